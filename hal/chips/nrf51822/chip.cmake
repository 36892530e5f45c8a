# SPDX-License-Identifier: MIT
#
# nRF51822, the variant with 256 KB of flash and 16 KB of RAM: Cortex-M0.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m0 -mthumb)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 256)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 16)
set(FRUGAL_HAS_SYSTICK OFF)
