#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What a memory budget costs: runs that end early, and what they keep. Another build of
# the tool can be given:   tests/memory/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
tool=$("$top/tests/tool.sh" "${1-}" frugal_cli)
"$top/toolchains/setup.sh" plot
exec python3 -B "$here/check.py" "$tool"
