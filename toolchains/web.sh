#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The engine for pages and for node:   toolchains/web.sh --package
#
# --package packs it as build/web/frugal-mcts-VERSION.tgz, which npm installs; what is packed stays in
# build/web/package. The last line of the output tells where the file is.
set -euo pipefail
# shellcheck source=toolchains/commands.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/commands.sh"
web=$top/build/web
package=$web/package

refuse() {
  echo "frugal: $*; there is: --package" >&2
  exit 2
}

fail() {
  echo "frugal web: $*" >&2
  exit 1
}

# The package's files as they are packed. The version is the project's.
stage_package() {
  local version
  "$top/host_sim/web/engine/build.sh"
  version=$(sed -n 's/^project(frugal VERSION \([0-9.]*\) .*/\1/p' "$top/CMakeLists.txt")
  rm -rf "$package"
  mkdir -p "$package"
  cp "$top"/host_sim/web/package/*.{mjs,md,d.ts} "$web"/engine/*.wasm "$top/LICENSE" "$package"
  sed "s/^  \"name\": .*/&\n  \"version\": \"$version\",/" "$top/host_sim/web/package/package.json" >"$package/package.json"
}

pack() {
  local file log=$web/package.log
  (cd "$package" && npm pack --silent --offline --no-update-notifier --pack-destination "$web") >"$log" 2>&1 ||
    fail "npm can't pack the package: $(grep -m 1 'npm error' "$log" || tail -n 1 "$log")"
  file=build/web/$(tail -n 1 "$log")
  echo "$file: $(wc -c <"$top/$file") bytes"
}

wants_package=""
for option; do
  case $option in
    --package) wants_package=yes ;;
    *) refuse "unknown option '$option'" ;;
  esac
done
[[ $wants_package ]] || refuse "say what to make"

"$toolchains/setup.sh" wasm
mkdir -p "$web"
exec 9>"$web/package.lock"
flock 9
stage_package
pack
