# SPDX-License-Identifier: MIT
"""Pictures of the device at play, from the emulated boards, for its README and the pages of the boards.

pictures.py BOARD IMAGE FOLDER      writes FOLDER/BOARD-menu.png and so on

The board runs as slowly as a real one, so that it can be seen thinking.
"""

import pathlib
import random
import re
import sys
from types import SimpleNamespace

import paint
from check_device import LETTERS, Game, cut_out, shown_in_picture, shown_on_console
from device import Device, Lm3s6965evb
from protocol import Console, until

FALL_S = 1.2  # a disc has landed, and the device has noticed
THINKS_S = 0.9  # a disc has landed, and the device is not done yet
FULL = 32  # what the parts of a colour are driven with at most, at the brightness that is set at the start
RED, ROUNDS = (20, 1, 1), (0, 1, 3, 8)  # the light of one colour, and in how many rounds of eight each brightness is on
SCALE = 3  # of the pixels of a picture
PALETTE = (pathlib.Path(__file__).resolve().parents[2] / "hal" / "include" / "frugal" / "hal" / "palette.hpp").read_text()


def colour_named(comment):
    """That of the palette's line with this comment."""
    return tuple(map(int, re.search(rf"{{(\d+), (\d+), (\d+)}}, +// {comment}$", PALETTE, re.MULTILINE).groups()))


class Colours:
    """What must be on in a picture of lights that wink and blink."""

    def __init__(self, device):
        self.has_cursor = "column1" not in device.names_of_roles
        self.above = device.rows - 7  # the row above a board of six

    def shows_all(self, frame, board):
        """Each disc is on, those of the line that won too."""
        return [[player_of(light) for light in row] for row in cut_out(frame, 7, 6)] == board

    def game(self, frame, board):
        lights = [light for row in frame for light in row]
        sees_cursor = any(map(player_of, frame[self.above])) and any(is_like(light, colour_named("landing")) for light in lights)
        return self.shows_all(frame, board) and (sees_cursor or not self.has_cursor)

    def thinking(self, frame, board):
        return sum(is_like(light, colour_named("busy")) for light in frame[0]) > len(frame[0]) // 2

    def hint(self, frame, board):
        return self.shows_all(frame, board) and any(is_like(light, colour_named("hint")) for row in frame for light in row)

    def win(self, frame, board):
        return self.shows_all(frame, board) and any(map(any, frame[self.above]))

    def won(self, frame, board):
        """A face is of one colour, and round."""
        return len({light for row in frame for light in row if any(light)}) == 1 and not any(map(any, (frame[0][0], frame[-1][0])))

    def draw(self, frame, board):
        return all(map(player_of, frame[0] + frame[-1]))


class Picture:
    """A picture comes in bands: what it shows must be whole."""

    def shown(self, frame):
        return shown_in_picture(SimpleNamespace(frame=lambda: frame), Game(7, 6))

    def game(self, frame, board):
        return self.shown(frame) == board

    win = game

    def hint(self, frame, board):
        """The square that blinks stands where a disc would."""
        rows = list(zip(self.shown(frame), board))
        return all(seen == disc for row in rows for seen, disc in zip(*row) if disc) and any(seen != there for seen, there in rows)


def player_of(light):
    red, green, blue = light
    return 1 if red > green > blue else 2 if blue > green > red else 0


def is_like(light, colour):
    """The same hue, dimmed and rounded up."""
    share = max(light) / max(colour)
    return any(light) and all(abs(part - whole * share) <= 1.5 for part, whole in zip(light, colour))


class Matrix:
    def game(self, frame, board):
        return all(any(light in row for row in frame) for light in (1, 2, 3))

    hint = game

    def thinking(self, frame, board):
        return frame[0].count(2) > 1

    def win(self, frame, board):
        return frame[4][0] == 3 and frame[4][1] == 1

    def won(self, frame, board):
        """Signs are of bright lights only."""
        lights = [light for row in frame for light in row]
        return set(lights) == {0, 3} and lights.count(3) > 5

    def draw(self, frame, board):
        return all((light == 3) == ((x + y) % 2 == 0) for y, row in enumerate(frame) for x, light in enumerate(row))


