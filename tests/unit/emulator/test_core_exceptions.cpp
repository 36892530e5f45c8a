// SPDX-License-Identifier: MIT
/// \file
/// What of the core's exceptions QEMU lacks or does otherwise, so that the images of
/// tests/rp2040/images can't compare it: lock-up, sleep, levels of interrupts, and when SysTick
/// counts.
#include <unity.h>

#include <cstdint>

#include "core.hpp"

extern "C" void setUp() {}
extern "C" void tearDown() {}

namespace {

using namespace frugal::test;

constexpr int kUdf = 0xDE00, kWfi = 0xBF30, kWfe = 0xBF20, kSev = 0xBF40, kNop = 0xBF00,
              kBxLr = 0x4770;

// As every emulator around the core does.
void run_to_fault() {
  step();
  if (cpu.stop == kUndefined) cpu_fault();
}

std::uint32_t handler_of(std::uint32_t exception) { return kHandlers + 16 * exception; }

void test_instructions_of_other_architectures_are_undefined() {
  for (const int opcode :
       {0xB108, 0xB908, 0xBF08, 0xB650, 0xB700, 0xBAA0, 0xDE00, 0xE800, 0xEA00, 0xF100, 0xFFFF}) {
    start({opcode, 0});
    step();
    TEST_ASSERT_EQUAL(kUndefined, cpu.stop);
    TEST_ASSERT_EQUAL_HEX32(kCode, cpu.r[kPc]);
  }
}

void test_a_fault_in_the_handler_of_a_fault_locks_up() {
  start({kUdf});
  put_code(handler_of(kHardFault), {kUdf});
  run_to_fault();
  run_to_fault();
  TEST_ASSERT_EQUAL(kHardFault, cpu.exception);
  run_to_fault();
  TEST_ASSERT_EQUAL(kLockedUp, cpu.stop);
}

void test_svc_where_it_may_not_interrupt_is_a_fault_at_itself() {
  start({0xB672, 0xDF00});
  steps(3);
  TEST_ASSERT_EQUAL_HEX32(kCode + 2, word_at(kStackTop - 32 + 24));
}

void test_a_load_that_faults_changes_no_register() {
  start({0xC807});  // LDM r0, {r0, r1, r2}: the last is outside
  cpu.r[0] = memory.places.ram_begin + memory.places.ram_bytes - 8;
  const std::uint32_t before = cpu.r[0];
  step();
  TEST_ASSERT_EQUAL_HEX32(before, cpu.r[0]);
  TEST_ASSERT_EQUAL_HEX32(kCode, cpu.r[kPc]);
}

void test_registers_of_the_core_are_words() {
  start({0x7820});  // LDRB r0, [r4]
  cpu.r[4] = 0xE000ED08;
  step();
  TEST_ASSERT_EQUAL_UINT64(bit_of(kHardFault), exceptions.pending);
}

// Sleep

void test_wfi_waits_for_an_interrupt_and_runs_its_handler() {
  start({kWfi, kNop});
  exceptions.enabled = 1;
  step();
  TEST_ASSERT_EQUAL_UINT32(0, step());
  TEST_ASSERT_EQUAL(kWaits, cpu.stop);
  TEST_ASSERT_FALSE(cpu_wakes());
  cpu_set_interrupt(1, true);  // which is not enabled
  TEST_ASSERT_FALSE(cpu_wakes());
  cpu_set_interrupt(0, true);
  TEST_ASSERT_TRUE(cpu_wakes());
  put_code(handler_of(kInterrupt0), {kNop, kBxLr});
  step();
  TEST_ASSERT_EQUAL_HEX32(handler_of(kInterrupt0) + 2, cpu.r[kPc]);
}

void test_an_event_ends_wfe_and_not_wfi() {
  start({kSev, kWfi, kWfe, kWfe});
  exceptions.enabled = 1;
  steps(2);
  TEST_ASSERT_FALSE(cpu_wakes());
  cpu.primask = 1;
  cpu_set_interrupt(0, true);
  TEST_ASSERT_TRUE(cpu_wakes());
  step();  // the first WFE takes the event, the second waits, though WFI would not
  TEST_ASSERT_TRUE(cpu_wakes());
  step();
  TEST_ASSERT_FALSE(cpu_wakes());
}

void test_an_interrupt_that_becomes_pending_is_an_event_if_software_says_so() {
  for (const bool is_event : {false, true}) {
    start({kWfe, kNop});
    exceptions.wakes_on_pend = is_event;
    step();
    cpu_set_interrupt(3, true);
    TEST_ASSERT_EQUAL(is_event, cpu_wakes());
  }
}

void test_the_event_that_wakes_is_gone() {
  start({kWfe, kWfe});
  exceptions.wakes_on_pend = true;
  step();
  cpu_set_interrupt(3, true);
  step();
  step();
  TEST_ASSERT_EQUAL(kWaits, cpu.stop);
}

void test_a_handler_can_return_to_sleep() {
  start({kNop, kNop});
  exceptions.enabled = 1;
  exceptions.sleeps_on_exit = true;
  cpu_set_interrupt(0, true);
  step();
  cpu_set_interrupt(0, false);
  exceptions.pending = 0;
  step();
  TEST_ASSERT_EQUAL(kWaits, cpu.stop);
}

// Levels

void test_an_interrupt_whose_line_stays_high_comes_again() {
  start({kNop, kNop});
  exceptions.enabled = 1;
  cpu_set_interrupt(0, true);
  step();
  TEST_ASSERT_EQUAL_UINT64(bit_of(kInterrupt0), exceptions.pending);
  cpu_set_interrupt(0, false);
  step();
  TEST_ASSERT_EQUAL_UINT64(0, exceptions.pending);
}

void test_a_line_that_falls_leaves_its_interrupt_pending() {
  start({kNop});
  cpu_set_interrupt(2, true);
  cpu_set_interrupt(2, false);
  TEST_ASSERT_EQUAL_UINT64(bit_of(kInterrupt0 + 2), exceptions.pending);
}

void test_a_pulse_during_its_handler_counts() {
  start({kNop, kNop});
  put_code(handler_of(kInterrupt0), {kNop, kBxLr});
  exceptions.enabled = 1;
  cpu_set_interrupt(0, true);
  step();
  cpu_set_interrupt(0, false);
  cpu_set_interrupt(0, true);
  cpu_set_interrupt(0, false);
  TEST_ASSERT_EQUAL_UINT64(bit_of(kInterrupt0), exceptions.pending);
}

// The core's own registers

void write_register(std::uint32_t address, std::uint32_t value) {
  TEST_ASSERT_TRUE(system_write(address, value, 4));
}

std::uint32_t read_register(std::uint32_t address) {
  std::uint32_t value = 0;
  TEST_ASSERT_TRUE(system_read(address, 4, &value));
  return value;
}

void test_a_pending_interrupt_cannot_be_taken_back_while_its_line_is_high() {
  constexpr std::uint32_t kClearPending = 0xE000E280;
  start({});
  cpu_set_interrupt(1, true);
  cpu_set_interrupt(2, true);
  cpu_set_interrupt(2, false);
  write_register(kClearPending, 6);
  TEST_ASSERT_EQUAL_UINT64(bit_of(kInterrupt0 + 1), exceptions.pending);
}

void test_a_handler_reads_that_it_has_the_main_stack() {
  start({0xDF00, kNop});
  put_code(handler_of(kSvCall), {0xF3EF, 0x8414, kBxLr});  // MRS r4, CONTROL
  cpu.control = 2;
  cpu.r[4] = 7;
  steps(3);
  TEST_ASSERT_EQUAL_UINT32(0, cpu.r[4] & 2);
  TEST_ASSERT_EQUAL_UINT32(2, cpu.control);
}

// SysTick

constexpr std::uint32_t kControl = 0xE000E010, kReload = 0xE000E014, kValue = 0xE000E018;

void test_systick_has_a_period_of_its_reload_and_one() {
  start({});
  write_register(kReload, 9);
  write_register(kControl, 7);
  TEST_ASSERT_EQUAL_UINT32(10, cpu_cycles_to_systick());
  for (int time = 0; time < 3; ++time) {
    cpu_pass(9);
    TEST_ASSERT_EQUAL_UINT64(0, exceptions.pending);
    TEST_ASSERT_EQUAL_UINT32(1, read_register(kValue));
    cpu_pass(1);
    TEST_ASSERT_EQUAL_UINT64(bit_of(kSysTick), exceptions.pending);
    exceptions.pending = 0;
  }
}

void test_systick_counts_the_cycles_of_instructions() {
  start({kNop, 0x6820, kNop});  // LDR r0, [r4] of the counter, which is two cycles
  write_register(kReload, 1000);
  write_register(kControl, 5);
  cpu.r[4] = kValue;
  cpu_run(4);
  TEST_ASSERT_EQUAL_UINT32(1000 - 2, cpu.r[0]);
  TEST_ASSERT_EQUAL_UINT32(1000 - 3, read_register(kValue));
}

void test_a_run_ends_where_systick_asks_for_its_handler() {
  start({0xE7FE});
  write_register(kReload, 99);
  write_register(kControl, 7);
  TEST_ASSERT_UINT32_WITHIN(1, 100, cpu_run(1000000));
  step();
  TEST_ASSERT_EQUAL_HEX32(kCode, cpu.r[kPc]);  // there and back
}

}  // namespace

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_instructions_of_other_architectures_are_undefined);
  RUN_TEST(test_a_fault_in_the_handler_of_a_fault_locks_up);
  RUN_TEST(test_svc_where_it_may_not_interrupt_is_a_fault_at_itself);
  RUN_TEST(test_a_load_that_faults_changes_no_register);
  RUN_TEST(test_registers_of_the_core_are_words);
  RUN_TEST(test_wfi_waits_for_an_interrupt_and_runs_its_handler);
  RUN_TEST(test_an_event_ends_wfe_and_not_wfi);
  RUN_TEST(test_an_interrupt_that_becomes_pending_is_an_event_if_software_says_so);
  RUN_TEST(test_the_event_that_wakes_is_gone);
  RUN_TEST(test_a_handler_can_return_to_sleep);
  RUN_TEST(test_an_interrupt_whose_line_stays_high_comes_again);
  RUN_TEST(test_a_line_that_falls_leaves_its_interrupt_pending);
  RUN_TEST(test_a_pulse_during_its_handler_counts);
  RUN_TEST(test_a_pending_interrupt_cannot_be_taken_back_while_its_line_is_high);
  RUN_TEST(test_a_handler_reads_that_it_has_the_main_stack);
  RUN_TEST(test_systick_has_a_period_of_its_reload_and_one);
  RUN_TEST(test_systick_counts_the_cycles_of_instructions);
  RUN_TEST(test_a_run_ends_where_systick_asks_for_its_handler);
  return UNITY_END();
}
