// SPDX-License-Identifier: MIT
/// \file
/// In place of hal/cortex_m/interrupts.hpp: on the host nothing interrupts.
#pragma once

namespace frugal::hal {

struct Uninterrupted {
  Uninterrupted() {}
  ~Uninterrupted() {}
};

}  // namespace frugal::hal
