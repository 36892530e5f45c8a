#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Prints the script that completes the words of ./frugal in a shell:   toolchains/completion.sh bash|zsh
# That script asks here for the words:                                 toolchains/completion.sh words WORD...
set -euo pipefail
# shellcheck source=toolchains/commands.sh
. "$(dirname "${BASH_SOURCE[0]}")/commands.sh"

# What the script itself takes after a command: boards, options, words.
words_of_script() {
  local usage
  usage=$(sed -E 's/(--[a-z-]+) [A-Z]+/\1/g; s/[][|.]/ /g' <<<"${arguments[$1]-}")
  echo "${usage/BOARD/$(boards)}"
}

# What the program of a command takes after these words, if it is built.
words_of_program() {
  local program
  program=$top/build/host/host_sim/$(program_of "$1")
  [[ ! -f $program ]] || "$program" --next-words "$@" 2>/dev/null
}

# next_words WORD...: what may stand in place of the last word.
next_words() {
  if (($# < 2)); then
    table | cut -d ' ' -f 1
    return
  fi
  case ${*: -2:1} in
    --board) boards ;;
    --image) images ;;
    --out | --drive) ;; # the shell offers names of files
    *)
      words_of_script "$1"
      words_of_program "$@"
      ;;
  esac
}

case ${1-} in
  bash | zsh) sed "s|@here@|$(printf '%q' "$toolchains")|" "$toolchains/completion.$1" ;;
  words) next_words "${@:2}" ;;
  *)
    wrong="say for which shell"
    [[ ! ${1-} ]] || wrong="no completion for '$1'"
    echo "frugal: $wrong; there is: bash zsh" >&2
    exit 2
    ;;
esac
