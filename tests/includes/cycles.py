#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds headers that include each other, directly or by way of others: cycles.py FOLDER...

Each cycle is one line that names its files in order, and the exit status is 1. A name in quotes is
looked for in the folder of the file that includes it; else it stands for every file whose path ends
with it, as the include folders differ by target.
"""

import pathlib
import re
import sys

INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.MULTILINE)


def sources(folders):
    return sorted(path for folder in folders for path in pathlib.Path(folder).rglob("*.[ch]pp"))


def by_ending(files):
    """{ending of a path, from any folder on: files}"""
    endings = {}
    for file in files:
        for i in range(len(file.parts)):
            endings.setdefault("/".join(file.parts[i:]), []).append(file)
    return endings


def graph_of(files):
    """{file: the files that it includes}"""
    known, endings = set(files), by_ending(files)
    graph = {}
    for file in files:
        names = INCLUDE.findall(file.read_text())
        beside = [file.parent / name for name in names]
        graph[file] = [
            found for name, own in zip(names, beside) for found in ([own] if own in known else endings.get(name, []))
        ]
    return graph


def cycles_of(graph):
    """One cycle for each include that leads back to a file on the way to it."""
    done, way = set(), []

    def visit(file):
        if file in way:
            yield way[way.index(file) :] + [file]
        elif file not in done:
            way.append(file)
            for included in graph[file]:
                yield from visit(included)
            done.add(way.pop())

    for file in graph:
        yield from visit(file)


def main(folders):
    graph = graph_of(sources(folders))
    if not any(graph.values()):
        sys.exit(f"cycles: no file in {' '.join(folders)} includes another")
    cycles = [" -> ".join(str(file) for file in cycle) for cycle in cycles_of(graph)]
    print("\n".join(cycles) or f"{len(graph)} files, no cycle")
    return 1 if cycles else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
