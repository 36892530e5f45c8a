#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The page in a browser, Debian's chromium: whole games, figures, accessibility, and what goes wrong. A site that is
# built already can be given:   tests/web/run.sh [SITE]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
"$top/toolchains/setup.sh" chip node wasm web browser
site=${1-}
if [[ -z $site ]]; then
  site=$top/build/web/site
  "$top/host_sim/web/build.sh" "$site"
fi
"$top/host_sim/web/engine/build.sh"

work=$(mktemp -d)
server=""
trap '[[ -z $server ]] || kill "$server"; rm -rf "$work"' EXIT

node "$top/host_sim/web/serve.mjs" "$site" 0 >"$work/served" &
server=$!
for _ in {1..100}; do
  [[ ! -s $work/served ]] || break
  sleep 0.1
done
FRUGAL_PAGE=$(sed -n 's/.* at \(http[^ ]*\) .*/\1/p' "$work/served")
[[ $FRUGAL_PAGE ]] || {
  echo "the server of the page did not tell its address"
  exit 1
}
export FRUGAL_PAGE FRUGAL_SITE=$site

# The figures come first and alone. What follows mostly waits for the chips' own time, so two files run at once.
status=0
node --test --test-concurrency=1 "$here"/figures/*.test.mjs || status=1
node --test --test-concurrency=2 "$here"/*.test.mjs "$here"/{go,parts}/*.test.mjs || status=1
exit $status
