# SPDX-License-Identifier: MIT
"""The commands, as host_sim/commands/table.txt lists them."""

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
