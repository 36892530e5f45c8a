#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# ./frugal emulate and ./frugal flash, as people use them.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
toolchains/setup.sh chip emulator node
exec python3 -B tests/emulator/commands.py
