"""Settings that another program holds, that may not be locked, or that two programs change at once."""

import fcntl
import json
import os
import subprocess
import time
import unittest

from namespace import STRANGER, NamespaceTest
from program import BINARY, ProgramTest
from pty_terminal import PtyProgram

PAIRS = 200


class HeldLockTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.settings.parent.mkdir(parents=True)
        self.settings.write_text('{"birthday":"1980-01-01"}')
        self.folder = os.open(self.settings.parent, os.O_RDONLY)
        self.addCleanup(os.close, self.folder)
        fcntl.flock(self.folder, fcntl.LOCK_EX)

    def test_a_lock_that_never_comes_ends_in_one_line(self):
        start = time.monotonic()
        done = self.run_program("--set-birthday", "1990-05-15")
        self.assertLess(time.monotonic() - start, 5)
        self.assertEqual((done.returncode, done.stdout), (74, b""))
        self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]*another program holds[^\n]*settings.json[^\n]*\n\Z")
        self.assertEqual(self.settings.read_text(), '{"birthday":"1980-01-01"}')

    def test_reports_need_no_lock(self):
        self.output("--day")

    def test_the_live_screen_answers_and_stores_when_the_lock_comes(self):
        with PtyProgram([BINARY, "--interactive"], env=self.environment(TERM="xterm-256color")) as program:
            program.read_until(b"\x1b[?1049h")
            program.read_for(0.3)
            program.send("i")
            program.read_for(0.2)
            program.send("\x151990-05-15\r")
            program.read_for(0.3)
            # It is drawn anew although the lock is held.
            program.send("\x0c")
            self.assertTrue(program.read_for(0.5))
            fcntl.flock(self.folder, fcntl.LOCK_UN)
            program.read_for(0.7)
            self.assertEqual(json.loads(self.settings.read_text())["birthday"], "1990-05-15")
            program.send("q")
            self.assertEqual(program.wait(), 0)

    def test_the_live_screen_can_be_left_by_key_and_signal(self):
        for end in ["\x03", "signal"]:
            with PtyProgram([BINARY, "--interactive"], env=self.environment(TERM="xterm-256color")) as program:
                program.read_until(b"\x1b[?1049h")
                program.send("i")
                program.read_for(0.3)
                program.send("\x151990-05-15\r")
                program.read_for(0.3)
                start = time.monotonic()
                if end == "signal":
                    program.signal(15)
                else:
                    program.send(end)
                self.assertEqual(program.wait(), -15 if end == "signal" else -2)
                self.assertLess(time.monotonic() - start, 1)
                self.assertEqual(program.modes(), program.modes_before)


class NoLockTest(NamespaceTest):
    def test_a_folder_that_cannot_be_locked_stores_nothing(self):
        os.chown(self.place, STRANGER, STRANGER)
        self.place.chmod(0o300)
        done = self.run_script('$stranger "$program" --settings "$place/settings.json" --set-birthday 1990-05-15')
        self.assert_refused(done, 73, str(self.place), "nothing was stored")
        self.assertEqual(os.listdir(self.place), [])


class DependentTest(ProgramTest):
    """Preferences that depend on each other, changed by two programs at once."""

    def test_the_file_is_always_valid_for_every_report(self):
        for number in range(PAIRS):
            self.assertEqual(self.run_program(
                "--set-birthday", "1990-05-15", "--set", "cycles=primary", "--set", "customCycles=moon:29").returncode, 0)
            changes = [
                ("--set", "cycles=moon"), ("--set", "customCycles=") if number % 2 else ("--set", "customCycles=sun:25"),
                ("--set-birthday", "1991-06-16"),
            ]
            crowd = [
                subprocess.Popen([BINARY, *change], env=self.environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
                for change in changes[number % 3:] + changes[:number % 3]]
            for process in crowd:
                errors = process.communicate()[1]
                self.assertIn(process.returncode, [0, 64], errors)
            with self.subTest(number=number):
                self.assertTrue(self.output("--oneline"))
                self.assertEqual(json.loads(self.settings.read_text())["birthday"], "1991-06-16")


class PlaceNameTest(ProgramTest):
    """Places that are named, but not as they were meant."""

    def refuse(self, *words, environment=None, told=b""):
        before = sorted(os.walk(self.home))
        done = self.run_program(*words, environment=environment, cwd=self.home)
        self.assertEqual((done.returncode, done.stdout), (64, b""), done.stderr)
        self.assertRegex(done.stderr, rb"\Abiorhythm: [^\n]+\n\Z")
        self.assertIn(told, done.stderr)
        self.assertEqual(sorted(os.walk(self.home)), before)

    def test_variables_that_are_not_UTF_8_are_named(self):
        for name in [b"BIORHYTHM_SETTINGS", b"XDG_CONFIG_HOME", b"HOME"]:
            environment = {os.fsencode(key): os.fsencode(value) for key, value in self.environment().items()}
            environment[name] = os.fsencode(self.home) + b"/\xc7\xd1"
            for words in [("--set-birthday", "1990-05-15"), ("--show-settings",), ("--day",)]:
                with self.subTest(name=name, words=words):
                    self.refuse(*words, environment=environment, told=name)
        environment[b"HOME"] = b"/\xff"
        environment[b"BIORHYTHM_SETTINGS"] = os.fsencode(self.home / "s.json")
        self.assertEqual(self.run_program("--set-birthday", "1990-05-15", environment=environment).returncode, 0)

    def test_a_tilde_that_no_shell_has_replaced_is_refused_with_the_path_meant(self):
        meant = os.fsencode(self.home / "x")
        self.refuse("--settings=~/x", "--set-birthday", "1990-05-15", told=meant)
        self.refuse("--oneline", "-b", "1990-05-15", "--output=~/x", told=meant)
        self.refuse("--help", "--output=~/x", told=meant)
        self.refuse("--set-birthday", "1990-05-15", environment=self.environment(BIORHYTHM_SETTINGS="~/x"), told=meant)

    def test_pages_do_not_wait_for_a_pipe_in_the_place_of_the_settings(self):
        pipe = self.home / "pipe"
        os.mkfifo(pipe)
        for words in [("--help",), ("--version",), ("--completion", "bash"), ("--manual",), ("--nosuch",)]:
            done = subprocess.run(
                [BINARY, *words], env=self.environment(BIORHYTHM_SETTINGS=str(pipe)), capture_output=True, timeout=10)
            self.assertEqual(done.returncode, 64 if words == ("--nosuch",) else 0)


class NoHomeTest(NamespaceTest):
    def test_a_report_says_that_there_is_no_home_and_what_names_a_file(self):
        done = self.run_script('unset HOME; $stranger "$program" --day')
        self.assert_refused(done, 78, "no home folder", "HOME", "--settings FILE")


if __name__ == "__main__":
    unittest.main()
