# SPDX-License-Identifier: MIT
"""The power is cut at random instants of games, to the nanosecond: the game is there afterwards, and at most its last
move is lost.

check_cuts.py BOARD IMAGE [CUTS]     the image is that of firmware/device.cpp
"""

import random
import sys

from check_device import FALLEN_S, LETTERS, Game, shown_on_console
from device import Device
from protocol import Console, until

# From a command to the cut. The command takes 1.2 ms on the line, then a word is written; the rest is the disc's fall.
LONGEST_S = (0.003, 0.15)
STARTED_S = 0.3


def replayed(moves, size):
    game = Game(*size)
    for column in moves:
        game.play(column)
    return game


def next_command(game, chance, size):
    """(command, what the game then is, as its moves)."""
    if game is None or game.is_over() or chance.random() < 0.02:
        return "frugal-new two", []
    column = chance.choice(game.open_columns())
    return "frugal-drop " + LETTERS[column], [column]


def play_and_cut(device, console, chance, moves, size):
    """Moves until the cut. The moves that may be there afterwards: with the last command, or without it."""
    if chance.random() < 0.5:
        command, more = next_command(replayed(moves, size), chance, size)
        until("a turn", lambda: console.exchange(command).startswith("="), device)
        moves = moves + more if more else []
        device.pass_time(chance.random() * FALLEN_S)
    command, more = next_command(replayed(moves, size), chance, size)
    device.write(command + "\n")
    device.pass_time(chance.random() * chance.choice(LONGEST_S))
    device.cut_power()
    return moves, moves + more if more else []


def main(board, image, cuts="200"):
    chance = random.Random(int(cuts))
    with Device.of(board, image) as device:
        console = Console(device)
        console.wake()
        console.ask("frugal-ponder off")
        console.ask("frugal-new two")
        rows = shown_on_console(console)
        size, moves, lost = (len(rows[0]), len(rows)), [], 0
        for cut in range(int(cuts)):
            without, complete = play_and_cut(device, console, chance, moves, size)
            device.read_all()
            device.pass_time(STARTED_S)
            console.ask("frugal-ponder off")
            shown = shown_on_console(console)
            candidates = [moves for moves in (complete, without) if replayed(moves, size).rows() == shown]
            assert candidates, f"cut {cut + 1}: {shown}, neither {without} nor {complete}"
            moves = candidates[0]
            lost += moves != complete
        print(f"{cuts} cuts: {lost} took the last command with them, none took more")
        assert 0 < lost < int(cuts)


if __name__ == "__main__":
    main(*sys.argv[1:])
