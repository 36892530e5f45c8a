# SPDX-License-Identifier: MIT
#
# STM32 VL Discovery.
set(FRUGAL_CHIP stm32f100)
set(FRUGAL_BUTTONS right)
set(FRUGAL_BUTTON_NAMES button)
set(FRUGAL_LEDS 2)
set(FRUGAL_STORE 4x1024)
set(FRUGAL_POOL_BYTES 4096)
set(FRUGAL_OPENOCD board/stm32vldiscovery.cfg)  # how ./frugal flash writes it
