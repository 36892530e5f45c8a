// SPDX-License-Identifier: MIT
/// \file
/// The machine that people play Othello on: buttons in, a game on lights out.
///
///            new game                  plays                  after 0.8 s
///     menu -----------> person's turn -------> discs turn over -----------> over
///       ^----- menu ------ |    ^                 ^   |    |                  |
///                     hint |    | shown           |   |    | a side is        | plays: new game
///                          v    |           plays |   v    v skipped          v
///                        looking              engine thinks           (person's turn)
///
/// A program that plays by the console takes the game until a button is pressed; its moves are on
/// the lights as well. The cursor goes from one legal move to the next, in reading order. After ten
/// minutes alone the lights go off, and a chip that can sleeps; the next press turns them on.
///
/// step() is one turn of main's loop: it reads the buttons and the console, acts, shows, and then
/// thinks a slice, or sleeps.
///
/// Memory, without the pool and a picture, 8x8: 4 KB on a chip.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

#include "app/common/commands.hpp"
#include "app/common/game_clock.hpp"
#include "app/common/gestures.hpp"
#include "app/common/line_out.hpp"
#include "app/common/melody.hpp"
#include "app/common/wrapped.hpp"
#include "app/othello/grid_view.hpp"
#include "app/othello/gtp.hpp"
#include "app/othello/menu.hpp"
#include "app/othello/picture_view.hpp"
#include "app/othello/scene.hpp"
#include "app/othello/session.hpp"
#include "app/othello/thinker.hpp"
#include "frugal/hal/buttons.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/shape.hpp"
#include "frugal/hal/sleep.hpp"
#include "frugal/hal/time.hpp"

namespace frugal::app::othello {

template <class G>
constexpr bool fits_grid(const hal::Shape& shape) {
  return shape.has_colours && shape.grid_columns >= G::kWidth && shape.grid_rows >= G::kHeight;
}
/// Whether a board has lights that hold the game, and buttons that play it.
template <class G>
constexpr bool has_table(const hal::Shape& shape) {
  const bool has_picture = shape.picture_width == 128 && shape.picture_height == 64;
  const bool has_keys = shape.buttons > 0 && can_play(keys_of(shape), 3);
  return has_keys && (has_picture || fits_grid<G>(shape));
}

template <class G, hal::Shape kShape>
class Table {
  using Position = typename G::Position;

 public:
  static constexpr std::uint32_t kSlice = 4;  ///< simulations: 3 ms on an RP2040
  static constexpr std::uint32_t kShowMs = 10;
  /// After the last press, or the last byte of the console.
  static constexpr std::uint32_t kDarkAfterMs = 600000;

  explicit Table(std::span<std::byte> pool) : thinker_(pool), gtp_(session_, thinker_, *this) {
    now_ms_ = touched_ms_ = hal::now_ms();
    open_menu();
  }
  Table(const Table&) = delete;

  void step() {
    now_ms_ = hal::now_ms();
    gestures_.update(hal::buttons_down(), now_ms_);
    melody_.update(now_ms_);
    ButtonEvent event;
    while (gestures_.next(event)) on_button(event);
    on_console();
    on_time();
    show();
    if (!view_.is_busy() && !think_slice()) rest();
  }

  const Session<G>& session() const { return session_; }
  Mode mode() const { return mode_; }
  const Menu& menu() const { return menu_; }
  Mover person() const { return options_.engine_begins ? Mover::kMin : Mover::kMax; }

  // What the commands of the console ask of their target (gtp.hpp).

  void think(std::uint32_t allowed_ms) {
    allowed_ms_ = allowed_ms;
    enter(Mode::kThinking);
  }
  static constexpr auto commands() {
    return std::to_array<CommandRow<Table>>({
        {"frugal-stack", &Table::tell_stack},
        {"frugal-panic", &Table::panic},
    });
  }

 private:
  using View =
      std::conditional_t<fits_grid<G>(kShape), GridView<G, kShape>, PictureView<G, kShape>>;

  // Buttons.

  void on_button(const ButtonEvent& event) {
    touched_ms_ = now_ms_;
    changed_ = true;
    const bool has_choice = mode_ == Mode::kMenu || mode_ == Mode::kTurn || mode_ == Mode::kOver;
    if (is_dark_ || !has_choice) {
      if (event.gesture == Gesture::kDown) interrupt();
      return;
    }
    const Command command = command_of<kShape>(event, mode_ == Mode::kMenu);
    mode_ == Mode::kMenu ? on_menu(command) : on_game(in_game(command));
  }

