#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Plays on simulated boards in terminals (tmux) and in pipes, and looks at what is on the screen.

check.py TOOL.   A screen is waited for, not a time: a busy machine only takes longer.
"""

import os
import re
import subprocess
import sys
import tempfile
import time

PATIENCE = 20


class Terminal:
    """A tmux of its own, with one window, in which `play` runs and then the shell's `echo` tells."""

    def __init__(self, tool, arguments, width=80, height=24, environment="LANG=C.UTF-8"):
        self.socket = os.path.join(tempfile.mkdtemp(), "tmux")
        command = f"env {environment} {tool} play {arguments}; echo STATUS $?; stty -a; cat"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height), command)

    def tmux(self, *words):
        return subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True, check=True).stdout.decode()

    def screen(self, *options):
        return self.tmux("capture-pane", "-p", *options)

    def press(self, *keys):
        self.tmux("send-keys", *keys)

    def shows(self, *texts, absent=()):
        """The screen, as soon as all of these are on it, and none of those that should be absent."""
        end = time.monotonic() + PATIENCE
        while True:
            screen = self.screen()
            if all(text in screen for text in texts) and not any(text in screen for text in absent):
                return screen
            if time.monotonic() > end:
                raise AssertionError(f"not on the screen: {texts} (absent: {absent})\n{screen}")
            time.sleep(0.05)

    def close(self):
        self.tmux("kill-server")


def check_game(tool):
    """A newcomer's first moves, by what the last line says."""
    terminal = Terminal(tool, "--seed 3")
    terminal.shows("NEW GAME", "Enter: choose")
    terminal.press("Enter")
    terminal.shows("YOUR", "▼", "Enter: drop", "pool", "expects")
    terminal.press("Left")
    terminal.press("Enter")
    terminal.shows("●", "[○]", "YOUR", "Enter: drop")
    terminal.press("h")
    terminal.shows("TRY")
    terminal.press("u")
    terminal.shows("YOUR", absent=("●", "TRY"))
    terminal.press("x")
    terminal.shows("none of these")
    terminal.press("m")
    terminal.shows("THINKS AHEAD")
    terminal.press("m")
    terminal.shows("YOUR", absent=("THINKS",))
    terminal.press("q")
    terminal.shows("STATUS 0", " echo ")
    terminal.close()


def check_sizes(tool):
    """Everything of importance is there in 80x24 and 40x15; what is too small says so."""
    terminal = Terminal(tool, "")
    terminal.press("Enter")
    screen = terminal.shows("YOUR", "simulations", "recycled", "chances", "(:) console")
    assert len(screen.splitlines()) <= 24
    terminal.tmux("resize-window", "-x", "40", "-y", "15")
    terminal.shows("YOUR", "A  B  C  D  E  F  G", "simulations", "pool", "Enter: drop", absent=("chances",))
    terminal.tmux("resize-window", "-x", "20", "-y", "6")
    terminal.shows("too small", "q leaves", absent=("YOUR",))
    terminal.tmux("resize-window", "-x", "120", "-y", "40")
    terminal.shows("YOUR", "chances", "q leaves")
    terminal.close()


def check_ending(tool):
    """Ctrl-C and a hang-up leave the terminal as it was."""
    terminal = Terminal(tool, "--board microbit")
    terminal.shows("microbit")
    terminal.press("C-c")
    screen = terminal.shows("STATUS 130", " echo ", " icanon")
    assert "FRUGAL" not in screen, screen
    terminal.close()


