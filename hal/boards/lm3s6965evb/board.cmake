# SPDX-License-Identifier: MIT
#
# Stellaris LM3S6965 evaluation board: Cortex-M3.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m3 -mthumb)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 256)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 64)
