// SPDX-License-Identifier: MIT
/// \file
/// Playing on the terminal. The board's clock goes as fast as ours; between two turns of
/// the loop the board catches up, so that a key is answered as quickly as the board would.
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <string>

#define NCURSES_NOMACROS
#include <ncurses.h>

#include "scenario/runner.hpp"
#include "simulator/board.hpp"
#include "terminal/keyboard.hpp"
#include "terminal/panes.hpp"
#include "terminal/play.hpp"
#include "terminal/window.hpp"

namespace frugal::terminal {
namespace {

using scenario::Runner;
using Clock = std::chrono::steady_clock;

Key key_of(int code) {
  switch (code) {
    case KEY_LEFT:
      return Key::kLeft;
    case KEY_RIGHT:
    case ' ':
      return Key::kRight;
    case KEY_UP:
      return Key::kUp;
    case KEY_DOWN:
      return Key::kDown;
    case KEY_ENTER:
    case '\n':
    case '\r':
      return Key::kEnter;
    case 'h':
      return Key::kHint;
    case 'u':
      return Key::kTakeBack;
    case 'm':
      return Key::kMenu;
    case 'a':
      return Key::kA;
    case 'b':
      return Key::kB;
    case 'A':
      return Key::kLongA;
    case 'B':
      return Key::kLongB;
    default:
      break;
  }
  if (code < '1' || code > '9') return Key::kOther;
  return static_cast<Key>(static_cast<int>(Key::kColumn1) + code - '1');
}

/// Presses buttons one after the other, while the board's time goes by.
class Finger {
 public:
  /// Only a few presses wait: a key that is held down repeats more often than wanted.
  void press(const Press& press) {
    if (waiting_.size() < 3) waiting_.push_back(press);
  }

  void move(std::uint64_t now_us) {
    if (now_us < until_us_) return;
    if (is_down_) {
      sim::board().buttons = 0;
      is_down_ = false;
      until_us_ = now_us + kPauseUs;
    } else if (!waiting_.empty()) {
      sim::board().buttons = waiting_.front().buttons;
      until_us_ = now_us + waiting_.front().ms * 1000;
      waiting_.pop_front();
      is_down_ = true;
    }
  }

 private:
  static constexpr std::uint64_t kPauseUs = 20000;
  std::deque<Press> waiting_;
  std::uint64_t until_us_ = 0;
  bool is_down_ = false;
};

class Play {
 public:
  explicit Play(const PlayOptions& options) : view_{runner_, {}, {}, false, 0} {
    runner_.choose(options.board);
    runner_.prepare(options.setting);
    runner_.power_on();
    if (options.is_demo) {
      constexpr std::uint64_t kIdleMs = 61000;
      runner_.run_until([&] { return runner_.machine()->is_demo(); }, kIdleMs);
    }
    begin_us_ = runner_.passed_us();
  }

  void run(Window& window) {
    begin_ = Clock::now();
    for (Clock::time_point drawn; !is_done_ && Window::signal() == 0;) {
      for (int code = window.key(); code != ERR && !is_done_; code = window.key()) take(code);
      catch_up();
      if (Clock::now() - drawn < kFrame) continue;
      drawn = Clock::now();
      draw(window, view_);
    }
  }

 private:
  static constexpr std::chrono::milliseconds kFrame{33};
  static constexpr std::uint64_t kMostUs = 100000;  // what is later than that is given up

  std::uint64_t real_us() const {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - begin_).count());
  }

  void catch_up() {
    const std::uint64_t now_us = runner_.passed_us();
    std::uint64_t due_us = begin_us_ + real_us();
    if (due_us > now_us + kMostUs) {
      begin_us_ -= due_us - now_us - kMostUs;
      due_us = now_us + kMostUs;
    }
    while (runner_.passed_us() < due_us) {
      finger_.move(runner_.passed_us());
      type();
      runner_.run_ms(1);
    }
    watch();
  }

