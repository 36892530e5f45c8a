// SPDX-License-Identifier: MIT
/// \file
/// The features of a move of Go (frugal/games/go/features.hpp), slow and plain: every stone of the
/// board is looked at for each question, chains are flooded, and what a move does is seen by making
/// it. Only the eight points around a move are given as the engine's bits; test_go_shapes.cpp
/// checks their numbers.
#pragma once

#include <algorithm>
#include <array>

#include "frugal/games/go/features.hpp"
#include "support/independent_go_tactics.hpp"

namespace independent {

using frugal::GoFeature;

/// In the order of their numbers.
struct Team {
  std::array<int, 14> features{};
  int count = 0;
  void add(int feature) { features[count++] = feature; }
};

template <int kSize>
class FeatureFinder {
  using Game = GoGame<kSize>;
  using Stones = typename Game::Stones;
  static constexpr int kPass = Game::kPass;

 public:
  FeatureFinder(const Game& game, int last, int last_but_one)
      : game_(game), last_(last), last_but_one_(last_but_one) {}

  Team team_of(int move) const {
    Team team;
    if (move == kPass) {
      team.add(GoFeature::kPass + (game_.passes > 0));
      return team;
    }
    Stones after{};
    game_.put(move, after);
    const int liberties = std::min(liberties_of<kSize>(after, move).count, 4);
    team.add(GoFeature::kShape + shape_of(move));
    team.add(GoFeature::kPlace + 15 * stage() + place_of(move));
    const int others = 3 - game_.mover;
    team.add(GoFeature::kNearest + 25 * stage() + 5 * (nearest(move, others) - 1) +
             nearest(move, game_.mover) - 1);
    team.add(GoFeature::kCrowd + 8 * std::min(stones_around(move, game_.mover, 2), 7) +
             std::min(stones_around(move, others, 2), 7));
    team.add(GoFeature::kField + 13 * std::min(stones_around(move, game_.mover, 3), 12) +
             std::min(stones_around(move, others, 3), 12));
    add_distance(move, last_, GoFeature::kLast + 16 * stage(), team);
    add_distance(move, last_but_one_, GoFeature::kLastButOne, team);
    add_liberties(move, liberties, team);
    add_attacks(move, liberties, team);
    return team;
  }

 private:
  static int x_of(int move) { return move % kSize; }
  static int y_of(int move) { return move / kSize; }
  static int apart(int a, int b) { return std::max(a - b, b - a); }

  int stage() const {
    int stones = 0;
    for (const int stone : game_.stones) stones += stone != 0;
    int stage = 0;
    for (const int divisor : {20, 9, 5, 3}) stage += stones >= kSize * kSize / divisor;
    return stage;
  }

  /// 0 empty, 1 the mover's, 2 the opponent's, 3 border.
  unsigned state(int x, int y) const {
    if (x < 0 || y < 0 || x >= kSize || y >= kSize) return 3;
    const int stone = game_.stones[y * kSize + x];
    return stone == 0 ? 0 : stone == game_.mover ? 1 : 2;
  }
  int shape_of(int move) const {
    constexpr int kX[8] = {1, 1, 0, -1, -1, -1, 0, 1};
    constexpr int kY[8] = {0, 1, 1, 1, 0, -1, -1, -1};
    unsigned states = 0;
    for (int i = 0; i < 8; ++i) {
      states |= state(x_of(move) + kX[i], y_of(move) + kY[i]) << 2 * i;
    }
    return frugal::GoShapes::shape_of(states, frugal::Stone::kBlack);
  }

  /// Pairs of distances to borders, the larger one first: 00, 10, 11, 20, 21, 22, 30, ...
  static int place_of(int move) {
    const int x = std::min({x_of(move), kSize - 1 - x_of(move), 4});
    const int y = std::min({y_of(move), kSize - 1 - y_of(move), 4});
    int place = 0;
    for (int large = 0;; ++large) {
      for (int small = 0; small <= large; ++small, ++place) {
        if (large == std::max(x, y) && small == std::min(x, y)) return place;
      }
    }
  }

