#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Configures and builds one preset, or the firmware of one board, quietly:
#
#   toolchains/build.sh PRESET|BOARD [TARGET...]
#
# One line on standard error when there is something to build; what the tools print only if they
# fail. Does next to nothing when all is up to date.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
preset=$1
folder=build/$preset
if [[ -d hal/boards/$1 ]]; then
  export FRUGAL_BOARD=$1
  preset=board
fi
log=$folder.log
mkdir -p build

# Two builds of one preset at a time would trip over each other.
exec 9>"$folder.lock"
flock 9

announce() { echo "building (${folder#build/}) ..." >&2; }

fail() {
  cat "$log" >&2
  echo "building (${folder#build/}) failed" >&2
  exit 1
}

# With targets named, the folder is configured without the tests, and without Unity, which setup.sh brings for
# tests only. They come in when everything is asked for, or a target of theirs, test_NAME.
tests=ON
(($# == 1)) || [[ " ${*:2}" == *" test_"* ]] || tests=OFF
lacks_tests() { [[ $tests == ON ]] && grep -q '^FRUGAL_TESTS:BOOL=OFF' "$folder/CMakeCache.txt"; }

if [[ ! -e $folder/build.ninja ]] || lacks_tests; then
  announce
  cmake --preset "$preset" -DFRUGAL_TESTS="$tests" >"$log" 2>&1 || fail
  ninja -C "$folder" "${@:2}" >"$log" 2>&1 || fail
  exit 0
fi

set +e
ninja -C "$folder" "${@:2}" 2>&1 | tee "$log" | {
  grep -q -m 1 -E 'Building|Linking|Re-running' && announce
  cat >/dev/null
}
((PIPESTATUS[0] == 0)) || fail
