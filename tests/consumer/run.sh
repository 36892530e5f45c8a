#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The library as its users get it: the first C++ programs of README.md and of engine/README.md,
# built by add_subdirectory, by FetchContent and by find_package from an installed copy, and run;
# then the same for a Cortex-M4, in the emulator. All must print the same. The engine needs a compiler
# and nothing else: ETL, which the application uses, is hidden, and nothing may be downloaded.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
longest=60
alone=(-DCMAKE_IGNORE_PATH=/usr/include -DFETCHCONTENT_FULLY_DISCONNECTED=ON)

fail() {
  echo "$*"
  exit 1
}

# The first C++ program of a Markdown file.
cut_program() {
  awk '/^```/ { inside = /^```(cpp|c\+\+)/ && !seen; seen = seen || inside; next } inside' \
    "$top/$1" >"$work/$2.cpp"
  [[ -s $work/$2.cpp ]] || fail "$1 holds no C++ program"
}

# build NAME CMAKE_ARGUMENTS...
build() {
  cmake -S "$here" -B "$work/$1" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DPROGRAMS="$work/first.cpp;$work/own_game.cpp" "${alone[@]}" "${@:2}"
  ninja -C "$work/$1"
  local read_files
  read_files=$(ninja -C "$work/$1" -t deps)
  [[ $read_files == *frugal/search.hpp* && $read_files != */etl/* ]] || fail "the engine reads headers of ETL"
}

run_on_chip() {
  timeout 60 qemu-system-arm -M mps2-an386 -kernel "$1" -display none -monitor none -serial null \
    -semihosting-config enable=on,target=native >"$2"
}

check_same() { cmp "$work/$1" "$work/$2" || fail "$2 differs from $1: $(cat "$work/$2")"; }

run_here() {
  local program
  for program in first own_game; do
    "$work/$1/$program" >"$work/$program.$1"
    check_same "$program.add_subdirectory" "$program.$1"
  done
}

cut_program README.md first
cut_program engine/README.md own_game
(($(wc -l <"$work/own_game.cpp") < longest)) || fail "a game of one's own takes $longest lines or more"

for way in add_subdirectory FetchContent; do
  build "$way" -DFRUGAL_COMES_BY="$way" -DFRUGAL_SOURCE="$top"
  run_here "$way"
done
cmake -S "$top" -B "$work/engine" -G Ninja -DFRUGAL_TESTS=OFF -DFRUGAL_TOOLS=OFF "${alone[@]}"
cmake --install "$work/engine" --prefix "$work/installed"
build find_package -DCMAKE_PREFIX_PATH="$work/installed"
run_here find_package

"$top/toolchains/setup.sh" chip emulator
build chip -DCMAKE_PREFIX_PATH="$work/installed" -DSTART="$here/start.cpp" \
  -DCMAKE_TOOLCHAIN_FILE="$top/toolchains/arm-none-eabi.cmake" \
  -DCMAKE_CXX_FLAGS="-mcpu=cortex-m4 -mthumb" \
  -DCMAKE_EXE_LINKER_FLAGS="--specs=rdimon.specs -Wl,--section-start=.vectors=0"
for program in first own_game; do
  run_on_chip "$work/chip/$program" "$work/$program.chip"
  check_same "$program.add_subdirectory" "$program.chip"
done
cat "$work/first.chip" "$work/own_game.chip"
