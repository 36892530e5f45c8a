# SPDX-License-Identifier: MIT
# shellcheck shell=bash
#
# Completes the words of ./frugal in bash; ./frugal completion bash prints it with its own path.
# Where frugal knows no word, the names of files are offered.
_frugal() {
  local words
  words=$(@here@/completion.sh words "${COMP_WORDS[@]:1:COMP_CWORD}")
  mapfile -t COMPREPLY < <(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}")
}
complete -o bashdefault -o default -F _frugal frugal
