#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The command line as its users meet it: what it answers, what it says of bad input, exit statuses.
# Another build of the tool can be given, with frugal_play beside it:   tests/cli/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
tool=$("$top/tests/tool.sh" "${1-}" frugal_cli frugal_play)
exec python3 "$here/check.py" "$tool"
