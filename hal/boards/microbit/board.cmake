# SPDX-License-Identifier: MIT
#
# BBC micro:bit V1: nRF51822, Cortex-M0 at 16 MHz.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m0 -mthumb)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 256)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 16)
