#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Flash, RAM and worst stack of every firmware image, against budget.txt.

size.py BOARD...   prints the table ("engine": its share of the flash); ends with status 1 if an image breaches its budget,
has none where another image of the board has one, has no bound of its stack, holds an allocator, or leaves its stack too little RAM.
"""

import pathlib
import re
import sys

import stack
from board import settings

TOP = pathlib.Path(__file__).resolve().parent.parent
BUDGET_FILE = TOP / "toolchains" / "budget.txt"
ALLOCATORS = re.compile(
    r"_?_?(malloc|calloc|realloc|free|memalign|sbrk|mallocr?|mmap)(_r)?$"
    r"|_(malloc|calloc|realloc|free|sbrk|memalign)_r$|_Zn[wa]")  # _Zn: operator new

ENGINE = re.compile(r"_ZZ?NK?6frugal(?!3app|3hal)")  # in namespace frugal, but not app or hal


def read_budgets():
    lines = (line.split("#")[0].split() for line in BUDGET_FILE.read_text().splitlines())
    return {(board, image): tuple(map(int, limits)) for board, image, *limits in filter(None, lines)}


def measure(image):
    """(flash, RAM without the stack, worst stack, RAM left for the stack), in bytes."""
    text, data, bss = map(int, stack.tool("size", image).splitlines()[1].split()[:3])
    symbols = re.findall(r"^([0-9a-f]+) \w (stack_top|stack_begin)$", stack.tool("nm", image), re.MULTILINE)
    address = {name: int(value, 16) for value, name in symbols}
    room = address["stack_top"] - address["stack_begin"]
    return text + data, data + bss, stack.bound(image)[0], room


def allocators(image):
    names = (line.split()[-1] for line in stack.tool("nm", image).splitlines())
    return [name for name in names if ALLOCATORS.match(name)]


def engine_flash(image):
    """How much of the flash is the engine: its code and tables, by their mangled names."""
    symbols = re.findall(r"^\S+ ([0-9a-f]+) [tTwWrRvV] (\S+)$", stack.tool("nm", "-S", image), re.MULTILINE)
    return sum(int(size, 16) for size, name in symbols if ENGINE.match(name))


def needed_ram_kb(image):
    """What an image needs beyond the smallest board's RAM, by its line in firmware/CMakeLists.txt."""
    lines = (TOP / "firmware" / "CMakeLists.txt").read_text()
    said = re.search(rf"^frugal_image\(NAME {image} RAM_KB (\d+)\)$", lines, re.MULTILINE)
    return int(said[1]) if said else 0


def complaints(figures, budget):
    flash, ram, worst, room = figures
    parts = zip(("flash", "RAM", "stack"), (flash, ram, worst), budget or ())
    found = [f"{what} {used} exceeds its budget of {limit}" for what, used, limit in parts if used > limit]
    if worst > room:
        found.append(f"stack {worst} exceeds the {room} bytes of RAM that are left")
    return found


def main(boards):
    budgets = read_budgets()
    errors = []
    print(f"{'board':18}{'image':14}{'flash':>16}{'RAM':>16}{'worst stack':>16}{'RAM left':>10}{'engine':>9}")
    for board in boards:
        for source in sorted((TOP / "firmware").glob("*.cpp")):
            if needed_ram_kb(source.stem) > int(settings(board)["RAM_KB"]):
                continue
            image = TOP / "build" / board / "firmware" / (source.stem + ".elf")
            budget = budgets.get((board, image.stem))
            heap = allocators(image)
            found = [f"there is a heap: {', '.join(heap)}"] if heap else []
            try:
                figures = measure(image)
                found += complaints(figures, budget)
                if budget is None and board in (each for each, _ in budgets):
                    found.append(f"no budget; add to {BUDGET_FILE.name}: {board} {image.stem} " + " ".join(map(str, figures[:3])))
                columns = [f"{used}/{limit}" for used, limit in zip(figures, budget or "---")]
                left = figures[3] - figures[2]
                print(f"{board:18}{image.stem:14}" + "".join(f"{each:>16}" for each in columns) +
                      f"{left:>10}{engine_flash(image):>9}")
            except stack.Unbounded as reason:
                found.append(f"no bound of the stack: {reason}")
            errors += [f"{board} {image.stem}: {each}" for each in found]
    for error in errors:
        print(error, file=sys.stderr)
    return bool(errors)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