  /// How long the engine has been at this position; when a note has been read.
  void watch() {
    const auto simulations = runner_.machine()->insight().simulations;
    if (simulations < simulations_) since_us_ = runner_.passed_us();
    if (simulations != simulations_) view_.thinking_us = runner_.passed_us() - since_us_;
    simulations_ = simulations;
    if (runner_.passed_us() > note_until_us_) view_.note.clear();
  }

  void note(const std::string& text) {
    constexpr std::uint64_t kNoteUs = 4000000;
    view_.note = text;
    note_until_us_ = runner_.passed_us() + kNoteUs;
  }

  void take(int code) {
    if (code == KEY_RESIZE) return;
    if (view_.is_typing) return take_typed(code);
    if (code == 'q' || code == 'Q') {
      is_done_ = true;
    } else if (code == ':') {
      view_.is_typing = true;
      view_.typed.clear();
    } else if (code == 'p') {
      runner_.pull_the_plug();
      note("The plug was pulled and put in again: the game goes on.");
    } else if (runner_.machine()->shape().buttons == 0) {
      take_letter(code);
    } else {
      take_press(code);
    }
  }

  void take_press(int code) {
    const Keyboard keyboard(*runner_.machine());
    const std::string mode = runner_.mode();
    Press press = keyboard.press_of(key_of(code), mode == "menu");
    const bool is_any = mode == "thinking" || mode == "looking" || mode == "demo" ||
                        mode == "dark" || mode == "console";
    if (is_any) press = {1u};
    if (press.buttons != 0) return finger_.press(press);
    if (key_of(code) == Key::kLeft || key_of(code) == Key::kUp) {
      note("This board has no such button: the right arrow goes round the edge.");
    } else if (key_of(code) != Key::kOther) {
      note("This board has no button for that; ':' types a command to its console.");
    } else {
      note("That key is none of these: " + keyboard.help(mode));
    }
  }

  /// A board without buttons is played by its console.
  void take_letter(int code) {
    const int column = (code | 32) - 'a';
    if (code == 'n') {
      lines_ += "frugal-new\n";
    } else if (column >= 0 && column < runner_.machine()->columns()) {
      lines_ += fmt::format("frugal-drop {}\n", static_cast<char>('A' + column));
    } else {
      note("That key is none of these: " + Keyboard(*runner_.machine()).help(runner_.mode()));
    }
  }

  void take_typed(int code) {
    constexpr int kEscape = 27;
    if (code == kEscape) {
      view_.is_typing = false;
    } else if (code == '\n' || code == '\r' || code == KEY_ENTER) {
      lines_ += view_.typed + "\n";
      view_.is_typing = false;
    } else if (code == KEY_BACKSPACE || code == 127 || code == 8) {
      if (!view_.typed.empty()) view_.typed.pop_back();
    } else if (code >= 32 && code < 127 && view_.typed.size() < 60) {
      view_.typed += static_cast<char>(code);
    }
  }

  /// What was typed goes over the line, a few bytes a millisecond.
  void type() {
    constexpr std::size_t kBytes = 8;
    const std::size_t count = std::min(lines_.size(), kBytes);
    sim::board().receive(std::string_view(lines_).substr(0, count));
    lines_.erase(0, count);
  }

  Runner runner_;
  View view_;
  Finger finger_;
  std::string lines_;
  Clock::time_point begin_;
  std::uint64_t begin_us_ = 0;
  std::uint64_t since_us_ = 0;
  std::uint64_t note_until_us_ = 0;
  std::uint32_t simulations_ = 0;
  bool is_done_ = false;
};

}  // namespace

int play_on_screen(const PlayOptions& options) {
  Play play(options);
  {
    Window window;
    if (window.is_open()) {
      play.run(window);
      return Window::signal() == 0 ? 0 : 128 + Window::signal();
    }
  }
  const char* const kind = std::getenv("TERM");
  fmt::print(stderr,
             "frugal play: this terminal is of no known kind (TERM is '{}'); try TERM=xterm, or "
             "play through pipes\n",
             kind == nullptr ? "" : kind);
  return 2;
}

}  // namespace frugal::terminal
