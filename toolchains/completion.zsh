# SPDX-License-Identifier: MIT
#
# Completes the words of ./frugal in zsh; ./frugal completion zsh prints it with its own path. It
# needs compinit to have run. Where frugal knows no word, the names of files are offered.
_frugal() {
  local -a candidates=(${=$(@here@/completion.sh words "${(@)words[2,CURRENT]}")})
  if (($#candidates)); then compadd -a candidates; else _files; fi
}
compdef _frugal frugal
