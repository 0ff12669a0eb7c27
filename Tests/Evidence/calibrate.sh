#!/bin/sh
# Compiles the statistics with a simulation and prints its table: calibrate.sh [SERIES [PERMUTATIONS]]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
sources=$here/../../Sources
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
# One module: the imports of the package's own modules fall away, and a sine and logarithm come from the C library.
mkdir "$work/sources"
for file in "$sources"/BiorhythmCore/Civil/CivilDate.swift "$sources"/BiorhythmCore/Civil/CivilMonth.swift \
  "$sources"/BiorhythmCore/Civil/Weekday.swift "$sources"/BiorhythmCore/Cycles/Cycle.swift \
  "$sources"/BiorhythmCore/Cycles/TurningPoint.swift "$sources"/BiorhythmCore/Evidence/*.swift \
  "$here/calibrate.swift"; do
  sed '/^internal import Biorhythm/d' "$file" >"$work/sources/$(basename "$file")"
done
cat >"$work/sources/Mathematics.swift" <<'END'
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
func sine(_ angle: Double) -> Double { sin(angle) }
func logarithm(_ number: Double) -> Double { log(number) }
END
swiftc -O -wmo -swift-version 6 -package-name calibration -parse-as-library "$work"/sources/*.swift -o "$work/calibrate"
"$work/calibrate" "$@"
