#!/bin/sh
# Measures the search of every day there is, years 0001 to 9999, for `primary >= 80`, against the least C program that
# finds and writes the same days, side by side in one run, and how much memory it takes.
#
# Needs swift, cc, hyperfine, python3 and GNU time. BIORHYTHM names a built program; without it, one is built.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cc -O3 -DLEAST=80 "$here/least_range.c" -o "$work/least" -lm
BIORHYTHM=${BIORHYTHM:-$("$here/../../Config/build.sh")}

set -- "$BIORHYTHM" --birthday 0001-01-01 --from 0001-01-01 --to 9999-12-31 --find 'primary >= 80' --format csv
# The heading and the events are more than the least has.
"$@" | tail -n +2 | cut -d , -f 1-5 >"$work/ours"
"$work/least" | cmp - "$work/ours"

cat >"$work/ours.sh" <<END
exec "$BIORHYTHM" --birthday 0001-01-01 --from 0001-01-01 --to 9999-12-31 --find 'primary >= 80' --format csv
END
hyperfine --shell=none --warmup 5 --runs 60 --export-json "$work/times.json" \
  --command-name least "sh -c 'exec $work/least'" --command-name find "sh $work/ours.sh"
python3 - "$work/times.json" "$(wc -l <"$work/ours")" <<'END'
import json, sys
median = {r["command"]: r["median"] for r in json.load(open(sys.argv[1]))["results"]}
print(f"finding {sys.argv[2]} days takes {median['find'] / median['least']:.2f} times the least program (at most 3)")
END
for years in 100 9999; do
  /usr/bin/time -f "$years years: %M KiB at its peak" "$BIORHYTHM" --birthday 0001-01-01 --from 0001-01-01 \
    --to "$(printf %04d $years)-12-31" --find 'primary >= 80' --format csv >/dev/null
done
