# SPDX-License-Identifier: MIT
"""Where a figure stands, and what stands there. figures.txt tells how a place is written."""

import functools
import pathlib
import re
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "toolchains"))

import bench  # noqa: E402
import size  # noqa: E402

ERROR = r"(?: ?%)?(?: \+- \d+(?:\.\d+)?)?"
FIGURE = rf"(?<![\w.,/#-])\d+(?:,\d{{3}})*(?:\.\d+)?(?!\w|[.,]\d){ERROR}"
# What a slot takes where a text stands around it: a number of C++, too.
NUMBER = rf"\d+(?:[,']\d{{3}})*(?:\.\d+)?{ERROR}"
SLOTS = {"{}": NUMBER, "{~}": NUMBER, "{KB}": NUMBER, "{hex}": r"[0-9a-f]{8}"}
SLOT = re.compile("(" + "|".join(map(re.escape, SLOTS)) + ")")


class Nothing(Exception):
    """A place that holds no figure; its text says why."""


@functools.cache
def text_of(file):
    path = TOP / file
    if not path.is_file():
        raise Nothing(f"there is no file {file}")
    return path.read_text()


def as_pattern(said):
    """Any white space, a comment's sign on the next line included, is a space; "..." is anything
    within a paragraph."""
    words = [r"(?:(?!\n\n).)*?".join(map(re.escape, word.split("..."))) for word in said.split(" ")]
    return r"\s+(?:///?\s+)?".join(words)


def find_in_text(file, said):
    """([(figure, its start, its end)], the slot): one or more of them."""
    if len(SLOT.findall(said)) != 1:
        raise Nothing(f"'{said}' needs one slot, such as {{}}")
    before, slot, after = SLOT.split(said)
    number = rf"(?<![\d.,'])({SLOTS[slot]})(?![\d']|[.,]\d)"
    pattern = re.compile(as_pattern(before) + number + as_pattern(after), re.DOTALL)
    found = [(each[1], *each.span(1)) for each in pattern.finditer(text_of(file))]
    if not found:
        raise Nothing(f"{file} has nothing like '{said}'")
    return found, slot


def plain(cell):
    """Without the signs of Markdown."""
    return re.sub(r"[`*[]|\]\([^)]*\)", "", cell).strip()


def cells_of(text, start, end):
    """For each line of this part of a text, a list of (cell, where it begins)."""
    for line in re.compile(r"\|.*").finditer(text, start, end):
        yield [(cell[0], cell.start()) for cell in re.compile(r"(?<=\|)[^|]+(?=\|)").finditer(text, *line.span())]


@functools.cache
def tables_of(file):
    """For each table of a file its lines as lists of cells; first the heading, without the rule below it."""
    text = text_of(file)
    tables = re.finditer(r"^( *\|.*\n) *\|[-|: ]+\n((?: *\|.*\n)+)", text, re.MULTILINE)
    return [[*cells_of(text, *each.span(1)), *cells_of(text, *each.span(2))] for each in tables]


def find_in_table(file, row, column, slot):
    """The same, of the first table that has this column and a row that begins with these words."""
    for heading, *lines in tables_of(file):
        columns = [plain(cell) for cell, _ in heading]
        rows = [line for line in lines if plain(line[0][0]).startswith(row)]
        if column in columns and rows:
            cell, start = rows[0][columns.index(column)]
            match = re.search(FIGURE, cell)
            if not match:
                raise Nothing(f"{file} has no figure in the cell [{row} | {column}]")
            return [(match[0], start + match.start(), start + match.end())], slot
    raise Nothing(f"{file} has no cell [{row} | {column}]")


def find_in_file(file, said):
    cell = re.fullmatch(r"\[(.*) \| (.*)\](?: (\{.*\}))?", said)
    return find_in_table(file, cell[1], cell[2], cell[3] or "{}") if cell else find_in_text(file, said)


def recorded_count(said):
    machine, what = said.split(", ", 1)
    counts = bench.read_record().get(machine, (None, {}))[1]
    if what not in counts:
        raise Nothing(f"{bench.RECORD.name} has no '{what}' of {machine}")
    return counts[what]


@functools.cache
def parts_of(board, image):
    path = TOP / "build" / board / "firmware" / f"{image}.elf"
    flash, ram, stack, room = size.measure(path)
    return {"flash": flash, "RAM": ram, "stack": stack, "left": room - stack, "engine": size.engine_flash(path)}


@functools.cache
def is_recorded_compiler(board):
    recorded, used = bench.read_record()["microbit"][0], bench.compiler_of(board)
    if used != recorded:
        print(f"{board}: built by {used}, so its sizes are not compared with those of {recorded}")
    return used == recorded


def measured_size(said):
    """Such as "microbit device RAM+stack"; nothing if the compiler is another than the recorded one."""
    board, image, parts = said.split()
    if not is_recorded_compiler(board):
        return None
    return sum(parts_of(board, image)[part] for part in parts.split("+"))


def number_of_lines(said):
    files, pattern = said.split(" ", 1)
    return sum(len(re.findall(pattern, path.read_text(), re.MULTILINE)) for path in TOP.glob(files))


SOURCES = {
    "count": recorded_count,
    "size": measured_size,
    "files": lambda said: len(list(TOP.glob(said))),
    "lines": number_of_lines,
}


def look(place):
    """([(figure, its start, its end)], its slot, its file): what stands at a place. A source has no file."""
    kind, said = place.split(": ", 1)
    if kind in SOURCES:
        value = SOURCES[kind](said)
        return [] if value is None else [(str(value), 0, 0)], "{}", None
    return *find_in_file(kind, said), kind
