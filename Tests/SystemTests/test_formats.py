"""The machine formats, read by programs that others wrote."""

import csv
import datetime
import io
import itertools
import json
import re
import subprocess
import time
import unittest
import xml.etree.ElementTree

import icalendar
import jsonschema

from program import ROOT, ProgramTest

SCHEMA = json.loads((ROOT / "Config/report.schema.json").read_text())
VECTORS = ROOT / "Tests/BiorhythmCoreTests/Vectors/events.csv"
WHO = ("--birthday", "1990-05-15")
MONTH = (*WHO, "--date", "2026-11-30", "--month")
HOSTILE_NAME = "A&B <script>alert(1)</script> \"q\" 'x' ]]> &amp;"
LONG_NAMES = ["가" * 30, "😀" * 25, "👨‍👩‍👧" * 8]


class FormatTest(ProgramTest):
    def save(self, name, birthday="1990-05-15"):
        done = self.run_program("--person", name, "--set-birthday", birthday)
        self.assertEqual(done.returncode, 0, done.stderr)

    def calendar(self, *words):
        return icalendar.Calendar.from_ical(self.output(*words, "--format", "ics").encode())

    def rows(self, *words, **more):
        return list(csv.reader(io.StringIO(self.output(*words, "--format", "csv", **more), newline="")))


class SchemaTest(FormatTest):
    def setUp(self):
        super().setUp()
        self.validator = jsonschema.Draft202012Validator(SCHEMA)

    def test_the_schema_is_one(self):
        jsonschema.Draft202012Validator.check_schema(SCHEMA)

    def test_every_json_document_validates(self):
        self.save(HOSTILE_NAME)
        all_cycles = ("--cycles", "all")
        for words in [
            MONTH,
            (*WHO, "--date", "2026-11-30"),
            (*MONTH, *all_cycles),
            (*WHO, "--day", "2026-11-30"),
            (*WHO, "--date", "2026-11-30", "--events"),
            (*WHO, "--from", "1990-05-01", "--to", "1990-05-31"),
            (*WHO, "--from", "1990-05-01", "--to", "1990-05-31", "--events", *all_cycles),
            ("--person", HOSTILE_NAME, "--date", "2026-11-30"),
            (*WHO, "--compare", "1992-09-20", "--date", "2026-11-30"),
            (*WHO, "--compare", "1992-09-20", "--date", "2026-11-30", *all_cycles),
        ]:
            with self.subTest(words=words):
                self.validator.validate(json.loads(self.output(*words, "--format", "json")))

    def test_every_line_of_json_lines_validates(self):
        roster = "name,birthday\nAna,1990-05-15\n=1+1,2000-02-29\n"
        for words in [
            MONTH,
            (*WHO, "--from", "1990-05-01", "--to", "1990-06-30", "--cycles", "all"),
            ("--roster", "-", "--date", "2026-11-30"),
            ("--roster", "-", "--date", "2026-11-10", "--cycles", "all"),
        ]:
            with self.subTest(words=words):
                lines = self.output(*words, "--format", "jsonl", stdin=roster.encode()).splitlines()
                self.assertTrue(lines)
                for line in lines:
                    self.validator.validate(json.loads(line))

    def test_the_schema_refuses_what_cannot_be(self):
        right = json.loads(self.output(*MONTH, "--format", "json"))
        day = right["days"][0]
        for key, wrong in [("birthday", "15.05.1990"), ("days", [{**day, "critical": 4}]), ("more", 1)]:
            with self.subTest(key=key), self.assertRaises(jsonschema.ValidationError):
                self.validator.validate({**right, key: wrong})

    def test_the_keys_stand_in_their_order(self):
        text = self.output(*MONTH, "--format", "json")
        self.assertEqual(list(json.loads(text)), ["birthday", "name", "selected", "from", "to", "cycles", "days"])
        first = json.loads(text)["days"][0]
        self.assertEqual(list(first), ["date", "day", "critical", "cycles"])
        self.assertEqual(
            first["cycles"]["physical"],
            {"dayOfCycle": 2, "value": 0.5195839500354336, "percent": 52, "trend": "rising", "event": None},
        )


