#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes the second stage of an RP2040's start an array of 256 bytes with its checksum.

boot2.py BINARY ASSEMBLY     BINARY has 252 bytes at most

The checksum: CRC-32 with the polynomial 04C11DB7h from FFFFFFFFh on, neither reflected nor inverted (data
sheet of the RP2040, chapter 2.8.1.3.1).
"""

import pathlib
import sys

BYTES, CHECKSUM_BYTES = 256, 4


def checksum(data):
    crc = 0xFFFFFFFF
    for byte in data:
        crc ^= byte << 24
        for _ in range(8):
            crc = (crc << 1 ^ (0x04C11DB7 if crc >> 31 else 0)) & 0xFFFFFFFF
    return crc


def complete(code):
    if len(code) > BYTES - CHECKSUM_BYTES:
        sys.exit(f"boot2: {len(code)} bytes of code; {BYTES - CHECKSUM_BYTES} are the most")
    padded = code.ljust(BYTES - CHECKSUM_BYTES, b"\0")
    return padded + checksum(padded).to_bytes(CHECKSUM_BYTES, "little")


def main(binary, assembly):
    data = complete(pathlib.Path(binary).read_bytes())
    lines = [f"    .byte {', '.join(f'{byte:#04x}' for byte in data[at:at + 16])}" for at in range(0, BYTES, 16)]
    text = '    .section .boot2, "a"\n    .global boot2\nboot2:\n' + "\n".join(lines) + "\n"
    pathlib.Path(assembly).write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
