// SPDX-License-Identifier: MIT
/// \file
/// An I2C unit of the RP2040, a DW_apb_i2c, as the controller of a bus that only it sends on: data
/// sheet, chapter 4.3, and the bus itself, UM10204, chapter 6. The time is the microsecond timer's,
/// which a test has in the models as well.
///
/// A byte that is not acknowledged sets TX_ABRT, empties the FIFO and keeps it empty until that is
/// cleared, and ends with a stop.
#pragma once

#include <unity.h>

#include <cstdint>
#include <deque>
#include <vector>

#include "rp2040_pins.hpp"
#include "rp2040_resets.hpp"

namespace frugal::hal {

/// Every access to a register takes a while.
struct Rp2040Timer {
  static constexpr std::uint64_t kNanosecondsAnAccess = 100;
  std::uint64_t nanoseconds = 0;

  bool has(std::uint32_t address) const { return address >> 12 == 0x40054; }
  std::uint32_t read(std::uint32_t address) {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x40054028, address, "not read by a driver");
    return static_cast<std::uint32_t>(nanoseconds / 1000);
  }
  void write(std::uint32_t, std::uint32_t) { TEST_FAIL_MESSAGE("not written by a driver"); }
};

/// Device: bool takes_address(address), bool takes(byte), void end().
template <class Device>
class Rp2040I2c {
 public:
  Rp2040I2c(unsigned unit, unsigned data_pin, unsigned clock_pin, Rp2040Resets& resets,
            Rp2040Pins& pins, Rp2040Timer& timer, Device& device)
      : base_(0x40044000 + 0x4000 * unit),
        block_(1u << (3 + unit)),
        data_pin_(data_pin),
        clock_pin_(clock_pin),
        resets_(&resets),
        pins_(&pins),
        timer_(&timer),
        device_(&device) {}

  bool is_stuck = false;  // a line is held low

  bool has(std::uint32_t address) const { return address >> 12 == base_ >> 12; }

  std::uint32_t read(std::uint32_t address) {
    resets_->expect_released(block_);
    go_on();
    switch (address - base_) {
      case 0x34:
        return state_.events;
      case 0x54:
        state_.events &= ~kRefused;
        return 0;
      case 0x60:
        state_.events &= ~kStopped;
        return 0;
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(0x70, address - base_, "not read by a driver");
        return state_.fifo.size() < kFifoBytes ? 1u << 1 : 0;
    }
  }

  void write(std::uint32_t address, std::uint32_t value) {
    resets_->expect_released(block_);
    if (resets_->take_reset(block_)) state_ = {};
    go_on();
    switch (address - base_) {
      case 0x10:
        return send(value);
      case 0x6C:
        return enable(value);
      case 0x00:
        return set_up(state_.control, value);
      case 0x04:
        TEST_ASSERT_TRUE_MESSAGE(value > 0x07 && value < 0x78, "a reserved address");
        return set_up(state_.target, value);
      case 0x1C:
        return set_up(state_.high_count, value);
      case 0x20:
        return set_up(state_.low_count, value);
      case 0x7C:
        return set_up(state_.hold, value);
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(0xA0, address - base_, "not written by a driver");
        return set_up(state_.spikes, value);
    }
  }

  /// As when something is plugged in.
  void hear_foreign_stop() { state_.events |= kStopped; }
  bool is_idle() const { return state_.phase == Phase::kIdle; }

 private:
  static constexpr unsigned kFifoBytes = 16;
  static constexpr std::uint32_t kRefused = 1u << 6, kStopped = 1u << 9, kStop = 1u << 9;
  static constexpr double kNanosecondsACycle = 1000.0 / FRUGAL_CLOCK_MHZ;

  enum class Phase { kIdle, kAddress, kByte, kHeld };

  struct State {
    bool is_enabled = false;
    std::uint32_t control = 0x65, target = 0x55, high_count = 6, low_count = 13, hold = 1;
    std::uint32_t spikes = 7, events = 0;
    std::deque<std::uint32_t> fifo;
    Phase phase = Phase::kIdle;
    std::uint32_t byte = 0;
    std::uint64_t phase_ends = 0;
  };

  void set_up(std::uint32_t& what, std::uint32_t value) {
    TEST_ASSERT_FALSE_MESSAGE(state_.is_enabled, "it may change while the unit is off only");
    what = value;
  }

