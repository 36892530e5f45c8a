// SPDX-License-Identifier: MIT
//
// The console by USB, a serial port of the class CDC ACM: TinyUSB, driven from interrupts. Data
// sheet, chapter 4.1; interrupt 5.
//
// TinyUSB wants a task that handles what its interrupt has noted. Here the interrupt does both, and
// no other can come between. The program hands bytes over by a queue: writing one takes no time,
// and a panic, in which interrupts are off, never waits for USB.
#include "usb.hpp"

#include <etl/queue_spsc_atomic.h>

#include <cstdint>

#include "chip.hpp"
#include "interrupts.hpp"
#include "pll.hpp"
#include "tusb.h"
#include "uart.hpp"

namespace frugal::hal {
namespace {

using UsbPll = Pll<0x4002C000, 100, 5, 5>;
static_assert(UsbPll::kHz == 48'000'000);

// Chapter 2.15.7. The PLL is the first of its sources.
constexpr std::uint32_t kClockControl = 0x40008054, kClockDivider = 0x40008058;
constexpr std::uint32_t kOn = 1u << 11, kByOne = 1u << 8;

bool start_clock() {
  if (!UsbPll::start()) return false;
  write_register(kClockDivider, kByOne);
  write_register(kClockControl, kOn);
  return true;
}

void stop_clock() {
  write_register(kClockControl, 0);
  UsbPll::stop();
}

constexpr unsigned kInterrupt = 5;
constexpr std::size_t kOutBytes = 512;  // 44 ms of what the UART sends

bool is_started;
volatile bool is_open;  // by a terminal, which raises DTR
etl::queue_spsc_atomic<char, kOutBytes> out;

[[gnu::noinline]] void give_out() {
  is_open = tud_cdc_connected();
  if (!is_open) return out.clear();
  char character;
  while (tud_cdc_write_available() && out.pop(character)) tud_cdc_write_char(character);
  tud_cdc_write_flush();
}

}  // namespace

void UsbSerial::start() {
  if (is_started) return;
  is_started = true;
  write_register(kClockControl, 0);
  set_bits_at_once(Blocks::kReset, Blocks::kPllUsb);
  Blocks::release(Blocks::kPllUsb);
  if (start_clock()) tusb_init();
}

void usb_send(char character) {
  if (is_open && out.push(character)) request_interrupt<kInterrupt>();
}

int usb_receive() { return tud_cdc_available() ? static_cast<int>(tud_cdc_read_char()) : -1; }

bool usb_pull() {
  const Uninterrupted section;
  if (tud_ready() || usb_is_being_reset()) return false;
  disable_interrupt<kInterrupt>();
  tud_disconnect();
  stop_clock();
  return true;
}

void usb_plug() {
  if (!start_clock()) return;
  tud_connect();
  enable_interrupt<kInterrupt>();
}

extern "C" void irq_5() {
  tusb_int_handler(0, true);
  tud_task();
  give_out();
  if (console_serve) console_serve();
}

}  // namespace frugal::hal
