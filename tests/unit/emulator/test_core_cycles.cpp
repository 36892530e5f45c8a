// SPDX-License-Identifier: MIT
/// \file
/// How long each instruction takes: the table of the Cortex-M0+ Technical Reference Manual (ARM DDI
/// 0484C, table 3-1), with the multiplier of one cycle; and the accesses by the RP2040's buses
/// (data sheet, chapter 2.1).
#include <unity.h>

#include <cstdint>

#include "core.hpp"

extern "C" void setUp() {}
extern "C" void tearDown() {}

namespace {

using namespace frugal::test;

constexpr std::uint32_t kData = 0x20000100;

struct Row {
  const char* text;
  int opcode, second;
  std::uint32_t cycles;
};

constexpr Row kTable[] = {
    {"MOVS Rd, #imm", 0x2001, 0, 1},
    {"MOVS Rd, Rm", 0x0008, 0, 1},
    {"MOV Rd, Rm", 0x4688, 0, 1},
    {"MOV PC, Rm", 0x46B7, 0, 2},
    {"ADDS Rd, Rn, #imm", 0x1C48, 0, 1},
    {"ADDS Rd, Rn, Rm", 0x1888, 0, 1},
    {"ADD Rd, Rd, Rm", 0x4488, 0, 1},
    {"ADD PC, PC, Rm", 0x449F, 0, 2},
    {"ADDS Rd, Rd, #imm", 0x3001, 0, 1},
    {"ADCS Rd, Rd, Rm", 0x4148, 0, 1},
    {"ADD SP, SP, #imm", 0xB001, 0, 1},
    {"ADD Rd, SP, #imm", 0xA801, 0, 1},
    {"ADR Rd, label", 0xA001, 0, 1},
    {"SUBS Rd, Rn, Rm", 0x1A88, 0, 1},
    {"SUBS Rd, Rn, #imm", 0x1E48, 0, 1},
    {"SUBS Rd, Rd, #imm", 0x3801, 0, 1},
    {"SBCS Rd, Rd, Rm", 0x4188, 0, 1},
    {"SUB SP, SP, #imm", 0xB081, 0, 1},
    {"RSBS Rd, Rn, #0", 0x4248, 0, 1},
    {"MULS Rd, Rm, Rd", 0x4348, 0, 1},
    {"CMP Rn, Rm", 0x4288, 0, 1},
    {"CMN Rn, Rm", 0x42C8, 0, 1},
    {"CMP Rn, #imm", 0x2801, 0, 1},
    {"ANDS Rd, Rd, Rm", 0x4008, 0, 1},
    {"EORS Rd, Rd, Rm", 0x4048, 0, 1},
    {"ORRS Rd, Rd, Rm", 0x4308, 0, 1},
    {"BICS Rd, Rd, Rm", 0x4388, 0, 1},
    {"MVNS Rd, Rm", 0x43C8, 0, 1},
    {"TST Rn, Rm", 0x4208, 0, 1},
    {"LSLS Rd, Rm, #shift", 0x0048, 0, 1},
    {"LSLS Rd, Rd, Rs", 0x4088, 0, 1},
    {"LSRS Rd, Rm, #shift", 0x0848, 0, 1},
    {"LSRS Rd, Rd, Rs", 0x40C8, 0, 1},
    {"ASRS Rd, Rm, #shift", 0x1048, 0, 1},
    {"ASRS Rd, Rd, Rs", 0x4108, 0, 1},
    {"RORS Rd, Rd, Rs", 0x41C8, 0, 1},
    {"LDR Rd, [Rn, #imm]", 0x6820, 0, 2},
    {"LDRH Rd, [Rn, #imm]", 0x8820, 0, 2},
    {"LDRB Rd, [Rn, #imm]", 0x7820, 0, 2},
    {"LDR Rd, [Rn, Rm]", 0x5960, 0, 2},
    {"LDRH Rd, [Rn, Rm]", 0x5B60, 0, 2},
    {"LDRSH Rd, [Rn, Rm]", 0x5F60, 0, 2},
    {"LDRB Rd, [Rn, Rm]", 0x5D60, 0, 2},
    {"LDRSB Rd, [Rn, Rm]", 0x5760, 0, 2},
    {"LDR Rd, label", 0x4801, 0, 2},
    {"LDR Rd, [SP, #imm]", 0x9800, 0, 2},
    {"LDM Rn!, {1 register}: 1 + N", 0xCC01, 0, 2},
    {"LDM Rn!, {3 registers}: 1 + N", 0xCC07, 0, 4},
    {"LDM Rn, {8 registers}: 1 + N", 0xCCFF, 0, 9},
    {"STR Rd, [Rn, #imm]", 0x6020, 0, 2},
    {"STRH Rd, [Rn, #imm]", 0x8020, 0, 2},
    {"STRB Rd, [Rn, #imm]", 0x7020, 0, 2},
    {"STR Rd, [Rn, Rm]", 0x5160, 0, 2},
    {"STRH Rd, [Rn, Rm]", 0x5360, 0, 2},
    {"STRB Rd, [Rn, Rm]", 0x5560, 0, 2},
    {"STR Rd, [SP, #imm]", 0x9000, 0, 2},
    {"STM Rn!, {1 register}: 1 + N", 0xC401, 0, 2},
    {"STM Rn!, {4 registers}: 1 + N", 0xC40F, 0, 5},
    {"PUSH {2 registers}: 1 + N", 0xB403, 0, 3},
    {"PUSH {LR}: 1 + N", 0xB500, 0, 2},
    {"PUSH {2 registers, LR}: 1 + N", 0xB503, 0, 4},
    {"POP {2 registers}: 1 + N", 0xBC03, 0, 3},
    {"POP {PC}: 3 + N", 0xBD00, 0, 3},
    {"POP {2 registers, PC}: 3 + N", 0xBD03, 0, 5},
    {"B<cc> label, taken", 0xD101, 0, 2},
    {"B<cc> label, not taken", 0xD001, 0, 1},
    {"B label", 0xE001, 0, 2},
    {"BL label", 0xF000, 0xF801, 3},
    {"BX Rm", 0x4730, 0, 2},
    {"BLX Rm", 0x47B0, 0, 2},
    {"SXTH Rd, Rm", 0xB208, 0, 1},
    {"SXTB Rd, Rm", 0xB248, 0, 1},
    {"UXTH Rd, Rm", 0xB288, 0, 1},
    {"UXTB Rd, Rm", 0xB2C8, 0, 1},
    {"REV Rd, Rm", 0xBA08, 0, 1},
    {"REV16 Rd, Rm", 0xBA48, 0, 1},
    {"REVSH Rd, Rm", 0xBAC8, 0, 1},
    {"CPSID i", 0xB672, 0, 1},
    {"CPSIE i", 0xB662, 0, 1},
    {"MRS Rd, spec_reg", 0xF3EF, 0x8000, 3},
    {"MSR spec_reg, Rn", 0xF380, 0x8800, 3},
    {"SEV", 0xBF40, 0, 1},
    {"WFE", 0xBF20, 0, 2},
    {"WFI", 0xBF30, 0, 2},
    {"YIELD", 0xBF10, 0, 1},
    {"NOP", 0xBF00, 0, 1},
    {"ISB", 0xF3BF, 0x8F6F, 3},
    {"DMB", 0xF3BF, 0x8F5F, 3},
    {"DSB", 0xF3BF, 0x8F4F, 3},
};

// r4 is an address of data, r5 an offset, r6 one of code; the stack's words are too.
void prepare(int opcode, int second) {
  start({opcode, second});
  for (std::uint32_t i = 0; i < 8; ++i) put_word(kStackTop - 64 + 4 * i, (kCode + 0x40) | 1);
  cpu.r[kSp] = kStackTop - 64;
  cpu.r[2] = 2;
  cpu.r[3] = 4;
  cpu.r[4] = kData;
  cpu.r[5] = 4;
  cpu.r[6] = (kCode + 0x40) | 1;
}

void test_instructions_take_the_cycles_of_the_manual() {
  for (const auto& row : kTable) {
    prepare(row.opcode, row.second);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(row.cycles, step(), row.text);
  }
}

void test_an_access_takes_the_cycles_of_its_bus() {
  static constexpr struct {
    const char* text;
    std::uint32_t address, load, store;
  } kBuses[] = {{"SIO, on the core's own port", 0xD0000004, 1, 1},
                {"APB: two more to read, three to write", 0x40034000, 4, 5},
                {"AHB-Lite", 0x50200000, 2, 2},
                {"the core's own registers", 0xE000ED08, 2, 2}};
  for (const auto& bus : kBuses) {
    prepare(0x6820, 0x6020);  // LDR r0, [r4]; STR r0, [r4]
    device = [](std::uint32_t, bool, std::uint32_t&) { return true; };
    cpu.r[4] = bus.address;
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(bus.load, step(), bus.text);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(bus.store, step(), bus.text);
  }
}

void test_a_device_is_asked_at_the_cycle_of_its_access() {
  prepare(0xBF00, 0x6820);
  std::uint32_t asked_at = 0;
  device = [&](std::uint32_t, bool, std::uint32_t&) {
    asked_at = cpu.spent;
    return true;
  };
  cpu.r[4] = 0x40034000;
  TEST_ASSERT_EQUAL_UINT32(5, cpu_run(2));
  TEST_ASSERT_EQUAL_UINT32(5, asked_at);
}

void test_an_interrupt_begins_after_fifteen_cycles() {
  start({0xBF00});
  exceptions.enabled = 1;
  cpu_set_interrupt(0, true);
  TEST_ASSERT_EQUAL_UINT32(15 + 2 + 9, step());  // and BX LR, and the return
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_instructions_take_the_cycles_of_the_manual);
  RUN_TEST(test_an_access_takes_the_cycles_of_its_bus);
  RUN_TEST(test_a_device_is_asked_at_the_cycle_of_its_access);
  RUN_TEST(test_an_interrupt_begins_after_fifteen_cycles);
  return UNITY_END();
}
