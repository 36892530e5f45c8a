# SPDX-License-Identifier: MIT
#
# Stellaris LM3S6965: Cortex-M3.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m3 -mthumb)
set(FRUGAL_OPTIMISATION -O2)
set(FRUGAL_CLOCK_MHZ 50)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 256)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 64)
set(FRUGAL_MACHINE lm3s6965evb)  # the emulator's board with this chip
# Instructions, for the simulator's clock: a simulation, a position of a proof, a new root, a choice.
set(FRUGAL_INSTRUCTIONS 6000 1070 40000 7000)