  /// The outer ones of the keys that stand above columns move the cursor, the others play.
  static Command in_game(Command command) {
    if (!is_column(command)) return command;
    const int column = column_to_drop(command);
    return column == 0                   ? Command::kLeft
           : column + 1 < kShape.buttons ? Command::kDrop
                                         : Command::kRight;
  }

  /// A press while there is nothing to choose.
  void interrupt() {
    gestures_.ignore_what_is_down();
    if (std::exchange(is_dark_, false)) return;
    if (mode_ == Mode::kRemote) return proceed();
    if (is_thinking()) finish_thinking();
  }

  void on_menu(Command command) {
    switch (command) {
      case Command::kPrevious:
      case Command::kNext:
        menu_.go(command == Command::kNext ? 1 : -1);
        return play(Tune::kClick);
      case Command::kLess:
      case Command::kMore:
        return change_in_menu(command == Command::kMore ? 1 : -1);
      case Command::kChoose:
        return menu_.item() == Menu::kNewGame ? leave_menu(true) : change_in_menu(1);
      case Command::kLeave:
        return leave_menu(session_.is_empty());
      default:
        return;
    }
  }
  void change_in_menu(int step) {
    menu_.change(step);
    play(menu_.item() == Menu::kLevel ? tune_of_value(menu_.options().level) : Tune::kClick);
  }
  /// Who begins counts from the next game on, the level at once. The press that leaves the menu
  /// does nothing in the game.
  void leave_menu(bool begins) {
    if constexpr (one_press_acts_twice(kKeys<kShape>)) gestures_.ignore_what_is_down();
    if (begins) return new_game();
    options_.level = menu_.options().level;
    proceed();
  }
  void open_menu() {
    menu_.open();
    enter(Mode::kMenu);
  }

  void on_game(Command command) {
    const bool is_over = mode_ == Mode::kOver;
    switch (command) {
      case Command::kMenu:
        return open_menu();
      case Command::kTakeBack:
        return take_back();
      case Command::kDrop:
        return is_over ? new_game() : place(move_of(cursor_));
      case Command::kLeft:
      case Command::kRight:
        return is_over ? open_menu() : move_cursor(command == Command::kRight ? 1 : -1);
      case Command::kHint:
        return is_over ? void() : look_for_hint();
      default:
        return;
    }
  }

  void new_game() {
    options_ = menu_.options();
    session_.clear();
    thinker_.set_seed(now_ms_);
    cursor_ = mirrored(0);
    proceed();
  }

  /// To the person's last choice: what followed it goes as well.
  void take_back() {
    const unsigned first = options_.engine_begins ? 1 : 0;
    if (session_.plies() <= first) return play(Tune::kWrong);
    do {
      session_.undo();
    } while (session_.position().mover() != person());
    play(Tune::kClick);
    proceed();
  }

  // The cursor goes row by row from the top left; a cell is counted from the bottom.

  static constexpr int mirrored(int cell) {
    return (G::kHeight - 1 - cell / G::kWidth) * G::kWidth + cell % G::kWidth;
  }
  static int move_of(int cell) { return G::Cells::kMoveAt[static_cast<unsigned>(cell)]; }
  bool is_legal(int cell) const { return (session_.position().moves() >> cell & 1u) != 0; }

  void move_cursor(int step) {
    int place = mirrored(cursor_);
    do {
      place = wrapped(place, step, G::kCells);
    } while (!is_legal(mirrored(place)));
    cursor_ = static_cast<std::int8_t>(mirrored(place));
    enter_turn(false);
  }

  // The game.

  /// Enters the state that the game is in: over, a person's turn, or the engine's.
  void proceed() {
    if (session_.position().is_over()) return end();
    if (session_.position().mover() == person()) return begin_turn();
    start_thinking(Mode::kThinking, options_.simulations());
  }
  void begin_turn() {
    has_replied_ = !session_.is_empty() && !session_.is_skipped(opponent_of(person()));
    if (!is_legal(cursor_)) move_cursor(1);
    enter_turn(false);
  }
  void enter_turn(bool is_hint) {
    is_hint_ = is_hint;
    enter(Mode::kTurn);
  }

  void end() {
    const int margin = scene().margin();
    play(margin > 0 ? Tune::kWin : margin < 0 ? Tune::kLoss : Tune::kDraw);
    enter(Mode::kOver);
  }

  void place(int move) {
    const Position before = session_.position();
    session_.play(move);
    note_turned(before);
    play(before.mover() == person() ? Tune::kYourDisc : Tune::kMyDisc);
    enter(Mode::kTurning);
  }
  void note_turned(const Position& before) {
    turned_ =
        before.discs_of(opponent_of(before.mover())) & session_.position().discs_of(before.mover());
  }

