# SPDX-License-Identifier: MIT
"""The Raspberry Pi Pico from above: its 40 pins, by figure 2 of its data sheet, and where they are drawn."""

import svg

LEFT = "GP0 GP1 GND GP2 GP3 GP4 GP5 GND GP6 GP7 GP8 GP9 GND GP10 GP11 GP12 GP13 GND GP14 GP15".split()  # 1 to 20
RIGHT = "VBUS VSYS GND 3V3_EN 3V3 ADC_VREF GP28 AGND GP27 GP26 RUN GP22 GND GP21 GP20 GP19 GP18 GND GP17 GP16".split()  # 40 to 21
NAMES = dict(enumerate(LEFT, 1)) | dict(zip(range(40, 20, -1), RIGHT))
NUMBERS = {name: number for number, name in NAMES.items() if name != "GND"}

MIDDLE, TOP, PITCH = 500, 118, 27
HALF = 95  # from the middle to a row of pins
GREEN, GOLD = "#22633f", "#e3c26f"


def is_left(number):
    return number <= 20


def place(number):
    row = number - 1 if is_left(number) else 40 - number
    return MIDDLE + (-HALF if is_left(number) else HALF), TOP + PITCH * row


def ground_near(y, left):
    """The number of the ground pin on this side that is nearest."""
    return min((each for each, name in NAMES.items() if name == "GND" and is_left(each) == left), key=lambda each: abs(place(each)[1] - y))


def pin(number, is_used):
    (x, y), left = place(number), is_left(number)
    shapes = [svg.circle(x, y, 10, fill=GOLD if is_used else "#8fa898", stroke=svg.INK, stroke_width=1.5 if is_used else 0.5),
              svg.text(x, y, str(number), 10, weight="bold" if is_used else "normal")]
    inside = x + (17 if left else -17)
    return shapes + [svg.text(inside, y, NAMES[number], 13, "start" if left else "end",
                              "#ffffff" if is_used else "#a9c4b4", "bold" if is_used else "normal")]


def drawn(used):
    top, height = TOP - 26, PITCH * 19 + 52
    shapes = [svg.rect(MIDDLE - HALF - 4, top, 2 * HALF + 8, height, fill=GREEN, stroke="#123d26", radius=10),
              svg.rect(MIDDLE - 26, top - 12, 52, 40, fill="#c9c9ce", radius=3), svg.text(MIDDLE, top + 8, "USB", 12, weight="bold"),
              svg.rect(MIDDLE - 36, top + 71, 40, 22, fill="#f4f4f4", radius=4), svg.circle(MIDDLE - 16, top + 82, 7, fill="#ddd"),
              svg.text(MIDDLE - 16, top + 103, "BOOTSEL", 9, fill="#ffffff"),
              svg.rect(MIDDLE - 28, top + 225, 56, 56, fill="#1c1c20", radius=4), svg.text(MIDDLE, top + 253, "RP2040", 11, fill="#ffffff"),
              svg.text(MIDDLE, top + 390, "Raspberry", 13, fill="#ffffff"), svg.text(MIDDLE, top + 408, "Pi Pico", 13, fill="#ffffff")]
    return shapes + [shape for number in NAMES for shape in pin(number, number in used)]
