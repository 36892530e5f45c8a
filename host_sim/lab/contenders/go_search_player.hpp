// SPDX-License-Identifier: MIT
/// \file
/// A player of Go by any search with the interface of WideSearch.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "lab/contenders/go.hpp"

namespace frugal::lab {

template <class Search>
class GoSearchPlayer : public match::GamePlayer {
  using Position = typename Search::GameType::Position;

 public:
  explicit GoSearchPlayer(const GoSetup& setup)
      : setup_(setup), bytes_(setup.bytes), search_(bytes_) {}

  void new_game(std::uint32_t seed) override {
    search_.clear();
    search_.set_seed(seed);
    traffic_ = {};
  }

  int choose(std::span<const int> moves) override {
    Position position(setup_.komi_halves);
    past_.clear();
    for (const int move : moves) {
      past_.push_back(position.recurring());
      position.play(move);
    }
    search_.set_root(position, past_);
    think();
    return search_.best_move();
  }

  match::Traffic traffic() const override { return traffic_; }

 private:
  void think() {
    if constexpr (requires { search_.pool_use(); }) {
      traffic_.add(match::run_counted(search_, setup_.playouts));
    } else {
      search_.run(setup_.playouts);
    }
  }

  GoSetup setup_;
  std::vector<std::byte> bytes_;
  std::vector<std::uint32_t> past_;
  Search search_;
  match::Traffic traffic_;
};

}  // namespace frugal::lab
