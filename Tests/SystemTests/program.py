"""The built program, as the tests in this folder run it.

BIORHYTHM names the binary; without it, the release build of this checkout is used.
"""

import os
import pathlib
import subprocess
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("BIORHYTHM") or str(ROOT / ".build/release/biorhythm")


class ProgramTest(unittest.TestCase):
    """A test with a home of its own, in a clean environment."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="biorhythm-test-")
        self.addCleanup(folder.cleanup)
        self.home = pathlib.Path(folder.name)
        self.settings = self.home / ".config/biorhythm/settings.json"

    def environment(self, **more):
        base = {"HOME": str(self.home), "PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
        return {**base, **{key: value for key, value in more.items() if value is not None}}

    def run_program(self, *words, stdin=b"", environment=None, **more):
        """Runs the program to its end and returns it with .stdout and .stderr as bytes."""
        return subprocess.run(
            [BINARY, *words],
            input=stdin,
            capture_output=True,
            env=self.environment() if environment is None else environment,
            timeout=300,
            **more,
        )

    def output(self, *words, **more):
        """Returns the standard output of a run that must succeed in silence."""
        done = self.run_program(*words, **more)
        self.assertEqual((done.returncode, done.stderr), (0, b""), f"biorhythm {words}")
        return done.stdout.decode()
