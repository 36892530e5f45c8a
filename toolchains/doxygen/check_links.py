#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Checks that pages need nothing but each other:   toolchains/doxygen/check_links.py FOLDER

Every link within the folder finds its file, and its place in the page. No page loads anything from elsewhere.
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


# Doxygen 1.9 links to this place in a class whose nested classes are all private, and does not write it.
LEFT_OUT = "nested-classes"


class Page(HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.loads, self.places = [], [], set()
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        values = dict(attributes)
        self.places.update(values[key] for key in ("id", "name") if values.get(key))
        if tag == "a" and values.get("href"):
            self.links.append(values["href"])
        for key in ("src", "data") if tag != "link" else ("href",):
            if values.get(key):
                self.loads.append(values[key])


def faults_of(name, page, pages, files):
    for target in page.loads + page.links:
        url = urlsplit(target)
        if url.scheme or url.netloc:
            if target in page.loads and url.scheme != "javascript":
                yield f"{name} loads {target}"
            continue
        file = unquote(url.path) or name
        if file not in files:
            yield f"{name} links to {target}, which is not there"
        elif file in pages and unquote(url.fragment) not in pages[file].places | {"", LEFT_OUT}:
            yield f"{name} links to {target}, a place that the page does not have"


def main():
    folder = Path(sys.argv[1])
    files = {str(each.relative_to(folder)) for each in folder.rglob("*")}
    pages = {str(each.relative_to(folder)): Page(each) for each in folder.glob("*.html")}
    faults = [fault for name in sorted(pages) for fault in faults_of(name, pages[name], pages, files)]
    if "index.html" not in pages:
        faults.append("there is no index.html")
    print(*faults, sep="\n", end="\n" if faults else "")
    sys.exit(1 if faults else 0)


main()
