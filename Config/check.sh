#!/bin/sh
# The one ritual before a commit: style, a build in which warnings are errors, and the tests.
#   Config/check.sh          what every commit must pass
#   Config/check.sh --fuzz   the same, then a minute of each fuzz target
set -eu
cd "$(dirname "$0")/.."

swift format lint --strict --recursive Package.swift Sources Tests
swift build --build-tests
swift test
if [ "${1:-}" = --fuzz ]; then Tests/Fuzz/fuzz.sh 60; fi
