// SPDX-License-Identifier: MIT
//
// match.cpp: openings, pairs of games, and what they sum up to.
#include "match/match.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <ctime>
#include <random>

#include "support/threads.hpp"

namespace frugal::lab {
namespace {

using Position = ConnectFour::Position;
using Columns = std::vector<int>;

Position position_after(const Columns& columns) {
  Position position;
  for (const int column : columns) position.play(column);
  return position;
}

/// Not over, not won at once, and some move does not let the opponent win at once.
bool is_quiet(const Position& position) {
  if (position.is_over() || position.wins() != 0) return false;
  for (int column = 0; column < ConnectFour::kMoves; ++column) {
    if (!position.is_legal(column)) continue;
    Position next = position;
    next.play(column);
    if (next.is_over() || next.wins() == 0) return true;
  }
  return false;
}

Columns random_columns(int plies, std::mt19937& random) {
  Columns columns;
  Position position;
  while (static_cast<int>(columns.size()) < plies && !position.is_over()) {
    const int column = static_cast<int>(random() % ConnectFour::kMoves);
    if (!position.is_legal(column)) continue;
    position.play(column);
    columns.push_back(column);
  }
  return columns;
}

/// Points of the first player, two for a win, in both games; and what its pool did.
struct Pair {
  std::array<int, 2> points;
  Traffic traffic;
};

class Pairing {
 public:
  Pairing(const MatchPlan& plan, const MakePlayer& first, const MakePlayer& second)
      : plan_(plan), players_{first(), second()} {}

  Pair play(std::uint32_t number) {
    const Columns opening = random_opening(plan_.opening_plies, seed_for(plan_.seed, number, 0));
    Pair pair{};
    for (std::uint32_t game = 0; game < 2; ++game) {
      for (std::uint32_t i = 0; i < 2; ++i) {
        players_[i]->new_game(seed_for(plan_.seed, number, 1 + 2 * game + i));
      }
      pair.points[game] = play_game(opening, game);
      pair.traffic.add(players_[0]->traffic());
    }
    return pair;
  }

 private:
  /// `max` is the player who plays the first side.
  int play_game(Columns columns, unsigned max) {
    Position position = position_after(columns);
    while (!position.is_over()) {
      const unsigned turn = max ^ static_cast<unsigned>(index_of(position.mover()));
      const int column = players_[turn]->choose(columns);
      position.play(column);
      columns.push_back(column);
    }
    return max == 0 ? position.score() : ConnectFour::kTop - position.score();
  }

  MatchPlan plan_;
  std::array<std::unique_ptr<MatchPlayer>, 2> players_;
};

void count(MatchResult& result, const Pair& pair) {
  for (const int points : pair.points) {
    ++(points == 2 ? result.wins : points == 1 ? result.draws : result.losses);
  }
  result.traffic.add(pair.traffic);
}

double percent_of(const Pair& pair) { return 25.0 * (pair.points[0] + pair.points[1]); }

MatchResult sum_up(const std::vector<Pair>& pairs) {
  MatchResult result;
  const double number = static_cast<double>(pairs.size());
  for (const Pair& pair : pairs) {
    count(result, pair);
    result.percent += percent_of(pair) / number;
  }
  double squares = 0;
  for (const Pair& pair : pairs) squares += std::pow(percent_of(pair) - result.percent, 2);
  result.error = pairs.size() > 1 ? std::sqrt(squares / (number - 1) / number) : 50.0;
  return result;
}

}  // namespace

double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

std::vector<int> random_opening(int plies, std::uint32_t seed) {
  std::mt19937 random(seed);
  for (;;) {
    Columns columns = random_columns(plies, random);
    if (is_quiet(position_after(columns))) return columns;
  }
}

std::uint32_t seed_for(std::uint32_t seed, std::uint32_t number, std::uint32_t use) {
  std::seed_seq sequence{seed, number, use};
  std::array<std::uint32_t, 1> result{};
  sequence.generate(result.begin(), result.end());
  return result[0];
}

MatchResult play_match(const MatchPlan& plan, const MakePlayer& first, const MakePlayer& second,
                       const OnGames& on_games) {
  std::vector<Pair> pairs((plan.games + 1) / 2);
  std::atomic<std::uint32_t> done{0};
  in_parallel(pairs.size(), plan.threads, [&] {
    return [&, pairing = Pairing(plan, first, second)](std::size_t number) mutable {
      pairs[number] = pairing.play(static_cast<std::uint32_t>(number));
      done += 2;
      if (on_games) on_games(done);
    };
  });
  return sum_up(pairs);
}

}  // namespace frugal::lab
