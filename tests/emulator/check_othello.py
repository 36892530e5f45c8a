# SPDX-License-Identifier: MIT
"""Whole games of Othello over the board's console, against the command-line tool, which also is the
referee: it takes every move or says that it is illegal, and scores the end. A side that can't move passes.
Where the board has lights for the game, a few moves are played by its buttons and read from its lights, as is
the end of a game.

check_othello.py BOARD IMAGE TOOL     the image is that of firmware/othello.cpp, TOOL is frugal_cli
"""

import pathlib
import subprocess
import sys

from check_device import check_panic, disc_of
from device import Device, Lm3s6965evb
from protocol import PATIENCE_S, Console, Program, until

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "toolchains"))
import stack  # noqa: E402

PLAYOUTS = 100  # a move
MOST_PLIES = 128  # with passes
SIDE = 8
PRESSES = 6  # moves by buttons
WINK_S = 2.1  # in which every disc is on


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


class Colours:
    """What the lights of a grid say, from the top."""

    def __init__(self, device):
        self.device, self.left = device, (device.columns - SIDE) // 2

    def frame(self):
        return [row[self.left : self.left + SIDE] for row in self.device.frame()]

    def frames(self, seconds):
        end = self.device.now_s() + seconds
        while self.device.now_s() < end:
            yield self.frame()
            self.device.pass_time(0.02)

    def board(self):
        """0 nothing, 1 the person's, 2 the engine's."""
        discs = [[0] * SIDE for _ in range(SIDE)]
        for frame in self.frames(WINK_S):
            discs = [[disc_of(light) or disc for light, disc in zip(*rows)] for rows in zip(frame, discs)]
        return discs

    def cursor(self):
        """Where a grey light is brightest."""
        frames = list(self.frames(0.5))
        greys = {(y, x): max(frame[y][x][0] for frame in frames if len(set(frame[y][x])) == 1)
                 for y in range(SIDE) for x in range(SIDE) if any(len(set(frame[y][x])) == 1 for frame in frames)}
        return max(greys, key=greys.get)

    def check_end(self, persons, others):
        """The discs, counted from the bottom, and a face in the winner's colour."""
        counted = [1] * persons + [2] * others
        frames = [[disc_of(light) for row in reversed(frame) for light in row] for frame in self.frames(6.5)]
        assert any(frame[: len(counted)] == counted and not any(frame[len(counted):]) for frame in frames), "no count"
        face = {frozenset(frame) for frame in frames if frame.count(0) == SIDE * SIDE - 24}
        assert frozenset((0, 1 if persons > others else 2)) in face, f"no face: {face}"


class Picture:
    """What the picture says, from the top: cells of eight pixels."""

    def __init__(self, device):
        self.device = device

    def cells(self, sign):
        picture = self.device.frame()
        return [[sign(lambda dx, dy, x=x, y=y: picture[8 * y + dy][8 * x + dx] > 7) for x in range(SIDE)] for y in range(SIDE)]

    def board(self):
        return self.cells(lambda lit: 1 if lit(3, 3) and lit(3, 2) else 2 if lit(1, 1) else 0)

    def cursor(self):
        def found():
            cells = self.cells(lambda lit: lit(0, 0) and lit(3, 0) and not lit(1, 1))
            return next((((y, x),) for y, row in enumerate(cells) for x, is_cursor in enumerate(row) if is_cursor), None)
        return until("the cursor", found, self.device)[0]

    def check_end(self, persons, others):
        """The words are in the unit tests."""
        board = sum(self.board(), [])
        assert (board.count(1), board.count(2)) == (persons, others)


def told(player):
    """The board and the tool draw it differently at its edges."""
    rows = [[".XO".index(sign) for sign in line.split() if sign in ".XO"] for line in player.ask("showboard").split("\n")]
    return [row for row in rows if row]


def name_of(cell):
    y, x = cell
    return f"{'ABCDEFGH'[x]}{SIDE - y}"


def play_by_buttons(device, console, tool, lights):
    """The person has the black discs; what the engine replies is read from the lights."""
    right, drop = (device.button_for(*roles) for roles in (("right", "column7"), ("drop", "select", "column4")))
    for each in (console, tool):
        each.ask("clear_board")
    device.tap(drop)  # the game is the person's
    for number in range(PRESSES):
        first = lights.cursor()
        for _ in range(number % 3):
            device.tap(right)
        cell = lights.cursor()
        assert number % 3 == 0 or cell != first, "the cursor does not move"
        before = told(tool)
        device.tap(drop)
        tool.ask(f"play b {name_of(cell)}")
        until("the reply", lambda: sum(map(bool, sum(told(console), []))) == 4 + 2 * (number + 1), device)
        device.pass_time(1.5)
        seen = lights.board()
        replies = [(y, x) for y in range(SIDE) for x in range(SIDE) if seen[y][x] and not before[y][x] and (y, x) != cell]
        assert len(replies) == 1, f"the lights show {seen} after {before}"
        tool.ask(f"play w {name_of(replies[0])}")
        assert seen == told(tool) == told(console), f"the lights show {seen}, not {told(tool)}"
    print(f"{PRESSES} moves by buttons, read from the lights")


def check_end(device, console, lights):
    for plies in range(MOST_PLIES):
        if is_over(console):
            break
        console.exchange(f"genmove {'bw'[plies % 2]}")
    device.tap(device.button_for("drop", "select", "column4"))
    device.pass_time(0.2)
    discs = sum(told(console), [])
    lights.check_end(discs.count(1), discs.count(2))
    print("the end is shown")


def check_lights(device, console, tool):
    kind = {"colours": Colours, "picture": Picture}.get(device.shows)
    if not device.buttons or not kind:
        return
    lights = kind(device)
    play_by_buttons(device, console, tool, lights)
    check_end(device, console, lights)


def main(board, image, tool):
    if not pathlib.Path(tool).exists():
        subprocess.run([TOP / "toolchains" / "build.sh", "host", "frugal_cli"], check=True)
    with Device.of(board, image, patience_s=PATIENCE_S) as device:
        console = Console(device)
        if isinstance(device, Lm3s6965evb):
            device.release_all()
        console.wake()
        opponent = Program(tool, "gtp", "--game", "othello:8", "--playouts", "1000")
        for number, colour in enumerate("bw"):
            plies, result = play_game(console, opponent, colour)
            print(f"game {number + 1}, the board plays {'white' if colour == 'w' else 'black'}: {result}, {plies} plies")
        check_lights(device, console, opponent)
        used, (bound, _) = int(console.ask("frugal-stack")), stack.bound(image)
        print(f"stack: {used} bytes used, {bound} at most")
        assert 0 < used <= bound
        if device.buttons and device.shows in ("colours", "picture"):
            check_panic(device, console)
            assert sum(map(bool, sum(told(console), []))) == 4, "a panic leaves an empty game"
            print("a panic is shown, and the board starts anew")
        opponent.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
