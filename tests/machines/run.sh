#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# What a newcomer meets on a bare Debian:   tests/machines/run.sh [RELEASE...]
#
# For each release (bookworm and trixie, if none is named) debootstrap fills a folder with the smallest
# Debian, the committed tree is cloned into it, and there the README's first commands run: ./frugal play,
# through a pipe, and ./frugal test quick; then a Pico is emulated, its files are made, and the site is. What they
# lack, toolchains/setup.sh has to install, and it must know afterwards that nothing is missing.
#
# The mirror of Debian and npm's registry, with the certificates that it needs, are those of this machine.
#
# Needs root, debootstrap and a Debian mirror among apt's sources; takes about ten minutes a release and
# 4 GB in TMPDIR. A person runs it, ./frugal test does not.
set -euo pipefail
top=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
(($#)) && releases=("$@") || releases=(bookworm trixie)
machine="" passed=0 failed=0

fail() {
  echo "machines: $*" >&2
  exit 1
}

remove_machine() {
  [[ $machine ]] || return 0
  umount "$machine/proc" 2>/dev/null || true
  rm -rf --one-file-system "$machine"
  machine=""
}
trap remove_machine EXIT

find_mirror() {
  apt-get indextargets --format "\$(REPO_URI)" 'Created-By: Packages' 'Origin: Debian' \
    'Component: main' | grep '/debian/*$' | head -n 1
}

# Settings of npm as variables of the environment, for on_machine.
npm_settings=()
find_registry() {
  command -v npm >/dev/null || return 0
  npm_settings=("npm_config_registry=$(npm config get registry 2>/dev/null)"
    "npm_config_cafile=/etc/frugal_certificates")
}

make_machine() {
  machine=$(mktemp -d)
  debootstrap --variant=minbase "$1" "$machine" "$mirror" >"$machine.log" 2>&1 ||
    fail "debootstrap of $1: $(tail -n 1 "$machine.log")"
  rm "$machine.log"
  mount -t proc proc "$machine/proc"
  cp /etc/ssl/certs/ca-certificates.crt "$machine/etc/frugal_certificates"
  git clone -q --no-hardlinks "$top" "$machine/frugal"
  rm -rf "$machine/frugal/.git"
}

# on_machine COMMAND: as a newcomer who is root there, in the clone.
on_machine() {
  chroot "$machine" /usr/bin/env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin TERM=dumb "${npm_settings[@]}" \
    bash -c "cd /frugal && $1"
}

# check NAME COMMAND: shows how long the command took, and what it printed if it failed.
check() {
  local started=$SECONDS log=$machine/tmp/log
  if on_machine "$2" >"$log" 2>&1; then
    echo "passed: $1 ($((SECONDS - started)) s)"
    ((++passed))
  else
    echo "FAILED: $1 ($((SECONDS - started)) s)"
    tail -n 40 "$log"
    ((++failed))
  fi
}

((EUID == 0)) || fail "needs root: debootstrap and chroot do"
command -v debootstrap >/dev/null || fail "needs debootstrap: apt-get install debootstrap"
mirror=$(find_mirror)
[[ $mirror ]] || fail "no Debian mirror among apt's sources"
find_registry

for release in "${releases[@]}"; do
  make_machine "$release"
  check "$release: ./frugal play" "echo | ./frugal play | grep -q ."
  check "$release: ./frugal test quick" "./frugal test quick"
  check "$release: ./frugal emulate pico" "echo name | ./frugal emulate pico | grep -q '= Frugal'"
  check "$release: ./frugal release pico" "./frugal release --out /tmp/release pico && cd /tmp/release && sha256sum -c --quiet SHA256SUMS"
  check "$release: ./frugal web" "./frugal web --package && ./frugal web --out /tmp/site && grep -q Frugal /tmp/site/docs/index.html"
  check "$release: nothing is missing" "test -z \"\$(toolchains/setup.sh chip node wasm web docs 2>&1)\""
  remove_machine
done
echo "$passed passed, $failed failed"
((failed == 0))
