#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a board's board.cmake and its chip's chip.cmake set.

board.py BOARD NAME     prints the value of FRUGAL_NAME; nothing where it is not set
"""

import pathlib
import re
import sys

HAL = pathlib.Path(__file__).resolve().parent.parent / "hal"


def settings_in(path):
    return dict(re.findall(r'^set\(FRUGAL_(\w+) "?([^")]*)"?\)', path.read_text(), re.MULTILINE))


def settings(board):
    """{name: value}, the names without FRUGAL_."""
    found = settings_in(HAL / "boards" / board / "board.cmake")
    return settings_in(HAL / "chips" / found["CHIP"] / "chip.cmake") | found


if __name__ == "__main__":
    print(settings(sys.argv[1]).get(sys.argv[2], ""))
