// SPDX-License-Identifier: MIT
/// \file
/// The protocol of the device's console (app/connect/gtp.hpp) over bytes from anywhere,
/// with an engine that thinks until it is done.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <memory>

#include "app/connect/gtp.hpp"
#include "app/connect/thinker.hpp"
#include "games/gtp/console.hpp"

namespace frugal::cli {

struct GtpOptions {
  std::size_t bytes;
  std::uint32_t playouts;
  std::uint32_t seed;
  /// 0: so many playouts, and the best move.
  std::uint32_t level;
};

template <class G>
class GtpGame {
 public:
  explicit GtpGame(const GtpOptions& options)
      : playouts_{options.playouts, 0},
        bytes_(std::make_unique_for_overwrite<std::byte[]>(options.bytes)),
        thinker_({bytes_.get(), options.bytes}),
        gtp_(session_, *this) {
    session_.start({.level = static_cast<std::uint8_t>(options.level), .ponders = false},
                   options.seed);
  }

  /// Until quit, or the input's end.
  void serve(std::FILE* in, std::FILE* out) {
    app::Line line;
    for (int byte; (byte = std::getc(in)) != EOF;) {
      converse(gtp_, static_cast<char>(byte), line, out);
      if (gtp_.take_quit()) return;
    }
  }

  typename app::connect::Thinker<G>::Search& search() { return thinker_.search(); }
  void has_changed() {}
  static constexpr std::array<app::CommandRow<GtpGame>, 0> commands() { return {}; }

  void think(std::uint32_t allowed_ms) {
    const Stopwatch watch;
    const std::uint32_t level = session_.options().level;
    thinker_.start(session_,
                   level == 0 ? playouts_ : app::connect::level_of<G>(static_cast<int>(level)));
    while (!thinker_.is_done() && watch.ms() < allowed_ms) thinker_.think(64);
    gtp_.move_is(thinker_.move(), watch.ms());
  }

 private:
  app::connect::Level playouts_;
  std::unique_ptr<std::byte[]> bytes_;
  app::connect::Session<G> session_;
  app::connect::Thinker<G> thinker_;
  app::connect::Gtp<G, GtpGame> gtp_;
};

}  // namespace frugal::cli
