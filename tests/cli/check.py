#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs the tool on every case of cases.py and compares status, answers and messages exactly.

check.py TOOL.   In the answers of solve, the numbers of playouts, nodes and visited positions change whenever the
search is tuned; they must be there, and are read as "#". A column may be any of the best.
"""

import json
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

import scores
from cases import CASES
from check_script import check_completion, check_wrong_commands
from table import COMMANDS, OF_SCRIPT, OF_TOOL, TOP

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from checks import failed, named  # noqa: E402

COUNTS = re.compile(r'(playouts=|nodes=|visited=|"playouts":|"nodes":|"visited":)\d+')
CHOICE = re.compile(r"\\\{([\d,]+)\\\}")
HINT = re.compile(r"\(frugal( [a-z0-9]+)* --help tells more\)\n\Z")
SECONDS = 60
PATIENCE = 10


def run(tool, case):
    """(status, answers, messages), the latter without the closing hint at --help."""
    done = subprocess.run(
        [tool, *case.arguments.split()], input=case.given.encode("latin-1"), capture_output=True, timeout=SECONDS
    )
    answers = COUNTS.sub(r"\1#", done.stdout.decode())
    messages = done.stderr.decode()
    if done.returncode == 2 and HINT.search(messages):
        messages = HINT.sub("", messages)
    return done.returncode, answers, messages


def are_answers(got, wanted):
    """The same text, where "{2,6}" stands for one of these columns."""
    pattern = CHOICE.sub(lambda choice: f"[{choice[1].replace(',', '')}]", re.escape(wanted).replace("\\,", ","))
    return re.fullmatch(pattern, got) is not None


def differences(tool, case):
    status, answers, messages = run(tool, case)
    if status != case.status:
        yield f"  status: wanted {case.status}, got {status}"
    if not are_answers(answers, case.answers):
        yield f"  answers: wanted {case.answers!r}\n               got {answers!r}"
    if messages != case.messages:
        yield f"  messages: wanted {case.messages!r}\n                got {messages!r}"


def output(*command):
    done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
    return done.stdout if done.returncode == 0 else f"status {done.returncode}: {done.stdout}{done.stderr}"


def listed(text):
    """(name, description) of each command in a help: the lines that begin with two blanks and a name."""
    return re.findall(r"^  ([a-z]+) +(.+)$", text.partition("Example:")[0], re.MULTILINE)


def check_table(tool):
    """The tool, the program to play with and the script have the commands that the table gives them."""
    of_play = [each for each in OF_TOOL if each.runner == "play"]
    helps = ((tool, OF_TOOL), (Path(tool).with_name("frugal_play"), of_play), (TOP / "frugal", COMMANDS))
    return [
        f"{program} --help lists {found}"
        for program, commands in helps
        if (found := listed(output(program, "--help"))) != [(each.name, each.description) for each in commands]
    ]


def check_help(tool):
    """Every command explains itself by the words of the table, and ends with an example."""
    wrong = []
    for command in COMMANDS:
        program = TOP / "frugal" if command in OF_SCRIPT else tool
        text = output(program, command.name, "--help")
        if command.description not in text or f"./frugal {command.name}" not in text.partition("Example:")[2]:
            wrong.append(f"{command.name} --help: {text}")
    return wrong


def check_bench(tool):
    """A short run of the bench prints all it measures, in order, and figures above nothing."""
    wanted = [f"playouts {kind}" for kind in ("reference", "uniform", "decisive", "informed", "go 9x9", "go 9x9 mogo")]
    wanted += ["search go 9x9 10k 64KB"]
    wanted += [f"search {kind} {simulations}k {pool}KB" for kind in ("uct uniform", "uniform", "informed")
               for pool in (48, 1024) for simulations in (1, 10, 100)]
    done = subprocess.run([tool, "bench", "--seconds", "1", "--json"], capture_output=True, text=True, timeout=SECONDS)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    names = [line["what"] for line in lines]
    if done.returncode != 0 or names != wanted:
        return [f"bench measures {names}, status {done.returncode}"]
    return [f"bench: {line}" for line in lines if not line["millions_per_second"] > 0]


def check_shipped_books(tool):
    """What the engine's books say is true: of the small one each answer is checked, of the large one a sample."""
    wrong = []
    for options, name in (("", "book_5x5x4"), ("--sample 1000 --table 512", "book_7x6x4")):
        book = TOP / "engine/include/frugal/games/connect" / f"{name}.hpp"
        command = [tool, "book", "verify", *options.split(), str(book)]
        done = subprocess.run(command, capture_output=True, text=True, timeout=10 * SECONDS)
        checked = re.search(r" (\d+) checked, 0 faults", done.stdout)
        if done.returncode != 0 or not checked or int(checked[1]) < 500:
            wrong.append(f"{name}: status {done.returncode}, {done.stdout}{done.stderr}")
    return wrong


