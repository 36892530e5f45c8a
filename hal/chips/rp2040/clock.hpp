// SPDX-License-Identifier: MIT
/// \file
/// What sleep.cpp needs of the clock.
#pragma once

namespace frugal::hal {

/// Goes on from where the clock stood, however long that was ago.
void resume_clock();

}  // namespace frugal::hal
