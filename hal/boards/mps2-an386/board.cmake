# SPDX-License-Identifier: MIT
#
# ARM MPS2 with FPGA image AN386.
set(FRUGAL_CHIP an386)
set(FRUGAL_LEDS 2)
set(FRUGAL_POOL_BYTES 1048576)
set(FRUGAL_BY_HAND "put it on the board's microSD card, in SOFTWARE, and name it in MB/HBI0263*/AN386/images.txt")
