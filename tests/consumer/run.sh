#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The library as its users get it: the first C++ program of README.md, built by add_subdirectory
# and by find_package from an installed copy, and run.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

awk '/^```/ { inside = /^```(cpp|c\+\+)/ && !seen; seen = seen || inside; next } inside' \
  "$top/README.md" >"$work/main.cpp"
[[ -s $work/main.cpp ]] || { echo "README.md holds no C++ program" && exit 1; }

build_and_run() {
  cmake -S "$here" -B "$work/$1" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    -DCONSUMER_MAIN="$work/main.cpp" "${@:2}"
  ninja -C "$work/$1"
  "$work/$1/consumer"
}

build_and_run by_source -DFRUGAL_SOURCE="$top"
cmake -S "$top" -B "$work/engine" -G Ninja -DFRUGAL_TESTS=OFF -DFRUGAL_TOOLS=OFF
cmake --install "$work/engine" --prefix "$work/installed"
build_and_run by_package -DCMAKE_PREFIX_PATH="$work/installed"
