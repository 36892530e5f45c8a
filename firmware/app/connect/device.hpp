// SPDX-License-Identifier: MIT
/// \file
/// The machine that people hold: buttons in, a game on lights out.
///
///              new game, leave                     drop
///     menu ---------------------> human's turn ------------> disc falls ---> over
///       ^----- menu --------------  |      ^                    |   ^          |
///                             hint  |      | shown              |   | plays    | drop: new game
///                                   v      |                    v   |          v
///                                  looking                   engine thinks   (human's turn)
///
/// There are two more states. A program plays by the console until a button is pressed. The demo,
/// in which the engine plays both sides, begins after a minute without a press and ends with the
/// next. Ten minutes later a machine with colours, a picture or a chip that sleeps turns its lights
/// off and sleeps; the press that wakes it ends the demo and does nothing else.
///
/// step() is one turn of main's loop: it reads the buttons and the console, acts, shows, saves, and
/// then thinks a slice, or sleeps. The answer to a button is on the lights before the next slice
/// begins; a slice takes two milliseconds on a Cortex-M0 at 16 MHz.
///
/// These switches stand in place of an etl::fsm, whose seven states and two messages cost 1,572
/// bytes of flash and 228 of RAM more on a Cortex-M0. It also calls everything through pointers,
/// which the bound of the stack can't follow.
///
/// Memory, without the picture and the pool: about 1,700 bytes on a chip.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <span>
#include <string_view>
#include <type_traits>

#include "app/common/commands.hpp"
#include "app/common/gestures.hpp"
#include "app/common/line_out.hpp"
#include "app/common/melody.hpp"
#include "app/common/wrapped.hpp"
#include "app/connect/announcer.hpp"
#include "app/connect/gtp.hpp"
#include "app/connect/journal.hpp"
#include "app/connect/lights.hpp"
#include "app/connect/menu.hpp"
#include "app/connect/scene.hpp"
#include "app/connect/session.hpp"
#include "app/connect/thinker.hpp"
#include "etl/vector.h"
#include "frugal/hal/buttons.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/shape.hpp"
#include "frugal/hal/sleep.hpp"
#include "frugal/hal/store.hpp"
#include "frugal/hal/time.hpp"

namespace frugal::app::connect {

template <class G, hal::Shape kShape>
class Device {
 public:
  static constexpr std::uint32_t kSlice = 4;  ///< simulations
  static constexpr std::uint32_t kDemoAfterMs = 60000;
  static constexpr std::uint32_t kDemoPauseMs = 5000;
  /// After the last press.
  static constexpr std::uint32_t kDarkAfterMs = kDemoAfterMs + 600000;
  static constexpr std::uint32_t kShowMs = 10;
  /// The console loses bytes while a page is erased, so a page waits until it was silent for so
  /// long.
  static constexpr std::uint32_t kQuietMs = 100;

  /// Continues the game of the store, if there is one.
  explicit Device(std::span<std::byte> pool) : thinker_(pool), gtp_(session_, *this) {
    now_ms_ = touched_ms_ = hal::now_ms();
    heard_ms_ = now_ms_ - kQuietMs;
    gtp_.set_spoken(kShape.has_picture());  // which has words of its own
    if (!journal_.load(session_)) session_.start({}, 1);
    next_options_ = session_.options();
    if (session_.plies() == 0 && kHasMenu) {
      open_menu();
    } else {
      proceed();
    }
  }
  Device(const Device&) = delete;

  void step() {
    now_ms_ = hal::now_ms();
    gestures_.update(hal::buttons_down(), now_ms_);
    melody_.update(now_ms_);
    ButtonEvent event;
    while (gestures_.next(event)) on_button(event);
    on_console();
    on_time();
    show();
    save();
    if (!lights_.is_busy() && !think()) rest();
  }

  const Session<G>& session() const { return session_; }
  const Thinker<G>& thinker() const { return thinker_; }
  Mode mode() const { return mode_; }
  bool is_demo() const { return is_demo_; }
  /// Whether the lights are off, because nobody was there for long.
  bool is_dark() const { return is_dark_; }
  int cursor() const { return cursor_; }
  int hint() const { return hint_; }
  const Menu& menu() const { return menu_; }
  /// Whether a part of a picture is still to be sent.
  bool is_showing() const { return lights_.is_busy(); }

  // What the commands of the console ask of their target (gtp.hpp).

