#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# `play` as its users meet it: in terminals of several sizes and kinds (tmux), and in pipes.
# Another build of the tool can be given:   tests/play/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
(($# > 0)) || "$top/toolchains/setup.sh" terminal
tool=$("$top/tests/tool.sh" "${1-}" frugal_play)
exec python3 "$here/check.py" "$tool"
