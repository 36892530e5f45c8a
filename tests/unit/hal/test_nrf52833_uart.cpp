// SPDX-License-Identifier: MIT
//
// The console's UART of the nRF52833, with a pin in each port, on a model.
#include <unity.h>

#include <cmath>

#include "blocks.hpp"
#include "chip.hpp"
#include "interrupts.hpp"
#include "nrf_uart.hpp"
#include "uart.hpp"

using namespace frugal::hal;

namespace {

NrfPins pins;
NrfUart uart{pins};

using Console = Uart<Pin<6>, Pin<8, 1>>;  // the micro:bit V2

void send_whole(const std::string& text) {
  for (const char character : text) {
    while (!uart_send(character)) uart.end_byte();
  }
  uart.end_byte();
}

void test_the_console_starts_on_pins_of_both_ports() {
  Console::start();
  TEST_ASSERT_EQUAL(6, uart.transmit_pin());
  TEST_ASSERT_EQUAL(32 + 8, uart.receive_pin());
  TEST_ASSERT_EQUAL_HEX32(1u << 6, pins.p0.outputs());
  TEST_ASSERT_EQUAL_HEX32(0, pins.p1.outputs());
}

void test_the_rate_is_115200_baud_to_a_hundredth() {
  TEST_ASSERT_TRUE(std::abs(uart.baud() / 115'200 - 1) < 0.01);
}

void test_bytes_are_sent_whole_and_in_order() {
  send_whole("7x6\n\xFF");
  TEST_ASSERT_EQUAL_STRING("7x6\n\xFF", uart.sent.c_str());
}

void test_a_byte_is_refused_while_one_is_sent() {
  TEST_ASSERT_TRUE(uart_send('a'));
  TEST_ASSERT_FALSE(uart_send('b'));
  uart.end_byte();
  TEST_ASSERT_TRUE(uart_send('b'));
}

void test_no_byte_that_came_is_lost() {
  TEST_ASSERT_EQUAL(-1, uart_receive());
  uart.arrive("abc\xFE");
  for (const char expected : std::string("abc\xFE")) {
    TEST_ASSERT_EQUAL(static_cast<unsigned char>(expected), uart_receive());
  }
  TEST_ASSERT_EQUAL(-1, uart_receive());
}

void test_only_the_events_that_are_wanted_interrupt() {
  uart_interrupt_on(true, false);
  send_whole("a");
  TEST_ASSERT_FALSE_MESSAGE(uart.asks_for_interrupt(), "the last byte's event is never cleared");
  uart_interrupt_on(false, true);
  TEST_ASSERT_TRUE(uart.asks_for_interrupt());
  uart_interrupt_on(false, false);
  uart.arrive("b");
  TEST_ASSERT_FALSE(uart.asks_for_interrupt());
  uart_interrupt_on(true, false);
  TEST_ASSERT_TRUE(uart.asks_for_interrupt());
}

void test_the_interrupt_is_let_through_when_it_is_asked_for() {
  uart_request_interrupt();
  TEST_ASSERT_EQUAL_HEX64(1u << 2, enabled_interrupts);
  TEST_ASSERT_EQUAL_HEX64(1u << 2, requested_interrupts);
}

}  // namespace

namespace frugal::hal {
std::uint32_t read_register(std::uint32_t address) { return read_of(address, pins, uart); }
void write_register(std::uint32_t address, std::uint32_t value) {
  write_of(address, value, pins, uart);
}
}  // namespace frugal::hal

// The driver remembers whether a byte is under way, so the model lasts for all tests.
void setUp() {
  uart.end_byte();
  uart.sent.clear();
}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_the_console_starts_on_pins_of_both_ports);
  RUN_TEST(test_the_rate_is_115200_baud_to_a_hundredth);
  RUN_TEST(test_bytes_are_sent_whole_and_in_order);
  RUN_TEST(test_a_byte_is_refused_while_one_is_sent);
  RUN_TEST(test_no_byte_that_came_is_lost);
  RUN_TEST(test_only_the_events_that_are_wanted_interrupt);
  RUN_TEST(test_the_interrupt_is_let_through_when_it_is_asked_for);
  return UNITY_END();
}
