#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Runs an image on an emulated board, for people.   emulate.py BOARD IMAGE

In a terminal the lights are drawn as text, and keys are the board's buttons; with a display, a board
that has a screen opens a window. The board is as slow as a real one. Otherwise (a pipe, a file) the
console is standard input and output, and the board as quick as this machine; when the input ends and
the board has said nothing for a while, that is the end.
"""

import argparse
import os
import pathlib
import select
import shutil
import signal
import subprocess
import sys
import termios
import time
import tty

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "tests" / "emulator"))
from device import Device, DeviceError  # noqa: E402 (needs the path)
from paint import as_seen  # noqa: E402

TAP_S, HOLD_S, SILENCE_S = 0.12, 1.5, 5
START_S = 0.2  # before its UART is on, a board hears nothing
CONSOLE_LINES = 12
BRIGHTEST = 128  # what the parts of a colour are driven with at most, at the highest brightness
ARROWS = {"\x1b[A": "up", "\x1b[B": "down", "\x1b[C": "right", "\x1b[D": "left"}

# What a key presses, how long it is held. A board that is not here has its arrows, its columns as digits, first
# letters, and Enter and the space bar for what drops.
KEYS = {
    "microbit": {"a": ("A",), "b": ("B",), "left": ("A",), "right": ("B",), "c": ("A", "B")},
    "lm3s6965evb": {**{name: (name,) for name in ARROWS.values()}, "\r": ("select",), " ": ("select",)},
}
HOLDS = {"microbit": {"A": ("A",), "B": ("B",), "C": ("A", "B")}, "lm3s6965evb": {"S": ("select",)}}
HELP = {
    "microbit": "a, b: buttons   c: both   A, B, C: held",
    "lm3s6965evb": "arrows, Enter: keys   S: select held",
}


def columns_of(device):
    """Keys that drop into a column, from the left."""
    return [device.names_of_roles[role] for role in sorted(device.names_of_roles) if role.startswith("column")]


def letters_of(device):
    """{letter: button} of all but arrows and columns: the first of its name, and s for what drops."""
    plain = {role: name for role, name in device.names_of_roles.items() if not role.startswith("column") and role not in ARROWS.values()}
    return {("s" if role in ("drop", "select") and len(name) > 1 else name[0].lower()): name for role, name in plain.items()}


def keys_of(device):
    if device.board in KEYS or not device.buttons:
        return KEYS.get(device.board, {})
    names = device.names_of_roles
    keys = {role: (names[role],) for role in ARROWS.values() if role in names}
    keys |= {str(number): (name,) for number, name in enumerate(columns_of(device), 1)}
    keys |= {letter: (name,) for letter, name in letters_of(device).items()}
    chosen = names.get("drop") or names.get("select")
    return keys | ({"\r": (chosen,), " ": (chosen,)} if chosen else {})


def holds_of(device):
    """Capital letters hold a button: of an arrow the first of its name, of a column its letter on the console."""
    if device.board in HOLDS or not device.buttons:
        return HOLDS.get(device.board, {})
    names = device.names_of_roles
    holds = {role[0].upper(): (names[role],) for role in ARROWS.values() if role in names}
    holds |= {"ABCDEFGHJ"[number]: (name,) for number, name in enumerate(columns_of(device))}
    return holds | {letter.upper(): (name,) for letter, name in letters_of(device).items()}


def help_of(device):
    if device.board in HELP:
        return HELP[device.board]
    if not device.buttons:
        return "what you type goes to the console"
    buttons = {}  # a button: its keys
    for key, (button,) in keys_of(device).items():
        buttons.setdefault(button, []).append({"\r": "Enter", " ": "space"}.get(key, key))
    presses = (f"{button}: {', '.join(keys)}" if [button] != keys else button for button, keys in buttons.items())
    return "   ".join(presses) + "   held: " + " ".join(holds_of(device))


def window_kind(board):
    """What QEMU can open a window with, if there is a display and the board has a screen."""
    if board != "lm3s6965evb" or not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return "none"
    known = subprocess.run(["qemu-system-arm", "-display", "help"], capture_output=True, text=True).stdout.split()
    return next((kind for kind in ("gtk", "sdl") if kind in known), "none")


# Lights as text

def matrix_lines(frame):
    marks = ("· ", "░░", "▒▒", "██")
    return ["  " + "  ".join(marks[value] for value in row) for row in frame for _ in (0, 1)][:-1]


def colour_lines(frame):
    return ["  " + " ".join("\x1b[38;2;{};{};{}m██".format(*as_seen(light, BRIGHTEST)) if any(light) else "\x1b[38;5;236m··" for light in row) + "\x1b[0m"
            for row in frame for _ in (0, 1)][:-1]


def shade(value):
    return 232 + value * 23 // 15


def picture_lines(frame, columns):
    """Two rows of pixels a line of text; every other pixel where the terminal is too narrow."""
    step = 1 if columns >= len(frame[0]) else 2
    rows = [[max(row[x : x + step]) for x in range(0, len(row), step)] for row in frame]
    rows = [[max(pixels) for pixels in zip(*rows[y : y + step])] for y in range(0, len(rows), step)]
    return ["".join(f"\x1b[38;5;{shade(top)};48;5;{shade(bottom)}m▀" for top, bottom in zip(*pair)) + "\x1b[0m"
            for pair in zip(rows[::2], rows[1::2])]


def light_lines(device, columns):
    frame = device.latest_frame()
    lines = []
    if frame and isinstance(frame[0][0], tuple):
        lines = colour_lines(frame)
    elif frame and len(frame) == 5:
        lines = matrix_lines(frame)
    elif frame:
        lines = picture_lines(frame, columns)
    if (leds := device.leds()) is not None:
        lines.append("LEDs  " + " ".join("●" if leds >> light & 1 else "○" for light in range(device.led_count)))
    return lines


# In a terminal

class Terminal:
    """Single keys without echo, and a screen of its own, until it is left, in whatever way."""

    def __enter__(self):
        self.before = termios.tcgetattr(sys.stdin)
        tty.setcbreak(sys.stdin)
        sys.stdout.write("\x1b[?1049h\x1b[?25l")
        self.waiting = ""  # keys that came together, as when text is pasted
        return self

    def __exit__(self, *_):
        sys.stdout.write("\x1b[?25h\x1b[?1049l")
        sys.stdout.flush()
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self.before)

    def key(self, patience_s):
        if not self.waiting and select.select([sys.stdin], [], [], patience_s)[0]:
            self.waiting = os.read(sys.stdin.fileno(), 256).decode("utf-8", "replace")
        length = 3 if self.waiting[:3] in ARROWS else 1
        key, self.waiting = self.waiting[:length], self.waiting[length:]
        return ARROWS.get(key, key.replace("\n", "\r"))

    def draw(self, lines):
        sys.stdout.write("\x1b[H" + "".join(line + "\x1b[K\r\n" for line in lines) + "\x1b[J")
        sys.stdout.flush()


class Session:
    """What the person does, and what is on the screen."""

    def __init__(self, device, terminal):
        self.device, self.terminal = device, terminal
        self.keys, self.holds = keys_of(device), holds_of(device)
        self.typed = "" if not self.keys else None  # None: keys are buttons
        self.said = [""]
        self.releases = []  # (when, button)
        self.lines = []
        self.is_ended = False

    def end(self, *_):
        self.is_ended = True

    def run(self):
        while not self.is_ended and self.device.status() is None:
            self.device.keep_pace()
            key = self.terminal.key(0.05)
            if key == "\x04" or (key == "q" and self.typed is None):
                return
            if key:
                self.take_key(key)
            self.release_due()
            self.listen()
            self.draw()

    def take_key(self, key):
        if self.typed is not None:
            self.type(key)
        elif key == ":":
            self.typed = ""
        elif key in self.keys:
            self.press(self.keys[key], TAP_S)
        elif key in self.holds:
            self.press(self.holds[key], HOLD_S)

    def type(self, key):
        if key == "\r":
            self.device.write(self.typed + "\n")
            self.typed = None if self.keys else ""
        elif key in ("\x7f", "\b"):
            self.typed = self.typed[:-1]
        elif key == "\x1b":
            self.typed = None if self.keys else ""
        elif len(key) == 1:
            self.typed += key

    def press(self, buttons, held_s):
        for button in buttons:
            self.device.press(button)
            self.releases.append((time.monotonic() + held_s, button))

    def release_due(self):
        due = [each for each in self.releases if each[0] <= time.monotonic()]
        self.releases = [each for each in self.releases if each not in due]
        for _, button in due:
            self.device.release(button)

    def listen(self):
        text = self.said.pop() + self.device.read_all().replace("\r", "")
        self.said = (self.said + text.split("\n"))[-CONSOLE_LINES:]

    def draw(self):
        columns = shutil.get_terminal_size().columns
        help_line = help_of(self.device)
        prompt = f"> {self.typed}_" if self.typed is not None else ":  type to the console   q: end"
        try:
            has_window = self.device.display != "none"
            lights = ["(its screen is a window)"] if has_window else light_lines(self.device, columns)
        except DeviceError:  # it ended meanwhile
            return
        lines = [*lights, "", *(line[:columns] for line in self.said), "", help_line, prompt + "   Ctrl-C: end"]
        if lines != self.lines:
            self.lines = lines
            self.terminal.draw(lines)


def in_terminal(board, image):
    with Device.of(board, image, board_speed=True, display=window_kind(board)) as device:
        with Terminal() as terminal:
            session = Session(device, terminal)
            # An exception that comes at any moment is lost if it comes at some of them.
            signal.signal(signal.SIGINT, session.end)
            session.run()
        if session.is_ended:
            return 0
        print("\n".join(session.said).strip())
        return device.status() or 0


# In a pipe

def in_pipe(board, image):
    with Device.of(board, image) as device:
        device.pass_time(START_S)
        sources, last_word = [sys.stdin.fileno()], time.monotonic()
        while sources or time.monotonic() - last_word < SILENCE_S:
            device.run_freely()
            ended = device.status() is not None
            if text := device.read_all():
                last_word = time.monotonic()
                sys.stdout.write(text)
                sys.stdout.flush()
            elif ended:
                return device.status()
            elif select.select(sources, [], [], 0.02)[0]:
                sources = sources if pass_on(device) else []
    return 0


def pass_on(device):
    """False: the input has ended."""
    data = os.read(sys.stdin.fileno(), 64)
    try:
        device.write(data.decode("utf-8", "replace"))
    except DeviceError:  # the image ended, so nothing receives it
        return False
    return bool(data)


def main():
    parser = argparse.ArgumentParser(description="Runs an image on an emulated board.")
    parser.add_argument("board")
    parser.add_argument("image", type=pathlib.Path)
    arguments = parser.parse_args()
    run = in_terminal if sys.stdin.isatty() and sys.stdout.isatty() else in_pipe
    try:
        return run(arguments.board, arguments.image)
    except KeyboardInterrupt:
        return 0
    except BrokenPipeError:  # the reader is gone, so Python must not flush its output either
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except DeviceError as reason:
        print(f"emulate: {reason}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
