// SPDX-License-Identifier: MIT
/// \file
/// The CMSDK's watchdog, an SP805 on the core's clock. Its interrupt is the one that can't be
/// masked, so even a program that hangs within an interrupt leaves the note.
#include "frugal/hal/watchdog.hpp"

#include "chip.hpp"
#include "frugal/hal/process.hpp"
#include "hang.hpp"
#include "watchdog_sp805.hpp"

namespace frugal::hal {
namespace {

using Watchdog = WatchdogSp805<0x40008000>;

const bool hung = take_note_of_hang();

}  // namespace

extern "C" void nmi_handler() { restart_hanging(); }

bool was_hanging() { return hung; }
void watchdog_start() { Watchdog::start(2 * kClockHz); }
void watchdog_feed() { Watchdog::feed(); }

}  // namespace frugal::hal
