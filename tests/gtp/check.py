#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Compares the commands that firmware/README.md documents with those that list_commands tells.

check.py TOOL.   The tables under "The console" and "Go" name the commands. The tool has all of them but
those of the boards, which a table of the device tells.
"""

import re
import subprocess
import sys
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
# Section, game, where in firmware/app the boards' own commands are.
GAMES = (("The console", "connect:7x6x4", "connect/device.hpp"), ("Go", "go:9", "common/console_device.hpp"))
SECONDS = 60


def documented(section):
    """In their order, from the first column of the section's table."""
    text = (TOP / "firmware/README.md").read_text()
    body = text.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`) \| ", body, re.MULTILINE)
    return [words.split()[0] for row in rows for words in re.findall(r"`([^`]+)`", row)]


def listed(tool, game):
    command = [tool, "gtp", "--game", game]
    done = subprocess.run(command, input="list_commands\n", capture_output=True, text=True, timeout=SECONDS, check=True)
    return done.stdout.removeprefix("= ").split()


def of_boards(file):
    """From the rows {"name", &Device::handler} of the device."""
    text = (TOP / "firmware/app" / file).read_text()
    return re.findall(r'\{"([\w-]+)", &(?:Console)?Device::', text)


def faults(tool, section, game, file):
    told, on_boards = documented(section), of_boards(file)
    there = listed(tool, game) + on_boards
    if not on_boards:
        yield f"{file} has no table of commands"
    yield from (f"{game}: {name} is not documented" for name in there if name not in told)
    yield from (f"{game}: {name} is documented, but there is no such command" for name in told if name not in there)
    yield from (f"{game}: {name} is documented twice" for name in sorted(set(told)) if told.count(name) > 1)


def main(tool):
    failed = 0
    for each in GAMES:
        found = list(faults(tool, *each))
        failed += bool(found)
        print(*found, sep="\n", end="\n" if found else "")
    print(f"{len(GAMES) - failed} passed, {failed} failed")
    return failed > 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check.py TOOL")
    sys.exit(main(sys.argv[1]))
