// SPDX-License-Identifier: MIT
//
// Othello by buttons: whole games on every kind of board whose lights hold it. What the lights show
// is held to the plain rules (oracle/othello_rules.hpp).
#include <unity.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/othello/device.hpp"
#include "frugal/games/othello/othello.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/random.hpp"
#include "frugal/simulator/shapes.hpp"
#include "oracle/othello_rules.hpp"
#include "simulator/board.hpp"
#include "simulator/frame.hpp"
#include "simulator/keys.hpp"
#include "support/eyes.hpp"

namespace {

using frugal::Random;
using frugal::app::Command;
using frugal::app::othello::Mode;
using frugal::hal::Light;
using frugal::hal::Role;
using frugal::hal::Shape;
using frugal::oracle::PlainOthello;
using frugal::sim::board;
using frugal::sim::shape_of;

using Game = frugal::Othello<8>;
constexpr int kSide = 8;
constexpr int kNone = -1;

/// Two lights for each column of the board, and rows to spare.
constexpr Shape kWide{.buttons = 3,
                      .roles = {Role::kLeft, Role::kDrop, Role::kRight},
                      .grid_columns = 18,
                      .grid_rows = 10,
                      .has_colours = true,
                      .pool_bytes = 16384};

/// A person at a board.
template <Shape kShape>
class Person {
 public:
  using Device = frugal::app::othello::Device<Game, kShape>;

  Person() : pool_(16384) {
    board().reset(kShape);
    board().restart();
    device_.emplace(pool_);
    run_ms(50);
  }

  Device& device() { return *device_; }
  Mode mode() { return device().mode(); }

  void step() {
    device().step();
    board().pass(300);
  }
  void run_ms(std::uint64_t ms) {
    for (const std::uint64_t end = board().now_us + ms * 1000; board().now_us < end;) step();
  }
  template <class Condition>
  void wait(const char* what, Condition holds) {
    const std::uint64_t end = board().now_us + 120'000'000;
    while (!holds()) {
      TEST_ASSERT_TRUE_MESSAGE(board().now_us < end, what);
      step();
    }
  }
  void wait_for(Mode wanted) {
    wait("another state", [&] { return mode() == wanted; });
  }
  /// Until the person is to move, or the game is over.
  void wait_for_turn() {
    wait("no turn", [&] { return mode() == Mode::kTurn || mode() == Mode::kOver; });
  }

  void press(std::uint32_t buttons, std::uint64_t ms = 50) {
    board().buttons = buttons;
    run_ms(ms);
    board().buttons = 0;
    run_ms(30);
  }
  void give(Command command, bool is_in_menu = false) {
    const auto press_of = frugal::sim::Keys(kShape).press_for(command, is_in_menu);
    TEST_ASSERT_TRUE(static_cast<bool>(press_of));
    press(press_of.buttons, press_of.is_long ? 700 : 50);
  }
  /// By the outer ones of keys that stand above columns, and one between them.
  void right() { kHasColumns ? press(1u << (kShape.buttons - 1)) : give(Command::kRight); }
  void left() { kHasColumns ? press(1) : give(Command::kLeft); }
  void play_here() { kHasColumns ? press(8) : give(Command::kDrop); }

  void ask(const std::string& line) {
    const std::size_t before = board().printed.size();
    for (const char byte : line + "\n") {
      board().receive(byte);
      step();
    }
    wait("no answer", [&] { return board().printed.find("\n\n", before) != std::string::npos; });
    TEST_ASSERT_EQUAL_CHAR_MESSAGE('=', board().printed[before], line.c_str());
  }

  // What is to be seen.

  /// Who has a disc in each cell, as the plain rules write it. Lights wink: they are looked at for
  /// nearly two seconds, as long as the end shows the board.
  std::string look() {
    std::string seen(kSide * kSide, PlainOthello::kEmpty);
    run_ms(50);  // a picture comes in bands
    for (const std::uint64_t end = board().now_us + 1'850'000; board().now_us < end;) {
      step();
      for (int cell = 0; cell < kSide * kSide; ++cell) {
        const char disc = disc_at(cell % kSide, cell / kSide);
        if (disc != PlainOthello::kEmpty) seen[static_cast<std::size_t>(cell)] = disc;
      }
    }
    return seen;
  }
  /// The cell where the cursor is to be seen.
  int cursor() {
    int found = kNone;
    wait("no cursor", [&] {
      for (int cell = 0; cell < kSide * kSide; ++cell) {
        if (shows_cursor(cell % kSide, cell / kSide)) found = cell;
      }
      return found != kNone;
    });
    return found;
  }

