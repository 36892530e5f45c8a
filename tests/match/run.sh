#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Matches between settings, programs and the emulated micro:bit, and what becomes of programs that
# fail. Another build of the tool can be given:   tests/match/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
tool=$("$top/tests/tool.sh" "${1-}" frugal_cli)
"$top/toolchains/setup.sh" chip emulator
"$top/toolchains/build.sh" microbit firmware_device
exec python3 -B "$here/check.py" "$tool" "$top/build/microbit/firmware/device.elf"
