# SPDX-License-Identifier: MIT
#
# Raspberry Pi Pico with a matrix of 8x8 WS2812, a key for each column, and a buzzer.
set(FRUGAL_CHIP rp2040)
set(FRUGAL_BUTTONS column1 column2 column3 column4 column5 column6 column7)
set(FRUGAL_GRID 8x8)
set(FRUGAL_COLOURS ON)
set(FRUGAL_SOUND ON)
set(FRUGAL_STORE 4x4096)
set(FRUGAL_POOL_BYTES 131072)
