"""Roster runs of the built program: pipes, encodings, endless files and exit statuses."""

import datetime
import json
import os
import random
import re
import signal
import subprocess
import time
import unittest

from program import BINARY, ROOT, ProgramTest

DATE = ("--date", "2026-11-30")
FAMILY = "name,birthday\nAna,1988-02-08\n김하늘,1990-05-15\n山田太郎,2000-11-04\n王芳,2026-11-30\n"
HANEUL = "김하늘,1990-05-15,2026-11-30,13348,82,-97,10,intellectual:critical-falling\n"


def big_roster(rows):
    """A roster of invented people, the same ones every time."""
    chance = random.Random(3)
    names = ["Ana", "Minji", "김하늘", "王芳", "山田太郎", "José", '"Kim, Ha-neul"']
    first, last = datetime.date(1930, 1, 1).toordinal(), datetime.date(2026, 11, 30).toordinal()
    lines = (
        f"{chance.choice(names)},{datetime.date.fromordinal(chance.randint(first, last))}\n" for _ in range(rows)
    )
    return ("name,birthday\n" + "".join(lines)).encode()


class RosterTest(ProgramTest):
    def file(self, content, name="r.csv"):
        path = self.home / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return str(path)

    def start(self, *words, **more):
        process = subprocess.Popen(
            [BINARY, *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=self.environment(),
            **more,
        )
        self.addCleanup(process.kill)
        return process

    def assert_one_problem(self, done, status, *parts):
        problem = done.stderr.decode()
        self.assertEqual(done.returncode, status, problem)
        self.assertEqual(problem.count("\n"), 1, problem)
        self.assertTrue(problem.startswith("biorhythm: "), problem)
        for part in parts:
            self.assertIn(part, problem)

    def test_file_and_standard_input_come_out_the_same(self):
        path = self.file(FAMILY)
        for form in ("text", "csv", "jsonl"):
            words = (*DATE, "--format", form)
            from_file = self.output("--roster", path, *words)
            self.assertEqual(self.output("--roster", "-", *words, stdin=FAMILY.encode()), from_file)
        self.assertIn(HANEUL, self.output("--roster", path, *DATE, "--format", "csv"))

    def test_json_lines_are_json(self):
        lines = self.output("--roster", self.file(FAMILY), *DATE, "--format", "jsonl").splitlines()
        self.assertEqual(
            json.loads(lines[1]),
            {
                "name": "김하늘",
                "birthday": "1990-05-15",
                "date": "2026-11-30",
                "day": 13348,
                "percent": {"physical": 82, "emotional": -97, "intellectual": 10},
                "events": {"intellectual": "critical-falling"},
            },
        )
        self.assertEqual(len(lines), 4)

    # Case 30: Names of a roster without a locale.
    def test_names_survive_without_a_locale(self):
        environment = {"HOME": str(self.home), "PATH": os.environ["PATH"]}
        for form in ("csv", "jsonl"):
            output = self.output(
                "--roster", self.file(FAMILY), *DATE, "--format", form, environment=environment
            )
            for name in ("김하늘", "山田太郎", "王芳"):
                self.assertIn(name, output)

    def test_the_recipe_for_parallel_joins_to_the_single_run(self):
        """Run as it is written, with the program on the path and many blocks."""
        (self.home / "bin").mkdir()
        (self.home / "bin/biorhythm").symlink_to(BINARY)
        (self.home / "people.csv").write_bytes(big_roster(100_000))
        environment = self.environment(PATH=f"{self.home}/bin:{os.environ['PATH']}", PARALLEL="--will-cite --block 100k")
        joined = subprocess.run(
            [ROOT / "Config/recipes/roster-parallel.sh"], cwd=self.home, env=environment, capture_output=True, timeout=300
        )
        self.assertEqual((joined.returncode, joined.stderr), (0, b""))
        single = self.output("--roster", str(self.home / "people.csv"), "--format", "jsonl")
        self.assertEqual(joined.stdout.decode(), single)

    def test_parallel_runs_join_to_the_single_run(self):
        roster = big_roster(20_000)
        for form, job in (
            ("jsonl", f"'{BINARY}' --roster - --date 2026-11-30 --format jsonl"),
            ("csv", f"'{BINARY}' --roster - --date 2026-11-30 --format csv | tail -n +2"),
        ):
            # Each job gets the first line of the whole before its own block.
            joined = subprocess.run(
                ["parallel", "--will-cite", "--keep-order", "--pipe", "--block", "100k", "--header", ".*\n", job],
                input=roster,
                capture_output=True,
                env=self.environment(),
                timeout=300,
            )
            self.assertEqual((joined.returncode, joined.stderr), (0, b""))
            single = self.output("--roster", "-", *DATE, "--format", form, stdin=roster)
            if form == "csv":
                single = single.split("\n", 1)[1]
            self.assertEqual(joined.stdout.decode(), single)

    def test_rows_of_a_slow_source_come_out_before_its_end(self):
        process = self.start("--roster", "-", *DATE, "--format", "csv")
        process.stdin.write("name,birthday\n김하늘,1990-05-15\n".encode())
        process.stdin.flush()
        self.assertTrue(process.stdout.readline().startswith(b"name,birthday,date"))
        self.assertEqual(process.stdout.readline().decode(), HANEUL)
        self.assertIsNone(process.poll())
        rest, problems = process.communicate(b"Ana,1988-02-08\n", timeout=60)
        self.assertTrue(rest.startswith(b"Ana,1988-02-08,2026-11-30,14175,"))
        self.assertEqual((process.returncode, problems), (0, b""))

    # Case 32: A closed pipe behind a roster.
    def test_closed_pipe_ends_the_run_quietly(self):
        path = self.file(big_roster(100_000))
        for form in ("csv", "jsonl", "text"):
            process = self.start("--roster", path, *DATE, "--format", form)
            self.assertTrue(process.stdout.readline())
            process.stdout.close()
            problems = process.stderr.read()
            process.stdin.close()
            self.assertIn(process.wait(60), (0, 141, -signal.SIGPIPE))
            self.assertEqual(problems, b"")
            process.stderr.close()

    # Case 62: Other encodings.
    def test_other_encodings_are_named_by_line(self):
        korean = "name,birthday\nAna,1988-02-08\n김하늘,1990-05-15\n"
        chinese = "name,birthday\nAna,1988-02-08\n王芳,1990-05-15\n"
        for content, encoding, line in (
            (korean, "cp949", 3),
            (chinese, "gb18030", 3),
            (korean, "utf-16", 1),
            (korean, "utf-16-le", 1),
            (korean, "utf-16-be", 1),
        ):
            with self.subTest(encoding):
                path = self.file(content.encode(encoding))
                done = self.run_program("--roster", path, *DATE, "--format", "csv")
                if line == 1:
                    self.assert_one_problem(done, 65, "r.csv", "line 1", "iconv -f UTF-16 -t UTF-8")
                else:
                    self.assertEqual(done.returncode, 65)
                    self.assertIn(f"r.csv:{line}: ", done.stderr.decode())
                    self.assertIn("iconv -f", done.stderr.decode())
                self.assertNotIn("\ufffd", done.stdout.decode())
                self.assertEqual(b"Ana," in done.stdout, line == 3)

    def test_endless_files_end_at_once(self):
        began = time.monotonic()
        done = self.run_program("--roster", "/dev/zero", *DATE)
        self.assert_one_problem(done, 65, "/dev/zero")
        self.assertEqual(done.stdout, b"")
        self.assertLess(time.monotonic() - began, 10)

    # Case 60: The status of bad rows.
    def test_bad_rows_are_told_and_the_others_printed(self):
        path = self.file("name,birthday\nAna\n김하늘,1990-05-15\n\nEva,2026-12-01\nMia,31/12/1999\n")
        done = self.run_program("--roster", path, *DATE, "--format", "csv")
        self.assertEqual(done.returncode, 65)
        self.assertEqual(done.stdout.decode().splitlines(True)[1:], [HANEUL])
        problems = done.stderr.decode()
        for line in (2, 5, 6):
            self.assertIn(f"r.csv:{line}: ", problems)
        self.assertNotIn("r.csv:3: ", problems)
        self.assertNotIn("r.csv:4: ", problems)

    def test_many_bad_rows_are_counted(self):
        path = self.file("name,birthday\n" + "Ana,never\n" * 1000)
        done = self.run_program("--roster", path, *DATE)
        problems = done.stderr.decode().splitlines()
        self.assertEqual(done.returncode, 65)
        self.assertEqual(len(problems), 21)
        self.assertIn("1000", problems[-1])

    # Case 34: A roster that is missing.
    def test_files_that_are_no_roster(self):
        self.assert_one_problem(self.run_program("--roster", self.file(""), *DATE), 65, "r.csv")
        self.assert_one_problem(self.run_program("--roster", self.file("Ana,1988-02-08\n"), *DATE), 65, "'name'")
        repeated = self.file("name,birthday,Name\n")
        self.assert_one_problem(self.run_program("--roster", repeated, *DATE), 65, "'name'")
        missing = str(self.home / "missing.csv")
        self.assert_one_problem(self.run_program("--roster", missing, *DATE), 66, "missing.csv")
        self.assert_one_problem(self.run_program("--roster", str(self.home), *DATE), 66)

    # Case 67: Escapes in a roster.
    def test_terminal_sees_no_control_of_a_name(self):
        names = ["evil\x1b]0;pwned\x07\x1b[2J", "a\rb", "a\x08\x08b", "\x9b31m", "\x7fa", "two\nlines"]
        path = self.file("name,birthday\n" + "".join(f'"{name}",1990-05-15\n' for name in names))
        for form in ("text", "jsonl"):
            output = self.output("--roster", path, *DATE, "--format", form).replace("\n", "")
            self.assertFalse([c for c in output if ord(c) < 0x20 or 0x7F <= ord(c) <= 0x9F])
        path = self.file("name,birthday\nAna,\x1b[2J\u202e\n")
        done = self.run_program("--roster", path, *DATE)
        self.assertNotIn(b"\x1b", done.stderr)
        self.assertNotIn("\u202e", done.stderr.decode())

    def test_memory_does_not_grow_with_the_file(self):
        path = self.file(big_roster(300_000))
        done = subprocess.run(
            ["/usr/bin/time", "-f", "%M", BINARY, "--roster", path, *DATE, "--format", "csv"],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            env=self.environment(),
            timeout=300,
        )
        self.assertEqual(done.returncode, 0)
        self.assertLess(int(done.stderr), 32 * 1024)


if __name__ == "__main__":
    unittest.main()
