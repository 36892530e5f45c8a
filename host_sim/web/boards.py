#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What the page knows of the boards that it can be: those with an RP2040, as JSON.

boards.py [--names]      prints [{name, title, pixels, picture, sound, keys, isDownHigh, ...}], read from hal/boards and docs/boards
"""

import json
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "toolchains"))
import board as boards  # noqa: E402  the settings of a board

FIRST = "pico"  # the usual choice


def title_of(name):
    """The heading of its page."""
    heading = (TOP / "docs" / "boards" / f"{name}.md").read_text().splitlines()[0]
    return re.sub(r"^# The board .*?: ", "", heading).removeprefix("# ")


def described(name):
    found = boards.settings(name)
    every, is_down_high = boards.keys(name)
    columns, rows = map(int, found.get("GRID", found.get("PICTURE", "0x0")).split("x"))
    pages, page_bytes = map(int, found["STORE"].split("x"))
    return boards.on_pins(name) | {
        "name": name,
        "title": title_of(name),
        "columns": columns,
        "rows": rows,
        "isSerpentine": boards.is_serpentine(name),
        "keys": every,
        "isDownHigh": is_down_high,
        "storeBytes": pages * page_bytes,
        "poolBytes": int(found["POOL_BYTES"]),
    }


def main():
    names = sorted(path.name for path in (TOP / "hal" / "boards").iterdir())
    of_chip = sorted((name for name in names if boards.settings(name).get("EMULATOR") == "rp2040"), key=lambda name: name != FIRST)
    print("\n".join(of_chip) if "--names" in sys.argv else json.dumps([described(name) for name in of_chip]))


if __name__ == "__main__":
    main()
