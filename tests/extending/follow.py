# SPDX-License-Identifier: MIT
"""Follows docs/extending.md in a copy of the tree.

follow.py TREE

Each section may touch as many files as FILES says, and as the guide's table says. The commands run in the order of the
guide, once all of it is built. The tool is built without optimisation, since only its answers count.
"""

import os
import pathlib
import re
import subprocess
import sys

TREE = pathlib.Path(sys.argv[1])
HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(TREE / "tests" / "emulator")]

import guide  # noqa: E402 (need the path)
from checks import failed  # noqa: E402
from panel import check_panel  # noqa: E402

GUIDE = TREE / "docs" / "extending.md"
SECONDS = 600

# How many files each section touches, in the order of the guide.
FILES = {
    "In the engine": 2,
    "On the command line": 1,
    "On a device": 2,
    "2. A rule": 2,
    "A rule in matches": 1,
    "3. A playout policy": 2,
    "A playout policy in matches": 1,
    "4. A board": 2,
    "5. A chip": 4,
    "A board of the new chip": 2,
    "6. A subcommand": 2,
    "7. A scenario": 1,
    "8. A paper's table": 2,
}

# The number that ends a line in a column of its own, or after "visited=".
COUNT = re.compile(r"(.*visited=|.*\S(?=  )) *\d+")

# Each mistake of the guide's table: an edit of a file of the panel.
MISTAKES = {
    "a chip that is not there": ("nrf51822)", "nrf51)"),
    "a role twice": ("left right drop up", "left right drop left"),
    "a word that is no role": ("left right drop up", "left right fire up"),
    "more names than buttons": ("set(FRUGAL_GRID", "set(FRUGAL_BUTTON_NAMES A B)\nset(FRUGAL_GRID"),
    "no product": ("8x8", "8by8"),
    "a game larger than the grid": ("set(FRUGAL_STORE", "set(FRUGAL_GAME 9x6x4)\nset(FRUGAL_STORE"),
    "roles that can not play": ("FRUGAL_BUTTONS left right drop up", "FRUGAL_BUTTONS up drop"),
    "a pin used twice": ("Pin<24>", "Pin<17>"),
    "another number of keys": (", Pin<20>>", ">"),
    "a grid of another size": ("8, 8, crossings_in_order<8, 8>", "8, 7, crossings_in_order<8, 7>"),
}

# What the tests of the command line say of the new lines of the tables.
OF_THE_TABLES = """
import sys
from check import *
wanted = ("paper", "paper foo", "move --game chess", "move --game go:10", "solve --game connect:7x5x4", "", "frobnicate")
cases = {each.arguments: lambda each=each: list(differences(sys.argv[1], each)) for each in CASES if each.arguments in wanted}
assert len(cases) == len(wanted), sorted(cases)
sys.exit(failed({**cases, **named((check_table, check_help, check_wrong_commands, check_completion), sys.argv[1])}))
"""


def run(command):
    """(status, all that it printed, without the lines that tell what is being built)."""
    done = subprocess.run(
        ["bash", "-c", command], cwd=TREE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, timeout=SECONDS
    )
    return done.returncode, re.sub(r"^building \(.+\) \.\.\.\n", "", done.stdout, flags=re.MULTILINE)


def snapshot():
    files = subprocess.run(["find", ".", "-path", "./build", "-prune", "-o", "-type", "f", "-print"],
                           cwd=TREE, capture_output=True, text=True, check=True).stdout.split("\n")
    return {name: (TREE / name).read_bytes() for name in files if name}


def follow(section):
    """Does what a section says. What is wrong with the number of files that this touches."""
    before = snapshot()
    for edit in section.edits:
        guide.apply(TREE, edit)
    after = snapshot()
    touched = sorted(name for name in before.keys() | after.keys() if before.get(name) != after.get(name))
    if len(touched) != FILES.get(section.title, 0):
        return [f"touches {len(touched)} files, not {FILES.get(section.title, 0)}: {', '.join(touched)}"]
    return []


