#!/bin/sh
# Measures a window of every day there is, years 0001 to 9999: CSV against the least C program that writes such rows,
# and JSON Lines against CSV, side by side in one run, and how much memory each takes.
#
# Needs swift, cc, hyperfine, python3 and GNU time. BIORHYTHM names a built program; without it, one is built.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cc -O3 "$here/least_range.c" -o "$work/least" -lm
BIORHYTHM=${BIORHYTHM:-$("$here/../../Config/build.sh")}

window="--birthday 0001-01-01 --from 0001-01-01 --to 9999-12-31"
hyperfine --shell=none --warmup 2 --runs 15 --export-json "$work/times.json" \
  --command-name least "$work/least" \
  --command-name csv "$BIORHYTHM $window --format csv" \
  --command-name jsonl "$BIORHYTHM $window --format jsonl"

python3 - "$work/times.json" <<'END'
import json, sys
median = {r["command"]: r["median"] for r in json.load(open(sys.argv[1]))["results"]}
print(f"CSV takes {median['csv'] / median['least']:.2f} times the least program (at most 2)")
print(f"JSON Lines takes {median['jsonl'] / median['csv']:.2f} times CSV (at most 3)")
END

for format in csv jsonl json; do
  # shellcheck disable=SC2086
  /usr/bin/time -f "$format: %M KiB at its peak (at most 32768)" "$BIORHYTHM" $window --format $format >/dev/null
done