  typename Thinker<G>::Search& search() { return thinker_.search(); }
  void has_changed() {
    hint_ = -1;
    enter(Mode::kRemote);
  }
  void think(std::uint32_t allowed_ms) {
    allowed_ms_ = allowed_ms;
    start_thinking(Mode::kThinking, level_of<G>(session_.options().level));
  }
  /// A person's turn goes on afterwards, as does a program's game.
  bool find_score() {
    if (mode_ != Mode::kRemote && !has_turn()) return false;
    allowed_ms_ = GameClock::kNoLimit;
    thinker_.start_scoring(session_);
    enter(mode_ == Mode::kRemote ? Mode::kThinking : Mode::kHinting);
    return true;
  }
  static constexpr auto commands() {
    return std::to_array<app::CommandRow<Device>>({
        {"frugal-drop", &Device::drop_by_console},
        {"frugal-hint", &Device::hint_by_console},
        {"frugal-back", &Device::take_back_by_console},
        {"frugal-new", &Device::begin_by_console},
        {"frugal-talk", &Device::set_talking},
        {"frugal-stack", &Device::tell_stack},
        {"frugal-panic", &Device::panic},
    });
  }

 private:
  static constexpr bool kHasMenu = can_give(kKeys<kShape>, Command::kMenu);
  static constexpr bool kHasCursor = kShape.buttons == 0 || has_cursor(kKeys<kShape>);
  static_assert(kShape.buttons == 0 || can_play(kKeys<kShape>, G::Shape::kWidth),
                "The buttons of board.cmake can't play this game: it takes a role that moves the "
                "cursor (left or right) and one that drops (drop, select, down, or a lone left or "
                "right when it is held), or a role columnN for each column of the game.");
  static constexpr bool kGoesDark = kShape.has_colours || kShape.has_picture() || kShape.sleeps;
  static constexpr bool kHasJournal = kShape.store_pages >= 2;
  using Log = std::conditional_t<kHasJournal,
                                 Journal<G, BoardStore, kHasJournal ? kShape.store_pages : 2,
                                         kHasJournal ? kShape.store_page_bytes / 4 : 256,
                                         kShape.has_sound || kShape.has_colours>,
                                 NoJournal>;
  static constexpr Options kDemo{.level = 3, .ponders = false};

  // Buttons.

  void on_button(const ButtonEvent& event) {
    touched_ms_ = now_ms_;
    changed_ = true;
    const bool is_down = event.gesture == Gesture::kDown;
    if (is_demo_ || mode_ == Mode::kFalling || is_thinking() || mode_ == Mode::kRemote) {
      if (!is_down) return;
      gestures_.ignore_what_is_down();
      return interrupt();
    }
    const Command command = command_of<kShape>(event, mode_ == Mode::kMenu);
    if (command == Command::kNone) return;
    since_ms_ = now_ms_;
    kHasMenu&& mode_ == Mode::kMenu ? on_menu(command) : on_game(command);
  }

  /// A command that no button of the machine gives takes no code.
  template <Command kWanted>
  static constexpr bool is(Command command) {
    constexpr bool kIsGiven = can_give(kKeys<kShape>, kWanted);
    return kIsGiven && command == kWanted;
  }

  /// A press of any button, while there is nothing to choose.
  void interrupt() {
    if (is_demo_) {
      leave_demo();
    } else if (is_thinking()) {
      finish_thinking();
    } else if (mode_ == Mode::kRemote) {
      proceed();
    }
  }

  void on_menu(Command command) {
    if (is<Command::kPrevious>(command)) return go_in_menu(-1);
    if (is<Command::kNext>(command)) return go_in_menu(1);
    if (is<Command::kLeave>(command)) return leave_menu(session_.plies() == 0);
    if (is<Command::kLess>(command)) return change_in_menu(-1);
    const bool chooses = is<Command::kChoose>(command);
    if (chooses && menu_.item() == Menu::kNewGame) return leave_menu(true);
    if (chooses || is<Command::kMore>(command)) change_in_menu(1);
  }

  void go_in_menu(int step) {
    menu_.go<kShape>(step);
    play(Tune::kClick);
  }

  void change_in_menu(int step) {
    menu_.change<kShape>(step);
    if constexpr (kShape.has_sound) {
      const Options& options = menu_.options();
      play(menu_.item() == Menu::kLevel        ? tune_of_value(options.level)
           : menu_.item() == Menu::kBrightness ? tune_of_value(options.brightness)
                                               : Tune::kClick);
    }
  }

