# SPDX-License-Identifier: MIT
"""The device's tunes sound, note for note, on the pin of the buzzer, until the menu turns the sound off.

check_melody.py BOARD IMAGE     the image is the device; two people play, so that nothing is thought of

The notes are those of firmware/app/common/melody.hpp, in hertz.
"""

import sys

from device import Device

CLICK = [2092]
DROP = [2636, 2092]
FIRST_DISC, SECOND_DISC = [1046], [784]
STEP_S = 0.01  # the shortest note lasts four of them
FALL_S = 1.5  # a disc falls for half a second, and its note follows
ITEMS = ("new game", "level", "begins", "players", "ponders", "sound", "brightness")


def press(device, button, held_s=0.1, heard_s=0.4):
    """The tones from when the button goes down, each as often as it begins."""
    tones = []
    for step in range(round(heard_s / STEP_S)):
        if step == 0:
            device.press(button)
        if step == round(held_s / STEP_S):
            device.release(button)
        device.pass_time(STEP_S)
        hertz = device.hertz()
        if hertz and not (tones and is_same(tones[-1], hertz)):
            tones.append(hertz)
    assert hertz == 0, f"{hertz} Hz go on"
    return tones


def is_same(tone, other):
    """To 1 %, which is a sixth of a semitone."""
    return abs(tone / other - 1) < 0.01


def expect(what, tones, expected):
    right = len(tones) == len(expected) and all(map(is_same, tones, expected))
    assert right, f"{what}: {[round(tone) for tone in tones]} Hz are heard, not {expected}"


def change(device, item, is_heard):
    """In the menu, at its first item; ends there."""
    for _ in range(ITEMS.index(item)):
        expect("another item", press(device, "right"), CLICK)
    expect(item, press(device, "drop"), CLICK if is_heard else [])
    for _ in range(ITEMS.index(item)):
        expect("another item", press(device, "left"), CLICK if is_heard else [])


def main(board, image):
    with Device.of(board, image) as device:
        device.pass_time(1)
        assert device.hertz() == 0, "it sounds by itself"
        change(device, "players", is_heard=True)
        press(device, "drop")  # a new game
        expect("the first disc", press(device, "drop", heard_s=FALL_S), DROP + FIRST_DISC)
        expect("the second disc", press(device, "drop", heard_s=FALL_S), DROP + SECOND_DISC)
        press(device, "left", held_s=0.8, heard_s=1.2)  # the menu
        change(device, "sound", is_heard=False)
        press(device, "left", held_s=0.8, heard_s=1.2)  # and back
        expect("a disc without sound", press(device, "drop", heard_s=FALL_S), [])


if __name__ == "__main__":
    main(*sys.argv[1:])
