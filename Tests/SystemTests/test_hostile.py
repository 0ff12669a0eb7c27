"""Text that means harm: on a terminal it stays text."""

import json
import os
import unittest

from hostile import HOSTILE, HostileTest
from program import BINARY
from pty_terminal import PtyProgram

REPORTS = [
    (), ("--month",), ("--day",), ("--daily",), ("--oneline",), ("--events",), ("--compare", "1992-09-20"),
]
LANGUAGES = ["en", "ko", "ja", "zh-Hans", "zh-Hant"]


class TerminalTest(HostileTest):
    # Case 67: Escapes in a saved name.
    def test_reports_show_a_name_and_never_send_it(self):
        for name in HOSTILE:
            self.save(name)
            for words in REPORTS:
                with self.subTest(name=name, words=words):
                    person = ("--person=" + name,) if "\x00" not in name else ()
                    for language in LANGUAGES[:1] if words else LANGUAGES:
                        done = self.run_program(
                            *words, *person, "--date", "2026-11-30", "--color", "always", "--lang", language)
                        self.assertEqual((done.returncode, done.stderr), (0, b""))
                        self.assert_safe(done.stdout)

    def test_settings_are_shown_and_never_sent(self):
        self.save(*HOSTILE)
        self.assert_safe(self.output("--show-settings").encode(), lines=10 + len(HOSTILE))
        done = self.run_program("--person", "nobody")
        self.assertEqual((done.returncode, done.stdout), (78, b""))
        self.assert_safe(done.stderr, lines=1)
        for text in HOSTILE:
            name = self.argument(text)
            for words in [("--person=" + name, "--set-birthday", "1990-05-15"), ("--forget=" + name,)]:
                done = self.run_program(*words)
                if name == text:
                    self.assertEqual((done.returncode, done.stderr), (0, b""))
                    self.assert_safe(done.stdout, lines=1)
                else:
                    # An argument cannot hold it, and what is left is the name of nobody.
                    self.assertIn(done.returncode, [64, 78])
                    self.assert_safe(done.stderr, lines=1)

    def test_a_wrong_settings_file_is_told_of_in_one_line(self):
        self.settings.parent.mkdir(parents=True)
        for text in HOSTILE:
            for wrong in [
                {"birthday": text}, {"color": text}, {"people": {text: 1}}, {"people": {text: {"birthday": text}}},
                {text: 0, "version": text}, {"customCycles": {text: 1}}, {"language": [text]}, {"cycles": [text]},
            ]:
                with self.subTest(wrong=wrong):
                    self.settings.write_text(json.dumps({"birthday": "1990-05-15", **wrong}))
                    done = self.run_program("--day")
                    self.assertEqual((done.returncode, done.stdout), (78, b""))
                    self.assert_safe(done.stderr, lines=1)
            twice = json.dumps({text: 1})[:-1] + "," + json.dumps({text: 2})[1:]
            self.settings.write_text(twice)
            done = self.run_program("--day")
            self.assertEqual((done.returncode, done.stdout), (78, b""))
            self.assert_safe(done.stderr, lines=1)

    # Case 67: Escapes in arguments.
    def test_arguments_are_quoted_and_never_sent(self):
        for text in map(self.argument, HOSTILE):
            for words in [
                (text,), ("--" + text,), ("--" + text + "=1",), ("--person", text), ("--date", text), ("--month=" + text,),
                ("--format", text), ("--cycles", text), ("--width", text), ("--lang=" + text,), ("--set", text),
                ("--set", "color=" + text), ("--set", text + "=1"), ("--set", "cycles=" + text), ("--compare", text),
                ("--help=" + text,), ("--completion", text), ("--ascii=" + text,), ("--next-day=" + text,),
                ("--roster", "no/" + text), ("--day", "-o", "no/" + text), ("--settings", "no/" + text, "--day"),
                ("--settings", "/dev/null/" + text, "--set", "color=never"), ("-b", "1990-05-15", "--person", text),
            ]:
                with self.subTest(words=words):
                    done = self.run_program(*words, cwd=self.home)
                    self.assertNotEqual(done.returncode, 0)
                    self.assertEqual(done.stdout, b"")
                    self.assert_safe(done.stderr, lines=1)

    # Case 67: Escapes in file names.
    def test_places_are_shown_and_never_sent(self):
        for text in map(self.argument, HOSTILE):
            folder = self.home / text.replace("/", "")
            folder.mkdir()
            path = str(folder / "settings.json")
            done = self.run_program("--settings", path, "--set-birthday", "1990-05-15")
            self.assertEqual((done.returncode, done.stderr), (0, b""))
            self.assert_safe(done.stdout, lines=1)
            self.assert_safe(self.output("--settings", path, "--show-settings").encode(), lines=11)
            self.output("--settings", path, "--day", "-o", str(folder / "report"))
            self.assertEqual(sorted(os.listdir(folder)), ["report", "settings.json"])

    def test_the_environment_is_never_sent(self):
        self.save("Ana")
        for text in map(self.argument, HOSTILE):
            for name in ["LANG", "LC_ALL", "COLUMNS", "TERM", "NO_COLOR", "TZ", "XDG_CONFIG_HOME"]:
                done = self.run_program("--show-settings", environment=self.environment(**{name: text}))
                self.assertEqual((done.returncode, done.stderr), (0, b""))
                self.assert_safe(done.stdout)

    def test_a_real_terminal_gets_color_and_text_alone(self):
        for name in map(self.argument, HOSTILE):
            self.save(name)
            for words in [("--day", "--person=" + name), ("--person=" + name + "?",), ("--show-settings",)]:
                argv = [BINARY, *words]
                with self.subTest(words=words), PtyProgram(argv, env=self.environment(TERM="xterm")) as program:
                    program.wait()
                    # The terminal itself adds the carriage returns.
                    self.assert_safe(program.output.replace(b"\r\n", b"\n"))


