"""Pictures as a browser draws them: no text touches another, and all of it is read on a phone."""

import concurrent.futures
import datetime

from browser import BrowserTest
from program import ProgramTest

LANGUAGES = ["en", "ko", "ja", "zh-Hans", "zh-Hant", "de"]

# What is wrong with the texts of the pictures in a page: overlaps, texts outside their picture, small ones.
FAULTS = """width => [...document.querySelectorAll("svg")].flatMap((svg, place) => {
  const faults = [], view = svg.viewBox.baseVal;
  const texts = [...svg.querySelectorAll("text")].map(text => [text.textContent, text.getBBox(),
    parseFloat(getComputedStyle(text).fontSize)]);
  for (const [words, box, size] of texts) {
    if (box.x < 0 || box.x + box.width > view.width || box.y < 0 || box.y + box.height > view.height)
      faults.push(`${place}: ${words} leaves the picture`);
    if (view.width <= 560.01 && size * width / view.width < 9)
      faults.push(`${place}: ${words} is ${size * width / view.width} pixels high`);
  }
  texts.forEach(([words, box], index) => {
    for (const [others, other] of texts.slice(index + 1))
      if (Math.min(box.x + box.width, other.x + other.width) > Math.max(box.x, other.x)
          && Math.min(box.y + box.height, other.y + other.height) > Math.max(box.y, other.y))
        faults.push(`${place}: ${words} touches ${others}`);
  });
  return faults;
})"""


class PictureTest(BrowserTest, ProgramTest):
    def faults(self, commands):
        """Returns what is wrong with the pictures of some command lines, drawn in one page."""
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            pictures = list(pool.map(lambda words: self.output(*words, "--format", "svg"), commands))
        page = self.open("<!DOCTYPE html><meta charset=utf-8>" + "\n".join(pictures))
        found = page.evaluate(FAULTS, 390)
        self.assertEqual(page.locator("body > svg").count(), len(commands))
        return found

    @staticmethod
    def windows(lengths):
        for length in lengths:
            first = datetime.date(2026, 1, 1) + datetime.timedelta(days=37 * length)
            last = first + datetime.timedelta(days=length - 1)
            selected = first + datetime.timedelta(days=7 * length % 11 % length)
            yield ["--from", str(first), "--to", str(last), "--date", str(selected), "--birthday", "1990-05-15",
                   "--cycles", "all" if length % 3 == 0 else "primary"]

    def test_no_text_touches_another_in_any_window_of_up_to_400_days(self):
        for language in LANGUAGES:
            for start in range(1, 401, 100):
                with self.subTest(language=language, start=start):
                    commands = [[*words, "--lang", language] for words in self.windows(range(start, start + 100))]
                    self.assertEqual(self.faults(commands), [])

    def test_no_text_touches_another_where_two_people_are_compared(self):
        for language in LANGUAGES:
            with self.subTest(language=language):
                commands = [[*words, "--lang", language, "--compare", "1992-09-20"]
                            for words in self.windows([1, 2, 7, 23, 24, 28, 31, 62, 91, 130, 131, 365, 366, 400])]
                self.assertEqual(self.faults(commands), [])

    def test_no_text_touches_another_in_a_year(self):
        for language in LANGUAGES:
            with self.subTest(language=language):
                commands = [[f"--year={year}", "--birthday", "1990-05-15", "--lang", language, "--cycles", cycles]
                            for year in (1990, 2026, 2028) for cycles in ("primary", "all")]
                self.assertEqual(self.faults(commands), [])

    def test_two_pictures_in_one_page_leave_each_other_and_the_page_alone(self):
        month = ["--birthday", "1990-05-15", "--month=2026-11", "--format", "svg"]
        first = self.output(*month)
        second = self.output(*month[:2], "--from", "2026-01-01", "--to", "2026-12-31", *month[3:], "--cycles", "all")
        style = """index => [...document.querySelectorAll("svg")[index].querySelectorAll("*")].map(element => {
          const style = getComputedStyle(element);
          return [style.fill, style.stroke, style.strokeWidth, style.strokeDasharray, style.fontSize, style.fontWeight];
        })"""
        heading = "<!DOCTYPE html><meta charset=utf-8><p class=title>words</p>"
        alone = [self.open(heading + svg).evaluate(style, 0) for svg in (first, second)]
        page = self.open(heading + first + second)
        self.assertEqual([page.evaluate(style, 0), page.evaluate(style, 1)], alone)
        ids = page.evaluate("[...document.querySelectorAll('[id]')].map(element => element.id)")
        self.assertEqual(len(ids), len(set(ids)))
        self.assertEqual(page.evaluate("getComputedStyle(document.querySelector('p')).fontWeight"), "400")
