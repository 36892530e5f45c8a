// SPDX-License-Identifier: MIT
/// \file
/// UART0 of the nRF52833: Product Specification 1.5, chapter 6.33. The transmitter has room for one
/// byte; behind RXD are five more bytes. RXDRDY tells that a byte has come to RXD, and is lost if
/// it is cleared after the byte before was read.
#pragma once

#include <unity.h>

#include <cstdint>
#include <deque>
#include <string>

#include "nrf_pins.hpp"

namespace frugal::hal {

class NrfUart {
 public:
  explicit NrfUart(NrfPins& pins) : pins_(&pins) {}

  std::string sent;  // by the chip

  bool has(std::uint32_t address) const { return address >> 12 == kBase >> 12; }

  std::uint32_t read(std::uint32_t address) {
    switch (address - kBase) {
      case 0x108:
        return received_event_;
      case 0x11C:
        return sent_event_;
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(kBase + 0x518, address, "not read by a driver");
        return take_byte();
    }
  }

  void write(std::uint32_t address, std::uint32_t value) {
    switch (address - kBase) {
      case 0x000:
        TEST_ASSERT_TRUE_MESSAGE(is_enabled_ && value == 1, "not enabled");
        receives_ = true;
        return;
      case 0x008:
        TEST_ASSERT_TRUE_MESSAGE(is_enabled_ && value == 1, "not enabled");
        transmits_ = true;
        return;
      case 0x108:
        TEST_ASSERT_EQUAL(0, value);
        received_event_ = false;
        return;
      case 0x11C:
        TEST_ASSERT_EQUAL(0, value);
        sent_event_ = false;
        return;
      case 0x304:
        interrupts_ |= value;
        return;
      case 0x308:
        interrupts_ &= ~value;
        return;
      case 0x500:
        return enable(value);
      case 0x50C:
        return set_up(transmit_pin_, value);
      case 0x514:
        return set_up(receive_pin_, value);
      case 0x524:
        return set_up(rate_, value);
      default:
        TEST_ASSERT_EQUAL_HEX32_MESSAGE(kBase + 0x51C, address, "not written by a driver");
        send(value);
    }
  }

  /// The time of a byte has passed.
  void end_byte() {
    if (!is_sending_) return;
    is_sending_ = false;
    sent_event_ = true;
    sent += byte_;
  }

  /// From the other side.
  void arrive(const std::string& bytes) {
    TEST_ASSERT_TRUE_MESSAGE(receives_, "the receiver is off");
    for (const char byte : bytes) {
      TEST_ASSERT_LESS_THAN_MESSAGE(6, waiting_.size(), "the test sends too much");
      waiting_.push_back(static_cast<std::uint8_t>(byte));
      if (waiting_.size() == 1) received_event_ = true;
    }
  }

  bool asks_for_interrupt() const {
    return (received_event_ && interrupts_ >> 2 & 1) || (sent_event_ && interrupts_ >> 7 & 1);
  }
  std::uint32_t transmit_pin() const { return transmit_pin_; }
  std::uint32_t receive_pin() const { return receive_pin_; }
  double baud() const { return rate_ / 4294967296.0 * 16'000'000; }

 private:
  static constexpr std::uint32_t kBase = 0x40002000;

  void set_up(std::uint32_t& what, std::uint32_t value) {
    TEST_ASSERT_FALSE_MESSAGE(is_enabled_, "it may change while the UART is off only");
    what = value;
  }

  void enable(std::uint32_t value) {
    TEST_ASSERT_EQUAL_MESSAGE(4, value, "this is not the UART");
    const NrfPort& transmit = pins_->port_of(transmit_pin_);
    TEST_ASSERT_TRUE_MESSAGE(transmit.is_output(transmit_pin_ % 32), "TXD is no output");
    TEST_ASSERT_TRUE_MESSAGE(transmit.is_high(transmit_pin_ % 32), "TXD is not high");
    const NrfPort& receive = pins_->port_of(receive_pin_);
    TEST_ASSERT_TRUE_MESSAGE(receive.is_pulled_up_input(receive_pin_ % 32), "RXD may float");
    is_enabled_ = true;
  }

  void send(std::uint32_t value) {
    TEST_ASSERT_TRUE_MESSAGE(transmits_, "the transmitter is off");
    TEST_ASSERT_FALSE_MESSAGE(is_sending_, "a byte is overwritten");
    TEST_ASSERT_EQUAL_HEX32_MESSAGE(0, value & ~0xFFu, "more than a byte");
    byte_ = static_cast<char>(value);
    is_sending_ = true;
  }

  std::uint32_t take_byte() {
    TEST_ASSERT_FALSE_MESSAGE(waiting_.empty(), "nothing has come");
    const std::uint32_t byte = waiting_.front();
    waiting_.pop_front();
    if (!waiting_.empty()) received_event_ = true;
    return byte;
  }

  NrfPins* pins_;
  bool is_enabled_ = false, receives_ = false, transmits_ = false;
  bool is_sending_ = false, received_event_ = false, sent_event_ = false;
  std::uint32_t transmit_pin_ = ~0u, receive_pin_ = ~0u, rate_ = 0x04000000, interrupts_ = 0;
  char byte_ = 0;
  std::deque<std::uint8_t> waiting_;
};

}  // namespace frugal::hal
