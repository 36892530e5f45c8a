# SPDX-License-Identifier: MIT
"""What is wired to a Pico: where each module has its pads, and what it looks like.

A module stands on the left or the right of the Pico, with its pads towards it. A pad is (label, number of the pin,
colour of the wire); `apart` tells how far each pad is below the first.
"""

import itertools
from collections import namedtuple

import pico
import svg

Module = namedtuple("Module", "part pads apart above below draw optional", defaults=(False,))

PLUS, THREE_VOLTS, GROUND, DATA, SENT, HEARD = "#c62828", "#c96a00", "#3b3b40", "#1b7f3b", "#6a3fb5", "#0b6fa8"
KEY_COLOURS = ("#1565c0", "#00796b", "#8e44ad", "#9c5a1a", "#4e6a00", "#ad1457", "#37578c")
WIDTH = 215  # of each module


def number_of(pin):
    return pico.NUMBERS[f"GP{pin}"]


def as_the_pins(pads):
    """So that their wires are straight."""
    first = pico.place(pads[0][1])[1]
    return [pico.place(number)[1] - first for _, number, _ in pads]


def labels(module, x, y, size=13):
    """The names of the pads, just inside; x is the edge with the pads."""
    left = x < pico.MIDDLE
    return [svg.text(x + (-12 if left else 12), y + apart, label, size, "end" if left else "start", weight="bold")
            for (label, _, _), apart in zip(module.pads, module.apart)]


def box(x, y, above, below, fill="#ffffff", **more):
    """Around pads on the edge x, of which the first has the height y."""
    return svg.rect(x - WIDTH if x < pico.MIDDLE else x, y - above, WIDTH, above + below, fill=fill, **more)


# Lights

def light_at(column, row, columns, is_serpentine):
    """Counted along the wire, from 1."""
    return row * columns + (columns - column if is_serpentine and row % 2 else column + 1)


def matrix(pin, columns, rows, is_serpentine):
    data = number_of(pin)
    ground = pico.ground_near(pico.place(pico.NUMBERS["VBUS"])[1], pico.is_left(data))
    pads = [("5V", pico.NUMBERS["VBUS"], PLUS), ("GND", ground, GROUND), ("DIN", data, DATA)]
    apart = as_the_pins(pads)

    def draw(module, x, y):
        pitch, left, top = 19, x + 58, y - 1
        shapes = [box(x, y, 26, apart[-1] + 40, "#1e1e22"), svg.rect(x + 3, y - 16, 46, apart[-1] + 32, stroke="none", radius=4)]
        shapes += labels(module, x, y)
        for column, row in itertools.product(range(columns), range(rows)):
            at = left + pitch * column + pitch / 2, top + pitch * row + pitch / 2
            light = light_at(column, row, columns, is_serpentine)
            is_named = light in (1, columns, columns + 1, columns * rows)
            shapes.append(svg.circle(*at, 8, fill="#fff3d6" if is_named else "#5a5a63", stroke="#8b8b95"))
            shapes += [svg.text(*at, str(light), 9, weight="bold")] if is_named else []
        middle = left + pitch * columns / 2
        return shapes + [svg.text(middle, y - 13, f"{columns} x {rows} WS2812B", 11, fill="#ffffff", weight="bold"),
                         svg.text(middle, y + pitch * rows + 8, "first light top left,", 11, fill="#ffffff"),
                         svg.text(middle, y + pitch * rows + 22, "every other row turned" if is_serpentine else "each row from the left", 11, fill="#ffffff")]

    return Module("Grid", pads, apart, 26, apart[-1] + 40, draw)


