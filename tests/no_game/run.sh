#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What the compiler says of a type that is no Game: it does not compile, and the message names the
# requirement that is not met. Each case is the game of engine/README.md with one thing wrong.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
failed=0 passed=0

awk '/^```/ { inside = /^```cpp/ && !seen; seen = seen || inside; next } inside' \
  "$top/engine/README.md" >"$work/right.cpp"

compiles() { "$1" -std=c++20 -fsyntax-only -I"$top/engine/include" "$2" 2>"$work/words"; }

# Where the compiler points at the concept, with the line of it that it shows.
requirement() { grep -A 2 -E 'frugal/game\.hpp:[0-9]+:[0-9]+: ' "$work/words"; }

# refuses NAMED EDIT: after this edit by sed, every compiler names this requirement.
refuses() {
  sed "$2" "$work/right.cpp" >"$work/wrong.cpp"
  local compiler
  for compiler in g++ clang++; do
    if cmp -s "$work/right.cpp" "$work/wrong.cpp"; then
      echo "FAILED: the edit '$2' changes nothing" && ((++failed))
    elif compiles "$compiler" "$work/wrong.cpp"; then
      echo "FAILED: $compiler compiles a game after '$2'" && ((++failed))
    elif ! requirement | grep -qE "$1"; then
      echo "FAILED: $compiler does not name '$1' after '$2':" && ((++failed))
      head -n 20 "$work/words"
    else
      ((++passed))
    fi
  done
}

for compiler in g++ clang++; do
  compiles "$compiler" "$work/right.cpp" || { cat "$work/words" && exit 1; }
done

refuses "kMoves" 's/kMoves = 9/kCells = 9/'
refuses "kMoves >= 1" 's/kMoves = 9/kMoves = 0/'
refuses "kTop" 's/kTop = 2/kBest = 2/'
refuses "kMaxPlies" 's/kMaxPlies = 9/kLongest = 9/'
refuses "kKeyBits <= 128" 's/kKeyBits = 18/kKeyBits = 129/'
refuses "\.key\(\)" 's/kKeyBits = 18/kKeyBits = 65/'
refuses "kExactKeys" 's/kExactKeys/kIsExact/'
refuses "move_of" 's/int move_of(/int move_in(/'
refuses "no type named .Position" 's/class Position/class Place/'
refuses "copyable" 's/int plies_ = 0;/public: Position(const Position\&) = delete; Position() = default; int plies_ = 0;/'
refuses "\.key\(\)" 's/Key key()/Key name()/'
refuses "\.key\(\)" 's/frugal::Key key() const.*/unsigned key() const { return cells_[0]; }/'
refuses "\.mover\(\)" 's/Mover mover()/Mover player()/'
refuses "\.is_over\(\)" 's/bool is_over()/bool has_ended()/'
refuses "\.is_over\(\)" 's/bool is_over()/int is_over()/'
refuses "\.is_over\(\)" 's/is_over() const/is_over()/'
refuses "\.score\(\)" 's/int score()/int result()/'
refuses "\.score\(\)" 's/int score()/double score()/'
refuses "\.is_legal\(" 's/bool is_legal(/bool may(/'
refuses "\.play\(" 's/void play(/void drop(/'
refuses "\.play\(" 's/void play(int cell) {/bool play(int cell) { return /'

echo "$passed passed, $failed failed"
((failed == 0))
