#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# No two headers of the project include each other, directly or by way of others. First the check
# itself is tried on three files of which two form a cycle.
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

cd "$here/../.."
tests/includes/cycles.py engine firmware hal host_sim tests/unit
