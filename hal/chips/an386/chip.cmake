# SPDX-License-Identifier: MIT
#
# ARM's FPGA image AN386: Cortex-M4. "Flash" is RAM there.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m4 -mthumb -mfloat-abi=soft)
set(FRUGAL_OPTIMISATION -O2)
set(FRUGAL_CLOCK_MHZ 25)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 4096)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 4096)
set(FRUGAL_MACHINE mps2-an386)  # the emulator's board with this chip
# Instructions, for the simulator's clock: a simulation, a position of a proof, a new root, a choice.
set(FRUGAL_INSTRUCTIONS 6000 1070 40000 7000)
