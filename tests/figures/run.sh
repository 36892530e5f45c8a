#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Every figure that stands in more than one place is the same there (check.py, figures.txt), and the pages of
# results, decisions and commands have their form (pages.py). Then the checks themselves are tried: on a copy of
# the tree in which a figure is changed, or a new one is added, they must fail and name the place. The sizes are
# those of the images, which are built if they are missing.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
cd "$here/../.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*"
  exit 1
}

# refuse CHECK WHAT FILE SCRIPT: the check fails and says WHAT, if the sed script has changed the file.
refuse() {
  local said
  sed -i "$4" "$work/tree/$3"
  ! cmp -s "$3" "$work/tree/$3" || fail "'$4' changes nothing in $3"
  said=$("$work/tree/tests/figures/$1") && fail "$1 does not notice '$4' in $3"
  [[ $said == *"$2"* ]] || fail "after '$4' in $3, $1 does not say '$2' but: $said"
  cp "$3" "$work/tree/$3"
}

toolchains/size.sh >/dev/null
tests/figures/check.py
tests/figures/pages.py

mkdir "$work/tree"
tar --exclude=./build --exclude=./.git -c . | tar -x -C "$work/tree"
ln -s "$PWD/build" "$work/tree/build"
refuse check.py 'README.md: [microbit | flash]' README.md '/^| .microbit/s/32\.0/32.1/'
refuse check.py 'README.md: [microbit | informed (default)]' README.md 's/| 9322 |/| 9323 |/'
refuse check.py '+- 1.5' README.md 's/58\.4 % +- 0\.9/58.4 % +- 1.5/'
refuse check.py 'README.md: the signature' README.md 's/6d522914/6d522915/'
refuse check.py 'sizeof(Player<Connect4>)' tests/unit/engine/test_search.cpp 's/== 816/== 820/'
refuse check.py 'engine/README.md:5: 12,345' engine/README.md '5s/$/ It has 12,345 uses./'
refuse check.py 'hal/README.md:3: 7 +- 2' hal/README.md '3s/$/ 7 +- 2/'
refuse check.py 'nothing like' docs/results/defaults.md 's/is proven a draw after/is a draw after/'
refuse check.py ': 2,022' docs/decisions/0018-alpha-beta-proves-beside-the-tree.md 's/2,021/2,022/'
refuse check.py 'missed.md' docs/results/missed.md 's/98\.95/98.59/'
refuse check.py 'bytes of a position of Go' CHANGELOG.md 's/544 bytes/545 bytes/'
refuse check.py 'CONTRIBUTING.md' CONTRIBUTING.md 's/63\.7 %/63.1 %/'
refuse pages.py 'pool.md' docs/results/pool.md 's/^- Seed: not/- Seeds: not/'
refuse pages.py '0005' docs/decisions/0005-forced-replies-get-no-record.md 's/^## Why/## Because/'
refuse pages.py './frugal plays' README.md 's,\./frugal play  ,./frugal plays ,'
