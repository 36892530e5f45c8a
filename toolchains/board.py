#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""What a board's board.cmake and its chip's chip.cmake set, and which parts its board.hpp has on which pins.

board.py BOARD NAME     prints the value of FRUGAL_NAME; nothing where it is not set
"""

import collections
import pathlib
import re
import sys

HAL = pathlib.Path(__file__).resolve().parent.parent / "hal"

# A template and its arguments: Pin<'A', 0> is ("Pin", [("A", []), ("0", [])]).
Part = collections.namedtuple("Part", "name arguments")


def settings_in(path):
    return dict(re.findall(r'^set\(FRUGAL_(\w+) "?([^")]*)"?\)', path.read_text(), re.MULTILINE))


def settings(board):
    """{name: value}, the names without FRUGAL_."""
    found = settings_in(HAL / "boards" / board / "board.cmake")
    return settings_in(HAL / "chips" / found["CHIP"] / "chip.cmake") | found


def take_part(tokens, named):
    name, arguments = tokens.pop(0).strip("'"), []
    if tokens and tokens[0] == "<":
        while tokens.pop(0) != ">":  # "<" and "," go before an argument
            arguments.append(take_part(tokens, named))
    return named.get(name, Part(name, arguments))


def parts(board):
    """{member of struct Board: Part}."""
    text = (HAL / "boards" / board / "board.hpp").read_text()
    found = {}
    for name, what in re.findall(r"^  using (\w+) =\s*([^;]+);", text, re.MULTILINE):
        found[name] = take_part(re.findall(r"'\w'|[\w:]+|[<>,]", what), found)
    return found


def arguments_of(part, name):
    """The arguments of each Part of that name in a part, in order, as strings."""
    own = [[each.name for each in part.arguments]] if part.name == name else []
    return own + [found for each in part.arguments for found in arguments_of(each, name)]


def pins(part):
    """The arguments of each of its pins."""
    return arguments_of(part, "Pin")


def on_pins(board):
    """What hangs on which pins, as host_sim/rp2040/harness.mjs is told it: lights, a picture, a buzzer."""
    has, found = parts(board), {}
    numbers = {name: [int(number) for number, in pins(part)] for name, part in has.items()}
    if "Grid" in has:
        columns, rows = map(int, settings(board)["GRID"].split("x"))
        found["pixels"] = {"pin": numbers["Grid"][0], "count": columns * rows}
    if "Picture" in has:
        found["picture"] = dict(zip(("data", "clock"), numbers["Picture"]))
    if "Sound" in has:
        found["sound"] = {"pin": numbers["Sound"][0]}
    return found


def keys(board):
    """[{name, role, pin}] of keys that have a pin each, in order; and whether a key connects its pin to the supply."""
    has, found = parts(board), settings(board)
    roles = found.get("BUTTONS", "").split()
    names = found.get("BUTTON_NAMES", " ".join(roles)).split()
    numbers = [int(number) for number, in pins(has["Buttons"])] if roles else []
    every = [{"name": name, "role": role, "pin": pin} for name, role, pin in zip(names, roles, numbers)]
    return every, bool(roles) and has["Buttons"].arguments[0].name == "Active::kHigh"


def is_serpentine(board):
    """Whether every second row of its lights is wired from the right."""
    grid = parts(board).get("Grid")
    return grid is not None and any(each.name == "Order::kSerpentine" for each in grid.arguments)


if __name__ == "__main__":
    print(settings(sys.argv[1]).get(sys.argv[2], ""))
