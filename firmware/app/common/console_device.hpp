// SPDX-License-Identifier: MIT
/// \file
/// A board that plays a game by the Go Text Protocol on its console, and does nothing else.
///
/// step() is one turn of main's loop: it sends, receives, thinks a slice, or sleeps. A reply goes
/// out as fast as the line takes it. While the board thinks it reads nothing, and what comes in
/// waits in the line's queue.
///
/// OnConsole tells what the game has for that: a Session, a Thinker, and its commands, a
/// Gtp<Target>.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#include "app/common/command_table.hpp"
#include "app/common/game_clock.hpp"
#include "app/common/line_out.hpp"
#include "app/common/text.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/time.hpp"

namespace frugal::app {

template <class OnConsole>
class ConsoleDevice {
 public:
  static constexpr std::uint32_t kSlice = 4;  ///< simulations

  explicit ConsoleDevice(std::span<std::byte> pool)
      : thinker_(pool), gtp_(session_, thinker_, *this) {}
  ConsoleDevice(const ConsoleDevice&) = delete;

  void step() {
    talk();
    if (!work()) hal::idle();
  }

  // What the commands ask of their target (go/gtp.hpp, othello/gtp.hpp).

  void think(std::uint32_t allowed_ms) {
    allowed_ms_ = allowed_ms;
    since_ms_ = hal::now_ms();
  }
  /// The board has one size.
  static bool set_size(int) { return false; }
  static constexpr auto commands() {
    return std::to_array<CommandRow<ConsoleDevice>>({
        {"frugal-stack", &ConsoleDevice::tell_stack},
        {"frugal-panic", &ConsoleDevice::panic},
    });
  }

 private:
  void tell_stack(std::string_view) {
    add_number(gtp_.reply(), static_cast<std::uint32_t>(hal::stack_used_bytes()));
  }
  void panic(std::string_view) { hal::panic("as the console asked"); }

  void talk() {
    line_out_.converse(
        gtp_, [this](etl::istring& line) { return gtp_.next_line(line); },
        [this](char byte) {
          gtp_.take(byte);
          gtp_.take_quit();  // means nothing here: a board that has power plays on
        });
  }

  /// False if there is nothing to think about.
  bool work() {
    if (!gtp_.is_waiting()) return false;
    thinker_.think(kSlice);
    const std::uint32_t spent_ms = hal::now_ms() - since_ms_;
    if (spent_ms >= allowed_ms_) thinker_.hurry();
    if (thinker_.is_done()) gtp_.finish(spent_ms);
    return true;
  }

  typename OnConsole::Session session_;
  typename OnConsole::Thinker thinker_;
  typename OnConsole::template Gtp<ConsoleDevice> gtp_;
  LineOut line_out_;
  std::uint32_t since_ms_ = 0;
  std::uint32_t allowed_ms_ = GameClock::kNoLimit;
};

}  // namespace frugal::app
