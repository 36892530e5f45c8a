#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The program that a test runs: the one that is given, else the first of the others, which it builds.
#
#   tool=$(tests/tool.sh "${1-}" PROGRAM...)
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
given=$1
shift
if [[ -n $given ]]; then
  realpath "$given"
else
  "$top/toolchains/build.sh" host "$@" >&2
  echo "$top/build/host/host_sim/$1"
fi
