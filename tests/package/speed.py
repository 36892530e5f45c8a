#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How fast the modules are beside the command-line tool, in CPU time:   tests/package/speed.py [TIMES]

Both do the same work, by turns. The time of a program that does next to nothing is taken off. Compiling the module
counts. ./frugal web --package and toolchains/build.sh host frugal_cli come first.
"""

import pathlib
import resource
import statistics
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
TOOL = TOP / "build/host/host_sim/frugal_cli"
WORK = pathlib.Path(__file__).with_name("speed.mjs")
# The count of the work, the tool's options, its input.
TASKS = {
    "search": (2_000_000, ["move", "--bytes", "131072", "--playouts"], "-\n"),
    "proof": (20_000_000, ["solve", "--bytes", "131072", "--positions"], "44\n"),
    "go": (40_000, ["gtp", "--game", "go:9", "--bytes", "114688", "--playouts"], "genmove b\n"),
}


def cpu_seconds(command, text):
    """The seconds, and what it said."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    said = subprocess.run([str(each) for each in command], input=text, capture_output=True, text=True, check=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime, said


def measure(task, times):
    """Thousands a second of each: the tool, the module."""
    count, options, text = TASKS[task]
    rates = ([], [])
    for _ in range(times):
        for place, command in enumerate(([TOOL, *options], ["node", WORK, task])):
            idle, _ = cpu_seconds([*command, 1], text)
            busy, _ = cpu_seconds([*command, count], text)
            rates[place].append(count / (busy - idle) / 1000)
    return [statistics.median(each) for each in rates]


def main(times):
    for task in TASKS:
        tool, module = measure(task, times)
        print(f"{task:7} tool {tool:8.1f}  module {module:8.1f} thousands a second, ratio {module / tool:.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 7)
