# SPDX-License-Identifier: MIT
#
# Kitronik ZIP96 for the Raspberry Pi Pico: 12x8 WS2812, six keys, a buzzer; a Pico in its socket.
set(FRUGAL_CHIP rp2040)
set(FRUGAL_BUTTONS left right up down drop back)
set(FRUGAL_BUTTON_NAMES left right up down A B)
set(FRUGAL_GRID 12x8)
set(FRUGAL_COLOURS ON)
set(FRUGAL_SOUND ON)
set(FRUGAL_STORE 4x4096)
set(FRUGAL_POOL_BYTES 131072)