def pattern_of(line):
    """"..." is any lines, or in a line anything; a count at its end, which changes with the search, is any number."""
    if line == "...":
        return r"(?:.*\n)*?"
    if counted := COUNT.fullmatch(line):
        return re.escape(counted[1]) + r" *\d+\n"
    return re.escape(line).replace(re.escape("..."), ".*") + "\n"


def is_like(got, wanted):
    """Line by line, blanks at their ends aside."""
    return re.fullmatch("".join(map(pattern_of, wanted)), "".join(line.rstrip() + "\n" for line in got.splitlines()))


def check_command(command):
    status, output = run(command.line)
    if status == 0 and is_like(output, command.output):
        return []
    return [f"status {status}, printed:", *output.splitlines()]


def prepare():
    """Builds the tool by clang and without optimisation, which is quickest."""
    options = ("-DCMAKE_C_COMPILER=clang -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_CXX_FLAGS_RELEASE=-O0 -DFRUGAL_TESTS=OFF "
               f"-DCMAKE_PROJECT_INCLUDE={HERE / 'precompiled.cmake'}")
    status, output = run(f"cmake --preset host {options} && ninja -C build/host")
    return [] if status == 0 else output.splitlines()[-60:]


def check_mistake(edit, sentence):
    files = [TREE / "hal/boards/panel" / name for name in ("board.cmake", "board.hpp")]
    file, = (each for each in files if edit[0] in each.read_text())
    right = file.read_text()
    assert right.count(edit[0]) == 1, edit
    file.write_text(right.replace(*edit))
    status, output = run("toolchains/build.sh panel firmware_device")
    file.write_text(right)
    said = " ".join(output.split())  # CMake breaks its lines
    return [] if status != 0 and sentence in said else [f"status {status}, not said: {sentence}", *output.splitlines()[-20:]]


def check_tables():
    tests = TREE / "tests" / "cli"
    command = [sys.executable, "-c", OF_THE_TABLES, str(TREE / "build/host/host_sim/frugal_cli")]
    done = subprocess.run(command, cwd=tests, capture_output=True, text=True, timeout=SECONDS)
    return [] if done.returncode == 0 else [done.stdout, done.stderr]


def check_format(sections):
    """The guide's C++ has the format of the rest."""
    files = [what for each in sections for kind, what, _ in each.edits if kind == "file" and what.endswith("pp")]
    status, output = run("[[ $(clang-format --version) != *' 14.'* ]] || clang-format --dry-run -Werror " + " ".join(files))
    return [] if status == 0 else output.splitlines()


def main():
    text = GUIDE.read_text()
    sections = guide.read_guide(GUIDE)
    mistakes = guide.table_of_mistakes(text)
    assert list(FILES) == [each.title for each in sections if each.edits]
    assert list(MISTAKES) == list(mistakes), mistakes
    os.environ.pop("FRUGAL_BOARD", None)
    checks = {"the guide's table of files": lambda: [] if guide.table_of_files(text) == list(FILES.values()) else [
        f"says {guide.table_of_files(text)}, not {list(FILES.values())}"]}
    checks |= {f"files: {each.title}": lambda each=each: follow(each) for each in sections if each.edits}
    checks["format"] = lambda: check_format(sections)
    checks["build of the tool"] = prepare
    for section in sections:
        checks |= {f"$ {each.line}": lambda each=each: check_command(each) for each in section.commands}
    checks["the lights of the panel are those of its simulation"] = lambda: check_panel(TREE)
    checks["the tests of the command line"] = check_tables
    for name, edit in MISTAKES.items():
        checks[f"mistake: {name}"] = lambda name=name, edit=edit: check_mistake(edit, mistakes[name])
    return failed(checks)


if __name__ == "__main__":
    sys.exit(main())
