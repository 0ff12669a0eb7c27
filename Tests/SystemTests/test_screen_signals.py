"""Signals to the live screen: the terminal is put back, and none that ends the program is lost."""

import os
import signal
import time
import unittest

from program import BINARY, ProgramTest
from pty_terminal import PtyProgram

REAL_TIME = [signal.SIGRTMIN, signal.SIGRTMIN + 7, signal.SIGRTMAX]


class ScreenSignalTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.settings.parent.mkdir(parents=True)
        self.settings.write_text('{"birthday":"1990-05-15"}')

    def start(self):
        return PtyProgram([BINARY, "--interactive"], env=self.environment(TERM="xterm-256color"))

    def test_every_signal_that_ends_it_puts_the_terminal_back(self):
        for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT, signal.SIGPWR, signal.SIGSTKFLT, signal.SIGSYS,
                       *REAL_TIME]:
            with self.subTest(number=number), self.start() as program:
                program.read_until(b"\x1b[?1049h")
                program.read_for(0.2)
                self.assertTrue(program.is_raw())
                program.signal(number)
                self.assertEqual(program.wait(), -number)
                self.assertEqual(program.modes(), program.modes_before)
                self.assertIn(b"\x1b[?1049l", program.output)

    def test_a_terminal_that_does_not_read_and_a_resize_that_waits_lose_no_signal(self):
        for number in [signal.SIGTERM, signal.SIGHUP, signal.SIGINT]:
            with self.subTest(number=number), self.start() as program:
                program.read_until(b"\x1b[?1049h")
                program.read_for(0.2)
                # Nobody reads from here on: pictures fill the terminal until a write waits.
                for turn in range(40):
                    program.resize(200 + turn % 2, 60)
                    time.sleep(0.01)
                program.resize(180, 50)
                program.signal(number)
                start = time.monotonic()
                self.assertEqual(program.wait(reading=False), -number)
                self.assertLess(time.monotonic() - start, 2)


if __name__ == "__main__":
    unittest.main()
