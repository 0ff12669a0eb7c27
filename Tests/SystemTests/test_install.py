"""Installing and removing, by the script and as a Debian package in a root that holds nothing else."""

import gzip
import os
import pathlib
import re
import shutil
import subprocess
import unittest

from program import BINARY, ROOT, ProgramTest

SHELL_FILES = {
    "bash": "share/bash-completion/completions/biorhythm",
    "zsh": "share/zsh/site-functions/_biorhythm",
    "fish": "share/fish/vendor_completions.d/biorhythm.fish",
}
MANUAL = "share/man/man1/biorhythm.1.gz"


def files_in(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if not path.is_dir())


class ScriptTest(ProgramTest):
    def run_script(self, name, *words, **more):
        """Runs a script of Config with the program that is built already."""
        environment = self.environment(BIORHYTHM=str(pathlib.Path(BINARY).resolve()), **more)
        done = subprocess.run(
            [ROOT / "Config" / name, *words], env=environment, cwd=self.home, capture_output=True, timeout=300
        )
        self.assertEqual(done.returncode, 0, done.stderr.decode())
        return done.stdout.decode()


class InstallTest(ScriptTest):
    def test_scripts_have_no_findings(self):
        scripts = sorted((ROOT / "Config").glob("*.sh"))
        self.assertTrue(scripts)
        done = subprocess.run(["shellcheck", *scripts], capture_output=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout.decode()), (0, ""))

    def test_installs_everything_in_its_place(self):
        stage = self.home / "my stage 단계"
        self.run_script("install.sh", DESTDIR=str(stage), PREFIX="/usr/local")
        prefix = stage / "usr/local"
        self.assertEqual(files_in(prefix), sorted(["bin/biorhythm", MANUAL, *SHELL_FILES.values()]))
        version = subprocess.run([prefix / "bin/biorhythm", "--version"], capture_output=True, timeout=60)
        self.assertRegex(version.stdout.decode(), r"\Abiorhythm \d+\.\d+\.\d+\n\Z")
        self.assertEqual(gzip.decompress((prefix / MANUAL).read_bytes()).decode(), self.output("--manual"))
        for shell, path in SHELL_FILES.items():
            self.assertEqual((prefix / path).read_text(), self.output("--completion", shell))

    def tree(self):
        return sorted(str(path) for path in self.home.rglob("*"))

    def test_uninstalling_leaves_the_tree_as_it_was(self):
        for place in ["usr/local", ".local", "opt/my 도구"]:
            with self.subTest(place):
                prefix = self.home / place
                # Folders of others stay, empty ones too, and so does what is in them.
                for folder in ["share/zsh/site-functions", "share/fish", "share/man"]:
                    (prefix / folder).mkdir(parents=True)
                (prefix / "share/zsh/site-functions/_other").write_text("")
                before = self.tree()
                for _ in range(2):
                    self.run_script("install.sh", PREFIX=str(prefix))
                told = self.run_script("install.sh", "--uninstall", PREFIX=str(prefix))
                self.assertEqual(self.tree(), before)
                self.assertIn(f"Removed {prefix}/bin/biorhythm\n", told)

    def test_uninstalling_finds_the_prefix_by_the_program_and_else_says_so(self):
        prefix = self.home / "tools"
        self.run_script("install.sh", PREFIX=str(prefix))
        programs = f"{prefix}/bin:{os.environ['PATH']}"
        self.run_script("install.sh", "--uninstall", PATH=programs)
        self.assertFalse(prefix.exists())
        done = subprocess.run(
            [ROOT / "Config/install.sh", "--uninstall"], env=self.environment(PREFIX=str(prefix)),
            capture_output=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout), (66, b""))
        self.assertIn(b"nothing was installed in", done.stderr)

    def test_what_a_shell_does_not_find_by_itself_is_told(self):
        prefix = self.home / "tools"
        told = self.run_script("install.sh", PREFIX=str(prefix))
        for shell in ["bash", "zsh", "fish"]:
            self.assertRegex(told, f"(?m)^For {shell}, .*{prefix}/share/.*{shell}")
        self.assertNotIn("For bash", self.run_script("install.sh", PREFIX=str(self.home / ".local")))

    def test_manual_of_a_home_folder_is_found(self):
        told = self.run_script("install.sh", PREFIX=str(self.home / ".local"))
        self.assertIn(f"Add {self.home}/.local/bin to your PATH.", told)
        programs = f"{self.home}/.local/bin:{os.environ['PATH']}"
        done = subprocess.run(
            ["man", "biorhythm"], env=self.environment(PATH=programs), capture_output=True, timeout=60
        )
        self.assertIn("biorhythms in the terminal", done.stdout.decode())


class PackageTest(ScriptTest):
    def setUp(self):
        super().setUp()
        self.package = self.run_script("make-deb.sh", str(self.home)).strip()

    def test_lintian_finds_neither_errors_nor_warnings(self):
        done = subprocess.run(
            ["lintian", "--fail-on", "error,warning", self.package], capture_output=True, timeout=300
        )
        self.assertEqual((done.returncode, done.stdout.decode()), (0, ""))

    def fresh_root(self):
        """Returns a root that holds dpkg's empty records, and the libraries that a program not linked statically needs."""
        root = self.home / "root"
        for folder in ["var/lib/dpkg/updates", "var/lib/dpkg/info", "tmp", "proc", "usr"]:
            (root / folder).mkdir(parents=True)
        (root / "var/lib/dpkg/status").write_text("")
        needed = subprocess.run(["ldd", BINARY], capture_output=True, timeout=60)
        for library in re.findall(r"(/\S+) \(0x", needed.stdout.decode()):
            (root / library[1:]).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(library, root / library[1:])
        return root

    def test_package_installs_runs_and_goes_in_a_fresh_root(self):
        root = self.fresh_root()
        before = files_in(root / "usr")

        def dpkg(*words):
            command = ["dpkg", f"--root={root}", "--force-depends", "--log=/dev/null", *words]
            done = subprocess.run(command, capture_output=True, timeout=60)
            self.assertEqual(done.returncode, 0, done.stderr.decode())

        def run(*words):
            # The Swift runtime reads the arguments from /proc; the mount goes with the shell that makes it.
            enter = 'mount --rbind /proc "$0/proc" && exec env -i HOME=/tmp /usr/sbin/chroot "$0" /usr/bin/biorhythm "$@"'
            done = subprocess.run(["unshare", "--mount", "sh", "-c", enter, root, *words], capture_output=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, b""), words)
            return done.stdout.decode()

        dpkg("--install", self.package)
        self.assertRegex(run("--version"), r"\Abiorhythm \d")
        run("--set-birthday", "1990-05-15")
        self.assertIn("82%", run("--day", "2026-11-30"))
        dpkg("--purge", "biorhythm")
        self.assertEqual(files_in(root / "usr"), before)


if __name__ == "__main__":
    unittest.main()
