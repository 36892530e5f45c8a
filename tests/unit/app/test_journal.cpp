// SPDX-License-Identifier: MIT
//
// The journal: a game survives a power cut at any write; what is broken or foreign is recognised.
#include "app/connect/journal.hpp"

#include <unity.h>

#include <cstdint>

#include "app/connect/session.hpp"
#include "frugal/games/connect/connect.hpp"
#include "frugal/random.hpp"
#include "support/flash_model.hpp"

namespace {

using Game = frugal::Connect<7, 6, 4>;
using Session = frugal::app::connect::Session<Game>;
using frugal::app::connect::Options;
using Flash = FlashModel<3, 128>;
using Journal = frugal::app::connect::Journal<Game, Flash, 3, 128>;
using OtherJournal = frugal::app::connect::Journal<frugal::Connect<5, 5, 4>, Flash, 3, 128>;

/// All that must survive.
struct State {
  std::uint8_t plies = 0;
  std::uint8_t columns[42] = {};
  std::uint32_t seed = 0;
  Options options{};

  explicit State(const Session& session)
      : plies(static_cast<std::uint8_t>(session.plies())),
        seed(session.seed()),
        options(session.options()) {
    for (int i = 0; i < plies; ++i) columns[i] = static_cast<std::uint8_t>(session.column_at(i));
  }
  bool operator==(const State&) const = default;
};

void save(Journal& journal, Session& session) {
  journal.save(session);
  if (journal.wants_page()) journal.turn_page(session);
}

/// The same games for the same seed: moves, taking back, new games, other options.
class Script {
 public:
  explicit Script(std::uint32_t seed) : random_(seed) {}
  void act(Session& session) {
    const int kind = random_.below(16);
    if (session.is_over() || kind == 0) {
      return session.start({.level = static_cast<std::uint8_t>(1 + random_.below(5)),
                            .engine_begins = random_.below(2) != 0},
                           random_.next());
    }
    if (kind == 1) {
      Options options = session.options();
      options.level = static_cast<std::uint8_t>(1 + random_.below(5));
      return session.set_options(options);
    }
    if (kind <= 3) {
      session.take_back();
      return;
    }
    while (!session.play(random_.below(7))) {
    }
  }

