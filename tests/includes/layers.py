#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds what includes or names what it may not know (docs/architecture.md, "Parts"): layers.py TOP

A folder's rule holds for all files below it, but for those of a folder with a rule of its own. Besides the headers
of its rule a file may include those of the standard library, which have neither a slash nor an ending. Of the
engine's own headers only those count that it has. No code of NAMES_NO_BOARD names a folder of hal/boards.

Each fault is one line, and the exit status is 1.
"""

import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s+(?:"([^"]+)"|<([^>]+)>)', re.MULTILINE)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)

ENGINE = r"frugal/(?!hal/|simulator/).+"
CONTRACT = r"frugal/hal/(?!board_shape\.hpp)\w+\.hpp"
ETL = r"etl/\w+\.h"
BESIDE = r"\w+\.hpp"
RULES = {
    "engine": [ENGINE],
    "hal/include": [CONTRACT],
    "hal": [r"frugal/hal/\w+\.hpp", ETL, BESIDE],
    "hal/chips/rp2040": [r"frugal/hal/\w+\.hpp", ETL, BESIDE, r"tusb\.h"],
    "firmware/app/common": [ENGINE, CONTRACT, ETL, "app/common/.+"],
    "firmware/app/connect": [ENGINE, CONTRACT, ETL, "app/common/.+", "app/connect/.+"],
    "firmware/app/go": [ENGINE, CONTRACT, ETL, "app/common/.+", "app/go/.+"],
    "firmware/app/solve": [ENGINE, CONTRACT, ETL, "app/common/.+", "app/solve/.+"],
    "firmware/app/othello": [ENGINE, CONTRACT, ETL, "app/common/.+", "app/othello/.+"],
    "firmware": [ENGINE, r"frugal/hal/\w+\.hpp", "app/.+", BESIDE],
    "host_sim/simulator": [CONTRACT, "app/.+", r"(frugal/)?simulator/\w+\.hpp"],
    "host_sim": [r"(?!frugal/hal/board_shape\.hpp).+"],
    "host_sim/web": [ENGINE, ETL, "app/.+", BESIDE],
    "host_sim/oracle": ["oracle/.+", r"games/boards\.hpp"],
}
NAMES_NO_BOARD = ("engine", "hal/include", "hal/chips", "hal/cortex_m", "hal/absent", "firmware")


def sources(folder):
    return sorted(path for path in folder.rglob("*") if re.search(r"\.(hpp|cpp|hpp\.in)$", path.name))


def rule_of(name):
    """The folder with the longest name that holds the file."""
    holds = (folder for folder in RULES if name.startswith(folder + "/"))
    return max(holds, key=len, default=None)


def wrong_includes(top, path, allowed):
    for quoted, angled in INCLUDE.findall(path.read_text()):
        header = quoted or angled
        if angled and re.fullmatch(r"\w+", header):
            continue
        is_allowed = any(re.fullmatch(each, header) for each in allowed)
        if re.fullmatch(ENGINE, header) and not (top / "engine/include" / header).exists():
            yield f"includes {header}, which the engine does not have"
        elif not is_allowed:
            yield f"includes {header}"


def named_boards(top, path):
    code = COMMENT.sub("", path.read_text())
    yield from (f"names the board {board.name}" for board in sorted((top / "hal/boards").iterdir()) if board.name in code)


def faults(top):
    for folder in RULES:
        for path in sources(top / folder):
            name = str(path.relative_to(top))
            if rule_of(name) == folder:
                yield from (f"{name} {fault}" for fault in wrong_includes(top, path, RULES[folder]))
    for folder in NAMES_NO_BOARD:
        for path in sources(top / folder):
            yield from (f"{path.relative_to(top)} {fault}" for fault in named_boards(top, path))


def main(top):
    empty = [folder for folder in RULES if not sources(top / folder)]
    if empty:
        sys.exit(f"layers: no sources in {', '.join(empty)}")
    found = list(faults(top))
    print("\n".join(found) or f"{len(RULES)} folders include what they may, and no more")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
