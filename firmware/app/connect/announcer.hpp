// SPDX-License-Identifier: MIT
/// \file
/// The game in words on the console, for boards without a picture: the last move, the board, the
/// side to move. It gives one line at a time, when the console has room for it, and never waits.
///
/// Memory: 1 byte.
#pragma once

#include <cstdint>

#include "app/common/text.hpp"
#include "app/connect/scene.hpp"

namespace frugal::app::connect {

template <class G>
class Announcer {
 public:
  /// Starts again from the first line.
  void begin() { next_ = 0; }
  /// The hint that was found, with what is proven of the position, and nothing else.
  void begin_hint() { next_ = kHint; }
  void stop() { next_ = kAll; }

  bool next_line(etl::istring& line, const Scene<G>& scene) {
    line.clear();
    if (next_ == kAll) return false;
    const int number = next_++;
    if (number == kHint) {
      add(line, "Try ");
      line.push_back(letter_of(scene.hint));
      if (scene.outlook.result != Outlook::kUnknown) add(line, ": ");
      add_outlook(line, scene.outlook);
    } else if (number == 0) {
      add_last_move(line, scene);
    } else if (!add_board_line(line, scene.session, number - 1)) {
      add_turn(line, scene);
      next_ = kAll;
    }
    line.push_back('\n');
    return true;
  }

 private:
  static constexpr std::uint8_t kAll = 255;
  static constexpr std::uint8_t kHint = kAll - 1;

  static std::string_view name_of(const Scene<G>& scene, int player) {
    if (scene.session.options().two_players) return player == 0 ? "Player 1" : "Player 2";
    return scene.session.is_engines_player(player) ? "Frugal" : "You";
  }

  static void add_last_move(etl::istring& line, const Scene<G>& scene) {
    if (scene.session.plies() == 0) return add(line, "A new game.");
    add(line, name_of(scene, scene.session.player_at(scene.session.plies() - 1)));
    add(line, ": ");
    add_cell(line, scene.last_column(), scene.last_row());
  }

  static void add_turn(etl::istring& line, const Scene<G>& scene) {
    const int winner = scene.session.winner();
    if (scene.session.is_over()) {
      add(line, winner < 0 ? "A draw" : name_of(scene, winner));
      return add(line, winner < 0 ? "." : " won.");
    }
    const int player = scene.session.player_at(scene.session.plies());
    add(line, name_of(scene, player));
    add(line, player == 0 ? ": X, it is your turn" : ": O, it is your turn");
    add(line, " (or type: frugal-drop D)");
  }

  std::uint8_t next_ = kAll;
};

}  // namespace frugal::app::connect
