// SPDX-License-Identifier: MIT
/// \file
/// The console by USB, as the UART's file and deep sleep see it. The functions are there in images
/// that have it: those that link the console's queues, on a board whose board.hpp has UsbSerial.
#pragma once

namespace frugal::hal {

/// A serial port that a PC finds on the chip's own USB pins.
struct UsbSerial {
  /// The first call starts it, the others do nothing.
  static void start();
};

/// Sends the byte if a terminal has opened the port; what it does not take in time is lost. One
/// call at a time.
[[gnu::weak]] void usb_send(char character);

/// -1: nothing came in.
[[gnu::weak]] int usb_receive();

/// As if the plug were pulled, the PLL off. False, and nothing is done, while a PC is there and
/// awake.
[[gnu::weak]] bool usb_pull();
[[gnu::weak]] void usb_plug();

/// Whether the way around erratum RP2040-E5 is not yet at its end (usb_alarm.cpp).
bool usb_is_being_reset();

}  // namespace frugal::hal
