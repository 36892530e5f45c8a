#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Follows docs/extending.md: takes the files that it shows into a copy of this tree, counts them, builds what they need,
# and runs its commands there, which must print what the document says (follow.py).
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=$(cd "$here/../.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$top/toolchains/setup.sh" host clang test chip emulator
mkdir -p "$work/build"
git -C "$top" ls-files --cached --others --exclude-standard -z | tar -C "$top" --null -T - -cf - | tar -C "$work" -xf -
ln -s "$top/build/unity" "$top/build/pico-sdk" "$top/build/tinyusb" "$work/build/"
PYTHONDONTWRITEBYTECODE=1 python3 "$here/follow.py" "$work"
