#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Makes of an image the file that a chip's drive takes: UF2 (https://github.com/microsoft/uf2).

uf2.py FAMILY ELF UF2     FAMILY is the chip's number, as 0xE48BFF56 for the RP2040
"""

import pathlib
import struct
import sys

MAGIC_BEGIN, MAGIC_SECOND, MAGIC_END = 0x0A324655, 0x9E5D5157, 0x0AB16F30
HAS_FAMILY = 0x2000
PAYLOAD = 256
LOADED = 1  # the type of a part of the program that lies in memory


def flash_contents(elf):
    """{address of a block: its bytes}, of all that an image puts into the flash."""
    program_headers, = struct.unpack_from("<I", elf, 28)
    size, count = struct.unpack_from("<HH", elf, 42)
    blocks = {}
    for at in range(program_headers, program_headers + size * count, size):
        kind, offset, _, address, bytes_there = struct.unpack_from("<5I", elf, at)
        if kind != LOADED:
            continue
        for i, byte in enumerate(elf[offset : offset + bytes_there], address):
            blocks.setdefault(i & -PAYLOAD, bytearray(PAYLOAD))[i % PAYLOAD] = byte
    return blocks


def uf2(family, elf):
    blocks = sorted(flash_contents(elf).items())
    for number, (address, data) in enumerate(blocks):
        head = struct.pack("<8I", MAGIC_BEGIN, MAGIC_SECOND, HAS_FAMILY, address, PAYLOAD, number, len(blocks), family)
        yield (head + data).ljust(508, b"\0") + struct.pack("<I", MAGIC_END)


def main(family, elf, out):
    pathlib.Path(out).write_bytes(b"".join(uf2(int(family, 0), pathlib.Path(elf).read_bytes())))


if __name__ == "__main__":
    main(*sys.argv[1:])