class EventTest(FormatTest):
    def test_every_event_of_the_vectors_comes_out_of_json_csv_and_calendar(self):
        with VECTORS.open() as file:
            vectors = list(csv.DictReader(file))
        for (birthday, month), group in itertools.groupby(vectors, lambda row: (row["birthday"], row["month"])):
            right = {
                (row["date"], row["cycle"], "-".join(filter(None, (row["event"], row["direction"]))))
                for row in group
            }
            words = ("--birthday", birthday, f"--month={month}")
            with self.subTest(words=words):
                days = json.loads(self.output(*words, "--format", "json"))["days"]
                self.assertEqual(right, {
                    (day["date"], cycle, reading["event"])
                    for day in days
                    for cycle, reading in (day["cycles"] or {}).items()
                    if reading["event"]
                })
                header, *rows = self.rows(*words)
                self.assertEqual(header[-1], "events")
                self.assertEqual(right, {
                    (row[0], *word.split(":")) for row in rows for word in row[-1].split()
                })
                events = self.calendar(*words).walk("VEVENT")
                self.assertEqual(right, {
                    (event["DTSTART"].dt.isoformat(), *re.fullmatch(
                        r"\d{4}-\d\d-\d\d-([a-z]+)-([a-z-]+)-[0-9a-f]+@biorhythm", event["UID"]).groups())
                    for event in events
                })
                self.assertEqual(len(right), len(events))

    def test_events_alone_are_the_same_days(self):
        days = json.loads(self.output(*MONTH, "--format", "json"))["days"]
        eventful = [day for day in days if any(reading["event"] for reading in day["cycles"].values())]
        words = (*WHO, "--date", "2026-11-30", "--events")
        self.assertEqual(json.loads(self.output(*words, "--format", "json"))["days"], eventful)
        self.assertEqual([row[0] for row in self.rows(*words)[1:]], [day["date"] for day in eventful])


