# SPDX-License-Identifier: MIT
#
# nRF51822, the variant with 256 KB of flash and 16 KB of RAM: Cortex-M0.
set(FRUGAL_FAMILY nrf5)
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m0 -mthumb)
set(FRUGAL_OPTIMISATION -Os)
set(FRUGAL_CLOCK_MHZ 16)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 256)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 16)
set(FRUGAL_MACHINE microbit)  # the emulator's board with this chip
# Instructions, for the simulator's clock: a simulation, a position of a proof, a new root, a choice.
set(FRUGAL_INSTRUCTIONS 9400 1730 17000 7000)
