"""A program on a terminal of its own, for tests of what it does there.

    with PtyProgram(["biorhythm", "--interactive"], columns=80, rows=24) as program:
        program.read_until(b"\\x1b[?1049h")
        program.send("q")
        assert program.wait() == 0
        assert program.modes() == program.modes_before

Needs nothing but Python's standard library, on Linux or macOS.
"""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import termios
import time


class PtyTimeout(AssertionError):
    """What was waited for did not come; the message shows what came instead."""


class PtyProgram:
    """Runs `argv` as the leader of a session on a new pseudo-terminal of the given size.

    A session's leader is not stopped by Control-Z, for no shell would continue it: to try that, run a shell
    here (`["bash", "--norc", "--noprofile", "-i"]`) and the program in it.
    """

    def __init__(self, argv, columns=80, rows=24, env=None, timeout=5.0, stderr=None):
        self.timeout = timeout
        self.output = b""  # all that came so far
        self._seen = 0  # how much of it read_until has passed
        self._controller, self._terminal = pty.openpty()
        os.set_blocking(self._controller, False)
        self._set_size(columns, rows)
        self.modes_before = self.modes()
        terminal = self._terminal

        def own_the_terminal():
            fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)

        self.process = subprocess.Popen(
            argv,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal if stderr is None else stderr,
            env=dict(os.environ, TERM="xterm-256color") if env is None else env,
            start_new_session=True,
            preexec_fn=own_the_terminal,
        )
        self.pid = self.process.pid

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def modes(self):
        """The terminal's modes now, to be compared with `modes_before`."""
        return termios.tcgetattr(self._terminal)

    def is_raw(self):
        """Whether the terminal neither edits lines, nor echoes, nor makes signals of keys."""
        return not self.modes()[3] & (termios.ICANON | termios.ECHO | termios.ISIG)

    def send(self, data):
        """Types `data`, reading the output meanwhile, so that neither side waits for the other."""
        data = data.encode() if isinstance(data, str) else data
        deadline = time.monotonic() + self.timeout
        while data:
            self._pump(0)
            if select.select([], [self._controller], [], 0.05)[1]:
                data = data[os.write(self._controller, data) :]
            elif time.monotonic() > deadline:
                raise PtyTimeout(f"the program does not read: {data[:80]!r} is left")

    def read_until(self, pattern, timeout=None):
        """Reads until `pattern` (bytes, text or a compiled bytes pattern) came after what the last call found.

        Returns the output from there up to the end of what was found.
        """
        if not isinstance(pattern, re.Pattern):
            pattern = re.compile(re.escape(pattern.encode() if isinstance(pattern, str) else pattern))
        deadline = time.monotonic() + (self.timeout if timeout is None else timeout)
        while True:
            found = pattern.search(self.output, self._seen)
            if found:
                start, self._seen = self._seen, found.end()
                return self.output[start : found.end()]
            left = deadline - time.monotonic()
            if left <= 0:
                raise PtyTimeout(f"no {pattern.pattern!r} in {self.output[self._seen :]!r}")
            self._pump(min(left, 0.1))

    def read_for(self, seconds):
        """Reads whatever comes in that time, passes it and returns it."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self._pump(left)
        start, self._seen = self._seen, len(self.output)
        return self.output[start:]

    def resize(self, columns, rows):
        """Changes the size of the terminal, of which the system tells the program by SIGWINCH."""
        self._set_size(columns, rows)

    def signal(self, number):
        """Sends a signal to the program alone."""
        os.kill(self.pid, number)

    def wait(self, timeout=None, reading=True):
        """Waits for the program's end and returns its status, which is -n after signal n.

        With reading=False the output is left where it is, as by a terminal that hangs.
        """
        deadline = time.monotonic() + (self.timeout if timeout is None else timeout)
        while self.process.poll() is None:
            if time.monotonic() > deadline:
                raise PtyTimeout(f"still running; the last output is {self.output[-300:]!r}")
            if reading:
                self._pump(0.02)
            else:
                time.sleep(0.02)
        if reading:
            while self._pump(0):
                pass
        return self.process.returncode

    def hang_up(self):
        """Takes the terminal away, as a closed window does."""
        for descriptor in (self._terminal, self._controller):
            if descriptor >= 0:
                os.close(descriptor)
        self._terminal = self._controller = -1

    def close(self):
        """Ends the program, if it still runs, and takes its terminal away."""
        if self.process.poll() is None:
            os.kill(self.pid, signal.SIGKILL)
            self.process.wait()
        self.hang_up()

    def _set_size(self, columns, rows):
        fcntl.ioctl(self._terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def _pump(self, seconds):
        """Reads once, after at most that time; says whether anything came."""
        if self._controller < 0 or not select.select([self._controller], [], [], seconds)[0]:
            return False
        try:
            data = os.read(self._controller, 65536)
        except OSError:
            return False
        self.output += data
        return bool(data)
