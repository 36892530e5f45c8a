#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The pages of docs/results and docs/decisions have the form that their README.md asks for, and the examples
of README.md and docs/commands.md name commands that there are.

A table of results is followed by its command, seed, runs and commit. A decision says its context, why, what
was tried and what follows, and links to its results or says in a part "Results" that there are none.
"""

import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "tests"))
import checks  # noqa: E402

LINES = ("Command", "Seed", "Runs", "Measured at")
PARTS = ("## Context", "## Why", "## What ", "## Consequences")
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)
# Their tables lead to other pages.
INDEXES = ("README.md", "missed.md")


def pages(folder):
    return sorted(each for each in (TOP / "docs" / folder).glob("*.md"))


def check_tables():
    """every table of results says its command, seed, runs and commit"""
    wrong = []
    for page in pages("results"):
        text = page.read_text()
        tables = list(TABLE.finditer(text)) if page.name not in INDEXES else []
        for table in tables:
            below = re.split(r"^(?:\||## )", text[table.end():], maxsplit=1, flags=re.MULTILINE)[0]
            lacks = [line for line in LINES if f"\n- {line}:" not in below]
            line = text.count("\n", 0, table.start()) + 1
            wrong += [f"{page.name}:{line}: the table lacks: {', '.join(lacks)}"] if lacks else []
    return wrong


def check_decisions():
    """every decision has its parts, and leads to its results"""
    wrong = []
    for page in pages("decisions"):
        if page.name == "README.md":
            continue
        text = page.read_text()
        wrong += [f"{page.name}: lacks '{part.strip()}'" for part in PARTS if f"\n{part}" not in text]
        if "(../results/" not in text and "\n## Results\n" not in text:
            wrong.append(f"{page.name}: no link to its results")
    return wrong


def check_commands():
    """every example names a command that there is"""
    table = (TOP / "host_sim" / "commands" / "table.txt").read_text()
    known = set(re.findall(r"^([a-z]+) ", table, re.MULTILINE))
    wrong = []
    for page in ("README.md", "docs/commands.md"):
        named = re.findall(r"\./frugal ([a-z]+)", (TOP / page).read_text())
        wrong += [f"{page}: ./frugal {name}" for name in named if name not in known]
        wrong += [] if named else [f"{page}: no example"]
    return wrong


if __name__ == "__main__":
    sys.exit(checks.failed(checks.named((check_tables, check_decisions, check_commands))))
