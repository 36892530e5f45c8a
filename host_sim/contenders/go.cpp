// SPDX-License-Identifier: MIT
#include "contenders/go.hpp"

#include "contenders/flat.hpp"
#include "frugal/games/go_player.hpp"

namespace frugal::lab {
namespace {

/// Any search with the face of WideSearch.
template <class Search>
class GoSearchPlayer final : public GamePlayer {
  using Position = typename Search::GameType::Position;

 public:
  explicit GoSearchPlayer(const GoSetup& setup)
      : setup_(setup), bytes_(setup.bytes), search_(bytes_) {}

  void new_game(std::uint32_t seed) override {
    search_.clear();
    search_.set_seed(seed);
  }

  int choose(std::span<const int> moves) override {
    Position position(setup_.komi_halves);
    past_.clear();
    for (const int move : moves) {
      past_.push_back(position.recurring());
      position.play(move);
    }
    search_.set_root(position, past_);
    search_.run(setup_.playouts);
    return search_.best_move();
  }

 private:
  GoSetup setup_;
  std::vector<std::byte> bytes_;
  std::vector<std::uint32_t> past_;
  Search search_;
};

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
