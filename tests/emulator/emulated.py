# SPDX-License-Identifier: MIT
"""A board in an emulator, whichever that is: what device.py says of it. Each emulator has a file of its own
(qemu.py, rp2040.py), whose class derives from this one, and each board that it can press or look at a
class of its own in there.
"""

import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "toolchains"))
from board import settings  # noqa: E402 (needs the path)


class DeviceError(Exception):
    pass


class Device:
    """A board without buttons and lights, as far as is known."""

    kinds = {}  # by the name of a board, or of an emulator for its other boards
    buttons = ()  # that the emulator lets us press, by what is printed on them
    led_count = 0  # of those that can be read
    display = "none"
    has_greys = True  # where it shows a picture
    has_flash = False  # the emulator's: whether the store keeps anything

    def __init_subclass__(cls, of=()):
        Device.kinds.update({name: cls for name in of})

    @staticmethod
    def of(board, image, **options):
        emulator = settings(board).get("EMULATOR", "qemu")
        return Device.kinds.get(board, Device.kinds[emulator])(board, image, **options)

    def __init__(self, board, image, patience_s=20, flash=None, semihosting=True):
        self.board, self.image, self.patience_s = board, pathlib.Path(image), patience_s
        self.settings = settings(board)
        self.columns, self.rows = map(int, self.settings.get("GRID", "0x0").split("x"))
        roles = self.settings.get("BUTTONS", "").split()
        self.names_of_roles = dict(zip(roles, self.settings.get("BUTTON_NAMES", "").split() or roles))
        self.flash = flash  # what the store's part of it holds at the start
        self.semihosting = semihosting  # by which the end of a program reaches the emulator
        self.heard = bytearray()  # from the console, not yet read

    # Starting and stopping

    def __enter__(self):
        if not self.image.exists():
            raise DeviceError(f"there is no image {self.image}")
        self.start()
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        raise NotImplementedError

    def stop(self):
        raise NotImplementedError

    def reset(self):
        """Pulls the reset line for a moment."""
        raise NotImplementedError

    def status(self):
        """The image's exit status; None: it runs."""
        raise NotImplementedError

    def wait_for_end(self):
        """The image's exit status."""
        raise NotImplementedError

    def keep_pace(self):
        """Where the board runs at our word: lets it catch up with the time that has gone here."""

    def rest(self):
        """Between two questions, while something is waited for."""
        self.pass_time(0.05)

    def run_freely(self):
        """Where the board runs at our word: lets it run for a moment, as quick as this machine."""

    def pass_time(self, seconds):
        """Waits for so long by the board's clock."""
        raise NotImplementedError

    def wait_for(self, what, condition):
        """What condition() returns, once that is true."""
        raise NotImplementedError

    # The console

    def write(self, text):
        raise NotImplementedError

    def read_until(self, end):
        """All up to and with a text."""
        wanted = end.encode()
        self.wait_for(f"{end!r} on the console", lambda: wanted in self.heard)
        return self.take(self.heard.index(wanted) + len(wanted))

    def read_all(self):
        """What has come in so far."""
        return self.take(len(self.heard))

    def take(self, count):
        text = bytes(self.heard[:count]).decode("utf-8", "replace")
        del self.heard[:count]
        return text

    # The inside

    def memory_word(self, address):
        """As the processor sees it, registers included."""
        raise NotImplementedError

    def program_counter(self):
        raise NotImplementedError

    def flash_contents(self):
        """The store's part of it."""
        raise NotImplementedError

    # Buttons and lights

    @property
    def shows(self):
        """What frame() returns: "colours", a "matrix" of brightnesses, a "picture" of greys, or nothing."""
        if self.columns:
            return "colours" if self.settings.get("COLOURS") == "ON" else "matrix"
        return "picture" if "PICTURE" in self.settings else None

    def button_for(self, *roles):
        """That which has the first of these roles that the board has."""
        return next(self.names_of_roles[role] for role in roles if role in self.names_of_roles)

    def press(self, button):
        self.set_button(button, True)

    def release(self, button):
        self.set_button(button, False)

    def tap(self, button, held_s=0.1):
        """Presses and releases, each for longer than a contact may bounce."""
        self.press(button)
        self.pass_time(held_s)
        self.release(button)
        self.pass_time(held_s)

    def set_button(self, button, down):
        raise DeviceError(f"{self.board} has no buttons that the emulator lets us press")

    def frame(self):
        """What is shown from now on."""
        return None

    def latest_frame(self):
        """What is shown, without waiting; None if it is just changing."""
        return self.frame()

    def leds(self):
        return None
