# SPDX-License-Identifier: MIT
"""A tone has its frequency and lasts; silence is silent, and a tone comes after it.

check_sound.py BOARD IMAGE     the image is that of sound.cpp
"""

import sys

from device import Device


def main(board, image):
    with Device.of(board, image) as device:
        device.read_until("ready\n")
        assert device.hertz() == 0, "it sounds by itself"
        for digit in (4, 9, 1, 0, 5, 0):
            device.write(str(digit))
            device.read_until(str(digit))
            for _ in range(3):
                device.pass_time(0.1)
                assert abs(device.hertz() - 100 * digit) <= digit / 2, (digit, device.hertz())


if __name__ == "__main__":
    main(*sys.argv[1:])
