#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Every figure that stands in more than one place is the same there, and no figure slips in unchecked.

check.py [TREE]     The images of the boards must have been built (run.sh does that).

1. The places of each figure of figures.txt agree.
2. Each figure of a README is one of them.
3. Each figure of a decision, of the changelog, of CONTRIBUTING.md and of docs/commands.md is one of them, or
   stands in docs/results: for a decision and for a row of missed.md, on a page that it links to.

A figure is a number of three significant digits or more, or one with an error (+-).
"""

import re
import sys

import places
from places import TOP

sys.path.insert(0, str(TOP / "tests"))
import checks  # noqa: E402

LIST = TOP / "tests" / "figures" / "figures.txt"
READMES = ("README.md", "engine/README.md", "hal/README.md", "firmware/README.md")
# What holds no figures: programs, inline code, positions, targets of links, years of papers.
NO_PROSE = re.compile(r"^```cpp\n.*?^```|`[^`\n]+`|<<< \S+|\]\([^)]*\)|\((?:19|20)\d\d\)", re.MULTILINE | re.DOTALL)


def read_list():
    """{name: [place]}; a name "X of A, for A in B C" is one for each of B and C."""
    figures, names = {}, []
    for line in LIST.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith(" "):
            for name, word, value in names:
                figures[name].append(line.strip().replace(word, value) if word else line.strip())
            continue
        name, _, loop = line.rpartition(", for ") if ", for " in line else (line, "", "")
        word, _, values = loop.partition(" in ")
        names = [(name.replace(word, value) if word else name, word, value) for value in values.split() or [""]]
        figures |= {each: [] for each, _, _ in names}
    return figures


def bare(figure):
    return re.sub(r"[ ,%']", "", figure)


def span_of(figure, slot):
    """Least and greatest value that a rounded figure may stand for, in the source's unit."""
    digits = bare(figure).split("+-")[0]
    value = float(digits)
    half = 0.5 * 10 ** (-len(digits.partition(".")[2]) if "." in digits else len(digits) - len(digits.rstrip("0")))
    unit = 1024 if slot == "{KB}" else 1
    return (value - half) * unit, (value + half) * unit


def agree(source, figure, slot):
    if slot in ("{~}", "{KB}"):
        least, most = span_of(figure, slot)
        return least <= float(bare(source).split("+-")[0]) <= most
    return bare(source) == bare(figure)


def wrong_places(name, said, covered):
    """What is wrong with the places of one figure; notes in covered where they are."""
    source = None
    for place in said:
        try:
            found, slot, file = places.look(place)
        except places.Nothing as reason:
            yield f"{name}: {reason}"
            continue
        for figure, start, end in found:
            covered.setdefault(file, []).append((start, end))
            source = source or (figure, place)
            if not agree(source[0], figure, slot):
                yield f"{name}: {figure} ({place}), but {source[0]} ({source[1]})"
    if len(said) < 2:
        yield f"{name}: stands in fewer than two places"


def figures_of(text):
    """(figure, start, end) of each that has three significant digits or an error."""
    text = NO_PROSE.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    for match in re.finditer(places.FIGURE, text):
        mean = bare(match[0]).split("+-")[0]
        digits = mean.replace(".", "").lstrip("0")
        if len(digits if "." in mean else digits.rstrip("0")) >= 3 or "+-" in match[0]:
            yield match[0], match.start(), match.end()


def unlisted(file, covered):
    """(figure, the line's number, its text, start) of the figures of a file that figures.txt does not list."""
    text = places.text_of(file)
    for figure, start, end in figures_of(text):
        if not any(first <= start and end <= last for first, last in covered.get(file, [])):
            line = text.count("\n", 0, start)
            yield figure, line + 1, text.splitlines()[line], start


def names_of(folder):
    return sorted(str(path.relative_to(TOP)) for path in (TOP / folder).glob("*.md"))


def figures_on(pages):
    return {bare(figure) for page in pages for figure, _, _ in figures_of(places.text_of(page))}


def pages_linked_in(text):
    return [f"docs/results/{page}" for page in re.findall(r"\]\((?:\.\./results/)?([a-z0-9-]+\.md)\)", text)
            if (TOP / "docs" / "results" / page).is_file()]


def is_on(figure, known):
    """Its mean alone will do, where the page that has it says the error elsewhere."""
    return bare(figure) in known or any(bare(figure) == each.split("+-")[0] for each in known)


def check_places(figures, covered):
    """the figures of figures.txt agree"""
    return [wrong for name, said in figures.items() for wrong in wrong_places(name, said, covered)]


def check_readmes(figures, covered):
    """every figure of a README is in figures.txt"""
    return [f"{file}:{line}: {figure}" for file in READMES for figure, line, _, _ in unlisted(file, covered)]


def check_decisions(figures, covered):
    """every figure of a decision stands on a page of results that it links to"""
    wrong = []
    for file in names_of("docs/decisions"):
        known = figures_on(pages_linked_in(places.text_of(file)))
        wrong += [f"{file}:{line}: {figure}" for figure, line, _, _ in unlisted(file, covered)
                  if not is_on(figure, known)]
    return wrong


def check_missed(figures, covered):
    """every figure of missed.md stands on the page that its row links to"""
    file = "docs/results/missed.md"
    everywhere = pages_linked_in(places.text_of(file))
    return [f"{file}:{line}: {figure}" for figure, line, text, _ in unlisted(file, covered)
            if not is_on(figure, figures_on(pages_linked_in(text) or everywhere))]


def check_others(figures, covered):
    """every figure of the changelog, CONTRIBUTING.md and docs/commands.md stands in docs/results"""
    known = figures_on(names_of("docs/results"))
    return [f"{file}:{line}: {figure}" for file in ("CHANGELOG.md", "CONTRIBUTING.md", "docs/commands.md")
            for figure, line, _, _ in unlisted(file, covered) if not is_on(figure, known)]


def main():
    found = checks.named((check_places, check_readmes, check_decisions, check_missed, check_others), read_list(), {})
    sys.exit(checks.failed(found))


if __name__ == "__main__":
    main()
