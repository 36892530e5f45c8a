// SPDX-License-Identifier: MIT
/// \file
/// Go's protocol (app/go/gtp.hpp) over bytes from anywhere, with an engine that thinks until it is
/// done. A game has one size: a boardsize or a file of another one ends serve(), and its caller
/// goes on with a game of that size.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "app/go/gtp.hpp"
#include "games/families.hpp"
#include "games/gtp/console.hpp"
#include "notation/go_replay.hpp"
#include "notation/sgf.hpp"

namespace frugal::cli {

/// What outlives a change of the board's size.
struct GoSettings {
  int size = 9;
  std::size_t bytes = 65536;
  std::uint32_t playouts = 10000;
  std::uint32_t seed = 1;
  int komi_halves = 15;
  app::GameClock clock{};
  /// The game to begin with, up to a move.
  notation::GoRecord record{};
  std::uint32_t before = 0;
};

/// Calls visit with a Go<size>{}. False if there is no such size.
template <class Visit>
bool with_go(int size, Visit visit) {
  const auto try_size = [&]<int kSize>(std::integral_constant<int, kSize>) {
    if (size == kSize) visit(Go<kSize>{});
    return size == kSize;
  };
  return [&]<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
    return (try_size(std::integral_constant<int, kGoSizes[kPlaces]>{}) || ...);
  }
  (std::make_index_sequence<std::size(kGoSizes)>{});
}

template <class G>
class GoGame {
 public:
  explicit GoGame(const GoSettings& settings)
      : settings_(settings),
        bytes_(std::make_unique_for_overwrite<std::byte[]>(settings.bytes)),
        thinker_({bytes_.get(), settings.bytes}),
        gtp_(session_, thinker_, *this) {
    thinker_.set_seed(settings.seed);
    session_.set_komi(settings.komi_halves);
    gtp_.set_simulations(settings.playouts);
    gtp_.clock() = settings.clock;
    notation::GoReplay<G>(session_).play(settings.record, settings.before);
  }

  /// Until quit, or the input's end, when the size is 0, or until another size is asked for.
  GoSettings serve(std::FILE* in, std::FILE* out) {
    etl::string<app::go::kLongestReply + 16> line;
    for (int byte; (byte = std::getc(in)) != EOF;) {
      converse(gtp_, static_cast<char>(byte), line, out);
      if (gtp_.take_quit()) break;
      if (settings_.size != G::kSize) return current_settings();
    }
    settings_.size = 0;
    return settings_;
  }

  bool set_size(int size) {
    if (!with_go(size, [](auto) {})) return false;
    settings_.size = size;
    settings_.record = {};
    return true;
  }

  static constexpr auto commands() {
    return std::to_array<app::CommandRow<GoGame>>({{"loadsgf", &GoGame::load_sgf}});
  }

  void think(std::uint32_t allowed_ms) {
    const Stopwatch watch;
    while (!thinker_.is_done()) {
      thinker_.think(kSlice);
      if (watch.ms() >= allowed_ms) thinker_.hurry();
    }
    gtp_.finish(watch.ms());
  }

 private:
  static constexpr std::uint32_t kSlice = 64;

  GoSettings current_settings() {
    settings_.playouts = gtp_.simulations();
    settings_.seed = thinker_.seed();
    settings_.komi_halves = session_.komi_halves();
    settings_.clock = gtp_.clock();
    if (settings_.record.komi_halves) settings_.komi_halves = *settings_.record.komi_halves;
    return settings_;
  }

  /// loadsgf FILE [MOVE]: the position before that move, or at the end.
  void load_sgf(std::string_view words) {
    const std::string error = load(words);
    if (!error.empty()) gtp_.fail(error);
  }

  /// What is wrong; nothing if all is well.
  std::string load(std::string_view rest) {
    const std::string file(app::take_word(rest));
    const std::string_view word = app::take_word(rest);
    std::uint32_t before = 0;
    if (file.empty()) return "expected a file's name";
    if (!word.empty() && (!app::read_number(word, before) || before == 0)) {
      return "expected a move's number";
    }
    try {
      open(notation::read_go_record(file), before);
    } catch (const notation::GoRecordError& error) {
      return error.what();
    }
    return {};
  }

  /// The record is tried out first: one with a fault leaves the game as it is.
  void open(const notation::GoRecord& record, std::uint32_t before) {
    const bool is_built_in = with_go(record.size, [&]<class Other>(Other) {
      const auto trial = std::make_unique<app::go::Session<Other>>();
      notation::GoReplay<Other>(*trial).play(record, before);
    });
    if (!is_built_in)
      throw notation::GoRecordError("there is no board of size " + std::to_string(record.size));
    settings_.size = record.size;
    settings_.record = record;
    settings_.before = before;
    if (record.size != G::kSize) return;
    notation::GoReplay<G>(session_).play(record, before);
    gtp_.has_changed();
  }

  GoSettings settings_;
  std::unique_ptr<std::byte[]> bytes_;
  app::go::Session<G> session_;
  app::go::Thinker<G> thinker_;
  app::go::Gtp<G, GoGame> gtp_;
};

}  // namespace frugal::cli
