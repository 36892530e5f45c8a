# SPDX-License-Identifier: MIT
#
# boot2, the first 256 bytes of the flash: the boot ROM checks them, copies them into RAM and jumps there;
# they make the flash readable fast and jump to the vectors behind them. pico-sdk's own, which every Pico
# runs, built as pico-sdk builds it: linked for where the ROM copies it, padded, with its checksum
# (docs/decisions). Here it becomes the array boot2, in a section that the linker script puts first.
find_path(FRUGAL_PICO_SDK src/rp2040/boot_stage2/boot2_w25q080.S NO_CMAKE_FIND_ROOT_PATH
  PATHS ${PROJECT_SOURCE_DIR}/build/pico-sdk /usr/src/pico-sdk)
if(NOT FRUGAL_PICO_SDK)
  include(FetchContent)
  FetchContent_Declare(pico_sdk GIT_REPOSITORY https://github.com/raspberrypi/pico-sdk GIT_TAG 2.1.1
    GIT_SHALLOW ON GIT_SUBMODULES "" SOURCE_SUBDIR sources_only)
  FetchContent_MakeAvailable(pico_sdk)
  set(FRUGAL_PICO_SDK ${pico_sdk_SOURCE_DIR})
endif()

set(boot2_folder ${FRUGAL_PICO_SDK}/src/rp2040/boot_stage2)
add_custom_command(OUTPUT boot2.S
  COMMAND ${CMAKE_ASM_COMPILER} ${FRUGAL_CPU_FLAGS} -nostdlib -nostartfiles
    -I${CMAKE_CURRENT_LIST_DIR}/boot2 -I${boot2_folder}/asminclude -I${FRUGAL_PICO_SDK}/src/rp2040/hardware_regs/include
    -T ${boot2_folder}/boot_stage2.ld -Wl,--build-id=none ${boot2_folder}/boot2_w25q080.S -o boot2.elf
  COMMAND ${CMAKE_OBJCOPY} -O binary boot2.elf boot2.bin
  COMMAND ${Python3_EXECUTABLE} -B ${PROJECT_SOURCE_DIR}/toolchains/boot2.py boot2.bin boot2.S
  DEPENDS ${boot2_folder}/boot2_w25q080.S ${PROJECT_SOURCE_DIR}/toolchains/boot2.py
  VERBATIM)
target_sources(frugal_hal PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/boot2.S)
