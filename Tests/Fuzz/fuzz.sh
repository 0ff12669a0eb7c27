#!/bin/sh
# Looks for inputs that break a law or the program: every target for a while, one after the other.
#   Tests/Fuzz/fuzz.sh [SECONDS [TARGET...]]      60 seconds of all of them, if nothing is said
# What is found stays in .build/fuzz: the input that breaks, named after its target, and the log.
set -eu
cd "$(dirname "$0")/../.."
export BIORHYTHM_FUZZ=1

seconds=${1:-60}
[ $# -eq 0 ] || shift
[ $# -gt 0 ] || set -- Dates Expressions Options Settings Roster Keys Cards Zones

for target; do
  swift build -c release --sanitize=fuzzer --scratch-path .build/fuzz -Xswiftc -enable-testing \
    --product "Fuzz$target" >&2
  grown=.build/fuzz/corpus/$target
  log=.build/fuzz/$target.log
  mkdir -p "$grown"
  if ! .build/fuzz/release/"Fuzz$target" -max_total_time="$seconds" -max_len=4096 -timeout=10 \
    -artifact_prefix=".build/fuzz/$target-" "$grown" "Tests/Fuzz/Corpus/$target" 2>"$log"; then
    tail -n 40 "$log" >&2
    echo "fuzz.sh: $target broke; the input is in .build/fuzz" >&2
    exit 1
  fi
  echo "$target: $(grep '^Done' "$log")"
done
