"""Text that means harm: in every format it stays text."""

import csv
import io
import json
import re
import time
import unittest
import xml.dom.minidom

import icalendar

from hostile import FORBIDDEN, HOSTILE, HostileTest


class FormatTest(HostileTest):
    def documents(self, format, *names):
        for name in names or HOSTILE:
            if "\x00" in name:
                continue
            self.save(name)
            yield name, self.output("--person=" + name, "--month=2026-11", "--format", format)

    def test_JSON_gives_every_name_back_and_shows_none_raw(self):
        for name, text in self.documents("json"):
            self.assertEqual(json.loads(text)["name"], name)
            self.assertNotRegex(text, "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")

    def test_a_calendar_has_the_same_events_whatever_the_name(self):
        _, right = next(self.documents("ics", "Ana"))
        count = right.count("BEGIN:VEVENT")
        for name, text in self.documents("ics"):
            with self.subTest(name=name):
                self.assertEqual(text.count("\n"), text.count("\r\n"))
                self.assert_safe(text.replace("\r\n", "\n").encode())
                lines = text.replace("\r\n ", "").split("\r\n")
                self.assertEqual(sum(line == "BEGIN:VEVENT" for line in lines), count)
                self.assertEqual(sum(line == "END:VCALENDAR" for line in lines), 1)
                self.assertTrue(all(re.match(r"[A-Z-]+[:;]", line) for line in lines[:-1]))
                self.assertEqual(len(icalendar.Calendar.from_ical(text).walk("VEVENT")), count)
                if not FORBIDDEN.search(name) and "\n" not in name:
                    summaries = [line[8:] for line in lines if line.startswith("SUMMARY:")]
                    self.assertTrue(all(re.sub(r"\\(.)", r"\1", text).startswith(name + ": ") for text in summaries))

    # Case 64: A picture's elements, whatever the name.
    def test_a_picture_has_the_same_elements_whatever_the_name(self):
        def elements(text):
            return [element.tagName for element in xml.dom.minidom.parseString(text.encode()).getElementsByTagName("*")]

        _, right = next(self.documents("svg", "Ana"))
        for name, text in self.documents("svg"):
            with self.subTest(name=name):
                self.assertEqual(elements(text), elements(right))
                self.assert_safe(text.encode())

    def test_CSV_has_the_same_cells_whatever_the_name(self):
        _, right = next(self.documents("csv", "Ana"))
        for _, text in self.documents("csv"):
            self.assertEqual(text, right)

    def test_a_name_of_nearly_a_megabyte_makes_no_endless_message(self):
        for unit in ["x", "가", "e\u0301", "\u0301", "👨\u200d", "\u202e", "\"", "<", "\\"]:
            name = "A" + unit * (900_000 // len(json.dumps(unit)))
            self.save()
            self.settings.write_text(json.dumps(
                {"birthday": "1990-05-15", "people": {name: {"birthday": "1990-05-15"}}}, ensure_ascii=False))
            start = time.monotonic()
            self.output("--show-settings")
            done = self.run_program("--person", "nobody")
            self.assertEqual(done.returncode, 78)
            self.assertLess(len(done.stderr), 20_000)
            self.assertLess(time.monotonic() - start, 20)

    def test_five_megabytes_of_one_character_are_refused(self):
        for unit in ["x", "[", '"', "\x00", "0", "\u202e"]:
            self.settings.parent.mkdir(parents=True, exist_ok=True)
            self.settings.write_text(unit * (5 << 20))
            done = self.run_program("--day")
            self.assertEqual((done.returncode, done.stdout), (78, b""))
            self.assertIn(b"1048576 bytes", done.stderr)


class RosterTest(HostileTest):
    """The same from a roster."""

    # A NUL is what only binary files and UTF-16 have.
    NAMES = [name for name in HOSTILE if "\x00" not in name]

    def roster(self, *words, names=NAMES):
        file = io.StringIO()
        csv.writer(file, lineterminator="\n", quoting=csv.QUOTE_ALL).writerows([["name", "birthday"], *([name, "1990-05-15"] for name in names)])
        return self.run_program(
            "--roster", "-", "--date", "2026-11-30", *words, stdin=file.getvalue().encode())

    def test_a_table_has_a_safe_line_for_every_name(self):
        for words in [(), ("--ascii",), ("--width", "40"), ("--width", "200", "--cycles", "all"), ("--color", "always")]:
            done = self.roster(*words)
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assert_safe(done.stdout, lines=2 + len(self.NAMES))

    def test_JSON_lines_give_every_name_back_and_show_none_raw(self):
        done = self.roster("--format", "jsonl")
        self.assert_safe(re.sub("[\u200b\u2060\u00ad\u180e\ufeff\U000e0041\U000e007f]", "", done.stdout.decode()).encode())
        lines = done.stdout.decode().split("\n")
        self.assertEqual([json.loads(line)["name"] for line in lines[:-1]], self.NAMES)

    # Case 56: Names through CSV and back.
    def test_CSV_keeps_every_name_in_its_cell_and_runs_none(self):
        done = self.roster("--format", "csv")
        rows = list(csv.reader(io.StringIO(done.stdout.decode(), newline="")))
        self.assertEqual(len(rows), 1 + len(self.NAMES))
        for name, row in zip(self.NAMES, rows[1:]):
            self.assertEqual(row[0], "'" + name if name[0] in "=+-@\t\r" else name)
            self.assertEqual(row[1:7], ["1990-05-15", "2026-11-30", "13348", "82", "-97", "10"])
        again = self.run_program(
            "--roster", "-", "--date", "2026-11-30", "--format", "csv", stdin=done.stdout)
        self.assertEqual((again.returncode, again.stderr), (0, b""))
        self.assertEqual(len(list(csv.reader(io.StringIO(again.stdout.decode(), newline="")))), len(rows))

    def test_bad_rows_are_told_of_in_a_safe_line_each(self):
        birthdays = [text for text in self.NAMES[:16]]
        file = io.StringIO()
        csv.writer(file, quoting=csv.QUOTE_ALL).writerows([["name", "birthday"], *(["Ana", birthday] for birthday in birthdays)])
        done = self.run_program("--roster", "-", stdin=file.getvalue().encode())
        self.assertEqual(done.returncode, 65)
        self.assert_safe(done.stderr, lines=1 + len(birthdays))
        for text in map(self.argument, HOSTILE):
            path = self.home / text.replace("/", "")
            path.write_text("name,birthday\nAna,x\n")
            done = self.run_program("--roster", str(path))
            self.assertEqual(done.returncode, 65)
            self.assert_safe(done.stderr, lines=2)

    def test_one_character_over_and_over_is_a_name_or_refused_by_its_line(self):
        for unit in ["x", "가", "\u0301", "\u202e", '"', ",", "\n", "\r", "\t", "👨\u200d"]:
            for size in [1_000_000, 5_000_000]:
                with self.subTest(unit=unit, size=size):
                    start = time.monotonic()
                    text = "name,birthday\nA" + unit * (size // len(unit.encode())) + ",1990-05-15\nAna,1990-05-15\n"
                    for format in ["text", "csv", "jsonl"]:
                        done = self.run_program("--roster", "-", "--format", format, stdin=text.encode())
                        self.assertIn(done.returncode, [0, 65])
                        self.assertLess(len(done.stderr), 5000)
                    self.assertLess(time.monotonic() - start, 20)

    def test_endless_files_are_refused_at_once(self):
        for path in ["/dev/zero", "/dev/urandom"]:
            start = time.monotonic()
            done = self.run_program("--roster", path)
            self.assertEqual((done.returncode, done.stdout), (65, b""))
            self.assert_safe(done.stderr, lines=1)
            self.assertLess(time.monotonic() - start, 5)


if __name__ == "__main__":
    unittest.main()