  /// Row 0 is the lowest.
  static Light light(int x, int y) {
    constexpr int kCell = kShape.grid_columns >= 2 * kSide ? 2 : 1;
    const int column = (kShape.grid_columns - kCell * kSide) / 2 + kCell * x;
    const int row = (kShape.grid_rows - kSide) / 2 + kSide - 1 - y;
    const int place = row * kShape.grid_columns + column;
    return board().grid[static_cast<std::size_t>(place)];
  }
  static bool is_lit(int x, int y) {
    const int byte = board().picture[static_cast<std::size_t>((y * 128 + x) / 2)];
    return (x % 2 == 0 ? byte >> 4 : byte & 15) > 7;
  }

 private:
  static constexpr bool kHasColumns = kShape.roles[0] == Role::kColumn1;

  static char disc_at(int x, int y) {
    if constexpr (kShape.has_picture()) {
      const int left = 8 * x;
      const int top = 8 * (kSide - 1 - y);
      if (is_lit(left + 3, top + 3) && is_lit(left + 3, top + 2)) return PlainOthello::kBlack;
      return is_lit(left + 1, top + 1) ? PlainOthello::kWhite : PlainOthello::kEmpty;
    } else {
      const Light seen = light(x, y);
      return seen == Light::kYours  ? PlainOthello::kBlack
             : seen == Light::kMine ? PlainOthello::kWhite
                                    : PlainOthello::kEmpty;
    }
  }
  static bool shows_cursor(int x, int y) {
    if constexpr (kShape.has_picture()) {
      const int left = 8 * x;
      const int top = 8 * (kSide - 1 - y);
      return is_lit(left, top) && is_lit(left + 3, top) && !is_lit(left + 1, top + 1);
    } else {
      return light(x, y) == Light::kCursor;
    }
  }

  std::vector<std::byte> pool_;
  std::optional<Device> device_;
};

std::string name_of(int cell) {
  return std::string{frugal::app::letter_of(cell % kSide), static_cast<char>('1' + cell / kSide)};
}

/// As the lights show it, from the top.
std::string drawn(const std::string& discs) {
  std::string rows;
  for (int begin = kSide * (kSide - 1); begin >= 0; begin -= kSide) {
    rows += discs.substr(static_cast<std::size_t>(begin), kSide) + "\n";
  }
  return rows;
}
void expect_board(const std::string& expected, const std::string& seen) {
  TEST_ASSERT_EQUAL_STRING(drawn(expected).c_str(), drawn(seen).c_str());
}

/// Plays what the engine must have played, by what is seen. False if no replies lead there.
bool follow(PlainOthello& game, const std::string& seen) {
  const std::vector<int> moves = game.moves();
  if (game.is_over() || (game.mover() == PlainOthello::kBlack && !moves.empty())) {
    return game.discs() == seen;
  }
  PlainOthello next = game;
  if (moves.empty()) {
    next.play(PlainOthello::kPass);
    return follow(next, seen) && (game = next, true);
  }
  return std::any_of(moves.begin(), moves.end(), [&](int move) {
    next = game;
    next.play(move);
    return follow(next, seen) && (game = next, true);
  });
}

/// The cursor goes from one legal move to the next, row by row from the top.
std::vector<int> in_reading_order(std::vector<int> cells) {
  const auto place = [](int cell) { return (kSide - 1 - cell / kSide) * kSide + cell % kSide; };
  std::sort(cells.begin(), cells.end(), [&](int a, int b) { return place(a) < place(b); });
  return cells;
}
int next_of(const std::vector<int>& cells, int cell) {
  const auto at = std::find(cells.begin(), cells.end(), cell);
  TEST_ASSERT_TRUE_MESSAGE(at != cells.end(), "the cursor is not on a legal move");
  return at + 1 == cells.end() ? cells.front() : *(at + 1);
}

template <Shape kShape>
void play_move(Person<kShape>& person, const PlainOthello& game, int move) {
  const std::vector<int> moves = in_reading_order(game.moves());
  for (int at = person.cursor(); at != move;) {
    person.right();
    const int next = person.cursor();
    TEST_ASSERT_EQUAL_INT(next_of(moves, at), next);
    at = next;
  }
  person.play_here();
}

template <Shape kShape>
void play_whole_game() {
  const auto owned = std::make_unique<Person<kShape>>();
  Person<kShape>& person = *owned;
  person.give(Command::kChoose, true);
  PlainOthello game(kSide);
  Random random(3);
  for (int plies = 0; !game.is_over(); ++plies) {
    person.wait_for_turn();
    TEST_ASSERT_TRUE(person.mode() == Mode::kTurn);
    const auto moves = game.moves();
    const int move = moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
    play_move(person, game, move);
    game.play(move);
    person.wait_for_turn();
    const std::string seen = person.look();
    TEST_ASSERT_TRUE_MESSAGE(follow(game, seen), drawn(seen).c_str());
    TEST_ASSERT_EQUAL(game.is_over(), person.mode() == Mode::kOver);
    TEST_ASSERT_TRUE(plies < 60);
  }
}

void test_whole_games_are_played_by_three_keys() { play_whole_game<shape_of("pico")>(); }
void test_whole_games_are_played_by_a_key_a_column() {
  play_whole_game<shape_of("pico-columns")>();
}
void test_whole_games_are_played_on_a_wide_grid() { play_whole_game<shape_of("zip96")>(); }
void test_whole_games_are_played_on_a_grid_of_two_lights_a_cell() { play_whole_game<kWide>(); }
void test_whole_games_are_played_on_a_picture() { play_whole_game<shape_of("pico-oled")>(); }

// Games that the console has begun.

struct Line {
  std::vector<int> moves;  // with passes
  PlainOthello end{kSide};
};

/// The first random game that comes to such a position.
template <class Condition>
Line line_to(Condition holds) {
  for (std::uint32_t seed = 1; seed < 5000; ++seed) {
    Random random(seed);
    for (Line line; !line.end.is_over();) {
      if (holds(line.end)) return line;
      const auto moves = line.end.moves();
      const int move =
          moves.empty()
              ? PlainOthello::kPass
              : moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))];
      line.moves.push_back(move);
      line.end.play(move);
    }
  }
  TEST_FAIL_MESSAGE("no such game");
  return {};
}

