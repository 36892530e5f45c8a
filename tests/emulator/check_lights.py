# SPDX-License-Identifier: MIT
"""What the board shows is what it was told to show, light for light and pixel for pixel.

check_lights.py BOARD IMAGE     the image is that of lights.cpp, which says what the patterns are
"""

import pathlib
import re
import sys

from device import Device, Lm3s6965evb, Microbit

PALETTE = (pathlib.Path(__file__).resolve().parents[2] / "hal" / "include" / "frugal" / "hal" / "palette.hpp").read_text()
COLOURS = [tuple(map(int, each)) for each in re.findall(r"^    {(\d+), (\d+), (\d+)},", PALETTE, re.MULTILINE)]
BRIGHTNESSES = [{"0": 0, "kDim": 1, "kMedium": 2, "kBright": 3}[each]
                for each in re.findall(r"^    (0|kDim|kMedium|kBright), ", PALETTE, re.MULTILINE)]
LEAST_LIT = 6  # of 16 greys, on a display without greys


def meanings(columns, rows, digit):
    return [[(columns * y + x + digit) % len(COLOURS) for x in range(columns)] for y in range(rows)]


def expected_picture(device, digit):
    greys = [[(x + 2 * y + digit) % 16 for x in range(128)] for y in range(64)]
    if device.has_greys:
        return greys
    return [[15 * (grey >= LEAST_LIT) for grey in row] for row in greys]


def check_frame(device, digit, frame):
    if device.shows == "colours":
        check_colours(frame, meanings(device.columns, device.rows, digit))
    elif device.shows == "matrix":
        expected = [[BRIGHTNESSES[meaning] for meaning in row] for row in meanings(5, 5, digit)]
        assert frame == expected, f"digit {digit}: {frame}"
    elif device.shows == "picture":
        assert frame == expected_picture(device, digit), f"digit {digit}: {frame}"


def check_colours(frame, expected):
    """Dimmed as a whole: each part of a colour has the same share of the palette's, rounded up or down."""
    lights = [part for row in frame for light in row for part in light]
    full = [part for row in expected for meaning in row for part in COLOURS[meaning]]
    share = max(lights) / max(full)
    assert 0.02 < share < 0.6, share
    for light, part in zip(lights, full, strict=True):
        assert abs(light - part * share) <= 1, (light, part, share)


def check_no_flicker(device):
    """Eight rounds of three rows come around a hundred times a second or more often."""
    prescaler, row_period = device.memory_word(0x4000A510), device.memory_word(0x4000A540)
    assert prescaler == 4 and 0 < row_period * 3 * device.rounds <= 10_000, (prescaler, row_period)


def check(device, digit):
    device.write(str(digit))
    device.read_until(str(digit))
    if (frame := device.frame()) is not None:
        check_frame(device, digit, frame)
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
