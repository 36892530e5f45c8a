#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Brings a Debian 12 or 13 machine, however bare, to what the given tasks need:
#
#   toolchains/setup.sh host clang lint test chip emulator node
#
# Silent and quick where nothing is missing: it then only looks for files. Otherwise it says
# in one line what it installs and why. ETL, Unity, pico-sdk and TinyUSB are packages from Debian 13 (trixie) on;
# Debian 12 takes these four, and nothing else, from there: a pin holds back all other packages.
# All but ETL are unpacked into the build folder: their packages would bring much else with them.
# The mirror is the one that this machine's own sources name. "suites" are GNU Go's tests of moves,
# out of its source package: they come into the build folder and are not part of this project.
set -euo pipefail
export DEBIAN_FRONTEND=noninteractive LC_ALL=C

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
unity_folder=$top/build/unity
suites_folder=$top/build/gnugo_suites
pico_sdk_folder=$top/build/pico-sdk
tinyusb_folder=$top/build/tinyusb
rp2040_folder=$top/host_sim/rp2040
web_folder=$top/host_sim/web
log=${TMPDIR:-/tmp}/frugal_setup_$$.log
trap 'rm -f "$log"' EXIT

# What a task needs: "<command, or pattern of a file>=<package that brings it>".
needs() {
  case $1 in
    host) echo g++=g++ cmake=cmake ninja=ninja-build /usr/include/CLI/CLI.hpp=libcli11-dev \
      /usr/include/fmt/core.h=libfmt-dev /usr/include/nlohmann/json.hpp=nlohmann-json3-dev \
      /usr/include/etl/version.h=libetlcpp-dev /usr/include/ncurses.h=libncurses-dev \
      /usr/include/benchmark/benchmark.h=libbenchmark-dev ;;
    clang) echo clang++=clang \
      '/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.asan-*.a=libclang-rt-dev' ;;
    lint) echo clang-format=clang-format clang-tidy=clang-tidy shellcheck=shellcheck ;;
    test) echo python3=python3 valgrind=valgrind zsh=zsh /usr/games/gnugo=gnugo "$unity_folder/unity.c=cmock" ;;
    chip) echo cmake=cmake ninja=ninja-build python3=python3 \
      arm-none-eabi-g++=gcc-arm-none-eabi \
      /usr/lib/arm-none-eabi/lib/libc_nano.a=libnewlib-arm-none-eabi \
      /usr/lib/arm-none-eabi/lib/libstdc++_nano.a=libstdc++-arm-none-eabi-newlib \
      /usr/include/etl/version.h=libetlcpp-dev \
      "$pico_sdk_folder/src/rp2_common/pico_fix=pico-sdk-source" "$tinyusb_folder/src/tusb.c=tinyusb-source" ;;
    node) echo node=nodejs npm=npm clang=clang wasm-ld=lld \
      "$rp2040_folder/node_modules/rp2040js/package.json=rp2040js" ;;
    wasm) echo node=nodejs npm=npm clang++=clang wasm-ld=lld /usr/include/wasm32-wasi/stdlib.h=wasi-libc \
      '/usr/lib/llvm-*/lib/wasm32-wasi/libc++.a=libc++-dev-wasm32' \
      '/usr/lib/llvm-*/lib/clang/*/lib/wasi/libclang_rt.builtins-wasm32.a=libclang-rt-dev-wasm32' \
      /usr/include/etl/version.h=libetlcpp-dev ;;
    types) echo node=nodejs tsc=node-typescript ;;
    web) echo node=nodejs npm=npm python3=python3 "$web_folder/node_modules/esbuild/package.json=esbuild" ;;
    browser) echo chromium=chromium "$web_folder/node_modules/playwright-core/package.json=playwright-core" ;;
    board) echo python3=python3 ;;
    emulator) echo qemu-system-arm=qemu-system-arm python3=python3 ;;
    terminal) echo tmux=tmux python3=python3 ;;
    flash) echo openocd=openocd ;;
    count) echo python3=python3 valgrind=valgrind ;;
    plot) echo gnuplot=gnuplot-nox ;;
    suites) echo "$suites_folder/seki.tst=gnugo-source" ;;
    docs) echo doxygen=doxygen python3=python3 ;;
    *) return 1 ;;
  esac
}

