# SPDX-License-Identifier: MIT
"""What is in the store when the power is cut is there when it comes back, and after a restart too.

check_flash.py BOARD IMAGE     the image is that of lights.cpp, which leaves the store alone
"""

import random
import sys

from device import Device
from emulated import settings


def main(board, image):
    pages, page_bytes = map(int, settings(board)["STORE"].split("x"))
    contents = random.Random(1).randbytes(pages * page_bytes)
    with Device.of(board, image, flash=contents) as device:
        device.read_until("ready\n")
        assert device.flash_contents() == contents
        device.reset()
        device.read_until("ready\n")
        assert device.flash_contents() == contents
    with Device.of(board, image) as device:
        device.read_until("ready\n")
        assert device.flash_contents() != contents


if __name__ == "__main__":
    main(*sys.argv[1:])
