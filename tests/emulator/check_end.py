# SPDX-License-Identifier: MIT
"""A program that ends without a debugger stops the board: it does not lock up, and does not start anew.

check_end.py BOARD IMAGE     the image is that of fault.cpp
"""

import sys

from device import Device


class Alone(Device):
    """Without semihosting, by which a program's end reaches the emulator. QEMU ends where a chip locks up."""

    def command(self, *channels):
        command = super().command(*channels)
        at = command.index("-semihosting-config")
        return command[:at] + command[at + 2 :]


def main(board, image):
    with Alone(board, image) as device:
        device.read_until("fault: exception 00000003")
        device.read_until("panic: unserved exception\n")
        first = stopped_at(device)
        assert first == stopped_at(device), "it does not stand still"
        assert device.process.poll() is None, "it locked up"
        assert device.read_all() == "", "it goes on"


def stopped_at(device):
    registers = device.ask("human-monitor-command", **{"command-line": "info registers"})
    return next(word for word in registers.split() if word.startswith("R15="))


if __name__ == "__main__":
    main(*sys.argv[1:])