  void enable(std::uint32_t value) {
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(1, value, "neither on nor off");
    TEST_ASSERT_TRUE_MESSAGE(is_idle(), "a transfer is cut");
    state_.is_enabled = value == 1;
    state_.fifo.clear();
    if (state_.is_enabled) expect_fast_mode();
  }

  /// Chapters 4.3.14.1 and 4.3.14.4.6: the high time has some cycles more, the low time one.
  void expect_fast_mode() const {
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(1 | 2u << 1 | 1u << 6, state_.control & 0x5F,
                                    "no controller in fast mode with addresses of 7 bits");
    const double high = (state_.high_count + state_.spikes + 7) * kNanosecondsACycle;
    const double low = (state_.low_count + 1) * kNanosecondsACycle;
    TEST_ASSERT_TRUE_MESSAGE(high >= 600, "SCL is high for less than 0.6 us");
    TEST_ASSERT_TRUE_MESSAGE(low >= 1300, "SCL is low for less than 1.3 us");
    TEST_ASSERT_TRUE_MESSAGE(high + low >= 2500, "faster than 400 kHz");
    TEST_ASSERT_TRUE_MESSAGE(high + low < 2800, "slower than need be");
    TEST_ASSERT_TRUE_MESSAGE(state_.spikes * kNanosecondsACycle >= 50, "spikes of 50 ns pass");
    TEST_ASSERT_TRUE(state_.low_count > state_.spikes + 7);
    TEST_ASSERT_TRUE(state_.high_count > state_.spikes + 5);
    TEST_ASSERT_TRUE_MESSAGE(state_.hold >= 1 && state_.hold <= state_.low_count - 2,
                             "SDA is held for too long");
    for (const unsigned pin : {data_pin_, clock_pin_}) {
      TEST_ASSERT_EQUAL_MESSAGE(3, pins_->function(pin), "a pin is not the unit's");
      TEST_ASSERT_TRUE_MESSAGE(pins_->is_pulled_up(pin), "a line is not pulled up");
    }
  }

  void send(std::uint32_t value) {
    TEST_ASSERT_TRUE_MESSAGE(state_.is_enabled, "the unit is off");
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, value & ~(0xFFu | kStop), "more than a byte and its stop");
    TEST_ASSERT_LESS_THAN_MESSAGE(kFifoBytes, state_.fifo.size(), "the FIFO is full");
    if (!(state_.events & kRefused)) state_.fifo.push_back(value);
  }

  /// What the bus has done until now.
  void go_on() {
    timer_->nanoseconds += Rp2040Timer::kNanosecondsAnAccess;
    while (!is_stuck && state_.phase_ends <= timer_->nanoseconds && is_going()) end_phase();
    if (is_stuck) state_.phase_ends = timer_->nanoseconds;
  }
  bool is_going() const { return !state_.fifo.empty() || state_.phase >= Phase::kAddress; }

  void end_phase() {
    switch (state_.phase) {
      case Phase::kIdle:
        begin(Phase::kAddress);
        return;
      case Phase::kAddress:
        return device_->takes_address(state_.target) ? next_byte() : refuse();
      case Phase::kByte:
        if (!device_->takes(static_cast<std::uint8_t>(state_.byte))) return refuse();
        return (state_.byte & kStop) != 0 ? stop() : next_byte();
      case Phase::kHeld:  // SCL is low until there is another byte
        return next_byte();
    }
  }

  /// Nine bits of the bus from now on.
  void begin(Phase phase) {
    const double cycles = state_.high_count + state_.spikes + 7 + state_.low_count + 1;
    state_.phase = phase;
    if (state_.phase_ends == 0 || phase == Phase::kAddress) state_.phase_ends = timer_->nanoseconds;
    state_.phase_ends += static_cast<std::uint64_t>(9 * cycles * kNanosecondsACycle);
  }

  void next_byte() {
    if (state_.fifo.empty()) {
      state_.phase = Phase::kHeld;
      state_.phase_ends = timer_->nanoseconds + 1;
      return;
    }
    state_.byte = state_.fifo.front();
    state_.fifo.pop_front();
    begin(Phase::kByte);
  }

  void refuse() {
    state_.events |= kRefused;
    state_.fifo.clear();
    stop();
  }

  void stop() {
    state_.events |= kStopped;
    state_.phase = Phase::kIdle;
    device_->end();
  }

  std::uint32_t base_, block_;
  unsigned data_pin_, clock_pin_;
  Rp2040Resets* resets_;
  Rp2040Pins* pins_;
  Rp2040Timer* timer_;
  Device* device_;
  State state_;
};

}  // namespace frugal::hal
