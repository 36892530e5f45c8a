// SPDX-License-Identifier: MIT
//
// Sends back what comes in, through the queues and interrupts of the console, and ends with a ".".
// A byte is taken only when the one before it is on its way, so what comes in faster waits.
#include "frugal/hal/console.hpp"
#include "frugal/hal/time.hpp"

using namespace frugal::hal;

int main() {
  console_write("ready\n");
  for (int byte = 0; byte != '.';) {
    byte = console_get();
    while (byte >= 0 && !console_offer(static_cast<char>(byte))) idle();
    if (byte < 0) idle();
  }
  while (!console_offer('\n')) idle();
  console_write("put\n");  // what is put goes ahead of what waits
}
