#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The emulator of the RP2040 by itself, with the image of tests/emulator/buttons.cpp.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
toolchains/setup.sh chip node
toolchains/build.sh pico
IMAGE=build/pico/tests/emulator/buttons.uf2 exec node --test tests/rp2040/check.mjs
