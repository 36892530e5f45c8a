// SPDX-License-Identifier: MIT
/// \file
/// A player that is a search of ours. Between its moves it keeps its pool, as a device does.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "frugal/choice.hpp"
#include "lab/children.hpp"
#include "match/player.hpp"

namespace frugal::match {

/// Any search, of a type that only its maker has. Virtual calls come once a move.
class Searcher : public GamePlayer {
 public:
  /// Of the tree that the last move was chosen from.
  virtual lab::Children children() = 0;
};

template <class Search>
class SearchPlayer final : public Searcher {
  using Position = typename Search::GameType::Position;

 public:
  SearchPlayer(std::size_t bytes, std::uint32_t playouts)
      : bytes_(bytes), search_(bytes_), playouts_(playouts) {}

  void new_game(std::uint32_t seed) override {
    search_.clear();
    search_.set_seed(seed);
    traffic_ = {};
  }

  int choose(std::span<const int> moves) override {
    Position position;
    for (const int move : moves) position.play(move);
    search_.set_root(position);
    traffic_.add(run_counted(search_, playouts_));
    return best_move(search_);
  }

  Traffic traffic() const override { return traffic_; }
  lab::Children children() override { return lab::children_of(search_); }
  bool is_solved() const override { return search_.is_solved(); }

 private:
  std::vector<std::byte> bytes_;
  Search search_;
  std::uint32_t playouts_;
  Traffic traffic_;
};

}  // namespace frugal::match