template <Shape kShape>
void play_by_console(Person<kShape>& person, const std::vector<int>& moves) {
  bool is_black = true;
  for (const int move : moves) {
    const std::string name = move == PlainOthello::kPass ? "pass" : name_of(move);
    person.ask((is_black ? "play b " : "play w ") + name);
    is_black = !is_black;
  }
}

/// A move of black after which white passes, and black moves again.
std::optional<int> skipping_move(const PlainOthello& game) {
  if (game.mover() != PlainOthello::kBlack) return {};
  for (const int move : game.moves()) {
    PlainOthello next = game;
    next.play(move);
    if (next.moves().empty() && !next.is_over()) return move;
  }
  return {};
}
/// A move of black that ends the game with a score of this kind: 1 won, 0 a draw, -1 lost.
std::optional<int> ending_move(const PlainOthello& game, int kind) {
  if (game.mover() != PlainOthello::kBlack) return {};
  for (const int move : game.moves()) {
    PlainOthello next = game;
    next.play(move);
    const int score = next.is_over() ? next.score() - 32 : 0;
    const int found = score > 0 ? 1 : score < 0 ? -1 : 0;
    if (next.is_over() && found == kind) return move;
  }
  return {};
}

template <Shape kShape>
void check_console_moves() {
  const auto owned = std::make_unique<Person<kShape>>();
  const Line line = line_to([](const PlainOthello& game) { return game.empty() == 40; });
  play_by_console(*owned, line.moves);
  TEST_ASSERT_TRUE(owned->mode() == Mode::kRemote);
  expect_board(line.end.discs(), owned->look());
  owned->ask("undo");
  PlainOthello before(kSide);
  for (std::size_t i = 0; i + 1 < line.moves.size(); ++i) before.play(line.moves[i]);
  expect_board(before.discs(), owned->look());
  owned->ask("genmove " + std::string(before.mover() == PlainOthello::kBlack ? "b" : "w"));
  owned->ask("clear_board");
  expect_board(PlainOthello(kSide).discs(), owned->look());
}
void test_moves_of_the_console_are_on_the_lights() {
  check_console_moves<shape_of("pico")>();
  check_console_moves<shape_of("pico-oled")>();
}

template <Shape kShape>
auto person_after(const Line& line) {
  auto person = std::make_unique<Person<kShape>>();
  play_by_console(*person, line.moves);
  person->press(1);  // which takes the game
  person->wait_for(Mode::kTurn);
  return person;
}

