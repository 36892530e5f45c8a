#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Matches: of settings with each other, with well-behaved programs, and with all other kinds.

check.py TOOL [IMAGE]     IMAGE is the micro:bit's device, which plays in the emulator
"""

import glob
import json
import math
import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from checks import failed, named  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
PLAYER = os.path.join(HERE, "player.py")
STRONG = "default,playouts=20,bytes=4k"


def match(tool, *arguments):
    done = subprocess.run([tool, "match", *arguments], capture_output=True, text=True, timeout=120)
    return done.returncode, done.stdout, done.stderr


def match_json(tool, *arguments):
    status, out, errors = match(tool, *arguments, "--json")
    assert out, errors
    said = json.loads(out)
    assert all(seconds >= 0 for seconds in said.pop("seconds_a_move")), said  # the only thing that lots decide
    return status, said


def random_player(manner="", at=2):
    return f"{sys.executable} {PLAYER} {manner} {at}" if manner else f"{sys.executable} {PLAYER}"


# What the report must say of each manner, of 4 games.
FAULTS = {
    "crash": "ended by signal 11 (genmove",
    "leave": "ended with status 3 (genmove",
    "hang": "did not answer in time (genmove",
    "close": "closed its input or output (genmove",
    "flood": "wrote a line without end (genmove",
    "babble": "answered 'I would rather play chess', which is not GTP",
    "float": "played 'D6', where no disc lands: D",
    "outside": "played 'H1', which is no cell",
    "nonsense": "played '.[31mzz",
    "pass": "played 'pass', which is no cell",
    "empty": "played '', which is no cell",
    "refuse": "refused genmove",
    "deny": "refused play",
}


def check_faults(tool):
    """Whatever a program does wrong loses it the game, and only the game; the report says what."""
    wrong = []
    for manner, words in FAULTS.items():
        status, said = match_json(tool, random_player(manner), "uct50,playouts=5", "--games", "4", "--seconds", "1")
        failures = said["failures"]
        own = all(each["player"] == 0 for each in failures)
        if status != 1 or said["games"] != 4 or not own or not any(words in each["what"] for each in failures):
            wrong.append(f"{manner}: {status} {said}")
        if said["losses"] < len(failures):
            wrong.append(f"{manner}: faults that lose nothing: {said}")
    return wrong


def check_other_side(tool):
    """The same of the second player, whose faults are won games of the first."""
    status, said = match_json(tool, "uct50,playouts=5", random_player("leave", 1), "--games", "6")
    return [] if (status, said["wins"], len(said["failures"])) == (1, 6, 6) and said["failures"][0]["player"] == 1 else [f"{said}"]


def check_report(tool):
    """The report names the failing player, how often it failed, and three of its games."""
    player = random_player("crash", 1)
    status, out, _ = match(tool, player, "default,playouts=5", "--games", "10")
    wanted = [f"{player} lost 10 games by its own fault:", "game 1, move 5: ended by signal 11", "and 7 more", "Elo -inf"]
    return [f"{status} {line!r} not in {out}" for line in wanted if line not in out or status != 1]


def check_both_fail(tool):
    """Two failing programs: the one that fails first loses."""
    status, said = match_json(tool, random_player("leave", 1), random_player("crash", 1), "--games", "4")
    return [] if (status, said["wins"], said["losses"]) == (1, 2, 2) else [f"{said}"]


def check_good_program(tool):
    """A program that behaves, resigns or knows boards by their width alone fails never; ours is stronger."""
    wrong = []
    for manner in ("", "resign", "square"):
        status, said = match_json(tool, STRONG, random_player(manner), "--games", "10")
        if status != 0 or said["failures"] or said["wins"] < 9 or said["games"] != 10:
            wrong.append(f"{manner}: {status} {said}")
    return wrong


def check_ours_by_gtp(tool):
    """Our own program, by GTP, against settings of ours; on another board too. One seed, one result."""
    gtp = f"{tool} gtp --playouts 50 --bytes 4k"
    one = match_json(tool, "default,playouts=50,bytes=4k", gtp, "--games", "8", "--threads", "1")
    two = match_json(tool, "default,playouts=50,bytes=4k", gtp, "--games", "8", "--threads", "2")
    small = match_json(tool, "default", f"{gtp} --game connect:5x5x4", "--game", "connect:5x5x4", "--games", "4", "--playouts", "50")
    wrong = [] if one == two else [f"threads change the result: {one} {two}"]
    return wrong + [f"{each}" for each in (one, small) if each[0] != 0 or each[1]["failures"]]


def check_two_programs(tool):
    """Whole games of our program against another one, both by GTP."""
    status, said = match_json(tool, f"{tool} gtp --playouts 20 --bytes 4k", random_player(), "--games", "6")
    return [] if status == 0 and said["wins"] >= 5 and said["games"] == 6 else [f"{status} {said}"]


def check_board(tool):
    """Whole games of the host against the device, emulated, by its UART."""
    if IMAGE is None:
        return []
    options = "-display none -monitor none -icount shift=0 -serial stdio"
    device = f"qemu-system-arm -M microbit -kernel {IMAGE} {options}"
    status, said = match_json(tool, "default,playouts=50", device, "--game", "connect:5x5x4", "--games", "4")
    return [] if status == 0 and said["games"] == 4 and not said["failures"] else [f"{status} {said}"]


def check_sprt(tool):
    """The test stops a one-sided match early, either way, and is not moved by threads."""
    strong = ("default,playouts=100", "default,playouts=2", "--games", "1000", "--sprt", "0,100")
    status, said = match_json(tool, *strong)
    wrong = [] if status == 0 and said["verdict"] == "stronger" and said["games"] < 200 else [f"{said}"]
    if match_json(tool, *strong, "--threads", "1")[1] != said:
        wrong.append("one thread stops elsewhere")
    _, weak = match_json(tool, "default,playouts=2", "default,playouts=100", "--games", "1000", "--sprt", "0,100")
    if weak["verdict"] != "weaker" or weak["games"] > 200 or not weak["log_ratio"] <= -math.log(19):
        wrong.append(f"{weak}")
    _, few = match_json(tool, "default,playouts=5", "default,playouts=5", "--games", "4", "--sprt", "0,5")
    return wrong + ([] if few["verdict"] == "open" and few["games"] == 4 else [f"{few}"])


def check_tune(tool):
    """./frugal tune plays the same games as ./frugal match, whatever the game, and whatever the rival has."""
    wrong = []
    for game, one, rival, more in (
        ("connect:7x6x4", "uct50", "default", {}),
        ("connect:7x6x4", "recalling", "default", {"bytes": "200", "playouts": "90"}),
        ("connect:5x5x4", "uniform", "uct50", {}),
        ("go:5", "flat", "default", {}),
    ):
        options = ["--game", game, "--games", "6", "--playouts", "40", "--seed", "3"]
        _, said = match_json(tool, one, rival + "".join(f",{name}={value}" for name, value in more.items()), *options)
        options += [word for name, value in more.items() for word in (f"--rival-{name}", value)]
        tuned = subprocess.run([tool, "tune", one, "--rival", rival, *options, "--json"], capture_output=True, text=True, timeout=120)
        line = json.loads(tuned.stdout)
        if any(line[key] != said[key] for key in ("wins", "draws", "losses")) or not math.isclose(line["percent"], said["percent"]):
            wrong.append(f"{game}: {line} {said}")
    refused = subprocess.run([tool, "tune", "uct50", "uct5"], capture_output=True, text=True, timeout=120)
    if refused.returncode != 2 or refused.stdout or "frugal tune: there are no settings 'uct5'; did you mean uct50?" not in refused.stderr:
        wrong.append(f"{refused}")
    return wrong


def check_figures(tool):
    """Score, error and Elo are those of the pairs."""
    _, said = match_json(tool, "default,playouts=20", "default,playouts=10", "--games", "40")
    pairs = [value / 4 for value, count in enumerate(said["pairs"]) for _ in range(count)]
    mean = sum(pairs) / len(pairs)
    error = math.sqrt(sum((s - mean) ** 2 for s in pairs) / (len(pairs) - 1) / len(pairs))
    points = (said["wins"] + said["draws"] / 2) / said["games"]
    elo = -400 * math.log10(1 / mean - 1)
    wanted = (100 * mean, 100 * points, 100 * error, elo)
    got = (said["percent"], said["percent"], said["error"], said["elo"])
    fits = all(math.isclose(a, b, abs_tol=1e-6) for a, b in zip(wanted, got)) and said["elo_low"] < elo < said["elo_high"]
    return [] if fits and len(pairs) == 20 else [f"{wanted} {said}"]


def go_player(*arguments):
    return " ".join((sys.executable, os.path.join(HERE, "go_player.py"), *arguments))


def go_match(tool, one, other, *options):
    """A pair of games on 5x5 without an opening."""
    return match_json(tool, one, other, "--game", "go:5", "--opening", "0", "--komi", "0.5", "--games", "2", *options)


WALL = "C1,C2,C3,C4,C5"  # with two columns behind it
LINE = "D1,D2,D3,D4,D5"  # with one


def check_go_score(tool):
    """Area: a wall and what lies behind it, stones and all; komi; a game in which both pass at once."""
    one = go_player(WALL, LINE)
    _, said = go_match(tool, one, go_player(WALL, LINE))
    wrong = [] if said["won_by_beginners"] == 2 and said["wins"] == said["losses"] == 1 else [f"{said}"]
    _, empty = go_match(tool, go_player("-", "-"), go_player("-", "-"))
    return wrong if empty["won_by_beginners"] == 0 and empty["wins"] == 1 else wrong + [f"{empty}"]


def check_go_dead_stones(tool):
    """Dead stones are those that the judge names, else those that both players name, else none; and the record says it."""
    results = []
    for dead in (("A2,A4", "A4,A2"), ("A2,A4", "A2"), ("A2,A4", None), (None, None)):
        players = [go_player(WALL, LINE + ",A2,A4", *([each] if each else [])) for each in dead]
        for judge in ((), ("--judge", go_player("-", "-", "A2,A4")), ("--judge", go_player("-", "-", "-"))):
            with tempfile.TemporaryDirectory() as folder:
                _, said = go_match(tool, *players, "--sgf", folder, *judge)
                with open(os.path.join(folder, "0001.sgf")) as file:
                    record = file.read()
                results.append((record[record.index("RE[") + 3:].partition("]")[0], *said["decided_by"]))
    kept, taken = "W+7.5", "B+4.5"  # 5 against 12, or 15 against 10
    judged, kept_alive = (taken, "the judge"), (kept, "the judge")
    wanted = [(taken, "agreement"), judged, kept_alive]
    wanted += 3 * [(kept, "the board as it stood"), judged, kept_alive]
    return [] if results == wanted else [f"{results}\n  {wanted}"]


GO_FAULTS = {
    "A1,A1": "played A1: a stone is there",
    "F1": "played 'F1', which is no point",
    "A0": "played 'A0', which is no point",
    "I3": "played 'I3', which is no point",
    "A": "played 'A', which is no point",
    "C3x": "played 'C3x', which is no point",
}


def check_go_faults(tool):
    """What is no move of Go loses the game: where there is no point, a stone, no liberty, or ko."""
    wrong = []
    for moves, words in GO_FAULTS.items():
        _, said = go_match(tool, go_player(moves, moves), go_player("E5,E4", "E5,E4"))
        if said["losses"] != 2 or not all(words in each["what"] for each in said["failures"]):
            wrong.append(f"{moves}: {said}")
    suicide = ("E5,E4,A1", "A2,B1", "move 5: played A1: suicide is forbidden")
    ko = ("A2,B1,B3,C2,C2", "C1,D2,C3,B2", "move 9: played C2: ko forbids it")
    for black, white, words in (suicide, ko):
        _, said = go_match(tool, go_player(black, "-"), go_player("-", white))
        if [each["what"] for each in said["failures"]] != [words]:
            wrong.append(f"{said}")
    return wrong


def check_superko(tool):
    """To send two stones and take one back brings an earlier board back, which is a fault by superko only."""
    players = go_player("A2,B2,E5,E4,C1", "-"), go_player("-", "B1,C2,D1,A1,B1")
    _, simple = go_match(tool, *players)
    _, superko = go_match(tool, *players, "--ko", "superko")
    wrong = [f"{simple}"] if simple["failures"] else []
    words = "move 10: played B1: superko forbids it: this board was there before"
    return wrong + ([] if [each["what"] for each in superko["failures"]] == [words] else [f"{superko}"])


def check_go_programs(tool):
    """Settings of ours, and a record that tells what was played."""
    with tempfile.TemporaryDirectory() as folder:
        status, said = match_json(tool, "flat,playouts=400", "flat-uniform,playouts=400", "--game", "go:9", "--games", "2", "--sgf", folder)
        records = sorted(os.listdir(folder))
    return [] if status == 0 and said["games"] == 2 and records == ["0001.sgf", "0002.sgf"] else [f"{said} {records}"]


REFUSALS = {
    ("uct5", "default"): "there are no settings 'uct5'; did you mean uct50?",
    ("default,playout=5", "default"): "'playout' can't be set; playouts=N and bytes=N can",
    ("default,playouts=0", "default"): "0 is out of range; it can be 1 to 4294967295",
    ("rave50", "default", "--game", "connect:5x5x4"): "there are no settings 'rave50'; there are: default, uct50, uniform.",
    ("default", "./no_such_program"): "does not speak GTP: ended with status 127 (no such program?) (name)",
    ("default", "cat /dev/null"): "does not speak GTP: ended with status 0 (name)",
    ("default", "cat -"): "does not speak GTP: answered 'name', which is not GTP (name)",
    ("default", "default", "--sprt", "5,0"): "--sprt: the first number must be below the second",
    ("default",): "B is required",
    ("flaat", "flat", "--game", "go:9"): "there are no settings 'flaat'; did you mean flat?",
    ("zen", "flat", "--game", "go:9"): "there are no settings 'zen'; there are: ",
    ("flat", "flat", "--game", "go:6"): "no settings of ours play go:6; sizes 5, 7, 9, 13 and 19 are built in",
    ("flat", "flat", "--game", "go:26"): "'go:26' is not a game: 26 is out of range; it can be 2 to 25",
    ("flat", "flat", "--game", "go:9", "--komi", "6.25"): "'6.25' is no komi; one is 7, 6.5 or -3",
    ("flat", "flat", "--game", "go:9", "--ko", "none"): "'none' is no rule of ko; there is simple, superko",
    ("flat", "flat", "--game", "go:9", "--judge", "cat /dev/null"): "does not speak GTP: ended with status 0 (name)",
    ("default", "default", "--sgf", "/tmp"): "--sgf: there is no such form of connect:7x6x4",
}


def check_refusals(tool):
    """A player that can't play: what is wrong, status 2, no match."""
    wrong = []
    for arguments, words in REFUSALS.items():
        status, out, errors = match(tool, *arguments)
        if status != 2 or out or words not in errors:
            wrong.append(f"{arguments}: {status} {out!r} {errors!r}")
    return wrong