  void after_turning() {
    const Position& now = session_.position();
    if (now.is_over() || !session_.is_skipped(opponent_of(now.mover()))) return proceed();
    play(Tune::kWrong);
    enter(Mode::kSkipped);
  }

  void enter(Mode mode) {
    mode_ = mode;
    since_ms_ = now_ms_;
    changed_ = true;
  }
  void play(Tune tune) { melody_.play(tune, now_ms_); }

  void on_time() {
    is_dark_ = now_ms_ - touched_ms_ >= kDarkAfterMs;
    const std::uint32_t since = now_ms_ - since_ms_;
    if (mode_ == Mode::kTurning && since >= kTurningMs) after_turning();
    if (mode_ == Mode::kSkipped && since >= kSkippedMs) proceed();
    if (is_thinking() && (thinker_.is_done() || since >= allowed_ms_)) finish_thinking();
  }

  // Thinking.

  bool is_thinking() const { return mode_ == Mode::kThinking || mode_ == Mode::kHinting; }
  void look_for_hint() { start_thinking(Mode::kHinting, kLevels.back()); }

  void start_thinking(Mode mode, std::uint32_t simulations) {
    thinker_.start(session_.position(), simulations);
    allowed_ms_ = GameClock::kNoLimit;
    enter(mode);
  }

  void finish_thinking() {
    if (gtp_.is_waiting()) return answer_console();
    const int move = thinker_.move();
    if (mode_ == Mode::kThinking) return place(move);
    cursor_ = static_cast<std::int8_t>(G::cell_of(move));
    play(Tune::kHint);
    enter_turn(true);
  }

  /// False if there is nothing to think about.
  bool think_slice() {
    if (is_thinking()) thinker_.think(kSlice);
    return is_thinking();
  }

  // The console.

  void on_console() {
    line_out_.converse(
        gtp_, [this](etl::istring& line) { return gtp_.next_line(line); },
        [this](char byte) { hear(byte); });
  }
  void hear(char byte) {
    touched_ms_ = now_ms_;
    watch_console([&] { gtp_.take(byte); });
    if (gtp_.take_quit()) proceed();
  }
  void answer_console() {
    const std::uint32_t spent_ms = now_ms_ - since_ms_;
    enter(Mode::kRemote);
    watch_console([&] { gtp_.finish(spent_ms); });
  }

  /// The game is the program's once a command has changed it.
  template <class Act>
  void watch_console(Act act) {
    const Position before = session_.position();
    const unsigned plies = session_.plies();
    act();
    if (session_.plies() == plies) return;
    turned_ = 0;
    if (session_.plies() > plies) note_turned(before);
    enter(Mode::kRemote);
  }

  void tell_stack(std::string_view) {
    add_number(gtp_.reply(), static_cast<std::uint32_t>(hal::stack_used_bytes()));
  }
  void panic(std::string_view) { hal::panic("as the console asked"); }

  // Lights.

  /// What is done where there is nothing to do: in the dark a chip that sleeps hears no console.
  void rest() {
    const bool sleeps = kShape.sleeps && is_dark_ && hal::buttons_down() == 0;
    sleeps ? hal::sleep_until_pressed() : hal::idle();
  }

  Scene<G> scene() const {
    const bool is_marked = mode_ == Mode::kRemote || (mode_ == Mode::kTurn && has_replied_);
    return {session_, menu_,    options_,  mode_,   person(),
            cursor_,  is_hint_, is_marked, turned_, now_ms_ - since_ms_};
  }

  void show() {
    if (is_dark_) return view_.darken();
    if (!changed_ && !view_.is_busy() && now_ms_ - shown_ms_ < kShowMs) return;
    view_.show(scene(), changed_);
    changed_ = false;
    shown_ms_ = now_ms_;
  }

  Session<G> session_;
  Thinker<G> thinker_;
  Gtp<G, Table> gtp_;
  Gestures<kShape.buttons> gestures_;
  View view_;
  [[no_unique_address]] std::conditional_t<kShape.has_sound, Melody, NoMelody> melody_;
  LineOut line_out_;
  Menu menu_;
  Options options_;
  typename G::Set turned_ = 0;
  std::uint32_t now_ms_ = 0;
  std::uint32_t since_ms_ = 0;
  std::uint32_t touched_ms_ = 0;
  std::uint32_t shown_ms_ = 0;
  std::uint32_t allowed_ms_ = GameClock::kNoLimit;
  Mode mode_ = Mode::kMenu;
  std::int8_t cursor_ = mirrored(0);
  bool is_hint_ = false;
  bool has_replied_ = false;  ///< the last disc is the engine's
  bool is_dark_ = false;
  bool changed_ = true;
};

}  // namespace frugal::app::othello