class CalendarTest(FormatTest):
    # Case 54: Commas, semicolons and backslashes in a calendar.
    def test_a_calendar_keeps_to_the_rules_of_lines(self):
        for name in LONG_NAMES + ['Kim, Ha-neul; "H" \\ x:y']:
            with self.subTest(name=name):
                self.save(name)
                text = self.output("--person", name, "--month=2026-11", "--format", "ics")
                raw = text.encode()
                self.assertEqual(raw.count(b"\n"), raw.count(b"\r\n"))
                self.assertTrue(raw.endswith(b"END:VCALENDAR\r\n"))
                for line in raw.split(b"\r\n")[:-1]:
                    self.assertTrue(0 < len(line) <= 75)
                    line.decode()
                escaped = re.sub(r"([\\;,])", r"\\\1", name)
                self.assertIn(f"SUMMARY:{escaped}: ", text.replace("\r\n ", ""))
                events = icalendar.Calendar.from_ical(raw).walk("VEVENT")
                self.assertTrue(all(event["SUMMARY"].startswith(name) for event in events))

    # Case 52: What an event must have.
    def test_an_event_has_each_of_its_properties_once(self):
        text = self.output(*MONTH, "--format", "ics")
        self.assertIn("\r\nVERSION:2.0\r\n", text)
        self.assertIn("\r\nPRODID:", text)
        for event in text.split("BEGIN:VEVENT")[1:]:
            for pattern in [
                r"UID:.+", r"DTSTAMP:\d{8}T\d{6}Z", r"DTSTART;VALUE=DATE:\d{8}", r"DTEND;VALUE=DATE:\d{8}",
                r"SUMMARY:.+", r"TRANSP:TRANSPARENT", r"X-MICROSOFT-CDO-BUSYSTATUS:FREE",
            ]:
                self.assertEqual(len(re.findall(rf"(?m)^{pattern}\r$", event)), 1, pattern)

    # Case 105: A calendar has the same bytes on every day.
    def test_the_same_report_is_the_same_bytes_at_any_time(self):
        first = self.output(*MONTH, "--format", "ics")
        time.sleep(1.1)
        self.assertEqual(self.output(*MONTH, "--format", "ics"), first)
        ids = [event["UID"] for event in self.calendar(*MONTH).walk("VEVENT")]
        self.assertEqual(len(set(ids)), len(ids))
        dated = self.output(*MONTH, "--format", "ics", environment=self.environment(SOURCE_DATE_EPOCH="0"))
        stamps = {event["DTSTAMP"].dt for event in icalendar.Calendar.from_ical(dated.encode()).walk("VEVENT")}
        self.assertEqual(stamps, {datetime.datetime(1970, 1, 1, tzinfo=datetime.timezone.utc)})

    def test_ids_of_two_unnamed_people_never_meet(self):
        def ids(birthday):
            calendar = self.calendar("-b", birthday, "--from", "2026-01-01", "--to", "2026-12-31")
            return {event["UID"] for event in calendar.walk("VEVENT")}
        self.assertFalse(ids("1990-05-15") & ids("1988-08-09"))

    def test_no_id_shows_the_birthday(self):
        self.save("Ana")
        for words in [("--person", "Ana"), WHO]:
            text = self.output(*words, "--month=2026-11", "--format", "ics")
            self.assertNotIn("1990", text)

    def imports(self, *words):
        """Imports a document with khal and calcurse and returns what each has then."""
        file = self.home / "events.ics"
        file.write_bytes(self.output(*words, "--format", "ics").encode())
        calendar = self.home / "calendar"
        calendar.mkdir(exist_ok=True)
        config = self.home / "khal.conf"
        config.write_text(
            f"[calendars]\n[[ours]]\npath = {calendar}\n"
            f"[sqlite]\npath = {self.home / 'khal.db'}\n"
            "[locale]\ndateformat = %Y-%m-%d\nlongdateformat = %Y-%m-%d\ntimeformat = %H:%M\n"
            "datetimeformat = %Y-%m-%d %H:%M\nlongdatetimeformat = %Y-%m-%d %H:%M\n"
        )
        run = {"env": self.environment(), "capture_output": True, "check": True, "text": True}
        subprocess.run(["khal", "-c", config, "import", "--batch", file], **run)
        listed = subprocess.run(
            ["khal", "-c", config, "list", "--format", "{start-date} {title}", "--day-format", "",
             "2026-11-01", "30d"], **run)
        folder = self.home / "calcurse"
        done = subprocess.run(["calcurse", "-D", folder, "-i", file], **run)
        self.assertIn(" 0 skipped", done.stdout)
        kept = (folder / "apts").read_text().splitlines()
        return (
            {line for line in listed.stdout.splitlines() if line.strip()},
            {re.sub(r"(\d\d)/(\d\d)/(\d{4}) \[1\]", r"\3-\1-\2", line) for line in kept},
        )

    def test_khal_and_calcurse_import_every_event(self):
        right = {
            f"{event['DTSTART'].dt.isoformat()} {event['SUMMARY']}"
            for event in self.calendar(*MONTH).walk("VEVENT")
        }
        self.assertEqual(len(right), 13)
        self.assertEqual(self.imports(*MONTH), (right, right))

    # Case 52: A calendar without events.
    def test_an_alarm_is_at_its_time_of_the_day(self):
        words = (*WHO, "--events", "--from", "2026-11-01", "--to", "2026-11-30", "--alarm", "07:30")
        events = self.calendar(*words).walk("VEVENT")
        self.assertGreater(len(events), 5)
        for event in events:
            (alarm,) = event.walk("VALARM")
            self.assertEqual(alarm["ACTION"], "DISPLAY")
            self.assertEqual(alarm["DESCRIPTION"], event["SUMMARY"])
            self.assertEqual(alarm.decoded("TRIGGER"), datetime.timedelta(hours=7, minutes=30))
        khal, calcurse = self.imports(*words)
        self.assertEqual((len(khal), len(calcurse)), (len(events), len(events)))
        found = self.calendar(*WHO, "--find", "critical > 0", "--limit", "2", "--alarm", "00:00")
        self.assertEqual([alarm.decoded("TRIGGER") for alarm in found.walk("VALARM")], [datetime.timedelta()] * 2)
        for wrong, part in ((("--alarm", "25:00", "--format", "ics"), b"'25:00'"), (("--alarm", "07:30"), b"--format ics"),
                            (("--daily", "--alarm", "07:30"), b"--alarm")):
            done = self.run_program(*WHO, *wrong)
            self.assertEqual((done.returncode, done.stdout), (64, b""))
            self.assertIn(part, done.stderr)

    def test_khal_and_calcurse_import_a_calendar_without_events(self):
        words = (*WHO, "--from", "2026-11-01", "--to", "2026-11-01")
        self.assertEqual(self.calendar(*words).walk("VEVENT"), [])
        self.assertEqual(self.imports(*words), (set(), set()))


