#!/bin/sh
# Counts the instructions of whole runs beside Debian's gcal: a measure that noise does not move.
# Needs valgrind and gcal. Builds the release program where BIORHYTHM does not name one.
set -eu
cd "$(dirname "$0")/../.."

for tool in valgrind gcal; do
  command -v "$tool" >/dev/null || { echo "instructions.sh: $tool is missing: apt-get install $tool" >&2; exit 1; }
done
BIORHYTHM=${BIORHYTHM:-$(Config/build.sh)}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
printf '0 %%,19900515\n' >"$work/day.rc"
printf '0*d1#999 %%;19900515\n' >"$work/month.rc"
export LC_ALL=C.UTF-8 HOME="$work"

# Prints a label and the instructions, in millions, of a command.
count() {
  label=$1
  shift
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$@" 2>"$work/count" >/dev/null
  awk -v label="$label" '/Collected/ { printf "%-18s %6.2f M\n", label, $NF / 1e6; found = 1 } END { exit !found }' \
    "$work/count"
}

count '--version' "$BIORHYTHM" --version
count '--oneline' "$BIORHYTHM" --oneline --birthday 1990-05-15
count '--day' "$BIORHYTHM" --day 2026-11-30 --birthday 1990-05-15
count '  gcal, a day' gcal -f "$work/day.rc" %20261130 -x
count '--month' "$BIORHYTHM" --month 2026-11 --birthday 1990-05-15
count '  gcal, a month' gcal -f "$work/month.rc" %20261101 -xm
