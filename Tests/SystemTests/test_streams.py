"""Outputs that break: full, closed, slow, and signals in the middle."""

import os
import signal
import subprocess
import time
import unittest

from namespace import STRANGER, NamespaceTest
from program import BINARY, ProgramTest

WHO = ("--birthday", "0001-01-01")
LONG = (*WHO, "--from", "0001-01-01", "--to", "9999-12-31", "--format", "csv")
PAST_A_PIPE = ("--birthday", "1900-01-01", "--from", "1900-01-01", "--to", "2100-12-31", "--format", "json")
# 128 + SIGPIPE, or the signal itself.
QUIET_ENDS = [0, 141, -signal.SIGPIPE]


class StreamTest(ProgramTest):
    def start(self, *words, **more):
        return subprocess.Popen(
            [BINARY, *words], env=self.environment(), stdin=subprocess.DEVNULL, **more)

    def shell(self, script):
        """Runs a bash script in which $program is the program."""
        return subprocess.run(
            ["bash", "-c", script], env=self.environment(program=BINARY), capture_output=True, timeout=120)

    def test_a_full_device_is_reported(self):
        for words in ["--help", "--version", "--day -b 1990-05-15", "--show-settings", " ".join(PAST_A_PIPE)]:
            with self.subTest(words=words):
                done = self.shell(f'"$program" {words} >/dev/full')
                self.assertEqual(done.returncode, 74)
                self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]*No space left on device[^\n]*\n\Z")

    def test_a_closed_output_is_reported(self):
        for words in ["--help", "--day -b 1990-05-15", " ".join(PAST_A_PIPE)]:
            with self.subTest(words=words):
                done = self.shell(f'"$program" {words} >&-')
                self.assertEqual(done.returncode, 74)
                self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]*Bad file descriptor[^\n]*\n\Z")

    def test_what_goes_to_no_output_does_not_need_one(self):
        file = self.home / "day.txt"
        done = self.shell(f'"$program" --day -b 1990-05-15 -o {file} >&- <&-')
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertIn(b"1990", file.read_bytes())
        done = self.shell('"$program" --daily --only-critical --date 2026-11-29 -b 1990-05-15 >&-')
        self.assertEqual((done.returncode, done.stderr), (0, b""))

    def test_a_closed_or_full_error_stream_changes_no_status_and_no_file(self):
        file = self.home / "file"
        for end in ["2>&-", "2>/dev/full", "<&- >&- 2>&-"]:
            with self.subTest(end=end):
                self.assertEqual(self.shell(f'"$program" nosuch {end}').returncode, 64)
                self.assertEqual(self.shell(f'"$program" nosuch -o {file} {end}').returncode, 64)
                self.assertFalse(file.exists())
                self.assertEqual(self.shell(f'"$program" --day -b 1990-05-15 -o {file} {end}').returncode, 0)
                self.assertEqual(file.read_text(), self.output("--day", "-b", "1990-05-15"))
                file.unlink()

    def test_no_file_is_taken_for_a_closed_stream(self):
        done = self.shell('"$program" --set-birthday 1990-05-15 >&- 2>&-')
        self.assertEqual(done.returncode, 74)
        self.assertEqual(self.settings.read_text(), '{\n  "birthday" : "1990-05-15",\n  "version" : 1\n}\n')

    # Case 32: A closed pipe.
    def test_a_closed_pipe_ends_quietly(self):
        for words in ["--help", "--day -b 1990-05-15", " ".join(PAST_A_PIPE), " ".join(LONG)]:
            for reader in ["head -n 1", "true", "head -c 70000"]:
                for prelude in ["", "trap '' PIPE;"]:
                    with self.subTest(words=words, reader=reader, prelude=prelude):
                        done = self.shell(f'{prelude} "$program" {words} | {reader} >/dev/null; exit ${{PIPESTATUS[0]}}')
                        self.assertIn(done.returncode, QUIET_ENDS)
                        self.assertEqual(done.stderr, b"")

    def test_a_reader_that_stops_half_way_ends_the_program(self):
        with self.start(*LONG, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            self.assertTrue(process.stdout.read(1 << 20).startswith(b"date,day,physical"))
            process.stdout.close()
            self.assertIn(process.wait(timeout=10), QUIET_ENDS)
            self.assertEqual(process.stderr.read(), b"")

    def test_a_slow_reader_gets_everything(self):
        right = self.output(*PAST_A_PIPE).encode()
        for isBlocking in [True, False]:
            reading, writing = os.pipe()
            os.set_blocking(writing, isBlocking)
            with self.start(*PAST_A_PIPE, stdout=writing) as process:
                os.close(writing)
                read = b""
                while block := os.read(reading, 1 << 19):
                    read += block
                    time.sleep(0.002)
                os.close(reading)
                self.assertEqual(process.wait(timeout=10), 0)
            self.assertEqual(read, right)

    # Case 80: The longest export.
    def test_the_longest_export_has_a_row_for_every_day(self):
        with self.start(*LONG, stdout=subprocess.PIPE) as process:
            lines = 0
            last = b""
            while block := process.stdout.read(1 << 20):
                lines += block.count(b"\n")
                last = (last + block)[-200:]
        self.assertEqual(process.returncode, 0)
        self.assertEqual(lines, 1 + 3_652_059)
        self.assertTrue(last.splitlines()[-1].startswith(b"9999-12-31,3652058,"))


class StatusTest(ProgramTest):
    # Case 34: Errors and their statuses.
    def test_errors_are_told_on_the_error_stream_alone(self):
        for words, status in [
            (("nosuch",), 64), (("--day", "2026-13-01"), 64), (("--day", "--nosuch"), 64), (("--day",), 78),
            (("--day", "--person", "Minji"), 78), (("--date", "99999999999999999999-01-01"), 64),
            (("--days", "9223372036854775807"), 64), (("-b", "1990-05-15", "--next-day", "9223372036854775807"), 64),
            (("-b", "1990-05-15", "--day", "9999-12-31", "--next-day"), 64),
            (("-b", "0001-01-01", "--day", "0001-01-01", "--prev-month", "12"), 64),
            (("--day", "-b", "1990-05-15", "-o", "/no/such/folder/file"), 73),
            (("--day", "-b", "1990-05-15", "-o", "/dev/full"), 74),
        ]:
            with self.subTest(words=words):
                done = self.run_program(*words)
                self.assertEqual((done.returncode, done.stdout), (status, b""))
                self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]+\n\Z")

    # Case 34: Help and version.
    def test_help_and_version_are_on_standard_output_alone(self):
        for words in [("--help",), ("-h",), ("--version",), ("--help", "month")]:
            self.assertTrue(self.output(*words))

    # Case 80: Wild widths.
    def test_wild_widths_and_unknown_settings_change_nothing(self):
        self.settings.parent.mkdir(parents=True)
        self.settings.write_text('{"birthday":"1990-05-15","width":1e30}')
        for columns in ["9223372036854775807", "99999999999999999999", "-1", "0", "x"]:
            self.assertIn("82%", self.output("--day", "2026-11-30", environment=self.environment(COLUMNS=columns)))


