#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Prints a document in Doxygen's Markdown:   toolchains/doxygen/page.py FILE.md   (at the top of the tree)

Pages are named after their paths, and headings after their words, as GitHub names them; README.md is the main page.
A link to a document, to code, or to nothing becomes a reference, which Doxygen checks; one to a folder, a reference to
its README. A link to any other file keeps its text only. The documents that the README of a folder links to in its own
folder are pages below it.
"""

import os
import re
import sys

CODE = r"^```.*?^```|`+[^`]*`+"
LINK = r"(?P<image>!?)\[(?P<text>[^\]]*)\]\((?P<target>[^()\s]+)\)"
HEADING = r"^(?P<level>#+) +(?P<title>[^\n]*)$"
TOKEN = re.compile(f"{CODE}|{LINK}|{HEADING}", re.MULTILINE | re.DOTALL)

# Code that has pages (INPUT in Doxyfile), and what Doxygen strips of its paths (STRIP_FROM_INC_PATH there).
CODE_WITH_PAGES = re.compile(r"(engine/include|hal|firmware/app|host_sim)/.*\.[hc]pp")
STRIPPED = r"^(engine/include|hal/include|firmware|host_sim)/"


def page_of(path):
    return "index" if path == "README.md" else re.sub(r"[/.]", "_", path.removesuffix(".md"))


def heading_name(page, title):
    words = re.sub(r"[^\w\- ]", "", title.lower())
    return f"{page}-{words.replace(' ', '-')}"


def reference_to(path, heading):
    """What a link to this path refers to; nothing if there is such a file without a page."""
    if os.path.exists(os.path.join(path, "README.md")):
        path = os.path.normpath(os.path.join(path, "README.md"))
    if path.endswith(".md"):
        return heading_name(page_of(path), heading) if heading else page_of(path)
    if os.path.exists(path) and not CODE_WITH_PAGES.fullmatch(path):
        return ""
    return re.sub(STRIPPED, "", path)


class Page:
    def __init__(self, path):
        self.path = path
        self.folder, file = os.path.split(path)
        self.has_children = self.folder and file == "README.md"
        self.children = set()

    def translate(self, found):
        if found["target"]:
            return self.link(found)
        return self.heading(found) if found["title"] else found[0]

    def heading(self, found):
        page = page_of(self.path)
        if found["level"] != "#":
            name = heading_name(page, found["title"])
            # A named heading stands in the tree of pages, where those of the main page would hide the pages.
            return f"\\anchor {name}\n\n{found[0]}" if page == "index" else f"{found[0]} {{#{name}}}"
        # "6. A title" would be the first point of a list.
        title = re.sub(r"^(\d+)\. ", r"\1.&nbsp;", found["title"])
        return f"# {title} {{#{'mainpage' if page == 'index' else page}}}"

    def link(self, found):
        target, text = found["target"], found["text"]
        if re.match(r"\w+:", target):
            return found[0]
        path, _, heading = target.partition("#")
        path = os.path.normpath(os.path.join(self.folder, path)) if path else self.path
        if found["image"]:
            return f"![{text}]({os.path.basename(path)})"
        reference = reference_to(path, heading)
        name = text.replace("`", "")  # a reference's name can't be code
        if self.is_new_child(path) and not heading:
            return f'\\subpage {reference} "{name}"'
        return f"[{name}](@ref {reference})" if reference else text

    def is_new_child(self, path):
        if not self.has_children or os.path.dirname(path) != self.folder or path in self.children:
            return False
        self.children.add(path)
        return path.endswith(".md") and path != self.path


def main():
    path = os.path.relpath(sys.argv[1])
    with open(path, encoding="utf-8") as file:
        text = file.read()
    sys.stdout.write(TOKEN.sub(Page(path).translate, text))


main()
