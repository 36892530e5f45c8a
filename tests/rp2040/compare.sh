#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The core of the emulated Pico against other machines, by the images of images/: what faults and exceptions do,
# and what so many sequences of random instructions leave behind.
#
#   tests/rp2040/compare.sh            20,000 sequences, as every test run does
#   tests/rp2040/compare.sh 1000000    a million, in a quarter of an hour
#
# The machines: QEMU's micro:bit; the core compiled for this machine, and the same with sanitizers; the core as
# WebAssembly; rp2040js's own core with its known faults mended, which is asked for the sequences only, since it has
# no faults.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
sequences=${1:-20000} core=host_sim/rp2040/core
out=$PWD/build/rp2040/compared_$sequences
mkdir -p "$out"

compile() {
  "$1" -std=c11 -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror "${@:3}" -o "$out/$2" \
    tests/rp2040/processor.c "$core"/{instructions,exceptions,system,run}.c
}

# Semihosting writes to QEMU's standard error output.
run_qemu() {
  timeout 1800 qemu-system-arm -M microbit -kernel "$out/$1.elf" -display none -monitor none -serial null \
    -semihosting-config enable=on,target=native </dev/null 2>&1
}

check() {
  "${@:3}" >"$out/$1.$2"
  cmp "$out/$1.qemu" "$out/$1.$2" || {
    diff "$out/$1.qemu" "$out/$1.$2" | head -n 6
    echo "$1: $2 is not as QEMU"
    exit 1
  }
  echo "$1: $2 is as QEMU: $(wc -l <"$out/$1.$2") lines, the last: $(tail -n 1 "$out/$1.$2")"
}

tests/rp2040/images/build.sh exceptions "$out/exceptions"
tests/rp2040/images/build.sh sequences "$out/sequences" -DSEQUENCES="${sequences}u"
compile gcc core_gcc -O3
compile clang core_sanitized -O1 -fsanitize=address,undefined -fno-sanitize-recover
for image in exceptions sequences; do
  run_qemu "$image" >"$out/$image.qemu"
  check "$image" gcc "$out/core_gcc" "$out/$image.bin"
  check "$image" sanitized "$out/core_sanitized" "$out/$image.bin"
  check "$image" webassembly node tests/rp2040/processor.mjs "$out/$image.bin"
done
check sequences rp2040js node tests/rp2040/processor.mjs "$out/sequences.bin" rp2040js mended
