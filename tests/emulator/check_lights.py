# SPDX-License-Identifier: MIT
"""What the board shows is what it was told to show, light for light and pixel for pixel.

check_lights.py BOARD IMAGE     the image is that of lights.cpp, which says what the patterns are
"""

import sys

from device import Device, Lm3s6965evb, Microbit


def expected_frame(device, digit):
    if isinstance(device, Microbit):
        return [[(5 * y + x + digit) % 4 for x in range(5)] for y in range(5)]
    if isinstance(device, Lm3s6965evb):
        return [[(x + 2 * y + digit) % 16 for x in range(128)] for y in range(64)]
    return None


def check_no_flicker(device):
    """Eight rounds of three rows come around a hundred times a second or more often."""
    prescaler, row_period = device.memory_word(0x4000A510), device.memory_word(0x4000A540)
    assert prescaler == 4 and 0 < row_period * 3 * device.rounds <= 10_000, (prescaler, row_period)


def check(device, digit):
    device.write(str(digit))
    device.read_until(str(digit))
    frame = device.frame()
    assert frame == expected_frame(device, digit), f"digit {digit}: {frame}"
    if (leds := device.leds()) is not None:
        expected = digit & (1 if isinstance(device, Lm3s6965evb) else 3)
        assert leds == expected, f"digit {digit}: LEDs {leds:b}"


def main(board, image):
    with Device.of(board, image) as device:
        device.read_until("ready\n")
        for digit in (1, 0, 2, 3, 7, 5):
            check(device, digit)
        if isinstance(device, Microbit):
            check_no_flicker(device)
        device.write("!")
        device.read_until("panic: on purpose\n")
        device.read_until("ready\n")
        check(device, 3)


if __name__ == "__main__":
    main(*sys.argv[1:])
