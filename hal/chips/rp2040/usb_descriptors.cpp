// SPDX-License-Identifier: MIT
//
// What the device tells a PC about itself. Universal Serial Bus Specification 2.0, chapter 9.6;
// Class Definitions for Communication Devices 1.2, chapter 5.2.3.
//
// The identity is the one that Raspberry Pi gives to serial ports of the RP2040 in general; systems
// choose their driver by the class, and people tell devices apart by the names (docs/decisions).
#include <array>
#include <cstdint>

#include "tusb.h"

namespace frugal::hal {
namespace {

constexpr std::uint16_t kRaspberryPi = 0x2E8A, kSerialPort = 0x000A;
constexpr std::uint8_t kMaker = 1, kProduct = 2;  // of the texts
constexpr std::uint8_t kNotes = 0x81, kIn = 0x82, kOut = 0x02;
constexpr std::uint8_t kNoteBytes = 8, kPacketBytes = 64, kInterfaces = 2;
constexpr int kMilliamperes = 500;  // the lights take most of it
constexpr int kBytes = TUD_CONFIG_DESC_LEN + TUD_CDC_DESC_LEN;

constexpr tusb_desc_device_t kDevice{
    .bLength = sizeof(tusb_desc_device_t),
    .bDescriptorType = TUSB_DESC_DEVICE,
    .bcdUSB = 0x0200,
    .bDeviceClass = TUSB_CLASS_MISC,  // as devices whose interfaces belong together
    .bDeviceSubClass = MISC_SUBCLASS_COMMON,
    .bDeviceProtocol = MISC_PROTOCOL_IAD,
    .bMaxPacketSize0 = CFG_TUD_ENDPOINT0_SIZE,
    .idVendor = kRaspberryPi,
    .idProduct = kSerialPort,
    .bcdDevice = 0x0100,
    .iManufacturer = kMaker,
    .iProduct = kProduct,
    .iSerialNumber = 0,
    .bNumConfigurations = 1,
};

constexpr std::array<std::uint8_t, kBytes> kConfiguration{
    TUD_CONFIG_DESCRIPTOR(1, kInterfaces, 0, kBytes, 0, kMilliamperes),
    TUD_CDC_DESCRIPTOR(0, kProduct, kNotes, kNoteBytes, kOut, kIn, kPacketBytes)};

// Length and type take the place that the text's end has in C.
template <std::size_t kSize>
consteval std::array<std::uint16_t, kSize> text(const char (&characters)[kSize]) {
  std::array<std::uint16_t, kSize> text{TUSB_DESC_STRING << 8 | 2 * kSize};
  for (std::size_t i = 1; i < kSize; ++i) {
    text[i] = static_cast<unsigned char>(characters[i - 1]);
  }
  return text;
}

constexpr std::array<std::uint16_t, 2> kLanguages{TUSB_DESC_STRING << 8 | 4, 0x0409};  // English
constexpr auto kMakerText = text("Frugal");
constexpr auto kProductText = text("Frugal " FRUGAL_BOARD_NAME);

}  // namespace

extern "C" const std::uint8_t* tud_descriptor_device_cb() {
  return reinterpret_cast<const std::uint8_t*>(&kDevice);
}

extern "C" const std::uint8_t* tud_descriptor_configuration_cb(std::uint8_t) {
  return kConfiguration.data();
}

extern "C" const std::uint16_t* tud_descriptor_string_cb(std::uint8_t index, std::uint16_t) {
  switch (index) {
    case 0:
      return kLanguages.data();
    case kMaker:
      return kMakerText.data();
    case kProduct:
      return kProductText.data();
    default:
      return nullptr;
  }
}

}  // namespace frugal::hal
