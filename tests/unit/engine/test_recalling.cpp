// SPDX-License-Identifier: MIT
//
// Playouts that remember, against slow ones that play on the reference board and keep their replies
// in a table of their own, noise included: game after game the same scores, from the same random
// numbers. And what a search keeps of its replies.
#include "frugal/playouts/recalling.hpp"

#include <unity.h>

#include <array>
#include <cstddef>
#include <cstdint>

#include "frugal/choice.hpp"
#include "frugal/defaults.hpp"
#include "frugal/games/connect/connect.hpp"
#include "support/positions.hpp"

namespace {

using frugal::Connect;
using frugal::DefaultRule;
using frugal::Mover;
using frugal::Random;
using frugal::Recall;
using frugal::Recalling;
using frugal::Replies;
using frugal::Search;
using independent::Board;
using Connect4 = Connect<7, 6, 4>;

static_assert(sizeof(Replies) == 128, "what the header says");

constexpr Recall kDrawsAlone{.draws = 4, .replies = false};
constexpr Recall kBoth{.draws = 3};

/// How often cells have won, made up: the same for both.
struct Past {
  std::array<std::array<std::uint16_t, 64>, 2> all;
  explicit Past(std::uint32_t seed) {
    Random random(seed);
    for (auto& player : all) {
      for (std::uint16_t& average : player) average = static_cast<std::uint16_t>(random.next());
    }
  }
  const auto& averages(Mover mover) const { return all[frugal::index_of(mover)]; }
};

/// A cell as the engine numbers it: by columns, from below.
template <class G>
int cell_of(int x, int y) {
  return x * G::kStride + y;
}

template <class G, Recall kRecall>
class SlowPlayouts {
 public:
  SlowPlayouts() {
    for (auto& player : replies_) player.fill(-1);
  }

  void learn(int cell, int player, int reply) { replies_[player][cell] = reply; }

  /// The score as the first player sees it.
  int play(Board& board, Random& random, const Past& past) {
    std::array<int, G::kMaxPlies> cells{};
    int length = 0;
    const int first = index(board.mover());
    int winner = -1;
    while (!board.is_over()) {
      const int x = column(board, random, past, length > 0 ? cells[length - 1] : -1);
      if (x == kWins || x == kLoses) {
        winner = index(x == kWins ? board.mover() : board.opponent());
        break;
      }
      cells[length++] = cell_of<G>(x, board.filled(x));
      board.play(x);
    }
    if (winner < 0) return G::kTop / 2;
    for (int i = 1; i < length; ++i) {
      if ((first + i) % 2 == winner) replies_[winner][cells[i - 1]] = cells[i];
    }
    return winner == 0 ? G::kTop : 0;
  }

 private:
  static constexpr int kWins = -1;
  static constexpr int kLoses = -2;

  static int index(int player) { return player - 1; }

  static bool is_poisoned(const Board& board, int x) {
    const int y = board.filled(x) + 1;
    return y < board.height && board.would_win(x, y, board.opponent());
  }
  static bool is_good(const Board& board, int x) {
    return board.is_legal(x) && !is_poisoned(board, x);
  }
  static int count_wins(const Board& board, int player, int& last) {
    int wins = 0;
    for (int x = 0; x < board.width; ++x) {
      if (!board.is_legal(x) || !board.would_win(x, board.filled(x), player)) continue;
      ++wins;
      last = x;
    }
    return wins;
  }

  int column(const Board& board, Random& random, const Past& past, int last) const {
    int x = 0;
    if (count_wins(board, board.mover(), x) > 0) return kWins;
    const int dangers = count_wins(board, board.opponent(), x);
    if (dangers > 0) return dangers == 1 && !is_poisoned(board, x) ? x : kLoses;
    if (kRecall.replies && last >= 0) {
      const int reply = replies_[index(board.mover())][last];
      x = reply / G::kStride;
      if (reply >= 0 && x < board.width && reply == cell_of<G>(x, board.filled(x)) &&
          is_good(board, x)) {
        return x;
      }
    }
    const int drawn = kRecall.draws > 1 ? drawn_column(board, random, past) : -1;
    return drawn >= 0 ? drawn : careful_column(board, random);
  }

  static int drawn_column(const Board& board, Random& random, const Past& past) {
    const auto& averages = past.all[index(board.mover())];
    int best = -1;
    for (int i = 0; i < kRecall.draws; ++i) {
      const int x = random.below(board.width);
      if (!is_good(board, x)) continue;
      const auto average = averages[cell_of<G>(x, board.filled(x))];
      if (average > (best < 0 ? 0 : averages[cell_of<G>(best, board.filled(best))])) best = x;
    }
    return best;
  }

