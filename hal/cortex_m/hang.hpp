// SPDX-License-Identifier: MIT
/// \file
/// A note that the watchdog's interrupt leaves for the program after the restart, in RAM that
/// start-up does not clear. After power-on these four bytes are noise, which is not the note.
#pragma once

namespace frugal::hal {

/// Notes that the program hung, and restarts the board.
[[noreturn]] void restart_hanging();

/// Whether the note is there. Taking it removes it.
bool take_note_of_hang();

}  // namespace frugal::hal
