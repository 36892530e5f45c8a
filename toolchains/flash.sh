#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Writes an image to a real board:   toolchains/flash.sh BOARD IMAGE [--dry-run] [--drive FOLDER]
# The board's board.cmake says how: OpenOCD and one of its own board files, or a drive that takes
# a .hex file, or a .uf2 where the build made one. --dry-run shows the commands and runs none. --drive
# names the drive's folder, where it is not found by itself.
set -euo pipefail
toolchains=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
board=$1 image=$2
shift 2

dry_run="" drive=""
while (($#)); do
  case $1 in
    --dry-run) dry_run=yes ;;
    --drive=*) drive=${1#*=} ;;
    --drive) drive=${2-} && shift $(($# > 1)) ;;
    *)
      echo "flash: unknown option '$1'; there is: --image NAME, --dry-run, --drive FOLDER" >&2
      exit 2
      ;;
  esac
  shift
done

# setting NAME: the value of a set(FRUGAL_NAME ...) in the board's file.
setting() { "$toolchains/board.py" "$board" "$1"; }

run() {
  if [[ $dry_run ]]; then
    printf '%q ' "$@"
    echo
  else
    "$@"
  fi
}

mounted() {
  if [[ -d /Volumes/$1 ]]; then
    echo "/Volumes/$1"
  elif [[ -r /proc/mounts ]]; then
    awk -v name="/$1" 'substr($2, length($2) - length(name) + 1) == name { print $2; exit }' /proc/mounts
  fi
}

write_by_openocd() {
  [[ $dry_run ]] || "$toolchains/setup.sh" flash
  run openocd -f "$1" -c "program {$image} verify reset exit"
}

write_by_drive() {
  local file=${image%.elf}.uf2
  if [[ ! -e $file ]]; then
    file=${image%.elf}.hex
    run arm-none-eabi-objcopy -O ihex "$image" "$file"
  fi
  [[ $drive ]] || drive=$(mounted "$1")
  if [[ $drive ]]; then
    run cp "$file" "$drive/"
    run sync
    [[ $dry_run ]] || echo "copied $file to $drive; the board restarts by itself"
  else
    echo "copy $file to the drive $1, which the board is when plugged in$(setting DRIVE_HOW)"
  fi
}

if [[ $(setting OPENOCD) ]]; then
  write_by_openocd "$(setting OPENOCD)"
elif [[ $(setting DRIVE) ]]; then
  write_by_drive "$(setting DRIVE)"
else
  echo "$image: $(setting BY_HAND)"
fi
