#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs one image in the emulator of the board's chip:   toolchains/emulate.sh BOARD IMAGE
# The board's first UART is standard output; the image's exit status is the exit status here.
# In QEMU one instruction is one nanosecond of the board's time (-icount), so that every run is the same.
# (FRUGAL_EMULATOR_SHIFT=n makes it 2^n: a test that only waits is done sooner.) In an emulator of
# host_sim/ the time is that of the chip's cycles.
# FRUGAL_EMULATOR_SECONDS limits the run; status 124 tells that the limit was reached.
set -euo pipefail
toolchains=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
board=$1 image=$2
limit=(timeout --foreground "${FRUGAL_EMULATOR_SECONDS:-600}")

emulator=$("$toolchains/board.py" "$board" EMULATOR)
if [[ $emulator ]]; then
  exec "${limit[@]}" node "$toolchains/../host_sim/$emulator/run.mjs" "${image%.elf}.uf2"
fi

# Left out: QEMU's remark on a timer that the board lm3s6965evb has and we leave alone.
remark='Timer with period zero, disabling'
machine=$("$toolchains/board.py" "$board" MACHINE)
{
  "${limit[@]}" \
    qemu-system-arm -M "$machine" -kernel "$image" -icount shift="${FRUGAL_EMULATOR_SHIFT:-0}" \
    -display none -monitor none -semihosting-config enable=on,target=native \
    -serial stdio </dev/null 2>&1 >&3 | { grep -vxF "$remark" >&2 || true; }
} 3>&1
