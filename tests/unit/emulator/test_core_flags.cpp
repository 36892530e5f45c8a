// SPDX-License-Identifier: MIT
/// \file
/// Each instruction that writes flags, by formulas of another kind than the core's: sums in wide
/// numbers, shifts bit by bit. All pairs of edge values, with each carry and overflow before it.
#include <unity.h>

#include <cstdint>
#include <cstdio>
#include <optional>
#include <vector>

#include "core.hpp"

extern "C" void setUp() {}
extern "C" void tearDown() {}

namespace {

using namespace frugal::test;

struct Flags {
  bool carry, overflow;
};

struct Outcome {
  std::uint32_t value;
  Flags flags;
};

constexpr std::uint32_t kEdges[] = {
    0,          1,          2,          3,          4,          7,          8,
    30,         31,         32,         33,         63,         64,         65,
    127,        128,        254,        255,        256,        257,        0x120,
    0x7FFF,     0x8000,     0xFFFF,     0x10000,    0x55555555, 0x7FFFFFFE, 0x7FFFFFFF,
    0x80000000, 0x80000001, 0xAAAAAAAA, 0xFFFFFF00, 0xFFFFFFFE, 0xFFFFFFFF};

Outcome sum(std::uint32_t a, std::uint32_t b, bool carry) {
  const std::uint64_t whole = std::uint64_t{a} + b + carry;
  const std::int64_t whole_signed =
      std::int64_t{static_cast<std::int32_t>(a)} + static_cast<std::int32_t>(b) + carry;
  const auto value = static_cast<std::uint32_t>(whole);
  return {value, {whole > 0xFFFFFFFF, whole_signed != static_cast<std::int32_t>(value)}};
}

/// Carry is "no borrow".
Outcome difference(std::uint32_t a, std::uint32_t b, bool carry) {
  const std::int64_t whole = std::int64_t{a} - b - !carry;
  const std::int64_t whole_signed =
      std::int64_t{static_cast<std::int32_t>(a)} - static_cast<std::int32_t>(b) - !carry;
  const auto value = static_cast<std::uint32_t>(whole);
  return {value, {whole >= 0, whole_signed != static_cast<std::int32_t>(value)}};
}

enum class Shift { kLeft, kRight, kSigned, kTurn };

Outcome shifted(Shift kind, std::uint32_t value, std::uint32_t by, Flags flags) {
  for (; by > 0; --by) {
    const std::uint32_t top = value >> 31, bottom = value & 1;
    flags.carry = kind == Shift::kLeft ? top : bottom;
    switch (kind) {
      case Shift::kLeft:
        value = value * 2;
        break;
      case Shift::kRight:
        value = value / 2;
        break;
      case Shift::kSigned:
        value = value / 2 + (top << 31);
        break;
      case Shift::kTurn:
        value = value / 2 + (bottom << 31);
        break;
    }
  }
  return {value, flags};
}

/// What an instruction does with r0, r1 and the flags. writes: 0: r0 is the result; 1: it keeps its
/// value.
struct Instruction {
  const char* name;
  std::uint16_t opcode;
  bool only_compares;
  Outcome (*rule)(std::uint32_t a, std::uint32_t b, Flags before);
};

Outcome logical(std::uint32_t value, Flags before) { return {value, before}; }

// r0 is the first operand and the target, r1 the second.
const Instruction kOfTwo[] = {
    {"ANDS", 0x4008, false, [](auto a, auto b, Flags f) { return logical(a & b, f); }},
    {"EORS", 0x4048, false, [](auto a, auto b, Flags f) { return logical(a ^ b, f); }},
    {"LSLS", 0x4088, false,
     [](auto a, auto b, Flags f) { return shifted(Shift::kLeft, a, b & 255, f); }},
    {"LSRS", 0x40C8, false,
     [](auto a, auto b, Flags f) { return shifted(Shift::kRight, a, b & 255, f); }},
    {"ASRS", 0x4108, false,
     [](auto a, auto b, Flags f) { return shifted(Shift::kSigned, a, b & 255, f); }},
    {"ADCS", 0x4148, false, [](auto a, auto b, Flags f) { return sum(a, b, f.carry); }},
    {"SBCS", 0x4188, false, [](auto a, auto b, Flags f) { return difference(a, b, f.carry); }},
    {"RORS", 0x41C8, false,
     [](auto a, auto b, Flags f) { return shifted(Shift::kTurn, a, b & 255, f); }},
    {"TST", 0x4208, true, [](auto a, auto b, Flags f) { return logical(a & b, f); }},
    {"RSBS", 0x4248, false, [](auto, auto b, Flags) { return difference(0, b, true); }},
    {"CMP", 0x4288, true, [](auto a, auto b, Flags) { return difference(a, b, true); }},
    {"CMN", 0x42C8, true, [](auto a, auto b, Flags) { return sum(a, b, false); }},
    {"ORRS", 0x4308, false, [](auto a, auto b, Flags f) { return logical(a | b, f); }},
    {"MULS", 0x4348, false,
     [](auto a, auto b, Flags f) {
       return logical(static_cast<std::uint32_t>(std::uint64_t{a} * b), f);
     }},
    {"BICS", 0x4388, false,
     [](auto a, auto b, Flags f) { return logical(a & (0xFFFFFFFF - b), f); }},
    {"MVNS", 0x43C8, false, [](auto, auto b, Flags f) { return logical(0xFFFFFFFF - b, f); }},
    {"ADDS of registers", 0x1840, false, [](auto a, auto b, Flags) { return sum(a, b, false); }},
    {"SUBS of registers", 0x1A40, false,
     [](auto a, auto b, Flags) { return difference(a, b, true); }},
    {"CMP of r8 and r1", 0x4588, true,
     [](auto a, auto b, Flags) { return difference(a, b, true); }},
};

void check(const char* name, const Outcome& want, std::uint32_t value, std::uint32_t a,
           std::uint32_t b) {
  const std::uint32_t flags = (want.value >> 31) << 31 | (want.value == 0 ? 1u << 30 : 0) |
                              (want.flags.carry ? 1u << 29 : 0) |
                              (want.flags.overflow ? 1u << 28 : 0);
  if (value == want.value && cpu.apsr == flags) return;
  char text[128];
  std::snprintf(text, sizeof text, "%s of %08X, %08X: %08X, flags %08X in place of %08X, %08X",
                name, a, b, value, cpu.apsr, want.value, flags);
  TEST_FAIL_MESSAGE(text);
}

void execute_with(int opcode, std::uint32_t a, std::uint32_t b, Flags flags) {
  put_code(kCode, {opcode});
  cpu.r[kPc] = kCode;
  cpu.r[0] = cpu.r[8] = a;
  cpu.r[1] = b;
  cpu.apsr = (a ^ b) << 31 | (flags.carry ? 1u << 29 : 0) | (flags.overflow ? 1u << 28 : 0);
  step();
}

constexpr Flags kBefore[] = {{false, false}, {false, true}, {true, false}, {true, true}};

void test_instructions_of_two_registers_leave_the_right_result_and_flags() {
  start({});
  for (const auto& each : kOfTwo) {
    for (const auto a : kEdges) {
      for (const auto b : kEdges) {
        for (const auto before : kBefore) {
          const auto want = each.rule(a, b, before);
          execute_with(each.opcode, a, b, before);
          check(each.name, want, each.only_compares ? want.value : cpu.r[0], a, b);
          if (each.only_compares) TEST_ASSERT_EQUAL_UINT32(a, cpu.r[0]);
        }
      }
    }
  }
}

// The second operand is in the instruction, from bit `place` on.
struct WithConstant {
  const char* name;
  std::uint16_t opcode;
  int place;
  std::uint32_t end;
  bool only_compares;
  Outcome (*rule)(std::uint32_t a, std::uint32_t b, Flags before);
};

const WithConstant kWithConstants[] = {
    {"LSLS by 0 to 31", 0x0000, 6, 32, false,
     [](auto a, auto b, Flags f) { return shifted(Shift::kLeft, a, b, f); }},
    {"LSRS by 1 to 32", 0x0800, 6, 32, false,
     [](auto a, auto b, Flags f) { return shifted(Shift::kRight, a, b ? b : 32, f); }},
    {"ASRS by 1 to 32", 0x1000, 6, 32, false,
     [](auto a, auto b, Flags f) { return shifted(Shift::kSigned, a, b ? b : 32, f); }},
    {"ADDS of 0 to 7", 0x1C00, 6, 8, false, [](auto a, auto b, Flags) { return sum(a, b, false); }},
    {"SUBS of 0 to 7", 0x1E00, 6, 8, false,
     [](auto a, auto b, Flags) { return difference(a, b, true); }},
    {"MOVS of a byte", 0x2000, 0, 256, false, [](auto, auto b, Flags f) { return logical(b, f); }},
    {"CMP of a byte", 0x2800, 0, 256, true,
     [](auto a, auto b, Flags) { return difference(a, b, true); }},
    {"ADDS of a byte", 0x3000, 0, 256, false,
     [](auto a, auto b, Flags) { return sum(a, b, false); }},
    {"SUBS of a byte", 0x3800, 0, 256, false,
     [](auto a, auto b, Flags) { return difference(a, b, true); }},
};

void test_instructions_with_a_constant_leave_the_right_result_and_flags() {
  start({});
  for (const auto& each : kWithConstants) {
    for (const auto a : kEdges) {
      for (std::uint32_t b = 0; b < each.end; ++b) {
        for (const auto before : kBefore) {
          const auto want = each.rule(a, b, before);
          execute_with(static_cast<int>(each.opcode | b << each.place), a, 0x12345678, before);
          check(each.name, want, each.only_compares ? want.value : cpu.r[0], a, b);
        }
      }
    }
  }
}

// Chapter A6.3, table A6-1.
bool is_met(int condition, bool n, bool z, bool c, bool v) {
  switch (condition) {
    case 0:
      return z;
    case 1:
      return !z;
    case 2:
      return c;
    case 3:
      return !c;
    case 4:
      return n;
    case 5:
      return !n;
    case 6:
      return v;
    case 7:
      return !v;
    case 8:
      return c && !z;
    case 9:
      return !c || z;
    case 10:
      return n == v;
    case 11:
      return n != v;
    case 12:
      return !z && n == v;
    default:
      return z || n != v;
  }
}

void test_a_branch_is_taken_by_its_condition() {
  for (int condition = 0; condition < 14; ++condition) {
    for (std::uint32_t flags = 0; flags < 16; ++flags) {
      start({0xD000 | condition << 8 | 0x10});
      cpu.apsr = flags << 28;
      step();
      const bool is_taken = is_met(condition, flags & 8, flags & 4, flags & 2, flags & 1);
      TEST_ASSERT_EQUAL_HEX32(is_taken ? kCode + 4 + 0x20 : kCode + 2, cpu.r[kPc]);
      TEST_ASSERT_EQUAL_HEX32(flags << 28, cpu.apsr);
    }
  }
}

void test_instructions_without_flags_leave_them() {
  for (const int opcode : {0x4408, 0x4608, 0xB201, 0xBA01, 0xA001, 0xA801, 0xB001, 0xB401, 0xBC01,
                           0x9001, 0x9801, 0xE001, 0xBF00, 0xB672}) {
    for (std::uint32_t flags = 0; flags < 16; ++flags) {
      start({opcode});
      cpu.apsr = flags << 28;
      cpu.r[0] = cpu.r[1] = 0x80000000;
      step();
      TEST_ASSERT_EQUAL_HEX32(flags << 28, cpu.apsr);
      TEST_ASSERT_EQUAL(kNone, cpu.stop);
    }
  }
}

void test_all_flags_at_once_can_be_written_and_read() {
  for (std::uint32_t flags = 0; flags < 16; ++flags) {
    start({0xF380, 0x8800, 0xF3EF, 0x8100});  // MSR APSR, r0; MRS r1, APSR
    cpu.r[0] = flags << 28 | 0x0FFFFFFF;
    steps(2);
    TEST_ASSERT_EQUAL_HEX32(flags << 28, cpu.r[1]);
  }
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_instructions_of_two_registers_leave_the_right_result_and_flags);
  RUN_TEST(test_instructions_with_a_constant_leave_the_right_result_and_flags);
  RUN_TEST(test_a_branch_is_taken_by_its_condition);
  RUN_TEST(test_instructions_without_flags_leave_them);
  RUN_TEST(test_all_flags_at_once_can_be_written_and_read);
  return UNITY_END();
}
