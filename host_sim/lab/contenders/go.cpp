// SPDX-License-Identifier: MIT
#include "lab/contenders/go.hpp"

#include "frugal/games/go/player.hpp"
#include "lab/contenders/flat.hpp"
#include "lab/contenders/go_search_player.hpp"

namespace frugal::lab {
namespace {

template <class Search>
GoContender contender(const char* name) {
  return {name,
          [](const GoSetup& setup) { return std::make_unique<GoSearchPlayer<Search>>(setup); }};
}

template <int kSize>
std::vector<GoContender> everywhere() {
  return {contender<GoPlayer<Go<kSize>>>("default"),
          contender<Flat<Go<kSize>, MogoPlayout<>>>("flat")};
}

std::vector<GoContender> on_nine() {
  std::vector<GoContender> all = everywhere<9>();
  all.push_back(contender<Flat<Go<9>, Uniform>>("flat-uniform"));
  return all;
}

}  // namespace

const std::vector<GoContender>& go_contenders(int size) {
  static const std::vector<GoContender> five = everywhere<5>(), seven = everywhere<7>(),
                                        nine = on_nine(), thirteen = everywhere<13>(),
                                        nineteen = everywhere<19>(), none;
  switch (size) {
    case 5:
      return five;
    case 7:
      return seven;
    case 9:
      return nine;
    case 13:
      return thirteen;
    case 19:
      return nineteen;
    default:
      return none;
  }
}

}  // namespace frugal::lab
