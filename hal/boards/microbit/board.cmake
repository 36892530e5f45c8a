# SPDX-License-Identifier: MIT
#
# BBC micro:bit V1.
set(FRUGAL_CHIP nrf51822)
set(FRUGAL_BUTTONS right drop)
set(FRUGAL_BUTTON_NAMES A B)
set(FRUGAL_GRID 5x5)
set(FRUGAL_STORE 4x1024)
set(FRUGAL_POOL_BYTES 10240)
set(FRUGAL_DRIVE MICROBIT)  # how ./frugal flash writes it: a drive that takes a .hex
