#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Compiles the core to WebAssembly, build/rp2040/core.wasm, unless that is newer than its sources.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
out=../../../build/rp2040

is_up_to_date() { [[ -e $out/core.wasm && ! $(find . -newer "$out/core.wasm" -print -quit) ]]; }

is_up_to_date && exit 0
for tool in clang wasm-ld; do
  command -v "$tool" >/dev/null || {
    echo "core: $tool is not installed, which the emulated Pico is compiled with; run: toolchains/setup.sh node" >&2
    exit 1
  }
done
mkdir -p "$out"
exec 9>"$out/lock"
flock 9
is_up_to_date && exit 0 # by another, in the meantime
clang --target=wasm32 -std=c11 -O3 -Wall -Wextra -Wconversion -Werror -ffreestanding -nostdlib \
  -mbulk-memory -Wl,--no-entry -Wl,--allow-undefined-file=imports.txt -Wl,--strip-all -o "$out/core.new" ./*.c
mv "$out/core.new" "$out/core.wasm"
