#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The page, and the engine for pages and for node:   toolchains/web.sh [--port N | --out FOLDER | --package]
#
# Alone it serves the page on this machine, and tells in one line where. --out writes the whole site instead: the page
# as its front, and the documents with the reference beside it, as files for any server. --package packs the engine as
# build/web/frugal-mcts-VERSION.tgz, which npm installs; what is packed stays in build/web/package. The last line of
# the output tells where the file is.
set -euo pipefail
# shellcheck source=toolchains/commands.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/commands.sh"
web=$top/build/web
package=$web/package

refuse() {
  echo "frugal web: $*; there is: --port N, --out FOLDER, --package" >&2
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
  cp "$top"/host_sim/web/package/*.{mjs,md,d.ts} "$web"/engine/{connect,go,signature}.wasm "$top/LICENSE" "$package"
  sed "s/^  \"name\": .*/&\n  \"version\": \"$version\",/" "$top/host_sim/web/package/package.json" >"$package/package.json"
}

pack() {
  local file log=$web/package.log
  (cd "$package" && npm pack --silent --offline --no-update-notifier --pack-destination "$web") >"$log" 2>&1 ||
    fail "npm can't pack the package: $(grep -m 1 'npm error' "$log" || tail -n 1 "$log")"
  file=build/web/$(tail -n 1 "$log")
  echo "$file: $(wc -c <"$top/$file") bytes"
}

make_package() {
  "$toolchains/setup.sh" wasm
  mkdir -p "$web"
  exec 9>"$web/package.lock"
  flock 9
  stage_package
  pack
}

# The documents of docs/ and the reference come with the page.
write_site() {
  local why
  why=$(mkdir -p -- "$out" 2>&1) || fail "can't make the folder '$out': ${why##*: }"
  [[ -w $out ]] || fail "can't write into '$out'; --out names another folder"
  "$top/host_sim/web/build.sh" "$web/site"
  "$toolchains/docs.sh" >/dev/null
  cp -r -- "$web/site/." "$out" || fail "could not write all of it into '$out'"
  mkdir -p -- "$out/docs"
  cp -r -- "$top/build/docs/html/." "$out/docs" || fail "could not write all of it into '$out'"
  echo "$out: the page is index.html, the documents are docs/index.html"
}

# The documents are served as well, if ./frugal docs has made them.
serve() {
  "$top/host_sim/web/build.sh" "$web/site"
  [[ ! -d $top/build/docs/html ]] || cp -r "$top/build/docs/html" "$web/site/docs"
  exec node "$top/host_sim/web/serve.mjs" "$web/site" "$port"
}

wants_package="" out="" port=""
while (($#)); do
  case $1 in
    --package) wants_package=yes ;;
    --out=?*) out=${1#*=} ;;
    --port=?*) port=${1#*=} ;;
    --out= | --port=) refuse "${1%=} lacks its value" ;;
    --out | --port)
      [[ ${2-} ]] || refuse "$1 lacks its value"
      printf -v "${1#--}" %s "$2"
      shift
      ;;
    *) refuse "unknown option '$1'" ;;
  esac
  shift
done
set -- ${wants_package:+package} ${out:+out} ${port:+port}
(($# < 2)) || refuse "--$1 and --$2 exclude each other"
port=${port:-8000}
if [[ ! $port =~ ^[0-9]{1,5}$ ]] || ((10#$port > 65535)); then
  refuse "the port is '$port'; it is a number up to 65535"
fi
if [[ $wants_package ]]; then
  make_package
elif [[ $out ]]; then
  write_site
else
  serve
fi
