#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Compiles the engine to WebAssembly, into build/web/engine, unless the modules are newer than their sources: one a
# game, one for the signature, and the twin, which is Connect Four with nothing but the device's reply. A module
# imports nothing.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../../.." && pwd)
out=$top/build/web/engine
sources=("$here" "$top"/engine/include "$top"/firmware/app "$top"/toolchains/etl_profile "$top"/CMakeLists.txt)

is_up_to_date() {
  [[ -e $out/done && ! $(find "${sources[@]}" -newer "$out/done" -print -quit) ]]
}

fail() {
  echo "web engine: $*; run: toolchains/setup.sh wasm" >&2
  exit 1
}

require() {
  local tool
  for tool in clang++ wasm-ld; do
    command -v "$tool" >/dev/null || fail "$tool is not installed, which compiles the engine for pages"
  done
  [[ -e /usr/include/wasm32-wasi/stdlib.h ]] || fail "wasi-libc is not installed, the C library of WebAssembly"
  compgen -G '/usr/lib/llvm-*/lib/wasm32-wasi/libc++.a' >/dev/null ||
    fail "libc++-dev-wasm32 is not installed, the C++ library of WebAssembly"
  [[ -e /usr/include/etl/version.h ]] || fail "libetlcpp-dev is not installed, the Embedded Template Library"
}

# compile MODULE SOURCE [OPTION...]. The linker gets no level of optimisation, by which clang would call
# wasm-opt on a machine that has one, and the module would be another one there.
compile() {
  local objects=() source
  for source in "$2" failure.cpp; do
    objects+=("$out/$1-${source%.cpp}.o")
    clang++ "${machine[@]}" "${flags[@]}" "${@:3}" -c -o "${objects[-1]}" "$here/$source"
  done
  clang++ "${machine[@]}" "${link_flags[@]}" "${exports[@]}" -o "$out/$1.new" "${objects[@]}"
  chmod 644 "$out/$1.new"
  mv "$out/$1.new" "$out/$1.wasm"
}

is_up_to_date && exit 0
require
mkdir -p "$out/include"
exec 9>"$out/lock"
flock 9
is_up_to_date && exit 0 # by another, in the meantime
touch "$out/begun"

# ETL by a folder of its own: the host's headers are beside it.
ln -sfn /usr/include/etl "$out/include/etl"
version=$(sed -n 's/^project(frugal VERSION \([0-9.]*\) .*/\1/p' "$top/CMakeLists.txt")
machine=(--target=wasm32-wasi -flto)
flags=(-std=c++20 -O2 -fvisibility=hidden -mbulk-memory -msign-ext -fno-exceptions -fno-rtti -fno-c++-static-destructors
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Wno-sign-conversion -Werror
  -isystem "$out/include" -I "$top/toolchains/etl_profile" -I "$top/engine/include" -I "$top/firmware"
  "-DFRUGAL_VERSION=\"$version\"")
link_flags=(-mexec-model=reactor '-Wl,--stack-first' '-Wl,-z,stack-size=32768' '-Wl,--strip-all')
exports=('-Wl,--export-dynamic')
compile connect connect.cpp
compile go go.cpp -DFRUGAL_GO_SIZE=9
compile signature signature.cpp -Os
exports=()
for name in start begin play is_over think_start think think_move; do exports+=("-Wl,--export=$name"); done
compile twin connect.cpp -Os
mv "$out/begun" "$out/done"
