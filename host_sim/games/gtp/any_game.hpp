// SPDX-License-Identifier: MIT
/// \file
/// The protocol for a game of the table that no device plays. Black is the side that begins. A move
/// is its cell where the game has cells, else its number, counted from 1. A side that is skipped,
/// because it can't move, passes.
#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string_view>
#include <vector>

#include "app/common/protocol.hpp"
#include "games/engine.hpp"
#include "games/gtp/serve.hpp"
#include "games/position.hpp"

namespace frugal::cli {

/// This tool has no commands of its own.
struct NoTarget {
  static constexpr std::array<app::CommandRow<NoTarget>, 0> commands() { return {}; }
};

class AnyGtp : public app::Protocol<AnyGtp, NoTarget, 62, 128> {
 public:
  static constexpr auto commands() {
    return std::to_array<app::CommandRow<AnyGtp>>({
        {"clear_board", &AnyGtp::clear_board},
        {"play", &AnyGtp::play},
        {"genmove", &AnyGtp::genmove},
        {"reg_genmove", &AnyGtp::test_move},
        {"undo", &AnyGtp::undo},
        {"showboard", &AnyGtp::check_drawing, &AnyGtp::add_board},
        {"final_score", &AnyGtp::tell_score},
        {"frugal-pool", &AnyGtp::tell_pool},
        {"frugal-seed", &AnyGtp::set_seed},
    });
  }

  AnyGtp(const KnownGame& game, const GtpOptions& options);

  /// Until quit, or the input's end.
  void serve(std::FILE* in, std::FILE* out);

  NoTarget& target() { return target_; }

 private:
  void clear_board(std::string_view);
  void play(std::string_view words);
  void genmove(std::string_view words) { think(words, true); }
  void test_move(std::string_view words) { think(words, false); }
  void undo(std::string_view);
  void check_drawing(std::string_view);
  bool add_board(etl::istring& out, int line);
  void tell_score(std::string_view);
  void tell_pool(std::string_view) { tell_use(engine_->pool_use()); }
  void set_seed(std::string_view words);

  bool read_turn(std::string_view word);
  bool is_skipped(unsigned player) const;
  void think(std::string_view words, bool is_move_played);
  void make(int move);

  KnownGame game_;
  EngineOptions options_;
  std::uint32_t playouts_;
  std::unique_ptr<Engine> engine_;
  std::unique_ptr<EnginePosition> position_;
  std::vector<int> moves_;
  NoTarget target_;
};

}  // namespace frugal::cli
