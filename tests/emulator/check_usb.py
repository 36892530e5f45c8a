# SPDX-License-Identifier: MIT
"""The console by USB: a PC finds it, speaks to it as to the UART, and may be deaf, asleep or gone.

check_usb.py BOARD CONSOLE DEVICE SLEEP     the images of console.cpp, firmware/device.cpp and sleep.cpp

The PC of the emulator complains, and fails the test, where an answer is not as the specifications have it.
"""

import sys

from check_console import check_echo
from device import Device
from protocol import Console

ALL_BYTES = "".join(chr(code) for code in range(256) if chr(code) != ".")
MOST_BUSY_IDLE = 0.02
ANSWERS_WITHIN_S = 0.1
A_MOMENT_S = 0.003


def answer_s(device, console):
    """How long an answer takes, by the board's clock."""
    left_s = device.patience_s
    console.device.read_all()
    console.device.write("name\n")
    while not bytes(console.device.heard).endswith(b"= Frugal\n\n"):
        device.run(0.001)
        left_s -= 0.001
        assert left_s > 0, f"no answer, but {bytes(console.device.heard)!r}"
    return device.patience_s - left_s


def check_bytes(board, image, revision):
    """Every byte there and back, more than all queues hold; what USB hears, the UART hears too."""
    with Device.of(board, image, revision=revision) as device:
        device.read_until("ready\n")
        device.usb.plug()
        found = device.usb.ask()["device"]
        assert (found["vendor"], found["product"]) == (0x2E8A, 0x000A) and found["names"][0] == "Frugal", found
        device.usb.open()
        check_echo(device.usb)
        device.read_all()
        device.usb.write(4 * ALL_BYTES)
        wanted = 4 * ALL_BYTES.encode("latin-1")
        device.wait_for("all bytes", lambda: len(device.usb.heard) >= len(wanted))
        assert device.usb.heard == wanted and device.heard == wanted
        device.usb.read_all()
        device.read_all()
        check_echo(device)
        device.write(".")
        assert device.wait_for_end() == 0


def check_deaf(device, uart, usb):
    """Nobody listens, or a terminal that takes nothing: the UART notices nothing."""
    silent_s = answer_s(device, uart)
    device.usb.plug()
    assert answer_s(device, uart) < silent_s + A_MOMENT_S
    device.usb.open()
    assert device.usb.heard == b"", "sent to a port that nobody had opened"
    assert answer_s(device, usb) < ANSWERS_WITHIN_S
    device.usb.ask(reads=False)
    for _ in range(60):  # more than it can keep
        assert answer_s(device, uart) < silent_s + A_MOMENT_S
    device.usb.ask(reads=True)
    device.pass_time(0.1)
    assert answer_s(device, usb) < ANSWERS_WITHIN_S
    device.usb.close()
    device.usb.read_all()
    assert answer_s(device, uart) < silent_s + A_MOMENT_S
    device.usb.open()
    assert device.usb.heard == b"", "sent to a port that was closed"
    assert answer_s(device, usb) < ANSWERS_WITHIN_S


def check_busy(device):
    before = device.busy_s()
    device.pass_time(2)
    busy = (device.busy_s() - before) / 2
    assert busy < MOST_BUSY_IDLE, f"busy for {busy:.2%} of its rest"
    return busy


def check_game(uart, usb):
    """Commands that change the flash, one upon the other: none is lost, however long the flash takes."""
    usb.ask("frugal-ponder off")
    usb.ask("frugal-level 1")
    for _ in range(30):
        usb.device.write("frugal-new two\nfrugal-drop D\nfrugal-drop E\nname\n")
        usb.device.read_until("= Frugal\n\n")
    assert usb.ask("list_commands") == uart.ask("list_commands")


def check_restarts(device, usb):
    """The reset line, the power, a panic: each time the PC finds it anew, and the terminal opens it again."""
    for restart in (device.reset, device.cut_power, lambda: device.usb.write("frugal-panic\n")):
        before = device.usb.ask()["enumerations"]
        restart()
        device.usb.wait_for_enumeration(before)
        device.usb.open()
        usb.wake()
    device.usb.ask(plugged=False)
    device.pass_time(0.5)
    device.usb.plug()
    device.usb.open()
    usb.wake()


def check_sleep(board, image):
    """No deep sleep while a PC is there and awake. While it sleeps the board sleeps, and both come back."""
    with Device.of(board, image) as device:
        device.read_until("ready\n")
        device.usb.plug()
        device.usb.open()
        device.usb.write("s")
        device.read_until("still here\n")
        device.usb.ask(asleep=True)
        device.pass_time(0.1)
        device.write("s")
        device.pass_time(5)
        assert device.read_all() == "asleep\n", "it does not sleep when the PC does"
        before = device.usb.ask(asleep=False)["enumerations"]
        device.tap(device.buttons[0])
        device.usb.wait_for_enumeration(before)
        device.read_until("still here\n")
        device.usb.write("s")
        device.read_until("still here\n")


def main(board, console_image, device_image, sleep_image):
    for revision in (1, 2):
        check_bytes(board, console_image, revision)
    with Device.of(board, device_image) as device:
        uart, usb = Console(device), Console(device.usb)
        uart.wake()
        check_deaf(device, uart, usb)
        print(f"busy for {check_busy(device):.2%} of its rest, with a terminal on USB")
        check_game(uart, usb)
        check_restarts(device, usb)
        assert answer_s(device, uart) < ANSWERS_WITHIN_S
    check_sleep(board, sleep_image)


if __name__ == "__main__":
    main(*sys.argv[1:])
