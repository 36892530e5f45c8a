#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The command line as its users meet it: what it answers, what it says of bad input, exit statuses.
# Another build of the tool can be given, with frugal_play beside it:   tests/cli/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
if (($# == 0)); then
  "$top/toolchains/build.sh" host frugal_cli frugal_play
  set -- "$top/build/host/host_sim/frugal_cli"
fi
exec python3 "$here/check.py" "$1"
