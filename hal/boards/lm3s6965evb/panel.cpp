// SPDX-License-Identifier: MIT
/// \file
/// The evaluation board's OLED panel of 16 greys, on SSI0 (data sheet of the chip, chapter 13). Its
/// controller is an SSD0323 or an SSD1329 (Solomon Systech), which both have the commands used
/// here. The panel has 128 x 96 pixels, in the emulator 128 x 64; those are the picture, the rest
/// is dark.
///
/// Its D/C line is PC7, its supply comes with PC6. The board selects it by the frame signal on PA3,
/// which the SSI drives; the emulator by PD0, which on the board deselects the memory card.
/// At 3.6 MHz (4 MHz is the most it takes) a frame needs 9 ms.
#include "chip.hpp"
#include "frugal/hal/lights.hpp"
#include "register.hpp"

namespace frugal::hal {
namespace {

constexpr std::uint32_t kSsi = 0x40008000;
constexpr std::uint32_t kFrameFormat = kSsi, kControl = kSsi + 0x004, kData = kSsi + 0x008;
constexpr std::uint32_t kStatus = kSsi + 0x00C, kPrescaler = kSsi + 0x010;
constexpr std::uint32_t kTransmitNotFull = 1u << 1, kReceiveNotEmpty = 1u << 2, kBusy = 1u << 4;
constexpr std::uint32_t kEightBits = 7, kClockIdlesHigh = 1u << 6, kSecondEdge = 1u << 7;
constexpr std::uint32_t kSlower7Times = 6u << 8;

constexpr std::uint32_t kSsiPins = 1u << 2 | 1u << 3 | 1u << 5;  // of port A: clock, frame, data
constexpr std::uint32_t kPanelSupply = 1u << 6, kPanelData = 1u << 7;  // of port C
constexpr std::uint32_t kCardDeselect = 1u << 0;                       // of port D

constexpr std::uint32_t kBytesInRow = 128 / 2, kPanelRows = 96;

constexpr std::uint8_t kStartCommands[] = {
    0xAE,                  // off
    0xA8, kPanelRows - 1,  // so many lines are driven
    0x81, 0xB7,            // contrast
    0xA0, 0x52,            // the upper half of a byte is left; lines are interleaved
    0xA1, 0,               // the first line is the first
    0xA2, 0,               // and nothing is shifted
    0xA4,                  // not inverted
    0xB1, 0x11,            // phases of a line
    0xB2, 0x23,            // its length
    0xB3, 0xE2,            // its clock
    0xBC, 0x3F,            // voltage before a pixel is driven
    0xAF,                  // on
};
constexpr std::uint8_t kChooseAll[] = {0x15, 0, kBytesInRow - 1, 0x75, 0, kPanelRows - 1};

/// What comes back is noise, but must be taken: the emulator stops sending when it has eight bytes.
void send(std::uint8_t byte) {
  while (!(read_register(kStatus) & kTransmitNotFull)) {
  }
  write_register(kData, byte);
  while (read_register(kStatus) & kReceiveNotEmpty) read_register(kData);
}

/// D/C must not change before the last byte is out.
void choose(std::uint32_t data_or_command) {
  while (read_register(kStatus) & kBusy) {
  }
  write_register(PortC::data(kPanelData), data_or_command);
}

void send_commands(std::span<const std::uint8_t> commands) {
  choose(0);
  for (std::uint8_t command : commands) send(command);
  choose(kPanelData);
}

void start_pins() {
  set_bits(kWakePorts, 1u << 0 | 1u << 2 | 1u << 3);
  read_register(kWakePorts);  // a port takes three cycles to wake
  set_bits(PortA::kAlternate, kSsiPins);
  set_bits(PortA::kDigital, kSsiPins);
  set_bits(PortC::kOutput, kPanelSupply | kPanelData);  // its other pins are the debugger's
  set_bits(PortC::kDigital, kPanelSupply | kPanelData);
  set_bits(PortD::kOutput, kCardDeselect);
  set_bits(PortD::kDigital, kCardDeselect);
  write_register(PortD::data(kCardDeselect), kCardDeselect);
  write_register(PortC::data(kPanelSupply), kPanelSupply);
}

void start_ssi() {
  set_bits(kWakeSerial, 1u << 4);
  read_register(kWakeSerial);
  write_register(kControl, 0);
  write_register(kPrescaler, 2);
  write_register(kFrameFormat, kEightBits | kClockIdlesHigh | kSecondEdge | kSlower7Times);
  write_register(kControl, 1u << 1);  // on
}

/// The panel's memory holds noise after power-on.
const struct Start {
  Start() {
    start_pins();
    start_ssi();
    send_commands(kChooseAll);
    for (std::uint32_t i = 0; i < kBytesInRow * kPanelRows; ++i) send(0);
    send_commands(kStartCommands);
  }
} start;

}  // namespace

void show_picture(std::span<const std::uint8_t> pixels, std::uint32_t first_row) {
  const std::uint8_t choose_rows[] = {
      0x15, 0, kBytesInRow - 1, 0x75, static_cast<std::uint8_t>(first_row), 63};
  send_commands(choose_rows);
  for (std::uint8_t pair : pixels) send(pair);
}

}  // namespace frugal::hal