  int nearest(int move, int player) const {
    int nearest = 5;
    for (int p = 0; p < kSize * kSize; ++p) {
      if (game_.stones[p] != player) continue;
      const int distance = std::max(apart(x_of(p), x_of(move)), apart(y_of(p), y_of(move)));
      nearest = std::min(nearest, distance);
    }
    return nearest;
  }
  int stones_around(int move, int player, int reach) const {
    int count = 0;
    for (int p = 0; p < kSize * kSize; ++p) {
      count += game_.stones[p] == player && apart(x_of(p), x_of(move)) <= reach &&
               apart(y_of(p), y_of(move)) <= reach;
    }
    return count;
  }

  static void add_distance(int move, int from, int first, Team& team) {
    if (from == kPass) return;
    const int dx = apart(x_of(from), x_of(move));
    const int dy = apart(y_of(from), y_of(move));
    const int distance = dx + dy + std::max(dx, dy);
    if (distance > 0 && distance < 18) team.add(first + distance - 2);
  }

  bool has_several(int stone) const { return Game::region_of(game_.stones, stone).count > 1; }
  int count_liberties(int stone) const { return liberties_of<kSize>(game_.stones, stone).count; }

  void add_liberties(int move, int liberties, Team& team) const {
    int weakest = 0;  // none
    bool several = false;
    Game::for_each_neighbour(move, [&](int q) {
      if (game_.stones[q] != game_.mover) return;
      int safety = std::min(count_liberties(q), 3) + 1;
      if (safety == 2 && is_beside_last_move(q)) safety = 1;
      weakest = weakest == 0 ? safety : std::min(weakest, safety);
      several = several || has_several(q);
    });
    team.add(GoFeature::kLiberties + (several ? 16 : 0) + 4 * weakest + liberties - 1);
  }

  bool is_beside_last_move(int stone) const {
    bool is_beside = false;
    const auto chain = Game::region_of(game_.stones, stone);
    for (int i = 0; i < chain.count; ++i) {
      Game::for_each_neighbour(chain.points[i], [&](int q) { is_beside |= q == last_; });
    }
    return is_beside;
  }
  bool is_of_last_move(int stone) const {
    if (last_ == kPass) return false;
    const auto chain = Game::region_of(game_.stones, stone);
    for (int i = 0; i < chain.count; ++i) {
      if (chain.points[i] == last_) return true;
    }
    return false;
  }
  bool is_beside_an_atari(int stone) const {
    bool is_beside = false;
    const auto chain = Game::region_of(game_.stones, stone);
    for (int i = 0; i < chain.count; ++i) {
      Game::for_each_neighbour(chain.points[i], [&](int q) {
        if (game_.stones[q] == game_.mover && count_liberties(q) == 1) is_beside = true;
      });
    }
    return is_beside;
  }
  void add_attacks(int move, int liberties, Team& team) const {
    int capture = 0;
    int atari = 0;
    Game::for_each_neighbour(move, [&](int q) {
      if (game_.stones[q] != 3 - game_.mover) return;
      const int simply = has_several(q) ? 2 : 1;
      if (count_liberties(q) == 1) {
        const int kind = is_beside_an_atari(q) ? 4 : is_of_last_move(q) ? 3 : simply;
        capture = std::max(capture, kind);
      } else if (count_liberties(q) == 2) {
        const int kind = is_of_last_move(q) ? 4 : game_.ko() != kPass ? 3 : simply;
        atari = std::max(atari, kind);
      }
    });
    if (capture > 0) team.add(GoFeature::kCapture + capture - 1);
    if (atari > 0 && liberties > 1) team.add(GoFeature::kAtari + atari - 1);
  }

  const Game& game_;
  int last_;
  int last_but_one_;
};

}  // namespace independent
