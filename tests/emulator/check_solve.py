#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""The image `solve` visits the positions that ./frugal solve visits, in the same order; with a small game, in
place of the large one, it comes to the right end, also after power cuts, and shows it.

check_solve.py BOARD IMAGE SMALL TOOL [POSITIONS...]   compares after so many positions of the large game
"""

import json
import pathlib
import subprocess
import sys

from device import Device

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "toolchains"))
import stack  # noqa: E402 (needs the path)

POSITIONS = [100_000]
TABLE, SMALL_TABLE, SMALL_GAME = "192k", "8k", "connect:5x5x4"
WIDE_S = 20  # of the board's time between two looks


class Chip:
    def __init__(self, device):
        self.device = device

    def ask(self, command):
        self.device.read_all()
        self.device.write(command + "\n")
        answer = self.device.read_until("\n\n")
        assert answer.startswith("= "), f"{command}: {answer}"
        return answer[2:].strip().split("\n")

    def begin(self):
        """As soon as the console hears, and without sentences."""
        self.device.pass_time(0.2)
        self.ask("frugal-talk off")

    def progress(self):
        value, *lines = self.ask("frugal-progress")
        told = dict(line.partition(" ")[::2] for line in lines)
        positions, _, visited = told["positions"].partition(" visited ")
        return {**told, "value": value, "positions": int(positions), "visited": int(visited)}

    def run_until(self, condition, step_s):
        while not condition(now := self.progress()):
            self.device.pass_time(step_s)
        return now


def on_host(tool, *options):
    command = [tool, "solve", "--json", *options]
    return json.loads(subprocess.run(command, input="-\n", capture_output=True, text=True, check=True).stdout)


def check_large_game(device, tool, marks):
    chip = Chip(device)
    chip.begin()
    for mark in marks:
        chip.ask(f"frugal-pause {mark}")
        now = chip.run_until(lambda now: now["value"].endswith("paused"), min(WIDE_S, mark / 1e5))
        host = on_host(tool, "--bytes", TABLE, "--positions", str(mark))
        way = "".join(map(str, host["line"]))
        assert (now["visited"], now["line"]) == (host["visited"], way), f"{now} is not {host}"
        print(f"{mark} positions in {device.now_s():.0f} s: the chip is at {way}, as is the host", flush=True)
    used, (bound, _) = int(chip.ask("frugal-stack")[0]), stack.bound(device.image)
    print(f"stack: {used} bytes used, {bound} at most")
    assert 0 < used <= bound


def check_buttons(device, chip):
    """A press pauses and goes on, three seconds begin anew."""
    button = device.buttons[0]
    device.tap(button)
    assert chip.progress()["value"] == "unknown paused"
    paused = chip.progress()["visited"]
    device.pass_time(0.2)
    assert chip.progress()["visited"] == paused
    device.tap(button)
    device.pass_time(1)
    assert (before := chip.progress()["visited"]) > paused
    device.press(button)
    device.pass_time(3.2)
    device.release(button)
    assert (anew := chip.progress())["positions"] == anew["visited"] < before, anew


def check_lights(device):
    """Of the draw: the best move blinks, and in turn with it stands an equals sign."""
    if (device.columns, device.rows) != (8, 8):
        return
    seen = set()
    for _ in range(40):
        seen.add(tuple(map(tuple, device.frame())))
        device.pass_time(0.1)
    assert len(seen) == 3, f"{len(seen)} frames at the end"
    lit = [[sum(map(any, row)) for row in frame] for frame in seen]
    assert [0, 0, 5, 0, 5, 0, 0, 0] in lit, lit


def check_small_game(board, image, tool):
    host = on_host(tool, "--game", SMALL_GAME, "--bytes", SMALL_TABLE)
    end = f"{host['value']} {host['column']}"
    is_done = lambda now: "unknown" not in now["value"]  # noqa: E731
    with Device.of(board, image) as device:
        chip = Chip(device)
        chip.begin()
        now = chip.run_until(is_done, 0.2)
        assert (now["value"], now["visited"]) == (end, host["visited"]), f"{now} is not {host}"
        print(f"{SMALL_GAME}: {end} after {now['visited']} positions, as on the host")
        check_lights(device)
        device.cut_power()
        chip.begin()
        now = chip.run_until(is_done, 0.2)
        assert now["value"] == end and now["visited"] < host["visited"] / 5, now
    with Device.of(board, image) as device:
        chip = Chip(device)
        chip.begin()
        runs = []
        for _ in range(2):
            now = chip.run_until(lambda now: now["visited"] > host["visited"] / 3, 0.2)
            runs.append(now["visited"])
            device.cut_power()
            chip.begin()
        now = chip.run_until(is_done, 0.2)
        runs.append(now["visited"])
        assert now["value"] == end, now
        assert sum(runs) < 1.5 * host["visited"], f"{runs} of {host['visited']}"
        print(f"with two power cuts: {end} after {' + '.join(map(str, runs))} positions")
    if device.buttons:
        with Device.of(board, image) as device:
            chip = Chip(device)
            chip.begin()
            check_buttons(device, chip)


def main(board, image, small, tool, *marks):
    if not pathlib.Path(tool).exists():
        subprocess.run([TOP / "toolchains" / "build.sh", "host", "frugal_cli"], check=True)
    check_small_game(board, small, tool)
    with Device.of(board, image) as device:
        check_large_game(device, tool, [int(mark) for mark in marks] or POSITIONS)


if __name__ == "__main__":
    main(*sys.argv[1:])
