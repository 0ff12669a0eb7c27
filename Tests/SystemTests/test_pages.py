"""Pages as a browser shows, reads out and prints them."""

import json
import re
import time

import html5lib
from axe_playwright_python.sync_playwright import Axe

from browser import BrowserTest
from hostile import HOSTILE
from program import ProgramTest

LANGUAGES = ["en", "ko", "ja", "zh-Hans", "zh-Hant", "de"]
WHO = ["--birthday", "1990-05-15", "--date", "2026-12-18"]
MONTH = [*WHO, "--month=2026-12"]
YEAR = [*WHO, "--year=2026"]
PAIR = [*WHO, "--from", "2026-12-01", "--to", "2026-12-31", "--compare", "1992-09-20"]


class PageTest(BrowserTest, ProgramTest):
    def html(self, *words):
        return self.output(*words, "--format", "html")

    def save(self, names):
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        people = {name: {"birthday": "1992-09-20"} for name in names}
        self.settings.write_text(json.dumps({"birthday": "1990-05-15", "people": people, "version": 1}))

    def every_page(self, language="en"):
        self.save(["Minji", "Jürgen"])
        record = self.home / "record.csv"
        record.write_text("date,value\n" + "".join(f"2026-{m:02}-{d:02},{d * m % 7}\n" for m in range(1, 7) for d in range(1, 29)))
        evidence = [*WHO[:2], "--evidence", str(record), "--permutations", "199"]
        for words in (MONTH, [*MONTH, "--cycles", "all"], YEAR, PAIR, ["--people", "--date", "2026-12-18"], evidence):
            yield words, self.html(*words, "--lang", language)

    def test_pages_say_nothing_ask_for_nothing_and_are_as_wide_as_the_screen(self):
        for words, html in self.every_page("de"):
            for width in (360, 768, 1280, 2000):
                with self.subTest(words=words, width=width):
                    page = self.open(html, width)
                    self.assertEqual(page.said, [])
                    self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), width)

    def test_axe_finds_nothing_in_light_and_dark(self):
        for language in ("en", "ko"):
            for words, html in self.every_page(language):
                for scheme in ("light", "dark"):
                    with self.subTest(words=words, scheme=scheme, language=language):
                        # The check itself is a script, which the page's policy refuses.
                        page = self.open(html, color_scheme=scheme, bypass_csp=True)
                        found = Axe().run(page).response["violations"]
                        told = [(fault["id"], node["html"][:200]) for fault in found for node in fault["nodes"]]
                        self.assertEqual(told, [])

    def test_pages_are_valid_in_every_language(self):
        for language in LANGUAGES:
            for words, html in self.every_page(language):
                with self.subTest(words=words, language=language):
                    parser = html5lib.HTMLParser(strict=False)
                    parser.parse(html)
                    # html5lib knows no color-scheme or Content-Security-Policy, and names no other fault.
                    self.assertEqual([error[1] for error in parser.errors], [])
                    self.assertIn(f'<html lang="{language}">', html)

    def test_a_day_is_read_out_by_pointer_touch_and_keyboard(self):
        for words in (MONTH, YEAR, PAIR):
            with self.subTest(words=words):
                page = self.open(self.html(*words), 390, has_touch=True)
                days = page.locator("[data-readout]").evaluate_all("days => days.map(day => day.dataset.readout)")
                selected = page.locator("[data-selected]").get_attribute("data-readout")
                self.assertEqual(page.locator("#readout").inner_text(), selected)
                readout, box = page.locator("#readout"), page.locator("#picture svg").bounding_box()
                grid, view = page.evaluate("""(() => { const svg = document.querySelector("#picture svg");
                  return [svg.dataset.grid.split(" ").map(Number), [svg.viewBox.baseVal.y, svg.viewBox.baseVal.width]] })()""")
                scale = box["width"] / view[1]

                def place(column):
                    return (box["x"] + (grid[0] + (column + 0.5) * grid[2]) * scale,
                            box["y"] + (grid[1] + grid[3] / 2 - view[0]) * scale)

                page.mouse.move(*place(4))
                self.assertEqual(readout.inner_text(), days[4])
                page.touchscreen.tap(*place(9))
                self.assertEqual(readout.inner_text(), days[9])
                page.locator("#picture").focus()
                for key, day in [("ArrowRight", 10), ("ArrowDown", 17), ("ArrowLeft", 16), ("Home", 0),
                                 ("ArrowLeft", 0), ("End", len(days) - 1), ("ArrowRight", len(days) - 1)]:
                    page.keyboard.press(key)
                    self.assertEqual(readout.inner_text(), days[day])
                    self.assertEqual(page.locator("#picture").get_attribute("aria-valuetext"), days[day])
                self.assertEqual(page.said, [])

    def test_everything_is_there_without_scripts(self):
        page = self.open(self.html(*MONTH), java_script_enabled=False)
        self.assertEqual(page.locator(".days tbody tr").count(), 31)
        self.assertFalse(page.locator("#hint").is_visible())

    def test_a_month_a_year_and_two_people_are_a_sheet_each(self):
        for language in LANGUAGES:
            for words in (MONTH, YEAR, PAIR):
                page = self.open(self.html(*words, "--lang", language))
                for paper in ("A4", "Letter"):
                    with self.subTest(words=words, paper=paper, language=language):
                        document = page.pdf(format=paper)
                        self.assertEqual(len(re.findall(rb"/Type\s*/Page\b", document)), 1)

    def test_hostile_names_are_text(self):
        markup = ["<img src=x onerror=alert(1)>", "\"><svg onload=alert(1)>", "'><b>x</b>", "</td></table><script>alert(1)",
                  "<!--", "]]>", "&lt;i&gt;", "</style><style>*{display:none}", "</title>", "javascript:alert(1)", "<a href=//x>"]
        names = [f"{evil} {tag}" for evil in HOSTILE for tag in markup]
        names += [tag * count for tag in markup for count in (1, 2, 3)]
        self.assertGreaterEqual(len(set(names)), 300)
        self.save(names)
        page = self.open(self.html("--people", "--date", "2026-12-18"))
        self.assertEqual(page.said, [])
        self.assertEqual(page.locator("tbody tr").count(), len(names) + 1)
        tags = page.evaluate("[...new Set([...document.querySelectorAll('tbody *')].map(e => e.localName))].sort()")
        self.assertLessEqual(set(tags), {"tr", "th", "td", "span", "svg", "rect", "path"})

    def test_a_year_is_small_and_many_people_are_quick(self):
        self.assertLess(len(self.html(*YEAR).encode()), 300 * 1024)
        self.save([f"Person {number}" for number in range(10_000)])
        start = time.monotonic()
        page = self.html("--people", "--date", "2026-12-18")
        self.assertLess(time.monotonic() - start, 10)
        self.assertEqual(page.count("<tr>"), 10_002)