def check_perfect(tool):
    """The perfect level, followed by a solver, gives nothing away, proves all its moves and plays the shortest wins and
    longest losses; a row for each opponent and colour, and their sum. On the small board, for 7x6 takes a minute."""
    wrong = []
    book = TOP / "engine/include/frugal/games/connect/book_5x5x4.hpp"
    for arguments in ("--games 50 --threads 1", f"--games 200 --bytes 4k --book {book}", "--games 20 --no-book"):
        command = [tool, "perfect", "--game", "connect:5x5x4", *arguments.split()]
        done = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)
        rows = [line.split() for line in done.stdout.splitlines() if line.startswith(("first", "second", "all"))]
        given_away = {row[-10] for row in rows}
        judged, not_best, mean, worst = rows[-1][-4:]
        is_perfect = given_away == {"0"} and (not_best, mean, worst) == ("0", "0.00", "0") and int(judged) > 200
        is_proven = "--no-book" in arguments or {row[-9] for row in rows} == {"0"}
        if done.returncode != 0 or len(rows) != 11 or not is_perfect or not is_proven:
            wrong.append(f"perfect {arguments}: status {done.returncode}, {done.stdout}")
    return wrong


def paper(tool, arguments):
    """Status and answers of a paper's result: an object a line, or without --json the text."""
    done = subprocess.run([tool, "paper", *arguments.split()], capture_output=True, text=True, timeout=SECONDS)
    if "--json" not in arguments:
        return done.returncode, done.stdout
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def check_paper_semeai(tool):
    """The chances of the semeai are the paper's, to two digits, and those of random games, on the board as well."""
    status, cells = paper(tool, "semeai --runs 1 --json")
    proofs = cells.pop()
    wrong = [cell for cell in cells if abs(cell["paper"] - cell["exact"]) > 0.0051]
    for games in ("estimate", "on_board"):
        wrong += [cell for cell in cells if abs(cell[games] - cell["exact"]) > 4 * cell["error"]]
    if status != 0 or len(cells) != 81 or wrong or proofs["proofs"] != 49 or proofs["wrong"]:
        return [f"status {status}, {len(cells)} cells, wrong: {wrong}, {proofs}"]
    text = paper(tool, "semeai --runs 1")[1]
    said = ("exact: all cells are the paper's", "random: all estimates agree", "board: all estimates agree", "all 49 proven")
    return [] if all(words in text for words in said) else [text]


def check_paper_seki(tool):
    """The values of seki problems are the paper's; its searches solve the small ones; threads change nothing."""
    options = "seki --liberties 2 --runs 2 --limit 50000"
    status, cells = paper(tool, options + " --json --threads 1")
    values = [cell for cell in cells if cell["table"] == 2]
    forms = ("by_liberties", "by_points", "on_board")
    wrong = [cell for cell in values if {cell[form] for form in forms} != {cell["paper"]}]
    wrong += [cell for cell in values if max(cell["most_by_points"], cell["most_on_board"]) > 1000]
    tables = [cell for cell in cells if cell["table"] != 2]
    wrong += [cell for cell in tables if cell["unsolved"] or cell["recycled"] > 100]
    if status != 0 or len(values) != 4 or len(tables) != 12 or wrong:
        return [f"status {status}, {len(values)} and {len(tables)} cells, wrong: {wrong}"]
    if paper(tool, options + " --json --threads 2")[1] != cells:
        return ["two threads do not find the same as one"]
    status, text = paper(tool, "seki --liberties 1 --runs 1 --limit 20")
    return [] if "table 3: 0 of 0 cells" in text and "> 20" in text and status == 0 else [text]


