#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# A slow-down is a decision: instructions on the host and on a chip of each kind, within 3 % of those
# that are recorded in toolchains/instructions.txt.
set -euo pipefail
exec "$(dirname "${BASH_SOURCE[0]}")/../../frugal" bench --check
