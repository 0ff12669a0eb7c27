"""The library from another package: the example of the README compiles and runs."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from program import ROOT


def example():
    """Returns the manifest, the program and its output as the README shows them."""
    text = (ROOT / "README.md").read_text()
    section = re.search(r"^## As a library$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL).group()
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
    swift = [block for language, block in blocks if language == "swift"]
    output = [block for language, block in blocks if language != "swift"]
    return swift[0], swift[1], output[0]


class LibraryTest(unittest.TestCase):
    def test_example_of_the_readme_compiles_and_runs(self):
        manifest, program, output = example()
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            # A copy without its build folder, under the name that the example uses.
            library = folder / "biorhythm"
            library.mkdir()
            shutil.copy(ROOT / "Package.swift", library)
            for part in ["Sources", "Tests"]:
                (library / part).symlink_to(ROOT / part)
            package = folder / "hello"
            (package / "Sources/hello").mkdir(parents=True)
            (package / "Package.swift").write_text(manifest)
            (package / "Sources/hello/main.swift").write_text(program)
            done = subprocess.run(["swift", "run", "--quiet"], cwd=package, capture_output=True, timeout=600)
            self.assertEqual(done.returncode, 0, done.stderr.decode())
            lines = [line.rstrip() for line in done.stdout.decode().splitlines()]
            self.assertEqual(lines, output.splitlines())


if __name__ == "__main__":
    unittest.main()
