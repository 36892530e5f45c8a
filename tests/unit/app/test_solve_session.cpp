// SPDX-License-Identifier: MIT
//
// The proof of the image `solve`: it visits what a plain proof visits, goes on after a power cut
// with the milestones that are left, and tells how far it is, on lights and in words.
#include "app/solve/session.hpp"

#include <unity.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "app/solve/grid_view.hpp"
#include "app/solve/record.hpp"
#include "app/solve/scene.hpp"
#include "app/solve/words.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/proof.hpp"
#include "support/flash_model.hpp"

namespace {

using Game = frugal::Connect<5, 4, 4>;  // a draw
using Won = frugal::Connect<4, 4, 3>;
using Flash = FlashModel<2, 600>;
using Record = frugal::app::solve::Record<Game, Flash, 2, 600>;
using frugal::app::solve::NoRecord;
using frugal::app::solve::Stage;
template <class G>
using SessionOf = frugal::app::solve::Session<G, 64>;
using Session = SessionOf<Game>;
using B = frugal::Bounds<2>;

constexpr std::uint32_t kSlice = 16;

alignas(8) std::array<std::byte, 2048> bytes;
Session session(bytes);

void run_to_end() {
  while (!session.is_done()) session.run(kSlice, 0);
}

std::uint32_t plain_visited() {
  static frugal::Proof<Game> proof(bytes);
  proof.forget();
  proof.start({});
  while (!proof.run(1000)) {
  }
  return proof.visited();
}

void test_it_visits_what_a_plain_proof_visits() {
  const std::uint32_t visited = plain_visited();
  session.start(NoRecord{});
  run_to_end();
  TEST_ASSERT_EQUAL_UINT32(visited, session.visited());
  TEST_ASSERT_EQUAL_UINT32(B::exactly(1), session.bounds());
  TEST_ASSERT_EQUAL_UINT32(1000, session.share());
}

/// Runs with a record that is kept as the device keeps it, up to so many positions in this run.
void run_with(Record& record, std::uint32_t most) {
  while (!session.is_done() && session.visited() < most) {
    session.run(kSlice, 10);
    if (!session.has_milestone()) continue;
    if (record.wants_page()) record.turn_page();
    TEST_ASSERT_TRUE(record.save(session.milestone(), session.spent()));
    session.drop_milestone();
  }
}

void test_after_power_cuts_it_goes_on_from_the_milestones() {
  const std::uint32_t whole = plain_visited();
  Flash::reset();
  std::uint32_t sum = 0;
  int runs = 0;
  for (; runs < 100; ++runs) {
    bytes.fill(std::byte{0x5A});
    Record record;
    record.load();
    session.start(record);
    run_with(record, whole / 4);
    sum += session.visited();
    if (session.is_done()) break;
  }
  TEST_ASSERT_TRUE(session.is_done());
  TEST_ASSERT_EQUAL_UINT32(B::exactly(1), session.bounds());
  TEST_ASSERT_TRUE(runs >= 3);
  TEST_ASSERT_TRUE(sum < whole * 2);
}

void test_what_is_settled_is_known_at_once_after_the_end() {
  const std::uint32_t whole = plain_visited();
  Flash::reset();
  Record record;
  record.load();
  session.start(record);
  run_with(record, ~0u);
  TEST_ASSERT_TRUE(session.is_done());
  Record again;
  TEST_ASSERT_TRUE(again.load());
  session.start(again);
  TEST_ASSERT_UINT32_WITHIN(1024, whole, session.spent().positions);
  run_to_end();
  TEST_ASSERT_TRUE(session.visited() < whole / 10);
  TEST_ASSERT_EQUAL_UINT32(B::exactly(1), session.bounds());
}

void test_it_pauses_at_the_first_position_from_the_named_one_on() {
  session.start(NoRecord{});
  TEST_ASSERT_TRUE(session.pause_at(1001));
  for (int i = 0; i < 100; ++i) session.run(kSlice, 1);
  TEST_ASSERT_TRUE(session.is_paused());
  const std::uint32_t visited = session.visited();
  TEST_ASSERT_TRUE(visited >= 1001 && visited <= 1001 + Game::kMoves);
  TEST_ASSERT_FALSE(session.pause_at(1000));
  session.go_on();
  session.run(kSlice, 1);
  TEST_ASSERT_TRUE(session.visited() >= visited + kSlice);
}

void test_shares_never_go_back_within_a_first_move() {
  session.start(NoRecord{});
  int first = -1;
  std::uint32_t bounds = 0;
  std::uint32_t before = 0;
  while (!session.is_done()) {
    session.run(kSlice, 0);
    const bool is_same = session.first_move() == first && session.bounds() == bounds;
    TEST_ASSERT_TRUE(session.share() <= 1000);
    TEST_ASSERT_TRUE(!is_same || session.share() >= before);
    first = session.first_move();
    bounds = session.bounds();
    before = session.share();
  }
}

// Lights and words.

constexpr frugal::hal::Shape shape() {
  frugal::hal::Shape shape{};
  shape.grid_columns = 8;
  shape.grid_rows = 8;
  shape.has_colours = true;
  return shape;
}
constexpr auto kShape = shape();
using frugal::hal::Light;
using Scene = frugal::app::solve::Scene<Session>;
using View = frugal::app::solve::GridView<Game, Scene, kShape>;

View::Frame frame_at(std::uint32_t since_ms, std::uint32_t held = 0) {
  View::Frame frame{};
  View::draw(frame, {session, held, since_ms});
  return frame;
}
int count(const View::Frame& frame, int column, Light light) {
  int found = 0;
  for (auto at = static_cast<std::size_t>(column); at < frame.size(); at += 8) {
    found += frame[at] == light ? 1 : 0;
  }
  return found;
}

/// The board's five columns begin at the grid's second one.
void test_a_column_is_full_once_its_reply_is_settled_and_blinks_before() {
  session.start(NoRecord{});
  bool has_settled = false;
  bool has_begun = false;
  for (session.run(kSlice, 0); !session.is_done(); session.run(kSlice, 0)) {
    const int first = session.first_move();
    const auto lit = frame_at(0);
    const auto dark = frame_at(700);
    for (int x = 0; x < 5; ++x) {
      const int most = x == first ? 3 : 4;
      const Stage stage = session.stage_of_reply(x);
      const bool blinks = count(lit, x + 1, Light::kSign) > count(dark, x + 1, Light::kSign);
      TEST_ASSERT_EQUAL_INT(stage == Stage::kUnderWay, blinks);
      TEST_ASSERT_EQUAL_INT(stage == Stage::kSettled, count(dark, x + 1, Light::kBusy) == most);
      has_settled = has_settled || stage == Stage::kSettled;
      has_begun = has_begun || stage == Stage::kUnderWay;
    }
  }
  TEST_ASSERT_TRUE(has_settled && has_begun);
}

void test_the_end_blinks_the_best_move_and_shows_a_sign() {
  session.start(NoRecord{});
  run_to_end();
  TEST_ASSERT_TRUE(frame_at(0) != frame_at(600));
  const auto sign = frame_at(2500);
  TEST_ASSERT_EQUAL_INT(10, std::count(sign.begin(), sign.end(), Light::kSign));  // =
}

void test_a_held_button_fills_the_top_row() {
  session.start(NoRecord{});
  session.run(kSlice, 0);
  const auto frame = frame_at(0, 500);
  TEST_ASSERT_EQUAL_INT(4, std::count(frame.begin(), frame.begin() + 8, Light::kAlarm));
}

bool says(std::string_view wanted, const etl::istring& line) {
  return wanted == std::string_view(line.data(), line.size());
}

void test_the_end_is_told_in_words() {
  static SessionOf<Won> won(bytes);
  won.start(NoRecord{});
  while (!won.is_done()) won.run(kSlice, 0);
  frugal::app::Line line;
  frugal::app::solve::add_progress_line(line, won, 0);
  TEST_ASSERT_TRUE_MESSAGE(says("win 2", line) || says("win 3", line), line.c_str());
  line.clear();
  frugal::app::solve::add_progress_line(line, won, 5);
  TEST_ASSERT_TRUE_MESSAGE(says("line ", line), line.c_str());
  line.clear();
  TEST_ASSERT_FALSE(frugal::app::solve::add_progress_line(line, won, 6));
  frugal::app::solve::add_time(line, 2 * 3600 + 5 * 60 + 9);
  TEST_ASSERT_TRUE(says("2:05:09", line));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_it_visits_what_a_plain_proof_visits);
  RUN_TEST(test_after_power_cuts_it_goes_on_from_the_milestones);
  RUN_TEST(test_what_is_settled_is_known_at_once_after_the_end);
  RUN_TEST(test_it_pauses_at_the_first_position_from_the_named_one_on);
  RUN_TEST(test_shares_never_go_back_within_a_first_move);
  RUN_TEST(test_a_column_is_full_once_its_reply_is_settled_and_blinks_before);
  RUN_TEST(test_the_end_blinks_the_best_move_and_shows_a_sign);
  RUN_TEST(test_a_held_button_fills_the_top_row);
  RUN_TEST(test_the_end_is_told_in_words);
  return UNITY_END();
}
