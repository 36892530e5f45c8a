# SPDX-License-Identifier: MIT
"""An emulated board: its image runs, its buttons can be pressed, its lights and its console read.

    with Device.of("microbit", "build/microbit/firmware/device.elf") as device:
        device.press("A")
        device.release("A")
        print(device.frame())             # 5 x 5 brightnesses, 0 to 3
        device.write("name\\n")
        print(device.read_until("\\n\\n"))

Whatever is waited for comes within `patience_s`, or DeviceError tells what did not.

A power cut is two devices, one after the other: `flash_contents()` of the first is the `flash` of the
second. (QEMU has the micro:bit's flash only; the RP2040's emulator has its flash.)

chip.cmake says which emulator has the chip: QEMU (qemu.py), or that of a folder of host_sim/ (rp2040.py).
"""

from emulated import Device, DeviceError
from qemu import Lm3s6965evb, Microbit, Mps2
from rp2040 import Rp2040

__all__ = ["Device", "DeviceError", "Lm3s6965evb", "Microbit", "Mps2", "Rp2040"]
