// SPDX-License-Identifier: MIT
/// \file
/// Two banks of pins as a chip has them, and what hangs on them. A bank refuses, by a failed
/// assertion, to drive a pin that is no output, and to read one that is no input.
#pragma once

#include <unity.h>

#include <cstdint>

#include "pins.hpp"

namespace frugal::hal {

template <char kName>
struct ModelBank {
  static inline std::uint32_t outputs, inputs, pulled_up, pulled_down;
  static inline std::uint32_t driven;             // by the chip
  static inline std::uint32_t pressed_to_ground;  // by keys
  static inline std::uint32_t pressed_to_supply;
  static inline unsigned reads, writes;
  static inline void (*on_change)() = nullptr;

  static void reset() {
    outputs = inputs = pulled_up = pulled_down = driven = 0;
    pressed_to_ground = pressed_to_supply = reads = writes = 0;
    on_change = nullptr;
  }

  static std::uint32_t levels() {
    ++reads;
    const std::uint32_t floating = inputs & ~pulled_up & ~pulled_down;
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, floating & ~pressed_to_ground & ~pressed_to_supply,
                                    "an input floats");
    return ((pulled_up | pressed_to_supply) & ~pressed_to_ground & inputs) | (driven & outputs);
  }
  static void write(std::uint32_t mask, std::uint32_t levels) {
    ++writes;
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, mask & ~outputs, "a pin is driven that is no output");
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, levels & ~mask,
                                    "a level is given of a pin that is not meant");
    driven = (driven & ~mask) | levels;
    if (on_change) on_change();
  }
  static void make_inputs(std::uint32_t mask, Pull pull) {
    inputs |= mask;
    if (pull == Pull::kUp) pulled_up |= mask;
    if (pull == Pull::kDown) pulled_down |= mask;
  }
  static void make_outputs(std::uint32_t mask) { outputs |= mask; }
};

template <char kName, unsigned kNumber>
struct Pin {
  using Bank = ModelBank<kName>;
  static constexpr unsigned kBit = kNumber;
};

inline void reset_pins() {
  ModelBank<'A'>::reset();
  ModelBank<'B'>::reset();
}

}  // namespace frugal::hal
