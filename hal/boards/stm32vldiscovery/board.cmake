# SPDX-License-Identifier: MIT
#
# STM32 VL Discovery: STM32F100RB, Cortex-M3 at 24 MHz; the smallest RAM of all.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m3 -mthumb)
set(FRUGAL_FLASH_ORIGIN 0x08000000)
set(FRUGAL_FLASH_KB 128)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 8)
