#!/bin/sh
# Times --evidence against the numpy program of the same definition, side by side in one run.
#
#     Tests/Benchmarks/evidence.sh
#
# BIORHYTHM names another binary than the release build, ROWS another number of rows than 19,479, PERMUTATIONS another
# number than 9,999, PYTHON a Python 3 that has numpy. GNU time, where it is there, tells the peak memory.
set -eu
cd "$(dirname "$0")/../.."

PYTHON=${PYTHON:-python3}
"$PYTHON" -c 'import numpy' || { echo "evidence.sh: numpy is missing: pip install numpy" >&2; exit 1; }
BIORHYTHM=${BIORHYTHM:-$(Config/build.sh)}
rows=${ROWS:-19479}
permutations=${PERMUTATIONS:-9999}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

"$PYTHON" - "$rows" "$work" <<'END'
import datetime, random, sys
dice, first = random.Random(19), datetime.date(1850, 1, 1)
with open(sys.argv[2] + "/lives.csv", "w") as out:
    out.write("birthday,date\n")
    for _ in range(int(sys.argv[1])):
        birth = first + datetime.timedelta(dice.randrange(36500))
        out.write(f"{birth},{birth + datetime.timedelta(7000 + dice.randrange(25000))}\n")
with open(sys.argv[2] + "/year.csv", "w") as out:
    out.write("date,value\n")
    for day in range(365):
        out.write(f"{datetime.date(2025, 1, 1) + datetime.timedelta(day)},{dice.gauss(6, 1)}\n")
END

"$PYTHON" - "$BIORHYTHM" "$PYTHON" "$work" "$permutations" <<'END'
import json, subprocess, sys, time
program, python, work, permutations = sys.argv[1:]
def run(*words):
    start = time.perf_counter()
    text = subprocess.run(words, check=True, capture_output=True, text=True).stdout
    return time.perf_counter() - start, json.loads(text)
for kind, name in [("people", "lives"), ("values", "year")]:
    file = f"{work}/{name}.csv"
    times = {"biorhythm": [], "numpy": []}
    for _ in range(3):
        ours, verdict = run(program, "--evidence", file, "--birthday", "1990-05-15", "--permutations", permutations, "--format", "json")
        theirs, figures = run(python, "Tests/Evidence/reference.py", kind, "1990-05-15", file, permutations)
        times["biorhythm"].append(ours)
        times["numpy"].append(theirs)
    # Both must say the same before their times mean anything.
    for cycle in verdict["cycles"]:
        assert abs(cycle["pValue"] - figures[cycle["id"]]["pValue"]) < 0.05 + 2 / int(permutations) ** 0.5, cycle
    best = {name: min(seconds) for name, seconds in times.items()}
    print(f"{name}.csv, {permutations} permutations: biorhythm {best['biorhythm']:.2f} s, numpy {best['numpy']:.2f} s, "
          f"{best['biorhythm'] / best['numpy']:.2f} times")
END

if [ -x /usr/bin/time ] && /usr/bin/time -f %M true 2>/dev/null; then
  for count in 999 "$permutations"; do
    kibibytes=$(/usr/bin/time -f %M "$BIORHYTHM" --evidence "$work/lives.csv" --permutations "$count" 2>&1 >/dev/null)
    echo "Peak memory, $count permutations: $kibibytes KiB"
  done
else
  echo "Peak memory is not measured: GNU time is not at /usr/bin/time"
fi
