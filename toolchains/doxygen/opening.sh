#!/bin/sh
# SPDX-License-Identifier: MIT
#
# Prints the comment at the top of a source file, for Doxygen:   toolchains/doxygen/opening.sh FILE
exec sed '\,^//,!Q' "$1"
