# SPDX-License-Identifier: MIT
#
# nRF52833: Cortex-M4, 512 KB of flash in pages of 4 KB, 128 KB of RAM. No emulator has it.
set(FRUGAL_FAMILY nrf5)
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m4 -mthumb -mfloat-abi=soft)
set(FRUGAL_OPTIMISATION -O2)
set(FRUGAL_CLOCK_MHZ 64)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 512)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 128)
# Instructions, for the simulator's clock: a simulation, a position of a proof, a new root, a choice.
set(FRUGAL_INSTRUCTIONS 6000 1070 90000 7000)
