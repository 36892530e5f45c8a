# SPDX-License-Identifier: MIT
"""Shapes of SVG, as text."""

from html import escape

PAPER, INK, FAINT = "#fdfcf8", "#26262b", "#85848c"


def tag(name, body="", **attributes):
    said = "".join(f' {key.rstrip("_").replace("_", "-")}="{value}"' for key, value in attributes.items())
    return f"<{name}{said}>{body}</{name}>" if body else f"<{name}{said}/>"


def rect(x, y, width, height, fill=PAPER, stroke=INK, radius=6, **more):
    return tag("rect", x=x, y=y, width=width, height=height, rx=radius, fill=fill, stroke=stroke, **more)


def circle(x, y, radius, fill=PAPER, stroke=INK, **more):
    return tag("circle", cx=x, cy=y, r=radius, fill=fill, stroke=stroke, **more)


def text(x, y, said, size=13, anchor="middle", fill=INK, weight="normal"):
    """y is the middle of its small letters."""
    return tag("text", escape(said), x=x, y=round(y + size * 0.35, 1), font_size=size, text_anchor=anchor, fill=fill, font_weight=weight)


def line(points, colour, width=3, **more):
    said = "M" + " L".join(f"{x} {y}" for x, y in points)
    return tag("path", d=said, fill="none", stroke=colour, stroke_width=width, stroke_linejoin="round", stroke_linecap="round", **more)


def polygon(points, fill, stroke="none", **more):
    return tag("polygon", points=" ".join(f"{x},{y}" for x, y in points), fill=fill, stroke=stroke, **more)


def page(width, height, title, shapes):
    """With paper of its own, so that it is read on dark pages as well."""
    frame = rect(1, 1, width - 2, height - 2, stroke="#cfccc2", radius=12)
    body = "\n".join([tag("title", escape(title)), frame, *shapes])
    return tag("svg", f"\n{body}\n", xmlns="http://www.w3.org/2000/svg", viewBox=f"0 0 {width} {height}", width=width, height=height,
               style="max-width: 100%; height: auto", font_family="Helvetica, Arial, sans-serif") + "\n"
