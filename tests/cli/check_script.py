# SPDX-License-Identifier: MIT
"""Checks of the shell script frugal: what it says of a wrong command, and what it completes in shells."""

import shutil
import subprocess

from table import COMMANDS, OF_TOOL, TOP

FRUGAL = TOP / "frugal"
BOARDS = sorted(each.name for each in (TOP / "hal" / "boards").iterdir())
SECONDS = 60
WEB_OPTIONS = "--port N, --out FOLDER, --package"

# The line so far, and what may stand in place of its last word. Of its own commands the script knows that; of the
# others it asks the programs in build/host, if they are built.
PROGRAMS = TOP / "build" / "host" / "host_sim"
COMPLETIONS = {
    ("",): [each.name for each in COMMANDS],
    ("si",): ["signature", "size"],
    ("emulate", ""): [*BOARDS, "--image"],
    ("flash", "mi"): ["microbit", "microbit-v2"],
    ("flash", "microbit", "--d"): ["--dry-run", "--drive"],
    ("flash", "microbit", "--image", "g"): ["go"],
    ("size", "lm"): ["lm3s6965evb"],
    ("release", ""): [*BOARDS, "--out"],
    ("release", "--out", ""): [],
    ("web", ""): ["--port", "--out", "--package"],
    ("web", "--out", ""): [],
    ("completion", ""): ["bash", "zsh"],
    ("play", "--board", "mic"): ["microbit", "microbit-v2"],
    ("nonsense", ""): [],
    ("solve", "--by"): ["--bytes", "--by-tree"],
    ("book", "ve"): ["verify"],
    ("memory", "--playout-policy", ""): ["uniform", "informed"],
    ("scenario", ""): [],
    ("bench", "--t"): ["--table"],
}

IN_BASH = """
source <("$0" completion bash)
COMP_WORDS=(frugal "$@") COMP_CWORD=$#
_frugal
printf '%s\\n' "${COMPREPLY[@]}"
"""

# Only zsh's own line editor may call compadd and compdef, so that functions stand for them.
IN_ZSH = """
compdef() { [[ $* == "_frugal frugal" ]] || exit 1 }
compadd() { print -l -- ${(M)${(P)2}:#${words[CURRENT]}*} }
_files() { }
eval "$("$0" completion zsh)"
words=(frugal "$@") CURRENT=$(($# + 1))
_frugal
"""


def completed(shell, options, program, words):
    command = [shell, *options, "-c", program, FRUGAL, *words]
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    return done.stdout.split() if done.returncode == 0 and not done.stderr else [done.stdout + done.stderr]


def possible_completions():
    if (PROGRAMS / "frugal_cli").exists() and (PROGRAMS / "frugal_play").exists():
        return COMPLETIONS
    print("skipped: completion of what programs know, for build/host has none")
    of_tool = {each.name for each in OF_TOOL}
    return {words: wanted for words, wanted in COMPLETIONS.items() if words[0] not in of_tool}


def check_completion(_):
    """Commands, options, boards, images and values are completed, in bash and in zsh."""
    wrong = []
    for shell, options, program in (("bash", ["--norc"], IN_BASH), ("zsh", ["-f"], IN_ZSH)):
        if not shutil.which(shell):
            print(f"skipped: completion in {shell}, which is not installed")
            continue
        for words, wanted in possible_completions().items():
            found = completed(shell, options, program, words)
            if sorted(found) != sorted(wanted):
                wrong.append(f"{shell} completes {words} as {found}, not {wanted}")
    return wrong


def check_wrong_commands(_):
    """A wrong command is refused at once, with the nearest right one; no command at all asks for the list."""
    wanted = {
        "slove": "unknown command 'slove'; did you mean solve?",
        "tests": "unknown command 'tests'; did you mean test?",
        "sig": "unknown command 'sig'; did you mean signature?",
        "foo": "unknown command 'foo'; './frugal help' lists them",
        "frobnicate": "unknown command 'frobnicate'; './frugal help' lists them",
        "--frob": "unknown command '--frob'; './frugal help' lists them",
        "emulate toaster": f"no board 'toaster'; there is: {' '.join(BOARDS)}",
        "size microbit toaster": f"no board 'toaster'; there is: {' '.join(BOARDS)}",
        "release toaster": f"no board 'toaster'; there is: {' '.join(BOARDS)}",
        "bench --board": f"say which board; there is: {' '.join(BOARDS)}",
        "emulate": f"say which board; there is: {' '.join(BOARDS)}",
        "web --port x": f"frugal web: the port is 'x'; it is a number up to 65535; there is: {WEB_OPTIONS}",
        "web --package --out x": f"frugal web: --package and --out exclude each other; there is: {WEB_OPTIONS}",
        "web --out=": f"frugal web: --out lacks its value; there is: {WEB_OPTIONS}",
        "web --pack": f"frugal web: unknown option '--pack'; there is: {WEB_OPTIONS}",
        "completion fish": "no completion for 'fish'; there is: bash zsh",
    }
    wrong = []
    for arguments, message in wanted.items():
        done = subprocess.run([FRUGAL, *arguments.split()], capture_output=True, text=True, timeout=SECONDS)
        said = message if message.startswith("frugal ") else f"frugal: {message}"
        if (done.returncode, done.stdout, done.stderr) != (2, "", f"{said}\n"):
            wrong.append(f"{arguments}: {done}")
    alone, asked = (subprocess.run([FRUGAL, *each], capture_output=True, text=True) for each in ([], ["help"]))
    return wrong if alone.stdout == asked.stdout and alone.returncode == 0 else [*wrong, f"alone: {alone}"]