template <Shape kShape>
int count(Light light) {
  return static_cast<int>(std::count(board().grid.begin(), board().grid.end(), light));
}

void test_a_side_that_cannot_move_is_skipped_and_the_lights_say_so() {
  constexpr Shape kPico = shape_of("pico");
  const Line line = line_to([](const PlainOthello& game) { return skipping_move(game); });
  const auto person = person_after<kPico>(line);
  play_move(*person, line.end, *skipping_move(line.end));
  person->wait_for(Mode::kSkipped);
  person->run_ms(100);
  TEST_ASSERT_EQUAL_INT(10, count<kPico>(Light::kMine));  // >>
  TEST_ASSERT_EQUAL_INT(54, count<kPico>(Light::kDark));
  TEST_ASSERT_TRUE(Person<kPico>::light(1, 6) == Light::kMine);
  person->run_ms(1400);
  TEST_ASSERT_TRUE(person->mode() == Mode::kSkipped);
  person->wait_for(Mode::kTurn);
  PlainOthello after = line.end;
  after.play(*skipping_move(line.end));
  expect_board(after.discs(), person->look());
}

void check_end(int kind, Light face, int face_lights) {
  constexpr Shape kPico = shape_of("pico");
  const Line line = line_to([&](const PlainOthello& game) { return ending_move(game, kind); });
  const auto person = person_after<kPico>(line);
  play_move(*person, line.end, *ending_move(line.end, kind));
  PlainOthello end = line.end;
  end.play(*ending_move(line.end, kind));
  person->wait_for(Mode::kOver);
  const std::string discs = end.discs();
  const auto blacks = std::count(discs.begin(), discs.end(), PlainOthello::kBlack);
  const auto whites = std::count(discs.begin(), discs.end(), PlainOthello::kWhite);
  person->run_ms(2100);
  for (int i = 0; i < kSide * kSide; ++i) {
    const Light expected = i < blacks            ? Light::kYours
                           : i < blacks + whites ? Light::kMine
                                                 : Light::kDark;
    TEST_ASSERT_TRUE(Person<kPico>::light(i % kSide, i / kSide) == expected);
  }
  person->run_ms(2500);
  TEST_ASSERT_EQUAL_INT(face_lights, count<kPico>(face));
  TEST_ASSERT_EQUAL_INT(64 - face_lights, count<kPico>(Light::kDark));
}
void test_the_end_counts_the_discs_and_shows_who_won() {
  check_end(1, Light::kYours, 24);
  check_end(-1, Light::kMine, 24);
  check_end(0, Light::kSign, 10);
}

void test_a_picture_says_who_is_skipped_and_by_how_many_discs_a_game_is_won() {
  constexpr Shape kOled = shape_of("pico-oled");
  using frugal::sim::shows_text;
  const Line skip = line_to([](const PlainOthello& game) { return skipping_move(game); });
  const auto skipped = person_after<kOled>(skip);
  TEST_ASSERT_TRUE(shows_text("YOUR TURN"));
  play_move(*skipped, skip.end, *skipping_move(skip.end));
  skipped->wait_for(Mode::kSkipped);
  skipped->run_ms(100);
  TEST_ASSERT_TRUE(shows_text("I CAN NOT") && shows_text("MOVE"));
  for (const int kind : {1, -1}) {
    const Line line = line_to([&](const PlainOthello& game) { return ending_move(game, kind); });
    const auto person = person_after<kOled>(line);
    play_move(*person, line.end, *ending_move(line.end, kind));
    PlainOthello end = line.end;
    end.play(*ending_move(line.end, kind));
    person->wait_for(Mode::kOver);
    person->run_ms(100);
    const std::string margin = std::to_string(2 * (end.score() - 32) * kind);
    TEST_ASSERT_TRUE(shows_text((kind > 0 ? "YOU WIN +" : "I WIN +") + margin));
  }
}

// What else the buttons do.

template <Shape kShape>
auto person_in_game() {
  auto person = std::make_unique<Person<kShape>>();
  person->give(Command::kChoose, true);
  TEST_ASSERT_TRUE(person->mode() == Mode::kTurn);
  return person;
}

void test_the_key_that_begins_a_game_plays_no_move_when_it_is_let_go() {
  const auto person = person_in_game<shape_of("zip96")>();  // whose key acts when it goes down
  person->run_ms(1000);
  TEST_ASSERT_TRUE(person->mode() == Mode::kTurn);
  expect_board(PlainOthello(kSide).discs(), person->look());
}

