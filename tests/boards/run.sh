#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The pages of docs/boards and their drawings agree with the boards (check.py). Then the check itself is tried: on a
# copy in which a pin, a part or a page is changed it must fail and say where.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*"
  exit 1
}

# refuses WHAT FILE SCRIPT: the check fails and says WHAT, if the sed script has changed the file.
refuses() {
  local said
  sed -i "$3" "$work/$2"
  ! cmp -s "$2" "$work/$2" || fail "'$3' changes nothing in $2"
  said=$("$here/check.py" "$work") && fail "'$3' in $2 is not noticed"
  [[ $said == *"$1"* ]] || fail "after '$3' in $2 is said: $said"
  cp "$2" "$work/$2"
}

"$here/check.py" .

mkdir -p "$work/hal" "$work/tests" "$work/docs"
cp -r toolchains "$work"
cp -r hal/boards hal/chips "$work/hal"
cp tests/checks.py "$work/tests"
cp -r docs/boards "$work/docs"
refuses "run: toolchains/wiring/wiring.py pico >" hal/boards/pico/board.hpp 's/Pin<28>/Pin<27>/'
refuses "pico.svg lacks GP27 of Grid" hal/boards/pico/board.hpp 's/Pin<28>/Pin<27>/'
refuses "zip96.svg lacks GP3 of Buttons" hal/boards/zip96/board.hpp 's/Pin<2>/Pin<3>/'
refuses "parts that the drawing does not know: Leds" hal/boards/pico-oled/board.hpp 's/^  using Sound/  using Leds = SingleLeds<Pin<25>>;\n&/'
refuses "no room for: Sound" hal/boards/pico/board.hpp 's/Pin<16>/Pin<9>/'
refuses "pico-columns.svg lacks the part Sound" docs/boards/wiring/pico-columns.svg 's/data-part="Sound"//'
refuses "pico.md lacks 'Batteries'" docs/boards/pico.md 's/^## Batteries/## Cells/'
refuses "README.md does not lead to microbit.md" docs/boards/README.md '/(microbit.md)/d'
