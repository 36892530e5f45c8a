// SPDX-License-Identifier: MIT
/// \file
/// A search in slices, so that its caller can look after buttons, a clock or a console in between.
#pragma once

#include <algorithm>
#include <cstdint>

namespace frugal {

/// Runs up to `simulations`, `slice` at a time, while go_on(done) says so and the root is not
/// solved. Returns how many were done.
template <class Search, class GoOn>
std::uint32_t run_in_slices(Search& search, std::uint32_t simulations, std::uint32_t slice,
                            GoOn& go_on) {
  std::uint32_t done = 0;
  while (done < simulations && !search.is_solved() && go_on(done)) {
    done += search.run(std::min(simulations - done, slice));
  }
  return done;
}

}  // namespace frugal
