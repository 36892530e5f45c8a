# SPDX-License-Identifier: MIT
"""Bytes go both ways through the console's queues, in order and without loss.

check_console.py BOARD IMAGE     the image is that of console.cpp
"""

import sys

from device import Device

LINE = "".join(chr(code) for code in range(33, 127) if chr(code) != ".")


def check_echo(terminal):
    terminal.write("a")
    assert terminal.read_until("a") == "a"
    for _ in range(20):  # longer than both queues together, at once
        terminal.write(3 * LINE)
        heard = terminal.read_until(LINE[-1]) + terminal.read_until(LINE[-1]) + terminal.read_until(LINE[-1])
        assert heard == 3 * LINE, heard


def main(board, image):
    with Device.of(board, image) as device:
        device.read_until("ready\n")
        check_echo(device)
        device.write(".")
        assert device.wait_for_end() == 0
        assert sorted(device.read_until("put\n").replace("put\n", "")) in (["\n", "."], ["."], [])


if __name__ == "__main__":
    main(*sys.argv[1:])
