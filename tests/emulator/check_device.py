# SPDX-License-Identifier: MIT
"""Whole games against the device: buttons pressed, lights read back, replies as the host makes them.

check_device.py BOARD IMAGE TWIN     TWIN is the command-line tool (frugal_cli), the device's twin

Where the emulator has no buttons to press, the console drops the discs and shows the board. The
stack that the games took must stay below its bound; a panic must be shown; where the emulator has
flash, neither a reset nor a panic in the middle of a game may lose anything.
"""

import pathlib
import random
import re
import subprocess
import sys
import time

from device import Device, Lm3s6965evb
from protocol import Console, Program, until

TOP = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(TOP / "toolchains"))
import stack  # noqa: E402

LEVELS = (2, 6)  # of the games; the last is perfect
LETTERS = "ABCDEFGHJ"
FALLEN_S = 1.5  # a disc, through all rows


class Game:
    """The rules, once more, as simply as can be."""

    def __init__(self, width, height):
        self.width, self.height = width, height
        self.columns = [[] for _ in range(width)]
        self.plies = 0

    def open_columns(self):
        return [x for x in range(self.width) if len(self.columns[x]) < self.height]

    def play(self, column):
        self.columns[column].append(self.plies % 2)
        self.plies += 1

    def rows(self):
        """From the top: 0 nothing, 1 the first player's, 2 the second's."""
        return [[self.columns[x][y] + 1 if y < len(self.columns[x]) else 0 for x in range(self.width)]
                for y in reversed(range(self.height))]

    def is_over(self):
        if self.plies == self.width * self.height:
            return True
        rows = self.rows()
        for y in range(self.height):
            for x in range(self.width):
                for dx, dy in ((1, 0), (0, 1), (1, 1), (1, -1)):
                    cells = [(x + i * dx, y + i * dy) for i in range(4)]
                    if all(0 <= a < self.width and 0 <= b < self.height for a, b in cells):
                        if len({rows[b][a] for a, b in cells}) == 1 and rows[y][x]:
                            return True
        return False


class Hands:
    """Presses what drops a disc into a column, and looks where the cursor is."""

    def __init__(self, device, console, size):
        self.device, self.console = device, console
        self.width, self.height = size

    def drop(self, column, plies):
        if not self.device.buttons:
            return until("a turn", lambda: self.console.exchange("frugal-drop " + LETTERS[column]).startswith("="), self.device)
        if "column1" in self.device.names_of_roles:  # there is no cursor to wait for
            self.device.pass_time(FALLEN_S)
            self.device.tap(self.device.button_for(f"column{column + 1}"))
        else:
            while until("the cursor", self.seen_cursor, self.device) - 1 != column:
                self.device.tap(self.device.button_for("right"))
            self.device.tap(self.device.button_for("drop", "select"))
        until("the disc", lambda: self.discs() > plies, self.device)

    def discs(self):
        return sum(disc > 0 for row in shown_on_console(self.console) for disc in row)

    def seen_cursor(self):
        return self.cursor_in(self.device.frame())

    def cursor_in(self, frame):
        """Its column, counted from 1; 0: it is not to be seen just now."""
        shows = self.device.shows
        if shows == "matrix":
            return next((x + 1 for row in frame for x, light in enumerate(row) if light == 2), 0)
        if shows == "colours":  # amber in the row above the board
            row = cut_out(frame, self.width, self.height + 1)[0]
            return next((x + 1 for x, light in enumerate(row) if disc_of(light) == 1), 0)
        return next((x + 1 for x in range(self.width) if frame[3][9 * x + 4] == 15), 0)


def cut_out(frame, width, height):
    """The board stands in the middle of the lights, on the bottom row."""
    left = (len(frame[0]) - width) // 2
    return [row[left : left + width] for row in frame[-height:]]


def shown_on_console(console):
    lines = console.ask("showboard").strip("\n").split("\n")[:-1]
    return [[".XO".index(disc) for disc in line.split()[1:]] for line in lines]


def shown_on_matrix(device):
    """Lights blink; the brightest counts."""
    brightest = [[0] * 5 for _ in range(5)]
    end = time.monotonic() + 2.3
    while time.monotonic() < end:
        brightest = [[max(pair) for pair in zip(*rows)] for rows in zip(brightest, device.frame())]
    return [[{3: 1, 1: 2}.get(light, 0) for light in row] for row in brightest]


def disc_of(light):
    """1: amber, which has no blue; 2: blue, which has no red."""
    red, green, blue = light
    return 1 if red > green > blue == 0 else 2 if blue > green > red == 0 else 0


def shown_on_colours(device, game):
    """Lights wink: over two seconds each disc is seen."""
    rows = [[0] * game.width for _ in range(game.height)]
    for _ in range(40):
        for row, lights in zip(rows, cut_out(device.frame(), game.width, game.height)):
            for x, light in enumerate(lights):
                row[x] = disc_of(light) or row[x]
        device.pass_time(0.05)
    return rows