void test_a_key_that_went_down_while_discs_turn_over_plays_no_move() {
  const auto person = person_in_game<shape_of("pico")>();
  person->play_here();
  person->wait_for(Mode::kTurning);
  board().buttons = 2;
  person->wait_for(Mode::kTurn);
  board().buttons = 0;
  person->run_ms(100);
  TEST_ASSERT_TRUE(person->mode() == Mode::kTurn);
  TEST_ASSERT_EQUAL_UINT(2, person->device().session().plies());
}

void test_taking_back_undoes_the_reply_as_well() {
  const auto person = person_in_game<shape_of("pico")>();
  person->play_here();
  person->wait_for(Mode::kTurning);
  person->wait_for(Mode::kTurn);
  TEST_ASSERT_EQUAL_UINT(2, person->device().session().plies());
  person->give(Command::kTakeBack);
  expect_board(PlainOthello(kSide).discs(), person->look());
  person->give(Command::kTakeBack);  // there is nothing more
  expect_board(PlainOthello(kSide).discs(), person->look());
}

void test_a_hint_moves_the_cursor_to_a_legal_move_in_its_colour() {
  constexpr Shape kPico = shape_of("pico");
  const auto person = person_in_game<kPico>();
  person->give(Command::kHint);
  person->wait_for(Mode::kHinting);
  person->wait_for(Mode::kTurn);
  person->run_ms(20);
  TEST_ASSERT_EQUAL_INT(1, count<kPico>(Light::kHint));
  TEST_ASSERT_EQUAL_INT(3, count<kPico>(Light::kLanding));
  person->play_here();
  person->wait_for(Mode::kTurn);
  TEST_ASSERT_EQUAL_UINT(2, person->device().session().plies());
}

void test_the_menu_sets_the_level_and_who_begins() {
  constexpr Shape kPico = shape_of("pico");
  Person<kPico> person;
  person.give(Command::kNext, true);
  TEST_ASSERT_EQUAL_INT(11, count<kPico>(Light::kValue));  // 2
  person.give(Command::kChoose, true);
  person.give(Command::kNext, true);
  person.give(Command::kChoose, true);
  person.give(Command::kNext, true);
  person.give(Command::kChoose, true);
  person.wait_for(Mode::kTurn);
  TEST_ASSERT_EQUAL_UINT8(3, person.device().menu().options().level);
  TEST_ASSERT_EQUAL_UINT(1, person.device().session().plies());
  person.run_ms(20);
  TEST_ASSERT_EQUAL_INT(4, count<kPico>(Light::kMine));  // black is the engine
  TEST_ASSERT_EQUAL_INT(1, count<kPico>(Light::kYours));
}

void test_a_press_lets_the_engine_move_at_once() {
  const auto person = person_in_game<shape_of("pico-oled")>();
  person->give(Command::kMenu);
  person->give(Command::kNext, true);
  for (int i = 0; i < 4; ++i) person->give(Command::kMore, true);  // the highest level
  person->give(Command::kPrevious, true);
  person->give(Command::kChoose, true);
  person->play_here();
  person->wait_for(Mode::kThinking);
  person->run_ms(100);
  TEST_ASSERT_TRUE(person->mode() == Mode::kThinking);
  person->press(1);
  TEST_ASSERT_TRUE(person->mode() == Mode::kTurning);
  TEST_ASSERT_EQUAL_UINT(2, person->device().session().plies());
}

void test_after_ten_minutes_alone_the_lights_go_off_and_a_press_does_no_more_than_wake() {
  constexpr Shape kPico = shape_of("pico");
  const auto person = person_in_game<kPico>();
  person->run_ms(601000);
  TEST_ASSERT_EQUAL_INT(64, count<kPico>(Light::kDark));
  TEST_ASSERT_TRUE(board().is_asleep);
  person->play_here();
  TEST_ASSERT_TRUE(person->mode() == Mode::kTurn);
  expect_board(PlainOthello(kSide).discs(), person->look());
}

std::string exchanged(std::string discs) {
  for (char& disc : discs) {
    if (disc == PlainOthello::kEmpty) continue;
    disc = disc == PlainOthello::kBlack ? PlainOthello::kWhite : PlainOthello::kBlack;
  }
  return discs;
}

