#!/bin/sh
# Measures the calculator: how soon it starts against --version, and 100,000 sums against bc, side by side in one run.
#
# Needs swift, bc, hyperfine and python3. BIORHYTHM names a built program; without it, one is built.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
BIORHYTHM=${BIORHYTHM:-$("$here/../../Config/build.sh")}

python3 - >"$work/sums" <<'END'
import random
choice = random.Random(1)
for _ in range(100_000):
    a, b, c = choice.randint(1, 9999), choice.randint(1, 9999), choice.randint(1, 99)
    print(f"({a} + {b}) * {c} - {a}")
END
"$BIORHYTHM" -c - <"$work/sums" >"$work/ours"
bc <"$work/sums" >"$work/theirs"
cmp "$work/ours" "$work/theirs"

hyperfine --shell=none --warmup 50 --runs 1000 --export-json "$work/start.json" \
  --command-name version "$BIORHYTHM --version" \
  --command-name calculate "$BIORHYTHM -c 1/2+1/3" >/dev/null
hyperfine --shell=none --warmup 2 --runs 15 --export-json "$work/sums.json" \
  --command-name bc "sh -c 'exec bc <$work/sums'" \
  --command-name calculate "sh -c 'exec $BIORHYTHM -c - <$work/sums'" >/dev/null

python3 - "$work/start.json" "$work/sums.json" <<'END'
import json, sys
start, sums = ({r["command"]: r["median"] for r in json.load(open(name))["results"]} for name in sys.argv[1:])
print(f"-c starts in {start['calculate'] / start['version']:.2f} times --version (at most 1.1)")
print(f"100,000 sums take {sums['calculate'] / sums['bc']:.2f} times bc (at most 1.5)")
END