class SignalTest(NamespaceTest):
    """Signals in the middle of a long file: the old one stays, and nothing else does."""

    SIGNALS = [signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT]

    def check(self, *prefix, ends, signals=SIGNALS, rounds=5, format="json"):
        file = self.place / "long"
        words = [*LONG[:-1], format, "--output", str(file)]
        for number in signals:
            for part in range(rounds):
                with self.subTest(number=number, part=part):
                    file.write_text("old")
                    os.chown(file, STRANGER, STRANGER)
                    process = subprocess.Popen(
                        [*prefix, str(self.program), *words], stderr=subprocess.PIPE, cwd=self.place,
                        env=self.environment())
                    # Late enough for every prefix to have become the program, and well before its end.
                    time.sleep(0.1 + 0.1 * part / rounds)
                    process.send_signal(number)
                    errors = process.communicate(timeout=60)[1]
                    self.assertEqual((process.returncode, errors), (ends(number), b""))
                    if process.returncode != 0:
                        self.assertEqual(file.read_text(), "old")
                    self.assertEqual(os.listdir(self.place), ["long"])

    def test_a_signal_leaves_the_old_file_and_nothing_else(self):
        self.check(ends=lambda number: -number)

    def test_a_kill_leaves_the_old_file_and_nothing_else(self):
        self.check(ends=lambda number: -number, signals=[signal.SIGKILL], rounds=20)

    def test_the_same_where_no_file_can_be_without_a_name(self):
        os.chown(self.place, STRANGER, STRANGER)
        self.check(
            "unshare", "--mount", "bash", "-c",
            'mount -t tmpfs -o mode=000 none "/proc/$$/fd"'
            f' && exec setpriv --reuid {STRANGER} --regid {STRANGER} --clear-groups "$@"', "bash",
            ends=lambda number: -number)

    def test_a_hang_up_that_is_ignored_does_not_end_it(self):
        self.check("nohup", ends=lambda number: 0, signals=[signal.SIGHUP], rounds=1, format="csv")
        rows = (self.place / "long").read_bytes().count(b"\n")
        self.assertEqual(rows, 1 + 3_652_059)

    def test_a_full_disk_in_the_middle_keeps_the_old_file(self):
        done = self.run_script("""
            mount -t tmpfs -o size=8m none "$place"
            echo old >"$place/file"
            set +e
            "$program" --birthday 0001-01-01 --from 0001-01-01 --to 9999-12-31 --format csv --output "$place/file"
            status=$?
            set -e
            test "$(cat "$place/file")" = old
            test "$(ls -A "$place")" = file
            exit $status
        """)
        self.assert_refused(done, 74, "No space left on device", "nothing there was changed")

    def test_a_file_in_a_folder_that_goes_away_is_an_error(self):
        folder = self.place / "folder"
        folder.mkdir()
        process = subprocess.Popen(
            [str(self.program), *LONG, "--output", str(folder / "file")], stderr=subprocess.PIPE, env=self.environment())
        descriptors = f"/proc/{process.pid}/fd"
        while not any(os.readlink(f"{descriptors}/{name}").startswith(str(folder)) for name in os.listdir(descriptors)):
            time.sleep(0.005)
        folder.rmdir()
        errors = process.communicate(timeout=60)[1]
        self.assertEqual(process.returncode, 74)
        self.assertIn(b"No such file or directory", errors)


if __name__ == "__main__":
    unittest.main()
