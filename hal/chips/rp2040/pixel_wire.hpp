// SPDX-License-Identifier: MIT
/// \file
/// A wire for WS2812 lights: a state machine of PIO0 makes the pulses, a DMA channel feeds it, and
/// the core has nothing to do. Data sheet, chapters 3 (PIO) and 2.5 (DMA).
///
/// A cycle of the state machine is 10.5 cycles of the chip, 84 ns on average. A bit has 15 of them,
/// 1.26 us: high for 4 (a zero, 336 ns) or 8 (a one, 672 ns), low for the rest (920 or 584 ns and 8
/// ns more at times, for the half cycle). These four suit the data sheets of WS2812B, WS2812B-V5
/// and SK6812 alike. Some others ask for 220 to 420 ns of low after a one; lights tell a bit by how
/// long it is high.
///
/// Memory: 9 bytes. The words belong to the caller and stay until is_ready().
#pragma once

#include <cstdint>
#include <span>

#include "chip.hpp"
#include "pin.hpp"

namespace frugal::hal {

template <class WirePin>
class PixelWire {
 public:
  using Pins = PinList<WirePin>;

  /// The wire has rested since the reset, for longer than the lights want.
  static void start() {
    Blocks::release(Blocks::kPio0 | Blocks::kDma);
    load_program();
    write_register(kDivider, 10u << 16 | 128u << 8);
    write_register(kWrap, 3u << 12);  // from the last instruction to the first
    write_register(kShift, kJoinFifos | 24u << 25 | kPullBySelf);
    write_register(kPinNumbers, 1u << 29 | 1u << 26 | WirePin::kBit << 10 | WirePin::kBit << 5);
    // A machine that was never restarted takes its shift register for full and sends 24 zeros
    // first.
    write_register(kControl, kRestart);
    write_register(kExecute, 0xE000);  // set pins, 0
    write_register(kExecute, 0xE081);  // set pindirs, 1
    write_register(kExecute, 0x0000);  // jmp 0
    WirePin::connect(PinFunction::kPio0);
    write_register(kControl, kOn);
  }

  /// Sends green, red and blue of each light, from the top bit of its word. Only when is_ready().
  static void send(std::span<const std::uint32_t> lights) {
    write_register(kReadFrom, reinterpret_cast<std::uintptr_t>(lights.data()));
    write_register(kWriteTo, kFifo);
    write_register(kCount, static_cast<std::uint32_t>(lights.size()));
    write_register(kStart, kWordsToPio0);
    begun_us_ = MicrosecondTimer::now();
    wait_us_ = static_cast<std::uint32_t>(lights.size()) * kMicrosecondsALight + kRestMicroseconds;
    busy_ = true;
  }

  /// Whether the frame before is sent and shown. The DMA channel is done earlier: the state machine
  /// still has eight words then, and the lights show a frame when the wire has rested.
  static bool is_ready() {
    if (busy_ && MicrosecondTimer::now() - begun_us_ >= wait_us_) busy_ = false;
    return !busy_;
  }

 private:
  static constexpr std::uint32_t kPio = 0x50200000, kControl = kPio, kFifo = kPio + 0x010;
  static constexpr std::uint32_t kProgram = kPio + 0x048, kDivider = kPio + 0x0C8;
  static constexpr std::uint32_t kWrap = kPio + 0x0CC, kShift = kPio + 0x0D0;
  static constexpr std::uint32_t kExecute = kPio + 0x0D8, kPinNumbers = kPio + 0x0DC;
  static constexpr std::uint32_t kOn = 1u << 0, kRestart = 1u << 4;
  static constexpr std::uint32_t kJoinFifos = 1u << 30, kPullBySelf = 1u << 17;

  static constexpr std::uint32_t kDma = 0x50000000;  // channel 0
  static constexpr std::uint32_t kReadFrom = kDma, kWriteTo = kDma + 0x04, kCount = kDma + 0x08;
  static constexpr std::uint32_t kStart = kDma + 0x0C;
  // No interrupt, paced by the FIFO (request 0), no chain, the source moves on, words.
  static constexpr std::uint32_t kWordsToPio0 = 1u << 21 | 1u << 4 | 2u << 2 | 1;

  // 1.26 us a bit, rounded up, and the rest of 280 us that the newest lights want, with some more.
  static constexpr std::uint32_t kMicrosecondsALight = 31, kRestMicroseconds = 300;

  // Each instruction sets the wire (side-set), and waits: 7, 4, 4, 4 cycles.
  static void load_program() {
    static constexpr std::uint16_t kInstructions[] = {
        0x6621,  // out x, 1   side 0 [6]
        0x1323,  // jmp !x, 3  side 1 [3]
        0x1300,  // jmp 0      side 1 [3]
        0xA342,  // nop        side 0 [3]
    };
    for (std::uint32_t i = 0; i < 4; ++i) write_register(kProgram + 4 * i, kInstructions[i]);
  }

  static inline std::uint32_t begun_us_, wait_us_;
  static inline bool busy_;
};

}  // namespace frugal::hal
