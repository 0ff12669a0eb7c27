"""The recipes of Config/recipes, each with the program that it is for."""

import json
import os
import pathlib
import re
import subprocess
import time
import unittest

import icalendar

from program import ROOT
from test_home import InstalledTest

RECIPES = ROOT / "Config/recipes"
LINE = r"P [+−]?\d+%[↗↘]!?  E [+−]?\d+%[↗↘]!?  I [+−]?\d+%[↗↘]!?"


class RecipeTest(InstalledTest):
    def environment(self, **more):
        programs = f"{self.home}/.local/bin:{os.environ['PATH']}"
        return super().environment(**{"PATH": programs, "TERM": "xterm", **more})

    def run_recipe(self, *command, **more):
        done = subprocess.run(
            command, env=self.environment(), cwd=self.home, capture_output=True, timeout=60, **more)
        self.assertEqual((done.returncode, done.stderr), (0, b""), command)
        return done.stdout.decode()

    def test_bash_shows_the_line_in_its_prompt(self):
        script = f'source {RECIPES}/bashrc; printf "%s" "${{PS1@P}}"'
        self.assertRegex(self.run_recipe("bash", "--norc", "-c", script), rf"\A{LINE}\n[$#] \Z")

    # Case 111: A zsh prompt reads a percent sign as the start of a code.
    def test_zsh_shows_the_line_in_its_prompt(self):
        script = f"source {RECIPES}/zshrc; print -P $RPROMPT"
        self.assertRegex(self.run_recipe("zsh", "-f", "-c", script), rf"\A{LINE}\n\Z")

    # Case 115: What tmux is given for its status line is not run through its own percent codes.
    def test_tmux_shows_the_line_at_its_right(self):
        socket = str(self.home / "tmux.socket")
        tmux = ["tmux", "-S", socket, "-f", str(RECIPES / "tmux.conf")]
        client = subprocess.Popen(
            ["script", "-qec", " ".join([*tmux, "new-session", "-x", "100", "-y", "10"]), "/dev/null"],
            env=self.environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        self.addCleanup(client.stdout.close)
        self.addCleanup(client.stdin.close)
        self.addCleanup(client.wait)
        self.addCleanup(subprocess.run, [*tmux, "kill-server"], capture_output=True)
        os.set_blocking(client.stdout.fileno(), False)
        seen = b""
        end = time.monotonic() + 20
        while time.monotonic() < end and not re.search(LINE.encode() + rb" \| \d\d:\d\d", seen):
            time.sleep(0.1)
            seen += client.stdout.read() or b""
        self.assertRegex(seen.decode(errors="replace"), rf"{LINE} \| \d\d:\d\d")

    def test_i3blocks_shows_the_line(self):
        blocks = subprocess.Popen(
            ["i3blocks", "-c", str(RECIPES / "i3blocks.conf")], env=self.environment(), stdout=subprocess.PIPE, text=True)
        self.addCleanup(blocks.stdout.close)
        self.addCleanup(blocks.wait)
        self.addCleanup(blocks.kill)
        lines = [blocks.stdout.readline() for _ in range(4)]
        self.assertRegex("".join(lines), LINE)

    def test_waybar_is_given_one_line_of_its_json(self):
        line = json.loads(self.run_recipe(str(RECIPES / "waybar.sh")))
        self.assertRegex(line["text"], LINE)
        self.assertIn("Biorhythm", line["tooltip"])
        self.assertIn(line["class"], ["critical", "calm"])

    def test_a_push_message_is_one_line_of_json(self):
        message = json.loads(self.run_recipe(str(RECIPES / "push.sh")))
        self.assertRegex(message["aps"]["alert"]["body"], r"\Aphysical -?\d+%, emotional -?\d+%, intellectual -?\d+%\Z")
        self.assertIn(message["aps"]["badge"], [0, 1, 2, 3])

    def run_crontab(self, name):
        """Runs a recipe's line in the environment of cron, where nothing may be printed; README shows the same line."""
        line = re.search(r"^(?:[*\d]+ +){5}(.*)", (RECIPES / name).read_text(), re.MULTILINE)[1]
        self.assertIn(line, (ROOT / "README.md").read_text())
        self.assertNotIn("%", line)  # to cron, the end of the line
        (self.home / "public_html").mkdir()
        bare = ["env", "-i", f"HOME={self.home}", "SHELL=/bin/sh", "/bin/sh", "-c", line]
        done = subprocess.run(bare, capture_output=True, cwd=self.home, timeout=60)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"", b""))

    def test_the_page_line_writes_the_family(self):
        self.output("--person", "Minji", "--set-birthday", "1992-09-20")
        self.run_crontab("page.cron")
        page = (self.home / "public_html/family.html").read_text()
        self.assertIn("Minji", page)
        self.assertTrue(page.endswith("</html>\n"))

    def test_the_calendar_line_writes_a_year(self):
        self.run_crontab("calendar.cron")
        events = icalendar.Calendar.from_ical((self.home / "public_html/biorhythm.ics").read_bytes()).walk("VEVENT")
        self.assertGreater(len(events), 100)

    def test_systemd_takes_the_notification(self):
        units = self.home / "units"
        (units / "biorhythm.service.d").mkdir(parents=True)
        (units / "biorhythm.service").write_text((ROOT / "Config/biorhythm.service").read_text())
        (units / "biorhythm.service.d/override.conf").write_text((RECIPES / "notification.conf").read_text())
        command = re.search(r"^ExecStart=/bin/sh -c '(.*)'$", (RECIPES / "notification.conf").read_text(), re.MULTILINE)[1]
        shown = self.home / "shown"
        (self.home / ".local/bin/notify-send").write_text(f'#!/bin/sh\nprintf "%s" "$*" >{shown}\n')
        (self.home / ".local/bin/notify-send").chmod(0o755)
        script = command.replace("$$", "$").replace("--only-critical", "--only-critical --date 2026-11-30")
        self.run_recipe("sh", "-c", script)
        self.assertIn("Biorhythm", shown.read_text())

    def test_every_recipe_names_where_it_goes_and_runs_nothing_else(self):
        files = sorted(path.name for path in pathlib.Path(RECIPES).iterdir())
        self.assertEqual(len(files), 13)
        for name in ["starship.toml", "polybar.ini", "i3blocks.conf"]:
            self.assertIn("biorhythm --oneline --color never", (RECIPES / name).read_text())


if __name__ == "__main__":
    unittest.main()
