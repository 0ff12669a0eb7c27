"""Time zones: today is the local date however the zone is told, and nothing else depends on it."""

import json
import subprocess
import unittest

from namespace import NamespaceTest
from program import ProgramTest

ZONES = [
    "Asia/Seoul", "America/Los_Angeles", "Etc/GMT+12", "Pacific/Kiritimati", "Asia/Kathmandu", "UTC", "EST5EDT",
    "<+1245>-12:45", ":Europe/Berlin", "No/Such_Zone", "",
]
# One of these two is not on UTC's date, whatever the hour.
FAR_ZONES = ["Pacific/Kiritimati", "Etc/GMT+12"]


class ZoneTest(ProgramTest):
    # Case 1: A birthday is the same in every time zone.
    def test_reports_and_settings_are_the_same_in_every_zone(self):
        self.output("--set-birthday", "1990-05-15", environment=self.environment(TZ="Asia/Seoul"))
        stored = self.settings.read_bytes()
        self.assertIn(b'"1990-05-15"', stored)
        made = set()
        for zone in ZONES:
            environment = self.environment(TZ=zone)
            made.add((
                self.output("--show-settings", environment=environment),
                self.output("--day", "2026-11-30", environment=environment),
                self.output("--day", "2026-11-30", "--format", "json", environment=environment),
            ))
            self.assertEqual(self.settings.read_bytes(), stored)
        self.assertEqual(len(made), 1)
        day = json.loads(made.pop()[2])["days"][0]
        self.assertEqual(day["day"], 13348)
        self.assertEqual([reading["percent"] for reading in day["cycles"].values()], [82, -97, 10])

    # Case 3: The same in zones that changed their clocks.
    def test_no_day_is_lost_where_clocks_were_changed(self):
        for zone, birthday, date, number in [
            ("Asia/Seoul", "1980-01-01", "1988-07-01", 3104), ("Asia/Shanghai", "1988-04-17", "1988-04-18", 1),
            ("right/UTC", "1972-06-30", "2017-01-01", 16256), ("Asia/Seoul", "1961-08-09", "1961-08-11", 2),
            ("Pacific/Apia", "2011-12-29", "2011-12-31", 2),
        ]:
            text = self.output(
                "--birthday", birthday, "--day", date, "--format", "json", environment=self.environment(TZ=zone))
            self.assertEqual(json.loads(text)["days"][0]["day"], number)

    def test_today_is_the_date_of_the_zone(self):
        for zone in ZONES:
            with self.subTest(zone=zone):
                environment = self.environment(TZ=zone)
                words = ["date", "+%F"]
                before, today, after = (
                    subprocess.run(words, env=environment, capture_output=True, text=True).stdout.strip(),
                    json.loads(self.output(
                        "--day", "--birthday", "1990-05-15", "--format", "json", environment=environment))["selected"],
                    subprocess.run(words, env=environment, capture_output=True, text=True).stdout.strip(),
                )
                self.assertIn(today, [before, after])


class LocalTimeTest(NamespaceTest):
    """The zone of the system, in the layouts that /etc and /usr/share/zoneinfo have here and there."""

    PRELUDE = """
        cp -L "/usr/share/zoneinfo/{zone}" "$place/zone"
        mount -t tmpfs none /etc
        unset TZ
    """
    LAYOUTS = {
        "a copy": 'cp "$place/zone" /etc/localtime',
        "a link to a copy elsewhere": 'ln -s "$place/zone" /etc/localtime',
        "a copy without a zone folder": 'cp "$place/zone" /etc/localtime; mount -t tmpfs none /usr/share/zoneinfo',
        "a dangling link": 'ln -s /usr/share/zoneinfo/{zone} /etc/localtime; mount -t tmpfs none /usr/share/zoneinfo',
        "nothing": ":",
        "a directory": "mkdir /etc/localtime",
        "no zone file": "head -c 1000 /dev/urandom >/etc/localtime",
    }

    # Case 6: Today, however the system's zone is laid out.
    def test_today_is_what_date_says_in_every_layout(self):
        seen = set()
        for layout, script in self.LAYOUTS.items():
            for zone in FAR_ZONES:
                with self.subTest(layout=layout, zone=zone):
                    told = self.output_of((self.PRELUDE + script).replace("{zone}", zone) + """
                        date +%F
                        "$program" --day --birthday 1990-05-15 --format jsonl
                        date +%F
                        "$program" --day 2026-11-30 --birthday 1990-05-15 --format jsonl
                    """).splitlines()
                    self.assertIn(json.loads(told[1])["date"], [told[0], told[2]])
                    self.assertEqual(json.loads(told[3])["day"], 13348)
                    seen.add(told[0])
        self.assertGreater(len(seen), 1, "the zones must matter")

    # A cycle of four days turns once a day, so that a year has a moment for each.
    YEAR = """
        "$program" --set customCycles=daily:4 >/dev/null
        "$program" --events --birthday 2025-12-01T00:00Z --cycles daily --from 2025-12-01 --to 2027-02-01 --format csv |
            sed -n 's/.*daily:\\([-0-9T:+]*\\)$/\\1/p' >"$place/ours"
        for day in $(seq 31 395); do echo "@$((1764547200 + 86400 * day))"; done |
            date -f - +%Y-%m-%dT%H:%M:%S%:z >"$place/theirs"
        wc -l <"$place/theirs"
        grep -Fx -f "$place/theirs" "$place/ours" | diff - "$place/theirs"
    """

    def test_the_local_zone_is_the_one_of_date_over_a_year_of_days(self):
        for zone in ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]:
            named = [f"export TZ={form}" for form in
                     (zone, f":{zone}", f"/usr/share/zoneinfo/{zone}", f":/usr/share/zoneinfo/{zone}")]
            layouts = [(self.PRELUDE + self.LAYOUTS[layout]).replace("{zone}", zone)
                       for layout in ("a copy", "a link to a copy elsewhere", "a copy without a zone folder")]
            link = f"mount -t tmpfs none /etc; ln -s /usr/share/zoneinfo/{zone} /etc/localtime; unset TZ"
            for script in [*named, *layouts, link]:
                with self.subTest(script=script):
                    self.assertEqual(self.output_of(script + self.YEAR).strip(), "365")
        for rule in ["CET-1CEST,M3.5.0,M10.5.0/3", "EST5EDT", "<+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45", "KST-9", "",
                     "XXX3:30:15", "No/Such_Zone"]:
            with self.subTest(rule=rule):
                # date prints the seconds of an offset only where it is asked to.
                year = self.YEAR.replace("%:z", "%::z" if ":15" in rule else "%:z")
                self.assertEqual(self.output_of(f"export TZ='{rule}'" + year).strip(), "365")


if __name__ == "__main__":
    unittest.main()
