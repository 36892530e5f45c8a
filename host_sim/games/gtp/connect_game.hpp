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
#include <vector>

#include "app/connect/gtp.hpp"
#include "app/connect/thinker.hpp"
#include "games/engine.hpp"
#include "games/gtp/console.hpp"
#include "games/gtp/part.hpp"
#include "games/scoring.hpp"
#include "games/table.hpp"

namespace frugal::cli {

template <class G>
class ConnectGame {
 public:
  ConnectGame(const KnownGame& game, const GtpOptions& options)
      : game_(game),
        options_(options),
        playouts_{options.playouts, 0},
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
  static constexpr std::array<app::CommandRow<ConnectGame>, 0> commands() { return {}; }

  void think(std::uint32_t allowed_ms) {
    const Stopwatch watch;
    const std::uint32_t level = session_.options().level;
    thinker_.start(session_,
                   level == 0 ? playouts_ : app::connect::level_of<G>(static_cast<int>(level)));
    while (!thinker_.is_done() && watch.ms() < allowed_ms) thinker_.think(64);
    gtp_.move_is(thinker_.move(), watch.ms());
  }

  /// By an engine that looks as far as the game lasts.
  bool find_score() {
    const auto engine = make_engine(game_, Purpose::kScore, {options_.bytes, options_.seed});
    engine->start(std::vector<int>(session_.moves().begin(), session_.moves().end()));
    run_up_to(*engine, options_.positions, [](std::uint32_t) {});
    gtp_.score_is(score_at_least(engine->value()), score_at_most(engine->value()));
    return true;
  }

 private:
  const KnownGame& game_;
  const GtpOptions& options_;
  app::connect::Level playouts_;
  std::unique_ptr<std::byte[]> bytes_;
  app::connect::Session<G> session_;
  app::connect::Thinker<G> thinker_;
  app::connect::Gtp<G, ConnectGame> gtp_;
};

template <std::size_t kPart>
bool serve_in_part(const KnownGame& game, const GtpOptions& options) {
  bool is_served = false;
  KnownGames::visit<kPart, kGtpParts>(game.place, [&]<class L>(L) {
    if constexpr (L::kIsConnect) {
      ConnectGame<typename L::Game>(game, options).serve(stdin, stdout);
      is_served = true;
    }
  });
  return is_served;
}

}  // namespace frugal::cli
