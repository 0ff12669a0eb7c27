"""Reports longer than the terminal go through a pager, and nothing is lost where it fails."""

import os
import stat
import subprocess
import unittest

from program import BINARY, ProgramTest
from pty_terminal import PtyProgram

REPORT = [BINARY, "--birthday", "1990-05-15", "--month", "2026-11"]


class PagerTest(ProgramTest):
    def pager(self, text):
        """Makes a pager of a shell script, which keeps what it reads in the file `seen`."""
        path = self.home / "page"
        path.write_text("#!/bin/sh\n" + text)
        path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    def on_terminal(self, argv, rows=24, pager=None, **more):
        environment = self.environment(TERM="xterm-256color", PAGER=pager, NO_COLOR="1", **more)
        with PtyProgram(argv, columns=80, rows=rows, env=environment) as program:
            status = program.wait()
            return status, program.output.decode().replace("\r\n", "\n"), (program.modes(), program.modes_before)

    def whole(self):
        return subprocess.run(REPORT, capture_output=True, env=self.environment(), check=True).stdout.decode()

    def test_a_long_report_goes_through_the_pager_and_a_short_one_does_not(self):
        pager = self.pager(f"cat > {self.home}/seen; echo paged\n")
        status, shown, _ = self.on_terminal(REPORT, pager=pager)
        self.assertEqual((status, shown), (0, "paged\n"))
        self.assertEqual((self.home / "seen").read_text(), self.whole())
        for argv, rows in [(REPORT, 200), ([*REPORT[:3], "--oneline"], 24), ([*REPORT[:3]], 24)]:
            status, shown, _ = self.on_terminal(argv, rows=rows, pager=pager)
            self.assertNotIn("paged", shown)
            self.assertLess(shown.count("\n"), rows)

    def test_the_pager_may_be_a_line_for_the_shell(self):
        _, shown, _ = self.on_terminal(REPORT, pager="wc -l | sed 's/^/lines: /'")
        self.assertEqual(shown, f"lines: {self.whole().count(chr(10))}\n")

    def test_without_a_pager_where_none_is_wanted(self):
        for argv, pager in [([*REPORT, "--no-pager"], "false"), (REPORT, ""), (REPORT, "cat")]:
            status, shown, _ = self.on_terminal(argv, pager=pager)
            self.assertEqual((status, shown), (0, self.whole()))

    def test_a_pipe_and_a_file_do_without(self):
        pager = self.pager("echo paged; cat >/dev/null\n")
        done = self.run_program(*REPORT[1:], environment=self.environment(PAGER=pager))
        self.assertEqual(done.stdout.decode(), self.whole())
        status, shown, _ = self.on_terminal([*REPORT, "--output", str(self.home / "report")], pager=pager)
        self.assertEqual((status, shown), (0, ""))

    def test_a_pager_that_is_missing_or_dies_loses_nothing_and_says_one_line(self):
        dying = self.pager("head -c 10 >/dev/null; kill -KILL $$\n")
        for pager in ["/nonexistent/pager", dying, "false", self.pager("stty -echo -icanon </dev/tty; kill -KILL $$")]:
            status, shown, (modes, before) = self.on_terminal(REPORT, pager=pager)
            self.assertEqual(status, 0)
            self.assertTrue(shown.startswith(self.whole()), pager)
            rest = shown[len(self.whole()) :]
            self.assertRegex(rest, r"^biorhythm: the pager '.*' failed.*--no-pager\n$")
            self.assertEqual(modes, before)

    def test_a_long_stream_survives_a_pager_that_dies_in_the_middle(self):
        argv = [*REPORT[:3], "--from", "1990-05-15", "--to", "2020-05-15", "--events"]
        whole = subprocess.run(argv, capture_output=True, env=self.environment(), check=True).stdout.decode()
        self.assertGreater(len(whole), 1 << 17)
        status, shown, _ = self.on_terminal(argv, pager=self.pager("head -c 70000 >/dev/null; exit 3\n"))
        self.assertEqual((status, shown[: len(whole)]), (0, whole))

    def test_leaving_the_pager_early_is_the_end(self):
        argv = [*REPORT[:3], "--from", "1990-05-15", "--to", "2020-05-15", "--events"]
        status, shown, _ = self.on_terminal(argv, pager=self.pager("head -c 10 >/dev/null; echo left\n"))
        self.assertEqual((status, shown), (0, "left\n"))

    def test_less_is_the_pager_where_none_is_set(self):
        less = self.home / "less"
        less.write_text(f'#!/bin/sh\necho "$@"; cat > {self.home}/seen\n')
        less.chmod(0o755)
        path = f"{self.home}:{os.environ['PATH']}"
        status, shown, _ = self.on_terminal(REPORT, PATH=path)
        self.assertEqual((status, shown), (0, "-FRX\n"))
        self.assertEqual((self.home / "seen").read_text(), self.whole())

    def test_control_c_is_the_pagers(self):
        pager = self.pager("trap 'echo caught; exit 0' INT; cat >/dev/null; echo ready; sleep 5 & wait\n")
        environment = self.environment(TERM="xterm", PAGER=pager)
        with PtyProgram(REPORT, columns=80, rows=24, env=environment) as program:
            program.read_until("ready")
            program.send("\x03")
            program.read_until("caught")
            self.assertEqual(program.wait(), 0)


if __name__ == "__main__":
    unittest.main()
