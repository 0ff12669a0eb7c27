"""Finding days, against a second calculation."""

import csv
import datetime
import io
import json
import math
import random
import unittest

from program import ProgramTest

PRIMARY = {"physical": 23, "emotional": 28, "intellectual": 33}
SECONDARY = {"intuition": 38, "aesthetic": 43, "awareness": 48, "spiritual": 53}
COMPOSITE = {
    "passion": ("physical", "emotional"), "mastery": ("physical", "intellectual"),
    "wisdom": ("emotional", "intellectual"), "average": ("physical", "emotional", "intellectual")}


def percent(value):
    """In whole percent, half away from zero."""
    return int(math.copysign(math.floor(abs(value) * 100 + 0.5), value))


class Day:
    """A day of a life as conditions see it."""

    def __init__(self, birthday, date):
        self.number = (date - birthday).days
        self.weekday = date.isoweekday()
        values = {
            name: math.sin(2 * math.pi * (self.number % period) / period)
            for name, period in {**PRIMARY, **SECONDARY}.items()}
        for name, parts in COMPOSITE.items():
            values[name] = sum(values[part] for part in parts) / len(parts)
        self.percents = {name: percent(value) for name, value in values.items()}
        at = [(self.number % period, period) for period in PRIMARY.values()]
        self.critical = sum(rest in (0, period // 2) for rest, period in at)
        # The whole day nearest to a quarter, the earlier one of two.
        self.peak = sum(rest == (period + 1) // 4 for rest, period in at)
        self.valley = sum(rest == (3 * period + 1) // 4 for rest, period in at)

    def __getattr__(self, name):
        return self.percents[name]

    def all(self, group, claim):
        return all(claim(self.percents[name]) for name in group)


CONDITIONS = {
    "primary >= 80": lambda d: d.all(PRIMARY, lambda v: v >= 80),
    "critical = 3": lambda d: d.critical == 3,
    "critical >= 2": lambda d: d.critical >= 2,
    "physical > 50 and weekday >= sat": lambda d: d.physical > 50 and d.weekday >= 6,
    "emotional = 100": lambda d: d.emotional == 100,
    "not (physical < 0 or emotional < 0)": lambda d: not (d.physical < 0 or d.emotional < 0),
    "secondary > 0": lambda d: d.all(SECONDARY, lambda v: v > 0),
    "composite <= -60": lambda d: d.all(COMPOSITE, lambda v: v <= -60),
    "physical emotional + 150 >": lambda d: d.physical + d.emotional > 150,
    "average >= 75": lambda d: d.average >= 75,
    "peak = 1 and valley = 1": lambda d: d.peak == 1 and d.valley == 1,
    "peak + valley >= 2": lambda d: d.peak + d.valley >= 2,
    "valley > 0 and critical > 0": lambda d: d.valley > 0 and d.critical > 0,
    "day mod 1000 = 0": lambda d: d.number % 1000 == 0,
    "day mod 23 = 0 and weekday = mon": lambda d: d.number % 23 == 0 and d.weekday == 1,
    "physical = intellectual": lambda d: d.physical == d.intellectual,
    "-20 <= wisdom and wisdom <= 20 and critical != 0": lambda d: -20 <= d.wisdom <= 20 and d.critical != 0,
    "(passion + mastery) / 2 > 90.5": lambda d: d.passion + d.mastery > 181,
    "intuition * 2 < aesthetic - 150": lambda d: d.intuition * 2 < d.aesthetic - 150,
    "spiritual >= 99 or awareness <= -99 and weekday < 6":
        lambda d: d.spiritual >= 99 or d.awareness <= -99 and d.weekday < 6,
}


class FindTest(ProgramTest):
    def people(self, count, choice):
        first = datetime.date(1930, 1, 1).toordinal()
        return [datetime.date.fromordinal(first + choice.randrange(32_000)) for _ in range(count)]

    def test_days_are_those_of_a_second_calculation(self):
        """50 people, 20 conditions, five years."""
        choice = random.Random(17)
        for birthday in self.people(50, choice):
            start = birthday + datetime.timedelta(days=choice.randrange(-400, 20_000))
            dates = [start + datetime.timedelta(days=n) for n in range(5 * 365 + 1)]
            days = {date: Day(birthday, date) for date in dates if date >= birthday}
            for condition, holds in CONDITIONS.items():
                text = self.output(
                    "--birthday", str(birthday), "--from", str(dates[0]), "--to", str(dates[-1]),
                    "--find", condition, "--format", "csv")
                rows = list(csv.DictReader(io.StringIO(text)))
                expected = [date for date, day in days.items() if holds(day)]
                self.assertEqual([row["date"] for row in rows], [str(date) for date in expected],
                                 f"{condition}, born {birthday}")
                for row, date in zip(rows, expected):
                    self.assertEqual([int(row[name]) for name in ["day", *PRIMARY]],
                                     [days[date].number, *(days[date].percents[name] for name in PRIMARY)])

    def test_several_people_share_the_days_on_which_it_holds_for_each(self):
        """Three people at once, 20 conditions, five years."""
        choice = random.Random(18)
        people = dict(zip(["", "Minji", "Jun"], self.people(3, choice)))
        for name, birthday in people.items():
            self.output("--set-birthday", str(birthday), *(["--person", name] if name else []))
        dates = [datetime.date(2024, 1, 1) + datetime.timedelta(days=n) for n in range(5 * 366)]
        days = {date: [Day(birthday, date) for birthday in people.values()] for date in dates}
        found = 0
        for condition, holds in CONDITIONS.items():
            document = json.loads(self.output(
                "--find", condition, "--with", "Minji", "--with", "Jun", "--from", str(dates[0]), "--to",
                str(dates[-1]), "--format", "json"))
            expected = [date for date in dates if all(map(holds, days[date]))]
            self.assertEqual([day["date"] for day in document["days"]], [str(date) for date in expected], condition)
            for day, date in zip(document["days"], expected):
                for person, name, reckoned in zip(day["people"], people, days[date]):
                    self.assertEqual((person["name"] or "", person["day"]), (name, reckoned.number))
                    self.assertEqual(
                        {id: cycle["percent"] for id, cycle in person["cycles"].items()},
                        {id: reckoned.percents[id] for id in PRIMARY})
            found += len(expected)
        self.assertGreater(found, 20)


if __name__ == "__main__":
    unittest.main()
