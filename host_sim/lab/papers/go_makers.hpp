// SPDX-License-Identifier: MIT
/// \file
/// Players of Go 9x9 by any rule and playouts, for the texts' matches.
#pragma once

#include <functional>
#include <memory>

#include "frugal/games/go/player.hpp"
#include "lab/contenders/go_search_player.hpp"

namespace frugal::lab {

using Go9 = Go<9>;
using MakeGoPlayer = std::function<std::unique_ptr<match::GamePlayer>(const GoSetup&)>;

/// A search is compiled once for all of the playouts: its player says which, before it thinks.
struct ChosenPlayout {
  using Noted = Go9::Noting::Position;
  using Play = int (*)(Noted&, Random&);
  static inline thread_local Play chosen = nullptr;

  template <Game G>
  static int play(Noted& position, Random& random) {
    return chosen(position, random);
  }
};

template <MogoSettings kSettings>
constexpr ChosenPlayout::Play kGoPlayout = MogoPlayout<kSettings>::template play<Go9::Noting>;

template <class Search>
class ChoosingPlayer final : public GoSearchPlayer<Search> {
 public:
  ChoosingPlayer(const GoSetup& setup, ChosenPlayout::Play play)
      : GoSearchPlayer<Search>(setup), play_(play) {}
  int choose(std::span<const int> moves) override {
    ChosenPlayout::chosen = play_;
    return GoSearchPlayer<Search>::choose(moves);
  }

 private:
  ChosenPlayout::Play play_;
};

template <class Rule, class G = Go9, WideSettings kSettings = WideSettings{}>
MakeGoPlayer with_rule(ChosenPlayout::Play play = kGoPlayout<MogoSettings{}>) {
  using Search = WideSearch<G, Rule, ChosenPlayout, kSettings>;
  return [play](const GoSetup& setup) {
    return std::make_unique<ChoosingPlayer<Search>>(setup, play);
  };
}

}  // namespace frugal::lab
