"""The edge: the calendar's ends, counts, widths, periods, windows, and the limits of what is read."""

import itertools
import json
import unittest

from program import ProgramTest

FIRST, LAST = "0001-01-01", "9999-12-31"
REPORTS = [(), ("--month",), ("--day",), ("--daily",), ("--oneline",), ("--events",), ("--compare", FIRST)]
LANGUAGES = ["en", "ko", "ja", "zh-Hans", "zh-Hant", "de"]


class EdgeTest(ProgramTest):
    def assert_refused(self, *words, part=""):
        done = self.run_program(*words)
        self.assertEqual((done.returncode, done.stdout), (64, b""), words)
        self.assertRegex(done.stderr.decode(), r"\Abiorhythm: [^\n]+\n\Z")
        self.assertIn(part, done.stderr.decode())

    def test_every_report_can_be_made_at_both_ends_of_the_calendar(self):
        for words, (birthday, date), language in itertools.product(
                REPORTS, [(FIRST, FIRST), (FIRST, LAST), (LAST, LAST)], LANGUAGES):
            with self.subTest(words=words, birthday=birthday, date=date, language=language):
                text = self.output(
                    *words, "--birthday", birthday, "--date", date, "--lang", language, "--cycles", "all")
                self.assertTrue(text.strip())

    def test_every_format_can_be_made_at_both_ends_of_the_calendar(self):
        for format, (birthday, date) in itertools.product(
                ["json", "jsonl", "csv", "ics", "svg"], [(FIRST, FIRST), (FIRST, LAST), (LAST, LAST)]):
            with self.subTest(format=format, birthday=birthday, date=date):
                self.assertTrue(self.output(
                    "--month", "--birthday", birthday, "--date", date, "--format", format, "--cycles", "all"))

    def test_steps_past_the_ends_are_refused(self):
        for date, *step in [
            (LAST, "--next-day"), (LAST, "--next-month"), (FIRST, "--prev-day"), (FIRST, "--prev-month"),
            ("2026-11-30", "--next-day", "1000000000"), ("2026-11-30", "--prev-day", "1000000000"),
            ("2026-11-30", "--next-month", "1000000000"), ("2026-11-30", "--prev-month", "1000000000"),
        ]:
            self.assert_refused("--birthday", FIRST, "--day", date, *step, part="0001 to 9999")

    def test_counts_that_are_none_are_refused(self):
        for option, value in itertools.product(
                ["--next-day", "--prev-day", "--next-month", "--prev-month", "--width"],
                ["0", "-1", "+1", "1.5", "1e3", "x", "", "１", "1000000001", "9223372036854775807", "9223372036854775808", "1" + "0" * 20, "-9223372036854775808"]):
            self.assert_refused("--birthday", "1990-05-15", "--day", f"{option}={value}", part="whole number")

    def test_any_width_is_kept_to_or_as_good_as_the_widest(self):
        for width in ["1", "2", "39", "40", "10000", "1000000000"]:
            for words in REPORTS:
                self.output(*words, "--birthday", "1990-05-15", "--date", "2026-11-30", "--width", width)

    def test_periods_run_from_2_to_36500_days(self):
        for period in ["0", "1", "-2", "36501", "9223372036854775807", "9223372036854775808", "2.5", "1e2", ""]:
            self.assert_refused("--set", f"customCycles=own:{period}", part="36500")
        self.assertFalse(self.settings.exists())
        for period in [2, 36500]:
            self.output("--set", f"customCycles=own:{period}")
            for format in ["text", "json", "csv", "ics", "svg"]:
                self.output("--birthday", FIRST, "--date", LAST, "--month", "--cycles", "own", "--format", format)

    def test_many_long_cycles_are_no_trouble(self):
        periods = {f"own{number}": 36500 - number for number in range(200)}
        self.settings.parent.mkdir(parents=True)
        self.settings.write_text(json.dumps({"birthday": FIRST, "customCycles": periods}))
        for words in [*REPORTS, ("--month", "--format", "csv"), ("--month", "--format", "json"), ("--roster", "-")]:
            self.output(*words, "--date", LAST, "--cycles", "all", stdin=b"name,birthday\nAna,1001-01-01\n")

    def test_a_window_turned_round_or_half_open_is_refused(self):
        self.assert_refused("-b", FIRST, "--from", LAST, "--to", FIRST, part="runs backward")
        self.assert_refused("-b", FIRST, "--from", FIRST, part="--to")
        self.assert_refused("-b", FIRST, "--to", LAST, part="--from")

    def test_years_outside_the_calendar_are_refused(self):
        for year in ["0000", "10000", "99999999999999999999", "-0001"]:
            self.assert_refused("-b", "1990-05-15", f"--date={year}-01-01")
            self.assert_refused("-b", "1990-05-15", f"--month={year}-01")


class LimitTest(ProgramTest):
    """Settings and roster rows end at a megabyte, arguments at 64 KiB."""

    def fill(self, size):
        start, end = '{"birthday":"1990-05-15","note":"', '"}'
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        self.settings.write_text(start + "x" * (size - len(start) - len(end)) + end)

    def test_a_megabyte_is_read_and_a_byte_more_is_refused(self):
        self.fill(1 << 20)
        self.output("--day")
        self.fill((1 << 20) + 1)
        for words in [("--day",), ("--set", "color=never"), ("--show-settings",)]:
            done = self.run_program(*words)
            self.assertEqual((done.returncode, done.stdout), (78, b""))
            self.assertIn(b"1048576 bytes", done.stderr)
            self.assertEqual(self.settings.stat().st_size, (1 << 20) + 1)

    def test_a_file_that_would_grow_too_large_stays_as_it_is(self):
        self.fill(1 << 20)
        before = self.settings.read_bytes()
        done = self.run_program("--set", "color=never")
        self.assertEqual((done.returncode, done.stdout), (78, b""))
        self.assertEqual(self.settings.read_bytes(), before)

    def test_an_endless_file_is_refused_at_once(self):
        for words in [("--day",), ("--set", "color=never")]:
            done = self.run_program(*words, "--settings", "/dev/zero")
            self.assertEqual((done.returncode, done.stdout), (78, b""))
            self.assertIn(b"'/dev/zero' are larger", done.stderr)

    def test_a_roster_row_of_more_than_a_megabyte_is_refused_by_its_line(self):
        for content in ["x" * (2 << 20), '"' + "x\n" * (1 << 20)]:
            done = self.run_program("--roster", "-", stdin=f"name,birthday\nAna,1990-05-15\n{content}".encode())
            self.assertEqual(done.returncode, 65)
            self.assertIn(b"Ana", done.stdout)
            self.assertIn(b"more than 1048576 bytes at line 3", done.stderr)

    def test_an_argument_of_64_KiB_is_read_and_a_byte_more_is_refused(self):
        done = self.run_program("--person", "x" * (64 << 10))
        self.assertEqual(done.returncode, 78)
        self.assertIn(b"nobody called", done.stderr)
        done = self.run_program("--person", "x" * ((64 << 10) + 1))
        self.assertEqual(
            (done.returncode, done.stderr), (64, b"biorhythm: an argument is longer than 65536 bytes: shorten it\n"))


if __name__ == "__main__":
    unittest.main()