  void on_game(Command command) {
    const bool is_move = is<Command::kLeft>(command) || is<Command::kRight>(command);
    const bool is_over = mode_ == Mode::kOver;
    if (is<Command::kMenu>(command) || (kHasMenu && is_over && is_move)) return open_menu();
    if (is<Command::kTakeBack>(command)) return take_back();
    constexpr bool kHasColumns = can_give(kKeys<kShape>, Command::kColumn1);
    const bool has_column = kHasColumns && is_column(command);
    if (is_over) return command == Command::kDrop || has_column ? new_game() : void();
    hint_ = -1;
    if (has_column) return drop(column_to_drop(command));
    if (is_move) return move_cursor(is<Command::kLeft>(command) ? -1 : 1);
    switch (command) {
      case Command::kDrop:
        return drop(cursor_);
      case Command::kHint:
        return look_for_hint();
      default:
        return;
    }
  }

  [[gnu::noinline]] void open_menu() {
    menu_.open(next_options_);
    enter(Mode::kMenu);
  }

  /// Which side begins and how many play counts from the next game on, the rest at once. The press
  /// that leaves the menu does nothing in the game.
  [[gnu::noinline]] void leave_menu(bool begins) {
    if constexpr (one_press_acts_twice(kKeys<kShape>)) gestures_.ignore_what_is_down();
    next_options_ = menu_.options();
    if (begins) return new_game();
    Options options = next_options_;
    options.engine_begins = session_.options().engine_begins;
    options.two_players = session_.options().two_players;
    session_.set_options(options);
    proceed();
  }

  void new_game() {
    session_.start(next_options_, session_.seed() + 1);
    cursor_ = G::Shape::kWidth / 2;
    proceed();
  }

  void take_back() {
    if (!session_.take_back()) return play(Tune::kWrong);
    play(Tune::kClick);
    proceed();
  }

  /// Moves the cursor to the next column that is not full, round the edge.
  [[gnu::noinline]] void move_cursor(int step) {
    for (int i = 0; i < G::Shape::kWidth; ++i) {
      cursor_ = static_cast<std::int8_t>(wrapped(cursor_, step, G::Shape::kWidth));
      if (session_.position().is_legal(cursor_)) return;
    }
  }

  void drop(int column) {
    if (!session_.play(column)) return play(Tune::kWrong);
    if (!melody_.is_playing()) play(Tune::kDrop);  // the disc before may just have landed
    enter(Mode::kFalling);
  }

  // Sound. The demo is silent.

  void play([[maybe_unused]] Tune tune) {
    if constexpr (kShape.has_sound) {
      const Options& options = mode_ == Mode::kMenu ? menu_.options() : session_.options();
      if (!is_demo_ && options.sound) melody_.play(tune, now_ms_);
    }
  }

  void land() {
    play_landing();
    proceed();
  }

  /// Of the disc that has fallen, or of the game that it has ended.
  void play_landing() {
    if constexpr (kShape.has_sound) {
      const int winner = session_.winner();
      const bool is_second = scene().is_other(session_.player_at(session_.plies() - 1));
      if (!session_.is_over()) return play(is_second ? Tune::kMyDisc : Tune::kYourDisc);
      const bool is_loss = is_second && !session_.options().two_players;
      play(winner < 0 ? Tune::kDraw : is_loss ? Tune::kLoss : Tune::kWin);
    }
  }

  // Time.

  bool is_thinking() const { return mode_ == Mode::kThinking || mode_ == Mode::kHinting; }

  void on_time() {
    if (kGoesDark && is_dark_) return;
    const std::uint32_t since = now_ms_ - since_ms_;
    if (kGoesDark && is_demo_ && now_ms_ - touched_ms_ >= kDarkAfterMs) {
      is_dark_ = true;
      return;
    }
    if (mode_ == Mode::kFalling) {
      const int fallen = static_cast<int>(since / kRowMs);
      if (fallen >= session_.kHeight - scene().last_row()) land();
    } else if (is_thinking()) {
      if (thinker_.is_done() || since >= allowed_ms_) finish_thinking();
    } else if (is_demo_ && mode_ == Mode::kOver && since >= kDemoPauseMs) {
      begin_demo();
    } else if (!is_demo_ && mode_ != Mode::kRemote && now_ms_ - touched_ms_ >= kDemoAfterMs) {
      start_demo();
    }
  }

