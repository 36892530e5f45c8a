#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Positions of Go in which one move is right, by theme: that is proven first. The first of a file are
# easy; the harder ones were missed by some program. After few simulations nine in ten have to be
# solved, a little fewer than three seeds solve. Another build of the tool can be given:
#   tests/tactics/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
tool=$("$top/tests/tool.sh" "${1-}" frugal_cli)
"$tool" regress --prove --at-least "$(cat "$here"/*.tst | grep -c " reg_genmove ")" "$here"/*.tst
exec "$tool" regress --program "$tool gtp --game go:{size} --bytes 64k --playouts 1000" --at-least 146 "$here"/*.tst
