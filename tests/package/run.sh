#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The npm package: packed, installed into a fresh folder without the network, and used there, against the command-line
# tool, which is the same engine. Another build of the tool can be given:   tests/package/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
"$top/toolchains/setup.sh" host wasm types
TOOL=$("$top/tests/tool.sh" "${1-}" frugal_cli)
version=$(sed -n 's/^project(frugal VERSION \([0-9.]*\) .*/\1/p' "$top/CMakeLists.txt")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

said=$("$top/frugal" web --package | tail -n 1)
tarball=$top/build/web/frugal-mcts-$version.tgz
[[ $said == "build/web/frugal-mcts-$version.tgz: $(wc -c <"$tarball") bytes" ]] || {
  echo "./frugal web --package says '$said', not where the package is"
  exit 1
}

cp "$here"/checks/* "$work"
cd "$work"
echo '{ "private": true, "type": "module" }' >package.json
npm install --offline --silent --no-audit --no-fund --no-update-notifier "$tarball"

export TOOL VERSION=$version
status=0
node --test ./*.test.mjs || status=1
tsc --noEmit --strict --target es2022 --module es2022 --moduleResolution node --lib es2022,dom types.ts || status=1
exit $status
