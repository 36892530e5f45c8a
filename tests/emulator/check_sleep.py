# SPDX-License-Identifier: MIT
"""A board that sleeps deep wakes by a button, any of them, and only then; meanwhile it does next to nothing, and its
lights are off.

check_sleep.py BOARD IMAGE     the image is that of sleep.cpp
"""

import sys

from device import Device

ASLEEP_S, WAKES_WITHIN_S = 5, 0.1
MOST_BUSY = 0.002


def main(board, image):
    with Device.of(board, image) as device:
        device.read_until("ready\n")
        for button in device.buttons:
            device.write("s")
            device.read_until("asleep\n")
            before = device.busy_s()
            device.pass_time(ASLEEP_S)
            busy = (device.busy_s() - before) / ASLEEP_S
            assert busy < MOST_BUSY, f"busy for {busy:.2%} of its sleep"
            assert device.read_all() == "", "it woke by itself"
            assert not any(map(any, sum(device.latest_frame() or [], []))), f"lights are on: {device.latest_frame()}"
            device.press(button)
            device.pass_time(WAKES_WITHIN_S)
            assert device.read_all().startswith("awake\n"), "it does not wake"
            device.release(button)
            device.read_until("still here\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