class PictureTest(FormatTest):
    SPACE = "{http://www.w3.org/2000/svg}"

    def picture(self, *words):
        text = self.output(*words, "--format", "svg")
        return text, xml.etree.ElementTree.fromstring(text)

    # Case 64: Markup in a name.
    def test_a_hostile_name_stays_text(self):
        self.save(HOSTILE_NAME)
        _, root = self.picture("--person", HOSTILE_NAME, "--month=2026-11")
        title = root.find(f"{self.SPACE}title").text
        self.assertIn(HOSTILE_NAME, title)
        # The heading has the picture's width: it may be cut, with an ellipsis.
        heading = next(root.iter(f"{self.SPACE}text")).text
        self.assertTrue(title.startswith(heading.removesuffix("…")) and len(heading) > 40, heading)
        self.assertEqual(list(root.iter(f"{self.SPACE}script")), [])

    def test_a_picture_describes_itself_and_needs_nothing(self):
        text, root = self.picture(*MONTH)
        self.assertEqual(root.get("role"), "img")
        for name in root.get("aria-labelledby").split():
            self.assertTrue(root.find(f"*[@id='{name}']").text)
        self.assertNotRegex(text, r"href|url\(|@import|@font-face|<script|<image")
        self.assertIn("prefers-color-scheme", text)

    # Case 66: It can be drawn.
    def test_every_picture_can_be_drawn(self):
        self.save("김바이오")
        for words in [
            MONTH,
            (*MONTH, "--cycles", "all"),
            ("--person", "김바이오", "--month=2026-02", "--lang", "ko"),
            ("--birthday", "2000-01-01", "--from", "2000-01-01", "--to", "2000-01-01"),
            (*WHO, "--from", "1990-05-01", "--to", "1990-05-31"),
            (*WHO, "--from", "2020-01-01", "--to", "2029-12-31"),
        ]:
            with self.subTest(words=words):
                text, _ = self.picture(*words)
                done = subprocess.run(["rsvg-convert"], input=text.encode(), capture_output=True, check=True)
                self.assertEqual((done.stdout[:8], done.stderr), (b"\x89PNG\r\n\x1a\n", b""))

    def test_a_picture_of_more_than_ten_years_is_refused(self):
        done = self.run_program(*WHO, "--from", "2000-01-01", "--to", "2020-01-01", "--format", "svg")
        self.assertEqual((done.returncode, done.stdout), (64, b""))


class PlaceTest(FormatTest):
    LOCALES = [
        "C", "th_TH.UTF-8", "ja_JP.UTF-8@calendar=japanese", "ar_EG.UTF-8", "fa_IR.UTF-8", "de_DE.UTF-8",
        "tr_TR.UTF-8", "ko_KR.EUC-KR",
    ]

    # Case 18: Machine formats in every locale.
    def test_dates_and_numbers_are_the_same_everywhere(self):
        day = (*WHO, "--day", "2020-04-04")
        window = (*WHO, "--from", "2020-04-01", "--to", "2020-04-30", "--cycles", "all")
        for format, words in itertools.product(["json", "csv", "jsonl"], [day, window]):
            with self.subTest(format=format):
                made = {
                    self.output(*words, "--format", format, environment=self.environment(LC_ALL=locale, LANG=locale))
                    for locale in self.LOCALES
                }
                self.assertEqual(len(made), 1)
                self.assertIn("2020-04-0", made.pop())
        made = {
            tuple(re.findall(
                r"(?m)^(?:UID|DTSTART|DTEND).*",
                self.output(*window, "--format", "ics", environment=self.environment(LC_ALL=locale)),
            ))
            for locale in self.LOCALES
        }
        self.assertEqual(len(made), 1)
        self.assertIn("DTSTART;VALUE=DATE:202004", "".join(made.pop()))


class ZeroTest(FormatTest):
    # Source: by theory these phases alone are at zero; every other value is at least 9.5 percent away.
    ZEROS = {
        "2000-01-15": ["emotional"],
        "2000-01-24": ["physical"],
        "2000-01-29": ["emotional"],
        "2000-02-03": ["intellectual"],
        "2058-03-09": ["physical", "emotional", "intellectual"],
    }

    # Case 77: Nor in machine formats.
    def test_zero_is_zero_without_a_sign(self):
        for date, at_zero in self.ZEROS.items():
            with self.subTest(date=date):
                words = ("--birthday", "2000-01-01", "--from", date, "--to", date)
                text = self.output(*words, "--format", "json")
                readings = json.loads(text)["days"][0]["cycles"]
                self.assertEqual([name for name, reading in readings.items() if reading["percent"] == 0], at_zero)
                self.assertNotRegex(text, r"-0[,.}](?!\d*[1-9])")
                for name in at_zero:
                    self.assertIn(f'"{name}":{{"dayOfCycle":{readings[name]["dayOfCycle"]},"value":0,"percent":0,', text)
                header, row = self.rows(*words)
                self.assertEqual([name for name, cell in zip(header, row) if cell == "0"], at_zero)
                svg = self.output(*words, "--format", "svg")
                self.assertNotRegex(svg, "[-\u2212]0%")


if __name__ == "__main__":
    unittest.main()
