// SPDX-License-Identifier: MIT
//
// The runner of matches, at a game small enough to be followed: a heap of stones, of which a move
// takes one to three; the player that takes the last one wins.
#include <unity.h>

#include <cmath>
#include <set>
#include <string>
#include <vector>

#include "match/opening.hpp"
#include "match/tournament.hpp"

namespace {

using namespace frugal::match;

constexpr int kMost = 3;

class Heap final : public Position {
 public:
  explicit Heap(int stones) : stones_(stones) {}
  int stones() const { return stones_; }

  std::unique_ptr<Position> copy() const override { return std::make_unique<Heap>(*this); }
  bool is_over() const override { return stones_ == 0; }
  unsigned mover() const override { return mover_; }
  bool is_legal(int move) const override { return move < kMost && move < stones_; }
  bool wins_with(int move) const override { return move + 1 == stones_; }
  void play(int move) override {
    if (move < 0 || !is_legal(move)) throw Fault("took " + write(move));
    stones_ -= move + 1;
    mover_ = 1 - mover_;
  }
  std::string write(int move) const override { return std::to_string(move + 1); }
  int read(const std::string& vertex) const override { return std::stoi(vertex) - 1; }

 private:
  int stones_;
  unsigned mover_ = 0;
};

class Taking final : public Game {
 public:
  explicit Taking(int stones) : stones_(stones) {}

  std::string name() const override { return "taking"; }
  std::unique_ptr<Position> start() const override { return std::make_unique<Heap>(stones_); }
  Moves random_opening(int plies, std::uint32_t seed) const override {
    return quiet_opening(*this, kMost, plies, seed);
  }
  void begin(GtpProgram&) const override {}
  Settlement settle(const Moves& moves, const Seats&) const override {
    return {moves.size() % 2 == 1 ? 2 : 0, {}, {}};
  }
  std::string write(const Record&) const override { return {}; }
  std::vector<std::string> settings() const override { return {}; }
  MakePlayer player(const std::string&, const Budget&) const override { return {}; }

  int stones_after(const Moves& moves) const {
    Heap heap(stones_);
    for (const int move : moves) heap.play(move);
    return heap.stones();
  }

 private:
  int stones_;
};

/// What a player was told, for a test to look at.
struct Told {
  std::vector<std::uint32_t> seeds;
  std::set<Moves> openings;
};

/// Leaves a multiple of four if it can, and else takes what its seed says.
class Counting : public GamePlayer {
 public:
  explicit Counting(const Taking& game, Told* told = nullptr) : game_(game), told_(told) {}

  void new_game(std::uint32_t seed) override {
    seed_ = seed;
    if (told_ != nullptr) told_->seeds.push_back(seed);
  }
  int choose(std::span<const int> moves) override {
    const Moves all(moves.begin(), moves.end());
    if (told_ != nullptr && all.size() == 2) told_->openings.insert(all);
    const int stones = game_.stones_after(all);
    if (stones % 4 != 0) return stones % 4 - 1;
    return static_cast<int>(seed_ % kMost);
  }
  Traffic traffic() const override { return {.made = 10, .recycled = 1, .playouts = 20}; }

