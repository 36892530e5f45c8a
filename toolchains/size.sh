#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Flash, RAM and worst stack of every board's firmware:   toolchains/size.sh [BOARD...]
set -euo pipefail
toolchains=$(dirname "${BASH_SOURCE[0]}")
(($#)) || mapfile -t boards < <(cd "$toolchains/../hal/boards" && printf '%s\n' *)
(($#)) && boards=("$@")
"$toolchains/setup.sh" chip
for board in "${boards[@]}"; do "$toolchains/build.sh" "$board" firmware/all; done
exec "$toolchains/size.py" "${boards[@]}"
