#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""./frugal memory: runs that are interrupted, torn, out of disk, or in shards lose no finished game.

check.py TOOL     What one run finds out, but for the time it takes, every other run must find.
"""

import csv
import functools
import io
import json
import os
import pathlib
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from checks import failed, named  # noqa: E402

SMALL = "--sizes 1k,10k --games 6 --positions 6 --playouts 60".split()
LONG = "--sizes 1k,10k --games 400 --positions 0 --playouts 300".split()
JOBS = 2 * (3 + 3 + 6)


def memory(tool, *arguments, **options):
    return subprocess.run([tool, "memory", *map(str, arguments)], capture_output=True, text=True, timeout=300, **options)


def rows(text):
    """Without the one column that depends on the machine."""
    return [{key: cell for key, cell in row.items() if key != "simulations_per_second"} for row in csv.DictReader(io.StringIO(text))]


def results(folder):
    """The jobs in all files of a folder; every line must be whole."""
    found = {}
    for file in folder.glob("results*.jsonl"):
        for line in file.read_text().splitlines()[1:]:
            job = json.loads(line)
            found[job["kind"], job["number"], job["bytes"]] = {key: value for key, value in job.items() if key != "seconds"}
    return found


def whole_run(tool, folder):
    done = memory(tool, "--out", folder, *SMALL)
    assert done.returncode == 0, done.stderr
    return rows(done.stdout), results(folder)


def check_files(tool, work):
    """One command writes CSV, JSON lines and a picture, and their figures are those of the games."""
    table, jobs = whole_run(tool, work / "files")
    lines = [json.loads(line) for line in (work / "files/memory.jsonl").read_text().splitlines()]
    picture = (work / "files/memory.svg").read_text()
    wrong = [] if rows((work / "files/memory.csv").read_text()) == table and len(jobs) == JOBS else [f"{table} {len(jobs)}"]
    if "<svg" not in picture or not re.search("microbit", picture):
        wrong.append("no picture, or no board in it")
    for line, row in zip(lines, table):
        own = [job for job in jobs.values() if job["bytes"] == line["bytes"]]
        points = [25 * job["points"] for job in own if job["kind"] == "never_fills"]
        kept = [job["kept"] for job in own if job["kind"] == "position"]
        if abs(line["never_fills"]["percent"] - sum(points) / 3) > 1e-6 or abs(line["kept"]["percent"] - 100 * sum(kept) / 6) > 1e-6:
            wrong.append(f"{line} {points} {kept}")
        if abs(float(row["never_fills"]) - line["never_fills"]["percent"]) > 0.006 or line["simulations_per_second"] <= 0:
            wrong.append(f"{line} {row}")
    return wrong + ([] if table[1]["board"] == "microbit" and not table[0]["board"] else [f"{table}"])


def check_without_folder(tool, work):
    """The same without a folder, with one thread, and in JSON."""
    table, _ = whole_run(tool, work / "folder")
    bare = memory(tool, *SMALL, "--threads", "1")
    lines = [json.loads(line) for line in memory(tool, *SMALL, "--json").stdout.splitlines()]
    same = rows(bare.stdout) == table and [f"{line['reference']['percent']:.2f}" for line in lines] == [row["reference"] for row in table]
    return [] if same else [f"{bare.stdout} {lines} {table}"]


def start(tool, folder, *arguments):
    return subprocess.Popen([tool, "memory", "--out", folder, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def wait_for_results(folder, count):
    until = time.monotonic() + 60
    while time.monotonic() < until:
        files = list(folder.glob("results*.jsonl"))
        if files and files[0].read_text().count("\n") > count:
            return
        time.sleep(0.01)


def check_interruption(tool, work):
    """Ctrl-C ends a run soon, with what was finished; a kill as well; the next run does only the rest."""
    folder, wrong = work / "interrupted", []
    for number, how in ((5, signal.SIGINT), (12, signal.SIGKILL)):
        running = start(tool, folder, *LONG)
        wait_for_results(folder, number)
        running.send_signal(how)
        _, words = running.communicate(timeout=30)
        if how == signal.SIGINT and (running.returncode != 130 or "the same command goes on from here" not in words):
            wrong.append(f"{running.returncode} {words}")
    kept = results(folder)
    file = folder / "results.jsonl"
    before = file.read_text()
    if not 12 <= len(kept) < 800:
        wrong.append(f"{len(kept)} results: not interrupted in the middle")
    done = memory(tool, "--out", folder, *LONG[:2], "--games", "20", "--positions", "0", "--playouts", "300")
    fresh = memory(tool, *LONG[:2], "--games", "20", "--positions", "0", "--playouts", "300")
    again = results(folder)
    if not file.read_text().startswith(before) or any(again[job] != kept[job] for job in kept):
        wrong.append("a finished game was lost or played again")
    if done.returncode != 0 or len(again) < 40:
        wrong.append(f"{done.returncode} {done.stderr} {len(again)}")
    first = {job: again[job] for job in again if job[1] < 10}
    return wrong + ([] if len(first) == 40 and fresh.returncode == 0 else [f"{len(first)} jobs of 40"])


def check_torn_line(tool, work):
    """A last line without its end is cut off, and its job done again."""
    table, jobs = whole_run(tool, work / "torn")
    file = work / "torn/results.jsonl"
    file.write_text(file.read_text()[:-20])
    again = whole_run(tool, work / "torn")
    return [] if again == (table, jobs) else [f"{again} {table}"]


def check_full_disk(tool, work):
    """Where nothing more can be written the run says so, ends with 1, and keeps every line whole."""
    table, jobs = whole_run(tool, work / "roomy")
    folder = work / "full"
    limit = {"preexec_fn": lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)), "restore_signals": False}
    done = memory(tool, "--out", folder, *SMALL, **limit)
    kept = results(folder)
    wrong = []
    if done.returncode != 1 or "results before are kept" not in done.stderr or "results.jsonl: " not in done.stderr:
        wrong.append(f"{done.returncode} {done.stderr}")
    if not 3 <= len(kept) < JOBS or any(jobs[job] != kept[job] for job in kept):
        wrong.append(f"kept {len(kept)}")
    if whole_run(tool, folder) != (table, jobs):
        wrong.append("with room again it does not find the same")
    return wrong


def check_shards(tool, work):
    """Three shards, by the documented way or by hand, are together what one run is."""
    table, jobs = whole_run(tool, work / "one")
    folder = work / "shards"
    for number in (3, 1, 2):
        done = memory(tool, "--out", folder, "--shard", f"{number}/3", *SMALL)
        if done.returncode != 0 or (folder / "memory.csv").exists():
            return [f"{done.returncode} {done.stderr}"]
    sizes = [file.read_text().count("\n") - 1 for file in folder.glob("results-*-of-3.jsonl")]
    together = whole_run(tool, folder)
    wrong = [] if together == (table, jobs) and sum(sizes) == JOBS and min(sizes) > 0 else [f"{together} {table} {sizes}"]
    own = (folder / "results.jsonl").read_text().count("\n")
    return wrong + ([] if own == 1 else ["the summing run played games"])


def check_refusals(tool, work):
    """Results of other options, two runs at a time, files that are none, shards that are none."""
    whole_run(tool, work / "refused")
    other = memory(tool, "--out", work / "refused", *SMALL[:-1], "61")
    wrong = [] if other.returncode == 1 and "was made with other options" in other.stderr else [f"{other}"]
    file = work / "refused/results.jsonl"
    file.write_text(file.read_text().replace('"position"', '"pawn"', 1))
    bad = memory(tool, "--out", work / "refused", *SMALL)
    if bad.returncode != 1 or not re.search(r"results\.jsonl: line \d+ is no result: kind 'pawn'", bad.stderr):
        wrong.append(f"{bad}")
    for shard in ("0/3", "4/3", "x", "1/3x"):
        done = memory(tool, "--shard", shard)
        if done.returncode != 2 or f"'{shard}' is no shard; 2/8 is the second of eight" not in done.stderr:
            wrong.append(f"{done}")
    running = start(tool, work / "twice", *LONG)
    wait_for_results(work / "twice", 1)
    second = memory(tool, "--out", work / "twice", *LONG)
    running.send_signal(signal.SIGINT)
    running.communicate(timeout=30)
    return wrong + ([] if second.returncode == 1 and "another run is writing it" in second.stderr else [f"{second}"])


def check_other_games(tool, work):
    """Strength is measured at every game; what it has no solver or no reference for is left out."""
    options = ("--sizes", "1k,8k", "--games", "4", "--positions", "4", "--playouts", "50")
    wrong = []
    for game, reference_pairs in (("connect:5x5x4", "2"), ("go:5", "0")):
        table = rows(memory(tool, "--game", game, *options).stdout)
        if [(row["pairs"], row["reference_pairs"], row["positions"]) for row in table] != 2 * [("2", reference_pairs, "0")]:
            wrong.append(f"{game}: {table}")
    folder = work / "games"
    memory(tool, "--out", folder, "--game", "connect:4x4x4", *options)
    other = memory(tool, "--out", folder, *options)
    if other.returncode != 1 or "was made with other options" not in other.stderr:
        wrong.append(f"{other}")
    refused = memory(tool, "--game", "go:5", "--playout-policy", "uniform")
    if refused.returncode != 2 or "--game: there are no settings 'uniform'; there are: default, flat." not in refused.stderr:
        wrong.append(f"{refused}")
    return wrong


CHECKS = (check_other_games, check_files, check_without_folder, check_interruption, check_torn_line, check_full_disk, check_shards, check_refusals)


def in_own_folder(check):
    @functools.wraps(check)
    def checked(tool, work):
        (folder := work / check.__name__).mkdir()
        return check(tool, folder)

    return checked


def main(tool):
    with tempfile.TemporaryDirectory() as work:
        return failed(named(map(in_own_folder, CHECKS), tool, pathlib.Path(work)))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check.py TOOL")
    sys.exit(main(os.path.abspath(sys.argv[1])))
