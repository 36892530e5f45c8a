#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Writes an image to a real board:   toolchains/flash.sh BOARD IMAGE [--dry-run] [--drive FOLDER]
# The board's board.cmake says how: OpenOCD and one of its own board files, or a drive that takes
# a .hex file, or a .uf2 where the build made one. The chip's chip.cmake may name a program that writes
# the same by USB if the drive is not mounted. --dry-run shows the commands and runs none. --drive
# names the drive's folder, where it is not found by itself. Ends with status 1 if nothing was written.
set -euo pipefail
toolchains=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
board=$1 image=$2
shift 2

dry_run="" drive="" device=""
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

# Ends, telling what is left to do: nothing was written.
leave() {
  if [[ $dry_run ]]; then
    echo "$*"
    exit 0
  fi
  echo "flash: $*" >&2
  exit 1
}

# find_drive NAME: sets device, if a drive of that name is plugged in, and drive, if it is mounted, wherever that
# is. With --drive only the device is looked for. lsblk writes blanks in names as \x20.
find_drive() {
  local path label folder
  [[ $drive || ! -d /Volumes/$1 ]] || drive=/Volumes/$1
  while read -r path label folder; do
    printf -v folder %b "$folder"
    if [[ $drive ]]; then [[ $folder == "${drive%/}" ]]; else [[ $label == "$1" ]]; fi || continue
    device=$path
    drive=$folder
    [[ ! $drive ]] || break
  done < <(lsblk --raw --noheadings --output PATH,LABEL,MOUNTPOINT 2>/dev/null)
}

# Whether the chip's own program is installed and sees a board that can be written.
loader_sees_a_board() {
  local sees
  read -ra sees <<<"$(setting LOADER_SEES)"
  ((${#sees[@]})) && command -v "${sees[0]}" >/dev/null && "${sees[@]}" >/dev/null 2>&1
}

how_to_mount() {
  if command -v udisksctl >/dev/null; then
    echo "udisksctl mount -b $1"
  else
    echo "sudo mount -o uid=$UID $1 /mnt"
  fi
}

# Whether the drive goes away, within three seconds.
vanishes() {
  local tries
  for ((tries = 0; tries < 30; ++tries)); do
    [[ -d $drive && (! $device || -e $device) ]] || return 0
    sleep 0.1
  done
  return 1
}

# copy_to_drive NAME FILE. The RP2040 restarts a second after it has the last block of a .uf2, whatever else
# the host is about to write (bootrom/virtual_disk.c of raspberrypi/pico-bootrom-rp2040): the copy may then end
# with an error although the board has it all. A plain sync would not tell of any error.
copy_to_drive() {
  [[ $dry_run || -d $drive ]] || leave "there is no folder '$drive' to copy $2 to"
  if run cp "$2" "$drive/" && run sync "$drive/${2##*/}" "$drive"; then
    [[ $dry_run ]] || echo "copied $2 to $drive; the board restarts by itself"
  elif [[ $2 == *.uf2 ]] && vanishes; then
    echo "copied $2 to $drive, which is gone: so it is once the board has it all and restarts by itself." \
      "If the board does not, run this again"
  else
    leave "the drive $1 did not take $2; plug the board in again$(setting DRIVE_HOW), and run this again"
  fi
}

write_by_openocd() {
  [[ $dry_run ]] || "$toolchains/setup.sh" flash
  run openocd -f "$1" -c "program {$image} verify reset exit"
}

write_by_drive() {
  local loader file=${image%.elf}.uf2
  if [[ ! -e $file ]]; then
    file=${image%.elf}.hex
    run arm-none-eabi-objcopy -O ihex "$image" "$file"
  fi
  find_drive "$1"
  if [[ $drive ]]; then
    copy_to_drive "$1" "$file"
  elif loader_sees_a_board; then
    read -ra loader <<<"$(setting LOADER)"
    run "${loader[@]}" "$file"
  elif [[ $device ]]; then
    leave "the drive $1 is plugged in as $device and not mounted: '$(how_to_mount "$device")', then run this again"
  else
    leave "no drive $1: plug the board in$(setting DRIVE_HOW), then copy $file to the drive $1, or run this again"
  fi
}

if [[ $(setting OPENOCD) ]]; then
  write_by_openocd "$(setting OPENOCD)"
elif [[ $(setting DRIVE) ]]; then
  write_by_drive "$(setting DRIVE)"
else
  leave "$image: $(setting BY_HAND)"
fi
