#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What ./frugal knows of its commands, from host_sim/commands/table.txt: their list, what --help tells of
# those that the script runs, and which one a wrong name is meant to be. Scripts read this file by ".".
toolchains=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
top=${toolchains%/*}

# The commands, a line each: name, what runs it, what it does.
table() { grep '^[a-z]' "$top/host_sim/commands/table.txt"; }

# Both answer nothing if there is no such command.
runner_of() { table | awk -v name="$1" '$1 == name { print $2 }'; }
description_of() { table | awk -v name="$1" '$1 == name { $1 = $2 = ""; print substr($0, 3) }'; }

# The program that has a command.
program_of() {
  case $(runner_of "$1") in
    play) echo frugal_play ;;
    tool) echo frugal_cli ;;
  esac
}

# Whether an emulator has a board's chip.
is_emulated() { [[ $("$toolchains/board.py" "$1" MACHINE)$("$toolchains/board.py" "$1" EMULATOR) ]]; }

boards() { (cd "$top/hal/boards" && echo *); }

# What setup.sh has to bring to run a board's images here.
emulator_of() { if [[ $("$toolchains/board.py" "$1" EMULATOR) ]]; then echo node; else echo emulator; fi; }

images() { (cd "$top/firmware" && printf '%s\n' *.cpp | sed 's/\.cpp$//' | xargs); }

# What the script itself takes after a command.
declare -A arguments=(
  [bench]="[--board BOARD] [--table]"
  [emulate]="BOARD [--image NAME]"
  [flash]="BOARD [--image NAME] [--dry-run] [--drive FOLDER]"
  [size]="[BOARD...]"
  [release]="[--out FOLDER] [BOARD...]"
  [web]="[--port N | --out FOLDER | --package]"
  [test]="[quick]"
  [completion]="bash|zsh"
)

# Of commands that the script runs; the others' programs know theirs.
declare -A example=(
  [emulate]="./frugal emulate lm3s6965evb --image go"
  [flash]="./frugal flash microbit --dry-run"
  [size]="./frugal size microbit"
  [release]="./frugal release --out build/release pico microbit"
  [web]="./frugal web --out build/site"
  [test]="./frugal test quick"
  [completion]="source <(./frugal completion bash)"
)

list_commands() {
  local name description
  printf 'usage: ./frugal COMMAND [OPTIONS]      (./frugal COMMAND --help tells the options)\n\n'
  while read -r name _ description; do printf '  %-12s%s\n' "$name" "$description"; done < <(table)
}

# What --help tells of a command that the script runs.
explain() {
  local usage=${arguments[$1]-}
  description_of "$1"
  printf '\nusage: ./frugal %s\n\n' "$1${usage:+ $usage}"
  [[ $usage != *BOARD* ]] || printf 'BOARD is one of: %s\n\n' "$(boards)"
  [[ $usage != *--image* ]] || printf 'NAME is one of: %s; device if --image is left out\n\n' "$(images)"
  [[ $1 != release ]] || printf 'FOLDER is build/release if --out is left out\n\n'
  [[ $1 != web ]] || printf 'Alone it serves the page on this machine, at port 8000 or N\n\n'
  printf 'Example:\n  %s\n' "${example[$1]-./frugal $1}"
}

asks_for_help() { [[ " $* " == *" --help "* || " $* " == *" -h "* ]]; }

# is_near WORD OTHER EDITS: whether so many letters inserted, removed or replaced make one of the other.
is_near() {
  local a=$1 b=$2 edits=$3
  [[ $a != "$b" ]] || return 0
  if [[ ${a:0:1} == "${b:0:1}" ]]; then
    is_near "${a:1}" "${b:1}" "$edits"
    return
  fi
  ((edits--)) || return 1
  is_near "${a:1}" "$b" "$edits" || is_near "$a" "${b:1}" "$edits" || is_near "${a:1}" "${b:1}" "$edits"
}

# The command that a wrong name is meant to be, or the commands that it begins; nothing if none is near.
nearest() {
  local begun edits name names
  names=$(table | cut -d ' ' -f 1)
  if ((${#1} > 2)) && begun=$(compgen -W "$names" -- "$1"); then
    echo "${begun//$'\n'/ or }"
    return
  fi
  for ((edits = 1; edits <= 2 && 2 * edits <= ${#1}; ++edits)); do
    for name in $names; do
      ! is_near "$1" "$name" "$edits" || { echo "$name" && return; }
    done
  done
}

fail_unknown() {
  local near
  near=$(nearest "$1")
  if [[ $near ]]; then near="did you mean $near?"; else near="'./frugal help' lists them"; fi
  echo "frugal: unknown command '$1'; $near" >&2
  exit 2
}
