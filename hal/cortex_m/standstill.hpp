// SPDX-License-Identifier: MIT
/// \file
/// A chip stands still while its flash is erased, for tens of milliseconds. A store says so before
/// and after, to lights that an interrupt keeps alight, if the image has such.
#pragma once

namespace frugal::hal {

[[gnu::weak]] void lights_pause();
[[gnu::weak]] void lights_resume();

/// For lights that a timer's interrupt lights row by row.
void light_next_row();

}  // namespace frugal::hal
