# SPDX-License-Identifier: MIT
"""The device answers a button on its lights within 20 ms by the board's clock, the frame sent and shown, while it
thinks in the player's time: the cursor moves, or, where a column has a button of its own, the disc is there.

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
LONGEST_S = 1  # that is waited for


def seconds_until(device, is_answered, longest_s):
    """None: not within so many."""
    begin = device.now_s()
    while not is_answered():
        if device.now_s() - begin > longest_s:
            return None
        device.pass_time(STEP_S)
    return device.now_s() - begin


def seconds_to_answer(device, button, is_answered, held_s):
    """A button that means something else when it is held answers when it is let go."""
    device.press(button)
    by_press = seconds_until(device, is_answered, MOST_ANSWER_S)
    device.pass_time(held_s)
    device.release(button)
    by_release = None if by_press else seconds_until(device, is_answered, LONGEST_S)
    device.pass_time(held_s)
    return by_press or by_release or LONGEST_S


def seconds_to_move(device, hands, held_s):
    """The cursor is somewhere else."""
    column = until("the cursor", lambda: hands.cursor_in(device.frame()), device)
    return seconds_to_answer(device, device.button_for("right"),
                             lambda: hands.cursor_in(device.latest_frame()) not in (0, column), held_s)


def seconds_to_drop(device, console, hands, held_s):
    """The disc is above its column, in a new game."""
    console.ask("frugal-new you")
    device.pass_time(held_s)
    return seconds_to_answer(device, device.button_for("column5"),
                             lambda: hands.cursor_in(device.latest_frame()) == 5, held_s)


def check_answers(device, console, size):
    chance = random.Random(1)
    console.ask("frugal-ponder on")
    console.ask("frugal-new you")
    hands, times = Hands(device, console, size), []
    for _ in range(PRESSES):
        held_s = 0.05 + chance.random() / 10
        if "column1" in device.names_of_roles:
            times.append(seconds_to_drop(device, console, hands, held_s))
        else:
            times.append(seconds_to_move(device, hands, held_s))
    print(f"button to lights: {PRESSES} presses, median {statistics.median(times) * 1e3:.1f} ms, worst {max(times) * 1e3:.1f} ms")
    assert max(times) < MOST_ANSWER_S, "a button waits for too long"


def main(board, image):
    with Device.of(board, image) as device:
        console = Console(device)
        console.wake()
        rows = shown_on_console(console)
        check_answers(device, console, (len(rows[0]), len(rows)))


if __name__ == "__main__":
    main(*sys.argv[1:])