reason() {
  case $1 in
    host) echo "to build for this machine" ;;
    clang) echo "to build with a second compiler" ;;
    lint) echo "to check the style" ;;
    test) echo "to test" ;;
    chip) echo "to build for microcontrollers" ;;
    board) echo "to read what a board is" ;;
    emulator) echo "to run images without a board" ;;
    node) echo "to run images of the Pico without one" ;;
    wasm) echo "to build for pages and for node" ;;
    types) echo "to check the types of the npm package" ;;
    web) echo "to bundle the page" ;;
    browser) echo "to test the page" ;;
    terminal) echo "to test programs in a terminal" ;;
    flash) echo "to write to a board" ;;
    count) echo "to count instructions" ;;
    plot) echo "to draw figures" ;;
    suites) echo "to ask for the moves of GNU Go's tests" ;;
    docs) echo "to build the reference" ;;
  esac
}

fail() {
  echo "setup: $*" >&2
  exit 1
}

present() {
  case $1 in
    /*) compgen -G "$1" >/dev/null ;;
    *) command -v "$1" >/dev/null ;;
  esac
}

as_root() {
  if ((EUID == 0)); then "$@"; else sudo --preserve-env=DEBIAN_FRONTEND "$@"; fi
}

# Errors of single sources are no reason to stop here: others may have what is missing.
refresh_lists() { as_root apt-get -q update >>"$log" 2>&1 || true; }

available() { [[ $(apt-cache policy "$1") == *"Candidate: "[^\(]* ]]; }

find_mirror() {
  mirror=$(apt-get indextargets --format "\$(REPO_URI)" 'Created-By: Packages' \
    'Origin: Debian' 'Component: main' "Codename: $VERSION_CODENAME" | head -n 1)
  [[ $mirror ]] || fail "no Debian mirror among apt's sources answers; is there a network?"
}

# Debian 12 only: lets apt see trixie, for the packages that have no older version.
add_trixie() {
  local mirror
  find_mirror
  as_root tee /etc/apt/sources.list.d/frugal_trixie.sources >/dev/null <<END
# For Frugal: ETL, Unity, pico-sdk, TinyUSB. /etc/apt/preferences.d/frugal_trixie holds back everything else.
Types: deb
URIs: $mirror
Suites: trixie
Components: main
END
  if [[ -e /usr/share/keyrings/debian-archive-keyring.gpg ]]; then
    echo "Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg" |
      as_root tee -a /etc/apt/sources.list.d/frugal_trixie.sources >/dev/null
  fi
  as_root tee /etc/apt/preferences.d/frugal_trixie >/dev/null <<END
Package: *
Pin: release n=trixie
Pin-Priority: -10

Package: libetlcpp-dev cmock pico-sdk-source tinyusb-source
Pin: release n=trixie
Pin-Priority: 500
END
  refresh_lists
}

# unpack_sources PACKAGE: where its files now are.
unpack_sources() {
  local folder
  folder=$(mktemp -d)
  (cd "$folder" && apt-get -q download "$1" >>"$log" 2>&1 && dpkg -x "$1"_*.deb .) ||
    fail "cannot download $1: $(tail -n 1 "$log")"
  echo "$folder"
}

# Unity is three files inside cmock, a package that would bring all of Ruby with it.
unpack_unity() {
  local folder
  folder=$(unpack_sources cmock)
  mkdir -p "$unity_folder"
  find "$folder" -path '*/vendor/unity/src/unity*.[ch]' -exec cp {} "$unity_folder" \;
  rm -rf "$folder"
  [[ -e $unity_folder/unity.c ]] || fail "cmock holds no Unity where it was expected"
}

# Of pico-sdk only the second stage of the RP2040's start is built, and what TinyUSB needs: registers, and the way
# around an erratum.
unpack_pico_sdk() {
  local folder part
  folder=$(unpack_sources pico-sdk-source)
  for part in rp2040/boot_stage2 rp2040/hardware_{regs/include,structs} rp2_common/{hardware_base,pico_fix}; do
    mkdir -p "$pico_sdk_folder/src/$part"
    cp -r "$folder/usr/src/pico-sdk/src/$part/." "$pico_sdk_folder/src/$part"
  done
  cp "$folder"/usr/share/doc/pico-sdk-source/copyright "$pico_sdk_folder"
  rm -rf "$folder"
}

# Of TinyUSB what a serial port on an RP2040 is made of.
unpack_tinyusb() {
  local folder part
  folder=$(unpack_sources tinyusb-source)
  for part in class/cdc common device osal portable/raspberrypi/rp2040; do
    mkdir -p "$tinyusb_folder/src/$part"
    cp -r "$folder/usr/src/tinyusb/src/$part/." "$tinyusb_folder/src/$part"
  done
  cp "$folder"/usr/share/doc/tinyusb-source/copyright "$tinyusb_folder"
  cp "$folder"/usr/src/tinyusb/src/tusb* "$tinyusb_folder/src"
  rm -rf "$folder"
}

