# SPDX-License-Identifier: MIT
"""./frugal emulate and ./frugal flash, in a pipe and in a terminal."""

import contextlib
import fcntl
import itertools
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


@contextlib.contextmanager
def programs(**scripts):
    """Stands scripts in for programs of this machine. A board that is plugged in here is not seen: of lsblk and
    picotool there is always one that sees none."""
    path = os.environ["PATH"]
    with tempfile.TemporaryDirectory(prefix="programs ") as folder:
        for name, script in {"lsblk": "", "picotool": "exit 249", **scripts}.items():
            file = pathlib.Path(folder, name)
            file.write_text(f"#!/bin/bash\n{script}\n")
            file.chmod(0o755)
        os.environ["PATH"] = f"{folder}:{path}"
        try:
            yield pathlib.Path(folder)
        finally:
            os.environ["PATH"] = path


def plugged_in(device, label, folder=""):
    """An lsblk that sees a disk, which must never be written (its folder is none), and a drive."""
    rows = f"/dev/sda1 system /proc/none\n/dev/sda2\n{device} {label} {str(folder).replace(' ', chr(92) + 'x20')}\n"
    return f"cat <<'END'\n{rows}END"


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


UF2 = TOP / "build" / "pico" / "firmware" / "bench.uf2"


def flash_pico(*options):
    return frugal("flash", "pico", "--image", "bench", *options)


def expect_undone(result, *words):
    """Nothing was written: it says so, and its status too."""
    said = result.stderr.replace(str(TOP), "")
    expect(result.returncode == 1 and not result.stdout and all(each in said for each in words), result)


def test_flash_finds_the_drive_wherever_it_is_mounted():
    with tempfile.TemporaryDirectory(prefix="some place ") as drive:
        with programs(lsblk=plugged_in("/dev/null", "RPI-RP2", drive)):
            shown = flash_pico("--dry-run")
            expect(not os.listdir(drive), "--dry-run has written")
            result = flash_pico()
        expect(shown.returncode == 0 and "cp " in shown.stdout and "sync " in shown.stdout, shown)
        expect(result.returncode == 0 and "the board restarts by itself" in result.stdout, result)
        expect(pathlib.Path(drive, "bench.uf2").read_bytes() == UF2.read_bytes(), "the drive has another file")


def test_flash_tells_what_to_press():
    words = "plug the board in while its button BOOTSEL is held, then copy", "or run this again", "to the drive RPI-RP2"
    with programs(lsblk=plugged_in("/dev/sdz1", "OTHER", "/media/RPI-RP2")):
        expect_undone(flash_pico(), "no drive RPI-RP2", *words)
        shown = flash_pico("--dry-run")
        expect(shown.returncode == 0 and all(each in shown.stdout for each in words), shown)
        expect_undone(frugal("flash", "microbit", "--image", "bench"), "no drive MICROBIT: plug the board in, then copy")
    expect_undone(frugal("flash", "mps2-an386", "--image", "bench"), "microSD card")


def test_flash_tells_how_to_mount_the_drive():
    with programs(lsblk=plugged_in("/dev/sdz1", "RPI-RP2"), udisksctl=""):
        expect_undone(flash_pico(), "plugged in as /dev/sdz1 and not mounted: 'udisksctl mount -b /dev/sdz1'")
        expect(flash_pico("--dry-run").returncode == 0, "--dry-run fails")


def test_flash_writes_by_picotool_if_that_sees_a_board():
    for lsblk in ("", plugged_in("/dev/sdz1", "RPI-RP2")):
        with programs(lsblk=lsblk, picotool='echo "$*" >>"${0%/*}/asked"') as folder:
            result = flash_pico()
            asked = (folder / "asked").read_text()
        expect(result.returncode == 0 and asked == f"info\nload -x {UF2}\n", (result, asked))


def test_flash_prefers_the_mounted_drive_and_fails_as_picotool_fails():
    picotool = '[[ $1 == info ]] || { echo "no access" >&2; exit 7; }'
    with tempfile.TemporaryDirectory() as drive, programs(picotool=picotool):
        expect(flash_pico("--drive", drive).returncode == 0 and os.listdir(drive), "the drive is left out")
        result = flash_pico()
        expect(result.returncode == 7 and "no access" in result.stderr, result)


def test_flash_tells_that_the_drive_is_full():
    with tempfile.TemporaryDirectory() as drive, programs():
        pathlib.Path(drive, "bench.uf2").symlink_to("/dev/full")
        expect_undone(flash_pico("--drive", drive), "No space left on device", "the drive RPI-RP2 did not take")
        expect_undone(flash_pico("--drive", drive + "/none"), f"there is no folder '{drive}/none'")


# The RP2040 restarts as soon as it has the whole file; the host may have been about to write more.
BREAKS = 'echo "error writing: Input/output error" >&2; exit 1'


def test_a_drive_that_vanishes_at_the_end_has_it_all():
    with tempfile.TemporaryDirectory() as folder:
        drive, device = pathlib.Path(folder, "drive"), pathlib.Path(folder, "device")
        lsblk = plugged_in(device, "RPI-RP2", drive)
        ends = {"cp": f"rm -r {drive}; {BREAKS}"}, {"cp": f"rm {device}; {BREAKS}"}, {"sync": f"rm {device}; {BREAKS}"}
        for end, option in itertools.product(ends, ((), ("--drive", drive))):
            drive.mkdir(exist_ok=True)
            device.touch()
            with programs(lsblk=lsblk, **end):
                result = flash_pico(*option)
            expect(result.returncode == 0 and "restarts by itself" in result.stdout, result)


def test_a_drive_that_stays_after_an_error_has_not_taken_it():
    with tempfile.TemporaryDirectory() as drive, programs(sync=BREAKS):
        expect_undone(flash_pico("--drive", drive), "did not take", "plug the board in again while its button BOOTSEL is held")


def test_a_drive_for_hex_files_must_not_vanish():
    with tempfile.TemporaryDirectory() as folder:
        drive = pathlib.Path(folder, "drive")
        drive.mkdir()
        with programs(cp=f"rm -r {drive}; {BREAKS}"):
            expect_undone(frugal("flash", "microbit", "--image", "bench", "--drive", drive), "MICROBIT did not take")


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
