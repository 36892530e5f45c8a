# SPDX-License-Identifier: MIT
#
# What is built of other projects' sources: boot2, and USB.

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

# USB: TinyUSB with its driver of this chip, and pico-sdk's way around an erratum. What they ask of pico-sdk's
# functions is in tinyusb/. Part of frugal_hal, so that the proof of the stack finds what they take.
find_path(FRUGAL_TINYUSB src/tusb.h NO_CMAKE_FIND_ROOT_PATH
  PATHS ${PROJECT_SOURCE_DIR}/build/tinyusb /usr/src/tinyusb)
if(NOT FRUGAL_TINYUSB)
  include(FetchContent)
  FetchContent_Declare(tinyusb GIT_REPOSITORY https://github.com/hathach/tinyusb GIT_TAG 0.18.0
    GIT_SHALLOW ON GIT_SUBMODULES "" SOURCE_SUBDIR sources_only)
  FetchContent_MakeAvailable(tinyusb)
  set(FRUGAL_TINYUSB ${tinyusb_SOURCE_DIR})
endif()

set(usb_sources common/tusb_fifo.c device/usbd.c device/usbd_control.c class/cdc/cdc_device.c tusb.c
  portable/raspberrypi/rp2040/dcd_rp2040.c portable/raspberrypi/rp2040/rp2040_usb.c)
list(TRANSFORM usb_sources PREPEND ${FRUGAL_TINYUSB}/src/)
list(APPEND usb_sources
  ${FRUGAL_PICO_SDK}/src/rp2_common/pico_fix/rp2040_usb_device_enumeration/rp2040_usb_device_enumeration.c)
target_sources(frugal_hal PRIVATE ${usb_sources})
set_source_files_properties(${usb_sources} PROPERTIES COMPILE_OPTIONS -w
  COMPILE_DEFINITIONS "NDEBUG;PICO_RP2040_USB_DEVICE_UFRAME_FIX=1;PICO_RP2040_USB_DEVICE_ENUMERATION_FIX=1")
target_include_directories(frugal_hal SYSTEM PRIVATE ${FRUGAL_TINYUSB}/src ${CMAKE_CURRENT_LIST_DIR}/tinyusb
  ${FRUGAL_PICO_SDK}/src/rp2040/hardware_regs/include ${FRUGAL_PICO_SDK}/src/rp2040/hardware_structs/include
  ${FRUGAL_PICO_SDK}/src/rp2_common/hardware_base/include
  ${FRUGAL_PICO_SDK}/src/rp2_common/pico_fix/rp2040_usb_device_enumeration/include)
set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/usb_descriptors.cpp PROPERTIES
  COMPILE_DEFINITIONS FRUGAL_BOARD_NAME="${FRUGAL_BOARD}")
