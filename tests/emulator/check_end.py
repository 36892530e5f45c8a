# SPDX-License-Identifier: MIT
"""A program that ends without a debugger stops the board: it does not lock up, and does not start anew.

check_end.py BOARD IMAGE     the image is that of fault.cpp
"""

import sys

from device import Device


def main(board, image):
    with Device.of(board, image, semihosting=False) as device:
        device.read_until("fault: exception 00000003")
        device.read_until("panic: unserved exception\n")
        device.pass_time(0.01)
        first = device.program_counter()
        device.pass_time(0.01)
        assert first == device.program_counter(), "it does not stand still"
        assert device.status() is None, "it locked up"
        assert device.read_all() == "", "it goes on"


if __name__ == "__main__":
    main(*sys.argv[1:])