def check_colours(tool):
    """Colours where there are some; without them, or with NO_COLOR, the shapes tell."""
    for environment, has_colours in (
        ("LANG=C.UTF-8 TERM=screen-256color", True),
        ("LANG=C.UTF-8 TERM=screen-256color NO_COLOR=1", False),
        ("LANG=C.UTF-8 TERM=vt100", False),
    ):
        terminal = Terminal(tool, "", environment=environment)
        terminal.press("Enter")
        terminal.press("Enter")
        terminal.shows("●", "○")
        painted = re.search(r"\x1b\[[0-9;]*3[1-7]m", terminal.screen("-e")) is not None
        assert painted == has_colours, f"{environment}: colours {painted}"
        terminal.close()
    terminal = Terminal(tool, "", environment="LANG=C LC_ALL=C")
    terminal.press("Enter")
    terminal.press("Enter")
    terminal.shows(" X ", "[O]")
    terminal.close()
    terminal = Terminal(tool, "", environment="TERM=no-such-terminal")
    terminal.shows("TERM is 'no-such-terminal'", "STATUS 2")
    terminal.close()


def check_boards(tool):
    """Each board is played by its own buttons, or by its console."""
    terminal = Terminal(tool, "--board microbit")
    terminal.shows("[new game]")
    terminal.press("Right")
    terminal.shows("[level 2]")
    terminal.press("m")
    terminal.shows("Enter: drop (B)")
    terminal.press("Left")
    terminal.shows("no such button")
    terminal.press("Right", "Right")
    terminal.press("Enter")
    terminal.shows("●", "○", "Enter: drop (B)")
    terminal.close()

    terminal = Terminal(tool, "--board stm32vldiscovery")
    terminal.shows("Enter: drop (hold)", "cursor D")
    terminal.press("Right")
    terminal.shows("cursor E")
    terminal.press("Enter")
    terminal.shows("Frugal: ", "Enter: drop (hold)")
    terminal.press("p")
    terminal.shows("plug", "X")
    terminal.close()

    terminal = Terminal(tool, "--board mps2-an386")
    terminal.shows("a..g: drop")
    terminal.press("d")
    terminal.shows(" X ", "Frugal: ")
    terminal.press(":")
    terminal.shows("to the console")
    terminal.press("frugal-levle", "BSpace", "BSpace", "el", "Enter")
    terminal.shows("= 2")
    terminal.close()


def check_demo(tool):
    """It plays itself until a key is pressed."""
    terminal = Terminal(tool, "--demo")
    terminal.shows("DEMO", "●", "○")
    terminal.press("Enter")
    terminal.shows("NEW GAME")
    terminal.close()
    terminal = Terminal(tool, "--demo --board stm32vldiscovery")
    terminal.shows("DEMO", "●", "○")
    terminal.close()


def in_pipes(tool, arguments, given):
    done = subprocess.run(
        [tool, "play", *arguments.split()], input=given, capture_output=True, text=True, timeout=60
    )
    return done.returncode, done.stdout, done.stderr


def check_pipes(tool):
    """Presses come in as lines, the lights go out as text."""
    status, said, wrong = in_pipes(tool, "--board microbit --seed 3", "B\ndrop C\n")
    assert status == 0 and not wrong, wrong
    assert said.startswith("[0.14 s, menu] \n|#+...|\n|.++..|\n|.+++.|\n"), said
    assert re.search(r"turn\] C[A-E]\n(\|.{5}\|\n){4}\|..#..\|", said), said
    assert in_pipes(tool, "--board microbit --seed 3", "B\ndrop C\n")[1] == said, "not the same again"

    status, said, wrong = in_pipes(tool, "", "select\nslect\nleft\npower on\n")
    assert status == 1 and "YOUR\nTURN" in said, said
    assert wrong == (
        "frugal: line 2, column 1: no key 'slect'; did you mean select?\n"
        "frugal: line 4: the board is on already\n"
    ), wrong

    status, said, wrong = in_pipes(tool, "--demo --board lm3s6965evb", "")
    assert status == 0 and ("WINS" in said or "DRAW" in said), said


def main():
    for check in (check_pipes, check_game, check_sizes, check_ending, check_colours, check_boards, check_demo):
        check(sys.argv[1])
        print(f"ok  {check.__name__}")


main()
