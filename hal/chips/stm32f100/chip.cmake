# SPDX-License-Identifier: MIT
#
# STM32F100RB: Cortex-M3, the smallest RAM of all.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m3 -mthumb)
set(FRUGAL_OPTIMISATION -Os)
set(FRUGAL_CLOCK_MHZ 24)
set(FRUGAL_FLASH_ORIGIN 0x08000000)
set(FRUGAL_FLASH_KB 128)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 8)
set(FRUGAL_MACHINE stm32vldiscovery)  # the emulator's board with this chip
# Instructions, for the simulator's clock: a simulation, a position of a proof, a new root, a choice.
set(FRUGAL_INSTRUCTIONS 6800 1170 7000 7000)
