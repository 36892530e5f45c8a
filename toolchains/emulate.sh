#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Runs one image in QEMU, on a machine with the board's chip:   toolchains/emulate.sh BOARD IMAGE
# The board's first UART is standard output; the image's exit status is the exit status here.
# One instruction is one nanosecond of the board's time (-icount), so that every run is the same.
# (FRUGAL_EMULATOR_SHIFT=n makes it 2^n: a test that only waits is done sooner.)
# FRUGAL_EMULATOR_SECONDS limits the run; status 124 tells that the limit was reached.
set -euo pipefail
machine=$("$(dirname "${BASH_SOURCE[0]}")/board.py" "$1" MACHINE)

# Left out: QEMU's remark on a timer that the board lm3s6965evb has and we leave alone.
remark='Timer with period zero, disabling'
{
  timeout --foreground "${FRUGAL_EMULATOR_SECONDS:-600}" \
    qemu-system-arm -M "$machine" -kernel "$2" -icount shift="${FRUGAL_EMULATOR_SHIFT:-0}" \
    -display none -monitor none -semihosting-config enable=on,target=native \
    -serial stdio </dev/null 2>&1 >&3 | { grep -vxF "$remark" >&2 || true; }
} 3>&1
