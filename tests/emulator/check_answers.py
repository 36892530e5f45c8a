# SPDX-License-Identifier: MIT
"""The device answers a button on its lights within 20 ms by the board's clock, the frame sent and shown, while it
thinks in the player's time: the cursor moves. Where a column has a button of its own there is no cursor to move.

check_answers.py BOARD IMAGE     the image is that of firmware/device.cpp
"""

import random
import statistics
import sys

from check_device import Hands, shown_on_console
from device import Device
from protocol import Console, until

MOST_ANSWER_S = 0.02
STEP_S = 0.0005
PRESSES = 20


def wait_for_cursor(device, hands, column, longest_s):
    """Seconds until it is somewhere else; None: it stays."""
    begin = device.now_s()
    while hands.cursor_in(device.latest_frame()) in (0, column):
        if device.now_s() - begin > longest_s:
            return None
        device.pass_time(STEP_S)
    return device.now_s() - begin


def seconds_to_answer(device, hands, button, held_s):
    """A button that may be held answers when it is let go."""
    column = until("the cursor", lambda: hands.cursor_in(device.frame()), device)
    device.press(button)
    by_press = wait_for_cursor(device, hands, column, MOST_ANSWER_S)
    device.pass_time(held_s)
    device.release(button)
    by_release = None if by_press else wait_for_cursor(device, hands, column, 1)
    device.pass_time(held_s)
    return by_press or by_release


def check_answers(device, console, size):
    chance = random.Random(1)
    console.ask("frugal-ponder on")
    console.ask("frugal-new you")
    hands, button = Hands(device, console, size), device.button_for("right")
    times = [seconds_to_answer(device, hands, button, 0.05 + chance.random() / 10) for _ in range(PRESSES)]
    print(f"button to lights: {PRESSES} presses, median {statistics.median(times) * 1e3:.1f} ms, worst {max(times) * 1e3:.1f} ms")
    assert max(times) < MOST_ANSWER_S, "a button waits for too long"


def main(board, image):
    with Device.of(board, image) as device:
        console = Console(device)
        console.wake()
        rows = shown_on_console(console)
        if "right" in device.names_of_roles:
            check_answers(device, console, (len(rows[0]), len(rows)))


if __name__ == "__main__":
    main(*sys.argv[1:])
