// SPDX-License-Identifier: MIT
/// \file
/// A board that plays Othello by the Go Text Protocol on its console (common/console_device.hpp).
///
/// Memory, without the pool, 8x8: 4 KB on a chip.
#pragma once

#include "app/common/console_device.hpp"
#include "app/othello/gtp.hpp"

namespace frugal::app::othello {

template <class G>
struct OnConsole {
  using Session = othello::Session<G>;
  using Thinker = othello::Thinker<G>;
  template <class Target>
  using Gtp = othello::Gtp<G, Target>;
};

template <class G>
using Device = ConsoleDevice<OnConsole<G>>;

}  // namespace frugal::app::othello
