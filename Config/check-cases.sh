#!/bin/sh
# Checks Tests/Cases.md: every case from the field has a row, and every row names a test that is there.
set -eu
cd "$(dirname "$0")/../Tests"

cases='1 3 6 8 10 12 14 16 18 20 22 24 26 28 30 32 34 36 38 40 42 44 46 48'
cases="$cases 50 52 54 56 58 60 62 64 66 67 69 71 73 75 77 80"
status=0

for case in $cases; do
  grep -q "^| $case |" Cases.md || { echo "Tests/Cases.md: case $case has no row" >&2; status=1; }
done

grep '^| [0-9]' Cases.md | {
  while IFS='|' read -r _ case _ file test _; do
    case=${case# } case=${case% } file=${file# } file=${file% } test=${test# } test=${test% }
    case " $cases " in
      *" $case "*) ;;
      *) echo "Tests/Cases.md: there is no case $case" >&2; status=1 ;;
    esac
    case $file in
      *.swift) name="func \`$test\`(" ;;
      *) name="def $test(" ;;
    esac
    if ! grep -qsF -- "$name" "$file"; then
      echo "Tests/Cases.md: case $case: no test '$test' in Tests/$file" >&2
      status=1
    fi
  done
  exit $status
}
