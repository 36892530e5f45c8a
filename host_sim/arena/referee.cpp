// SPDX-License-Identifier: MIT
#include "arena/referee.hpp"

#include <fmt/format.h>

#include <random>

#include "rules.hpp"

namespace frugal::arena {
namespace {

using cli::Board;
using cli::PlainBoard;

constexpr int kTries = 1000;

bool is_legal(const PlainBoard& position, int column) {
  return position.has_column(column) && !position.is_column_full(column);
}

PlainBoard after(PlainBoard position, int column) {
  position.drop(column);
  return position;
}

bool is_over(const PlainBoard& position) { return position.is_won() || position.is_full(); }

template <class Test>
bool any_move(const Board& board, const PlainBoard& position, Test test) {
  for (int column = 0; column < board.width; ++column) {
    if (is_legal(position, column) && test(after(position, column))) return true;
  }
  return false;
}

bool can_win(const Board& board, const PlainBoard& position) {
  return any_move(board, position, [](const PlainBoard& next) { return next.is_won(); });
}

bool is_quiet(const Board& board, const PlainBoard& position) {
  return !is_over(position) && !can_win(board, position) &&
         any_move(board, position, [&](const PlainBoard& next) { return !can_win(board, next); });
}

/// Empty if it did not get so far.
Columns random_columns(const Board& board, int plies, std::mt19937& random) {
  PlainBoard position(board);
  Columns columns;
  while (static_cast<int>(columns.size()) < plies && !is_over(position)) {
    const int column = static_cast<int>(random() % static_cast<unsigned>(board.width));
    if (!is_legal(position, column)) continue;
    position.drop(column);
    columns.push_back(column);
  }
  return is_quiet(board, position) ? columns : Columns{};
}

/// The first player's points, once somebody has lost.
int points_unless(unsigned loser) { return loser == 0 ? 0 : 2; }

}  // namespace

Columns random_opening(const Board& board, int plies, std::uint32_t seed) {
  std::mt19937 random(seed);
  for (; plies > 0; --plies) {
    for (int i = 0; i < kTries; ++i) {
      Columns columns = random_columns(board, plies, random);
      if (static_cast<int>(columns.size()) == plies) return columns;
    }
  }
  return {};
}

Outcome play_game(const Board& board, const std::array<lab::GamePlayer*, 2>& players,
                  unsigned beginner, Columns columns) {
  PlainBoard position(board);
  for (const int column : columns) position.drop(column);
  for (;;) {
    const unsigned turn = (beginner + static_cast<unsigned>(position.plies())) % 2;
    try {
      const int column = players[turn]->choose(columns);
      if (!is_legal(position, column)) throw Fault(fmt::format("played column {}", column + 1));
      position.drop(column);
      columns.push_back(column);
    } catch (const Resignation&) {
      return {points_unless(turn), -1, {}};
    } catch (const Fault& fault) {
      return {points_unless(turn), static_cast<int>(turn),
              fmt::format("move {}: {}", position.plies() + 1, fault.what())};
    }
    if (position.is_won()) return {points_unless(1 - turn), -1, {}};
    if (position.is_full()) return {1, -1, {}};
  }
}

}  // namespace frugal::arena