def words_of_process(folder):
    """Empty if it has just ended."""
    try:
        with open(folder + "/cmdline") as file:
            return file.read().replace("\0", " ")
    except OSError:
        return ""


def check_nothing_left(tool):
    """Programs that were started are gone with the match, those that hang as well."""
    mark = f"{sys.executable} {PLAYER} hang 1"
    match(tool, mark, "default,playouts=5", "--games", "2", "--seconds", "1")
    time.sleep(0.2)
    left = [line for line in map(words_of_process, glob.glob("/proc/[0-9]*")) if f"{PLAYER} hang 1" in line]
    return [f"still running: {left}"] if left else []


CHECKS = (
    check_faults,
    check_other_side,
    check_report,
    check_both_fail,
    check_good_program,
    check_ours_by_gtp,
    check_tune,
    check_two_programs,
    check_board,
    check_sprt,
    check_figures,
    check_go_score,
    check_go_dead_stones,
    check_go_faults,
    check_superko,
    check_go_programs,
    check_refusals,
    check_nothing_left,
)


if __name__ == "__main__":
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: check.py TOOL [IMAGE]")
    IMAGE = sys.argv[2] if len(sys.argv) == 3 else None
    sys.exit(failed(named(CHECKS, os.path.abspath(sys.argv[1]))))
