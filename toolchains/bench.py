#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Instructions of a playout and of a simulation, here and on the chips, in one table, beside the
figures that were recorded in instructions.txt.

bench.py [--record | --check] MACHINE...     host, or a board; each must have been built

Instructions are counted, never times: on a chip by the emulator, on the host by valgrind, so that a
busy machine changes nothing. A figure that is more than 3 % from its record makes --check fail. A
change that is meant is recorded, and its commit shows what it costs. Counts depend on the compiler;
where it is another one than recorded, they are shown and not compared.
"""

import json
import pathlib
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

TOP = pathlib.Path(__file__).resolve().parents[1]
RECORD = TOP / "toolchains" / "instructions.txt"
TOOL = TOP / "build" / "host" / "host_sim" / "frugal_cli"
TOLERANCE_PERCENT = 3.0
SECONDS = 300
HEADER = """\
# Instructions of a playout and of a simulation (Connect Four 7x6, a thousand simulations from the
# empty board, four seeds), of a position that a proof visits, and of Go (9x9, 250 games), by machine.
# Those of the Pico are cycles.
# ./frugal bench --record writes this file, and the tests hold every figure to 3 % of it, where the
# compiler is the same.
"""


def run(*command):
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, timeout=SECONDS)
    if done.returncode != 0:
        sys.exit(f"bench: {command[0]} failed: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout, done.stderr


def count_here(work):
    """Valgrind counts what counted_part() takes (host_sim/lab/fixed_work.cpp), the functions that it
    calls included. The pattern has no name space: valgrind does not demangle all of its instances."""
    options = ["--tool=callgrind", "--callgrind-out-file=/dev/null", "--toggle-collect=*counted_part*"]
    _, said = run("valgrind", *options, TOOL, "bench", "--fixed", "--number", work["number"])
    instructions = int(re.search(r"Collected : (\d+)", said)[1])
    if instructions == 0:
        sys.exit(f"bench: valgrind counted nothing for '{work['what']}'")
    return round(instructions / work["count"])


def measure_host():
    """({what: instructions}, {what: millions a second})"""
    works = [json.loads(line) for line in run(TOOL, "bench", "--fixed")[0].splitlines()]
    with ThreadPoolExecutor(2) as pool:
        counts = dict(zip((work["what"] for work in works), pool.map(count_here, works)))
    return counts, {work["what"]: work["millions_per_second"] for work in works}


def measure_board(board):
    image = TOP / "build" / board / "firmware" / "bench.elf"
    said, _ = run(TOP / "toolchains" / "emulate.sh", board, image)
    return {what: int(count) for what, count in re.findall(r"instructions_per_(.+) (\d+)\n", said)}


def compiler_of(machine):
    found = next((TOP / "build" / machine / "CMakeFiles").glob("*/CMakeCXXCompiler.cmake")).read_text()
    name, version = (re.search(rf'set\(CMAKE_CXX_COMPILER{part} "(.*)"\)', found)[1] for part in ("", "_VERSION"))
    return f"{pathlib.Path(name).name} {version}"


def read_record():
    """{machine: (compiler, {what: instructions})}"""
    record = {}
    for line in RECORD.read_text().splitlines() if RECORD.exists() else []:
        if line.startswith("["):
            machine, compiler = re.fullmatch(r"\[(\S+), (.*)\]", line).groups()
            record[machine] = (compiler, {})
        elif line and not line.startswith("#"):
            what, count = line.rsplit(maxsplit=1)
            record[machine][1][what] = int(count)
    return record


def write_record(record):
    text = HEADER
    for machine, (compiler, counts) in sorted(record.items()):
        text += f"\n[{machine}, {compiler}]\n"
        text += "".join(f"{what:<26}{count:>7}\n" for what, count in counts.items())
    new = RECORD.with_suffix(".new")
    new.write_text(text)
    new.replace(RECORD)


def change_percent(count, recorded):
    return 100.0 * (count - recorded) / recorded


def print_table(measured, record, speeds):
    print(f"{'instructions':<26}" + "".join(f"{machine:>24}" for machine in measured) + f"{'host M/s':>10}" * bool(speeds))
    for what in dict.fromkeys(what for _, counts in measured.values() for what in counts):
        cells = ""
        for machine, (_, counts) in measured.items():
            before = record.get(machine, ("", {}))[1].get(what)
            cell = str(counts.get(what, "-"))
            if before is not None and what in counts:
                cell += f" ({change_percent(counts[what], before):+.1f} %)"
            cells += f"{cell:>24}"
        print(f"{what:<26}{cells}" + (f"{speeds[what]:>10.2f}" if what in speeds else ""))


def complaints(measured, record):
    for machine, (compiler, counts) in measured.items():
        recorded_by, recorded = record.get(machine, (None, {}))
        if recorded_by is None:
            yield f"nothing is recorded for {machine}; ./frugal bench --record does"
        elif recorded_by != compiler:
            print(f"{machine}: built by {compiler}, recorded by {recorded_by}: not compared")
        elif counts.keys() != recorded.keys():
            yield f"{machine}: measured {sorted(counts)}, recorded {sorted(recorded)}"
        else:
            for what, count in counts.items():
                change = change_percent(count, recorded[what])
                if abs(change) > TOLERANCE_PERCENT:
                    yield f"{machine}, {what}: {count} instructions, {recorded[what]} recorded: {change:+.1f} %"


def main(arguments):
    mode = next((word for word in arguments if word.startswith("--")), "--table")
    machines = [word for word in arguments if not word.startswith("--")]
    measured, speeds = {}, {}
    for machine in machines:
        print(f"counting ({machine}) ...", file=sys.stderr)
        counts, speeds = measure_host() if machine == "host" else (measure_board(machine), speeds)
        measured[machine] = (compiler_of(machine), counts)
    record = read_record()
    print_table(measured, record, speeds)
    if mode == "--record":
        write_record(record | measured)
    wrong = list(complaints(measured, record)) if mode == "--check" else []
    if wrong:
        print(f"more than {TOLERANCE_PERCENT:g} % from toolchains/instructions.txt:", *wrong, sep="\n  ")
        print("if it is meant so: ./frugal bench --record, and say why in the commit")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