  static int careful_column(const Board& board, Random& random) {
    bool has_good = false;
    for (int x = 0; x < board.width; ++x) has_good = has_good || is_good(board, x);
    for (;;) {
      const int x = random.below(board.width);
      if (!board.is_legal(x)) continue;
      if (!has_good) return kLoses;
      if (is_good(board, x)) return x;
    }
  }

  std::array<std::array<int, 64>, 2> replies_;
};

/// Now and then both forget a reply, and remember something that nobody has played.
template <class Slow>
void add_noise(Random& noise, Slow& slow, Replies& replies) {
  const int cell = noise.below(64);
  const int player = noise.below(2);
  const int reply = noise.below(256);
  slow.learn(cell, player, reply);
  replies.learn(cell, player == 0 ? Mover::kMax : Mover::kMin, reply);
}

template <class G, Recall kRecall>
void check_against_slow(int games, int plies, const char* shape) {
  Random random(77);
  Random noise(78);
  const Past past(5);
  SlowPlayouts<G, kRecall> slow;
  Replies replies;
  replies.clear();
  for (int i = 0; i < games; ++i) {
    for (int flip = 0; flip < 3; ++flip) add_noise(noise, slow, replies);
    auto [position, board] = random_position<G>(random, random.below(plies));
    Random slow_random = random;
    const int wanted = slow.play(board, slow_random, past);
    const int score = Recalling<kRecall>::template play<G>(position, random, past, replies);
    TEST_ASSERT_EQUAL_INT_MESSAGE(wanted, score, shape);
    TEST_ASSERT_EQUAL_UINT32_MESSAGE(slow_random.next(), random.next(), shape);
  }
}

template <Recall kRecall>
void check_on_all_shapes() {
  check_against_slow<Connect4, kRecall>(300, 30, "7x6 line 4");
  check_against_slow<Connect<4, 4, 4>, kRecall>(300, 12, "4x4 line 4");
  check_against_slow<Connect<5, 3, 3>, kRecall>(300, 5, "5x3 line 3");
}

void test_good_replies_are_played_again() { check_on_all_shapes<Recall{}>(); }
void test_of_a_few_draws_the_best_is_played() { check_on_all_shapes<kDrawsAlone>(); }
void test_where_no_reply_is_known_a_few_are_drawn() { check_on_all_shapes<kBoth>(); }

void test_the_reply_of_the_latest_game_that_was_won_is_kept() {
  using Line = frugal::playout::Line<Connect4>;
  Replies replies;
  replies.clear();
  TEST_ASSERT_EQUAL_INT(Replies::kNone, replies.to(8, Mover::kMin));
  Line won;
  for (const int cell : {8, 9, 24, 25}) won.add(cell);
  won.teach(replies, Mover::kMax, Mover::kMin);
  TEST_ASSERT_EQUAL_INT(9, replies.to(8, Mover::kMin));
  TEST_ASSERT_EQUAL_INT(25, replies.to(24, Mover::kMin));
  TEST_ASSERT_EQUAL_INT(Replies::kNone, replies.to(9, Mover::kMax));  // the loser's are not
  TEST_ASSERT_EQUAL_INT(Replies::kNone, replies.to(8, Mover::kMax));
  Line later;
  for (const int cell : {8, 32}) later.add(cell);
  later.teach(replies, Mover::kMax, Mover::kMax);
  TEST_ASSERT_EQUAL_INT(9, replies.to(8, Mover::kMin));  // a game that it lost takes nothing away
  later.teach(replies, Mover::kMax, Mover::kMin);
  TEST_ASSERT_EQUAL_INT(32, replies.to(8, Mover::kMin));
}

std::array<std::byte, 1500> pool;

template <class S>
std::uint32_t digest_of_a_game(S& search) {
  std::uint32_t digest = 0;
  typename S::Position position;
  while (!position.is_over()) {
    search.set_root(position);
    search.run(60);
    const int move = frugal::best_move(search);
    TEST_ASSERT_TRUE(position.is_legal(move));
    position.play(move);
    digest = digest * 31 + static_cast<std::uint32_t>(move);
  }
  return digest;
}

void test_a_search_that_is_cleared_remembers_nothing() {
  static Search<Connect4, DefaultRule, Recalling<>> search(pool);
  const std::uint32_t first = digest_of_a_game(search);
  search.clear();
  search.set_seed(2);
  const std::uint32_t other = digest_of_a_game(search);
  TEST_ASSERT_TRUE(other != first);
  search.set_root({});
  search.clear();
  search.set_seed(1);
  TEST_ASSERT_EQUAL_UINT32(first, digest_of_a_game(search));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_good_replies_are_played_again);
  RUN_TEST(test_of_a_few_draws_the_best_is_played);
  RUN_TEST(test_where_no_reply_is_known_a_few_are_drawn);
  RUN_TEST(test_the_reply_of_the_latest_game_that_was_won_is_kept);
  RUN_TEST(test_a_search_that_is_cleared_remembers_nothing);
  return UNITY_END();
}
