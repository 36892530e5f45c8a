#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The emulator of the RP2040 by itself: its core against other machines, and all of it with images of the Pico.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
toolchains/setup.sh chip clang emulator node
tests/rp2040/compare.sh
toolchains/build.sh pico
export IMAGE=build/pico/tests/emulator/buttons.uf2 WORK=build/pico/tests/unit/engine/test_signature.uf2
export DEVICE=build/pico/firmware/device.uf2
exec node --test tests/rp2040/check.mjs
