# SPDX-License-Identifier: MIT
"""What an eye sees of a board's lights, as colours of a screen and as pictures: PNG files with few colours.

A frame is rows of lights: (red, green, blue), as they are driven, or small numbers for brightnesses and greys.
"""

import functools
import math
import struct
import zlib

DARK = (24, 24, 27)  # a light that is off still reflects the room
DISC, EDGE = 0.36, 0.05  # of a tile: the radius of a light, and the width of its soft edge
LEVELS = 16  # of the glow around a light
TILE = 24  # pixels


def as_seen(light, full):
    """WS2812 give light in proportion to what they are told, screens by a power law (sRGB, nearly), so that dim
    lights look brighter than their numbers. `full` is what is seen as the brightest."""
    return tuple(round(255 * min(part / full, 1) ** (1 / 2.2)) for part in light)


# PNG, by its specification

def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width, height, kind, lines, palette=b""):
    """Eight bits a pixel; kind 0 is grey, 3 has a palette."""
    header = struct.pack(">IIBBBBB", width, height, 8, kind, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + line for line in lines), 9)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + (chunk(b"PLTE", palette) if palette else b"")
            + chunk(b"IDAT", data) + chunk(b"IEND", b""))


def squares(frame, greys, scale):
    """Numbers of 0 for black to `greys` - 1 for white, a square each."""
    shades = bytes(value * 255 // (greys - 1) for value in range(greys))
    lines = (b"".join(shades[value : value + 1] * scale for value in row) for row in frame for _ in range(scale))
    return png(len(frame[0]) * scale, len(frame) * scale, 0, lines)


# Lights in colour: round, each on a tile of its own, with a faint glow

@functools.cache
def level_at(x, y):
    """How much of its light is seen at a pixel of its tile: LEVELS at the disc, less in the glow."""
    distance = math.hypot(x + 0.5 - TILE / 2, y + 0.5 - TILE / 2) / TILE
    if distance <= DISC:
        return LEVELS
    glow = 0.3 * max(0, 1 - (distance - DISC) / (0.5 - DISC)) ** 2
    edge = max(0, 1 - (distance - DISC) / EDGE)
    return round(LEVELS * max(edge, glow))


def shades_of(light, full):
    """A light's colours by level. One that is off is a disc without a glow."""
    if not any(light):
        return [DARK if level > LEVELS / 2 else (0, 0, 0) for level in range(LEVELS + 1)]
    seen = as_seen(light, full)
    return [tuple(part * level // LEVELS for part in seen) for level in range(LEVELS + 1)]


def discs(frame, full):
    palette = []
    places = {}  # of the shades of each colour in the palette
    for light in sorted({light for row in frame for light in row}):
        places[light] = [len(palette) + level for level in range(LEVELS + 1)]
        palette += shades_of(light, full)
    lines = (bytes(places[light][level_at(x, y)] for light in row for x in range(TILE)) for row in frame for y in range(TILE))
    return png(len(frame[0]) * TILE, len(frame) * TILE, 3, lines, bytes(part for colour in palette for part in colour))
