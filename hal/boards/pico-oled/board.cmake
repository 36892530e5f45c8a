# SPDX-License-Identifier: MIT
#
# Raspberry Pi Pico with an OLED of 128x64 pixels (SSD1306, I2C), five keys and a buzzer.
set(FRUGAL_CHIP rp2040)
set(FRUGAL_BUTTONS left right up down select)
set(FRUGAL_PICTURE 128x64)
set(FRUGAL_SOUND ON)
set(FRUGAL_STORE 4x4096)
set(FRUGAL_POOL_BYTES 131072)
