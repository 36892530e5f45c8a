# SPDX-License-Identifier: MIT
"""How long the moves of the device take by the board's clock, level by level, and how much of the time it is busy
while nobody does anything. Each has its limit.

check_times.py BOARD IMAGE [GAMES]     games against random moves, a level; the image is that of firmware/device.cpp
"""

import random
import statistics
import sys

from check_device import LETTERS, Game, shown_on_console
from device import Device
from protocol import Console

MOST_S = {1: 0.2, 2: 0.2, 3: 0.2, 4: 0.2, 5: 2, 6: 5}
LONG_PROOF = "DDDDDCEB"  # of 7x6: outside the book, and the proof is long
MOST_BUSY = 0.02


def timed_reply(device, console, colour):
    """(column, seconds), the command's way on the line included."""
    before = device.now_s()
    answer = console.ask(f"genmove {colour}")
    return LETTERS.index(answer[0]), device.now_s() - before


def play(device, console, chance, size):
    """Seconds of each reply."""
    console.ask("clear_board")
    game, times = Game(*size), []
    while not game.is_over():
        column = chance.choice(game.open_columns())
        console.ask("play b " + LETTERS[column])
        game.play(column)
        if not game.is_over():
            reply, seconds = timed_reply(device, console, "w")
            game.play(reply)
            times.append(seconds)
    return times


def play_to(console, moves):
    console.ask("clear_board")
    for ply, column in enumerate(moves):
        console.ask(f"play {'bw'[ply % 2]} {column}")


def check_moves(device, console, games, size):
    chance = random.Random(games)
    for level, most in MOST_S.items():
        console.ask(f"frugal-level {level}")
        times = [each for _ in range(games) for each in play(device, console, chance, size)]
        if size == (7, 6):
            play_to(console, LONG_PROOF)
            times.append(timed_reply(device, console, "b")[1])
        print(f"level {level}: {len(times)} moves, median {statistics.median(times) * 1e3:.1f} ms, worst {max(times) * 1e3:.1f} ms")
        assert max(times) < most, f"level {level} takes longer than {most} s"


def check_idle(device, console):
    console.ask("frugal-ponder off")
    console.ask("frugal-new you")
    device.pass_time(1)
    before, begin = device.busy_s(), device.now_s()
    device.pass_time(10)
    busy = (device.busy_s() - before) / (device.now_s() - begin)
    print(f"idle: busy {busy:.2%} of the time")
    assert busy < MOST_BUSY


def main(board, image, games="1"):
    with Device.of(board, image, patience_s=60) as device:
        console = Console(device)
        console.wake()
        rows = shown_on_console(console)
        size = (len(rows[0]), len(rows))
        check_moves(device, console, int(games), size)
        check_idle(device, console)


if __name__ == "__main__":
    main(*sys.argv[1:])
