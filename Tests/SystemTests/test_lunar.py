"""Lunar dates beside two other programs that know them."""

import datetime
import random
import unittest

import sxtwl
from korean_lunar_calendar import KoreanLunarCalendar

from program import ProgramTest

FIRST = datetime.date(1900, 1, 31)
LAST = datetime.date(2050, 12, 31)


class LunarTest(ProgramTest):
    def days(self, calendar, count):
        """Returns random days and their lunar dates as the program writes them."""
        self.output("--set", f"lunar={calendar}")
        lines = self.output("--birthday", "1900-01-01", "--from", str(FIRST), "--to", "2100-12-31", "--format", "jsonl",
                            "--cycles", "physical").splitlines()
        lunar = {line[9:19]: line.split('"lunar":"')[1].split('"')[0] for line in lines}
        dice = random.Random(18)
        return [(day, lunar[str(day)]) for day in
                (FIRST + datetime.timedelta(days=dice.randrange((LAST - FIRST).days)) for _ in range(count))]

    def test_the_korean_calendar_agrees_on_20000_days(self):
        for day, lunar in self.days("korean", 20_000):
            other = KoreanLunarCalendar()
            self.assertTrue(other.setSolarDate(day.year, day.month, day.day), day)
            theirs = f"{other.lunarYear}-{other.lunarMonth:02}{'L' * other.isIntercalation}-{other.lunarDay:02}"
            self.assertEqual(lunar, theirs, day)

    def test_the_chinese_calendar_agrees_on_20000_days(self):
        for day, lunar in self.days("chinese", 20_000):
            other = sxtwl.fromSolar(day.year, day.month, day.day)
            theirs = f"{other.getLunarYear()}-{other.getLunarMonth():02}{'L' * other.isLunarLeap()}-{other.getLunarDay():02}"
            self.assertEqual(lunar, theirs, day)

    def test_a_lunar_day_is_the_day_that_it_came_from(self):
        for calendar, prefix in (("korean", "lunar-kr"), ("chinese", "lunar-cn")):
            days = self.days(calendar, 300)
            text = "".join(f"{prefix} {lunar}\n" for _, lunar in days)
            found = self.output("--calculate", "-", stdin=text.encode()).split()
            self.assertEqual(found, [str(day) for day, _ in days])


if __name__ == "__main__":
    unittest.main()
