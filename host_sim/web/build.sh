#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Makes the page, a folder of static files, out of the sources of everything:   host_sim/web/build.sh OUT
set -euo pipefail
out=$1
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
built=$top/build/web/built

"$top/toolchains/setup.sh" chip node wasm web
rm -rf "$built"
mkdir -p "$built/images"
python3 -B "$here/boards.py" >"$built/boards.json"
for board in $(python3 -B "$here/boards.py" --names); do
  "$top/toolchains/build.sh" "$board" firmware_device
  cp "$top/build/$board/firmware/device.uf2" "$built/images/frugal-device-$board.uf2"
done
"$top/toolchains/build.sh" pico firmware_go
cp "$top/build/pico/firmware/go.uf2" "$built/images/frugal-go-pico.uf2"
"$top/host_sim/rp2040/core/build.sh"
"$here/engine/build.sh"
cp "$top/build/rp2040/core.wasm" "$top"/build/web/engine/{twin,go}.wasm "$built"
node "$here/build.mjs" "$built" "$out"
