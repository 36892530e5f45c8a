#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What a memory budget costs: runs that end early, and what they keep. Another build of
# the tool can be given:   tests/memory/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
if (($# == 0)); then
  "$top/toolchains/build.sh" host frugal_cli
  set -- "$top/build/host/host_sim/frugal_cli"
fi
"$top/toolchains/setup.sh" plot
exec python3 -B "$here/check.py" "$1"
