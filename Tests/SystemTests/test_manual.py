"""The manual page as groff, mandoc and man read it."""

import subprocess
import unittest

from program import ProgramTest


class ManualTest(ProgramTest):
    def setUp(self):
        super().setUp()
        self.page = self.home / "biorhythm.1"
        self.page.write_text(self.output("--manual"))

    def run_tool(self, *words, **more):
        """Runs a tool on the page and returns its output; warnings fail the test."""
        done = subprocess.run(
            [*words, self.page], env=self.environment(MANWIDTH="80", **more), capture_output=True, timeout=60
        )
        self.assertEqual((done.returncode, done.stderr), (0, b""), words)
        return done.stdout.decode()

    def test_no_tool_warns(self):
        for locale in ["C", "C.UTF-8"]:
            self.run_tool("man", "--warnings", "-l", LANG=locale)
        for device in ["ascii", "utf8"]:
            self.run_tool("groff", "-ww", "-man", f"-T{device}", "-z")
        self.assertEqual(self.run_tool("mandoc", "-Tlint"), "")

    def test_page_without_settings_or_locale_is_the_same(self):
        done = self.run_program("--manual", environment={"PATH": "/nonexistent"})
        self.assertEqual((done.returncode, done.stdout.decode()), (0, self.page.read_text()))

    # Case 75: Hyphens of the manual page.
    def test_options_can_be_searched_and_pasted(self):
        self.assertNotRegex(self.page.read_text(), r"[^\\]--")
        shown = self.run_tool("man", "-l")
        self.assertTrue(shown.isascii())
        for option in ["--date DATE", "-m, --month [YYYY-MM]", "--lang auto|en|ko", "--only-critical"]:
            self.assertIn(option, shown)

    def test_headings_in_another_language_are_read_without_warnings(self):
        for language in ["ko", "ja", "zh-Hans", "zh-Hant", "de"]:
            self.page.write_text(self.output("--manual", "--lang", language))
            self.run_tool("groff", "-ww", "-man", "-Tutf8", "-z")


if __name__ == "__main__":
    unittest.main()
