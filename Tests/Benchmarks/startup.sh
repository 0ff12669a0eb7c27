#!/bin/sh
# Times the whole process against Debian's gcal, side by side in one run: a day's values, and a month of bars.
# Needs hyperfine, gcal and python3. Builds the release program where BIORHYTHM does not name one.
set -eu
cd "$(dirname "$0")/../.."

for tool in hyperfine gcal python3; do
  command -v "$tool" >/dev/null || { echo "startup.sh: $tool is missing: apt-get install $tool" >&2; exit 1; }
done
BIORHYTHM=${BIORHYTHM:-$(Config/build.sh)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
strip -o "$work/biorhythm" "$BIORHYTHM"
printf '0 %%,19900515\n' >"$work/day.rc"
printf '0*d1#999 %%;19900515\n' >"$work/month.rc"

# Both must say the same before their times mean anything.
"$work/biorhythm" --day 2026-11-30 --birthday 1990-05-15 --ascii | grep -q -- '-97%'
gcal -f "$work/day.rc" %20261130 -x | grep -q 'Emo=-097%'
[ "$(gcal -f "$work/month.rc" %20261101 -xm | grep -c 'Nov 2026:')" = 30 ]

export LC_ALL=C.UTF-8 HOME="$work"
hyperfine -N --warmup 50 --min-runs 500 --export-json "$work/times.json" \
  "$work/biorhythm --day 2026-11-30 --birthday 1990-05-15" \
  "gcal -f $work/day.rc %20261130 -x" \
  "$work/biorhythm --month 2026-11 --birthday 1990-05-15" \
  "gcal -f $work/month.rc %20261101 -xm" \
  "$work/biorhythm --oneline --birthday 1990-05-15" >/dev/null

python3 - "$work/times.json" "$work/biorhythm" <<'PYTHON'
import json, os, sys
day, day_gcal, month, month_gcal, oneline = (r["median"] * 1000 for r in json.load(open(sys.argv[1]))["results"])
print(f"size      {os.path.getsize(sys.argv[2]) / 1e6:.1f} MB stripped")
print(f"--day     {day:.2f} ms, gcal {day_gcal:.2f} ms: ratio {day / day_gcal:.2f}")
print(f"--month   {month:.2f} ms, gcal {month_gcal:.2f} ms: ratio {month / month_gcal:.2f}")
print(f"--oneline {oneline:.2f} ms")
PYTHON
