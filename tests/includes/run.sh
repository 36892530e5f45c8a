#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# No two headers of the project include each other, directly or by way of others (cycles.py), and no
# part includes what it may not know (layers.py). First each check is tried on files that are wrong.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*"
  exit 1
}

echo '#include "room/b.hpp"' >"$work/a.hpp"
mkdir "$work/room"
echo '#include "c.hpp"' >"$work/room/b.hpp"
echo '#include "room/b.hpp"' >"$work/room/c.hpp"
said=$(cd "$work" && "$here/cycles.py" .) && fail "a cycle was not found: $said"
[[ $said == "room/b.hpp -> room/c.hpp -> room/b.hpp" ]] || fail "the cycle was told as: $said"

# layers_say FAULT FILE LINE: of a copy of the tree with this line in a file, the check says this alone.
layers_say() {
  echo "$3" >"$work/top/$2"
  said=$("$here/layers.py" "$work/top") && fail "this was not found in $2: $3"
  [[ $said == "$2 $1" ]] || fail "of '$3' in $2 was told: $said"
  rm "$work/top/$2"
}
mkdir "$work/top"
cp -r "$here"/../../{engine,hal,firmware,host_sim} "$work/top"
layers_say "includes etl/vector.h" engine/include/frugal/new.hpp '#include "etl/vector.h"'
layers_say "includes frugal/hal/time.hpp" engine/include/frugal/new.hpp '#include "frugal/hal/time.hpp"'
layers_say "includes frugal/game.hpp" hal/chips/an386/new.cpp '#include "frugal/game.hpp"'
layers_say "includes app/go/text.hpp" firmware/app/connect/new.hpp '#include "app/go/text.hpp"'
layers_say "includes frugal/hal/board_shape.hpp" firmware/app/go/new.hpp '#include "frugal/hal/board_shape.hpp"'
layers_say "includes frugal/games/go/go.hpp" host_sim/oracle/new.hpp '#include "frugal/games/go/go.hpp"'
layers_say "includes frugal/hal/time.hpp" host_sim/web/new.cpp '#include "frugal/hal/time.hpp"'
layers_say "includes support/options.hpp" host_sim/simulator/new.hpp '#include "support/options.hpp"'
layers_say "includes frugal/hal/board_shape.hpp" host_sim/new.cpp '#include "frugal/hal/board_shape.hpp"'
layers_say "includes frugal/old.hpp, which the engine does not have" firmware/new.cpp '#include "frugal/old.hpp"'
layers_say "names the board microbit" firmware/app/common/new.hpp 'constexpr auto kBoard = "microbit";  // why'

cd "$here/../.."
tests/includes/layers.py .
tests/includes/cycles.py engine firmware hal host_sim tests/unit
