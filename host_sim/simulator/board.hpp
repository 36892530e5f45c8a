// SPDX-License-Identifier: MIT
/// \file
/// The simulated board: what the functions of frugal/hal do on this machine.
///
/// There is one board, as a chip has one of everything; reset() makes a new one. Time is virtual:
/// it passes when the program sleeps (idle) and when the driver says so (pass). The store behaves
/// like flash: programming clears bits, erasing sets those of a page, and the power can be cut in
/// the middle of any of the two, which leaves the word or the page in any state and throws
/// PowerCut.
#pragma once

#include <cstdint>
#include <deque>
#include <random>
#include <string>
#include <vector>

#include "frugal/hal/lights.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::sim {

struct PowerCut {};
/// Thrown where the program sleeps, if the driver has set stops_asleep.
struct Asleep {};
struct Panic {
  std::string reason;
};

struct Board {
  static constexpr std::uint64_t kTickUs = 1000;  ///< the clock's interrupt
  static constexpr std::size_t kInBytes = 32;     ///< the UART's queues, as the chips have them
  static constexpr std::size_t kOutBytes = 64;
  static constexpr std::uint64_t kByteUs = 87;  ///< at 115,200 baud

  // What the driver sets.
  std::uint32_t buttons = 0;
  /// How many more words or pages are written before the power is cut; below 0: it is not.
  int writes_left = -1;
  /// Whether the program is stopped where it sleeps, by an Asleep.
  bool stops_asleep = false;

  // What the driver looks at.
  std::vector<hal::Light> grid;
  std::uint8_t brightness = 0;       // of the grid; 0: it was never set
  std::uint32_t hertz = 0;           // of the tone that sounds; 0: silence
  std::vector<std::uint32_t> tones;  // that sounded so far
  std::uint32_t erased_aloud = 0;    // pages, while a tone sounded that then could not end
  bool is_asleep = false;
  std::vector<std::uint8_t> picture;
  std::uint32_t leds = 0;
  std::uint32_t frames = 0;  ///< handed over so far
  std::uint32_t rows = 0;    ///< of pictures, handed over so far
  std::uint32_t writes = 0;
  std::vector<std::uint32_t> erased;  ///< how often each page was
  std::uint32_t lost_bytes = 0;       ///< that came in while the queue was full
  std::string printed;                ///< by the console

  std::uint64_t now_us = 0;
  std::uint64_t fed_us = 0;
  bool is_watched = false;

  std::deque<char> in;
  std::size_t out = 0;
  std::vector<std::uint32_t> store;
  std::uint32_t page_words = 0;
  std::mt19937 noise{1};

  /// Makes a new board, with an erased store.
  void reset(const hal::Shape& shape);
  /// Turns it off and on; the store keeps its contents.
  void restart();
  /// Lets time pass while the program works. Throws Panic if the watchdog bites.
  void pass(std::uint64_t us);
  /// A byte arrives on the line.
  void receive(char byte);
  void receive(std::string_view text) {
    for (const char byte : text) receive(byte);
  }

 private:
  std::uint64_t sent_us_ = 0;
};

Board& board();

}  // namespace frugal::sim
