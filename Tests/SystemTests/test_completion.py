"""TAB in real shells: each is driven as a person drives it, or by its own completion engine."""

import os
import pathlib
import re
import shutil
import subprocess
import unittest

from program import BINARY, ProgramTest
from pty_terminal import PtyProgram

NAMES = ["Minji", "Min Su", "O'Brien", 'Ann "Bo" Lee', "$HOME", "`date`", "a:b=c", "back\\slash", "김 민지"]
LISTS = {
    "--fo": ["--forget", "--format"],
    "--mo": ["--month"],
    "--format ": ["text", "json", "jsonl", "csv", "ics", "svg", "html"],
    "-f j": ["json", "jsonl"],
    "--format=js": ["json", "jsonl"],
    "--lang ": ["auto", "en", "ko", "ja", "zh-Hans", "zh-Hant", "de"],
    "--color=a": ["auto", "always"],
    "--completion ": ["bash", "zsh", "fish"],
    "--date ": ["today", "yesterday", "tomorrow"],
    "--cycles physical,emo": ["physical,emotional"],
    "--set color=": ["color=auto", "color=always", "color=never"],
    "--set cus": ["customCycles="],
    "--width ": [],
    "--nosuch": [],
}


class ShellTests:
    """The tests of a shell, which has the program on its PATH and its script in its home."""

    shell: str

    def setUp(self):
        super().setUp()
        if not shutil.which(self.shell):
            self.fail(f"{self.shell} is not installed")
        programs = self.home / "bin"
        programs.mkdir()
        (programs / "biorhythm").symlink_to(pathlib.Path(BINARY).resolve())
        # Prints its arguments, and answers for the completion as the program does.
        show = programs / "show"
        show.write_text('#!/bin/sh\n[ -z "$BIORHYTHM_COMPLETE" ] || exec biorhythm\nprintf "<%s>" "$@"; echo\n')
        show.chmod(0o755)
        self.path = f"{programs}:{os.environ['PATH']}"
        self.script = self.home / f"completion.{self.shell}"
        self.script.write_text(self.output("--completion", self.shell))
        for name in NAMES:
            self.output("--person", name, "--set-birthday", "1992-09-20")

    def environment(self, **more):
        return super().environment(**{"PATH": getattr(self, "path", os.environ["PATH"]), "TERM": "xterm", **more})

    def completions(self, line):
        """Returns what the shell offers at the end of a line."""
        raise NotImplementedError

    def terminal(self):
        """Returns a shell on a terminal in which `show` prints its arguments and completes as the program does."""
        raise NotImplementedError

    # Case 73: Completion scripts parse.
    def test_script_parses_in_every_language(self):
        for language in LISTS["--lang "][1:]:
            script = self.output("--completion", self.shell, "--lang", language)
            done = subprocess.run([self.shell, "-n"], input=script.encode(), capture_output=True, timeout=60)
            self.assertEqual((done.returncode, done.stderr), (0, b""), language)

    # Case 73: They need no settings.
    def test_generator_needs_no_settings(self):
        self.settings.write_text("{")
        done = self.run_program("--completion", self.shell, environment={"PATH": "/nonexistent"})
        self.assertEqual((done.returncode, done.stderr), (0, b""))
        self.assertEqual(done.stdout.decode(), self.script.read_text())

    def test_names_are_asked_of_the_program_itself(self):
        # Not on the path, and beside one that is there and has other people.
        self.path = os.environ["PATH"]
        program = self.home / "bin/biorhythm"
        self.assertIn("Minji", self.completions(f"{program} --person "))

    def test_offers_just_the_right_words(self):
        for line, words in LISTS.items():
            with self.subTest(line):
                self.assertEqual(sorted(self.completions(f"biorhythm {line}")), sorted(words))

    def test_offers_this_month_and_the_next(self):
        offered = self.completions("biorhythm --month ")
        months = [word for word in offered if not word.startswith("-")]
        self.assertEqual(len(months), 2)
        for month in months:
            self.assertRegex(month, r"^\d{4}-\d{2}$")

    def test_offers_files(self):
        (self.home / "people.csv").write_text("name,birthday\n")
        for line in ["--roster peo", "-o peo", "--settings=peo"]:
            with self.subTest(line):
                offered = self.completions(f"biorhythm {line}")
                self.assertEqual([word.removeprefix("--settings=") for word in offered], ["people.csv"])

    # Case 73: They offer what the help has.
    def test_offers_every_option_of_the_help_and_nothing_more(self):
        known = set(re.findall(r"(?:^ -\w, | {2})(--[a-z-]+)", self.output("--help", "all"), re.MULTILINE))
        self.assertGreater(len(known), 34)
        self.assertEqual(sorted(self.completions("biorhythm --")), sorted(known))

    def test_a_name_arrives_whole(self):
        for line, name in {
            "--person Minj": "Minji",
            "--person=Minj": "Minji",
            "--compare Min\\ ": "Min Su",
            '--person "Min ': "Min Su",
            "--forget 'Min ": "Min Su",
            "--person O": "O'Brien",
            "--person Ann": 'Ann "Bo" Lee',
            "-p \\$": "$HOME",
            "--person '$": "$HOME",
            "--person \\`": "`date`",
            "--person a": "a:b=c",
            "--person a:": "a:b=c",
            "--person bac": "back\\slash",
            "--person 김": "김 민지",
        }.items():
            with self.subTest(line), self.terminal() as terminal:
                terminal.send(f"show {line}\t")
                terminal.read_for(0.3)
                terminal.send("\r")
                terminal.read_until(("<" if " " in line else "=") + name + ">\r\n")


