#!/bin/sh
# Measures pages: how large a year's is and how long it takes (under 300 KiB and 20 ms), and how much memory the page
# of 10,000 saved people takes beside that of ten, beyond what reading their settings does.
#
# Needs swift, hyperfine, python3 and GNU time. BIORHYTHM names a built program; without it, one is built.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
BIORHYTHM=${BIORHYTHM:-$("$here/../../Config/build.sh")}
export HOME="$work"

set -- "$BIORHYTHM" --year 2026 --birthday 1990-05-15 --format html
echo "a year's page: $("$@" | wc -c) bytes"
hyperfine --shell=none --warmup 5 --runs 100 "$*"

for count in 10 10000; do
  python3 - "$count" >"$work/settings.json" <<'END'
import json, sys
people = {f"Person {number}": {"birthday": "1992-09-20"} for number in range(int(sys.argv[1]))}
print(json.dumps({"birthday": "1990-05-15", "people": people, "version": 1}))
END
  for words in --show-settings '--people --format html'; do
    # shellcheck disable=SC2086  # two words
    /usr/bin/time -f "$count people, $words: %M KiB at its peak, %e s" \
      "$BIORHYTHM" --settings "$work/settings.json" $words >"$work/page"
  done
done
