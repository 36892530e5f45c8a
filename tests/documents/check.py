#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Finds what documents name and the project does not have: check.py TOP DOCUMENT...

Documents are paths below TOP. In each of them

  - a link leads to a file or folder, and to a heading of it;
  - a path in backticks is that of a file or folder, or the end of one. {a,b} and * stand for several, and words
    in capitals, as in boards/NAME/, for any name. What begins with a folder of TOP, or ends like a file or with
    a slash, is a path. What the document itself adds, <!-- file: PATH -->, is there as well;
  - in docs/architecture.md each function, name(), is in the sources, and no line of a drawing has more than 100
    columns.

Each fault is one line, and the exit status is 1.
"""

import fnmatch
import itertools
import pathlib
import re
import sys

LINK = re.compile(r"\[[^]]*\]\(([^)\s]+)\)")
SPAN = re.compile(r"`([^`]+)`")
PATH = re.compile(r"(?:\./)?[\w.{},*-]+(?:/[\w.{},*-]+)*/?$")
FILE = re.compile(r"\.(hpp|cpp|in|S|cmake|txt|json|sh|py|md|scn|tst|csv|svg|png|yml)$")
FUNCTION = re.compile(r"\b([A-Za-z_]\w*)\(\)")
ADDED = re.compile(r"<!-- (?:file|copy): (?:\S+ to )?(\S+) -->")
PLACEHOLDER = re.compile(r"(?<![A-Za-z])[A-Z]{4,}(?![A-Za-z])")
NOT_OURS = ("firmware/all", "9x9.tst")  # a target of the build; a suite of GNU Go
SOURCES = (".hpp", ".cpp", ".in", ".S", ".sh", ".py", "")
ALL_FUNCTIONS = "docs/architecture.md"
WIDEST = 100


def walk(folder):
    """All files below a folder, but what is built and what git keeps."""
    for path in sorted(folder.iterdir()):
        if path.name in (".git", "build", "__pycache__"):
            continue
        yield from walk(path) if path.is_dir() else [path]


class Tree:
    def __init__(self, top):
        self.top = top
        self.files = list(walk(top))
        names = {path.relative_to(top) for path in self.files}
        self.names = {str(each) for name in names for each in (name, *name.parents)} - {"."}
        self.folders = {name.parts[0] for name in names if len(name.parts) > 1}
        self.words = set()
        for path in self.files:
            if path.suffix in SOURCES and "docs" not in path.parts:
                self.words.update(re.findall(r"\b(\w+) ?\(", path.read_text(errors="replace")))

    def has(self, path, added):
        """Whether the path of a file or folder is this one, or ends with it. NAME.in makes NAME."""
        patterns = [start + path + end for start in ("", "*/") for end in ("", ".in")]
        return any(fnmatch.fnmatchcase(name, each) for name in self.names | added for each in patterns)


def expanded(text):
    """a{b,c}: ab and ac."""
    parts = re.split(r"\{([^}]*)\}", text)
    choices = [part.split(",") if i % 2 else [part] for i, part in enumerate(parts)]
    return ["".join(each) for each in itertools.product(*choices)]


def prose_and_drawings(text):
    """A document without its fenced blocks, and the lines of these."""
    prose, drawings, is_inside = [], [], False
    for line in text.splitlines():
        if line.startswith("```"):
            is_inside = not is_inside
        else:
            (drawings if is_inside else prose).append(line)
    return "\n".join(prose), drawings


def headings(path):
    """The names of a document's headings, as links call them."""
    prose, _ = prose_and_drawings(path.read_text())
    found = re.findall(r"^#+ (.*)$", prose, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in found}


def wrong_links(prose, path):
    for target in LINK.findall(prose):
        if re.match(r"[a-z]+:", target):
            continue
        name, _, heading = target.partition("#")
        to = path.parent / name if name else path
        if not to.exists():
            yield f"the link {target} leads nowhere"
        elif heading and heading not in headings(to):
            yield f"the link {target} leads to no heading"


def is_path(word, tree):
    if not PATH.match(word) or word in NOT_OURS or word.startswith("build/"):
        return False
    return word.split("/")[0] in tree.folders or word.endswith("/") or bool(FILE.search(word))


def wrong_paths(prose, tree):
    added = {str(each) for name in map(pathlib.Path, ADDED.findall(prose)) for each in (name, *name.parents)}
    for word in itertools.chain.from_iterable(span.split() for span in SPAN.findall(prose)):
        if not is_path(word, tree):
            continue
        for each in expanded(word.removeprefix("./").rstrip(".")):
            if not tree.has(PLACEHOLDER.sub("*", each).rstrip("/"), added):
                yield f"there is no {each}"


def wrong_functions(text, tree):
    for name in FUNCTION.findall(text):
        if name not in tree.words:
            yield f"no source has {name}()"


def faults(name, tree):
    path = tree.top / name
    text = path.read_text()
    prose, drawings = prose_and_drawings(text)
    yield from wrong_links(prose, path)
    yield from wrong_paths(prose, tree)
    if name == ALL_FUNCTIONS:
        yield from wrong_functions(text, tree)
        yield from (f"a drawing is wider than {WIDEST} columns: {line}" for line in drawings if len(line) > WIDEST)


def main(top, names):
    tree = Tree(pathlib.Path(top))
    found = [f"{name}: {fault}" for name in names for fault in dict.fromkeys(faults(name, tree))]
    print("\n".join(found) or f"{len(names)} documents name only what there is")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
