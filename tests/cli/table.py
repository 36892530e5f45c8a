# SPDX-License-Identifier: MIT
"""What the tool lists in tables of its own: the commands, the games, and the papers' results."""

import re
from pathlib import Path
from typing import NamedTuple

TOP = Path(__file__).resolve().parents[2]


class Command(NamedTuple):
    name: str
    runner: str
    description: str


LINES = (TOP / "host_sim" / "commands" / "table.txt").read_text().splitlines()
COMMANDS = [Command(*line.split(maxsplit=2)) for line in LINES if line and not line.startswith("#")]
OF_SCRIPT = [each for each in COMMANDS if each.runner == "script"]
OF_TOOL = [each for each in COMMANDS if each not in OF_SCRIPT]


def rows(file, pattern):
    return re.findall(pattern, (TOP / "host_sim" / file).read_text(), re.MULTILINE)


def name_of(game, name):
    """Of a line of the table of games: Connect<3, 3, 4>, "" is connect:3x3x4; any other game tells its name."""
    if name:
        return name
    family, sizes = re.fullmatch(r"(\w+)<(.+)>", game).groups()
    return f"{family.lower()}:{sizes.replace(', ', 'x')}"


# The names of the games, and [(name, description)] of the papers' results.
GAMES = [name_of(*row) for row in rows("games/table.hpp", r'^ +Line<(\w+<[^"]+?>|\w+)(?:, "(.+)")?>[,>]')]
PAPERS = rows("lab/papers/papers.hpp", r'^ +\{"(\w+)", "(.+)", declare_\w+\},$')
