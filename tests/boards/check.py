#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The pages of docs/boards agree with the boards:   check.py TREE

Each drawing is what toolchains/wiring draws, and has every part and pin of board.hpp, which is read here once
more, as simply as can be. Each page has its parts, and the table of README.md leads to each page.
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


def drawings():
    return sorted((PAGES / "wiring").glob("*.svg"))


def boards_to_buy():
    """Those with the chip of the Pico or of a micro:bit."""
    texts = {path.parent.name: path.read_text() for path in (TOP / "hal" / "boards").glob("*/board.cmake")}
    return sorted(name for name, text in texts.items() if re.search(r"FRUGAL_CHIP (rp2040|nrf5\d+)\)", text))


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
            if part in INSIDE.get(path.stem, ()):
                continue
            lacks = [pin for pin in re.findall(r"Pin<(\d+)>", what) if f'data-pin="GP{pin}"' not in text]
            wrong += [f"{path.name} lacks the part {part}"] if f'data-part="{part}"' not in text else []
            wrong += [f"{path.name} lacks GP{pin} of {part}" for pin in lacks]
    return wrong


def check_pages():
    """each board that can be bought has a page with all parts, which README.md leads to"""
    table, wrong = (PAGES / "README.md").read_text(), []
    for name in boards_to_buy():
        page = PAGES / f"{name}.md"
        text = page.read_text() if page.exists() else ""
        wrong += [f"{page.name} lacks '{part}'" for part in PARTS if f"\n## {part}\n" not in text]
        wrong += [f"README.md does not lead to {page.name}"] if f"| [`{name}`]({page.name}) |" not in table else []
    return wrong


if __name__ == "__main__":
    sys.exit(checks.failed(checks.named((check_drawings, check_pins, check_pages))))
