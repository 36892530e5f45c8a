# SPDX-License-Identifier: MIT
"""Each button shows in its own bit, alone and together with the others.

check_buttons.py BOARD IMAGE     the image is that of buttons.cpp
"""

import sys

from device import Device, Lm3s6965evb


def expect(device, bits):
    text = "down " + f"{bits:b}".zfill(len(device.buttons)) + "\n"
    assert device.read_until("\n") == text, text


def press_each(device):
    everything = (1 << len(device.buttons)) - 1
    for bit, button in enumerate(device.buttons):
        device.press(button)
        expect(device, 1 << bit)
        device.release(button)
        expect(device, 0)
    for bit, button in enumerate(device.buttons):
        device.press(button)
        expect(device, (2 << bit) - 1)
    for bit, button in enumerate(device.buttons):
        device.release(button)
        expect(device, everything & ~((2 << bit) - 1))


def main(board, image):
    with Device.of(board, image) as device:
        if isinstance(device, Lm3s6965evb):  # QEMU holds them down until each was pressed
            for bits in (0b11111, 0b11110, 0b11100, 0b11000, 0b10000):
                expect(device, bits)
                button = device.buttons[5 - bin(bits).count("1")]
                device.press(button)
                device.release(button)
        if device.settings.get("BUTTONS") and not device.buttons:  # their levels are the emulator's affair
            assert device.read_until("\n").startswith("down ")
            return
        expect(device, 0)
        press_each(device)


if __name__ == "__main__":
    main(*sys.argv[1:])
