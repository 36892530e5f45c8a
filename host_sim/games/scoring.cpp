// SPDX-License-Identifier: MIT
#include "games/scoring.hpp"

#include <algorithm>

namespace frugal::cli {

std::uint32_t run_up_to(Engine& engine, std::uint32_t limit,
                        const std::function<void(std::uint32_t)>& tell) {
  constexpr std::uint32_t kSlice = 4096;
  std::uint32_t done = 0;
  while (done < limit && !engine.value().is_exact()) {
    done += engine.run(std::min(kSlice, limit - done));
    tell(done);
  }
  return done;
}

}  // namespace frugal::cli
