#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds an image of this folder:   build.sh sequences OUT -DSEQUENCES=20000
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
name=$1 out=$2
sources=("$name.c")
[[ ! -e $name.S ]] || sources+=("$name.S")
mkdir -p "$(dirname "$out")"
arm-none-eabi-gcc -mcpu=cortex-m0 -mthumb -masm-syntax-unified -std=c11 -O2 -Wall -Wextra -Wno-unused-function -Werror -ffreestanding -nostdlib \
  -T image.ld "${@:3}" -o "$out.elf" "${sources[@]}" -lgcc
arm-none-eabi-objcopy -O binary "$out.elf" "$out.bin"
