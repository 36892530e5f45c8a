# SPDX-License-Identifier: MIT
#
# BBC micro:bit V2.
set(FRUGAL_CHIP nrf52833)
set(FRUGAL_BUTTONS right drop)
set(FRUGAL_BUTTON_NAMES A B)
set(FRUGAL_GRID 5x5)
set(FRUGAL_SOUND ON)
set(FRUGAL_STORE 4x4096)
set(FRUGAL_POOL_BYTES 98304)
set(FRUGAL_DRIVE MICROBIT)  # how ./frugal flash writes it: a drive that takes a .hex
