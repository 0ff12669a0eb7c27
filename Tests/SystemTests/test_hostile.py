"""Text that means harm: whatever it says, it stays text."""

import csv
import io
import json
import os
import re
import time
import unittest
import xml.dom.minidom

import icalendar

from program import BINARY, ProgramTest
from pty_terminal import PtyProgram

# C0, C1, DEL, marks that change the direction, and what cannot be seen.
HOSTILE = [
    "evil\x1b]0;pwned\x07\x1b[2J\x1b[31mRED", "a\rb", "a\x08\x08b", "\u009b31mred", "x\x7fy", "two\nlines", "tab\there",
    "null\x00byte", "\u202egnp.exe", "\u2066x\u2069\u2067y", "x\u061c\u200e\u200fy", "zero\u200bwidth\u2060\ufeff",
    "line\u2028and\u2029paragraph", "tag\U000e0041\U000e007f", "next\u0085line", "x\u00ady\u180ez",
    "A&B <script>alert(1)</script> \"q\" 'x' ]]> &amp; <!-- --> <![CDATA[", "x\r\nEND:VCALENDAR\r\nBEGIN:VEVENT",
    "x;y,z:\\n\"", "=1+1", "+82 10", "-Kim", "@SUM(A1)", "%n%s%p", "\U0010ffff\ufffe\uffff", "$(touch x)`touch y`",
]
FORBIDDEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\u00ad\u180e\U000e0000-\U000e007f]")
COLOR = re.compile(r"\x1b\[[0-9;]*m")
REPORTS = [
    (), ("--month",), ("--day",), ("--daily",), ("--oneline",), ("--events",), ("--compare", "1992-09-20"),
]
LANGUAGES = ["en", "ko", "ja", "zh-Hans", "zh-Hant"]


class HostileTest(ProgramTest):
    def save(self, *people, **more):
        self.settings.parent.mkdir(parents=True, exist_ok=True)
        saved = {name: {"birthday": "1990-05-15"} for name in people}
        self.settings.write_text(json.dumps({"birthday": "1990-05-15", "people": saved, **more}))

    def assert_safe(self, data, lines=None):
        """Nothing but line feeds, and color, of all that acts unseen."""
        text = COLOR.sub("", data.decode())
        self.assertIsNone(FORBIDDEN.search(text), repr(text[:500]))
        if lines is not None:
            self.assertEqual(text.count("\n"), lines, text)

    def argument(self, text):
        """The text without what no argument can have."""
        return text.replace("\x00", "")


class TerminalTest(HostileTest):
    def test_reports_show_a_name_and_never_send_it(self):
        for name in HOSTILE:
            self.save(name)
            for words in REPORTS:
                with self.subTest(name=name, words=words):
                    person = ("--person=" + name,) if "\x00" not in name else ()
                    for language in LANGUAGES[:1] if words else LANGUAGES:
                        done = self.run_program(
                            *words, *person, "--date", "2026-11-30", "--color", "always", "--lang", language)
                        self.assertEqual((done.returncode, done.stderr), (0, b""))
                        self.assert_safe(done.stdout)

    def test_settings_are_shown_and_never_sent(self):
        self.save(*HOSTILE)
        self.assert_safe(self.output("--show-settings").encode(), lines=8 + len(HOSTILE))
        done = self.run_program("--person", "nobody")
        self.assertEqual((done.returncode, done.stdout), (78, b""))
        self.assert_safe(done.stderr, lines=1)
        for name in map(self.argument, HOSTILE):
            for words in [("--person=" + name, "--set-birthday", "1990-05-15"), ("--forget=" + name,)]:
                done = self.run_program(*words)
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assert_safe(done.stdout, lines=1)

    def test_a_wrong_settings_file_is_told_of_in_one_line(self):
        wrong = [{"birthday": None}, {"color": None}, {"people": {None: 1}}, {None: 0, "version": None},
                 {"customCycles": {None: 1}}, {"cycles": [None]}, {"language": [None]}]
        for text in HOSTILE:
            for pattern in wrong:
                with self.subTest(text=text, pattern=pattern):
                    document = json.dumps(pattern).replace("null", json.dumps(text))
                    document = document.replace('""', '"').replace('""', '"')
                    self.settings.parent.mkdir(parents=True, exist_ok=True)
                    self.settings.write_text(document)
                    done = self.run_program("--day")
                    self.assertEqual((done.returncode, done.stdout), (78 if "cycles" not in pattern else done.returncode, b""))
                    self.assert_safe(done.stderr, lines=1)

    def test_arguments_are_quoted_and_never_sent(self):
        for text in map(self.argument, HOSTILE):
            for words in [
                (text,), ("--" + text,), ("--" + text + "=1",), ("--person", text), ("--date", text), ("--month=" + text,),
                ("--format", text), ("--cycles", text), ("--width", text), ("--lang=" + text,), ("--set", text),
                ("--set", "color=" + text), ("--set", text + "=1"), ("--set", "cycles=" + text), ("--compare", text),
                ("--help=" + text,), ("--completion", text), ("--ascii=" + text,), ("--next-day=" + text,),
                ("--roster", "no/" + text), ("--day", "-o", "no/" + text), ("--settings", "no/" + text, "--day"),
                ("--settings", "/dev/null/" + text, "--set", "color=never"), ("-b", "1990-05-15", "--person", text),
            ]:
                with self.subTest(words=words):
                    done = self.run_program(*words, cwd=self.home)
                    self.assertNotEqual(done.returncode, 0)
                    self.assertEqual(done.stdout, b"")
                    self.assert_safe(done.stderr, lines=1)

    def test_places_are_shown_and_never_sent(self):
        for text in map(self.argument, HOSTILE):
            folder = self.home / text.replace("/", "")
            folder.mkdir()
            path = str(folder / "settings.json")
            done = self.run_program("--settings", path, "--set-birthday", "1990-05-15")
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assert_safe(done.stdout, lines=1)
            self.assert_safe(self.output("--settings", path, "--show-settings").encode(), lines=9)
            self.output("--settings", path, "--day", "-o", str(folder / "report"))
            self.assertEqual(sorted(os.listdir(folder)), ["report", "settings.json"])

    def test_the_environment_is_never_sent(self):
        self.save("Ana")
        for text in map(self.argument, HOSTILE):
            for name in ["LANG", "LC_ALL", "COLUMNS", "TERM", "NO_COLOR", "TZ", "XDG_CONFIG_HOME"]:
                done = self.run_program("--show-settings", environment=self.environment(**{name: text}))
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assert_safe(done.stdout)

    def test_a_real_terminal_gets_color_and_text_alone(self):
        for name in map(self.argument, HOSTILE):
            self.save(name)
            for words in [("--day", "--person=" + name), ("--person=" + name + "?",), ("--show-settings",)]:
                argv = [BINARY, *words]
                with self.subTest(words=words), PtyProgram(argv, env=self.environment(TERM="xterm")) as program:
                    program.wait()
                    # The terminal itself adds the carriage returns.
                    self.assert_safe(program.output.replace(b"\r\n", b"\n"))