 private:
  const Taking& game_;
  Told* told_;
  std::uint32_t seed_ = 0;
};

/// Takes one stone, always.
class Slow final : public GamePlayer {
 public:
  void new_game(std::uint32_t) override {}
  int choose(std::span<const int>) override { return 0; }
};

/// Takes four stones, which is against the rules.
class Greedy final : public GamePlayer {
 public:
  void new_game(std::uint32_t) override {}
  int choose(std::span<const int>) override { return kMost; }
};

class Resigning final : public GamePlayer {
 public:
  void new_game(std::uint32_t) override {}
  int choose(std::span<const int>) override { throw Resignation(); }
};

template <class Player>
MakePlayer maker() {
  return [] { return std::make_unique<Player>(); };
}

MakePlayer counting(const Taking& game, Told* told = nullptr) {
  return [&game, told] { return std::make_unique<Counting>(game, told); };
}

Plan plan_of(const Game& game, std::uint32_t games, std::uint32_t opening = 0) {
  return {game, games, opening, seeds_from(1), 1, {}};
}

void test_players_begin_in_turns() {
  const Taking game(7);
  std::vector<unsigned> beginners;
  Listener listener;
  listener.on_game = [&](std::uint32_t number, unsigned beginner, const Outcome&) {
    TEST_ASSERT_EQUAL_INT(beginners.size() + 1, number);
    beginners.push_back(beginner);
  };
  play(plan_of(game, 4), {{maker<Slow>(), maker<Slow>()}, {}}, listener);
  TEST_ASSERT_TRUE((beginners == std::vector<unsigned>{0, 1, 0, 1}));
}

/// Of seven stones the one that begins takes the last, if each takes one.
void test_points_are_those_of_the_first_player() {
  const Taking game(7);
  const Score score = play(plan_of(game, 6), {{maker<Slow>(), maker<Slow>()}, {}}, {});
  TEST_ASSERT_EQUAL_INT(3, score.wins);
  TEST_ASSERT_EQUAL_INT(3, score.losses);
  TEST_ASSERT_EQUAL_INT(6, score.won_by_beginners);
  TEST_ASSERT_EQUAL_INT(3, score.pairs[2]);
}

void test_an_odd_number_of_games_is_rounded_up() {
  const Taking game(7);
  TEST_ASSERT_EQUAL_INT(4,
                        play(plan_of(game, 3), {{maker<Slow>(), maker<Slow>()}, {}}, {}).games());
}

void test_a_pair_shares_its_opening_and_pairs_differ() {
  const Taking game(40);
  Told told;
  play(plan_of(game, 2, 2), {{counting(game, &told), maker<Slow>()}, {}}, {});
  TEST_ASSERT_EQUAL_INT(1, told.openings.size());
  play(plan_of(game, 40, 2), {{counting(game, &told), maker<Slow>()}, {}}, {});
  TEST_ASSERT_GREATER_THAN_INT(3, told.openings.size());
}

void test_every_game_of_a_player_has_a_seed_of_its_own() {
  const Taking game(9);
  Told first, second;
  play(plan_of(game, 10), {{counting(game, &first), counting(game, &second)}, {}}, {});
  std::set<std::uint32_t> all(first.seeds.begin(), first.seeds.end());
  all.insert(second.seeds.begin(), second.seeds.end());
  TEST_ASSERT_EQUAL_INT(20, all.size());
}

void test_seeds_can_be_chosen() {
  const Taking game(9);
  Told told;
  Plan plan = plan_of(game, 4);
  plan.seeds.player = [](std::uint32_t pair, std::uint32_t i, std::uint32_t) {
    return 100 + 2 * pair + i;
  };
  play(plan, {{counting(game, &told), maker<Slow>()}, {}}, {});
  TEST_ASSERT_TRUE((told.seeds == std::vector<std::uint32_t>{100, 101, 102, 103}));
}

void test_threads_change_nothing() {
  const Taking game(41);
  Plan plan = plan_of(game, 200, 3);
  const Makers makers{{counting(game), counting(game)}, {}};
  const Score one = play(plan, makers, {});
  plan.threads = 4;
  const Score four = play(plan, makers, {});
  TEST_ASSERT_TRUE(one.points == four.points && one.pairs == four.pairs);
  TEST_ASSERT_TRUE(one.wins > 0 && one.losses > 0);
}

void test_a_fault_and_a_resignation_lose_one_game() {
  const Taking game(7);
  const Score greedy = play(plan_of(game, 4), {{maker<Greedy>(), maker<Slow>()}, {}}, {});
  TEST_ASSERT_EQUAL_INT(4, greedy.losses);
  TEST_ASSERT_EQUAL_INT(4, greedy.failures.size());
  TEST_ASSERT_EQUAL_INT(2, greedy.failures[1].game);
  TEST_ASSERT_EQUAL_STRING("move 2: took 4", greedy.failures[1].words.c_str());
  const Score resigned = play(plan_of(game, 2), {{maker<Slow>(), maker<Resigning>()}, {}}, {});
  TEST_ASSERT_EQUAL_INT(2, resigned.wins);
  TEST_ASSERT_EQUAL_INT(0, resigned.failures.size());
  TEST_ASSERT_EQUAL_INT(2, resigned.decided_by.at("resignation"));
}

void test_a_decided_match_stops() {
  const Taking game(7);
  Plan plan = plan_of(game, 1000);
  plan.sprt = Sprt{0, 100};
  const Score score = play(plan, {{counting(game), maker<Resigning>()}, {}}, {});
  TEST_ASSERT_TRUE(score.verdict == Verdict::kStronger);
  TEST_ASSERT_LESS_THAN_INT(100, score.games());
}

void test_percent_and_error_are_those_of_the_pairs() {
  Score score;
  score.points = {4, 2, 2, 0};
  TEST_ASSERT_TRUE(percent_of(score).mean == 50);
  TEST_ASSERT_TRUE(std::abs(percent_of(score).error - 25 * std::sqrt(2.0 / 3)) < 1e-9);
  score.points = {3};
  TEST_ASSERT_TRUE(percent_of(score).mean == 75 && percent_of(score).error == 50);
}

void test_the_first_players_traffic_is_added_up() {
  const Taking game(7);
  const Score score = play(plan_of(game, 6), {{counting(game), maker<Slow>()}, {}}, {});
  TEST_ASSERT_EQUAL_INT(60, score.traffic.made);
  TEST_ASSERT_EQUAL_INT(6, score.traffic.recycled);
}

/// With one to three stones left the mover wins at once; with four every move loses at once.
void test_openings_are_quiet() {
  const Taking game(20);
  for (std::uint32_t seed = 0; seed < 300; ++seed) {
    const Moves moves = game.random_opening(6, seed);
    TEST_ASSERT_EQUAL_INT(6, moves.size());
    TEST_ASSERT_GREATER_THAN_INT(4, game.stones_after(moves));
  }
}

void test_openings_get_shorter_where_none_is_quiet() {
  const Taking game(7);
  for (std::uint32_t seed = 0; seed < 20; ++seed) {
    TEST_ASSERT_LESS_THAN_INT(3, game.random_opening(5, seed).size());
  }
  TEST_ASSERT_TRUE(Taking(4).random_opening(5, 1).empty());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_players_begin_in_turns);
  RUN_TEST(test_points_are_those_of_the_first_player);
  RUN_TEST(test_an_odd_number_of_games_is_rounded_up);
  RUN_TEST(test_a_pair_shares_its_opening_and_pairs_differ);
  RUN_TEST(test_every_game_of_a_player_has_a_seed_of_its_own);
  RUN_TEST(test_seeds_can_be_chosen);
  RUN_TEST(test_threads_change_nothing);
  RUN_TEST(test_a_fault_and_a_resignation_lose_one_game);
  RUN_TEST(test_a_decided_match_stops);
  RUN_TEST(test_percent_and_error_are_those_of_the_pairs);
  RUN_TEST(test_the_first_players_traffic_is_added_up);
  RUN_TEST(test_openings_are_quiet);
  RUN_TEST(test_openings_get_shorter_where_none_is_quiet);
  return UNITY_END();
}
