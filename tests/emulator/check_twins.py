# SPDX-License-Identifier: MIT
"""Whole games at every level against the device, whose replies must be its twin's on the host, move by move.

check_twins.py BOARD IMAGE TWIN [GAMES]     TWIN is the command-line tool (frugal_cli)
"""

import random
import sys

from check_device import play_game, shown_on_console
from device import Device
from protocol import Console

LEVELS = range(1, 7)


def main(board, image, tool, games="24"):
    chance = random.Random(1)
    with Device.of(board, image, patience_s=60) as device:
        console = Console(device)
        console.wake()
        rows = shown_on_console(console)
        console.ask("frugal-ponder off")
        plies = 0
        for number in range(int(games)):
            level = LEVELS[number % len(LEVELS)]
            plies += play_game(device, console, tool, device.settings["POOL_BYTES"], level, (len(rows[0]), len(rows)), chance, False)
        print(f"{games} games, {plies} plies: every reply is the twin's")


if __name__ == "__main__":
    main(*sys.argv[1:])
