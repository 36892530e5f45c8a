# SPDX-License-Identifier: MIT
#
# ARM's FPGA image AN386: Cortex-M4. "Flash" is RAM there.
set(FRUGAL_CPU_FLAGS -mcpu=cortex-m4 -mthumb -mfloat-abi=soft)
set(FRUGAL_FLASH_ORIGIN 0x00000000)
set(FRUGAL_FLASH_KB 4096)
set(FRUGAL_RAM_ORIGIN 0x20000000)
set(FRUGAL_RAM_KB 4096)
set(FRUGAL_HAS_SYSTICK ON)
