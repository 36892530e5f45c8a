#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The whole application on simulated boards: every scenario of this folder must pass, and every file
# of mistakes/ must be refused, with the messages that stand beside it.
# Another build of the tool can be given:   tests/scenario/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
if (($# == 0)); then
  "$top/toolchains/build.sh" host frugal_cli
  set -- "$top/build/host/host_sim/frugal_cli"
fi
tool=$(realpath "$1")
cd "$here"
"$tool" scenario ./*.scn

status=0
for wrong in mistakes/*.scn; do
  "$tool" scenario "$wrong" >"${TMPDIR:-/tmp}/frugal_mistakes_$$" && status=1 && echo "$wrong: passed, but should not"
  diff -u "${wrong%.scn}.txt" "${TMPDIR:-/tmp}/frugal_mistakes_$$" || status=1
done
rm -f "${TMPDIR:-/tmp}/frugal_mistakes_$$"
exit "$status"
