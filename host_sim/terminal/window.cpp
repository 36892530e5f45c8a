// SPDX-License-Identifier: MIT
#include "terminal/window.hpp"

#include <clocale>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string>

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
