// SPDX-License-Identifier: MIT
#include "games/position.hpp"

#include <fmt/format.h>

#include <charconv>
#include <concepts>

#include "games/table.hpp"
#include "match/quoted.hpp"
#include "notation/vertex.hpp"

namespace frugal::cli {
namespace {

/// p.symbol(x, y): what is in a cell, for people to look at; (0, 0) is the lower left corner.
template <class G>
concept IsDrawn = requires(const typename G::Position& position) {
  requires G::kWidth >= 1 && G::kHeight >= 1;
  { position.symbol(0, 0) } -> std::same_as<char>;
};

template <class G>
std::string drawn_row(const typename G::Position& position, int y) {
  std::string row;
  for (int x = 0; x < G::kWidth; ++x) {
    row += ' ';
    row += position.symbol(x, y);
  }
  return row;
}

/// p.margin(): by how many points Max has won.
template <class G>
concept CountsPoints = requires(const typename G::Position& position) {
  { position.margin() } -> std::same_as<int>;
};

template <class G>
class PositionOf final : public EnginePosition {
  using Inner = typename G::Position;

 public:
  PositionOf() : EnginePosition(G::kMoves) {}

  std::unique_ptr<match::Position> copy() const override {
    return std::make_unique<PositionOf>(*this);
  }
  bool is_over() const override { return position_.is_over(); }
  unsigned mover() const override { return position_.mover() == Mover::kMax ? 0 : 1; }
  bool is_legal(int move) const override { return is_move(move) && position_.is_legal(move); }

  bool wins_with(int move) const override {
    Inner next = position_;
    next.play(move);
    return next.is_over() && next.score() == (mover() == 0 ? G::kTop : 0);
  }

  void play(int move) override {
    if (!is_legal(move)) throw match::Fault(fmt::format("played {}, which is illegal", move + 1));
    position_.play(move);
  }

  int points() const override {
    const int twice = 2 * position_.score();
    return twice > G::kTop ? 2 : twice == G::kTop ? 1 : 0;
  }

  int margin() const override {
    if constexpr (CountsPoints<G>) return position_.margin();
    return points() - 1;
  }

  std::string write(int move) const override {
    if constexpr (NamesCells<G>) return vertex_of(move);
    return EnginePosition::write(move);
  }
  int read(const std::string& text) const override {
    if constexpr (!NamesCells<G>) return EnginePosition::read(text);
    for (int move = 0; move < G::kMoves; ++move) {
      if (match::in_capitals(text) == write(move)) return move;
    }
    throw match::Fault(fmt::format("played {}, which is no cell that is empty when a game begins",
                                   match::in_quotes(text)));
  }

  std::vector<std::string> drawing() const override {
    std::vector<std::string> rows;
    if constexpr (IsDrawn<G>) {
      for (int y = G::kHeight - 1; y >= 0; --y) rows.push_back(drawn_row<G>(position_, y));
    }
    return rows;
  }

 private:
  static std::string vertex_of([[maybe_unused]] int move) {
    if constexpr (NamesCells<G>) {
      return notation::cell_name(G::cell_of(move) % G::kWidth, G::cell_of(move) / G::kWidth);
    }
    return {};
  }

  Inner position_;
};

}  // namespace

int EnginePosition::read(const std::string& text) const {
  int number = 0;
  const char* const end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data(), end, number);
  if (error == std::errc{} && rest == end && is_move(number - 1)) return number - 1;
  throw match::Fault(fmt::format("played {}, which is no move: moves are 1 to {}",
                                 match::in_quotes(text), moves_));
}

std::unique_ptr<EnginePosition> start_of(const KnownGame& game) {
  std::unique_ptr<EnginePosition> position;
  KnownGames::visit(
      game.place, [&]<class L>(L) { position = std::make_unique<PositionOf<typename L::Game>>(); });
  return position;
}

}  // namespace frugal::cli
