// SPDX-License-Identifier: MIT
//
// Go: captures, ko, suicide, eyes, the end and the score, keys, playouts; by diagrams on 5 x 5 (X
// is black, O white), and by random games against the slow reference.
#include "frugal/games/go/go.hpp"

#include <unity.h>

#include <cstddef>
#include <cstdint>

#include "frugal/choice.hpp"
#include "frugal/defaults.hpp"
#include "frugal/playout.hpp"
#include "support/go_positions.hpp"

namespace {

using frugal::Go;
using frugal::Mover;
using frugal::Random;
using frugal::Stone;
using Go5 = Go<5>;
using Go9 = Go<9>;
using Position5 = Go5::Position;

static_assert(frugal::Game<Go<1>> && frugal::Game<Go5> && frugal::Game<Go9> &&
              frugal::Game<Go<19>>);
static_assert(sizeof(Go<5>::Position) == 216 && sizeof(Go<7>::Position) == 360);
static_assert(sizeof(Go<9>::Position) == 544 && sizeof(Go<13>::Position) == 1032);
static_assert(sizeof(Go<19>::Position) == 4112);

/// A diagram of 5 x 5 against a position: all stones, and nothing else.
void check_stones(const char* diagram, const Position5& position) {
  int point = 0;
  for (const char* c = diagram; *c != '\0'; ++c) {
    if (*c == ' ') continue;
    const Stone stone = position.stone(Go5::move_at(point % 5, 4 - point / 5));
    TEST_ASSERT_EQUAL_INT_MESSAGE(*c, ".XO"[static_cast<int>(stone)], diagram);
    ++point;
  }
}

bool is_legal(const Position5& position, const char* point) {
  return position.is_legal(at<Go5>(point));
}

struct Capture {
  const char* before;
  const char* move;
  const char* after;
};

void test_chains_without_liberties_are_taken() {
  constexpr Capture kCaptures[] = {
      {"..... ..X.. .XO.. ..X.. .....", "D3", "..... ..X.. .X.X. ..X.. ....."},  // in the centre
      {"..... X.... OX... ..... .....", "A2", "..... X.... .X... X.... ....."},  // at the edge
      {"..... ..... ..... X.... O....", "B1", "..... ..... ..... X.... .X..."},  // in the corner
      {"..... ..... .X... XOX.. OO...", "C1", "..... ..... .X... X.X.. ..X.."},  // three stones
      {"..X.. .XOX. XO.OX .XOX. ..X..", "C3", "..X.. .X.X. X.X.X .X.X. ..X.."},  // four chains
      {"..... ..... XX... OOX.. .OX..", "A1", "..... ..... XX... ..X.. X.X.."},  // no suicide
  };
  for (const Capture& capture : kCaptures) {
    Position5 position = from<Go5>(capture.before);
    play<Go5>(position, capture.move);
    check_stones(capture.after, position);
  }
}

void test_a_chain_with_a_liberty_left_is_not_taken() {
  Position5 position = from<Go5>("..... ..X.. .XOO. ..X.. .....");
  play<Go5>(position, "D4 A1 D2");
  check_stones("..... ..XX. .XOO. ..XX. O....", position);
}

void test_points_where_stones_were_taken_can_be_played_again() {
  Position5 position = from<Go5>("..... ..... ..... X.... O....");
  play<Go5>(position, "B1 C3 A1");
  check_stones("..... ..... ..O.. X.... XX...", position);
}

void test_suicide_is_forbidden() {
  TEST_ASSERT_FALSE(is_legal(from<Go5>("..... ..... ..O.. .O.O. ..O.."), "C2"));
  TEST_ASSERT_FALSE(is_legal(from<Go5>("..... ..... ..... O.... .O..."), "A1"));
  TEST_ASSERT_FALSE(is_legal(from<Go5>("..... ..... OO... XXO.. .XO.."), "A1"));  // of a chain
}

void test_to_join_a_chain_with_liberties_is_no_suicide() {
  TEST_ASSERT_TRUE(is_legal(from<Go5>("..... ..... ..... OX... .X..."), "A1"));
  TEST_ASSERT_TRUE(is_legal(from<Go5>("..... ..... ..O.. .O.O. ..O..", Mover::kMin), "C2"));
}

constexpr const char* kOpenKo = "..... ..XO. .XO.O ..XO. .....";  // black takes at D3

void test_ko_forbids_to_take_back_at_once() {
  Position5 position = from<Go5>(kOpenKo);
  TEST_ASSERT_EQUAL_INT(Go5::kPass, position.ko());
  play<Go5>(position, "D3");
  check_stones("..... ..XO. .X.XO ..XO. .....", position);
  TEST_ASSERT_EQUAL_INT(at<Go5>("C3"), position.ko());
  TEST_ASSERT_FALSE(is_legal(position, "C3"));
}

void test_ko_is_over_after_a_move_elsewhere() {
  for (const char* moves : {"D3 A1 A5", "D3 pass A5", "D3 A1 pass"}) {
    Position5 position = from<Go5>(kOpenKo);
    play<Go5>(position, moves);
    TEST_ASSERT_EQUAL_INT_MESSAGE(Go5::kPass, position.ko(), moves);
    play<Go5>(position, "C3");
    TEST_ASSERT_EQUAL_INT_MESSAGE(at<Go5>("D3"), position.ko(), moves);
  }
}

void test_a_pass_lifts_ko() {
  Position5 position = from<Go5>(kOpenKo);
  play<Go5>(position, "D3 pass");
  TEST_ASSERT_EQUAL_INT(Go5::kPass, position.ko());
  TEST_ASSERT_TRUE(is_legal(position, "C3"));
}

void test_a_stone_that_took_two_may_be_taken_at_once() {
  Position5 position = from<Go5>("..... ..... ..... XXO.. OO.O.");
  play<Go5>(position, "C1");
  TEST_ASSERT_EQUAL_INT(Go5::kPass, position.ko());
  play<Go5>(position, "B1");
  check_stones("..... ..... ..... XXO.. .O.O.", position);
}

void test_a_snapback_takes_what_has_just_taken() {
  Position5 position = from<Go5>("..... ..... .XXX. XOOOX X..OX");
  play<Go5>(position, "C1 B1");
  check_stones("..... ..... .XXX. XOOOX XO.OX", position);
  TEST_ASSERT_EQUAL_INT(Go5::kPass, position.ko());  // what took is not a single stone
  play<Go5>(position, "C1");
  check_stones("..... ..... .XXX. X...X X.X.X", position);
}

struct Eye {
  const char* diagram;
  const char* point;
  bool is_eye;
};

void test_eyes_are_told_by_neighbours_and_diagonals() {
  constexpr Eye kEyes[] = {
      {"..... ..X.. .X.X. ..X.. .....", "C3", true},
      {"..... .OX.. .X.X. ..X.. .....", "C3", true},   // one diagonal is the opponent's
      {"..... .OX.. .X.X. ..XO. .....", "C3", false},  // two are
      {"..... .XX.. .X.O. .XX.. .....", "C3", false},  // a neighbour is
      {"..... .XX.. .X... .XX.. .....", "C3", false},  // a neighbour is empty
      {"..... .XX.. .XXX. .XX.. .....", "C3", false},  // no empty point
      {"..... X.... .X... X.... .....", "A3", true},   // at the edge
      {"..... XO... .X... X.... .....", "A3", false},  // with a diagonal of the opponent's
      {"..... ..... ..... X.... .X...", "A1", true},   // in the corner
      {"..... ..... ..... XO... .X...", "A1", false},
      {"..... ..... ..... O.... .O...", "A1", false},  // of the opponent's
      {"..... ..... ..... X.... .O...", "A1", false},  // of neither colour
  };
  for (const Eye& eye : kEyes) {
    const Position5 position = from<Go5>(eye.diagram);
    TEST_ASSERT_EQUAL_INT_MESSAGE(eye.is_eye, position.is_own_eye(at<Go5>(eye.point)), eye.diagram);
  }
}

struct Count {
  const char* diagram;
  int lead;
};

void test_points_are_stones_and_what_only_one_colour_reaches() {
  constexpr Count kCounts[] = {
      {"..... ..... ..... ..... .....", 0},
      {"..... ..... ..X.. ..... .....", 25},
      {"..... ..... ..O.. ..... .....", -25},
      {"..... ..... X...O ..... .....", 0},   // all else is open to both
      {".XO.. .XO.. .XO.. .XO.. .XO..", -5},  // 10 and 15
      {"..X.O ..X.O ..X.O ..X.O ..X.O", 10},  // a column of neither
      {".XO.. XXOOO OOXXX ..OX. OOOX.", -3},  // 11 and 14, in four areas
      {".X.X. XXXXX OOOOO .O.O. OOOOO", -5},  // eyes
  };
  for (const Count& count : kCounts) {
    const Position5 position = from<Go5>(count.diagram);
    TEST_ASSERT_EQUAL_INT_MESSAGE(2 * count.lead, position.lead_in_halves(), count.diagram);
  }
}

void test_komi_decides_the_winner() {
  constexpr const char* kTenAhead = "..X.O ..X.O ..X.O ..X.O ..X.O";
  TEST_ASSERT_EQUAL_INT(2, from<Go5>(kTenAhead, Mover::kMax, 19).score());
  TEST_ASSERT_EQUAL_INT(1, from<Go5>(kTenAhead, Mover::kMax, 20).score());
  TEST_ASSERT_EQUAL_INT(0, from<Go5>(kTenAhead, Mover::kMax, 21).score());
  TEST_ASSERT_EQUAL_INT(2, from<Go5>(kTenAhead, Mover::kMax, -21).score());
  TEST_ASSERT_EQUAL_INT(-15, Position5{}.lead_in_halves());
}

void test_two_passes_in_a_row_end_the_game() {
  Position5 position;
  play<Go5>(position, "pass C3 pass C4 C2 pass");
  TEST_ASSERT_FALSE(position.is_over());
  play<Go5>(position, "pass");
  TEST_ASSERT_TRUE(position.is_over());
}

void test_no_game_is_longer_than_its_limit() {
  using Go2 = Go<2>;
  Go2::Position position(0);  // three stones are taken by the fourth, again and again
  play<Go2>(position, "A1 B1 A2 pass B2 B1 A1 B2 pass A2 A1");
  TEST_ASSERT_EQUAL_INT(Go2::kMaxPlies - 1, position.plies());
  TEST_ASSERT_FALSE(position.is_over());
  play<Go2>(position, "pass");
  TEST_ASSERT_TRUE(position.is_over());
  TEST_ASSERT_EQUAL_INT(Go2::kTop, position.score());
}

Position5 after(const char* diagram, const char* moves) {
  Position5 position = from<Go5>(diagram);
  play<Go5>(position, moves);
  return position;
}

void test_keys_tell_the_stones_but_not_their_order() {
  constexpr const char* kEmpty = "..... ..... ..... ..... .....";
  const Position5 one = after(kEmpty, "A1 B2 C3 D4");
  const Position5 other = after(kEmpty, "C3 D4 A1 B2");
  const Position5 exchanged = after(kEmpty, "B2 A1 C3 D4");
  TEST_ASSERT_TRUE(one.key().bits == other.key().bits);
  TEST_ASSERT_FALSE(one.key().bits == exchanged.key().bits);
  TEST_ASSERT_FALSE(one.stones_key() == exchanged.stones_key());
  TEST_ASSERT_FALSE(one.key().mirrored);
}

void test_keys_come_back_when_stones_are_taken() {
  const Position5 taken = after(kOpenKo, "D3 A1 A5 C3 pass E1 B1 pass");
  const Position5 never = after(kOpenKo, "A5 A1 B1 E1");
  TEST_ASSERT_TRUE(taken.stones_key() == never.stones_key());
  const Position5 chain = after("..... ..... XX... OOX.. .OX..", "A1");
  const Position5 no_chain = from<Go5>("..... ..... XX... ..X.. X.X..", Mover::kMin);
  TEST_ASSERT_TRUE(chain.stones_key() == no_chain.stones_key());
}

void test_keys_tell_the_mover_ko_and_passes() {
  const Position5 black_moves = after(kOpenKo, "A5 A1");
  const Position5 white_moves = after(kOpenKo, "pass A1 A5");
  TEST_ASSERT_TRUE(black_moves.stones_key() == white_moves.stones_key());
  TEST_ASSERT_FALSE(black_moves.key().bits == white_moves.key().bits);
  const Position5 with_ko = after(kOpenKo, "D3 A1 A5 C3");  // black may not take back
  const Position5 without = after(kOpenKo, "A5 A1");
  TEST_ASSERT_TRUE(with_ko.stones_key() == without.stones_key());
  TEST_ASSERT_FALSE(with_ko.key().bits == without.key().bits);
  const Position5 ko_over = after(kOpenKo, "D3 A1 A5 C3 B1 E1");
  TEST_ASSERT_TRUE(ko_over.key().bits == after(kOpenKo, "A5 A1 B1 E1").key().bits);
  const Position5 after_pass = after(kOpenKo, "A5 A1 B1 pass");
  const Position5 after_move = after(kOpenKo, "A5 pass B1 A1");
  TEST_ASSERT_TRUE(after_pass.stones_key() == after_move.stones_key());
  TEST_ASSERT_FALSE(after_pass.key().bits == after_move.key().bits);
}

void test_a_copy_goes_on_like_the_original() {
  Random random(8);
  Go9::Position position;
  while (position.plies() < 60) position.play(random_go_move<Go9>(position, true, random));
  Go9::Position copy = position;
  TEST_ASSERT_TRUE(copy.key().bits == position.key().bits);
  Random same = random;
  const int score = frugal::Uniform::play<Go9>(position, random);
  TEST_ASSERT_EQUAL_INT(60, copy.plies());
  TEST_ASSERT_EQUAL_INT(score, frugal::Uniform::play<Go9>(copy, same));
  TEST_ASSERT_EQUAL_INT(position.plies(), copy.plies());
  TEST_ASSERT_EQUAL_INT(position.lead_in_halves(), copy.lead_in_halves());
}

template <int kSize>
void check_moves() {
  using G = Go<kSize>;
  bool is_slot[G::kMoves] = {};
  for (int move = 0; move < G::kPoints; ++move) {
    TEST_ASSERT_EQUAL_INT(move, G::Board::move_of(G::Board::point_of(move)));
    TEST_ASSERT_EQUAL_INT(move % kSize + (move / kSize + 1) * (kSize + 1) + 1,
                          G::Board::point_of(move));
  }
  for (int slot = 0; slot < G::kMoves; ++slot) is_slot[G::move_of(slot, false)] = true;
  for (const bool is : is_slot) TEST_ASSERT_TRUE(is);
  TEST_ASSERT_EQUAL_INT(G::kPass, G::move_of(G::kMoves - 1, false));
}

void test_moves_are_points_from_the_centre_outwards_and_then_the_pass() {
  check_moves<1>();
  check_moves<2>();
  check_moves<5>();
  check_moves<9>();
  check_moves<13>();
  check_moves<19>();
  check_moves<25>();
  TEST_ASSERT_EQUAL_INT(at<Go9>("E5"), Go9::move_of(0, false));
  TEST_ASSERT_EQUAL_INT(0, Go9::move_of(77, false) % 8);  // the corners are last
}

void test_random_games_agree_with_the_reference() {
  Random random(2);
  for (const bool keeps_eyes : {false, true}) {
    random_go_game<2>(keeps_eyes, random, [](auto& both) { check(both, "2x2"); });
    random_go_game<5>(keeps_eyes, random, [](auto& both) { check(both, "5x5"); });
    random_go_game<9>(keeps_eyes, random, [](auto& both) {
      if (both.game.plies % 16 == 0) check(both, "9x9");
    });
  }
}

/// Whether neither player has a point to play but its own eyes.
template <class G>
bool is_played_out(const typename G::Position& position) {
  for (int move = 0; move < G::kPoints; ++move) {
    if (position.is_legal(move) && !position.is_own_eye(move)) return false;
  }
  return true;
}

void test_playouts_go_on_until_only_eyes_are_left() {
  Random random(3);
  int played_out = 0;
  for (int game = 0; game < 20; ++game) {
    Go9::Position position;
    const int score = frugal::Uniform::play<Go9>(position, random);
    TEST_ASSERT_TRUE(position.is_over());
    TEST_ASSERT_EQUAL_INT(position.score(), score);
    if (position.plies() == Go9::kMaxPlies) continue;
    TEST_ASSERT_TRUE(is_played_out<Go9>(position));
    ++played_out;
  }
  TEST_ASSERT_TRUE(played_out >= 18);
}

/// Plays one move as a playout does.
template <class G>
void play_random(typename G::Position& position, Random& random) {
  typename G::Playing playing(position);
  playing.play_random(random);
}

void test_playouts_choose_each_good_point_equally_often() {
  // White may not play C3, which is ko, nor A1 and B2, which are suicide; E1 is an eye.
  Position5 start = from<Go5>("..... ..XO. .XO.O X.XOO .X.O.");
  play<Go5>(start, "D3");
  constexpr int kGood = 10;
  constexpr int kExpected = 200;
  Random random(4);
  int played[Go5::kMoves] = {};
  for (int game = 0; game < kGood * kExpected; ++game) {
    Position5 position = start;
    play_random<Go5>(position, random);
    for (int move = 0; move < Go5::kPoints; ++move) {
      played[move] += start.stone(move) != position.stone(move);
    }
  }
  int good = 0;
  for (int move = 0; move < Go5::kPoints; ++move) {
    if (played[move] == 0) continue;
    TEST_ASSERT_TRUE(start.is_legal(move) && !start.is_own_eye(move));
    TEST_ASSERT_INT_WITHIN(kExpected / 4, kExpected, played[move]);
    ++good;
  }
  TEST_ASSERT_EQUAL_INT(kGood, good);
}

void test_playouts_pass_if_only_eyes_are_left() {
  constexpr const char* kEyesOnly = ".X.X. XXXXX OOOOO .O.O. OOOOO";
  Random random(5);
  Position5 position = from<Go5>(kEyesOnly);
  play_random<Go5>(position, random);
  TEST_ASSERT_FALSE(position.is_over());
  play_random<Go5>(position, random);
  TEST_ASSERT_TRUE(position.is_over());
  check_stones(kEyesOnly, position);
}

void test_the_search_finds_the_point_that_decides_the_game() {
  static std::byte bytes[2048];
  static frugal::Player<Go5> search(bytes);
  for (const Mover mover : {Mover::kMax, Mover::kMin}) {
    search.set_root(from<Go5>(".X.X. XXXXX OOOO. .O.O. OOOOO", mover, -8));
    search.run(300);
    TEST_ASSERT_EQUAL_INT(at<Go5>("E3"), frugal::best_move(search));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_chains_without_liberties_are_taken);
  RUN_TEST(test_a_chain_with_a_liberty_left_is_not_taken);
  RUN_TEST(test_points_where_stones_were_taken_can_be_played_again);
  RUN_TEST(test_suicide_is_forbidden);
  RUN_TEST(test_to_join_a_chain_with_liberties_is_no_suicide);
  RUN_TEST(test_ko_forbids_to_take_back_at_once);
  RUN_TEST(test_ko_is_over_after_a_move_elsewhere);
  RUN_TEST(test_a_pass_lifts_ko);
  RUN_TEST(test_a_stone_that_took_two_may_be_taken_at_once);
  RUN_TEST(test_a_snapback_takes_what_has_just_taken);
  RUN_TEST(test_eyes_are_told_by_neighbours_and_diagonals);
  RUN_TEST(test_points_are_stones_and_what_only_one_colour_reaches);
  RUN_TEST(test_komi_decides_the_winner);
  RUN_TEST(test_two_passes_in_a_row_end_the_game);
  RUN_TEST(test_no_game_is_longer_than_its_limit);
  RUN_TEST(test_keys_tell_the_stones_but_not_their_order);
  RUN_TEST(test_keys_come_back_when_stones_are_taken);
  RUN_TEST(test_keys_tell_the_mover_ko_and_passes);
  RUN_TEST(test_a_copy_goes_on_like_the_original);
  RUN_TEST(test_moves_are_points_from_the_centre_outwards_and_then_the_pass);
  RUN_TEST(test_random_games_agree_with_the_reference);
  RUN_TEST(test_playouts_go_on_until_only_eyes_are_left);
  RUN_TEST(test_playouts_choose_each_good_point_equally_often);
  RUN_TEST(test_playouts_pass_if_only_eyes_are_left);
  RUN_TEST(test_the_search_finds_the_point_that_decides_the_game);
  return UNITY_END();
}