# install_from_npm FOLDER: what its package.json wants, into it; package-lock.json holds the versions and their hashes.
install_from_npm() {
  (cd "$1" && npm ci --ignore-scripts --no-audit --no-fund >>"$log" 2>&1) ||
    fail "npm cannot install what ${1#"$top/"} needs: $(grep -m 1 'npm error' "$log" || tail -n 1 "$log")"
}

# From lists of its own: apt's are left alone, which seldom know sources.
unpack_suites() {
  local folder mirror key=/usr/share/keyrings/debian-archive-keyring.gpg trust=""
  find_mirror
  [[ ! -e $key ]] || trust="[signed-by=$key] "
  folder=$(mktemp -d)
  mkdir -p "$folder/lists/partial" "$top/build"
  echo "deb-src $trust$mirror $VERSION_CODENAME main" >"$folder/sources.list"
  local own=(-o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=/dev/null
    -o "Dir::State::Lists=$folder/lists" -o APT::Sandbox::User=)
  (cd "$folder" && apt-get -q "${own[@]}" update >>"$log" 2>&1 &&
    apt-get -q "${own[@]}" source --download-only --tar-only gnugo >>"$log" 2>&1 &&
    tar -xzf gnugo_*.orig.tar.gz --wildcards '*/regression/*') ||
    fail "cannot download the source package of gnugo: $(grep -m 1 '^E:' "$log" || tail -n 1 "$log")"
  rm -rf "$suites_folder"
  mv "$folder"/*/regression "$suites_folder"
  rm -rf "$folder"
  [[ -e $suites_folder/seki.tst ]] || fail "gnugo's sources hold no seki.tst where it was expected"
}

known="host clang lint test chip board emulator node wasm types web browser terminal flash count plot suites docs"
(($#)) || fail "say what for: $known"
packages=() reasons=()
for task; do
  needs "$task" >/dev/null || fail "unknown task '$task'; known: $known"
  set -f
  for need in $(needs "$task"); do
    set +f
    present "${need%=*}" && continue
    [[ " ${packages[*]} " == *" ${need##*=} "* ]] || packages+=("${need##*=}")
    [[ ${reasons[*]} == *"$(reason "$task")"* ]] || reasons+=("$(reason "$task")")
  done
done
((${#packages[@]})) || exit 0

by_hand="install by hand: ${packages[*]}"
VERSION_CODENAME="" ID=""
# shellcheck source=/dev/null
[[ ! -e /etc/os-release ]] || . /etc/os-release
if [[ $ID != debian ]] || ! present apt-get; then
  fail "this is not Debian, so names may differ here; $by_hand"
fi
why=$(printf ', %s' "${reasons[@]}")
echo "setup: installing ${packages[*]} (${why:2}) ..." >&2
unpack() {
  [[ " ${packages[*]} " != *" cmock "* ]] || unpack_unity
  [[ " ${packages[*]} " != *" pico-sdk-source "* ]] || unpack_pico_sdk
  [[ " ${packages[*]} " != *" tinyusb-source "* ]] || unpack_tinyusb
  [[ " ${packages[*]} " != *" gnugo-source "* ]] || unpack_suites
  [[ " ${packages[*]} " != *" rp2040js "* ]] || install_from_npm "$rp2040_folder"
  [[ ! " ${packages[*]} " =~ \ (esbuild|playwright-core)\  ]] || install_from_npm "$web_folder"
}
without_root="^(gnugo-source|rp2040js|esbuild|playwright-core)$"
unpacked="^(cmock|pico-sdk-source|tinyusb-source|gnugo-source|rp2040js|esbuild|playwright-core)$"
from_trixie="^(libetlcpp-dev|cmock|pico-sdk-source|tinyusb-source)$"
as_user=yes
for package in "${packages[@]}"; do [[ $package =~ $without_root ]] || as_user=""; done
if [[ $as_user ]]; then
  unpack
  exit 0
fi
((EUID == 0)) || present sudo || fail "neither root nor sudo; $by_hand"
refresh_lists
for package in "${packages[@]}"; do
  [[ $package =~ $without_root ]] || available "$package" && continue
  [[ $VERSION_CODENAME == bookworm && $package =~ $from_trixie ]] && add_trixie
  available "$package" ||
    fail "apt knows no package '$package': $(grep -m 1 '^[EW]:' "$log" || echo "is there a network?")"
done

wanted=()
for package in "${packages[@]}"; do
  [[ $package =~ $unpacked ]] || wanted+=("$package")
done
if ((${#wanted[@]})); then
  as_root apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends \
    "${wanted[@]}" >>"$log" 2>&1 ||
    fail "apt could not install: $(grep -m 1 '^E:' "$log" || tail -n 1 "$log"); $by_hand"
fi
unpack
