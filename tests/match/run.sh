#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Matches between settings and programs, and what becomes of programs that fail. Another build of
# the tool can be given:   tests/match/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
if (($# == 0)); then
  "$top/toolchains/build.sh" host frugal_cli
  set -- "$top/build/host/host_sim/frugal_cli"
fi
exec python3 -B "$here/check.py" "$1"
