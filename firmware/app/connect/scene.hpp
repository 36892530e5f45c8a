// SPDX-License-Identifier: MIT
/// \file
/// What there is to see, for whatever a board shows it with.
///
/// The views turn a scene into lights. Times are those since the last event, so that what blinks is
/// on right after a press.
#pragma once

#include <cstdint>

#include "app/connect/menu.hpp"
#include "app/connect/outlook.hpp"
#include "app/connect/session.hpp"

namespace frugal::app::connect {

enum class Mode : std::uint8_t {
  kMenu,
  kTurn,      ///< a human's
  kFalling,   ///< the last disc
  kThinking,  ///< about the engine's move
  kHinting,   ///< about a hint
  kOver,
  kRemote,  ///< a program plays, by the console
};

inline constexpr std::uint32_t kRowMs = 70;  ///< a disc falls a row
inline constexpr std::uint32_t kWhole = 60;  ///< of the progress

template <class G>
struct Scene {
  const Session<G>& session;
  const Menu& menu;
  Mode mode;
  bool is_demo;
  std::int8_t cursor;      ///< -1: the machine has none
  std::int8_t hint;        ///< a column, -1: none
  Outlook outlook;         ///< of the position, with a hint
  bool is_proving;         ///< what is thought about
  bool is_last_marked;     ///< the last move is the engine's, or a program's
  Cells line;              ///< that won
  std::uint32_t progress;  ///< of kWhole
  std::uint32_t since_ms;  ///< the last event, or the last change

  /// As the menu has them while it is open.
  const Options& options() const {
    return mode == Mode::kMenu ? menu.options() : session.options();
  }
  int last_column() const { return session.last_column(); }
  int last_row() const { return session.last_row(); }

  /// Discs look steady and bright, or the other way: the engine's, or the second player's.
  bool is_other(int player) const {
    const bool has_engine = !session.options().two_players && !is_demo;
    return has_engine ? session.is_engines_player(player) : player == 1;
  }
  bool is_in_line(int x, int y) const { return (line & one_bit(x * G::kStride + y)) != 0; }
  bool is_last(int x, int y) const { return x == last_column() && y == last_row(); }
  /// The row of the falling disc while it falls, from the one above the board.
  int falling_row() const {
    const int fallen = static_cast<int>(since_ms / kRowMs);
    return session.kHeight - fallen > last_row() ? session.kHeight - fallen : last_row();
  }
  bool is_falling(int x, int y) const { return mode == Mode::kFalling && is_last(x, y); }

  /// On for the first part of each period.
  bool blinks(std::uint32_t period_ms, std::uint32_t on_ms) const {
    return since_ms % period_ms < on_ms;
  }
};

}  // namespace frugal::app::connect
