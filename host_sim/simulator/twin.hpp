// SPDX-License-Identifier: MIT
/// \file
/// The device's engine on this machine: the reply that a device which does not ponder
/// makes in this game, at its level, with a pool of so many bytes.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "app/connect/thinker.hpp"

namespace frugal::sim {

template <Game G>
class Twin {
 public:
  explicit Twin(std::size_t pool_bytes) : pool_(pool_bytes), thinker_(pool_) {}

  int reply(const app::connect::Session<G>& session) {
    app::connect::Session<G> copy = session;
    app::connect::Options options = session.options();
    options.ponders = false;
    copy.set_options(options);
    thinker_.start(copy, app::connect::level_of<G>(options.level));
    while (!thinker_.is_done()) thinker_.think(~0u);
    return thinker_.move();
  }

 private:
  std::vector<std::byte> pool_;
  app::connect::Thinker<G> thinker_;
};

}  // namespace frugal::sim
