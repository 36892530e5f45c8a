// SPDX-License-Identifier: MIT
/// \file
/// Flash as it is, for the models of the chips' controllers; and what every chip's store must do
/// with it. The models refuse, by a failed assertion, whatever a data sheet forbids.
#pragma once

#include <unity.h>

#include <array>
#include <cstdint>

#include "frugal/hal/store.hpp"
#include "standstill.hpp"
#include "store_place.hpp"

namespace frugal::hal {

inline constexpr std::uint32_t kWords = kPages * kPageBytes / 4;

/// Lights that an interrupt keeps alight: they must be off while a page is erased.
inline bool lights_are_on = true;
void lights_pause() { lights_are_on = false; }
void lights_resume() { lights_are_on = true; }

class Flash {
 public:
  Flash() { words_.fill(0x5A5A5A5A); }

  static bool has(std::uint32_t address) {
    return address >= kStoreBegin && address < kStoreBegin + kPages * kPageBytes;
  }

  std::uint32_t word(std::uint32_t address) {
    TEST_ASSERT_TRUE_MESSAGE(has(address) && address % 4 == 0, "no word of the store");
    return words_[(address - kStoreBegin) / 4];
  }

  void clear_bits(std::uint32_t address, std::uint32_t bits) {
    words_[(address - kStoreBegin) / 4] = word(address) & ~bits;
  }

  void erase(std::uint32_t address) {
    TEST_ASSERT_TRUE_MESSAGE(has(address) && address % kPageBytes == 0, "no page of the store");
    TEST_ASSERT_FALSE_MESSAGE(lights_are_on, "a light stays on while the chip stands still");
    for (std::uint32_t i = 0; i < kPageBytes / 4; ++i) {
      words_[(address - kStoreBegin) / 4 + i] = 0xFFFFFFFF;
    }
  }

 private:
  std::array<std::uint32_t, kWords> words_;
};

// A controller works for a while; until then it must be asked and nothing else.
class Busy {
 public:
  void begin() { polls_left_ = 3; }
  bool ask() { return polls_left_ > 0 && polls_left_-- > 0; }
  void expect_idle() const { TEST_ASSERT_EQUAL_MESSAGE(0, polls_left_, "it was still busy"); }

 private:
  int polls_left_ = 0;
};

inline std::uint32_t pattern(std::uint32_t word) { return word * 0x9E3779B9 ^ 0x12345678; }

inline void fill_store() {
  for (std::uint32_t page = 0; page < kPages; ++page) store_erase(page);
  for (std::uint32_t word = 0; word < kWords; ++word) store_program(word, pattern(word));
}

inline void test_store_reads_what_was_programmed() {
  fill_store();
  for (std::uint32_t word = 0; word < kWords; ++word) {
    TEST_ASSERT_EQUAL_HEX32(pattern(word), store_read(word));
  }
}

inline void test_erasing_a_page_leaves_the_others() {
  fill_store();
  store_erase(2);
  TEST_ASSERT_TRUE_MESSAGE(lights_are_on, "the lights stay off");
  for (std::uint32_t word = 0; word < kWords; ++word) {
    const bool erased = word * 4 / kPageBytes == 2;
    TEST_ASSERT_EQUAL_HEX32(erased ? 0xFFFFFFFF : pattern(word), store_read(word));
  }
}

inline void test_word_is_cleared_at_last() {
  store_erase(0);
  store_program(5, 0x1234FFFF);
  store_program(5, 0);
  TEST_ASSERT_EQUAL_HEX32(0, store_read(5));
  TEST_ASSERT_EQUAL_HEX32(0xFFFFFFFF, store_read(4));
  TEST_ASSERT_EQUAL_HEX32(0xFFFFFFFF, store_read(6));
}

inline int run_store_tests() {
  UNITY_BEGIN();
  RUN_TEST(test_store_reads_what_was_programmed);
  RUN_TEST(test_erasing_a_page_leaves_the_others);
  RUN_TEST(test_word_is_cleared_at_last);
  return UNITY_END();
}

}  // namespace frugal::hal