def shown_in_picture(device, game):
    """A full disc is white in its middle, a ring at its edge only."""
    picture = device.frame()
    rows = []
    for y in reversed(range(game.height)):
        top = 63 - 9 * (y + 1)
        edge = [picture[top][9 * x + 4] > 7 and picture[top][9 * x + 3] > 7 for x in range(game.width)]
        middle = [picture[top + 3][9 * x + 4] > 7 and picture[top + 2][9 * x + 4] > 7 for x in range(game.width)]
        rows.append([0 if not e else 1 if m else 2 for e, m in zip(edge, middle)])
    return rows


def wait_for_board(console, game):
    until(f"the board {game.rows()}", lambda: shown_on_console(console) == game.rows(), console.device)


def check_lights(device, game):
    """A disc may still be falling: they are looked at until they are right."""
    shown = {"matrix": lambda: shown_on_matrix(device), "colours": lambda: shown_on_colours(device, game),
             "picture": lambda: shown_in_picture(device, game)}.get(device.shows)
    if shown:
        until(f"the lights {game.rows()}", lambda: shown() == game.rows(), device)


def play_game(device, console, tool, pool_bytes, level, size, chance, looks):
    width, height = size
    console.ask(f"frugal-level {level}")
    console.ask("frugal-new you")
    name = f"connect:{width}x{height}x4"
    twin = Program(tool, "gtp", "--game", name, "--bytes", str(pool_bytes), "--level", str(level))
    twin.ask(f"frugal-seed {console.ask('frugal-seed')}")
    game = Game(width, height)
    hands = Hands(device, console, size)
    while not game.is_over():
        column = chance.choice(game.open_columns())
        hands.drop(column, game.plies)
        game.play(column)
        twin.ask("play b " + LETTERS[column])
        if not game.is_over():
            game.play(LETTERS.index(twin.ask("genmove w")[0]))
        wait_for_board(console, game)
        if looks and not game.is_over():
            check_lights(device, game)
    score = console.ask("final_score")
    assert score == twin.ask("final_score")
    assert level < LEVELS[-1] or not score.startswith("B"), "the perfect level lost to random moves"
    twin.close()
    return game.plies


def check_reset(device, console, size):
    """Pulls the reset line in the middle of a game."""
    console.ask("frugal-new two")
    game = Game(*size)
    for column in (2, 2, 1):
        until("a turn", lambda: console.exchange("frugal-drop " + LETTERS[column]).startswith("="), device)
        game.play(column)
        wait_for_board(console, game)
    device.reset()
    device.pass_time(0.5)
    console.wake()
    wait_for_board(console, game)
    check_panic(device, console)
    wait_for_board(console, game)


def cross(size):
    """A panic's, on a matrix."""
    return [[3 * (x == y or x + y == size - 1) for x in range(size)] for y in range(size)]


def red_lights(frame):
    return {(y, x) for y, row in enumerate(frame) for x, (red, green, blue) in enumerate(row) if red > green == blue == 0}


def red_cross(device):
    """The same in the middle of lights in colour."""
    top, left = (device.rows - 5) // 2, (device.columns - 5) // 2
    return {(top + i, left + at) for i in range(5) for at in (i, 4 - i)}


def check_panic(device, console):
    """A line on the console, a sign on the lights, a restart."""
    device.read_all()
    device.write("frugal-panic\n")
    device.read_until("panic: as the console asked")
    if device.shows == "matrix":
        until("the cross", lambda: device.frame() == cross(5), device)
    elif device.shows == "colours":
        until("the cross", lambda: red_lights(device.frame()) == red_cross(device), device)
    elif device.shows == "picture":
        until("the cross", lambda: device.frame()[14][10:15] == [15] * 5 and device.leds() in (None, 1), device)
    console.wake()


def main(board, image, tool):
    if not pathlib.Path(tool).exists():
        subprocess.run([TOP / "toolchains" / "build.sh", "host", "frugal_cli"], check=True)
    with Device.of(board, image) as device:
        console = Console(device)
        console.wake()
        rows = shown_on_console(console)
        size = (len(rows[0]), len(rows))
        if isinstance(device, Lm3s6965evb):
            device.release_all()
        console.ask("frugal-ponder off")
        chance = random.Random(4)
        for number, level in enumerate(LEVELS):
            plies = play_game(device, console, tool, device.settings["POOL_BYTES"], level, size, chance, number == 0)
            print(f"game {number + 1}, level {level}: {plies} plies, replies and lights as they should be")
        used, (bound, _) = int(console.ask("frugal-stack")), stack.bound(image)
        print(f"stack: {used} bytes used, {bound} at most")
        assert 0 < used <= bound
        if device.has_flash:
            check_reset(device, console, size)
            print("neither a reset nor a panic loses anything")
        check_panic(device, console)
        print("a panic is shown, and the board starts anew")


if __name__ == "__main__":
    main(*sys.argv[1:])
