#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The reference is built from the tree without a warning, with a page for each document. In a copy of the
# tree, a wrong comment, a name of the contract without a comment, or a dead link makes the command fail
# and leaves the pages that are there.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$*"
  exit 1
}

# page_of DOCUMENT: the file of its page, within the folder of pages.
page_of() {
  local name=${1%.md}
  [[ $name != README ]] || name=index
  echo "${name//\//_}.html"
}

# refuses NAME WORDS: the command fails in the copy, says so in these words, and keeps the old pages.
refuses() {
  local said
  said=$("$work/frugal" docs 2>&1) && fail "$1 is accepted"
  [[ $said == *"$2"* ]] || fail "$1 is told as: $said"
  [[ -e $work/build/docs/html/index.html ]] || fail "$1 took the old pages away"
}

cd "$top"
said=$(./frugal docs)
[[ $said == "open build/docs/html/index.html" ]] || fail "it said: $said"
for document in README.md CONTRIBUTING.md CHANGELOG.md {engine,hal,firmware}/README.md docs/*.md docs/*/*.md; do
  [[ -e build/docs/html/$(page_of "$document") ]] || fail "$document has no page"
done
for header in search defaults choice game pool; do
  grep -q "$header.hpp</a>" build/docs/html/docs_reference.html || fail "the public entries lack $header.hpp"
done

cp -r README.md CONTRIBUTING.md CHANGELOG.md docs engine hal firmware host_sim frugal toolchains "$work"
mkdir -p "$work/build/docs/html"
touch "$work/build/docs/html/index.html"

contract=engine/include/frugal/pool.hpp
find='  R\* find(Bits key) {'
sed -i "s,^$find,  /// @param nothing  is not there\n&," "$work/$contract"
refuses "a wrong parameter" "argument 'nothing' of command @param is not found"
cp "$contract" "$work/$contract"

sed -i 's,^  PoolUse use() const.*,&\n  int unexplained() const { return 0; },' "$work/$contract"
refuses "a name without a comment" "unexplained() const (function) of class frugal::Pool is not documented"
cp "$contract" "$work/$contract"

sed -i 's,^/// .file$,&\n/// See @ref nowhere.,' "$work/host_sim/match/elo.hpp"
refuses "a wrong reference" "unable to resolve reference to 'nowhere'"
cp host_sim/match/elo.hpp "$work/host_sim/match/elo.hpp"

echo 'See [this](decisions/nothing.md).' >>"$work/docs/reference.md"
refuses "a dead link" "unable to resolve reference to 'docs_decisions_nothing'"
