// SPDX-License-Identifier: MIT
/// \file
/// How a run ends or begins anew, and how much stack it took. The status that main returns goes to
/// exit() as well.
#pragma once

#include <cstddef>
#include <string_view>

namespace frugal::hal {

/// Ends the run. An emulator or a debugger takes the status (semihosting, SYS_EXIT_EXTENDED); a
/// board without one stops where it is, with interrupts off.
[[noreturn]] void exit(int status);

/// For what can't be mended: turns interrupts off, writes the reason on the console, and calls
/// after_panic().
[[noreturn]] void panic(std::string_view reason);

/// What follows a panic. An image may define it, to restart the board; otherwise the run ends with
/// status 1. Interrupts are off, and no state can be relied on.
[[noreturn]] void after_panic();

/// Starts the board anew, as after power-on.
[[noreturn]] void restart();

/// Whether the watchdog restarted the board.
bool was_hanging();

/// The deepest stack so far: start-up paints the stack, and this looks for what is left of the
/// paint.
std::size_t stack_used_bytes();

}  // namespace frugal::hal
