"""The library from another package: the example of the README compiles and runs."""

import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

from program import ROOT

# Used until the README has a section "As a library": a manifest, a program, and what the program prints.
EXAMPLE = """
## As a library

```swift
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "hello",
  dependencies: [.package(path: "../biorhythm")],
  targets: [
    .executableTarget(name: "hello", dependencies: [.product(name: "BiorhythmCore", package: "biorhythm")])
  ])
```

```swift
import BiorhythmCore

let today = CivilDate("2026-11-30") ?? .min
let report = Report(
  birthday: CivilDate("1990-05-15") ?? .min, window: today.month.days, selected: today, cycles: Cycle.primaries)

for reading in report.day(today).readings ?? [] {
  print(reading.cycle.id, reading.percent, reading.turningPoint?.rawValue ?? "")
}
```

```
physical 82
emotional -97
intellectual 10 critical-falling
```
"""


def example():
    """Returns the manifest, the program and its output as the README shows them."""
    readme = ROOT / "README.md"
    text = readme.read_text() if readme.exists() else ""
    section = re.search(r"^## As a library$.*?(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    section = section.group() if section and "```swift" in section.group() else EXAMPLE
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