  /// Enters the state that the game is in: over, the engine's turn, or a human's.
  void proceed() {
    hint_ = -1;
    if (session_.is_over()) {
      enter(Mode::kOver);
      announcer_.begin();
    } else if (is_demo_ || session_.is_engines_turn()) {
      allowed_ms_ = GameClock::kNoLimit;
      start_thinking(Mode::kThinking, level_of<G>(session_.options().level));
    } else {
      begin_turn();
      announcer_.begin();
    }
  }

  void begin_turn() {
    if (!session_.position().is_legal(cursor_)) move_cursor(1);
    if (session_.options().ponders) thinker_.start_pondering(session_);
    enter(Mode::kTurn);
  }

  void enter(Mode mode) {
    mode_ = mode;
    since_ms_ = now_ms_;
    changed_ = true;
    line_ = session_.winning_line();
    announcer_.stop();
  }

  // Thinking.

  [[gnu::noinline]] void start_thinking(Mode mode, const Level& level) {
    if (mode == Mode::kHinting) allowed_ms_ = GameClock::kNoLimit;
    thinker_.start(session_, level);
    enter(mode);
  }

  void look_for_hint() { start_thinking(Mode::kHinting, kLevels<G>.back()); }

  void finish_thinking() {
    const int column = thinker_.move();
    const Outlook outlook = thinker_.outlook();
    if (gtp_.awaits_score()) {
      gtp_.score_is(thinker_.least_score(), thinker_.most_score());
      mode_ == Mode::kHinting ? begin_turn() : enter(Mode::kRemote);
    } else if (gtp_.awaits_move()) {
      const std::uint32_t spent_ms = now_ms_ - since_ms_;
      enter(Mode::kRemote);
      gtp_.move_is(column, spent_ms);
    } else if (mode_ == Mode::kHinting) {
      begin_turn();
      hint_ = static_cast<std::int8_t>(column);
      outlook_ = outlook;
      announcer_.begin_hint();
      play(Tune::kHint);
    } else {
      drop(column);
    }
  }

  /// False if there is nothing to think about.
  [[gnu::noinline]] bool think() {
    if (kGoesDark && is_dark_) return false;
    const bool ponders = mode_ == Mode::kTurn && session_.options().ponders;
    return (is_thinking() || ponders) && thinker_.think(kSlice) > 0;
  }

  /// What is done where there is nothing to do. In the dark a chip that sleeps hears no console;
  /// the others do.
  void rest() {
    const bool sleeps = kShape.sleeps && is_dark_ && hal::buttons_down() == 0;
    sleeps ? hal::sleep_until_pressed() : hal::idle();
  }

  // The demo. It keeps the moves of the game that it interrupts.

  void start_demo() {
    paused_.clear();
    for (int i = 0; i < session_.plies(); ++i) {
      paused_.push_back(static_cast<std::uint8_t>(session_.column_at(i)));
    }
    paused_options_ = session_.options();
    paused_seed_ = session_.seed();
    is_demo_ = true;
    begin_demo();
  }

  void begin_demo() {
    Options options = kDemo;
    if constexpr (kShape.has_colours) options.brightness = paused_options_.brightness;
    session_.start(options, session_.seed() + 1);
    proceed();
  }

  void leave_demo() {
    is_demo_ = false;
    if constexpr (kGoesDark) is_dark_ = false;
    session_.start(paused_options_, paused_seed_);
    for (const std::uint8_t column : paused_) session_.play(column);
    session_.mark_saved();
    session_.plies() == 0 && kHasMenu ? open_menu() : proceed();
  }

  // The console.

  void on_console() {
    line_out_.converse(
        gtp_, [this](etl::istring& line) { return gtp_.next_line(line) || announce(line); },
        [this](char byte) { hear(byte); });
  }
  void hear(char byte) {
    touched_ms_ = heard_ms_ = now_ms_;
    if (is_demo_) leave_demo();
    gtp_.take(byte);
    if (gtp_.take_quit()) proceed();
  }

  bool announce(etl::istring& line) {
    line.clear();
    if (gtp_.is_spoken() || is_demo_) return false;
    return announcer_.next_line(line, scene());
  }

  /// Fails, and is false, if it is not a person's turn.
  bool has_turn() {
    if (mode_ == Mode::kRemote || mode_ == Mode::kMenu) proceed();
    if (mode_ != Mode::kTurn) return gtp_.fail("it is not your turn"), false;
    return true;
  }

