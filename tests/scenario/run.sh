#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The whole application on simulated boards: every scenario of this folder must pass, and every one
# in mistakes/ must fail, with the message that stands beside it.
# Another build of the tool can be given:   tests/scenario/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
tool=$("$top/tests/tool.sh" "${1-}" frugal_play)
cd "$here"

# What a scenario that must fail says; the board's time changes whenever the device does.
says() { "$tool" scenario "$1" | sed -E 's/[0-9.]+ s of the board/# s of the board/'; }

status=0
"$tool" scenario ./*.scn || status=1
for wrong in mistakes/*.scn; do
  diff -u "${wrong%.scn}.txt" <(says "$wrong") || status=1
done
exit "$status"
