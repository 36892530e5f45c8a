// SPDX-License-Identifier: MIT
//
// How strong a move of Go looks: its features against a slow account in random games, the same from
// all sides and for both colours, and what was learned of them in a few diagrams.
#include "frugal/games/go/strengths.hpp"

#include <unity.h>

#include "frugal/random.hpp"
#include "support/go_positions.hpp"
#include "support/independent_go_features.hpp"

namespace {

using frugal::Go;
using frugal::GoFeature;
using frugal::GoFeatures;
using frugal::GoStrengths;
using frugal::Mover;
using frugal::Random;

/// How often each feature but shapes was there, to see that nothing was tested in vain.
using Seen = std::array<int, GoFeature::kCount - GoFeature::kPlace>;

template <int kSize>
void check_move(const GoFeatures<Go<kSize>>& features,
                const independent::FeatureFinder<kSize>& finder, int move, Seen& seen) {
  const independent::Team expected = finder.team_of(move);
  int count = 0;
  features.visit(move, [&](int feature) {
    TEST_ASSERT_TRUE(count < expected.count);
    TEST_ASSERT_EQUAL_INT(expected.features[count], feature);
    if (feature >= GoFeature::kPlace) ++seen[feature - GoFeature::kPlace];
    ++count;
  });
  TEST_ASSERT_EQUAL_INT(expected.count, count);
}

template <int kSize>
void check_games(int games, int every, Seen& seen) {
  using G = Go<kSize>;
  Random random(kSize);
  for (int i = 0; i < games; ++i) {
    int moves[G::kMaxPlies + 2] = {G::kPass, G::kPass};  // two before the first
    random_go_game<kSize>(i % 4 != 0, random, [&](auto& both) {
      const auto& game = both.game;
      if (game.plies > 0) moves[game.plies + 1] = both.position.last_move();
      TEST_ASSERT_EQUAL_INT(moves[game.plies], both.position.last_but_one_move());
      if (game.plies % every != 0) return;
      const GoFeatures<G> features(both.position);
      const independent::FeatureFinder<kSize> finder(game, moves[game.plies + 1],
                                                     moves[game.plies]);
      for (int move = 0; move < G::kMoves; ++move) {
        if (game.is_legal(move)) check_move<kSize>(features, finder, move, seen);
      }
    });
  }
}

/// A chain with three liberties has not one after a stone on one of them.
[[maybe_unused]] bool is_impossible(int feature) {
  return feature == GoFeature::kLiberties + 16 || feature == GoFeature::kLiberties + 32;
}

void test_features_agree_with_the_reference_in_random_games() {
  static Seen seen;
  seen.fill(0);
  check_games<9>(2, 12, seen);
  check_games<5>(3, 3, seen);
#ifndef FRUGAL_ON_CHIP
  check_games<5>(50, 1, seen);
  check_games<7>(50, 1, seen);
  check_games<9>(100, 1, seen);
  check_games<13>(3, 3, seen);
  check_games<19>(2, 9, seen);
  for (int feature = GoFeature::kLast; feature < GoFeature::kCount; ++feature) {
    TEST_ASSERT_TRUE_MESSAGE(seen[feature - GoFeature::kPlace] > 0 || is_impossible(feature),
                             "a feature never seen");
  }
#endif
}

template <class G>
int image_of(int move, int way) {
  if (move == G::kPass) return move;
  int x = move % G::kSize;
  int y = move / G::kSize;
  if (way & 1) x = G::kSize - 1 - x;
  if (way & 2) y = G::kSize - 1 - y;
  return way & 4 ? G::move_at(y, x) : G::move_at(x, y);
}

/// A game and its image, in which white begins if asked for, after black's pass.
template <int kSize>
void check_image(int way, bool swapped, Random& random) {
  using G = Go<kSize>;
  typename G::Position image;
  if (swapped) image.play(G::kPass);
  random_go_game<kSize>(true, random, [&](auto& both) {
    const auto& position = both.position;
    if (both.game.plies > 0) image.play(image_of<G>(position.last_move(), way));
    if (both.game.plies == 0 || image.is_over()) return;
    const GoStrengths<G> strengths(position);
    const GoStrengths<G> strengths_of_image(image);
    for (int move = 0; move < G::kMoves; ++move) {
      if (!position.is_legal(move)) continue;
      const int other = image_of<G>(move, way);
      TEST_ASSERT_EQUAL_INT(strengths.log_of(move), strengths_of_image.log_of(other));
      TEST_ASSERT_EQUAL_INT(position.strength(move), image.strength(other));
    }
  });
}

void test_turned_mirrored_and_swapped_positions_have_the_same_strengths() {
  Random random(1);
#ifdef FRUGAL_ON_CHIP
  check_image<5>(5, true, random);
#else
  for (int way = 0; way < 8; ++way) {
    for (const bool swapped : {false, true}) {
      check_image<5>(way, swapped, random);
      check_image<9>(way, swapped, random);
    }
  }
#endif
}

template <int kSize>
void check_sums(int games) {
  using G = Go<kSize>;
  Random random(kSize);
  for (int i = 0; i < games; ++i) {
    random_go_game<kSize>(i % 2 != 0, random, [&](auto& both) {
      if (both.game.plies % (kSize > 9 ? 16 : 4) != 0) return;
      const GoStrengths<G> strengths(both.position);
      int sum = 0;
      for (int move = 0; move < G::kMoves; ++move) {
        if (!both.position.is_legal(move)) continue;
        const int log = strengths.log_of(move);
        TEST_ASSERT_TRUE(log >= 0 && log <= 255);
        TEST_ASSERT_TRUE(both.position.strength(move) >= 1);
        sum += both.position.strength(move);
      }
      TEST_ASSERT_TRUE(sum < 65536);
    });
  }
}

void test_all_strengths_of_a_position_are_below_65536_together() {
  check_sums<5>(2);
#ifndef FRUGAL_ON_CHIP
  check_sums<9>(20);
  check_sums<19>(2);
#endif
}

template <class G>
int strongest(const typename G::Position& position) {
  const GoStrengths<G> strengths(position);
  int best = G::kPass;
  for (int move = 0; move < G::kPoints; ++move) {
    if (position.is_legal(move) && strengths.log_of(move) > strengths.log_of(best)) best = move;
  }
  return best;
}

void test_a_chain_in_atari_is_saved_by_taking_what_attacks_it() {
  using G = Go<5>;
  // White's stone at C3 is in atari at C2, and black's two beside it have their last liberty at E3.
  const auto position = from<G>("...O. ..XXO .XOXO ....O .....");
  G::Position game = position;
  TEST_ASSERT_TRUE(game.is_legal(at<G>("C2")));
  TEST_ASSERT_EQUAL_INT(at<G>("C2"), strongest<G>(game));
}

void test_an_eye_of_ones_own_is_weaker_than_a_pass() {
  using G = Go<5>;
  const auto position = from<G>(".X... XX... OOO.. ..... .....");
  const GoStrengths<G> strengths(position);
  TEST_ASSERT_TRUE(position.is_own_eye(at<G>("A5")));
  TEST_ASSERT_TRUE(strengths.log_of(at<G>("A5")) < strengths.log_of(G::kPass));
}

void test_a_pass_after_a_pass_is_stronger() {
  using G = Go<5>;
  auto position = from<G>("..... .XX.. .OO.. ..... .....");
  G::Position passed = position;
  passed.play(G::kPass);
  position.play(at<G>("D4"));
  TEST_ASSERT_TRUE(GoStrengths<G>(position).log_of(G::kPass) <
                   GoStrengths<G>(passed).log_of(G::kPass));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_features_agree_with_the_reference_in_random_games);
  RUN_TEST(test_turned_mirrored_and_swapped_positions_have_the_same_strengths);
  RUN_TEST(test_all_strengths_of_a_position_are_below_65536_together);
  RUN_TEST(test_a_chain_in_atari_is_saved_by_taking_what_attacks_it);
  RUN_TEST(test_an_eye_of_ones_own_is_weaker_than_a_pass);
  RUN_TEST(test_a_pass_after_a_pass_is_stronger);
  return UNITY_END();
}