  void drop_by_console(std::string_view words) {
    if (!has_turn()) return;
    const std::string_view word = take_word(words);
    const int column = word.size() == 1 ? column_of(word[0]) : -1;
    if (!session_.play(column)) return gtp_.fail("no such column, or it is full");
    enter(Mode::kFalling);
  }

  void hint_by_console(std::string_view) {
    if (has_turn()) look_for_hint();
  }

  /// Also when the game is over.
  void take_back_by_console(std::string_view) {
    if (mode_ != Mode::kOver && !has_turn()) return;
    if (!session_.take_back()) return gtp_.fail("there is no move of yours to take back");
    proceed();
  }

  void begin_by_console(std::string_view words) {
    const std::string_view word = take_word(words);
    next_options_ = session_.options();
    if (!word.empty()) {
      static constexpr std::string_view kWords[] = {"you", "engine", "two"};
      const auto* const found = std::find(std::begin(kWords), std::end(kWords), word);
      if (found == std::end(kWords)) return gtp_.fail("expected you, engine or two");
      next_options_.engine_begins = found == kWords + 1;
      next_options_.two_players = found == kWords + 2;
    }
    new_game();
  }

  void set_talking(std::string_view words) { gtp_.set_spoken(take_word(words) == "off"); }
  void tell_stack(std::string_view) {
    add_number(gtp_.reply(), static_cast<std::uint32_t>(hal::stack_used_bytes()));
  }
  void panic(std::string_view) { hal::panic("as the console asked"); }

  // Lights and store.

  Scene<G> scene() const {
    const bool is_last_marked =
        !session_.options().two_players && session_.plies() > 0 &&
        (mode_ == Mode::kRemote ||
         (mode_ == Mode::kTurn && session_.is_engines_ply(session_.plies() - 1)));
    const std::uint32_t progress = is_thinking() ? thinker_.progress(kWhole) : 0;
    const bool is_proving = is_thinking() && thinker_.is_proving();
    const std::int8_t cursor = kHasCursor ? cursor_ : std::int8_t{-1};
    return {session_, menu_,      mode_,          is_demo_, cursor,   hint_,
            outlook_, is_proving, is_last_marked, line_,    progress, now_ms_ - since_ms_};
  }

  void show() {
    if (kGoesDark && is_dark_) return lights_.darken();
    if (!changed_ && !lights_.is_busy() && now_ms_ - shown_ms_ < kShowMs) return;
    lights_.show(scene(), changed_);
    changed_ = false;
    shown_ms_ = now_ms_;
  }

  /// Whether the board may stand still: no disc falls, no button is down, the engine does not
  /// think, no tone sounds that would go on and on.
  bool is_quiet() const {
    return !is_thinking() && mode_ != Mode::kFalling && !gestures_.any_is_down() &&
           !melody_.is_playing();
  }

  void save() {
    if (is_demo_) return;
    if (!journal_.save(session_)) melody_.stop();  // a page that is full waits for no tune
    const bool is_talked_to = now_ms_ - heard_ms_ < kQuietMs;
    if (journal_.wants_page() && is_quiet() && !is_talked_to) journal_.turn_page(session_);
  }

  Session<G> session_;
  Thinker<G> thinker_;
  Gtp<G, Device> gtp_;
  Gestures<kShape.buttons> gestures_;
  [[no_unique_address]] Lights<G, kShape> lights_;
  [[no_unique_address]] Log journal_;
  [[no_unique_address]] std::conditional_t<kShape.has_sound, Melody, NoMelody> melody_;
  [[no_unique_address]] Menu menu_;  // the three bytes after it lie in its padding
  Announcer<G> announcer_;
  Mode mode_ = Mode::kMenu;
  bool is_dark_ = false;
  Options next_options_;
  Options paused_options_;
  etl::vector<std::uint8_t, G::kMaxPlies> paused_;
  LineOut line_out_;
  Cells line_ = 0;
  std::uint32_t now_ms_ = 0;
  std::uint32_t since_ms_ = 0;
  std::uint32_t touched_ms_ = 0;
  std::uint32_t heard_ms_ = 0;
  std::uint32_t shown_ms_ = 0;
  std::uint32_t allowed_ms_ = GameClock::kNoLimit;
  std::uint32_t paused_seed_ = 0;
  bool is_demo_ = false;
  bool changed_ = true;
  std::int8_t cursor_ = G::Shape::kWidth / 2;
  std::int8_t hint_ = -1;
  Outlook outlook_;  ///< with the hint
};

}  // namespace frugal::app::connect
