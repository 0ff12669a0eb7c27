"""What a user copies from Config works as written: the crontab lines, the systemd units, the settings."""

import json
import pathlib
import re
import subprocess
import unittest

import jsonschema

from program import BINARY, ROOT, ProgramTest

CONFIG = ROOT / "Config"
SCHEMA = json.loads((CONFIG / "settings.schema.json").read_text())


class InstalledTest(ProgramTest):
    """A home with the program in ~/.local/bin and a stored birthday."""

    def setUp(self):
        super().setUp()
        programs = self.home / ".local/bin"
        programs.mkdir(parents=True)
        (programs / "biorhythm").symlink_to(pathlib.Path(BINARY).resolve())
        self.output("--set-birthday", "1990-05-15")

    def assert_mail(self, done):
        """Checks that a run said nothing but what plain mail can carry."""
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        for line in done.stdout.split(b"\n"):
            self.assertLessEqual(len(line), 78)
            self.assertRegex(line, rb"\A[ -~]*\Z")


class CronTest(InstalledTest):
    # Case 119: A mail from cron is plain ASCII without a locale.
    def test_lines_run_in_the_environment_of_cron(self):
        lines = re.findall(r"^#?(?:[*\d]+ +){5}(.*)", (CONFIG / "biorhythm.cron").read_text(), re.MULTILINE)
        self.assertEqual(len(lines), 2)
        for line in lines:
            with self.subTest(line):
                self.assertNotIn("%", line)  # to cron, the end of the line
                bare = ["env", "-i", f"HOME={self.home}", "SHELL=/bin/sh", "/bin/sh", "-c", line]
                done = subprocess.run(bare, capture_output=True, cwd=self.home, timeout=60)
                self.assert_mail(done)
                if "--only-critical" not in line:
                    self.assertIn(b"Biorhythm", done.stdout)

    def test_only_critical_days_are_mailed(self):
        words = ["--daily", "--only-critical", "--date"]
        self.assertNotEqual(self.output(*words, "2026-11-30"), "")
        self.assertEqual(self.output(*words, "2026-12-01"), "")


class UnitTest(InstalledTest):
    def verified(self, *units):
        run = self.home / "run"
        run.mkdir(mode=0o700, exist_ok=True)
        page = self.home / "man/man1/biorhythm.1"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(self.output("--manual"))
        environment = self.environment(XDG_RUNTIME_DIR=str(run), MANPATH=str(page.parents[1]))
        return subprocess.run(
            ["systemd-analyze", "--user", "verify", *units], env=environment, capture_output=True, timeout=60
        )

    def test_systemd_accepts_the_units(self):
        done = self.verified(CONFIG / "biorhythm.service", CONFIG / "biorhythm.timer")
        self.assertEqual((done.returncode, done.stderr.decode()), (0, ""))

    def test_systemd_would_find_a_mistake(self):
        wrong = self.home / "wrong.service"
        wrong.write_text((CONFIG / "biorhythm.service").read_text().replace("ExecStart", "ExecBegin"))
        self.assertNotEqual(self.verified(wrong).returncode, 0)

    def test_service_runs_in_a_bare_environment(self):
        unit = (CONFIG / "biorhythm.service").read_text()
        path = re.search(r"^Environment=(.*)$", unit, re.MULTILINE).group(1).replace("%h", str(self.home))
        command = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE).group(1).split()
        done = subprocess.run(
            ["env", "-i", f"HOME={self.home}", path, *command], capture_output=True, cwd="/", timeout=60
        )
        self.assert_mail(done)
        self.assertIn(b"Biorhythm", done.stdout)


class SettingsSchemaTest(ProgramTest):
    def setUp(self):
        super().setUp()
        jsonschema.Draft202012Validator.check_schema(SCHEMA)
        self.validator = jsonschema.Draft202012Validator(SCHEMA)

    def assert_valid(self, path):
        self.assertEqual([error.message for error in self.validator.iter_errors(json.loads(path.read_text()))], [])

    def test_everything_is_described(self):
        for name, schema in SCHEMA["properties"].items():
            self.assertTrue(schema["description"].endswith("."), name)

    def test_sample_is_valid_and_understood(self):
        sample = CONFIG / "settings.example.json"
        self.assert_valid(sample)
        self.assertEqual(set(SCHEMA["properties"]), set(json.loads(sample.read_text())))
        shown = self.output("--settings", str(sample), "--show-settings")
        for part in ["1990-05-15", "Minji", "moon:29,work:7", "primary,moon", "from the file"]:
            self.assertIn(part, shown)

    def test_what_the_program_writes_is_valid(self):
        self.output("--set-birthday", "0101-01-01")
        self.assert_valid(self.settings)
        self.output("--set-birthday", "1990-05-15T18:30@Asia/Seoul")
        self.assert_valid(self.settings)
        self.output("--person", "김 'M' \"S\" $x", "--set-birthday", "1988-02-29")
        self.output("--set", "customCycles=moon:29,a-b_2:36500", "--set", "cycles=all,moon")
        for key, schema in SCHEMA["properties"].items():
            for value in schema.get("enum", []):
                self.output("--set", f"{key}={value}")
                self.assert_valid(self.settings)
        self.assertEqual(set(SCHEMA["properties"]), set(json.loads(self.settings.read_text())))

    def test_schema_and_program_know_the_same_values(self):
        script = self.output("--completion", "bash")
        words = re.search(r"--set required words (.*)", script).group(1).split()
        enums = {f"{key}={value}" for key, schema in SCHEMA["properties"].items() for value in schema.get("enum", [])}
        self.assertEqual({word for word in words if not word.endswith("=")}, enums)

    def test_what_the_program_refuses_is_invalid(self):
        for wrong in [
            {"version": 2}, {"birthday": "15.05.1990"}, {"birthday": "0000-01-01"}, {"people": {"Ann": {}}},
            {"color": "blue"}, {"cycles": []}, {"cycles": "primary"}, {"customCycles": {"moon": 1}},
            {"customCycles": {"physical": 7}}, {"customCycles": {"a b": 7}}, {"customCycles": {"moon": 36501}},
        ]:
            with self.subTest(wrong):
                self.assertFalse(self.validator.is_valid(wrong))
                path = self.home / "wrong.json"
                path.write_text(json.dumps(wrong))
                self.assertEqual(self.run_program("--settings", str(path), "--show-settings").returncode, 78)

    def test_unknown_keys_are_allowed(self):
        self.assertTrue(self.validator.is_valid({"futureOption": {"a": [1, 2.5, None]}}))


if __name__ == "__main__":
    unittest.main()
