# SPDX-License-Identifier: MIT
"""./frugal emulate and ./frugal flash, in a pipe and in a terminal."""

import fcntl
import os
import pathlib
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

from emulated import settings

TOP = pathlib.Path(__file__).resolve().parent.parent.parent
BOARDS = sorted(each.name for each in (TOP / "hal" / "boards").iterdir())
PATIENCE_S = 60


def frugal(*arguments, typed=""):
    return subprocess.run([TOP / "frugal", *arguments], input=typed, capture_output=True, text=True, timeout=600)


def expect(holds, what):
    if not holds:
        raise AssertionError(what)


def build(board, *targets):
    subprocess.run([TOP / "toolchains" / "build.sh", board, *targets], check=True, timeout=600)


class Typist:
    """A program in a terminal of its own, 50 lines of 140 characters."""

    def __init__(self, *command):
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            os.execvp(command[0], command)
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 140, 0, 0))
        self.before = termios.tcgetattr(self.terminal)
        self.seen = ""

    def read(self, patience_s):
        if select.select([self.terminal], [], [], patience_s)[0]:
            try:
                self.seen += os.read(self.terminal, 65536).decode("utf-8", "replace")
            except OSError:
                return False
        return True

    def screen(self):
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.seen.rpartition("\x1b[H")[2])

    def wait_to_see(self, pattern):
        deadline = time.monotonic() + PATIENCE_S
        while not re.search(pattern, self.screen()):
            expect(time.monotonic() < deadline, f"waited for {pattern!r}; the screen is\n{self.screen()}")
            self.read(0.1)

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def wait_for_end(self):
        deadline = time.monotonic() + PATIENCE_S
        while (ended := os.waitpid(self.process, os.WNOHANG)) == (0, 0):
            if time.monotonic() > deadline:
                os.kill(self.process, signal.SIGKILL)
                raise AssertionError("it did not end")
            self.read(0.1)
        while self.read(0) and select.select([self.terminal], [], [], 0)[0]:
            pass
        return os.waitstatus_to_exitcode(ended[1])


def test_emulate_in_a_pipe_is_the_console():
    result = frugal("emulate", "stm32vldiscovery", "--image", "bench")
    expect(result.returncode == 0 and "instructions_per_simulation informed" in result.stdout, result)


def test_emulate_says_what_there_is():
    result = frugal("emulate", "toaster")
    expect(result.returncode == 2 and "no board 'toaster'; there is: lm3s6965evb microbit" in result.stderr, result)
    result = frugal("emulate", "microbit", "--image", "toast")
    expect(result.returncode == 2 and "no image 'toast'; there is: bench" in result.stderr, result)
    result = frugal("emulate", "microbit", "--image", "bench", "--nix")
    expect(result.returncode == 2 and "unknown option '--nix'" in result.stderr, result)


def test_a_board_that_no_emulator_has_is_told():
    for command in (("emulate", "microbit-v2"), ("bench", "--board", "microbit-v2")):
        result = frugal(*command)
        expect(result.returncode == 2 and "no emulator has the chip of microbit-v2" in result.stderr, result)


def in_terminal(board, part):
    image = TOP / "build" / board / "tests" / "emulator" / f"{part}.elf"
    return Typist(str(TOP / "toolchains" / "emulate.py"), board, str(image))


def test_lights_are_drawn_and_the_console_is_typed_to():
    person = in_terminal("microbit", "lights")
    person.wait_to_see("ready")
    person.type(":1\r")
    person.wait_to_see("██  ░░  ██  ██  ▒▒\r")
    person.type("q")
    expect(person.wait_for_end() == 0, person.seen)


def test_keys_are_buttons_and_the_terminal_is_left_as_it_was():
    person = in_terminal("lm3s6965evb", "buttons")
    person.wait_to_see("down 11111")
    left, right, up, down, select = "\x1b[D", "\x1b[C", "\x1b[A", "\x1b[B", "\r"
    for key, bits in ((left, "11110"), (right, "11100"), (up, "11000"), (down, "10000"), (select, "00000")):
        person.type(key)
        person.wait_to_see(f"down {bits}")
    person.type("\x03")
    expect(person.wait_for_end() == 0, person.seen)
    expect(person.seen.endswith("\x1b[?25h\x1b[?1049l"), repr(person.seen[-40:]))
    expect(termios.tcgetattr(person.terminal)[3] == person.before[3], "the terminal's settings changed")


def test_lights_in_colour_and_keys_of_a_board_of_parts():
    person = in_terminal("pico", "lights")
    person.wait_to_see("ready")
    person.type(":1\r")
    person.wait_to_see("██ ██")
    ambers = re.findall(r"\x1b\[38;2;(\d+);(\d+);0m", person.seen)
    expect(any(int(red) > int(green) > 0 for red, green in ambers), "amber is not drawn")
    person.type("q")
    expect(person.wait_for_end() == 0, person.seen)
    person = in_terminal("pico", "buttons")
    person.wait_to_see("down 000")
    for key, bits in (("\x1b[D", "001"), ("\r", "010"), ("\x1b[C", "100")):
        person.type(key)
        person.wait_to_see(f"down {bits}")
    person.type("q")
    expect(person.wait_for_end() == 0, person.seen)


def way_to_flash(board):
    """A part of what --dry-run must show."""
    says = settings(board)
    if "OPENOCD" in says:
        return "openocd -f " + says["OPENOCD"]
    if "DRIVE" in says:
        return "bench.uf2" if "UF2_FAMILY" in says else "objcopy -O ihex"
    return says["BY_HAND"]


def test_flash_shows_the_command_for_every_board():
    for board in BOARDS:
        result = frugal("flash", board, "--image", "bench", "--dry-run")
        expect(result.returncode == 0 and way_to_flash(board) in result.stdout and "bench" in result.stdout, result)


def test_flash_copies_a_hex_file_to_the_drive():
    with tempfile.TemporaryDirectory(prefix="a drive ") as drive:
        result = frugal("flash", "microbit", "--image", "bench", "--drive", drive)
        lines = pathlib.Path(drive, "bench.hex").read_text().split()
        expect(result.returncode == 0 and lines[-1] == ":00000001FF", result)
        expect(all(sum(bytes.fromhex(line[1:])) % 256 == 0 for line in lines), "a checksum of the .hex is wrong")


def main():
    build("microbit")
    build("lm3s6965evb")
    build("pico")
    for name, test in list(globals().items()):
        if name.startswith("test_"):
            test()
            print(f"{name}: passed")


if __name__ == "__main__":
    sys.exit(main())
