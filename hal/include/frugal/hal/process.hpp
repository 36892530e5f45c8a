// SPDX-License-Identifier: MIT
//
// How a run ends, and how much of the stack it took. What main returns goes to exit as well.
#pragma once

#include <cstddef>
#include <string_view>

namespace frugal::hal {

// Ends the run: an emulator or a debugger takes the status over (semihosting, SYS_EXIT_EXTENDED).
// A board on its own has nobody to tell and stops.
[[noreturn]] void exit(int status);

// Says why on the console, then ends the run with status 1.
[[noreturn]] void panic(std::string_view reason);

// The deepest stack so far. Start-up painted the stack; this looks for what is left of the paint.
std::size_t stack_used_bytes();

}  // namespace frugal::hal
