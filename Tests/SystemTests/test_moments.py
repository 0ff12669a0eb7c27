"""Births to the minute beside another program that reads the same zones."""

import concurrent.futures
import datetime
import random
import unittest
import zoneinfo

from program import ProgramTest

UTC = datetime.timezone.utc
EPOCH = datetime.datetime(1970, 1, 1, tzinfo=UTC)
DAY = datetime.timedelta(days=1)


class MomentTest(ProgramTest):
    def expected(self, local, zone):
        """Returns the instant of a local time, or what the refusal must say."""
        first, second = (local.replace(tzinfo=zone, fold=fold) for fold in (0, 1))
        if first.utcoffset() == second.utcoffset():
            return first.astimezone(UTC)
        there = first.astimezone(UTC).astimezone(zone).replace(tzinfo=None) == local
        return "twice" if there else "skipped"

    def check(self, case):
        name, viewer_name, local = case
        instant = self.expected(local, zoneinfo.ZoneInfo(name))
        viewer = zoneinfo.ZoneInfo(viewer_name)
        first = local.date() + 3 * DAY
        done = self.run_program(
            "--events", "--birthday", f"{local:%Y-%m-%dT%H:%M:%S}@{name}", "--from", str(first), "--to",
            str(first + 27 * DAY), "--cycles", "physical,emotional", "--format", "csv",
            environment=self.environment(TZ=viewer_name))
        if isinstance(instant, str):
            self.assertEqual(done.returncode, 64, case)
            self.assertIn(instant, done.stderr.decode(), case)
            return
        self.assertEqual((done.returncode, done.stderr), (0, b""), case)
        told = {}
        for row in done.stdout.decode().splitlines()[1:]:
            date, moments = row.split(",")[0], row.split(",")[-1]
            for moment in moments.split():
                cycle, when = moment.split(":", 1)
                self.assertEqual(when[:10], date, case)
                told[cycle, datetime.datetime.fromisoformat(when).astimezone(UTC)] = when
        made = {}
        for cycle, period in (("physical", 23), ("emotional", 28)):
            for quarter in range(60 // (period // 4)):
                when = instant + datetime.timedelta(seconds=21_600 * period * quarter)
                shown = when.astimezone(viewer)
                if first <= shown.date() <= first + 27 * DAY:
                    made[cycle, when] = shown.isoformat()
        self.assertEqual(told, made, case)

    def test_20000_births_in_all_zones_agree(self):
        zones = sorted(name for name in zoneinfo.available_timezones() if name not in ("localtime", "Factory"))
        dice = random.Random(16)
        cases = []
        for number in range(20_000):
            years = (1900, 2037) if number % 2 == 0 else (2038, 2200)
            start = datetime.datetime(years[0], 1, 1)
            span = int((datetime.datetime(years[1], 12, 1) - start).total_seconds())
            cases.append((zones[number % len(zones)], dice.choice(zones),
                          start + datetime.timedelta(seconds=dice.randrange(span))))
        with concurrent.futures.ThreadPoolExecutor(4) as pool:
            for _ in pool.map(self.check, cases, chunksize=50):
                pass

    def test_times_around_every_change_of_some_clocks_agree(self):
        cases = []
        for name in ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Seoul", "Africa/Casablanca"):
            zone, before = zoneinfo.ZoneInfo(name), None
            for hour in range(0, 24 * 366 * 3):
                when = datetime.datetime(1987, 1, 1, tzinfo=UTC) + datetime.timedelta(hours=hour)
                offset = when.astimezone(zone).utcoffset()
                if before is not None and offset != before:
                    local = when.astimezone(zone).replace(tzinfo=None)
                    cases += [(name, name, local + datetime.timedelta(minutes=minutes)) for minutes in range(-150, 151, 15)]
                before = offset
        self.assertGreater(len(cases), 100)
        for case in cases:
            self.check(case)


if __name__ == "__main__":
    unittest.main()
