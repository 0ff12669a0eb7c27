#!/bin/sh
# Measures the roster report against the least possible C program, awk and Python, side by side.
#
#     Tests/Benchmarks/roster.sh
#
# BIORHYTHM names another binary than this checkout's release build, ROWS another number of rows than 2,000,000, RUNS
# another number of runs than 10. Wanted are a C compiler, awk, Python 3 and hyperfine; GNU time for the peak memory.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
checkout=$(cd "$here/../.." && pwd)
rows=${ROWS:-2000000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

BIORHYTHM=${BIORHYTHM:-$("$here/../../Config/build.sh")}
"${CC:-cc}" -O3 -o "$work/least_roster" "$here/least_roster.c" -lm
python3 "$here/make_roster.py" "$rows" >"$work/roster.csv"
head -n 200001 "$work/roster.csv" >"$work/small.csv"

ours() { "$BIORHYTHM" --roster "$1" --date 2026-11-30 --format csv; }
least() { "$work/least_roster" "$1" 2026-11-30; }
with_awk() { awk -v selected=2026-11-30 -f "$here/roster.awk" "$1"; }
with_python() { python3 "$here/roster.py" "$1" 2026-11-30; }

echo "Checking that all four write the same on 200,000 rows"
ours "$work/small.csv" >"$work/ours"
with_awk "$work/small.csv" | cmp "$work/ours" -
with_python "$work/small.csv" | cmp "$work/ours" -
least "$work/small.csv" | cmp "$work/ours" -

hyperfine --shell=none --warmup 1 --runs "${RUNS:-10}" --style basic --export-json "$work/times.json" \
  --command-name biorhythm "$BIORHYTHM --roster $work/roster.csv --date 2026-11-30 --format csv" \
  --command-name "least C" "$work/least_roster $work/roster.csv 2026-11-30" \
  --command-name awk "awk -v selected=2026-11-30 -f $here/roster.awk $work/roster.csv" \
  --command-name Python "python3 $here/roster.py $work/roster.csv 2026-11-30" >"$work/hyperfine.log" 2>&1 || {
  cat "$work/hyperfine.log" >&2
  exit 1
}
python3 - "$work/times.json" "$rows" <<'END'
import json, sys
results = json.load(open(sys.argv[1]))["results"]
least = next(one["median"] for one in results if one["command"] == "least C")
print(f"\n{int(sys.argv[2]):,} rows     median      fastest   times the least C")
for one in results:
    print(f"{one['command']:<12} {one['median'] * 1000:>10.1f} ms {one['min'] * 1000:>9.1f} ms {one['median'] / least:>12.2f}")
END

echo
if [ -x /usr/bin/time ] && /usr/bin/time -f %M true 2>/dev/null; then
  for file in small.csv roster.csv; do
    kibibytes=$(/usr/bin/time -f %M "$BIORHYTHM" --roster "$work/$file" --date 2026-11-30 --format csv 2>&1 >/dev/null)
    echo "Peak memory of biorhythm, $(($(wc -l <"$work/$file") - 1)) rows: $kibibytes KiB"
  done
else
  echo "Peak memory is not measured: GNU time is not at /usr/bin/time"
fi
