# SPDX-License-Identifier: MIT
"""The steps of docs/extending.md: what it says to write, and what its commands print.

A comment of HTML says what the block below it is:

    <!-- file: PATH -->                    a whole file
    <!-- insert: PATH, after: LINE -->     lines to insert after this one; or before: LINE
    <!-- copy: FOLDER to FOLDER -->        no block

A block of ```console has commands, which begin with "$ ", each with its output. "..." stands for any lines, or in a line
for anything.
"""

import re
import shutil
from typing import NamedTuple

MARK = re.compile(r"<!-- (file|insert|copy): (.+) -->")
PLACE = re.compile(r"(.+), (after|before): (.+)")


class Command(NamedTuple):
    line: str
    output: list


class Section:
    """A heading, its edits (kind, what, text), and its commands."""

    def __init__(self, title):
        self.title, self.edits, self.commands = title, [], []


def read_commands(lines):
    commands = []
    for line in lines:
        if line.startswith("$ "):
            commands.append(Command(line[2:], []))
        else:
            commands[-1].output.append(line.rstrip())
    return commands


def read_guide(path):
    """Its sections, in order."""
    sections, mark, block, language = [Section("")], None, None, ""
    for line in path.read_text().splitlines():
        section = sections[-1]
        if block is not None and line == "```":
            if mark:
                section.edits.append((*mark, "".join(each + "\n" for each in block)))
            elif language == "console":
                section.commands += read_commands(block)
            mark, block = None, None
        elif block is not None:
            block.append(line)
        elif line.startswith("```"):
            block, language = [], line[3:]
        elif line.startswith("#"):
            sections.append(Section(line.lstrip("# ")))
        elif found := MARK.fullmatch(line):
            assert mark is None, f"no block below {mark}"
            if found[1] == "copy":
                section.edits.append((*found.groups(), ""))
            else:
                mark = found.groups()
    assert mark is None and block is None, "the guide ends inside a block"
    return sections


def write_file(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def insert(path, where, wanted, text):
    """At the one line that is `wanted`, blanks before it aside."""
    lines = path.read_text().splitlines(keepends=True)
    places = [place for place, line in enumerate(lines) if line.strip() == wanted]
    assert len(places) == 1, f"{path} has {len(places)} lines {wanted!r}"
    lines.insert(places[0] + (where == "after"), text)
    path.write_text("".join(lines))


def apply(tree, edit):
    kind, what, text = edit
    if kind == "file":
        write_file(tree / what, text)
    elif kind == "copy":
        source, _, target = what.partition(" to ")
        shutil.copytree(tree / source, tree / target)
    else:
        path, where, line = PLACE.fullmatch(what).groups()
        insert(tree / path, where, line, text)


def table_of_mistakes(text):
    """{mistake: sentence}: the rows whose second column is a sentence in backquotes."""
    return dict(re.findall(r"^\| ([a-z ]+) \| `([^`]+)`", text, re.MULTILINE))


def table_of_files(text):
    """{title of a section: its number of files}, as the first table has them, in order."""
    return [int(number) for number in re.findall(r"^\| [^|]+ \| (\d+) \| [^|]+ \|$", text, re.MULTILINE)]
