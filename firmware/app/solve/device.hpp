// SPDX-License-Identifier: MIT
/// \file
/// A board that solves the game by itself: it begins when it has power, shows on its lights and its
/// console how far it is, and keeps in its store what a restart needs to go on.
///
///   a short press           pauses; goes on
///   a press of 3 seconds    begins anew, and forgets what the store has
///
/// step() is one turn of main's loop: it reads the buttons and the console, shows, saves, and then
/// visits a slice of positions, or sleeps.
///
/// Memory, without the table and a picture: about 3 KB on a chip.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>

#include "app/common/gestures.hpp"
#include "app/common/line_out.hpp"
#include "app/common/melody.hpp"
#include "app/solve/commands.hpp"
#include "app/solve/lights.hpp"
#include "app/solve/record.hpp"
#include "app/solve/scene.hpp"
#include "app/solve/session.hpp"
#include "app/solve/words.hpp"
#include "frugal/hal/buttons.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/shape.hpp"
#include "frugal/hal/time.hpp"

namespace frugal::app::solve {

template <class G, hal::Shape kShape, std::uint32_t kMilestone = 1u << 20>
class Device {
 public:
  using Session = solve::Session<G, kMilestone>;
  static constexpr std::uint32_t kSlice = 256;  ///< positions: 5 ms on an RP2040
  static constexpr std::uint32_t kShowMs = 100;
  static constexpr std::uint32_t kTellMs = 60000;
  static constexpr std::uint32_t kRepeatsToErase = 20;  ///< 3 seconds in all
  /// The console loses bytes while a page is erased, so a page waits until it was silent for so
  /// long.
  static constexpr std::uint32_t kQuietMs = 100;

  /// Goes on with what the store has.
  explicit Device(std::span<std::byte> table) : session_(table), commands_(session_, *this) {
    now_ms_ = ran_ms_ = told_ms_ = since_ms_ = hal::now_ms();
    heard_ms_ = now_ms_ - kQuietMs;
    record_.load();
    session_.start(record_);
  }
  Device(const Device&) = delete;

  void step() {
    now_ms_ = hal::now_ms();
    gestures_.update(hal::buttons_down(), now_ms_);
    melody_.update(now_ms_);
    ButtonEvent event;
    while (gestures_.next(event)) on_button(event);
    on_console();
    show();
    save();
    if (!work()) hal::idle();
  }

  const Session& session() const { return session_; }

  // What the commands of the console ask of their target (commands.hpp).

  void begin_anew() {
    record_.clear();
    session_.start(record_);
    has_told_end_ = false;
  }
  static constexpr auto commands() {
    return std::to_array<CommandRow<Device>>({
        {"frugal-talk", &Device::set_talking},
        {"frugal-stack", &Device::tell_stack},
        {"frugal-panic", &Device::panic},
    });
  }

 private:
  static constexpr bool kHasStore = kShape.store_pages >= 2;
  using Log = std::conditional_t<kHasStore,
                                 Record<G, BoardStore, kHasStore ? kShape.store_pages : 2,
                                        kHasStore ? kShape.store_page_bytes / 4 : 1024>,
                                 NoRecord>;

  // Buttons.

  void on_button(const ButtonEvent& event) {
    since_ms_ = now_ms_;
    changed_ = true;
    if (event.gesture == Gesture::kPress) {
      session_.is_paused() ? session_.go_on() : session_.pause();
    } else if (event.gesture == Gesture::kRepeat && ++repeats_ >= kRepeatsToErase) {
      gestures_.ignore_what_is_down();
      begin_anew();
    }
  }
  /// Counts from a long press on.
  std::uint32_t held() {
    if (!gestures_.any_is_down()) repeats_ = 0;
    return repeats_ * kWhole / kRepeatsToErase;
  }

  // The console.

  void on_console() {
    line_out_.converse(
        commands_,
        [this](etl::istring& line) { return commands_.next_line(line) || announce(line); },
        [this](char byte) { hear(byte); });
  }
  void hear(char byte) {
    heard_ms_ = now_ms_;
    commands_.take(byte);
    commands_.take_quit();  // means nothing here: a board that has power goes on
  }

  /// A sentence now and then, unless a program speaks.
  bool announce(etl::istring& line) {
    line.clear();
    const bool has_ended = session_.is_done() && !has_told_end_;
    const bool is_time = !session_.is_done() && now_ms_ - told_ms_ >= kTellMs;
    if (commands_.is_spoken() || !(has_ended || is_time)) return false;
    told_ms_ = now_ms_;
    has_told_end_ = session_.is_done();
    add_sentence(line, session_);
    line.push_back('\n');
    return true;
  }

  void set_talking(std::string_view words) { commands_.set_spoken(take_word(words) == "off"); }
  void tell_stack(std::string_view) {
    add_number(commands_.reply(), static_cast<std::uint32_t>(hal::stack_used_bytes()));
  }
  void panic(std::string_view) { hal::panic("as the console asked"); }

  // Lights and store.

  void show() {
    if (!changed_ && now_ms_ - shown_ms_ < kShowMs) return;
    lights_.show({session_, held(), now_ms_ - since_ms_}, changed_, now_ms_);
    changed_ = false;
    shown_ms_ = now_ms_;
  }

  /// Whether the board may stand still: no button is down, no tone sounds, no one is typing.
  bool is_quiet() const {
    return !gestures_.any_is_down() && !melody_.is_playing() && now_ms_ - heard_ms_ >= kQuietMs;
  }

  void save() {
    if (session_.has_milestone()) {
      const bool is_saved = record_.save(session_.milestone(), session_.spent());
      if (is_saved) session_.drop_milestone();
    }
    if (record_.wants_page() && is_quiet()) record_.turn_page();
  }

  /// False if there is nothing to do.
  bool work() {
    const std::uint32_t ms = now_ms_ - ran_ms_;
    ran_ms_ = now_ms_;
    if (session_.is_done() || session_.is_paused()) return false;
    session_.run(kSlice, ms);
    if (session_.is_done()) end();
    return true;
  }
  void end() {
    since_ms_ = now_ms_;
    changed_ = true;
    melody_.play(Tune::kWin, now_ms_);
  }

  Session session_;
  Commands<Session, Device> commands_;
  Gestures<kShape.buttons> gestures_;
  [[no_unique_address]] Log record_;
  [[no_unique_address]] Lights<G, Scene<Session>, kShape> lights_;
  [[no_unique_address]] std::conditional_t<kShape.has_sound, Melody, NoMelody> melody_;
  LineOut line_out_;
  std::uint32_t now_ms_ = 0;
  std::uint32_t ran_ms_ = 0;    ///< the last slice began
  std::uint32_t told_ms_ = 0;   ///< the last sentence
  std::uint32_t heard_ms_ = 0;  ///< the last byte of the console
  std::uint32_t shown_ms_ = 0;
  std::uint32_t since_ms_ = 0;  ///< the last button, or the end
  std::uint32_t repeats_ = 0;
  bool changed_ = true;
  bool has_told_end_ = false;
};

}  // namespace frugal::app::solve
