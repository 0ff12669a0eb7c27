"""The live screen's ways out: whatever ends or stops it, the terminal is as it was before."""

import os
import signal
import subprocess
import sys
import time
import unittest

from program import BINARY, ProgramTest
from pty_terminal import PtyProgram

ENTER = b"\x1b[?1049h\x1b[?25l\x1b[?2004h"
LEAVE = b"\x1b[?2004l\x1b[?25h\x1b[?1049l"


class WayOutTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.output("--set-birthday", "1990-05-15")

    def environment(self, **more):
        return super().environment(**{"TERM": "xterm-256color", **more})

    def start(self, argv=(BINARY, "--interactive")):
        program = PtyProgram(list(argv), env=self.environment())
        self.addCleanup(program.close)
        program.read_until(ENTER)
        program.read_until("quit")
        self.assertTrue(program.is_raw())
        return program

    def assert_restored(self, program, times=1):
        self.assertEqual(program.modes(), program.modes_before)
        for mode in [b"\x1b[?1049", b"\x1b[?2004"]:
            self.assertEqual(program.output.count(mode + b"h"), times)
            self.assertEqual(program.output.count(mode + b"l"), times)
        self.assertTrue(program.output.endswith(LEAVE), program.output[-80:])


class Ends(WayOutTest):
    # Case 40: The terminal after q.
    def test_quit(self):
        for key in ["q", "Q", "\x1b[113u", "\x1b[113;129u"]:
            program = self.start()
            program.send(key)
            self.assertEqual(program.wait(), 0)
            self.assert_restored(program)

    # Case 40: After Control-C.
    def test_control_c_and_control_backslash(self):
        for keys, number in [
            ("\x03", signal.SIGINT),
            ("\x1b[99;133u", signal.SIGINT),
            ("i\x03", signal.SIGINT),
            ("\x1c", signal.SIGQUIT),
        ]:
            program = self.start()
            program.send(keys)
            self.assertEqual(program.wait(), -number)
            self.assert_restored(program)

    # Case 40: After signals.
    def test_signals(self):
        for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGINT]:
            for keys in ["", "i", "?"]:
                program = self.start()
                program.send(keys)
                program.read_for(0.05)
                program.signal(number)
                self.assertEqual(program.wait(), -number)
                self.assert_restored(program)

    def test_signals_that_end_a_program_which_does_not_know_them(self):
        names = "USR1 USR2 ALRM VTALRM PROF XCPU PIPE IO".split()
        if sys.platform == "darwin":
            names.remove("IO")
        for name in names:
            with self.subTest(name):
                number = signal.Signals["SIG" + name]
                program = self.start(["sh", "-c", f"ulimit -c 0; exec {BINARY} -i"])
                program.signal(number)
                self.assertEqual(program.wait(), -number)
                self.assert_restored(program)

    def test_a_signal_that_is_ignored_ends_nothing(self):
        program = self.start(["sh", "-c", f"trap '' USR1; exec {BINARY} -i"])
        program.signal(signal.SIGUSR1)
        program.read_for(0.2)
        program.send("q")
        self.assertEqual(program.wait(), 0)
        self.assert_restored(program)

    # Case 40: After a crash.
    def test_a_crash(self):
        program = self.start()
        program.signal(signal.SIGILL)
        self.assertEqual(program.wait(), -signal.SIGILL)
        self.assert_restored(program)

    # Case 40: The status of a signal.
    def test_the_status_in_a_shell_is_128_and_the_signal(self):
        program = PtyProgram(["sh", "-c", f"{BINARY} -i; echo status=$?"], env=self.environment())
        self.addCleanup(program.close)
        program.read_until("quit")
        child = int(subprocess.check_output(["pgrep", "-P", str(program.pid)]))
        os.kill(child, signal.SIGTERM)
        program.read_until("status=143")
        self.assertEqual(program.wait(), 0)

    def test_a_vanished_terminal(self):
        for argv in [[BINARY, "-i"], ["sh", "-c", f"trap '' HUP; exec {BINARY} -i"]]:
            program = self.start(argv)
            program.hang_up()
            self.assertIn(program.wait(timeout=1, reading=False), (-signal.SIGHUP, 129))


class Stops(WayOutTest):
    def test_control_z_and_fg_in_a_shell(self):
        shell = PtyProgram(
            ["bash", "--norc", "--noprofile", "-i"], env=self.environment(PS1="ready> ")
        )
        self.addCleanup(shell.close)
        shell.read_until("ready> ")
        for keys in ["\x1a", "i\x1a"]:
            shell.send(f"{BINARY} -i --date 2026-11-30\r")
            shell.read_until("q")
            shell.read_until("quit")
            shell.send(keys)
            shell.read_until(LEAVE)
            shell.read_until("Stopped")
            shell.read_until("ready> ")
            self.assertFalse(shell.is_raw() and not shell.modes()[3])
            shell.resize(60, 20)
            shell.send("fg\r")
            shell.read_until(ENTER)
            redrawn = shell.read_until("30 November 2026")
            self.assertIn(b"\x1b[2J", redrawn)
            self.assertTrue(shell.is_raw())
            shell.read_for(0.2)
            shell.send("\x1b")
            shell.read_for(0.2)
            shell.send("q")
            shell.read_until(LEAVE)
            shell.read_until("ready> ")
            shell.send("echo status=$?\r")
            shell.read_until("status=0")
            shell.read_until("ready> ")
            shell.resize(80, 24)
        shell.send("exit\r")
        shell.wait()


class Refusals(ProgramTest):
    """Where there is no terminal, not one escape byte is sent."""

    def test_no_terminal(self):
        for words in [["-i"], ["--interactive", "--birthday", "1990-05-15"]]:
            done = self.run_program(*words)
            self.assertEqual((done.returncode, done.stdout), (64, b""))
            self.assertIn(b"needs a terminal", done.stderr)
            self.assertEqual(done.stderr.count(b"\n"), 1)
            self.assertNotIn(b"\x1b", done.stderr)

    def test_a_terminal_on_one_side_only(self):
        script = f"{BINARY} -i </dev/null; {BINARY} -i | cat; echo end"
        program = PtyProgram(["bash", "-c", script], env=self.environment(TERM="xterm"))
        self.addCleanup(program.close)
        output = program.read_until("end\r\n")
        self.assertEqual(output.count(b"needs a terminal"), 2)
        self.assertNotIn(b"\x1b", output)

    def test_a_dumb_terminal(self):
        program = PtyProgram([BINARY, "-i"], env=self.environment(TERM="dumb"))
        self.addCleanup(program.close)
        self.assertEqual(program.wait(), 64)
        self.assertIn(b"TERM=dumb", program.output)
        self.assertNotIn(b"\x1b", program.output)
        self.assertEqual(program.output.count(b"\n"), 1)
        self.assertEqual(program.modes(), program.modes_before)


if __name__ == "__main__":
    unittest.main()
