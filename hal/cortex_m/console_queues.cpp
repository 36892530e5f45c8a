// SPDX-License-Identifier: MIT
/// \file
/// The console between main and the UART's interrupt: a queue each way, with one writer and one
/// reader, which needs loads and stores only, not the atomic operations that Cortex-M0 lacks.
///
/// While the queue in is full, bytes stay in the UART, which keeps a few; the line then loses what
/// follows, and an emulator waits. 100 bytes of RAM.
#include <etl/queue_spsc_atomic.h>

#include <cstddef>

#include "frugal/hal/console.hpp"
#include "uart.hpp"

namespace frugal::hal {
namespace {

constexpr std::size_t kOutBytes = 64, kInBytes = 32;
template <std::size_t kBytes>
using Queue = etl::queue_spsc_atomic<char, kBytes, etl::memory_model::MEMORY_MODEL_SMALL>;

Queue<kOutBytes> out;
Queue<kInBytes> in;

/// After the queues, in this order: with the first interrupt they must be there.
const struct Start {
  Start() { uart_request_interrupt(); }
} start;

void take_in() {
  while (!in.full()) {
    const int received = uart_receive();
    if (received < 0) return;
    in.push(static_cast<char>(received));
  }
}

void give_out() {
  char character;
  while (out.front(character) && uart_send(character)) out.pop();
}

/// Only events that are wanted may ask for an interrupt. An event that asks even for a moment
/// within the handler starts the handler again, and an event that is never cleared would do so for
/// ever.
void choose_interrupts() { uart_interrupt_on(!in.full(), !out.empty()); }

}  // namespace

/// Interrupts are chosen before the work too, so that none is missed that comes during it.
void console_serve() {
  choose_interrupts();
  take_in();
  give_out();
  choose_interrupts();
}

int console_get() {
  const bool was_full = in.full();
  char character;
  if (!in.pop(character)) return -1;
  if (was_full) uart_request_interrupt();
  return static_cast<unsigned char>(character);
}

bool console_offer(char character) {
  if (!out.push(character)) return false;
  uart_request_interrupt();
  return true;
}

}  // namespace frugal::hal