def oled(data, clock):
    ground = pico.ground_near(pico.place(number_of(clock))[1], pico.is_left(number_of(clock)))
    pads = [("SDA", number_of(data), DATA), ("SCL", number_of(clock), SENT), ("VCC", pico.NUMBERS["3V3"], THREE_VOLTS), ("GND", ground, GROUND)]
    apart = [pico.PITCH * place for place in range(4)]

    def draw(module, x, y):
        screen = x - WIDTH + 12
        shapes = [box(x, y, 24, 124, "#1f4e79"), svg.rect(x - 52, y - 16, 49, apart[-1] + 32, stroke="none", radius=4), *labels(module, x, y)]
        shapes += [svg.rect(screen, y - 10, 142, 78, fill="#0d0d10", radius=3), svg.text(screen + 71, y + 18, "128 x 64", 15, fill="#9fd4ff", weight="bold"),
                   svg.text(screen + 71, y + 38, "SSD1306, I2C", 12, fill="#9fd4ff")]
        return shapes + [svg.text(x - WIDTH / 2, y + 103, "order of the pins differs:", 11, fill="#ffffff"),
                         svg.text(x - WIDTH / 2, y + 117, "go by their names", 11, fill="#ffffff")]

    return Module("Picture", pads, apart, 24, 124, draw)


# Keys: one module each, and the wire that joins their other sides

KEY_HEIGHT, KEY_PITCH = 44, 56
KEY_WIDTH = 165


def key(number, name, pin):
    pads = [("", number_of(pin), KEY_COLOURS[number % len(KEY_COLOURS)])]

    def draw(module, x, y):
        left = x - KEY_WIDTH
        return [svg.rect(left, y - KEY_HEIGHT / 2, KEY_WIDTH, KEY_HEIGHT, fill="#ececef"),
                svg.circle(left + 30, y, 15, fill="#4a4a52"), svg.circle(left + 30, y, 10, fill="#63636d", stroke="none"),
                svg.text(left + 56, y, name, 15, "start", weight="bold")]

    return Module("Buttons", pads, [0], KEY_PITCH / 2, KEY_PITCH / 2, draw)


def common(pins):
    """The ground pin in the middle of the keys' pins."""
    heights = [pico.place(number_of(pin))[1] for pin in pins]
    ground = pico.ground_near(sum(heights) / len(heights), pico.is_left(number_of(pins[0])))
    return Module("Buttons", [("", ground, GROUND)], [0], 9, 9, lambda module, x, y: [])


# Sound, and the console

def buzzer(pin):
    signal = number_of(pin)
    pads = [("GND", pico.ground_near(pico.place(signal)[1], pico.is_left(signal)), GROUND), ("+", signal, DATA)]
    apart = as_the_pins(pads)

    def draw(module, x, y):
        middle = y + apart[-1] / 2
        shapes = [box(x, y, 24, apart[-1] + 24), *labels(module, x, y), svg.circle(x + 88, middle, 34, fill="#2b2b30"), svg.circle(x + 88, middle, 6, fill="#8b8b95")]
        return shapes + [svg.text(x + 132, middle - 16, "buzzer,", 13, "start"), svg.text(x + 132, middle, "passive", 13, "start", weight="bold"),
                         svg.text(x + 132, middle + 16, "(piezo)", 13, "start")]

    return Module("Sound", pads, apart, 24, apart[-1] + 24, draw)


def adapter(sends, hears):
    """USB to UART at 3.3 V; what the Pico sends, the adapter receives."""
    transmit = number_of(sends)
    ground = pico.ground_near(pico.place(number_of(hears))[1], pico.is_left(transmit))
    pads = [("RXD", transmit, SENT), ("TXD", number_of(hears), HEARD), ("GND", ground, GROUND)]
    apart = as_the_pins(pads)

    def draw(module, x, y):
        left = x - WIDTH
        return [box(x, y, 26, apart[-1] + 24, stroke_dasharray="6 4"), *labels(module, x, y), svg.rect(left - 10, y + 9, 24, 36, fill="#c9c9ce", radius=3),
                svg.text(left + 24, y + 10, "USB to UART,", 13, "start"), svg.text(left + 24, y + 27, "3.3 V", 13, "start", weight="bold"),
                svg.text(left + 24, y + 44, "(optional)", 13, "start", fill=svg.FAINT)]

    return Module("Console", pads, apart, 26, apart[-1] + 24, draw, optional=True)
