#!/bin/sh
# Builds the program as it is installed, and prints where it is.
#
# A prompt waits for it: on Linux it is linked without a dynamic loader, which halves the time that it needs to start.
# The linker then warns of dlopen in the Swift runtime, which the program never comes to.
set -eu
cd "$(dirname "$0")/.."
set -- --configuration release --product biorhythm --static-swift-stdlib
[ "$(uname)" != Linux ] || set -- "$@" -Xswiftc -static-executable
swift build "$@" >&2
echo "$(swift build "$@" --show-bin-path)/biorhythm"
