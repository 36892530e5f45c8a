// SPDX-License-Identifier: MIT
#include "terminal/window.hpp"

#include <algorithm>
#include <array>
#include <clocale>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "frugal/hal/palette.hpp"

#define NCURSES_NOMACROS
#include <langinfo.h>
#include <ncurses.h>

namespace frugal::terminal {
namespace {

volatile std::sig_atomic_t the_signal = 0;
constexpr int kEndingSignals[] = {SIGINT, SIGTERM, SIGHUP};
constexpr int kWaitMs = 8;

void take_signal(int number) { the_signal = number; }

bool is_utf8(const char* locale) {
  return std::setlocale(LC_CTYPE, locale) != nullptr &&
         std::string_view(nl_langinfo(CODESET)) == "UTF-8";
}

/// 0 to 255 as a screen shows it, of a share of power.
int on_screen(std::uint8_t share) {
  return static_cast<int>(std::lround(255 * std::pow(share / 255.0, 1 / 2.2)));
}

/// Where the terminal takes red, green and blue: these; else the nearest colour of the cube of
/// 6 x 6 x 6 that stands among the 256.
int index_of(const hal::Colour& colour) {
  const std::array shares{on_screen(colour.red), on_screen(colour.green), on_screen(colour.blue)};
  if (COLORS > 256) return shares[0] << 16 | shares[1] << 8 | shares[2];
  int index = 0;
  for (const int share : shares) index = 6 * index + std::max(0, share - 35) / 40;
  return 16 + index;
}

/// Of the eight colours that every terminal with colours has.
int basic_index_of(hal::Light light) {
  switch (light) {
    case hal::Light::kYours:
    case hal::Light::kYoursWon:
      return COLOR_YELLOW;
    case hal::Light::kMine:
    case hal::Light::kMineWon:
    case hal::Light::kMinePale:
      return COLOR_BLUE;
    case hal::Light::kHint:
    case hal::Light::kValue:
      return COLOR_GREEN;
    case hal::Light::kBusy:
    case hal::Light::kFrame:
      return COLOR_MAGENTA;
    case hal::Light::kAlarm:
      return COLOR_RED;
    default:
      return COLOR_WHITE;
  }
}

chtype looks_of(Ink ink, bool has_colour) {
  const chtype colour = has_colour ? COLOR_PAIR(static_cast<int>(ink)) : 0;
  switch (ink) {
    case Ink::kFirst:
    case Ink::kSecond:
    case Ink::kCursor:
    case Ink::kHint:
      return colour | A_BOLD;
    case Ink::kTitle:
    case Ink::kWarning:
      return colour | A_BOLD;
    case Ink::kFaint:
      return colour | A_DIM;
    default:
      return colour;
  }
}

}  // namespace

Window::Window() {
  has_utf8_ = is_utf8("");
  if (!has_utf8_) std::setlocale(LC_CTYPE, "");
  SCREEN* const screen = newterm(nullptr, stdout, stdin);
  if (screen == nullptr) return;
  screen_ = screen;
  is_open_ = true;
  for (const int number : kEndingSignals) std::signal(number, take_signal);
  cbreak();
  noecho();
  keypad(stdscr, TRUE);
  set_escdelay(25);
  timeout(kWaitMs);
  curs_set(0);
  choose_colours();
}

Window::~Window() {
  if (!is_open_) return;
  endwin();
  delscreen(static_cast<SCREEN*>(screen_));
  for (const int number : kEndingSignals) std::signal(number, SIG_DFL);
}

void Window::choose_colours() {
  const char* const wish = std::getenv("NO_COLOR");
  has_colour_ = has_colors() && (wish == nullptr || *wish == '\0');
  if (!has_colour_) return;
  start_color();
  use_default_colors();
  init_pair(static_cast<short>(Ink::kFirst), COLOR_YELLOW, -1);
  init_pair(static_cast<short>(Ink::kSecond), COLOR_RED, -1);
  init_pair(static_cast<short>(Ink::kCursor), COLOR_CYAN, -1);
  init_pair(static_cast<short>(Ink::kHint), COLOR_GREEN, -1);
  init_pair(static_cast<short>(Ink::kTitle), COLOR_CYAN, -1);
  init_pair(static_cast<short>(Ink::kFaint), -1, -1);
  init_pair(static_cast<short>(Ink::kBar), COLOR_BLUE, -1);
  init_pair(static_cast<short>(Ink::kWarning), COLOR_MAGENTA, -1);
  choose_colours_of_lights();
}

void Window::choose_colours_of_lights() {
  for (std::size_t i = 0; i < hal::kMeanings; ++i) {
    const auto light = static_cast<hal::Light>(i);
    const int index = COLORS < 256 ? basic_index_of(light) : index_of(hal::colour_of(light));
    init_extended_pair(static_cast<int>(ink_of(light)), index, -1);
  }
}

int Window::signal() { return the_signal; }
int Window::width() const { return getmaxx(stdscr); }
int Window::height() const { return getmaxy(stdscr); }
int Window::key() { return getch(); }
void Window::clear() { erase(); }
void Window::show() { refresh(); }

int Window::put(int y, int x, std::string_view text, Ink ink) {
  if (y < 0 || y >= height()) return x;
  attrset(looks_of(ink, has_colour_));
  std::size_t begin = 0;
  while (begin < text.size() && x < width()) {
    std::size_t end = begin + 1;  // of a character of UTF-8
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80) ++end;
    if (x >= 0) mvaddnstr(y, x, text.data() + begin, static_cast<int>(end - begin));
    begin = end;
    ++x;
  }
  attrset(A_NORMAL);
  return x;
}

}  // namespace frugal::terminal
