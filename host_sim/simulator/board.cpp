// SPDX-License-Identifier: MIT
/// \file
/// frugal/hal over the simulated board.
#include "simulator/board.hpp"

#include <algorithm>
#include <span>
#include <string_view>

#include "frugal/hal/buttons.hpp"
#include "frugal/hal/console.hpp"
#include "frugal/hal/lights.hpp"
#include "frugal/hal/process.hpp"
#include "frugal/hal/sleep.hpp"
#include "frugal/hal/sound.hpp"
#include "frugal/hal/store.hpp"
#include "frugal/hal/time.hpp"
#include "frugal/hal/watchdog.hpp"

namespace frugal::sim {

Board& board() {
  static Board the_board;
  return the_board;
}

void Board::reset(const hal::Shape& shape) {
  *this = Board{};
  page_words = shape.store_page_bytes / 4;
  store.assign(shape.store_pages * page_words, ~0u);
  erased.assign(shape.store_pages, 0);
}

void Board::restart() {
  now_us = fed_us = sent_us_ = 0;
  is_watched = false;
  writes_left = -1;
  in.clear();
  out = 0;
  grid.clear();
  brightness = 0;
  hertz = 0;
  is_asleep = false;
  picture.clear();
  leds = 0;
}

void Board::pass(std::uint64_t us) {
  constexpr std::uint64_t kBiteUs = 2000000;
  now_us += us;
  if (is_watched && now_us - fed_us > kBiteUs) throw Panic{"the watchdog was not fed"};
  while (out > 0 && now_us - sent_us_ >= kByteUs) {
    --out;
    sent_us_ += kByteUs;
  }
  if (out == 0) sent_us_ = now_us;
}

void Board::receive(char byte) {
  if (in.size() < kInBytes) {
    in.push_back(byte);
  } else {
    ++lost_bytes;
  }
}

namespace {

/// A word whose programming was cut: unchanged, done, done in part, or noise.
std::uint32_t torn(std::uint32_t before, std::uint32_t value, std::mt19937& noise) {
  const auto any = static_cast<std::uint32_t>(noise());
  const std::uint32_t states[] = {before, before & value, before & (value | any), any};
  return states[noise() % 4];
}

/// True for the write at which the power goes off.
bool is_cut(Board& board) {
  ++board.writes;
  return board.writes_left >= 0 && board.writes_left-- == 0;
}

}  // namespace
}  // namespace frugal::sim

namespace frugal::hal {

using sim::board;

std::uint32_t now_ms() { return static_cast<std::uint32_t>(board().now_us / 1000); }
void idle() {
  if (board().stops_asleep) throw sim::Asleep{};
  board().pass(sim::Board::kTickUs - board().now_us % sim::Board::kTickUs);
}

std::uint32_t buttons_down() { return board().buttons; }

/// Passes a tick and returns, as the driver presses buttons between the program's turns.
void sleep_until_pressed() {
  board().is_asleep = board().buttons == 0;
  if (!board().is_asleep) return;
  watchdog_feed();
  idle();
}

void sound_tone(std::uint32_t hertz) {
  if (hertz > 0) board().tones.push_back(hertz);
  board().hertz = hertz;
}

bool show_grid(std::span<const Light> lights) {
  board().grid.assign(lights.begin(), lights.end());
  ++board().frames;
  return true;
}
void set_brightness(std::uint8_t brightness) { board().brightness = brightness; }
void show_leds(std::uint32_t on) {
  board().leds = on;
  ++board().frames;
}
void show_picture(std::span<const std::uint8_t> pixels, std::uint32_t first_row) {
  constexpr std::size_t kRowBytes = 64;
  auto& picture = board().picture;
  const std::size_t begin = first_row * kRowBytes;
  if (picture.size() < begin + pixels.size()) picture.resize(begin + pixels.size());
  std::copy(pixels.begin(), pixels.end(), picture.begin() + static_cast<std::ptrdiff_t>(begin));
  ++board().frames;
  board().rows += static_cast<std::uint32_t>(pixels.size() / kRowBytes);
}

int console_get() {
  if (board().in.empty()) return -1;
  const char byte = board().in.front();
  board().in.pop_front();
  return static_cast<unsigned char>(byte);
}
bool console_offer(char character) {
  if (board().out >= sim::Board::kOutBytes) return false;
  ++board().out;
  board().printed.push_back(character);
  return true;
}
void console_put(char character) { board().printed.push_back(character); }

/// A board without a store has none: what it writes is lost.
std::uint32_t store_read(std::uint32_t word) { return board().store.at(word); }

void store_program(std::uint32_t word, std::uint32_t value) {
  std::uint32_t& place = board().store.at(word);
  const bool cut = sim::is_cut(board());
  place = cut ? sim::torn(place, value, board().noise) : place & value;
  board().pass(46);
  if (cut) throw sim::PowerCut{};
}

void store_erase(std::uint32_t page) {
  ++board().erased.at(page);
  if (board().hertz > 0) ++board().erased_aloud;
  const bool cut = sim::is_cut(board());
  for (std::uint32_t i = 0; i < board().page_words; ++i) {
    std::uint32_t& word = board().store.at(page * board().page_words + i);
    if (!cut) {
      word = ~0u;
    } else if (board().noise() % 4 != 0) {  // erasing sets bits; some words, some bits
      word |= static_cast<std::uint32_t>(board().noise());
    }
  }
  board().pass(22000);
  if (cut) throw sim::PowerCut{};
}

void watchdog_start() {
  board().is_watched = true;
  board().fed_us = board().now_us;
}
void watchdog_feed() { board().fed_us = board().now_us; }

std::size_t stack_used_bytes() { return 0; }  // of a chip; this machine has no such bound

void panic(std::string_view reason) { throw sim::Panic{std::string(reason)}; }

}  // namespace frugal::hal
