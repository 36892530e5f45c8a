// SPDX-License-Identifier: MIT
/// \file
/// Matches of Connect Four, on any of its boards.
///
/// A move is told as the cell in which the disc lands ("play b D1"), and taken as such a cell or as
/// its column.
#include <fmt/format.h>

#include "app/common/text.hpp"
#include "lab/contenders/contenders.hpp"
#include "match/engine_player.hpp"
#include "match/games.hpp"
#include "match/gtp_program.hpp"
#include "match/opening.hpp"
#include "match/quoted.hpp"
#include "notation/vertex.hpp"
#include "oracle/connect_rules.hpp"

namespace frugal::match {
namespace {

using cli::Board;
using oracle::PlainBoard;

class ConnectPosition final : public Position {
 public:
  explicit ConnectPosition(const Board& board) : plain_(board) {}

  std::unique_ptr<Position> copy() const override {
    return std::make_unique<ConnectPosition>(*this);
  }
  bool is_over() const override { return plain_.is_won() || plain_.is_full(); }
  unsigned mover() const override { return static_cast<unsigned>(plain_.plies()) % 2; }
  bool is_legal(int column) const override {
    return plain_.has_column(column) && !plain_.is_column_full(column);
  }
  bool wins_with(int column) const override {
    oracle::PlainBoard next = plain_;
    next.drop(column);
    return next.is_won();
  }

  void play(int column) override {
    if (!is_legal(column)) throw Fault(fmt::format("played column {}", column + 1));
    plain_.drop(column);
  }

  std::string write(int column) const override {
    return notation::cell_name(column, plain_.height_of(column));
  }

  int read(const std::string& vertex) const override {
    const std::string text = in_capitals(vertex);
    const int column = text.empty() ? -1 : app::column_of(text.front());
    if (!plain_.has_column(column)) {
      throw Fault(fmt::format("played {}, which is no cell", in_quotes(vertex)));
    }
    if (plain_.is_column_full(column)) {
      throw Fault(fmt::format("played {}: the column is full", in_quotes(vertex)));
    }
    if (text.size() > 1 && text != write(column)) {
      throw Fault(fmt::format("played {}, where no disc lands: {} is free", in_quotes(vertex),
                              write(column)));
    }
    return column;
  }

  int points() const { return !plain_.is_won() ? 1 : plain_.plies() % 2 == 1 ? 2 : 0; }

 private:
  oracle::PlainBoard plain_;
};

class ConnectGame final : public Game {
 public:
  explicit ConnectGame(const Board& board) : board_(board) {}

  std::string name() const override { return name_of(board_); }
  std::unique_ptr<Position> start() const override {
    return std::make_unique<ConnectPosition>(board_);
  }

  Moves random_opening(int plies, std::uint32_t seed) const override {
    return quiet_opening(*this, board_.width, plies, seed);
  }

  /// A board that is not square is told by width and height, or to programs that know but one by
  /// its width.
  void begin(GtpProgram& program) const override {
    const std::string width = fmt::format("boardsize {}", board_.width);
    const bool is_square = board_.width == board_.height;
    if (is_square || !program.ask(fmt::format("{} {}", width, board_.height)).is_success) {
      program.demand(width);
    }
    program.demand("clear_board");
  }

  Settlement settle(const Moves& columns, const Seats&) const override {
    ConnectPosition position(board_);
    for (const int column : columns) position.play(column);
    return {position.points(), {}, {}};
  }

  std::string write(const Record&) const override { return {}; }

  std::vector<std::string> settings() const override {
    if (!has_contenders()) return engine_settings();
    std::vector<std::string> names;
    for (const auto& one : lab::contenders()) names.push_back(one.name);
    return names;
  }

  MakePlayer player(const std::string& settings, const Budget& budget) const override {
    const lab::Contender* const found = lab::find_contender(settings);
    if (has_contenders() && found != nullptr) {
      return [found, budget] { return found->make(budget.bytes, budget.playouts); };
    }
    if (has_contenders()) refuse_settings(settings, *this);
    return engine_player(cli::known_game(name()), settings, budget, *this);
  }

 private:
  bool has_contenders() const { return board_ == cli::kConnectFour; }

  Board board_;
};

}  // namespace

std::unique_ptr<Game> make_connect(const Board& board) {
  return std::make_unique<ConnectGame>(board);
}

}  // namespace frugal::match
