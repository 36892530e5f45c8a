// SPDX-License-Identifier: MIT
/// \file
/// A board that plays Go by the Go Text Protocol on its console (common/console_device.hpp).
///
/// Memory, without the pool, 9 x 9: 6 KB on a chip.
#pragma once

#include "app/common/console_device.hpp"
#include "app/go/gtp.hpp"

namespace frugal::app::go {

template <class G>
struct OnConsole {
  using Session = go::Session<G>;
  using Thinker = go::Thinker<G>;
  template <class Target>
  using Gtp = go::Gtp<G, Target>;
};

template <class G>
using Device = ConsoleDevice<OnConsole<G>>;

}  // namespace frugal::app::go
