#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# ./frugal release, of two boards: what it writes, and what it says if it can't.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
"$here/../../toolchains/setup.sh" chip
exec python3 -B "$here/check.py"
