// SPDX-License-Identifier: MIT
//
// MoGo's playouts: what each step of the sequence plays, by diagrams (X is black, O white); that
// nothing illegal is played and no eye filled; and that every machine plays the same games.
#include "frugal/games/go/mogo.hpp"

#include <unity.h>

#include <cstdint>

#include "frugal/random.hpp"
#include "support/go_positions.hpp"
#include "support/independent_go_tactics.hpp"

namespace {

using frugal::Go;
using frugal::GoCaptures;
using frugal::MogoPlaying;
using frugal::MogoPlayout;
using frugal::MogoSettings;
using frugal::Mover;
using frugal::Random;
using frugal::Stone;
using Go5 = Go<5>;
using Go7 = Go<7>;
using Go9 = Go<9>;

constexpr MogoSettings kNothing{.saves_from_atari = false,
                                .plays_nakade = false,
                                .fill_board_tries = 0,
                                .plays_patterns = false,
                                .approach_percent = 0,
                                .captures = GoCaptures::kNone,
                                .avoids_self_atari = false};

constexpr std::uint32_t kDigest = 0x42799518;
constexpr std::uint32_t kDigestOfEverything = 0x9bc3191c;

template <class Change>
constexpr MogoSettings changed(MogoSettings settings, Change change) {
  change(settings);
  return settings;
}
constexpr MogoSettings kSaves = changed(kNothing, [](auto& s) { s.saves_from_atari = true; });
constexpr MogoSettings kNakade = changed(kNothing, [](auto& s) { s.plays_nakade = true; });
constexpr MogoSettings kFills = changed(kNothing, [](auto& s) { s.fill_board_tries = 200; });
constexpr MogoSettings kPatterns = changed(kNothing, [](auto& s) { s.plays_patterns = true; });
constexpr MogoSettings kSafePatterns =
    changed(kPatterns, [](auto& s) { s.avoids_self_atari = true; });
constexpr MogoSettings kApproaches = changed(kPatterns, [](auto& s) { s.approach_percent = 50; });
constexpr MogoSettings kTakesNear =
    changed(kNothing, [](auto& s) { s.captures = GoCaptures::kNear; });
constexpr MogoSettings kTakes =
    changed(kNothing, [](auto& s) { s.captures = GoCaptures::kAnywhere; });
constexpr MogoSettings kNoSelfAtari =
    changed(kNothing, [](auto& s) { s.avoids_self_atari = true; });

/// How often each move is played next, in so many playouts from a position.
template <class G>
struct Tally {
  int played[G::kMoves] = {};
  int count = 0;
  bool only(const char* point) const { return played[at<G>(point)] == count; }
  bool never(const char* point) const { return played[at<G>(point)] == 0; }
  int of(const char* point) const { return played[at<G>(point)]; }
};

/// The new stone; the pass if there is none.
template <class G>
int move_between(const typename G::Position& before, const typename G::Position& after) {
  for (int move = 0; move < G::kPoints; ++move) {
    if (before.stone(move) == Stone::kNone && after.stone(move) != Stone::kNone) return move;
  }
  return G::kPass;
}

template <class G, MogoSettings kSettings>
Tally<G> replies_to(const typename G::Position& start, int count = 200) {
  Tally<G> tally;
  Random random(7);
  for (; tally.count < count; ++tally.count) {
    typename G::Position position = start;
    {
      MogoPlaying<G, kSettings> playing(position);
      playing.play(random);
    }
    ++tally.played[move_between<G>(start, position)];
  }
  return tally;
}

/// The replies to a move that black or white makes on a diagram.
template <class G, MogoSettings kSettings>
Tally<G> replies_to(const char* diagram, Mover mover, const char* move) {
  typename G::Position position = from<G>(diagram, mover);
  play<G>(position, move);
  return replies_to<G, kSettings>(position);
}

void test_a_chain_that_was_put_into_atari_is_extended() {
  constexpr const char* kDiagram = "..... ..X.. .XO.. ..... .....";
  TEST_ASSERT_TRUE((replies_to<Go5, kSaves>(kDiagram, Mover::kMax, "D3").only("C2")));
  TEST_ASSERT_FALSE((replies_to<Go5, kNothing>(kDiagram, Mover::kMax, "D3").only("C2")));
}

void test_a_chain_is_not_extended_if_that_leaves_it_in_atari() {
  const auto replies = replies_to<Go5, kSaves>("..... ..... ..... .X... O....", Mover::kMax, "A2");
  TEST_ASSERT_LESS_THAN_INT(30, replies.of("B1"));  // by chance only
}

void test_a_chain_is_saved_by_taking_one_beside_it_as_well() {
  const auto replies = replies_to<Go5, kSaves>("..... ...X. .OXO. ...X. .....", Mover::kMin, "C2");
  TEST_ASSERT_EQUAL_INT(replies.count, replies.of("C4") + replies.of("E3"));
  TEST_ASSERT_INT_WITHIN(30, 100, replies.of("E3"));
}

void test_no_chain_is_saved_that_was_in_no_atari() {
  const auto replies = replies_to<Go5, kSaves>("..... ..X.. ..O.. ..... .....", Mover::kMax, "D3");
  TEST_ASSERT_LESS_THAN_INT(60, replies.of("C2") + replies.of("B3"));
}

void test_the_middle_of_a_hole_of_three_beside_the_last_move_is_played() {
  constexpr const char* kRow = "..... ..... OOO.. ..... OOOO.";
  TEST_ASSERT_TRUE((replies_to<Go5, kNakade>(kRow, Mover::kMin, "D2").only("B2")));
  TEST_ASSERT_FALSE((replies_to<Go5, kNothing>(kRow, Mover::kMin, "D2").only("B2")));
  constexpr const char* kCorner = "..... ..... OO... .OO.. .....";
  TEST_ASSERT_TRUE((replies_to<Go5, kNakade>(kCorner, Mover::kMin, "C1").only("A1")));
  constexpr const char* kElsewhere = "..... ..... OOO.. ...O. OOOO.";
  TEST_ASSERT_FALSE((replies_to<Go5, kNakade>(kElsewhere, Mover::kMin, "E5").only("B2")));
}

/// Whether a point and the eight around it are on the board and empty.
template <class G>
bool is_spacious(const typename G::Position& position, int move) {
  const int x = move % G::kSize;
  const int y = move / G::kSize;
  if (x == 0 || y == 0 || x == G::kSize - 1 || y == G::kSize - 1) return false;
  for (int dy = -1; dy <= 1; ++dy) {
    for (int dx = -1; dx <= 1; ++dx) {
      if (position.stone(G::move_at(x + dx, y + dy)) != Stone::kNone) return false;
    }
  }
  return true;
}

void test_points_with_eight_empty_ones_around_them_fill_the_board() {
  Go7::Position position = from<Go7>("....... ....... ....... ....... ...XO.. ....... .......");
  play<Go7>(position, "C2");
  const auto replies = replies_to<Go7, kFills>(position, 1000);
  for (int move = 0; move < Go7::kPoints; ++move) {
    TEST_ASSERT_EQUAL_INT(is_spacious<Go7>(position, move), replies.played[move] > 0);
  }
}

void test_a_pattern_beside_the_last_move_is_played() {
  constexpr const char* kDiagram = "..... ..... .X... ..... .....";
  const auto replies = replies_to<Go5, kPatterns>(kDiagram, Mover::kMin, "C3");
  int hane = 0;
  for (const char* point : {"B4", "C4", "B2", "C2"}) {
    TEST_ASSERT_INT_WITHIN_MESSAGE(25, 50, replies.of(point), point);
    hane += replies.of(point);
  }
  TEST_ASSERT_EQUAL_INT(replies.count, hane);
}

void test_far_from_the_last_move_no_pattern_is_played() {
  const auto replies =
      replies_to<Go5, kPatterns>("..... .XO.. ..... ..... .....", Mover::kMin, "D1");
  TEST_ASSERT_GREATER_THAN_INT(10, replies.of("A1") + replies.of("E5") + replies.of("E3"));
}

void test_an_approach_move_comes_first_by_a_chance_of_one_half() {
  // The cut at C1 would be in atari; its liberty, D1, joins the stone at D2.
  constexpr const char* kDiagram = "..... ..... ..... .XOX. .....";
  const auto plain = replies_to<Go5, kPatterns>(kDiagram, Mover::kMin, "B1");
  TEST_ASSERT_GREATER_THAN_INT(40, plain.of("C1"));
  TEST_ASSERT_TRUE(plain.never("D1"));
  const auto approaching = replies_to<Go5, kApproaches>(kDiagram, Mover::kMin, "B1");
  const int both = approaching.of("C1") + approaching.of("D1");
  TEST_ASSERT_GREATER_THAN_INT(40, both);
  TEST_ASSERT_INT_WITHIN(20, both / 2, approaching.of("D1"));
  const auto safe = replies_to<Go5, kSafePatterns>(kDiagram, Mover::kMin, "B1");
  TEST_ASSERT_TRUE(safe.never("C1"));
  TEST_ASSERT_TRUE(safe.never("D1"));
}

void test_what_is_in_atari_is_taken() {
  constexpr const char* kFarAway = "..... ..... ..... OX... X....";
  TEST_ASSERT_TRUE((replies_to<Go5, kTakes>(kFarAway, Mover::kMin, "E5").only("A3")));
  TEST_ASSERT_FALSE((replies_to<Go5, kTakesNear>(kFarAway, Mover::kMin, "E5").only("A3")));
  constexpr const char* kBeside = "..... ..... ..... ..XX. .X...";
  TEST_ASSERT_TRUE((replies_to<Go5, kTakesNear>(kBeside, Mover::kMin, "C1").only("D1")));
  TEST_ASSERT_FALSE((replies_to<Go5, kNothing>(kBeside, Mover::kMin, "C1").only("D1")));
}

void test_a_playout_that_starts_after_a_pass_has_no_last_move_to_answer() {
  Go5::Position position = from<Go5>("..... ..X.. .XO.. ..... .....");
  play<Go5>(position, "D3 pass");
  TEST_ASSERT_EQUAL_INT(Go5::kPass, position.last_move());
  const auto replies = replies_to<Go5, MogoSettings{}>(position);
  TEST_ASSERT_GREATER_THAN_INT(20, replies.of("A1") + replies.of("E5") + replies.of("E1"));
}

/// What a game's moves were like.
struct Account {
  int moves = 0;
  int self_ataris = 0;
  int needless_self_ataris = 0;
};

/// Whether a legal stone would be in atari.
template <int kSize>
bool is_self_atari(const independent::GoGame<kSize>& game, int move) {
  typename independent::GoGame<kSize>::Stones after;
  return game.put(move, after) && independent::liberties_of<kSize>(after, move).count == 1;
}

template <int kSize>
bool is_good(const independent::GoGame<kSize>& game, int move) {
  return game.is_legal(move) && !game.is_eye(move, game.mover);
}
template <int kSize>
bool has_safe_move(const independent::GoGame<kSize>& game) {
  for (int move = 0; move < game.kPoints; ++move) {
    if (is_good(game, move) && !is_self_atari(game, move)) return true;
  }
  return false;
}
template <int kSize>
bool has_good_move(const independent::GoGame<kSize>& game) {
  for (int move = 0; move < game.kPoints; ++move) {
    if (is_good(game, move)) return true;
  }
  return false;
}

/// Plays one game out, move by move beside the reference: each move must be legal and fill no eye,
/// a pass be the only choice, and the boards the same.
template <int kSize, MogoSettings kSettings>
void check_game(Random& random, Account& account) {
  using G = Go<kSize>;
  typename G::Position position(0);
  independent::GoGame<kSize> game;
  {
    MogoPlaying<G, kSettings> playing(position);
    while (!playing.is_over()) {
      playing.play(random);
      int move = G::kPass;
      for (int p = 0; p < G::kPoints; ++p) {
        if (game.stones[p] == 0 && position.stone(p) != Stone::kNone) move = p;
      }
      TEST_ASSERT_EQUAL_INT(move == G::kPass, !has_good_move(game));
      if (move != G::kPass) {
        TEST_ASSERT_TRUE(is_good(game, move));
        const bool is_bad = is_self_atari(game, move);
        account.self_ataris += is_bad;
        account.needless_self_ataris += is_bad && has_safe_move(game);
      }
      game.play(move);
      for (int p = 0; p < G::kPoints; ++p) {
        TEST_ASSERT_EQUAL_INT(game.stones[p], static_cast<int>(position.stone(p)));
      }
      ++account.moves;
    }
    TEST_ASSERT_EQUAL_INT(game.score(), playing.score());
  }
  TEST_ASSERT_TRUE(game.is_over());
  TEST_ASSERT_EQUAL_INT(game.plies, position.plies());
  TEST_ASSERT_EQUAL_INT(game.mover - 1, frugal::index_of(position.mover()));
}

template <int kSize, MogoSettings kSettings>
Account check_games(int games) {
  Random random(kSize);
  Account account;
  for (int i = 0; i < games; ++i) check_game<kSize, kSettings>(random, account);
  return account;
}

constexpr MogoSettings kEverything = changed({}, [](auto& s) {
  s.fill_board_tries = 4;
  s.captures = GoCaptures::kAnywhere;
});

void test_no_move_is_illegal_or_fills_an_eye_and_games_end_when_only_eyes_are_left() {
  check_games<1, kEverything>(2);
  check_games<2, kEverything>(5);
  check_games<3, MogoSettings{}>(5);
  check_games<5, MogoSettings{}>(10);
  check_games<9, MogoSettings{}>(1);
#ifndef FRUGAL_ON_CHIP
  check_games<5, MogoSettings{}>(500);
  check_games<7, kNothing>(100);
  check_games<9, MogoSettings{}>(50);
  check_games<9, kEverything>(50);
  check_games<13, kEverything>(5);
#endif
}

void test_a_self_atari_is_played_at_random_only_if_all_else_is() {
  const Account careful = check_games<5, kNoSelfAtari>(10);
  TEST_ASSERT_EQUAL_INT(0, careful.needless_self_ataris);
  const Account careless = check_games<5, kNothing>(10);
  TEST_ASSERT_GREATER_THAN_INT(10, careless.needless_self_ataris);
}

/// One number that tells the ends of some playouts.
template <MogoSettings kSettings>
std::uint32_t digest_of_playouts(int count = 10) {
  std::uint32_t digest = 0;
  Random random(11);
  for (int i = 0; i < count; ++i) {
    Go9::Position position;
    const int score = MogoPlayout<kSettings>::template play<Go9>(position, random);
    digest = digest * 31 + static_cast<std::uint32_t>(score);
    digest = digest * 31 + static_cast<std::uint32_t>(position.plies());
    for (int move = 0; move < Go9::kPoints; ++move) {
      digest = digest * 31 + static_cast<std::uint32_t>(position.stone(move));
    }
  }
  return digest;
}

void test_playouts_are_the_same_on_every_machine() {
  TEST_ASSERT_EQUAL_HEX32(kDigest, digest_of_playouts<MogoSettings{}>());
  TEST_ASSERT_EQUAL_HEX32(kDigestOfEverything, digest_of_playouts<kEverything>());
}

void test_each_switch_makes_a_difference() {
  constexpr MogoSettings kAll = kEverything;
  const std::uint32_t digests[] = {
      digest_of_playouts<kAll>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.saves_from_atari = false; })>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.plays_nakade = false; })>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.fill_board_tries = 0; })>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.plays_patterns = false; })>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.approach_percent = 0; })>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.captures = GoCaptures::kNear; })>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.captures = GoCaptures::kNone; })>(),
      digest_of_playouts<changed(kAll, [](auto& s) { s.avoids_self_atari = false; })>()};
  for (const std::uint32_t& one : digests) {
    for (const std::uint32_t* other = digests; other != &one; ++other) {
      TEST_ASSERT_FALSE(one == *other);
    }
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_chain_that_was_put_into_atari_is_extended);
  RUN_TEST(test_a_chain_is_not_extended_if_that_leaves_it_in_atari);
  RUN_TEST(test_a_chain_is_saved_by_taking_one_beside_it_as_well);
  RUN_TEST(test_no_chain_is_saved_that_was_in_no_atari);
  RUN_TEST(test_the_middle_of_a_hole_of_three_beside_the_last_move_is_played);
  RUN_TEST(test_points_with_eight_empty_ones_around_them_fill_the_board);
  RUN_TEST(test_a_pattern_beside_the_last_move_is_played);
  RUN_TEST(test_far_from_the_last_move_no_pattern_is_played);
  RUN_TEST(test_an_approach_move_comes_first_by_a_chance_of_one_half);
  RUN_TEST(test_what_is_in_atari_is_taken);
  RUN_TEST(test_a_playout_that_starts_after_a_pass_has_no_last_move_to_answer);
  RUN_TEST(test_no_move_is_illegal_or_fills_an_eye_and_games_end_when_only_eyes_are_left);
  RUN_TEST(test_a_self_atari_is_played_at_random_only_if_all_else_is);
  RUN_TEST(test_playouts_are_the_same_on_every_machine);
  RUN_TEST(test_each_switch_makes_a_difference);
  return UNITY_END();
}
