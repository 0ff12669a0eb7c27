"""Every case from the field is held by a test that names it."""

import re
import unittest

from program import ROOT

TESTS = ROOT / "Tests"


class CasesTest(unittest.TestCase):
    def test_every_case_has_a_test_and_every_test_a_case(self):
        listed = set(re.findall(r"^\| (\d+) \|", (TESTS / "Cases.md").read_text(), re.MULTILINE))
        held = set()
        for file in [*TESTS.rglob("*.swift"), *TESTS.rglob("*.py")]:
            held.update(re.findall(r"^ *(?://|#) Case (\d+): ", file.read_text(), re.MULTILINE))
        self.assertGreaterEqual(len(listed), 40)
        self.assertEqual(held, listed)


if __name__ == "__main__":
    unittest.main()