/// Whatever keys and console do, the lights show the game that the console tells of.
template <Shape kShape>
void mash(std::uint32_t seed) {
  const auto owned = std::make_unique<Person<kShape>>();
  Person<kShape>& person = *owned;
  Random random(seed);
  static const char* const kLines[] = {"clear_board", "undo",           "genmove b", "genmove w",
                                       "reg_genmove", "quit",           "play b d3", "play w c3",
                                       "showboard",   "time_left b 1 0"};
  for (int i = 0; i < 600; ++i) {
    const int what = random.below(12);
    if (what == 0) {
      board().receive(kLines[random.below(10)]);
      board().receive('\n');
    } else {
      board().buttons = static_cast<std::uint32_t>(random.below(1 << kShape.buttons));
    }
    person.run_ms(static_cast<std::uint64_t>(random.below(what == 1 ? 1500 : 90)));
    const auto& position = person.device().session().position();
    if (person.mode() == Mode::kTurn)
      TEST_ASSERT_TRUE(position.mover() == person.device().person());
    if (person.mode() == Mode::kOver) TEST_ASSERT_TRUE(position.is_over());
  }
  board().buttons = 0;
  person.run_ms(100);
  person.ask("boardsize 8");
  person.ask("play b d3");
  PlainOthello game(kSide);
  game.play(2 * kSide + 3);
  const bool is_white = person.device().person() == frugal::Mover::kMin;
  expect_board(is_white ? exchanged(game.discs()) : game.discs(), person.look());
}
void test_any_keys_at_any_time_leave_a_game_that_goes_on() {
  for (std::uint32_t seed = 1; seed <= 20; ++seed) {
    mash<shape_of("pico")>(seed);
    mash<shape_of("pico-oled")>(seed);
  }
}

/// From a moment after the state was entered: a press is answered by a flash of its own.
template <Shape kShape>
void watch(Person<kShape>& person, Mode mode) {
  person.wait_for(mode);
  person.run_ms(100);
  Eyes eyes;
  eyes.forget();
  for (const std::uint64_t end = board().now_us + 7'000'000;
       board().now_us < end && person.mode() == mode;) {
    person.step();
    eyes.look();
  }
}
void test_no_light_flashes_more_than_three_times_a_second() {
  const Line line = line_to([](const PlainOthello& game) { return ending_move(game, 1); });
  const auto person = person_after<shape_of("pico")>(line);
  watch(*person, Mode::kTurn);
  person->give(Command::kHint);
  person->wait_for(Mode::kTurn);
  watch(*person, Mode::kTurn);
  person->right();  // the hint is gone
  play_move(*person, line.end, *ending_move(line.end, 1));
  watch(*person, Mode::kTurning);
  watch(*person, Mode::kOver);
  person->ask("clear_board");
  watch(*person, Mode::kRemote);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
  UNITY_BEGIN();
  RUN_TEST(test_whole_games_are_played_by_three_keys);
  RUN_TEST(test_whole_games_are_played_by_a_key_a_column);
  RUN_TEST(test_whole_games_are_played_on_a_wide_grid);
  RUN_TEST(test_whole_games_are_played_on_a_grid_of_two_lights_a_cell);
  RUN_TEST(test_whole_games_are_played_on_a_picture);
  RUN_TEST(test_moves_of_the_console_are_on_the_lights);
  RUN_TEST(test_a_side_that_cannot_move_is_skipped_and_the_lights_say_so);
  RUN_TEST(test_the_end_counts_the_discs_and_shows_who_won);
  RUN_TEST(test_a_picture_says_who_is_skipped_and_by_how_many_discs_a_game_is_won);
  RUN_TEST(test_the_key_that_begins_a_game_plays_no_move_when_it_is_let_go);
  RUN_TEST(test_a_key_that_went_down_while_discs_turn_over_plays_no_move);
  RUN_TEST(test_taking_back_undoes_the_reply_as_well);
  RUN_TEST(test_a_hint_moves_the_cursor_to_a_legal_move_in_its_colour);
  RUN_TEST(test_the_menu_sets_the_level_and_who_begins);
  RUN_TEST(test_a_press_lets_the_engine_move_at_once);
  RUN_TEST(test_after_ten_minutes_alone_the_lights_go_off_and_a_press_does_no_more_than_wake);
  RUN_TEST(test_any_keys_at_any_time_leave_a_game_that_goes_on);
  RUN_TEST(test_no_light_flashes_more_than_three_times_a_second);
  return UNITY_END();
}