 private:
  frugal::Random random_;
};

/// A new journal finds the game of this session.
void check_is_found(const Session& session) {
  Session found;
  Journal journal;
  TEST_ASSERT_TRUE(journal.load(found));
  TEST_ASSERT_TRUE(State(found) == State(session));
}

void test_an_empty_store_has_no_game() {
  Flash::reset();
  Session session;
  Journal journal;
  TEST_ASSERT_FALSE(journal.load(session));
  TEST_ASSERT_TRUE(journal.wants_page());
}

void test_what_was_saved_is_found_again() {
  Flash::reset();
  Session session;
  session.start({.level = 4, .engine_begins = true, .ponders = false}, 99);
  Journal journal;
  journal.load(session);
  Script script(1);
  for (int i = 0; i < 1000; ++i) {
    script.act(session);
    save(journal, session);
    check_is_found(session);
  }
}

void test_all_pages_wear_alike() {
  Flash::reset();
  Session session;
  session.start({}, 1);
  Journal journal;
  Script script(2);
  for (int i = 0; i < 3000; ++i) {
    script.act(session);
    save(journal, session);
  }
  TEST_ASSERT_TRUE(Flash::erased[0] > 5);
  TEST_ASSERT_INT_WITHIN(1, Flash::erased[0], Flash::erased[1]);
  TEST_ASSERT_INT_WITHIN(1, Flash::erased[0], Flash::erased[2]);
}

/// Plays the script until the power is cut; whether it was. What is found afterwards must be the
/// state after the last step, or the one before; and the game goes on from there, and is found.
bool survives_cut_at(int cut, std::uint32_t seed, int steps) {
  Flash::reset();
  Flash::power_on(cut);
  Session session;
  session.start({}, 1);
  Journal journal;
  Script script(seed);
  State before(session);
  bool is_first = true;
  for (int i = 0; i < steps && !Flash::is_off; ++i) {
    before = State(session);
    script.act(session);
    is_first = i == 0;
    save(journal, session);
  }
  if (!Flash::is_off) return false;

  Flash::power_on(-1);
  Session found;
  found.start({}, 1);
  Journal again;
  const bool is_found = again.load(found);
  TEST_ASSERT_TRUE(is_found || is_first);
  TEST_ASSERT_TRUE(State(found) == State(session) || State(found) == before);
  for (int i = 0; i < 20; ++i) {
    script.act(found);
    save(again, found);
  }
  check_is_found(found);
  return true;
}

void test_a_cut_at_any_write_loses_one_step_at_most() {
  int cuts = 0;
  for (std::uint32_t seed = 1; seed <= 3; ++seed) {
    for (int cut = 0; survives_cut_at(cut, seed, 150); ++cut) ++cuts;
  }
  TEST_ASSERT_TRUE(cuts > 400);
}

void test_noise_is_no_game_and_is_written_over() {
  for (int round = 0; round < 50; ++round) {
    Flash::reset();
    Flash::noise = frugal::Random(static_cast<std::uint32_t>(round));
    for (std::uint32_t& word : Flash::words) word = Flash::any();
    Session session;
    session.start({}, 7);
    Journal journal;
    TEST_ASSERT_FALSE(journal.load(session));
    TEST_ASSERT_EQUAL_INT(0, session.plies());
    session.play(3);
    save(journal, session);
    Session found;
    TEST_ASSERT_TRUE(Journal().load(found));
    TEST_ASSERT_TRUE(State(found) == State(session));
  }
}

void test_the_store_of_another_game_is_foreign() {
  Flash::reset();
  Session session;
  session.start({}, 1);
  session.play(3);
  Journal journal;
  journal.turn_page(session);
  frugal::app::connect::Session<frugal::Connect<5, 5, 4>> other;
  TEST_ASSERT_FALSE(OtherJournal().load(other));
}

/// Words that were written before there were sound and brightness: a game at level 5 that
/// the engine begins, moves, then level 6.
void test_a_journal_from_before_sound_and_brightness_is_read() {
  Flash::reset();
  std::size_t at = 0;
  for (const std::uint32_t word : {0x0001108Du, 0x40153DAFu, 0x504DA888u, 0x10C08D88u, 0x1081B375u,
                                   0x30561BA7u, 0x1182F607u}) {
    Flash::words[at++] = word;
  }
  Session found;
  Journal journal;
  TEST_ASSERT_TRUE(journal.load(found));
  TEST_ASSERT_EQUAL_INT(3, found.plies());
  TEST_ASSERT_EQUAL_INT(6, found.column_at(2));
  TEST_ASSERT_EQUAL_UINT32(77, found.seed());
  const Options wanted{.level = 6, .engine_begins = true};
  TEST_ASSERT_TRUE(found.options() == wanted);
  TEST_ASSERT_TRUE(found.options().sound);
  TEST_ASSERT_EQUAL_INT(frugal::app::connect::kUsualBrightness, found.options().brightness);
}

/// A board without them writes the same words as ever.
void test_a_journal_of_a_board_without_sound_and_brightness_has_not_changed() {
  using Old = frugal::app::connect::Journal<Game, Flash, 3, 128, false>;
  Flash::reset();
  Session session;
  session.start({.level = 5, .engine_begins = true, .ponders = false}, 77);
  Old journal;
  journal.load(session);
  journal.turn_page(session);
  TEST_ASSERT_EQUAL_HEX32(0x0001108D, Flash::words[0]);
  TEST_ASSERT_EQUAL_HEX32(0x40153DAF, Flash::words[1]);
  TEST_ASSERT_EQUAL_HEX32(0x504DA888, Flash::words[2]);
}

void test_sound_and_brightness_are_found_again() {
  for (int brightness = 1; brightness <= frugal::hal::kBrightest; ++brightness) {
    for (const bool sound : {false, true}) {
      Flash::reset();
      Session session;
      session.start({}, 1);
      Journal journal;
      journal.load(session);
      save(journal, session);
      Options options = session.options();
      options.sound = sound;
      options.brightness = brightness & 7u;
      session.set_options(options);
      save(journal, session);
      Session found;
      TEST_ASSERT_TRUE(Journal().load(found));
      TEST_ASSERT_TRUE(found.options() == options);
    }
  }
}

/// Whatever is overwritten: no crash, a legal game, and a prefix of what was played or nothing.
void test_a_damaged_page_gives_a_part_of_the_game() {
  frugal::Random random(11);
  for (int round = 0; round < 300; ++round) {
    Flash::reset();
    Session session;
    session.start({}, 1);
    Journal journal;
    journal.turn_page(session);
    for (const char* move = "44352657123"; *move != 0; ++move) {
      session.play(*move - '1');
      save(journal, session);
    }
    const auto at = static_cast<std::size_t>(random.below(16));
    Flash::words[at] = Flash::any();
    Session found;
    found.start({}, 5);
    Journal again;
    const bool is_found = again.load(found);
    TEST_ASSERT_TRUE(is_found || found.plies() == 0);
    for (int i = 0; i < found.plies(); ++i) {
      TEST_ASSERT_EQUAL_INT(session.column_at(i), found.column_at(i));
    }
    found.play(6);
    save(again, found);
    Session last;
    TEST_ASSERT_TRUE(Journal().load(last));
    TEST_ASSERT_TRUE(State(last) == State(found));
  }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_an_empty_store_has_no_game);
  RUN_TEST(test_what_was_saved_is_found_again);
  RUN_TEST(test_all_pages_wear_alike);
  RUN_TEST(test_a_cut_at_any_write_loses_one_step_at_most);
  RUN_TEST(test_noise_is_no_game_and_is_written_over);
  RUN_TEST(test_the_store_of_another_game_is_foreign);
  RUN_TEST(test_a_journal_from_before_sound_and_brightness_is_read);
  RUN_TEST(test_a_journal_of_a_board_without_sound_and_brightness_has_not_changed);
  RUN_TEST(test_sound_and_brightness_are_found_again);
  RUN_TEST(test_a_damaged_page_gives_a_part_of_the_game);
  return UNITY_END();
}
