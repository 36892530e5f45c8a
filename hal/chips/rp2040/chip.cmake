# SPDX-License-Identifier: MIT
#
# Raspberry Pi RP2040: two Cortex-M0+, of which one is used, and 2 MB of flash on a QSPI bus (the Pico's).
# -Os: the code that thinks must stay in the 16 KB of the flash's cache.
# The last 4 KB of RAM are the boot ROM's, which has its stack there while the chip starts.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m0plus -mthumb)
set(FRUGAL_OPTIMISATION -Os)
set(FRUGAL_CLOCK_MHZ 125)
set(FRUGAL_FLASH_ORIGIN 0x10000000)
set(FRUGAL_FLASH_KB 2048)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 260)
set(FRUGAL_SLEEPS ON)
set(FRUGAL_EMULATOR rp2040)  # the emulator of host_sim/ that has this chip
set(FRUGAL_CONTAINS "pico-sdk tinyusb")  # of which its images contain code: build.cmake
set(FRUGAL_UF2_FAMILY 0xE48BFF56)  # by which the chip's drive knows its files
set(FRUGAL_DRIVE RPI-RP2)  # how ./frugal flash writes its boards: a drive that takes a .uf2
set(FRUGAL_DRIVE_HOW " while its button BOOTSEL is held")
set(FRUGAL_LOADER "picotool load -x")  # what else writes it by USB, given a file
set(FRUGAL_LOADER_SEES "picotool info")  # succeeds if there is a board to write
# Cycles, for the simulator's clock: a simulation, a position of a proof, a new root, a choice.
set(FRUGAL_INSTRUCTIONS 13760 2610 246000 5300)
