#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The files, folders and headings that documents name are there, and so are the functions that
# docs/architecture.md names (check.py). First the check itself is tried on a document that is wrong.
# shellcheck disable=SC2016  # the backticks are Markdown's
set -euo pipefail
shopt -s nullglob
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# finds FAULT DOCUMENT: the check says nothing but this of a document with these words.
finds() {
  local said
  printf '%s\n' "$2" >"$work/docs/architecture.md"
  said=$("$here/check.py" "$work" docs/architecture.md) && echo "no fault is found in: $2" && exit 1
  [[ $said == "docs/architecture.md: $1" ]] && return
  echo "of '$2' is said: $said"
  exit 1
}

mkdir -p "$work/docs" "$work/engine"
echo 'int select(int position);' >"$work/engine/search.hpp"
echo '# A part' >"$work/README.md"
finds "the link ../engine/pool.hpp leads nowhere" '[a](../engine/search.hpp), [b](../engine/pool.hpp)'
finds "the link ../README.md#parts leads to no heading" '[a](../README.md#a-part), [b](../README.md#parts)'
finds "there is no engine/pool.hpp" '`engine/{search,pool}.hpp`'
finds "there is no engine/games" '`engine/`, `engine/games`'
finds "there is no NAME.cpp" '`engine/NAME.hpp` and `NAME.cpp`'
finds "no source has expand()" '`Search::select()`, `expand()`'
finds "a drawing is wider than 100 columns: $(printf '%101s' x)" "$(printf '```\n%101s\n```' x)"

cd "$here/../.."
documents=({README,CONTRIBUTING}.md {engine,hal,firmware}/README.md docs/*.md docs/{boards,decisions,results}/*.md)
tests/documents/check.py . "${documents[@]}"
