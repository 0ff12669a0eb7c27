"""Runs of the program among mounts of their own, which are gone with the last process in them."""

import os
import shutil
import subprocess

from program import BINARY, ProgramTest

# No system's user database has this user.
STRANGER = 12345


class NamespaceTest(ProgramTest):
    """A test that mounts file systems or changes users, and fails where it may not."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        probe = subprocess.run(
            ["unshare", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True, text=True)
        if os.geteuid() != 0 or probe.returncode != 0:
            raise AssertionError(f"these tests mount and change users, so they must run as root: {probe.stderr}")

    def setUp(self):
        super().setUp()
        # Where the checkout lies, other users may not go.
        self.home.chmod(0o755)
        self.program = self.home / "biorhythm"
        shutil.copy(BINARY, self.program)
        self.place = self.home / "place"
        self.place.mkdir()
        self.current = self.home / "current"
        self.current.mkdir(mode=0o777)
        self.current.chmod(0o777)

    def run_script(self, script, environment=None):
        """Runs a shell script among mounts of its own; $program, $place and $stranger are what they say.

        The current folder is one that must stay empty.
        """
        done = subprocess.run(
            ["unshare", "--mount", "bash", "-euo", "pipefail", "-c", script],
            capture_output=True,
            text=True,
            cwd=self.current,
            env={
                **(self.environment() if environment is None else environment),
                "PATH": os.environ["PATH"],
                "program": str(self.program),
                "place": str(self.place),
                "stranger": f"setpriv --reuid {STRANGER} --regid {STRANGER} --clear-groups --no-new-privs",
            },
            timeout=120,
        )
        self.assertEqual(list(self.current.iterdir()), [], "nothing is made in the current folder")
        return done

    def output_of(self, script, **more):
        """Returns the standard output of a script that must succeed in silence."""
        done = self.run_script(script, **more)
        self.assertEqual((done.returncode, done.stderr), (0, ""), script)
        return done.stdout

    def assert_refused(self, done, status, *parts):
        """The run that ended a script was refused in one line, with nothing on standard output."""
        self.assertEqual((done.returncode, done.stdout), (status, ""), done.stderr)
        self.assertRegex(done.stderr, r"\Abiorhythm: [^\n]+\n\Z")
        for part in parts:
            self.assertIn(part, done.stderr)
