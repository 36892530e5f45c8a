#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Draws how a board is wired, from its own board.hpp:   wiring.py BOARD > FILE.svg

A part of board.hpp that no module here stands for is an error, and so is a pin that no wire reaches.
"""

import pathlib
import re
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent))

import board  # noqa: E402 (needs the path)
import handheld  # noqa: E402
import modules  # noqa: E402
import pico  # noqa: E402
import svg  # noqa: E402
from modules import GROUND, THREE_VOLTS  # noqa: E402

WIDTH = 1000
EDGES = {True: 262, False: 765}  # of the modules, towards the Pico
LABEL, LANES, LANE = 46, 14, 9  # the length of a wire's label; the first lane's distance from the pins; from lane to lane
GAP, HIGHEST = 10, pico.TOP - 26  # between modules; the top of the first
BUS = 60  # where the keys' ground runs down
OVER = 62  # above the Pico
ON_THE_LEFT = ("Console", "Buttons", "Picture")  # the other parts are drawn on the right


class WiringError(Exception):
    pass


def numbers(part):
    return [int(number) for number, in board.pins(part)]


def buttons(part, names):
    pins = numbers(part)
    return [modules.key(number, name, pin) for number, (name, pin) in enumerate(zip(names, pins, strict=True))] + [modules.common(pins)]


def grid(part):
    (_, columns, rows, _, *order), = board.arguments_of(part, "Ws2812")
    return [modules.matrix(*numbers(part), int(columns), int(rows), order == ["Order::kSerpentine"])]


def modules_of(name):
    """All modules of a board."""
    parts, settings = board.parts(name), board.settings(name)
    names = re.sub(r"(column)(\d)", r"\1 \2", settings.get("BUTTON_NAMES") or settings["BUTTONS"])
    names = re.findall(r"column \d|\S+", names)
    makers = {"Usb": lambda part: [], "Console": lambda part: [modules.adapter(*numbers(part))], "Buttons": lambda part: buttons(part, names), "Grid": grid,
              "Picture": lambda part: [modules.oled(*numbers(part))], "Sound": lambda part: [modules.buzzer(*numbers(part))]}
    if unknown := parts.keys() - makers:
        raise WiringError(f"{name} has parts that the drawing does not know: {', '.join(sorted(unknown))}")
    found = [module for member, part in parts.items() for module in makers[member](part)]
    if wrong := {module.part for module in found if is_left_side(module) != (module.part in ON_THE_LEFT)}:
        raise WiringError(f"{name} has pins on the side of the Pico on which the drawing has no room for: {', '.join(sorted(wrong))}")
    return found


# Where the modules stand: as near to their pins as they can without overlap

def first_height(module):
    return pico.place(module.pads[0][1])[1]


def stiffness(module):
    """Modules with several pads keep their wires straight; keys give way."""
    return 1000 if len(module.pads) > 1 else 1


def pooled(wishes):
    """[(height, weight)] to heights that never fall: least squares, by pooling neighbours in the wrong order."""
    pools = []
    for height, weight in wishes:
        pools.append((height, weight, 1))
        while len(pools) > 1 and pools[-2][0] > pools[-1][0]:
            (upper, heavy, count), (lower, heavier, more) = pools.pop(-2), pools.pop()
            pools.append(((upper * heavy + lower * heavier) / (heavy + heavier), heavy + heavier, count + more))
    return [max(height, HIGHEST) for height, _, count in pools for _ in range(count)]


def settled(side):
    """[(module, the height of its first pad)] from the top."""
    side = sorted(side, key=first_height)
    sizes = [module.above + module.below + GAP for module in side]
    before = [sum(sizes[:place]) for place in range(len(side))]
    tops = pooled([(first_height(module) - module.above - used, stiffness(module)) for module, used in zip(side, before)])
    return [(module, round(top + used + module.above)) for module, top, used in zip(side, tops, before)]


# Wires

def ends(side):
    """[(pin's height, pad's height, pin, colour, optional)] of the wires of one side that begin at its pins."""
    return sorted((pico.place(number)[1], y + apart, number, colour, module.optional)
                  for module, y in side for (_, number, colour), apart in zip(module.pads, module.apart)
                  if pico.is_left(number) == is_left_side(module))


def is_left_side(module):
    return pico.is_left(module.pads[0][1])


def runs(wires):
    """Neighbours that all go up, or all go down."""
    found = []
    for wire in wires:
        way = (wire[1] > wire[0]) - (wire[1] < wire[0])
        if not found or found[-1][0] != way:
            found.append((way, []))
        found[-1][1].append(wire)
    return found


def lanes(wires):
    """[(lane, wire)]: of those that go down the lowest is next to the Pico, of those that go up the highest."""
    for way, run in runs(wires):
        for lane, wire in enumerate(reversed(run) if way > 0 else run):
            yield lane, wire


def drawn_wire(points, colour, optional, pin):
    """With a rim of paper, so that one that crosses another seems to pass over it."""
    dashes = {"stroke_dasharray": "8 6"} if optional else {}
    return [svg.line(points, svg.PAPER, 9), svg.line(points, colour, 3.5, data_pin=pico.NAMES[pin], **dashes)]


def side_wires(side, left):
    away = -1 if left else 1
    for lane, (pin_y, pad_y, pin, colour, optional) in lanes(ends(side)):
        x, edge = pico.place(pin)[0], EDGES[left]
        if pin_y == pad_y:
            points = [(x, pin_y), (edge, pad_y)]
        else:
            at = x + away * (LANES + LANE * lane)
            points = [(x, pin_y), (at, pin_y), (at, pad_y), (edge, pad_y)]
        yield from drawn_wire(points, colour, optional, pin)
        yield svg.text(edge - away * LABEL / 2, pad_y - 10, pico.NAMES[pin], 11, fill=colour, weight="bold")


def bus(places):
    """The ground of the keys, which passes between two of them."""
    keys = [(module, y) for module, y in places if module.part == "Buttons"]
    if not keys:
        return
    (_, ground_y), = [each for each in keys if each[0].pads[0][2] == GROUND]
    heights = [y for module, y in keys if module.pads[0][2] != GROUND]
    left = EDGES[True] - modules.KEY_WIDTH
    yield svg.line([(EDGES[True], ground_y), (BUS, ground_y)], GROUND, 3.5)
    yield svg.line([(BUS, min(heights)), (BUS, max(heights))], GROUND, 3.5)
    for y in heights:
        yield svg.line([(BUS, y), (left, y)], GROUND, 3.5)
    yield from (svg.circle(BUS, y, 5, fill=GROUND, stroke="none") for y in (*heights, ground_y))


def over_the_top(places):
    """From 3V3, which is on the other side."""
    for module, y in places:
        for (label, number, colour), apart in zip(module.pads, module.apart):
            if pico.is_left(number) == is_left_side(module):
                continue
            (x, pin_y), edge = pico.place(number), EDGES[True]
            down, back = edge + LABEL + 14, x + 30
            yield from drawn_wire([(x, pin_y), (back, pin_y), (back, OVER), (down, OVER), (down, y + apart), (edge, y + apart)], colour, False, number)
            yield svg.text(edge + LABEL / 2, y + apart - 10, pico.NAMES[number], 11, fill=colour, weight="bold")
            yield svg.text(down + 60, OVER + 13, "3.3 V", 12, fill=THREE_VOLTS, weight="bold")


# What Adafruit's guide puts before the lights

def diode(x, y):
    return [svg.rect(x - 19, y - 9, 38, 18, fill="#2b2b30", radius=2), svg.rect(x + 9, y - 9, 6, 18, fill="#e8e8e8", stroke="none", radius=0),
            svg.text(x, y - 20, "1N4001", 12, weight="bold"), svg.text(x, y + 18, "stripe", 10), svg.text(x, y + 29, "to lights", 10)]


def capacitor(x, top, bottom):
    middle = (top + bottom) / 2
    return [svg.line([(x, top), (x, middle - 5)], svg.INK), svg.line([(x, middle + 5), (x, bottom)], svg.INK),
            svg.line([(x - 14, middle - 5), (x + 14, middle - 5)], svg.INK, 4), svg.line([(x - 14, middle + 5), (x + 14, middle + 5)], svg.INK, 4),
            svg.circle(x, top, 4.5, fill=svg.INK), svg.circle(x, bottom, 4.5, fill=svg.INK),
            svg.text(x - 10, middle - 16, "+", 15, weight="bold"), svg.text(x + 18, middle - 6, "470", 12, "start", weight="bold"),
            svg.text(x + 18, middle + 7, "µF", 12, "start", weight="bold")]


def resistor(x, y):
    return [svg.rect(x - 24, y - 8, 48, 16, fill="#e9d8b4", radius=7), svg.text(x, y - 18, "330 Ω", 12, weight="bold")]


def before_the_lights(places):
    for module, y in places:
        if module.part == "Grid":
            plus, ground, data = (y + apart for apart in module.apart)
            yield from diode(640, plus) + capacitor(694, plus, ground) + resistor(668, data)


def drawing(name):
    found = modules_of(name)
    sides = {left: settled([module for module in found if is_left_side(module) == left]) for left in (True, False)}
    places = sides[True] + sides[False]
    used = {number for module in found for _, number, _ in module.pads}
    shapes = [shape for left in sides for shape in side_wires(sides[left], left)]
    shapes += [*bus(places), *over_the_top(places), *before_the_lights(places), *pico.drawn(used)]
    shapes += [svg.tag("g", "\n".join(module.draw(module, EDGES[is_left_side(module)], y)), data_part=module.part) for module, y in places]
    bottom = max(pico.TOP + pico.PITCH * 20, *(y + module.below for module, y in places)) + 50
    notes = ["Each wire is named at both ends. The wire that passes over another does not touch it; a dot joins wires. Dashed: optional."]
    shapes += [svg.text(WIDTH / 2, 28, f"{name}: what goes where", 19, weight="bold")]
    shapes += [svg.text(WIDTH / 2, bottom - 22, note, 12) for note in notes]
    return svg.page(WIDTH, bottom, f"How the board {name} is wired", shapes)


def drawing_of(name):
    if board.settings(name)["CHIP"] != "rp2040":
        raise WiringError(f"{name} has nothing to wire")
    comes_with_keys = board.parts(name)["Buttons"].arguments[0].name == "Active::kHigh"
    return handheld.drawing(name) if comes_with_keys else drawing(name)


def main(name):
    try:
        print(drawing_of(name), end="")
    except WiringError as reason:
        sys.exit(f"wiring: {reason}")


if __name__ == "__main__":
    main(sys.argv[1])