class BashTest(ShellTests, ProgramTest):
    shell = "bash"

    def completions(self, line):
        word = re.search(r"[^ =]*$", line).group()
        driver = 'source "$1"; COMP_LINE=$2 COMP_POINT=${#2}; _biorhythm "${2%% *}" "$3"; printf "%s\\n" "${COMPREPLY[@]}"'
        done = subprocess.run(
            ["bash", "--norc", "-c", driver, "bash", self.script, line, word],
            env=self.environment(), cwd=self.home, capture_output=True, timeout=60,
        )
        kept = line[: len(line) - len(word)].split(" ")[-1]
        words = [kept + word for word in done.stdout.decode().splitlines() if word]
        return [word.removeprefix(kept) if kept.startswith("--") else word for word in words]

    def terminal(self):
        start = "PS1='ready> '; complete -F _biorhythm show"
        rc = self.home / "bashrc"
        rc.write_text(f"source {self.script}\n{start}\n")
        terminal = PtyProgram(["bash", "--rcfile", str(rc), "-i"], env=self.environment(), timeout=10)
        terminal.read_until("ready> ")
        return terminal


class ZshTest(ShellTests, ProgramTest):
    shell = "zsh"

    # Case 113: The zsh script can be sourced before compinit.
    def test_the_script_can_be_sourced_before_compinit(self):
        done = subprocess.run(
            ["zsh", "-fc", 'source <(biorhythm --completion zsh); print $_comps[biorhythm]'],
            env=self.environment(), capture_output=True, timeout=60)
        self.assertEqual((done.returncode, done.stdout, done.stderr), (0, b"_biorhythm\n", b""))

    def completions(self, line):
        with self.terminal() as terminal:
            terminal.send(line)
            terminal.read_until(line)
            terminal.send("\x18")
            listing = terminal.read_until(re.compile(rb"\a|ready> ")).decode().replace("\a", "")
        # zsh shows only the part of a list that is being typed, and the line once more below.
        begun = re.search(r"[^ ]*,|$", line).group()
        return [begun + word for row in listing.split("\r\n") if not row.startswith("ready> ") for word in row.split()]

    def terminal(self):
        (self.home / ".zshrc").write_text(
            "cd; PS1='ready> '; autoload -Uz compinit; compinit -u; setopt NO_PROMPT_SP\n"
            "zstyle ':completion:*' verbose no; LISTMAX=1000; bindkey '^X' list-choices\n"
            f"source {self.script}\n"
            "compdef _biorhythm show\n"
        )
        terminal = PtyProgram(
            ["zsh", "-d", "-i"], env=self.environment(ZDOTDIR=str(self.home), TERM="dumb"), columns=250, rows=60, timeout=10
        )
        terminal.read_until("ready> ")
        return terminal


class FishTest(ShellTests, ProgramTest):
    shell = "fish"

    def completions(self, line):
        done = subprocess.run(
            ["fish", "--no-config", "-c", 'source $argv[1]; complete -C "$argv[2]"', self.script, line],
            env=self.environment(), cwd=self.home, capture_output=True, timeout=60,
        )
        words = [word.split("\t")[0] for word in done.stdout.decode().splitlines()]
        return [re.sub(r"^--[a-z-]+=", "", word) for word in words]

    def terminal(self):
        config = self.home / ".config/fish/config.fish"
        config.parent.mkdir(parents=True, exist_ok=True)
        # Where the folder is missing, fish fills it in the background, beyond the end of the test.
        (self.home / ".local/share/fish/generated_completions").mkdir(parents=True, exist_ok=True)
        config.write_text(
            f"source {self.script}\n"
            "complete -c show -w biorhythm\nfunction fish_prompt; echo 'ready> '; end\nset -g fish_greeting\n"
        )
        terminal = PtyProgram(["fish", "-i"], env=self.environment(), columns=100, timeout=10)
        terminal.read_until("ready> ")
        return terminal


if __name__ == "__main__":
    unittest.main()
