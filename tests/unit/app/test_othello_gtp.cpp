// SPDX-License-Identifier: MIT
//
// Othello's commands of the Go Text Protocol, as a board's console has them.
#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "app/othello/gtp.hpp"
#include "frugal/games/othello/othello.hpp"
#include "support/gtp_replies.hpp"

namespace {

using frugal::Mover;
using Large = frugal::Othello<8>;
using Small = frugal::Othello<4>;

alignas(8) std::byte pool[2000];

/// Thinks at once.
template <class G>
class Desk {
 public:
  Desk() : thinker_(pool), gtp_(session_, thinker_, *this) {}
  Desk(const Desk&) = delete;

  void think(std::uint32_t allowed_ms) {
    allowed_ms_ = allowed_ms;
    while (!thinker_.is_done()) thinker_.think(7);
    gtp_.finish(0);
  }
  static constexpr std::array<frugal::app::CommandRow<Desk>, 0> commands() { return {}; }

  const char* ask(const char* lines) { return replies_.ask(gtp_, lines); }

  frugal::app::othello::Session<G> session_;
  frugal::app::othello::Thinker<G> thinker_;
  frugal::app::othello::Gtp<G, Desk> gtp_;
  std::uint32_t allowed_ms_ = 0;

 private:
  GtpReplies<frugal::app::othello::Gtp<G, Desk>, 64, 600> replies_;
};

template <class G>
Desk<G>& desk() {
  static Desk<G> desk;
  desk.ask("clear_board\nfrugal-playouts 20\n");
  return desk;
}

#define EXPECT_REPLY(reply, desk, lines) TEST_ASSERT_EQUAL_STRING(reply, (desk).ask(lines))

void test_a_disc_is_placed_and_turns_over() {
  auto& large = desk<Large>();
  EXPECT_REPLY("= \n\n", large, "play b d3\n");
  EXPECT_REPLY(
      "= \n"
      " 8 . . . . . . . .\n"
      " 7 . . . . . . . .\n"
      " 6 . . . . . . . .\n"
      " 5 . . . X O . . .\n"
      " 4 . . . X X . . .\n"
      " 3 . . . X . . . .\n"
      " 2 . . . . . . . .\n"
      " 1 . . . . . . . .\n"
      "   A B C D E F G H\n\n",
      large, "showboard\n");
  EXPECT_REPLY("= \n\n= \n\n= \n\n? cannot undo\n\n", large, "play w c3\nundo\nundo\nundo\n");
}

void test_what_is_no_move_is_refused() {
  auto& large = desk<Large>();
  EXPECT_REPLY("? illegal move\n\n", large, "play b a1\n");
  EXPECT_REPLY("? illegal move\n\n", large, "play b d4\n");
  EXPECT_REPLY("? illegal move\n\n", large, "play b i9\n");
  EXPECT_REPLY("? illegal move\n\n", large, "play b pass\n");
  EXPECT_REPLY("? it is black's turn\n\n", large, "play w c4\n");
  EXPECT_REPLY("? expected a color: b or w\n\n", large, "play x c4\n");
  EXPECT_REPLY("? unacceptable size\n\n", large, "boardsize 9\n");
  EXPECT_REPLY("? the game is not over\n\n", large, "final_score\n");
}

/// The engine against itself, asked for either side in turn; a side that is skipped passes.
template <class G>
int passes_in_a_game(Desk<G>& desk) {
  int passes = 0;
  int turn = index_of(desk.session_.position().mover());
  for (; !desk.session_.position().is_over(); turn ^= 1) {
    const bool is_skipped = desk.session_.is_skipped(static_cast<Mover>(turn));
    const char* const reply = desk.ask(turn == 0 ? "genmove b\n" : "genmove w\n");
    TEST_ASSERT_EQUAL_CHAR('=', reply[0]);
    if (is_skipped) TEST_ASSERT_EQUAL_STRING("= PASS\n\n", reply);
    if (is_skipped) EXPECT_REPLY("= \n\n", desk, turn == 0 ? "play b PASS\n" : "play w PASS\n");
    passes += is_skipped ? 1 : 0;
  }
  return passes;
}

void test_the_engine_loses_4x4_by_ten_to_itself() {
  auto& small = desk<Small>();
  passes_in_a_game(small);
  EXPECT_REPLY("= W+10\n\n", small, "final_score\n");
  EXPECT_REPLY("? the game is over\n\n", small, "genmove b\n");
}

void test_a_side_that_cannot_move_passes() {
  auto& small = desk<Small>();
  int passes = 0;
  for (int game = 0; game < 6 && passes == 0; ++game) {
    static const char* const kOpenings[] = {"play b A2\n",
                                            "play b B1\n",
                                            "play b C4\n",
                                            "play b D3\n",
                                            "play b A2\nplay w A1\n",
                                            "play b A2\nplay w C1\n"};
    small.ask("clear_board\n");
    small.ask(kOpenings[game]);
    passes += passes_in_a_game(small);
  }
  TEST_ASSERT_TRUE(passes > 0);
}

void test_the_clock_limits_thinking() {
  auto& large = desk<Large>();
  large.ask("time_settings 60 0 0\n");
  large.ask("reg_genmove b\n");
  TEST_ASSERT_TRUE(large.allowed_ms_ > 1000 && large.allowed_ms_ < 60000 / 20);
  TEST_ASSERT_TRUE(large.session_.is_empty());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_a_disc_is_placed_and_turns_over);
  RUN_TEST(test_what_is_no_move_is_refused);
  RUN_TEST(test_the_engine_loses_4x4_by_ten_to_itself);
  RUN_TEST(test_a_side_that_cannot_move_passes);
  RUN_TEST(test_the_clock_limits_thinking);
  return UNITY_END();
}
