#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Every figure that stands in more than one place is the same there (check.py, figures.txt). Before that, the
# check itself is tried: on a copy of the documents in which a figure is changed, or a new one is added, it
# must fail and name the place. The sizes are those of the images, which are built where they are missing.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*"
  exit 1
}

# refuse WHAT FILE SCRIPT: the check fails and says WHAT, where the sed script has changed the file.
refuse() {
  local said
  cp "$2" "$work/kept"
  sed -i "$3" "$work/tree/$2"
  ! cmp -s "$2" "$work/tree/$2" || fail "'$3' changes nothing in $2"
  said=$("$work/tree/tests/figures/check.py") && fail "unnoticed in $2: $3"
  [[ $said == *"$1"* ]] || fail "the check of '$3' in $2 does not say '$1' but: $said"
  cp "$work/kept" "$work/tree/$2"
}

toolchains/size.sh >/dev/null
tests/figures/check.py

mkdir "$work/tree"
tar --exclude=./build --exclude=./.git -c . | tar -x -C "$work/tree"
ln -s "$PWD/build" "$work/tree/build"
refuse 'README.md: [microbit | flash]' README.md '/^| .microbit/s/28\.7/28.9/'
refuse 'README.md: [microbit | informed (default)]' README.md 's/| 9285 |/| 9286 |/'
refuse '+- 1.5' README.md 's/58\.4 % +- 0\.9/58.4 % +- 1.5/'
refuse 'README.md: the signature' README.md 's/6d522914/6d522915/'
refuse 'sizeof(Player<Connect4>)' tests/unit/engine/test_search.cpp 's/== 816/== 820/'
refuse 'engine/README.md:5: 12,345' engine/README.md '5s/$/ It has 12,345 uses./'
refuse 'hal/README.md:3: 7 +- 2' hal/README.md '3s/$/ 7 +- 2/'
refuse 'nothing like' docs/results/defaults.md 's/is proven a draw after/is a draw after/'
refuse '0012' docs/decisions/0012-hope-by-history-is-the-default-rule.md 's/53\.5 %/53.6 %/'
refuse 'missed.md' docs/results/missed.md 's/98\.95/98.59/'
refuse 'CHANGELOG.md' CHANGELOG.md 's/544 bytes/545 bytes/'
