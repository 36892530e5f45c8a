#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The commands of the Go Text Protocol that firmware/README.md documents are those that there are.
# Another build of the tool can be given:   tests/gtp/run.sh [TOOL]
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$here/../..
if (($# == 0)); then
  "$top/toolchains/build.sh" host frugal_cli
  set -- "$top/build/host/host_sim/frugal_cli"
fi
exec python3 "$here/check.py" "$1"