class BytesTest(HostileTest):
    WRONG = [b"\xb1\xe8\xc7\xcf\xb4\xc3", b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"a\xcc"]

    def test_arguments_that_are_not_UTF_8_are_refused(self):
        for text in self.WRONG:
            for words in [(text,), (b"--person", text), (b"--date=" + text,), (b"--settings", text), (b"-o", text)]:
                done = self.run_program(*words, cwd=self.home)
                self.assertEqual((done.returncode, done.stdout), (64, b""))
                self.assert_safe(done.stderr, lines=1)
                self.assertIn(b"UTF-8", done.stderr)

    def test_settings_that_are_not_UTF_8_are_refused(self):
        self.settings.parent.mkdir(parents=True)
        whole = [b'{"people":{"%s":{"birthday":"1990-05-15"}}}' % text for text in self.WRONG]
        whole += ['{"birthday":"1990-05-15"}'.encode(coding) for coding in ["utf-16", "utf-16-le", "utf-32"]]
        whole.append('{"a":"∀絀絀"}'.encode("utf-16-le"))
        for content in whole:
            with self.subTest(content=content):
                self.settings.write_bytes(content)
                for words in [("--day",), ("--set-birthday", "1990-05-15")]:
                    done = self.run_program(*words)
                    self.assertEqual((done.returncode, done.stdout), (78, b""))
                    self.assert_safe(done.stderr, lines=1)
                self.assertEqual(self.settings.read_bytes(), content)


class LocaleTest(HostileTest):
    """Without a locale, as under cron."""

    LOCALES = [{}, {"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"LC_ALL": "", "LANG": ""}]

    def test_charts_are_ASCII_and_names_stay_whole(self):
        names = ["김하늘", "王芳", "José", "山田太郎"]
        roster = "name,birthday\n" + "".join(f"{name},1990-05-15\n" for name in names)
        self.save(*names)
        for locale in self.LOCALES:
            environment = {"HOME": str(self.home), "PATH": os.environ["PATH"], **locale}
            for words in [("--month=2026-11",), ("--day",), (), ("--daily",), ("--events",), ("--help",)]:
                self.assertTrue(self.output(*words, environment=environment).isascii())
            for words in [("--roster", "-"), ("--show-settings",)]:
                text = self.output(*words, environment=environment, stdin=roster.encode())
                for name in names:
                    self.assertIn(name, text)


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
            self.assert_safe(done.stdout, lines=1 + len(self.NAMES))

    def test_JSON_lines_give_every_name_back_and_show_none_raw(self):
        done = self.roster("--format", "jsonl")
        self.assert_safe(re.sub("[\u200b\u2060\u00ad\u180e\ufeff\U000e0041\U000e007f]", "", done.stdout.decode()).encode())
        lines = done.stdout.decode().split("\n")
        self.assertEqual([json.loads(line)["name"] for line in lines[:-1]], self.NAMES)

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
            path.write_text("name,birthday\nAna,\n")
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

    def test_a_row_of_more_than_a_megabyte_is_refused_by_its_line(self):
        for content in ["x" * (2 << 20), '"' + "x\n" * (1 << 20)]:
            done = self.run_program("--roster", "-", stdin=f"name,birthday\nAna,1990-05-15\n{content}".encode())
            self.assertEqual(done.returncode, 65)
            self.assertIn(b"Ana", done.stdout)
            self.assertIn(b"more than 1048576 bytes at line 3", done.stderr)

    def test_endless_files_are_refused_at_once(self):
        for path in ["/dev/zero", "/dev/urandom"]:
            start = time.monotonic()
            done = self.run_program("--roster", path)
            self.assertEqual((done.returncode, done.stdout), (65, b""))
            self.assert_safe(done.stderr, lines=1)
            self.assertLess(time.monotonic() - start, 5)


if __name__ == "__main__":
    unittest.main()
