# SPDX-License-Identifier: MIT
"""Boards in QEMU. Everything goes through pairs of sockets: no ports, no files. QEMU dies with this process,
however that ends.

By default one instruction is one nanosecond of the board's time, so that every run does the same, and
a board that idles waits in real time. `board_speed` makes it as slow as the board, for people.
"""

import collections
import ctypes
import json
import os
import pathlib
import signal
import socket
import struct
import subprocess
import tempfile
import threading
import time

from emulated import Device, DeviceError


def die_with_parent():
    ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG


class Lines:
    """One end of a pair of sockets whose other end QEMU has."""

    def __init__(self):
        self.ours, self.theirs = socket.socketpair()
        self.lock = threading.Lock()

    def send(self, data):
        try:
            with self.lock:
                self.ours.sendall(data)
        except OSError as reason:
            raise DeviceError(f"the emulator is gone: {reason}") from None

    def chunks(self):
        while True:
            try:
                data = self.ours.recv(65536)
            except OSError:
                return
            if not data:
                return
            yield data

    def lines(self):
        rest = b""
        for data in self.chunks():
            *lines, rest = (rest + data).split(b"\n")
            yield from (line.decode("ascii", "replace").strip() for line in lines)


class Qemu(Device, of=["qemu"]):
    def __init__(self, board, image, board_speed=False, display="none", **options):
        super().__init__(board, image, **options)
        self.board_speed, self.display = board_speed, display
        self.news = threading.Condition()  # of anything that the threads below took in
        self.answers = collections.deque()  # to commands to the emulator
        self.complaints = []
        self.process = None

    # Starting and stopping

    def start(self):
        self.serial, self.monitor, self.test = Lines(), Lines(), Lines()
        ends = [each.theirs for each in (self.serial, self.monitor, self.test)]
        self.process = subprocess.Popen(
            self.command(*(end.fileno() for end in ends)), stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, preexec_fn=die_with_parent,
            pass_fds=[end.fileno() for end in ends], start_new_session=True)
        for end in ends:
            end.close()
        for listen in (self.listen_to_console, self.listen_to_monitor, self.listen_to_test, self.listen_to_errors):
            threading.Thread(target=listen, daemon=True).start()
        self.ask("qmp_capabilities")
        self.prepare()
        self.ask("cont")

    def command(self, serial, monitor, test):
        channels = (("serial", serial), ("monitor", monitor), ("test", test))
        return ["qemu-system-arm", "-M", self.settings["MACHINE"], "-kernel", str(self.image), "-S",
                "-icount", self.speed(), "-display", self.display,
                *(["-semihosting-config", "enable=on,target=native"] if self.semihosting else []),
                *(part for name, fd in channels for part in ("-chardev", f"socket,id={name},fd={fd}")),
                "-serial", "chardev:serial", "-mon", "chardev=monitor,mode=control",
                "-object", "qtest,id=qtest,chardev=test,log=none"]

    def speed(self):
        if not self.board_speed:
            return "shift=0"
        shift = (1000 // int(self.settings["CLOCK_MHZ"])).bit_length()  # 2^shift ns an instruction: one to two cycles
        return f"shift={shift},align=on,sleep=on"

    def prepare(self):
        """Before the first instruction."""

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
        if self.process:
            self.process.wait()
            self.process.stderr.close()
            for each in (self.serial, self.monitor, self.test):
                each.ours.close()

    def reset(self):
        self.ask("system_reset")

    def status(self):
        return self.process.poll()

    def wait_for_end(self):
        try:
            return self.process.wait(self.patience_s)
        except subprocess.TimeoutExpired:
            raise DeviceError(f"{self.image.name} did not end within {self.patience_s} s") from None

    # What comes from the emulator, each in its own thread: QEMU waits until they are read

    def tell_news(self):
        with self.news:
            self.news.notify_all()

    def listen_to_console(self):
        for data in self.serial.chunks():
            with self.news:
                self.heard += data
                self.news.notify_all()

    def listen_to_monitor(self):
        for line in self.monitor.lines():
            answer = json.loads(line) if line else {}
            if "return" in answer or "error" in answer:
                with self.news:
                    self.answers.append(answer)
                    self.news.notify_all()

    def listen_to_test(self):
        for line in self.test.lines():
            self.take_in(line)

    def listen_to_errors(self):
        try:
            for line in self.process.stderr:
                self.complaints.append(line.decode("utf-8", "replace").strip())
        except ValueError:  # closed
            pass

    def take_in(self, line):
        """A line of QEMU's test protocol."""

    # Waiting

    def pass_time(self, seconds):
        time.sleep(seconds)

    def wait_for(self, what, condition):
        deadline = time.monotonic() + self.patience_s
        with self.news:
            while not (found := condition()):
                left = deadline - time.monotonic()
                gone = self.process.poll() is not None
                if left <= 0 or (gone and not self.news.wait(0.5)):
                    ending = f"the emulator ended with status {self.process.returncode}" if gone else "nothing came"
                    raise DeviceError(f"waited for {what}: {ending}; unread on the console: {bytes(self.heard)!r}"
                                      + "".join("\n  qemu: " + line for line in self.complaints))
                self.news.wait(min(left, 1))
            return found

    # The console

    def write(self, text):
        self.serial.send(text.encode())

    def read_all(self):
        with self.news:
            return super().read_all()

    # The emulator's monitor

    def ask(self, what, **arguments):
        with self.news:
            self.answers.clear()
        self.monitor.send(json.dumps({"execute": what, "arguments": arguments}).encode())
        self.wait_for(f"the emulator's answer to {what}", lambda: self.answers)
        answer = self.answers.popleft()
        if "error" in answer:
            raise DeviceError(f"the emulator refuses {what}: {answer['error']['desc']}")
        return answer["return"]

    def read_file_of(self, what, **arguments):
        """What a command of the emulator writes to the file that it is given."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "file")
            self.ask(what, filename=path, **arguments)
            return pathlib.Path(path).read_bytes()

    def memory_word(self, address):
        text = self.ask("human-monitor-command", **{"command-line": f"x /1wx {address:#x}"})
        return int(text.split(":")[1], 16)

    def program_counter(self):
        registers = self.ask("human-monitor-command", **{"command-line": "info registers"})
        return next(word for word in registers.split() if word.startswith("R15="))


class Microbit(Qemu, of=["microbit"]):
    """Buttons A and B; 25 lights, whose pins tell each change."""

    buttons = ("A", "B")
    button_pins = {"A": 17, "B": 26}
    has_flash = True
    flash_begin, flash_bytes, page_bytes = 0x3F000, 0x1000, 0x400  # the store's part of it
    first_column, first_row = 4, 13
    # Of each row, its columns' lights as 5 y + x; -1: there is none.
    lights = ((0, 2, 4, 19, 18, 17, 16, 15, 11), (14, 10, 12, 1, 3, 23, 21, -1, -1), (22, 24, 20, 5, 6, 7, 8, 9, 13))
    rounds = 8
    brightness = {0: 0, 1: 1, 3: 2, 8: 3}  # by rounds of eight in which the light is on

    def prepare(self):
        self.pins = self.test_answers = 0
        self.slots = [collections.deque(maxlen=self.rounds) for _ in self.lights]
        self.slots_seen = [0] * len(self.lights)
        self.test.send(b"irq_intercept_out /machine/nrf51\n")
        if self.flash:
            self.fill_flash()
        for button in self.buttons:
            self.release(button)

    def fill_flash(self):
        """Through the chip's own controller; the emulator would restore a file with each restart."""
        mode, erase_page = 0x4001E504, 0x4001E508
        pages = range(self.flash_begin, self.flash_begin + self.flash_bytes, self.page_bytes)
        words = struct.unpack(f"<{self.flash_bytes // 4}I", self.flash)
        writes = [(mode, 2), *((erase_page, page) for page in pages), (mode, 1),
                  *((self.flash_begin + 4 * at, word) for at, word in enumerate(words)), (mode, 0)]
        answers = self.test_answers + len(writes)
        self.test.send("".join(f"writel {address:#x} {value:#x}\n" for address, value in writes).encode())
        self.wait_for("the flash to be filled", lambda: self.test_answers >= answers)

    def flash_contents(self):
        return self.read_file_of("memsave", val=self.flash_begin, size=self.flash_bytes)

    # A row's pin rises when its columns are set, for one slot of time.
    def take_in(self, line):
        words = line.split()
        if words[:1] == ["OK"]:
            with self.news:
                self.test_answers += 1
                self.news.notify_all()
        if len(words) != 3 or words[0] != "IRQ":
            return
        pin, high = int(words[2]), words[1] == "raise"
        self.pins = self.pins & ~(1 << pin) | high << pin
        row = pin - self.first_row
        if high and 0 <= row < len(self.lights):
            with self.news:
                self.slots[row].append(~self.pins >> self.first_column)
                self.slots_seen[row] += 1
                self.news.notify_all()

    def set_button(self, button, down):
        pin = self.button_pins[button]
        self.test.send(f"set_irq_in /machine/nrf51 unnamed-gpio-in {pin} {int(not down)}\n".encode())

    def frame(self):
        """Rows of brightnesses, 0 to 3, as the eye sees them from now on."""
        with self.news:
            enough = [seen + self.rounds for seen in self.slots_seen]
        return self.wait_for("a picture on the lights that lasts", lambda: self.steady_frame(enough))

    def latest_frame(self):
        with self.news:
            return self.steady_frame([self.rounds] * len(self.lights))

    def steady_frame(self, enough):
        if any(seen < least for seen, least in zip(self.slots_seen, enough)):
            return None
        frame = [0] * (self.columns * self.rows)
        for slots, lights in zip(self.slots, self.lights):
            for column, light in enumerate(lights):
                rounds_on = sum(slot >> column & 1 for slot in slots)
                if light >= 0 and rounds_on not in self.brightness:
                    return None  # it changed meanwhile
                if light >= 0:
                    frame[light] = self.brightness[rounds_on]
        return [frame[self.columns * y :][: self.columns] for y in range(self.rows)]


class Lm3s6965evb(Qemu, of=["lm3s6965evb"]):
    """Five keys; a picture of 128 x 64 pixels, one LED. Until a key was pressed once and released,
    QEMU holds it down."""

    buttons = ("left", "right", "up", "down", "select")
    key_names = {"select": "ctrl"}
    led_count = 1
    magnified = 4

    def set_button(self, button, down):
        key = {"type": "qcode", "data": self.key_names.get(button, button)}
        self.ask("input-send-event", events=[{"type": "key", "data": {"down": down, "key": key}}])

    def release_all(self):
        for button in self.buttons:
            self.press(button)
            self.release(button)

    def frame(self):
        """64 rows of 128 greys, 0 to 15."""
        data = self.read_file_of("screendump")
        kind, size, most, pixels = data.split(b"\n", 3)
        width = int(size.split()[0])
        if kind != b"P6" or most != b"255" or len(pixels) != 3 * width * int(size.split()[1]):
            raise DeviceError(f"the emulator's picture is none: {data[:20]!r}")
        row_bytes = 3 * width
        rows = (pixels[at : at + row_bytes] for at in range(0, len(pixels), row_bytes * self.magnified))
        return [[grey >> 4 for grey in row[:: 3 * self.magnified]] for row in rows]

    def leds(self):
        return self.memory_word(0x40025000 + (1 << 2))


class Mps2(Qemu, of=["mps2-an386"]):
    """Two LEDs."""

    led_count = 2

    def leds(self):
        return self.memory_word(0x40028000) & 3
