# SPDX-License-Identifier: MIT
#
# Raspberry Pi Pico on a breadboard, with a matrix of 8x8 WS2812, three keys and a buzzer.
set(FRUGAL_CHIP rp2040)
set(FRUGAL_BUTTONS left drop right)
set(FRUGAL_GRID 8x8)
set(FRUGAL_COLOURS ON)
set(FRUGAL_SOUND ON)
set(FRUGAL_STORE 4x4096)
set(FRUGAL_POOL_BYTES 131072)
