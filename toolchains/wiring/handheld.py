# SPDX-License-Identifier: MIT
"""A machine that comes with its keys and lights: which key does what."""

import board
import svg

DOES = {
    "left": ("cursor left",),
    "right": ("cursor right",),
    "up": ("menu", "held: a hint"),
    "down": ("drop",),
    "drop": ("drop",),
    "back": ("take back",),
}
WIDTH, HEIGHT = 1000, 430
PITCH, LEFT, TOP = 26, 344, 92
PLACES = {"left": (110, 200), "right": (270, 200), "up": (190, 120), "down": (190, 280), "drop": (780, 130), "back": (780, 260)}
KEY = 27


def lights(columns, rows):
    yield svg.rect(LEFT - 10, TOP - 10, columns * PITCH + 20, rows * PITCH + 20, fill="#131316")
    for light in range(columns * rows):
        at = LEFT + PITCH * (light % columns) + PITCH / 2, TOP + PITCH * (light // columns) + PITCH / 2
        yield svg.circle(*at, 10, fill="#4b4b54", stroke="#85858f")


def key(role, name, pin):
    x, y = PLACES[role]
    yield svg.circle(x, y, KEY, fill="#ececef", stroke_width=2)
    yield svg.text(x, y, name, 15 if len(name) < 3 else 13, weight="bold")
    if x > WIDTH / 2:
        beside = [(x + KEY + 12, y + 18 * line, said, "start") for line, said in enumerate(DOES[role])]
        where = (x, y + KEY + 13)
    else:
        beside = [(x, y + KEY + 15 + 17 * line, said, "middle") for line, said in enumerate(DOES[role])]
        where = (x, y - KEY - 10)
    yield from (svg.text(at, height, said, 14, anchor) for at, height, said, anchor in beside)
    yield svg.tag("g", svg.text(*where, f"GP{pin}", 10, fill=svg.FAINT), data_pin=f"GP{pin}")


def drawing(name):
    settings, parts = board.settings(name), board.parts(name)
    columns, rows = map(int, settings["GRID"].split("x"))
    keys = zip(settings["BUTTONS"].split(), settings["BUTTON_NAMES"].split(), board.pins(parts["Buttons"]), strict=True)
    shapes = [svg.rect(24, 50, WIDTH - 48, HEIGHT - 110, fill="#f1efe8", radius=40), *lights(columns, rows)]
    shapes += [svg.tag("g", "\n".join(shape for role, label, (pin,) in keys for shape in key(role, label, pin)), data_part="Buttons")]
    shapes += [svg.text(WIDTH / 2, 28, f"{name}: what each key does in a game", 19, weight="bold"),
               svg.text(LEFT + columns * PITCH / 2, TOP + rows * PITCH + 30, f"{columns} x {rows} lights", 13),
               svg.text(WIDTH / 2, HEIGHT - 32, "In the menu up and down choose the item, left and right change it, A chooses, B leaves. "
                        "The keys' places are a sketch: go by their names.", 12)]
    return svg.page(WIDTH, HEIGHT, f"What each key of the board {name} does", shapes)
