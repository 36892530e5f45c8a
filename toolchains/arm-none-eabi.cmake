# SPDX-License-Identifier: MIT
#
# CMake toolchain for bare Cortex-M chips with GNU's arm-none-eabi-gcc and newlib-nano.
# Flags that depend on the chip come with frugal::hal, from the board's folder.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
set(CMAKE_ASM_COMPILER arm-none-eabi-gcc)

# A program cannot be linked before the board is known, so CMake tries its compiler on a library.
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)

set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)

# Programs, the tests above all, run in the emulator.
if(FRUGAL_BOARD)
  set(CMAKE_CROSSCOMPILING_EMULATOR "${CMAKE_CURRENT_LIST_DIR}/emulate.sh;${FRUGAL_BOARD}")
endif()
