// SPDX-License-Identifier: MIT
#include "games/gtp/serve.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "games/gtp/any_game.hpp"
#include "games/gtp/go.hpp"
#include "games/gtp/part.hpp"

namespace frugal::cli {

void serve(const KnownGame& game, const GtpOptions& options) {
  if (game.is_connect()) {
    serve_in_part<0>(game, options) || serve_in_part<1>(game, options);
  } else if (game.is_go()) {
    serve_go({game.go_size, options.bytes, options.playouts, options.seed});
  } else if (!game.has_lots) {
    AnyGtp(game, options).serve(stdin, stdout);
  } else {
    throw std::invalid_argument(
        fmt::format("{} can't be played by GTP: lots decide in it (is_chance())", game.name));
  }
}

}  // namespace frugal::cli