def check_paper_consistency(tool):
    """Each rule does as the text says, in games so short that a few runs tell; a frugal one visits less."""
    status, cells = paper(tool, "consistency --runs 3 --playouts 10000 --json")
    sure = [cell for cell in cells if cell["game"] in ("trap4", "timing") and cell.get("every") != 1]
    wrong = [cell for cell in sure if cell["text"] not in ("-", cell["ours"]) or cell["recycled"]]
    visited = {cell["rule"]: cell["visited"] for cell in cells if cell["game"] == "connect" and not cell["consistent"]}
    if len(visited) < 6 or not visited["(w+8)/(n+16)"] < visited["UCT 0.5"]:
        wrong.append(visited)
    return [f"status {status}: {wrong}"] if wrong or status not in (0, 1) else []


def check_paper_connect3(tool):
    """The order of Whitaker's table, in few games; threads change nothing; first players win more."""
    status, rows = paper(tool, "connect3 --runs 400 --json --threads 1")
    won = [row["second"] for row in rows]
    if status != 0 or len(rows) != 6 or not won[0] < won[1] < won[3] < won[4] < won[5]:
        return [f"status {status}: {rows}"]
    if paper(tool, "connect3 --runs 400 --json --threads 2")[1] != rows:
        return ["two threads do not find the same as one"]
    return [f"{row}" for row in rows if not row["first"] > row["second"]]


def check_paper_rules(tool):
    """A match for each pair of rules; what one wins another loses; a frugal rule visits less; --runs is --games."""
    options = "--playouts 20 --bytes 16k --json"
    status, lines = paper(tool, f"rules --games 2 {options} --threads 1")
    matches = [line for line in lines if "against" in line]
    rules = [line for line in lines if "records" in line]
    wrong = [line for line in matches if line["wins"] + line["draws"] + line["losses"] != 2]
    wrong += [line for line in rules if not (line["records"] > 0 and 0 < line["visited"] <= 100)]
    mean = sum(line["percent"] for line in rules) / len(rules)
    visited = {line["rule"]: line["visited"] for line in rules}
    if status != 0 or len(matches) != len(rules) * (len(rules) - 1) / 2 or abs(mean - 50) > 0.01 or wrong:
        return [f"status {status}, {len(matches)} matches of {len(rules)} rules, mean {mean}, wrong: {wrong}"]
    if not visited["hope"] < visited["uct50"]:
        return [f"hope visits {visited['hope']} % of the children, UCT {visited['uct50']} %"]
    if paper(tool, f"rules --runs 2 {options} --threads 2")[1] != lines:
        return ["two threads do not find the same as one"]
    text = paper(tool, "rules --games 2 --playouts 5 --bytes 8k")[1]
    return [] if "standard errors" in text and "score %" in text else [text]


def check_paper_match(tool):
    """A match of two games against each of the two opponents."""
    status, lines = paper(tool, "match --games 2 --playouts 20 --json")
    return [] if status == 0 and [line["games"] for line in lines] == [2, 2] else [f"{status}: {lines}"]


