#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What a release brings, in build/release: each image of each board as .hex, which programmers and the
# micro:bit's drive take, and as .elf, which debuggers take; the report of sizes; checksums.
#
#   toolchains/release.sh [BOARD...]
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
shopt -s nullglob
release=build/release
(($#)) && boards=("$@") || boards=(hal/boards/*)
boards=("${boards[@]##*/}")

toolchains/setup.sh chip
rm -rf "$release"
mkdir -p "$release"
for board in "${boards[@]}"; do
  toolchains/build.sh "$board" firmware/all
  for image in build/"$board"/firmware/*.elf; do
    name=frugal-$(basename "$image" .elf)-$board
    cp "$image" "$release/$name.elf"
    arm-none-eabi-objcopy -O ihex "$image" "$release/$name.hex"
  done
done
toolchains/size.sh "${boards[@]}" >"$release/sizes.txt"
cd "$release"
sha256sum -- * >SHA256SUMS
