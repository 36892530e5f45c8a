#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
#
# Builds the API reference and the documents as pages, in build/docs:   toolchains/docs.sh
#
# Doxygen checks the comments and the links of the documents, and a warning is an error. Then the links of
# the pages are checked. Pages that are there already are replaced only by pages without a fault.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
if (($#)); then
  echo "frugal docs: there is no '$1'; there is: ./frugal docs" >&2
  exit 2
fi
toolchains/setup.sh docs
mkdir -p build
work=$(mktemp -d "$PWD/build/docs.XXXXXX")
trap 'rm -rf "$work"' EXIT

# run_doxygen CONFIGURATION: a file of toolchains/doxygen. It writes to the working folder.
run_doxygen() {
  local said
  if ! said=$(doxygen - <<<"@INCLUDE = toolchains/doxygen/$1
    OUTPUT_DIRECTORY = $work" 2>&1) || [[ $said ]]; then
    echo "$said" >&2
    exit 1
  fi
}

run_doxygen Doxyfile.contract
run_doxygen Doxyfile
toolchains/doxygen/check_links.py "$work/html"
rm -rf build/docs
mkdir build/docs
mv "$work/html" build/docs
echo "open build/docs/html/index.html"
