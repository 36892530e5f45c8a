# SPDX-License-Identifier: MIT
"""Boards with an RP2040, in the emulator of host_sim/rp2040: a node process, spoken to by lines of JSON.

Time passes on the board only while it is waited for, so each run does the same; seconds of patience and of
waiting are the board's.
"""

import base64
import json
import pathlib
import subprocess
import time

from board import is_serpentine, keys, on_pins
from emulated import Device, DeviceError

TOP = pathlib.Path(__file__).resolve().parents[2]
HARNESS = TOP / "host_sim" / "rp2040" / "harness.mjs"
FLASH_BYTES = 2 << 20
STEP_S = 0.01
MOST_BEHIND_S = 0.1  # a slower machine than the board shows less, and later


class Usb:
    """A terminal on the board's USB port, in a PC: Console and checks of a console take it for a device."""

    read_until, read_all, take = Device.read_until, Device.read_all, Device.take

    def __init__(self, device):
        self.device, self.heard = device, bytearray()
        self.wait_for, self.pass_time, self.rest = device.wait_for, device.pass_time, device.rest

    def plug(self):
        """In, and waits until the PC has found out what it is."""
        before = self.ask()["enumerations"]
        self.ask(plugged=True)
        self.wait_for_enumeration(before)

    def wait_for_enumeration(self, before):
        return self.wait_for("a device on USB", lambda: (now := self.ask())["enumerations"] > before and now["device"])

    def open(self):
        self.ask(open=True)
        self.pass_time(0.01)

    def close(self):
        self.ask(open=False)
        self.pass_time(0.01)

    def write(self, text):
        self.device.ask("usb_write", text=text)

    def ask(self, **wanted):
        return self.device.ask("usb", **wanted)


class Rp2040(Device, of=["rp2040"]):
    """What hangs on the pins is read from the board's board.hpp: keys, WS2812 lights whose pulses are measured,
    an OLED, a buzzer."""

    has_flash = True
    has_greys = False
    frame_s = 0.03  # as long as a frame takes to be sent and shown, and more

    def __init__(self, board, image, board_speed=False, display="none", revision=2, **options):
        super().__init__(board, image, **options)
        self.revision = revision  # of the chip: 1 is B0 and B1, 2 is B2
        self.usb = Usb(self)
        pages, page_bytes = map(int, self.settings.get("STORE", "0x0").split("x"))
        self.store_bytes = pages * page_bytes
        self.buttons = tuple(self.names_of_roles.values())
        every, self.is_down_high = keys(board)
        self.is_serpentine = is_serpentine(board)
        self.button_pins = {key["name"]: key["pin"] for key in every}
        self.process = self.ended = self.latest = None
        self.busy_nanos = self.nanos = 0

    def start(self):
        command = ["node", str(HARNESS), str(self.image.with_suffix(".uf2"))]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        flash = self.flash and {"at": FLASH_BYTES - self.store_bytes, "base64": base64.b64encode(self.flash).decode()}
        self.ask("start", **on_pins(self.board), semihosting=self.semihosting, flash=flash, revision=self.revision)
        self.latest = time.monotonic()

    def stop(self):
        if self.process:
            self.process.stdin.close()
            self.process.wait()
            self.process.stdout.close()

    def ask(self, what, **arguments):
        try:
            self.process.stdin.write(json.dumps({"do": what, **arguments}) + "\n")
            self.process.stdin.flush()
        except OSError as reason:
            raise DeviceError(f"the emulator is gone: {reason}") from None
        line = self.process.stdout.readline()
        answer = json.loads(line) if line else {"error": "it is gone"}
        if "error" in answer:
            raise DeviceError(f"the emulator refuses {what}: {answer['error']}")
        return answer

    def run(self, seconds, until=None):
        answer = self.ask("run", nanos=seconds * 1e9, until=until)
        self.heard += answer["said"].encode("latin-1")
        self.usb.heard += answer["usbSaid"].encode("latin-1")
        self.ended, self.nanos, self.busy_nanos = (answer[name] for name in ("ended", "nanos", "busyNanos"))
        if answer["complaints"]:
            raise DeviceError(f"{self.image.name} does what the chip does not: {'; '.join(answer['complaints'])}")

    def now_s(self):
        """By the board's clock, since the emulator was started."""
        return self.nanos / 1e9

    def busy_s(self):
        """For how long the core has not slept."""
        return self.busy_nanos / 1e9

    def reset(self):
        self.ask("reset")

    def cut_power(self):
        """For a moment."""
        self.ask("cut")

    def status(self):
        return self.ended

    def wait_for_end(self):
        self.wait_for("the end", lambda: self.ended is not None)
        return self.ended

    def keep_pace(self):
        now = time.monotonic()
        self.run(min(now - self.latest, MOST_BEHIND_S))
        self.latest = now

    def rest(self):
        self.run(STEP_S)

    def run_freely(self):
        self.run(STEP_S)

    def pass_time(self, seconds):
        self.run(seconds)

    def wait_for(self, what, condition):
        left_s = self.patience_s
        while not (found := condition()):
            if left_s <= 0 or self.ended is not None:
                raise DeviceError(f"waited for {what}: the image " + (f"ended with status {self.ended}" if left_s > 0 else
                                  "did not do it") + f"; unread on the console: {bytes(self.heard)!r}")
            self.run(STEP_S)
            left_s -= STEP_S
        return found

    def read_until(self, end):
        """As above, but the board stops right there."""
        if not self.heard:
            self.run(self.patience_s, until=end)
        return super().read_until(end)

    def write(self, text):
        self.ask("write", text=text)

    def memory_word(self, address):
        return self.ask("word", address=address)["word"]

    def program_counter(self):
        return self.ask("registers")["registers"][15]

    def hertz(self):
        """Of the tone that sounds; 0: silence."""
        return self.ask("sound")["hertz"]

    def flash_contents(self):
        answer = self.ask("flash", at=FLASH_BYTES - self.store_bytes, bytes=self.store_bytes)
        return base64.b64decode(answer["base64"])

    def set_button(self, button, down):
        """A key that is up leaves its pin to the chip's resistor."""
        self.ask("pin", pin=self.button_pins[button], level=self.is_down_high if down else None)

    def frame(self):
        self.run(self.frame_s)
        return self.latest_frame()

    def latest_frame(self):
        """Of colours: rows of (red, green, blue), 0 to 255 each; of a picture: rows of 0 or 15."""
        if self.shows == "picture":
            return [[15 * int(pixel) for pixel in row] for row in self.ask("picture")["rows"]]
        if not self.shows:
            return None
        answer = self.ask("lights")
        if answer["errors"]:
            raise DeviceError("; ".join(answer["errors"]))
        lights = [(word >> 8 & 255, word >> 16 & 255, word & 255) for word in answer["lights"]]
        rows = [lights[at : at + self.columns] for at in range(0, len(lights), self.columns)]
        return [row[::-1] if self.is_serpentine and y % 2 else row for y, row in enumerate(rows)]
