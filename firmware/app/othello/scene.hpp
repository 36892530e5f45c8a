// SPDX-License-Identifier: MIT
/// \file
/// What there is to see, for whatever a board shows it with.
///
/// Times are those since the last event, so that what blinks is on right after a press.
#pragma once

#include <bit>
#include <cstdint>

#include "app/othello/menu.hpp"
#include "app/othello/session.hpp"
#include "frugal/game.hpp"

namespace frugal::app::othello {

enum class Mode : std::uint8_t {
  kMenu,
  kTurn,      ///< a person's
  kTurning,   ///< the discs that the last move has enclosed turn over
  kSkipped,   ///< a side can't move, so the other one moves again
  kThinking,  ///< about the engine's move
  kHinting,   ///< about a hint
  kOver,
  kRemote,  ///< a program plays, by the console
};

/// What the end shows, one after the other.
enum class Ending : std::uint8_t { kBoard, kCount, kWinner };

inline constexpr std::uint32_t kTurningMs = 800;
inline constexpr std::uint32_t kSkippedMs = 1600;

template <class G>
struct Scene {
  const Session<G>& session;
  const Menu& menu;
  const Options& options;  ///< of this game
  Mode mode;
  Mover person;
  std::int8_t cursor;      ///< a cell, from 0 for A1, row by row
  bool is_hint;            ///< it stands where the engine would play
  bool is_last_marked;     ///< the last move is the engine's, or a program's
  typename G::Set turned;  ///< the discs that the last move has turned over
  std::uint32_t since_ms;  ///< the last event

  static int cell_at(int x, int y) { return y * G::kWidth + x; }
  static bool has(typename G::Set set, int x, int y) { return (set & G::Cells::bit_at(x, y)) != 0; }

  /// On for the first part of each period.
  bool blinks(std::uint32_t period_ms, std::uint32_t on_ms) const {
    return since_ms % period_ms < on_ms;
  }
  /// Whether the discs of this player, 0 for black, are the engine's.
  bool is_other(int player) const { return player != static_cast<int>(index_of(person)); }
  bool is_legal(int x, int y) const { return has(session.position().moves(), x, y); }
  bool is_cursor(int x, int y) const { return mode == Mode::kTurn && cell_at(x, y) == cursor; }
  bool is_last(int x, int y) const { return cell_at(x, y) == session.last_cell(); }

  /// The player whose disc is to be seen; -1: none. A disc that turns over looks as it did, then is
  /// dark, then looks as it does now.
  int disc_at(int x, int y) const {
    const int player = session.disc_at(x, y);
    const bool turns = mode == Mode::kTurning || mode == Mode::kRemote;
    if (!turns || !has(turned, x, y) || since_ms >= kTurningMs / 2) return player;
    return since_ms < kTurningMs / 4 ? 1 - player : -1;
  }

  /// How many discs a side has.
  int persons() const { return count_of(person); }
  int others() const { return count_of(opponent_of(person)); }
  /// By how many discs the person has won, with the empty cells.
  int margin() const {
    const int margin = session.position().margin();
    return person == Mover::kMax ? margin : -margin;
  }

  Ending ending() const {
    const std::uint32_t at = since_ms % 6000;
    return at < 2000 ? Ending::kBoard : at < 4400 ? Ending::kCount : Ending::kWinner;
  }

 private:
  int count_of(Mover player) const { return std::popcount(session.position().discs_of(player)); }
};

}  // namespace frugal::app::othello
