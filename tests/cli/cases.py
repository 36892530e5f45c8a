# SPDX-License-Identifier: MIT
"""The cases: arguments and input of the tool; its status, answers and messages, exactly."""

from dataclasses import dataclass


@dataclass
class Case:
    name: str
    arguments: list
    given: str = ""
    answers: str = ""
    messages: str = ""
    status: int = 0


def solves(name, game, lines):
    """Lines of "<position> <value> <columns>"; with several columns to choose from, none is told."""
    given = "".join(line.split()[0] + "\n" for line in lines)
    answers = "".join(line + " playouts=# nodes=#\n" for line in lines)
    return Case(name, ["solve", "--game", game], given, answers)


def refuses_line(name, line, reason, arguments=("move", "--playouts", "10")):
    """A bad line between two good ones, which are answered."""
    given = f"121212\n{line}\n21212\n"
    answers = "121212 1\n21212 1\n"
    return Case(name, list(arguments), given, answers, f"frugal: line 2: {reason}\n", 1)


def refuses(name, arguments, reason, command="frugal solve"):
    return Case(name, arguments.split(), "", "", f"{command}: {reason}\n", 2)


FULL_BOARD = "111111" "222222" "444444" "333333" "555555" "666666" "777777"
BUILT_IN = (
    "3x3x3 3x3x4 3x4x4 4x3x4 4x4x3 4x4x4 5x4x4 4x5x4 5x5x4 5x5x3 6x5x4 5x6x4 6x6x4 7x6x4 7x6x5 "
    "6x7x4 7x7x4 8x7x4 9x6x4"
)
COMMANDS = "solve, move, bench, signature, paper, memory, quality, tune"
OPTIONS = "--help, --game, --bytes, --playouts, --seed, --json"

SOLVED = [
    # Late positions of 7x6 with one best column.
    solves("late positions of 7x6", "connect4", LATE := [
    ]),
]

LINES = [
    Case("no input, no answer", ["solve"]),
    Case("a win in one is played", ["move", "--playouts", "10"], "121212\n", "121212 1\n"),
    Case("a win in one is blocked", ["move", "--playouts", "100"], "21212\n", "21212 2\n"),
]

CASES = SOLVED + LINES
