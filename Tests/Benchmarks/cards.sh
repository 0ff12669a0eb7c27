#!/bin/sh
# Measures a roster of vCards against the CSV roster of the same people: time, and peak memory.
#
#     Tests/Benchmarks/cards.sh
#
# BIORHYTHM names another binary than this checkout's release build, ROWS another number of people than 2,000,000, RUNS
# another number of runs than 5. Wanted are Python 3, and GNU time for the peak memory.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
checkout=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

if [ -z "${BIORHYTHM:-}" ]; then
  swift build --package-path "$checkout" -c release --static-swift-stdlib >"$work/build.log" 2>&1 || {
    cat "$work/build.log" >&2
    exit 1
  }
  BIORHYTHM=$checkout/.build/release/biorhythm
fi
python3 "$here/make_roster.py" "${ROWS:-2000000}" >"$work/roster.csv"
awk -F, 'NR > 1 {
  count = split($1, name, " ")
  printf "BEGIN:VCARD\r\nVERSION:3.0\r\nN:%s;%s;;;\r\nFN:%s\r\nBDAY:%s\r\nEND:VCARD\r\n", name[2], name[1], $1, $2
}' "$work/roster.csv" >"$work/roster.vcf"

run() { "$BIORHYTHM" --roster "$1" --date 2026-11-30 --format csv; }
run "$work/roster.csv" >"$work/csv"
run "$work/roster.vcf" | cmp "$work/csv" -
echo "Both write the same."

python3 - "$BIORHYTHM" "$work" "${RUNS:-5}" <<'END'
import os, statistics, subprocess, sys, time
program, work, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
medians = {}
for kind in ("csv", "vcf"):
    seconds = []
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run([program, "--roster", f"{work}/roster.{kind}", "--date", "2026-11-30", "--format", "csv"],
                       stdout=subprocess.DEVNULL, check=True)
        seconds.append(time.perf_counter() - start)
    medians[kind] = statistics.median(seconds)
    print(f"{kind}: {medians[kind] * 1000:.0f} ms, {os.path.getsize(f'{work}/roster.{kind}') / 1e6:.0f} MB")
print(f"vCards take {medians['vcf'] / medians['csv']:.2f} times as long as CSV (wanted: at most 3)")
END
if [ -x /usr/bin/time ] && /usr/bin/time -f %M true 2>/dev/null; then
  kibibytes=$(/usr/bin/time -f %M "$BIORHYTHM" --roster "$work/roster.vcf" --date 2026-11-30 --format csv 2>&1 >/dev/null)
  echo "Peak memory with vCards: $kibibytes KiB (wanted: less than 16384)"
else
  echo "Peak memory is not measured: GNU time is not at /usr/bin/time"
fi
