#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A release of one board holds every image of it, as .hex that gives back the bytes of the .elf.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
board=microbit
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*"
  exit 1
}

"$top/toolchains/release.sh" "$board"
cd "$top/build/release"
sha256sum --quiet --check SHA256SUMS || fail "the checksums are not those of the files"
for image in "$top/build/$board"/firmware/*.elf; do
  name=frugal-$(basename "$image" .elf)-$board
  arm-none-eabi-objcopy -O binary "$image" "$work/elf.bin"
  arm-none-eabi-objcopy -I ihex -O binary "$name.hex" "$work/hex.bin"
  cmp "$work/elf.bin" "$work/hex.bin" || fail "$name.hex is not its image"
done
grep -q "^$board  *device " sizes.txt || fail "the sizes lack the device of $board"