SIGNS = {"colours": Colours, "matrix": lambda _: Matrix(), "picture": lambda _: Picture()}


class Photographer:
    def __init__(self, device, console, folder):
        self.device, self.console, self.folder = device, console, pathlib.Path(folder)
        self.signs = SIGNS[device.shows](device)

    def take(self, name):
        """Lights blink: what is to be seen must be on."""
        board, shows = shown_on_console(self.console), getattr(self.signs, name, lambda *_: True)
        frame = until(name, lambda: (frame := self.device.frame()) and shows(frame, board) and frame, self.device)
        path = self.folder / f"{self.device.board}-{name}.png"
        path.write_bytes(self.painted(frame))
        print(path, f"{milliamps(frame):.0f} mA" if self.device.shows == "colours" else "")

    def painted(self, frame):
        if self.device.shows == "colours":
            return paint.discs(frame, FULL)
        if self.device.shows == "matrix":
            return paint.discs([[tuple(ROUNDS[light] * part for part in RED) for light in row] for row in frame], RED[0] * ROUNDS[-1])
        return paint.squares(frame, 16, SCALE)


def milliamps(frame):
    """By the data sheet of the WS2812B, without what a light takes that is dark."""
    return sum(part for row in frame for light in row for part in light) * 12 / 255


def play(console, columns):
    for column in columns:
        until("a turn", lambda: console.exchange("frugal-drop " + LETTERS[column]).startswith("="), console.device)
    console.device.pass_time(FALL_S)


def about_to_win(console):
    """A program plays up to a person's winning move, so that the device smiles at a person."""
    console.ask("frugal-new you")
    for move in range(3):
        console.ask("play b A")
        console.ask("play w B")
    console.ask("quit")


def drawn_game(width, height):
    """Columns of a game that ends in a draw."""
    chance = random.Random(1)
    while True:
        game, columns = Game(width, height), []
        while not game.is_over():
            columns.append(chance.choice(game.open_columns()))
            game.play(columns[-1])
        if game.plies == width * height and not wins(width, height, columns):
            return columns


def wins(width, height, columns):
    """Whether the last move of a full board makes a line."""
    game = Game(width, height)
    for column in columns:
        game.play(column)
    game.plies = 0  # so that only lines end it
    return game.is_over()


def take_all(device, console, photographer, size):
    device.pass_time(1)
    photographer.take("menu")
    for command in ("frugal-ponder off", "frugal-level 3", "frugal-new you"):
        console.ask(command)
    play(console, (2, 3, 1, 3))
    device.pass_time(1)
    photographer.take("game")
    console.ask("frugal-level 5")
    if device.shows == "matrix":  # on so small a board this game is nearly decided, and the reply comes at once
        console.ask("frugal-new you")
    device.tap(device.button_for("drop", "select", "column4"))
    until("thinking", lambda: console.exchange("frugal-drop A").startswith("? it is not"), device)
    device.pass_time(THINKS_S)
    photographer.take("thinking")
    until("a turn", lambda: console.exchange("frugal-drop Z").startswith("? no such"), device)
    device.tap(device.button_for("up", "column2", "right"), 0.8)  # a long press asks for a hint
    device.pass_time(6)
    photographer.take("hint")
    about_to_win(console)
    play(console, (0,))
    photographer.take("win")
    if device.shows != "picture":
        photographer.take("won")
    console.ask("frugal-new two")
    play(console, drawn_game(*size))
    photographer.take("draw")


def main(board, image, folder):
    with Device.of(board, image, board_speed=True) as device:
        console = Console(device)
        if isinstance(device, Lm3s6965evb):
            device.release_all()
        console.wake()
        size = (5, 5) if device.shows == "matrix" else (7, 6)
        take_all(device, console, Photographer(device, console, folder), size)


if __name__ == "__main__":
    main(*sys.argv[1:])
