// SPDX-License-Identifier: MIT
#include "games/gtp/go.hpp"

#include <cstdio>

#include "games/gtp/go_game.hpp"

namespace frugal::cli {

void serve_go(const GoStart& start) {
  GoSettings settings{
      .size = start.size, .bytes = start.bytes, .playouts = start.playouts, .seed = start.seed};
  while (settings.size != 0) {
    with_go(settings.size, [&]<class G>(G) {
      settings = std::make_unique<GoGame<G>>(settings)->serve(stdin, stdout);
    });
  }
}

}  // namespace frugal::cli
