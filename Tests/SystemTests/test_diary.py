"""The diary under kills and crowds, behind links and with modes: the promises that the settings keep."""

import fcntl
import json
import os
import random
import signal
import stat
import subprocess
import time
import unittest

import jsonschema

from program import BINARY, ROOT, ProgramTest

KILLS = 400
CROWD = 60


class DiaryTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.diary = self.home / ".local/share/biorhythm/diary.csv"

    def start(self, *words):
        return subprocess.Popen(
            [BINARY, *words], env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def record(self, value, date="2026-11-30"):
        return self.output("--record", value, "--date", date)

    def test_a_kill_at_any_moment_leaves_the_old_file_or_the_new_one(self):
        self.diary.parent.mkdir(parents=True)
        rows = "".join(f"20{year:02}-{month:02}-15,,{month}.5\n" for year in range(1, 26) for month in range(1, 13))
        self.diary.write_text("date,name,value\n" + rows)
        whole, start = {}, time.perf_counter()
        for value in ["7", "8"] * 5:
            self.record(value)
            whole[value] = self.diary.read_bytes()
        seconds = (time.perf_counter() - start) / 10
        dice, now, hits = random.Random(7), "8", 0
        for _ in range(KILLS):
            new = "7" if now == "8" else "8"
            process = self.start("--record", new, "--date", "2026-11-30")
            time.sleep(dice.uniform(0, 1.2 * seconds))
            process.kill()
            process.communicate()
            self.assertIn(process.returncode, [0, -signal.SIGKILL])
            hits += process.returncode != 0
            content = self.diary.read_bytes()
            self.assertIn(content, whole.values())
            if process.returncode == 0:
                self.assertEqual(content, whole[new])
            now = next(value for value in whole if whole[value] == content)
        self.assertGreater(hits, KILLS / 10, "the kills must hit the running program")
        # Even a run that has nothing to store tidies up.
        self.record(now)
        self.assertEqual(os.listdir(self.diary.parent), ["diary.csv"])

    def test_many_at_once_lose_nothing(self):
        dates = [f"2026-{1 + number // 28:02}-{1 + number % 28:02}" for number in range(CROWD)]
        for process in [self.start("--record", "7", "--date", date) for date in dates]:
            self.assertEqual((process.communicate()[1], process.returncode), (b"", 0))
        rows = self.diary.read_text().splitlines()
        self.assertEqual(rows[0], "date,name,value")
        self.assertEqual(sorted(rows[1:]), [f"{date},,7" for date in sorted(dates)])
        self.assertEqual(os.listdir(self.diary.parent), ["diary.csv"])

    def test_a_lock_that_never_comes_ends_in_one_line(self):
        self.record("7")
        folder = os.open(self.diary.parent, os.O_RDONLY)
        self.addCleanup(os.close, folder)
        fcntl.flock(folder, fcntl.LOCK_EX)
        before = self.diary.read_bytes()
        done = self.run_program("--record", "8")
        self.assertEqual((done.returncode, done.stdout), (74, b""))
        self.assertRegex(done.stderr, rb"\Abiorhythm: another program holds the diary[^\n]*\n\Z")
        self.assertEqual(self.diary.read_bytes(), before)

    def test_links_stay_links_and_modes_stay(self):
        self.record("7")
        self.assertEqual(stat.S_IMODE(self.diary.stat().st_mode), 0o600)
        target = self.home / "elsewhere.csv"
        self.diary.rename(target)
        target.chmod(0o640)
        self.diary.symlink_to(target)
        self.record("8")
        self.assertTrue(self.diary.is_symlink())
        self.assertEqual(stat.S_IMODE(target.stat().st_mode), 0o640)
        self.assertEqual(target.read_text(), "date,name,value\n2026-11-30,,8\n")

    def test_XDG_DATA_HOME_names_the_place_and_a_relative_one_is_none(self):
        place = self.home / "data"
        self.output("--record", "7", environment=self.environment(XDG_DATA_HOME=str(place)))
        self.assertTrue((place / "biorhythm/diary.csv").exists())
        self.output("--record", "7", environment=self.environment(XDG_DATA_HOME="data"))
        self.assertTrue(self.diary.exists())


class EarlyEndTest(ProgramTest):
    def test_an_interrupt_ends_early_and_says_so(self):
        rows = "".join(f"{1900 + n % 50}-01-{1 + n % 28:02},{1970 + n % 50}-03-{1 + n % 27:02}\n" for n in range(20000))
        file = self.home / "lives.csv"
        file.write_text("birthday,date\n" + rows)
        process = subprocess.Popen(
            [BINARY, "--evidence", str(file), "--permutations", "999999"], env=self.environment(),
            stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        time.sleep(3)
        process.send_signal(signal.SIGINT)
        output, errors = process.communicate(timeout=20)
        self.assertEqual(process.returncode, -signal.SIGINT)
        self.assertRegex(errors, rb"\Aended early: [0-9]+ of 999999 permutations[^\n]*\n\Z")
        self.assertIn(b"p = ", output)


class SchemaTest(ProgramTest):
    def test_every_kind_of_verdict_is_as_the_schema_says(self):
        schema = json.loads((ROOT / "Config/report.schema.json").read_text())
        dates = [f"2025-{1 + n // 28:02}-{1 + n % 28:02}" for n in range(100)]
        for kind, text in [
            ("values", "date,value\n" + "".join(f"{date},{n * n % 7}\n" for n, date in enumerate(dates))),
            ("events", "date\n" + "".join(f"{date}\n" for date in dates[::2])),
            ("people", "birthday,date\n" + "".join(f"19{n:02}-05-{1 + n % 28:02},{dates[n]}\n" for n in range(100))),
        ]:
            with self.subTest(kind=kind):
                verdict = json.loads(self.output(
                    "--evidence", "-", "-b", "1990-05-15", "-f", "json", "--permutations", "99", stdin=text.encode()))
                self.assertEqual(verdict["kind"], kind)
                jsonschema.validate(verdict, schema)


if __name__ == "__main__":
    unittest.main()
