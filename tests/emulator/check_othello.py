# SPDX-License-Identifier: MIT
"""Whole games of Othello over the board's console, against the command-line tool, which also is the
referee: it takes every move or says that it is illegal, and scores the end. A side that can't move passes.

check_othello.py BOARD IMAGE TOOL     the image is that of firmware/othello.cpp, TOOL is frugal_cli
"""

import pathlib
import subprocess
import sys

from device import Device
from protocol import PATIENCE_S, Console, Program

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "toolchains"))
import stack  # noqa: E402

PLAYOUTS = 100  # a move
MOST_PLIES = 128  # with passes


def is_over(player):
    return player.exchange("final_score").lstrip().startswith("=")


def play_game(board, tool, colour_of_board):
    """Plies, passes among them, and the result as both tell it."""
    for each in (board, tool):
        each.ask("clear_board")
    board.ask(f"frugal-playouts {PLAYOUTS}")
    plies = 0
    while not is_over(board):
        colour = "bw"[plies % 2]
        mover, other = (board, tool) if colour == colour_of_board else (tool, board)
        other.ask(f"play {colour} {mover.ask(f'genmove {colour}')}")
        plies += 1
        assert plies < MOST_PLIES, "the game does not end"
    score, same = board.ask("final_score"), tool.ask("final_score")
    assert score == same, f"the board says {score}, the tool {same}"
    return plies, score


def main(board, image, tool):
    if not pathlib.Path(tool).exists():
        subprocess.run([TOP / "toolchains" / "build.sh", "host", "frugal_cli"], check=True)
    with Device.of(board, image, patience_s=PATIENCE_S) as device:
        console = Console(device)
        console.wake()
        opponent = Program(tool, "gtp", "--game", "othello:8", "--playouts", "1000")
        for number, colour in enumerate("bw"):
            plies, result = play_game(console, opponent, colour)
            print(f"game {number + 1}, the board plays {'white' if colour == 'w' else 'black'}: {result}, {plies} plies")
        used, (bound, _) = int(console.ask("frugal-stack")), stack.bound(image)
        print(f"stack: {used} bytes used, {bound} at most")
        assert 0 < used <= bound
        opponent.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
