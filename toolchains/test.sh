#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# The tests of the project:   ./frugal test [quick]
#
# Everything: style, two compilers, sanitizers, every board in the emulator, sizes, and each
# tests/*/run.sh. "quick": one compiler, the unit tests, one board; under three minutes on two cores.
# A terminal shows one line that tells what is running, how many of how many; elsewhere each step is a
# line. A failed step shows its output, and the next steps run all the same. The last line is
# "N passed, M failed".
set -uo pipefail
shopt -s nullglob
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
# shellcheck source=toolchains/commands.sh
. toolchains/commands.sh
quick_board=microbit
passed=0 failed=0 step=0 names=() commands=()
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# plan NAME COMMAND: one step; the command is a function or script with its arguments.
plan() {
  names+=("$1")
  commands+=("$2")
}

# plan_preset NAME [OPTION...]: of a preset, or of a board.
plan_preset() {
  local tests="ctest --preset $*"
  [[ ! -d hal/boards/$1 ]] || tests="env FRUGAL_BOARD=$1 ctest --preset board ${*:2}"
  plan "build of $1" "toolchains/build.sh $1"
  plan "tests of $1" "$tests"
}

# The first board of a chip runs everything; the others of it what differs between them. The images of a
# board that no emulator has are built, and nothing runs.
declare -A board_of_chip=()
plan_board() {
  local chip
  chip=$(toolchains/board.py "$1" CHIP)
  if ! is_emulated "$1"; then
    plan "build of $1" "toolchains/build.sh $1 firmware/all"
  elif [[ ${board_of_chip[$chip]-} ]]; then
    plan "build of $1" "toolchains/build.sh $1 firmware/all test_board"
    plan "tests of $1" "env FRUGAL_BOARD=$1 ctest --preset board -L of_board"
  else
    board_of_chip[$chip]=$1
    plan_preset "$1" -LE long
  fi
}

plan_quick() {
  plan_preset quick
  plan_preset "$quick_board" -LE needs_the_tool
}

plan_everything() {
  local preset board script
  plan "format (clang-format)" check_format
  plan "scripts (shellcheck)" check_scripts
  for preset in host sanitize clang host-o0 clang-o0; do plan_preset "$preset"; done
  plan "clang-tidy" check_tidy
  for board in hal/boards/*; do plan_board "${board##*/}"; done
  for board in hal/boards/*; do
    plan "no heap, bounded stack, budget of ${board##*/}" "toolchains/size.sh ${board##*/}"
  done
  for script in tests/*/run.sh; do
    [[ ! -x $script || $script == tests/machines/* ]] || plan "${script%/run.sh}" "$script"
  done
}

our_files() { find engine hal firmware host_sim tests -name '*.[ch]pp'; }

# Releases of clang-format disagree with each other, so only the one of Debian 12 counts.
check_format() {
  local wrong=()
  [[ $(clang-format --version) == *"version 14."* ]] || return 0
  while read -r file; do
    clang-format --dry-run -Werror "$file" 2>/dev/null || wrong+=("$file")
  done < <(our_files)
  ((${#wrong[@]} == 0)) || { echo "run: clang-format -i ${wrong[*]}" && false; }
}

check_scripts() {
  grep -rlE --exclude-dir=build --exclude-dir=.git '^#!.*\b(ba)?sh\b' . | xargs shellcheck
}

# A few translation units that together see every header of the engine and of the tool.
check_tidy() {
  printf '%s\0' host_sim/{commands/{signature,solve,bench,match,quality,gtp},match/{games,tournament,process},lab/budget/store}.cpp \
    tests/unit/{engine/test_toolchain,app/test_device_games}.cpp |
    xargs -0 -n 1 -P 2 timeout 300 clang-tidy -quiet -p build/host
}

# How far the running step is, as ninja and ctest count: "12 of 69".
progress_of() {
  local newest=$log build=build/${1#build of }.log
  [[ $1 == "build of "* && -e $build ]] && newest=$build
  grep -aoE '^ *\[?[0-9]+/[0-9]+' "$newest" | tail -n 1 | tr -d ' [' | sed 's,/, of ,; s,^,: ,'
}

headline() { printf '[%d of %d] %s%s (%d s)' "$step" "${#names[@]}" "$1" "$2" "$SECONDS"; }

# Rewrites the terminal's line until the step has ended.
show_progress() {
  while kill -0 "$2" 2>/dev/null; do
    printf '\r\033[K%s' "$(headline "$1" "$(progress_of "$1")")" >&2
    sleep 0.5
  done
  printf '\r\033[K' >&2
}

# count NAME STATUS: each test that ctest ran counts; any other step counts as one.
count() {
  local summary='tests passed, ([0-9]+) tests? failed out of ([0-9]+)'
  if [[ $1 == "tests of "* && $(<"$log") =~ $summary ]]; then
    ((failed += BASH_REMATCH[1], passed += BASH_REMATCH[2] - BASH_REMATCH[1]))
  else
    (($2 == 0 ? ++passed : ++failed))
  fi
}

run_step() {
  local status
  : >"$log"
  if [[ -t 2 ]]; then
    # shellcheck disable=SC2086  # a command and its arguments
    $2 >"$log" 2>&1 &
    show_progress "$1" $!
    wait $!
  else
    headline "$1" "" && echo
    # shellcheck disable=SC2086
    $2 >"$log" 2>&1
  fi
  status=$?
  ((status == 0)) || { printf 'FAILED: %s\n' "$1" && cat "$log"; }
  count "$1" $status
}

case ${1-} in
  "") toolchains/setup.sh host clang lint test suites chip emulator node && plan_everything ;;
  quick) toolchains/setup.sh host test chip emulator && plan_quick ;;
  *)
    echo "frugal test: there is no '$1'; there is: ./frugal test, ./frugal test quick" >&2
    exit 2
    ;;
esac || exit 1

for step in "${!names[@]}"; do
  name=${names[step]} command=${commands[step]}
  ((++step))
  run_step "$name" "$command"
done
[[ ${1-} == quick ]] || toolchains/size.sh

echo "$passed passed, $failed failed"
((failed == 0))
