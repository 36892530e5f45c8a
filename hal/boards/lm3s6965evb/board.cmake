# SPDX-License-Identifier: MIT
#
# Stellaris LM3S6965 evaluation board. Its panel is 128x96; the emulator's, and so ours, 128x64.
set(FRUGAL_CHIP lm3s6965)
set(FRUGAL_BUTTONS left right up down select)
set(FRUGAL_LEDS 1)
set(FRUGAL_PICTURE 128x64)
set(FRUGAL_STORE 4x1024)
set(FRUGAL_POOL_BYTES 49152)
set(FRUGAL_OPENOCD board/ek-lm3s6965.cfg)  # how ./frugal flash writes it
