# SPDX-License-Identifier: MIT
"""The board of docs/extending.md in the emulator: its lights, read at the pins of the chip, and its buttons."""

import re
import subprocess

from device import DeviceError, Microbit
from protocol import until

PRESSES = ("up", "right", "up", "left")  # in the menu, which stands still


class Panel(Microbit):
    """Four buttons; 8 x 8 lights, each at the crossing of its row and its column."""

    buttons = ("left", "right", "drop", "up")
    button_pins = {"left": 17, "right": 18, "drop": 19, "up": 20}
    columns, rows = 8, 8
    first_column, first_row = 0, 8
    lights = tuple(tuple(range(8 * row, 8 * row + 8)) for row in range(8))


def frames_of_simulation(tree):
    """The lights of the same board in ./frugal play: at the start, and after each press."""
    command = [tree / "frugal", "play", "--board", "panel"]
    shown = subprocess.run(command, input="\n".join(PRESSES), capture_output=True, text=True, check=True).stdout
    rows = [[".-+#".index(sign) for sign in row] for row in re.findall(r"^\|(.+)\|$", shown, re.MULTILINE)]
    return [rows[at : at + Panel.rows] for at in range(0, len(rows), Panel.rows)]


def check_panel(tree):
    """What differs; each frame must be another than the one before."""
    start, *frames = frames_of_simulation(tree)
    before = start
    try:
        with Panel("panel", tree / "build/panel/firmware/device.elf") as device:
            until(f"the lights {start}", lambda: device.frame() == start)
            for press, wanted in zip(PRESSES, frames, strict=True):
                if wanted == before:
                    return [f"{press} changes nothing: {wanted}"]
                device.tap(press)
                until(f"the lights {wanted} after {press}", lambda: device.frame() == wanted)
                before = wanted
    except (DeviceError, AssertionError) as reason:
        return [str(reason)]
    return []
