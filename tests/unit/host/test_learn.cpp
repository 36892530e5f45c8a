// SPDX-License-Identifier: MIT
//
// Learning strengths: from made-up competitions the strengths come back by which they were decided,
// and those that the engine has predict games that it was not learned from.
#include <unity.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

#include "frugal/games/go/go.hpp"
#include "frugal/random.hpp"
#include "learn/bradley_terry.hpp"
#include "learn/lessons.hpp"
#include "learn/prediction.hpp"
#include "support/go_positions.hpp"

namespace {

using frugal::Go;
using frugal::Random;
using frugal::learn::BradleyTerry;
using frugal::learn::Lesson;
using frugal::learn::Prediction;

void check_close(double tolerance, double expected, double actual) {
  TEST_ASSERT_TRUE(std::abs(actual - expected) <= tolerance);
}

constexpr std::array kSizes{4, 3};
constexpr std::array kStrengths{1.0, 2.0, 5.0, 0.25, /**/ 1.0, 0.5, 8.0};

/// Five teams of one feature of each group, or of the first group only.
std::vector<std::uint16_t> random_teams(Random& random) {
  std::vector<std::uint16_t> teams;
  for (int i = 0; i < 5; ++i) {
    teams.push_back(static_cast<std::uint16_t>(random.below(4)));
    const int second = random.below(4);
    teams.push_back(second == 3 ? BradleyTerry::kNone : static_cast<std::uint16_t>(4 + second));
  }
  return teams;
}

double strength_of(const std::vector<std::uint16_t>& teams, int team) {
  double strength = 1;
  for (const std::uint16_t feature : {teams[2 * team], teams[2 * team + 1]}) {
    if (feature != BradleyTerry::kNone) strength *= kStrengths[feature];
  }
  return strength;
}

/// By lot, each team by its share.
int winner_of(const std::vector<std::uint16_t>& teams, Random& random) {
  double total = 0;
  for (int team = 0; team < 5; ++team) total += strength_of(teams, team);
  double lot = total * random.below(65536) / 65536;
  for (int team = 0; team < 4; ++team) {
    lot -= strength_of(teams, team);
    if (lot < 0) return team;
  }
  return 4;
}

void test_strengths_that_decided_competitions_come_back() {
  Random random(1);
  BradleyTerry model(kSizes);
  for (int i = 0; i < 30000; ++i) {
    const auto teams = random_teams(random);
    model.add(teams, winner_of(teams, random));
  }
  model.fit(1e-9);
  for (int feature = 1; feature < 7; ++feature) {  // to the first of their group, or to none
    const double found = model.strength(feature) / (feature < 4 ? model.strength(0) : 1);
    check_close(0.1, std::log2(kStrengths[feature]), std::log2(found));
  }
  check_close(0.1, 0, std::log2(model.strength(4)));
}

void test_a_feature_that_was_never_there_has_strength_1() {
  BradleyTerry model(kSizes);
  const std::array<std::uint16_t, 4> teams{0, 4, 1, 5};
  model.add(teams, 0);
  model.fit();
  check_close(1e-9, 1, model.strength(6));
  TEST_ASSERT_TRUE(model.strength(0) > model.strength(1));
}

void test_each_step_makes_what_happened_likelier() {
  Random random(2);
  BradleyTerry model(kSizes);
  for (int i = 0; i < 300; ++i) {
    const auto teams = random_teams(random);
    model.add(teams, winner_of(teams, random));
  }
  const double before = model.evidence();
  model.fit();
  check_close(1e-9, -std::log(5), before);  // all alike
  TEST_ASSERT_TRUE(model.evidence() > before);
}

// gnugo 3.8 against itself at level 8 (./frugal learn games --seed 99); the table was not learned
// from these.
constexpr const char* kGames[] = {
    "bC4? wD5? bD4 wE5 bF3 wG4 bG7 wG3 bC5 wF2 bD7 wE3 bD2 wH6 bH7 wG6 bF6 wF5 bJ6 wJ5 bJ7 "
    "wH4 bE6 wE2 bD3 wD1 bC1 wE1 bB2 wD6 bC6 wE4 bPASS wPASS",
    "bC5? wF5 bD7 wF7 bF3 wC3 bG4 wG5 bH4 wH5 bJ5 wJ6 bJ4 wH7 bD2 wD3 bC2 wE4 bE8 wB2 bE3 "
    "wD5 bC7 wB4 bB5 wC1 bE1 wA4 bA5 wF8 bF9 wG9 bE9 wH8 bC4 wD4 bE7 wE6 bD6 wB1 bD1 wF4 bG3 "
    "wPASS bPASS",
    "bD6? wG7 bG5 wC4 bH6 wB6 bE4 wC7 bH8 wD3 bE3 wE8 bE2 wD2 bG8 wE1 bF1 wD1 bG2 wF7 bF8 "
    "wD7 bE6 wE7 bC5 wB5 bD4 wC3 bC6 wH7 bJ7 wF9 bG9 wE9 bF6 wG6 bH5 wJ8 bJ9 wPASS bPASS",
    "bC7? wG6? bD7? wE4? bC4 wG3 bD3 wF7 bE8 wE2 bG8 wD2 bC2 wC1 bB2 wF8 bF9 wH7 bE3 wF3 bD4 "
    "wE5 bB1 wD5 bC5 wD6 bC6 wE7 bD1 wF1 bH8 wJ8 bD9 wE1 bC1 wG7 bE9 wJ7 bH9 wJ9 bG9 wPASS "
    "bPASS",
    "bC7? wC4 bE3 wG4 bE5 wF6 bF8 wE6 bG2 wD5 bF4 wD7 bD8 wD3 bG3 wC6 bC8 wH4 bD2 wC2 bE2 "
    "wG6 bH7 wH6 bG7 wB6 bE7 wD6 bC1 wB2 bJ6 wJ5 bJ7 wH3 bH2 wF5 bE4 wB7 bJ2 wF7 bE8 wB1 bB8 "
    "wA8 bD4 wC3 bD1 wJ3 bB9 wA7 bA9 wPASS bPASS",
    "bG6? wD3 bC6 wE6 bG3 wD5 bC5 wC4 bF7 wE7 bD8 wE8 bD7 wB5 bF8 wE9 bF9 wF2 bG2 wF3 bF4 "
    "wG1 bH1 wF1 bE4 wD4 bE3 wD2 bE2 wD1 bE1 wF6 bH7 wF5 bG5 wE5 bPASS wPASS"};

/// The moves of a game, those behind which there is a question mark left out.
void predict(const char* game, Prediction& prediction) {
  using G = Go<9>;
  G::Position position;
  for (const char* c = game; *c != '\0';) {
    const int move = c[1] == 'P' ? G::kPass : at<G>(c + 1);
    while (*c != '\0' && *c != ' ' && *c != '?') ++c;
    if (*c != '?') prediction.add(frugal::learn::lesson_of<G>(position, move));
    while (*c == '?' || *c == ' ') ++c;
    TEST_ASSERT_TRUE_MESSAGE(position.is_legal(move), game);
    position.play(move);
  }
}

void test_the_committed_table_predicts_games_it_was_not_learned_from() {
  Prediction prediction(frugal::kGoStrengthLogs);
  for (const char* const game : kGames) predict(game, prediction);
  TEST_ASSERT_GREATER_THAN_INT(200, prediction.moves());
  TEST_ASSERT_TRUE(prediction.percent(0) > 35);  // the first
  TEST_ASSERT_TRUE(prediction.percent(4) > 80);  // among eight
  TEST_ASSERT_TRUE(prediction.evidence() > -2.2);
}

void test_moves_of_equal_strength_share_the_places_that_they_take() {
  const std::vector<std::int8_t> logs(frugal::GoFeature::kCount, 0);
  Prediction prediction(logs);
  prediction.add(frugal::learn::lesson_of<Go<9>>(Go<9>::Position{}, 40));
  check_close(1e-9, 100.0 / 82, prediction.percent(0));
  check_close(1e-9, -std::log(82), prediction.evidence());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_strengths_that_decided_competitions_come_back);
  RUN_TEST(test_a_feature_that_was_never_there_has_strength_1);
  RUN_TEST(test_each_step_makes_what_happened_likelier);
  RUN_TEST(test_the_committed_table_predicts_games_it_was_not_learned_from);
  RUN_TEST(test_moves_of_equal_strength_share_the_places_that_they_take);
  return UNITY_END();
}
