# SPDX-License-Identifier: MIT
"""Pictures of the device at play, from the emulated boards, for its README.

pictures.py BOARD IMAGE FOLDER      writes FOLDER/BOARD-menu.png and so on

The board runs as slowly as a real one, so that it can be seen thinking.
"""

import pathlib
import random
import sys
import time

from check_device import LETTERS, Game
from device import Device, Lm3s6965evb, Microbit, as_png
from protocol import Console, until


class Photographer:
    def __init__(self, device, board, folder):
        self.device, self.board, self.folder = device, board, pathlib.Path(folder)
        self.is_matrix = isinstance(device, Microbit)

    def take(self, name, shows=lambda frame: True):
        """A matrix blinks: what is to be seen must be on."""
        frame = until(name, lambda: (frame := self.device.frame()) and (not self.is_matrix or shows(frame)) and frame)
        path = self.folder / f"{self.board}-{name}.png"
        path.write_bytes(as_png(frame, 4, 24) if self.is_matrix else as_png(frame, 16, 3))
        print(path)


def play(console, columns):
    for column in columns:
        until("a turn", lambda: console.exchange("frugal-drop " + LETTERS[column]).startswith("="))
    time.sleep(1.2)


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


def is_sign(frame):
    """Signs are of bright lights only."""
    lights = [light for row in frame for light in row]
    return set(lights) == {0, 3} and lights.count(3) > 5


def is_chequered(frame):
    return all((light == 3) == ((x + y) % 2 == 0) for y, row in enumerate(frame) for x, light in enumerate(row))


def hold(device, button):
    device.press(button)
    time.sleep(0.8)
    device.release(button)


def main(board, image, folder):
    with Device.of(board, image, board_speed=True) as device:
        console = Console(device)
        if isinstance(device, Lm3s6965evb):
            device.release_all()
        console.wake()
        size = (5, 5) if isinstance(device, Microbit) else (7, 6)
        photographer = Photographer(device, board, folder)
        hint, drop = ("A", "B") if isinstance(device, Microbit) else ("up", "select")
        time.sleep(1)
        photographer.take("menu")
        for command in ("frugal-ponder off", "frugal-level 3", "frugal-new you"):
            console.ask(command)
        play(console, (2, 3, 1, 3))
        time.sleep(1)
        photographer.take("game", lambda frame: all(any(light in row for row in frame) for light in (1, 2, 3)))
        console.ask("frugal-level 5")
        device.tap(drop)
        until("thinking", lambda: console.exchange("frugal-drop A").startswith("? it is not"))
        time.sleep(0.5)
        photographer.take("thinking", lambda frame: 2 in frame[0])
        until("a turn", lambda: console.exchange("frugal-drop Z").startswith("? no such"))
        hold(device, hint)
        time.sleep(6)
        photographer.take("hint", lambda frame: all(any(light in row for row in frame) for light in (1, 2, 3)))
        console.ask("frugal-new two")
        play(console, (0, 1, 0, 1, 0, 1, 0))
        photographer.take("win", lambda frame: frame[4][0] == 3 and frame[4][1] == 1)
        if isinstance(device, Microbit):
            photographer.take("won", is_sign)
        console.ask("frugal-new two")
        play(console, drawn_game(*size))
        photographer.take("draw", is_chequered)


if __name__ == "__main__":
    main(*sys.argv[1:])
