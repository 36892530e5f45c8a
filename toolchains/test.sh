#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Every test of the project; ./frugal test runs it. Goes on after a failure, shows what failed,
# and ends with one line: "N passed, M failed".
set -uo pipefail
shopt -s nullglob
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit 1
passed=0 failed=0 started=$SECONDS
log=$(mktemp)
trap 'rm -f "$log"' EXIT

heading() { printf '%s (%d s)\n' "$1" $((SECONDS - started)); }

# check NAME COMMAND...: one check; what the command prints is shown if it fails.
check() {
  if "${@:2}" >"$log" 2>&1; then
    ((++passed))
  else
    ((++failed))
    heading "FAILED: $1"
    cat "$log"
  fi
}

# test_preset NAME: builds it (one check) and runs its tests (one each).
test_preset() {
  heading "$1"
  check "build of $1" toolchains/build.sh "$1"
  ctest --preset "$1" >"$log" 2>&1 || { heading "FAILED: tests of $1" && cat "$log"; }
  local summary='tests passed, ([0-9]+) tests? failed out of ([0-9]+)'
  if [[ $(<"$log") =~ $summary ]]; then
    ((failed += BASH_REMATCH[1], passed += BASH_REMATCH[2] - BASH_REMATCH[1]))
  else
    ((++failed))
  fi
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
  printf '%s\0' host_sim/{commands/{signature,solve,bench,match,quality,gtp},match/{match,tournament,process},lab/budget/store}.cpp \
    tests/unit/{engine/test_toolchain,app/test_device_games}.cpp |
    xargs -0 -n 1 -P 2 timeout 300 clang-tidy -quiet -p build/host
}

toolchains/setup.sh host clang lint test suites chip emulator || exit 1

heading "style"
check "format (clang-format)" check_format
check "scripts (shellcheck)" check_scripts
for preset in host sanitize clang host-o0 clang-o0; do test_preset "$preset"; done
heading "clang-tidy"
check "clang-tidy" check_tidy
for board in hal/boards/*; do test_preset "${board##*/}"; done
for board in hal/boards/*; do
  check "no heap, bounded stack, budget of ${board##*/}" toolchains/size.sh "${board##*/}"
done
for script in tests/*/run.sh; do
  [[ ! -x $script ]] || check "${script%/run.sh}" "$script"
done
toolchains/size.sh

heading "end"
echo "$passed passed, $failed failed"
((failed == 0))