def check_book(tool):
    """A book is the same after an interruption; it verifies; a flipped bit, or another game's work, is found out."""
    with tempfile.TemporaryDirectory() as folder:
        work, book = Path(folder, "work"), Path(folder, "book.hpp")

        def run_book(arguments):
            command = [tool, "book", *arguments.split()]
            return subprocess.run(command, capture_output=True, text=True, timeout=SECONDS)

        make = "make --game connect:4x4x4 --hardest 20 --table 1"
        whole = run_book(make).stdout
        run_book(f"{make} --work {work} --threads 1")
        lines = work.read_text()
        work.write_text(lines[: len(lines) // 2])
        resumed = run_book(f"{make} --work {work} --threads 2")
        wrong = [] if resumed.stdout == whole and len(whole) > 1000 else ["a resumed book differs"]
        if sorted(work.read_text().splitlines()) != sorted(lines.splitlines()):
            wrong.append("the work file of a resumed book differs")
        harder = "make --game connect:4x4x4 --hardest 60 --table 1"
        if run_book(f"{harder} --work {work}").stdout != run_book(harder).stdout:
            wrong.append("a book that may leave harder positions differs if replies are known")
        other = run_book(f"make --game connect:5x4x4 --hardest 20 --work {work}")
        if other.returncode != 1 or "is for 'frugal book 3 connect:4x4x4'" not in other.stderr:
            wrong.append(f"work for another game: {other}")
        book.write_text(whole)
        sound = run_book(f"verify {book} --table 1")
        if sound.returncode != 0 or ", 0 faults" not in sound.stdout:
            wrong.append(f"verify: {sound}")
        if "connect:4x4x4, " not in run_book(f"info {book}").stdout:
            wrong.append("info does not name the game")
        at = whole.index("0x", whole.index("kWords{")) + len("0x0000000")
        book.write_text(whole[:at] + ("1" if whole[at] == "0" else "0") + whole[at + 1 :])
        if (spoilt := run_book(f"verify {book} --table 1")).returncode != 1:
            wrong.append(f"a spoilt book: {spoilt}")
        return wrong


def check_positions(tool):
    """Drawn positions are of their kind; late ones have the score of a plain negamax; one seed draws one set."""
    wrong = []
    for kind, fewest, most in (("end-easy", 29, 41), ("middle-easy", 15, 28), ("begin-easy", 0, 14)):
        command = [tool, "positions", "--kind", kind, "--count", "30", "--bytes", "1M", "--positions", "100000"]
        drawn = output(*command)
        lines = [line.split() for line in drawn.splitlines()]
        wrong += [f"{kind}: {line}" for line in lines if not fewest <= len(line[0]) <= most]
        wrong += [f"{kind}: {moves} {said}" for moves, said in lines
                  if len(moves) >= 32 and scores.score(scores.columns_of(moves)) != int(said)]
        if len(lines) != 30 or output(*command) != drawn or output(*command, "--seed", "2") == drawn:
            wrong.append(f"{kind}: {drawn}")
    othello = output(tool, "positions", "--game", "othello:8", "--plies", "53", "--count", "20")
    wrong += [f"othello: {line}" for line in othello.splitlines() if len(set(line.split(","))) != 53]
    return wrong if len(othello.splitlines()) == 20 else [*wrong, f"othello: {othello}"]


def check_flush(tool):
    """An answer comes before the next line is asked for."""
    command = [tool, "move", "--playouts", "10"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as running:
        running.stdin.write("121212\n")
        running.stdin.flush()
        started = time.monotonic()
        impatience = threading.Timer(PATIENCE, running.stdin.close)
        impatience.start()
        answer = running.stdout.readline()
        impatience.cancel()
        if time.monotonic() - started >= PATIENCE:
            return ["move kept its answer back until the end of the input"]
        running.stdin.close()
    return [] if answer == "121212 1\n" else [f"move answered {answer!r} to a line of a pipe left open"]


def check_full_disk(tool):
    """Answers that can't be written are an error."""
    with open("/dev/full", "w") as full:
        done = subprocess.run([tool, "move"], input="121212\n", stdout=full, stderr=subprocess.PIPE, text=True, timeout=SECONDS)
    wanted = (1, "frugal: the answers could not be written\n")
    return [] if (done.returncode, done.stderr) == wanted else [f"full disk: {done.returncode} {done.stderr!r}"]


CHECKS = (
    check_table,
    check_help,
    check_wrong_commands,
    check_completion,
    check_bench,
    check_positions,
    check_flush,
    check_full_disk,
    check_book,
    check_shipped_books,
    check_perfect,
    check_paper_semeai,
    check_paper_seki,
    check_paper_consistency,
    check_paper_match,
    check_paper_connect3,
    check_paper_rules,
)


def main(tool):
    cases = {f"{case.name}: {case.arguments}": lambda case=case: list(differences(tool, case)) for case in CASES}
    assert len(cases) == len(CASES), "two cases with one name and the same arguments"
    return failed({**cases, **named(CHECKS, tool)})


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check.py TOOL")
    sys.exit(main(sys.argv[1]))
