#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# `play` as its users meet it: in terminals of several sizes and kinds (tmux), and in pipes.
# Another build of the tool can be given:   tests/play/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
if (($# == 0)); then
  "$top/toolchains/setup.sh" terminal
  "$top/toolchains/build.sh" host frugal_play
  set -- "$top/build/host/host_sim/frugal_play"
fi
exec python3 "$here/check.py" "$1"
