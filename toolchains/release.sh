#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What a release brings:   toolchains/release.sh FOLDER [BOARD...]
#
# Each image of each board as .elf, .hex and .bin, and as .uf2 where the board's chip has a drive for that;
# README.txt, which tells how each board is written; the licences of what the images contain; the report of
# sizes; checksums. The same sources and
# compiler make the same bytes in any folder. All is made before the first file is written, and no file but
# those of the release is touched.
set -euo pipefail
export LC_ALL=C
# shellcheck source=toolchains/commands.sh
. "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/commands.sh"
out=$1
shift
(($#)) || read -ra all < <(boards)
(($#)) && all=("$@")

fail() {
  echo "frugal release: $*" >&2
  exit 1
}

require_folder() {
  local why
  why=$(mkdir -p -- "$out" 2>&1) || fail "can't make the folder '$out': ${why##*: }"
  [[ -w $out ]] || fail "can't write into '$out'; --out names another folder"
}

setting() { "$toolchains/board.py" "$board" "$1"; }

# The files of one board.
bring_board() {
  local image built name
  "$toolchains/build.sh" "$board" firmware/all
  for image in $(images); do
    built=$top/build/$board/firmware/$image
    name=$stage/frugal-$image-$board
    [[ -e $built.elf ]] || continue  # it needs more RAM than the board has
    cp "$built.elf" "$name.elf"
    arm-none-eabi-objcopy -O ihex "$built.elf" "$name.hex"
    arm-none-eabi-objcopy -O binary "$built.elf" "$name.bin"
    [[ ! $(setting UF2_FAMILY) ]] || cp "$built.uf2" "$name.uf2"
  done
}

# What an image is: the first line of its source.
list_images() {
  local image
  for image in $(images); do sed -n "s|^/// Image \`\(.*\)\`: \(.*\)|  \1: \2|p" "$top/firmware/$image.cpp"; done
}

# How its image `device` gets onto a board, as flash.sh does it.
how_to_write() {
  local name=frugal-device-$board file
  if [[ $(setting OPENOCD) ]]; then
    echo "openocd -f $(setting OPENOCD) -c \"program $name.elf verify reset exit\""
  elif [[ $(setting DRIVE) ]]; then
    file=$name.hex
    [[ ! $(setting UF2_FAMILY) ]] || file=$name.uf2
    echo "Plug it in$(setting DRIVE_HOW), and copy $file to the drive $(setting DRIVE)."
    [[ ! $(setting LOADER) ]] || echo "  Or: $(setting LOADER) $file"
  else
    echo "$name.elf: $(setting BY_HAND)"
  fi
}

describe() {
  local board
  cat <<END
The firmware of Frugal. A file's name is frugal-IMAGE-BOARD; its ending tells what takes it:

  .uf2: the drive that a chip is while it starts
  .hex: programmers, and the drive of a micro:bit
  .bin: programmers that are told the address, which is where the board's flash begins
  .elf: OpenOCD and debuggers

The images:

$(list_images)

How the image device gets onto a board; the others go the same way:
END
  for board in "${all[@]}"; do
    printf '\n%s (its flash begins at %s)\n  %s\n' "$board" "$(setting FLASH_ORIGIN)" "$(how_to_write)"
  done
  printf '\n%s\n' "LICENSES.txt has the licences of what the images contain, sizes.txt what each takes. 'sha256sum -c SHA256SUMS' checks the files."
}

# licence_of NAME FILE: the licence of a part of the images, as Debian's package of it tells.
licence_of() {
  printf '\n\n---- %s ----\n\n' "$1"
  cat "$2"
}

list_licences() {
  local board name names=()
  cat "$top/LICENSE"
  licence_of "The Embedded Template Library, in every image" /usr/share/doc/libetlcpp-dev/copyright
  licence_of "newlib, in every image" /usr/share/doc/libnewlib-arm-none-eabi/copyright
  licence_of "GCC's libraries, in every image" /usr/share/doc/gcc-arm-none-eabi/copyright
  for board in "${all[@]}"; do read -ra names <<<"${names[*]} $(setting CONTAINS)"; done
  for name in $(printf '%s\n' "${names[@]}" | sort -u); do
    licence_of "$name, in images for the chips that have it" "$top/build/$name/copyright"
  done
}

# Files that this release did not bring may be of another one; they are left alone, and said.
tell_others() {
  local file others=0
  for file in "$out"/*; do [[ -e $stage/${file##*/} ]] || ((++others)); done
  ((others == 0)) || echo "$out also holds $others that this release did not write; SHA256SUMS lists its own"
}

require_folder
"$toolchains/setup.sh" chip
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
for ((i = 0; i < ${#all[@]}; ++i)); do
  board=${all[i]}
  echo "[$((i + 1)) of ${#all[@]}] $board" >&2
  bring_board
done
"$toolchains/size.sh" "${all[@]}" >"$stage/sizes.txt"
describe >"$stage/README.txt"
list_licences >"$stage/LICENSES.txt"
sums=$(cd "$stage" && sha256sum -- *)
echo "$sums" >"$stage/SHA256SUMS"
cp -- "$stage"/* "$out" || fail "could not write all of it into '$out'"
written=("$stage"/*)
echo "$out: ${#written[@]} files; README.txt tells which is for which board"
tell_others