class BytesTest(HostileTest):
    WRONG = [b"\xb1\xe8\xc7\xcf\xb4\xc3", b"\xff", b"\xc0\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"a\xcc"]

    # Case 62: An argument in another encoding.
    def test_arguments_that_are_not_UTF_8_are_refused(self):
        for text in self.WRONG:
            for words in [(text,), (b"--person", text), (b"--date=" + text,), (b"--settings", text), (b"-o", text)]:
                done = self.run_program(*words, cwd=self.home)
                self.assertEqual((done.returncode, done.stdout), (64, b""))
                self.assert_safe(done.stderr, lines=1)
                self.assertIn(b"UTF-8", done.stderr)

    def test_settings_that_are_not_UTF_8_are_refused(self):
        self.settings.parent.mkdir(parents=True)
        whole = [b'{"people":{"%s":{"birthday":"1990-05-15"}}}' % text for text in self.WRONG]
        whole += ['{"birthday":"1990-05-15"}'.encode(coding) for coding in ["utf-16", "utf-16-le", "utf-32"]]
        whole.append('{"a":"∀絀絀"}'.encode("utf-16-le"))
        for content in whole:
            with self.subTest(content=content):
                self.settings.write_bytes(content)
                for words in [("--day",), ("--set-birthday", "1990-05-15")]:
                    done = self.run_program(*words)
                    self.assertEqual((done.returncode, done.stdout), (78, b""))
                    self.assert_safe(done.stderr, lines=1)
                self.assertEqual(self.settings.read_bytes(), content)


class LocaleTest(HostileTest):
    """Without a locale, as under cron."""

    LOCALES = [{}, {"LC_ALL": "C"}, {"LC_ALL": "POSIX"}, {"LC_ALL": "", "LANG": ""}]

    # Case 30: Without a locale.
    def test_charts_are_ASCII_and_names_stay_whole(self):
        names = ["김하늘", "王芳", "José", "山田太郎"]
        roster = "name,birthday\n" + "".join(f"{name},1990-05-15\n" for name in names)
        self.save(*names)
        for locale in self.LOCALES:
            environment = {"HOME": str(self.home), "PATH": os.environ["PATH"], **locale}
            for words in [("--month=2026-11",), ("--day",), (), ("--daily",), ("--events",), ("--help",)]:
                self.assertTrue(self.output(*words, environment=environment).isascii())
            for words in [("--roster", "-"), ("--show-settings",)]:
                text = self.output(*words, environment=environment, stdin=roster.encode())
                for name in names:
                    self.assertIn(name, text)


if __name__ == "__main__":
    unittest.main()
