# SPDX-License-Identifier: MIT
"""A whole game of Go on 9 x 9 over the board's console, against gnugo, which also is the referee: it
takes every move or says that it is illegal, and scores the end by Chinese rules. The same commands go to
the command-line tool with the same pool, which must make the same moves.

check_go.py BOARD IMAGE TOOL     the image is that of firmware/go.cpp, TOOL is frugal_cli
"""

import pathlib
import re
import subprocess
import sys

from device import Device
from protocol import PATIENCE_S, Console, Program

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "toolchains"))
import stack  # noqa: E402

GNUGO = "/usr/games/gnugo"
KOMI = 7
PLAYOUTS = 400  # a move
MOST_PLIES = 300


def pool_bytes(image):
    """The pool is the greatest object of the image."""
    symbols = stack.tool("nm", "-S", "-C", image)
    return int(re.search(r"^\S+ (\S+) b .*::pool$", symbols, re.MULTILINE)[1], 16)


def ask_all(players, command):
    return [player.ask(command) for player in players]


def play_game(board, twin, gnugo, colour_of_board, seed):
    """Plies, and the result as the referee tells it."""
    everybody = (board, twin, gnugo)
    ask_all(everybody, "boardsize 9")
    ask_all(everybody, "clear_board")
    ask_all(everybody, f"komi {KOMI}")
    ask_all((board, twin), f"frugal-playouts {PLAYOUTS}")
    ask_all((board, twin), f"frugal-seed {seed}")
    passes = plies = 0
    while passes < 2:
        colour = "bw"[plies % 2]
        if colour == colour_of_board:
            move, same = ask_all((board, twin), f"genmove {colour}")
            assert move == same, f"ply {plies + 1}: the board plays {move}, its twin {same}"
            if move == "resign":
                return plies, ("W" if colour == "b" else "B") + "+Resign"
            gnugo.ask(f"play {colour} {move}")
        else:
            move = gnugo.ask(f"genmove {colour}")
            ask_all((board, twin), f"play {colour} {move}")
        passes = passes + 1 if move.lower() == "pass" else 0
        plies += 1
        assert plies < MOST_PLIES, "the game does not end"
    score, same, referees = ask_all(everybody, "final_score")
    assert score == same, f"the board says {score}, its twin {same}"
    if score[0] != referees[0]:  # a player may misjudge a chain's life; that is no fault of the board
        return plies, f"{referees} (the board says {score})"
    return plies, referees


def main(board, image, tool):
    if not pathlib.Path(tool).exists():
        subprocess.run([TOP / "toolchains" / "build.sh", "host", "frugal_cli"], check=True)
    with Device.of(board, image, patience_s=PATIENCE_S) as device:
        console = Console(device)
        console.wake()
        twin = Program(tool, "gtp", "--game", "go:9", "--bytes", str(pool_bytes(image)))
        for number, colour in enumerate("bw"):
            seed = 1 + number
            gnugo = Program(GNUGO, "--mode", "gtp", "--chinese-rules", "--level", "0", "--seed", str(seed))
            plies, result = play_game(console, twin, gnugo, colour, seed)
            print(f"game {number + 1}, the board plays {'white' if colour == 'w' else 'black'}: {result}, {plies} plies, its twin's moves")
            gnugo.close()
        used, (bound, _) = int(console.ask("frugal-stack")), stack.bound(image)
        print(f"stack: {used} bytes used, {bound} at most")
        assert 0 < used <= bound
        twin.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
