#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Positions of Go in which one move is right, by theme: nearly all of them have to be solved, after
# few simulations. Another build of the tool can be given:   tests/tactics/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
if (($# == 0)); then
  "$top/toolchains/build.sh" host frugal_cli
  set -- "$top/build/host/host_sim/frugal_cli"
fi
exec "$1" regress --program "$1 gtp --game go:{size} --bytes 64k --playouts 1000" --at-least 100 "$here"/*.tst
