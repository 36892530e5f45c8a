#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The pages of docs/boards agree with the boards:   check.py TREE

Each drawing is what toolchains/wiring draws, and has every part and pin of board.hpp, which is read here once
more, as simply as can be. Each page is of a board and has its parts, and the table of README.md leads to it.
"""

import pathlib
import re
import subprocess
import sys

TOP = pathlib.Path(sys.argv[1]).resolve()
sys.path.insert(0, str(TOP / "tests"))
import checks  # noqa: E402 (needs the path)

PAGES, WIRING = TOP / "docs" / "boards", TOP / "toolchains" / "wiring" / "wiring.py"
PARTS = ("What to buy", "Wiring", "Flash it", "What you see", "The keys", "The console", "Batteries", "Checklist", "Not tried yet")
INSIDE = {"zip96": ("Console", "Grid", "Sound")}  # what comes with the board, and needs no wire
PLUG = "Usb"  # of the Pico itself


def drawings():
    return sorted((PAGES / "wiring").glob("*.svg"))


def check_drawings():
    """each drawing is what toolchains/wiring/wiring.py draws"""
    wrong = []
    for path in drawings():
        drawn = subprocess.run([WIRING, path.stem], capture_output=True, text=True)
        if drawn.returncode or drawn.stdout != path.read_text():
            wrong.append(f"{drawn.stderr.strip()} run: toolchains/wiring/wiring.py {path.stem} > {path.relative_to(TOP)}")
    return wrong


def check_pins():
    """each drawing has the parts and pins of its board"""
    wrong = []
    for path in drawings():
        text, board = path.read_text(), (TOP / "hal" / "boards" / path.stem / "board.hpp").read_text()
        for part, what in re.findall(r"^  using (\w+) =\s*([^;]+);", board, re.MULTILINE):
            if part in (PLUG, *INSIDE.get(path.stem, ())):
                continue
            lacks = [pin for pin in re.findall(r"Pin<(\d+)>", what) if f'data-pin="GP{pin}"' not in text]
            wrong += [f"{path.name} lacks the part {part}"] if f'data-part="{part}"' not in text else []
            wrong += [f"{path.name} lacks GP{pin} of {part}" for pin in lacks]
    return wrong


def check_pages():
    """each page is of a board, has all parts, and README.md leads to it"""
    table, wrong = (PAGES / "README.md").read_text(), []
    for page in sorted(set(PAGES.glob("*.md")) - {PAGES / "README.md"}):
        text = page.read_text()
        wrong += [] if (TOP / "hal" / "boards" / page.stem).is_dir() else [f"{page.name} is of no board"]
        wrong += [f"{page.name} lacks '{part}'" for part in PARTS if f"\n## {part}\n" not in text]
        wrong += [f"README.md does not lead to {page.name}"] if f"| [`{page.stem}`]({page.name}) |" not in table else []
    return wrong


if __name__ == "__main__":
    sys.exit(checks.failed(checks.named((check_drawings, check_pins, check_pages))))
