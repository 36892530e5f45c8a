// SPDX-License-Identifier: MIT
/// \file
/// How a run ends or begins anew, and how much of the stack it took. What main returns goes to exit
/// as well.
#pragma once

#include <cstddef>
#include <string_view>

namespace frugal::hal {

// Ends the run: an emulator or a debugger takes the status over (semihosting, SYS_EXIT_EXTENDED).
// A board on its own has nobody to tell and stops.
[[noreturn]] void exit(int status);

// Something is broken beyond repair: interrupts off, the reason on the console, then after_panic().
[[noreturn]] void panic(std::string_view reason);

// What follows a panic: an image may define it, to show a sign and restart. Else the run ends with
// status 1. Interrupts are off, nothing may be relied upon.
[[noreturn]] void after_panic();

// Starts the board anew, as after power-on.
[[noreturn]] void restart();

// Whether the watchdog restarted the board.
bool was_hanging();

// The deepest stack so far. Start-up painted the stack; this looks for what is left of the paint.
std::size_t stack_used_bytes();

}  // namespace frugal::hal
