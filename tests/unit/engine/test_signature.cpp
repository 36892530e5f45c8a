// SPDX-License-Identifier: MIT
//
// The signature: one number over a fixed set of searches, the same on every compiler, level of
// optimisation and chip. If this test fails on one machine only, the arithmetic differs there. If
// it fails everywhere, the search behaves differently: when that is meant, the new number, which
// the failure prints, goes into signature.hpp, and the commit says so.
#include "frugal/signature.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <initializer_list>

#include "support/signature.hpp"

namespace {

alignas(4) std::byte bytes[frugal::kSignatureBytes];

void test_the_signature_is_the_known_one() {
  TEST_ASSERT_EQUAL_HEX32_MESSAGE(kSignature, frugal::signature(bytes), "the new one is after Was");
}

void test_the_signature_does_not_depend_on_what_the_bytes_held() {
  std::memset(bytes, 0, sizeof bytes);
  const std::uint32_t expected = frugal::signature(bytes);
  for (const int noise : {0x5a, 0xff}) {
    std::memset(bytes, noise, sizeof bytes);
    TEST_ASSERT_EQUAL_HEX32(expected, frugal::signature(bytes));
  }
}

void test_a_digest_tells_numbers_and_their_order_apart() {
  const auto digest_of = [](std::initializer_list<std::uint32_t> numbers) {
    frugal::Digest digest;
    for (const std::uint32_t number : numbers) digest.add(number);
    return digest.value();
  };
  TEST_ASSERT_TRUE(digest_of({1, 2}) != digest_of({2, 1}));
  TEST_ASSERT_TRUE(digest_of({0}) != digest_of({0, 0}));
  TEST_ASSERT_EQUAL_HEX32(digest_of({7, 8, 9}), digest_of({7, 8, 9}));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_signature_is_the_known_one);
  RUN_TEST(test_the_signature_does_not_depend_on_what_the_bytes_held);
  RUN_TEST(test_a_digest_tells_numbers_and_their_order_apart);
  return UNITY_END();
}
