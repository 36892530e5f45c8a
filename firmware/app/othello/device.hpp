// SPDX-License-Identifier: MIT
/// \file
/// A board that plays Othello: by buttons, if its lights hold the game (othello/table.hpp), or else
/// by the Go Text Protocol on its console and nothing else (common/console_device.hpp).
///
/// Memory, without the pool and a picture, 8x8: 4 KB on a chip.
#pragma once

#include <type_traits>

#include "app/common/console_device.hpp"
#include "app/othello/gtp.hpp"
#include "app/othello/table.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app::othello {

template <class G>
struct OnConsole {
  using Session = othello::Session<G>;
  using Thinker = othello::Thinker<G>;
  template <class Target>
  using Gtp = othello::Gtp<G, Target>;
};

template <class G, hal::Shape kShape>
using Device =
    std::conditional_t<has_table<G>(kShape), Table<G, kShape>, ConsoleDevice<OnConsole<G>>>;

}  // namespace frugal::app::othello
