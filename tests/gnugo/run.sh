#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# GNU Go's own tests of moves, from its source package: those that ask for one move on boards from
# 3x3 to 9x9, by theme. So many have to be solved, after few simulations. More of them, and another
# build of the tool:   tests/gnugo/run.sh [SIMULATIONS] [AT LEAST] [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
simulations=${1:-1000} at_least=${2:-150} tool=${3:-$top/build/host/host_sim/frugal_cli}
"$top/toolchains/setup.sh" host suites
(($# > 2)) || "$top/toolchains/build.sh" host frugal_cli
exec "$tool" regress --smallest 3 --playouts "$simulations" --at-least "$at_least" "$top"/build/gnugo_suites/*.tst
