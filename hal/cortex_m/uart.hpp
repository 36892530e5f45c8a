// SPDX-License-Identifier: MIT
/// \file
/// What a chip's uart.cpp gives to the console: single bytes that are never waited for, and its
/// interrupts. (Its start, for board_start(), is in chip.hpp.) Its handler calls console_serve(),
/// if the image has that: one that only puts bytes, as a test does, links no queues.
#pragma once

namespace frugal::hal {

/// False: the transmitter is full.
bool uart_send(char character);

/// -1: nothing came in.
int uart_receive();

/// Which events ask for an interrupt from now on: a byte came in, there is room to send.
void uart_interrupt_on(bool received, bool sent);

/// Asks for an interrupt now. The first call lets the UART's interrupts through.
void uart_request_interrupt();

[[gnu::weak]] void console_serve();

}  // namespace frugal::hal
