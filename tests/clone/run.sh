#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A copy without a build folder, as after git clone: a tool or an image is built without what only
# tests need (Unity), and the tests join the same build folder when they are asked for.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*"
  exit 1
}

[[ -e $top/build/unity/unity.c ]] || fail "no Unity in build/unity: run toolchains/setup.sh host test first"

tar -C "$top" --exclude=./build --exclude=./.git -cf - . | tar -C "$work" -xf -
cd "$work"
toolchains/build.sh host help || fail "the tool's build can't be configured in a fresh clone"
./frugal bench --board microbit | grep instructions_per_simulation || fail "no bench of the image"
[[ ! -e build/unity ]] || fail "Unity was installed for a tool"
! compgen -G 'build/*/_deps' || fail "a tool's build downloaded something"

toolchains/build.sh host-o0 help
cp -r "$top/build/unity" build
toolchains/build.sh host-o0
build/host-o0/tests/unit/engine/test_signature || fail "the tests did not join the tool's build folder"
