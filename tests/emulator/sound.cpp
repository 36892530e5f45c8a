// SPDX-License-Identifier: MIT
//
// Sounds a tone for each digit on the console, which comes back: a hundred times as many hertz; 0
// is silence.
#include "frugal/hal/sound.hpp"

#include "frugal/hal/console.hpp"
#include "frugal/hal/time.hpp"

using namespace frugal::hal;

int main() {
  console_write("ready\n");
  for (;;) {
    const int byte = console_get();
    if (byte >= '0' && byte <= '9') {
      sound_tone(static_cast<std::uint32_t>(byte - '0') * 100);
      console_put(static_cast<char>(byte));
    }
    idle();
  }
}
