// SPDX-License-Identifier: MIT
/// \file
/// A player on a simulated board: presses its buttons, and reads from
/// its lights, or from its console where it has neither grid nor picture, which discs lie where.
#pragma once

#include <unity.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <sstream>
#include <string>

#include "app/connect/session.hpp"
#include "frugal/hal/palette.hpp"
#include "simulator/keys.hpp"
#include "simulator/simulation.hpp"
#include "simulator/twin.hpp"

/// How a board is operated.
template <frugal::hal::Shape kShape>
struct Hands {
  using Simulation = frugal::sim::Simulation<kShape>;
  using Device = typename Simulation::Device;
  using Game = typename Simulation::Game;
  using Session = frugal::app::connect::Session<Game>;
  using Mode = frugal::app::connect::Mode;
  static constexpr int kColumns = Game::Shape::kWidth;
  static constexpr int kRows = Game::Shape::kHeight;
  static constexpr std::uint64_t kLongMs = 700;

  Simulation simulation;

  explicit Hands(std::string_view board, std::uint32_t pool_bytes = kShape.pool_bytes)
      : simulation(frugal::sim::speed_of(board), pool_bytes) {
    power_on();
  }
  void power_on() {
    simulation.start();
    simulation.run_ms(50);
  }

  Device& device() { return simulation.device(); }
  Mode mode() { return device().mode(); }
  const Session& session() { return device().session(); }

  // A beginning that does not depend on what is set.
  void set(int level, const char* first) {
    simulation.ask("frugal-ponder off");
    simulation.ask("frugal-level " + std::to_string(level));
    simulation.ask(std::string("frugal-new ") + first);
    simulation.ask("frugal-talk on");
  }

  void give(frugal::sim::Command command) {
    const frugal::sim::Press press = frugal::sim::Keys(kShape).press_for(command);
    press.is_long ? simulation.press(press.buttons, kLongMs) : simulation.press(press.buttons);
  }
  void right() { give(frugal::sim::Command::kRight); }
  void drop_here() { give(frugal::sim::Command::kDrop); }
  void drop(int column) {
    if constexpr (kShape.buttons == 0) {
      simulation.ask(std::string("frugal-drop ") + frugal::app::letter_of(column));
    } else {
      for (int i = 0; i < kColumns && device().cursor() != column; ++i) right();
      TEST_ASSERT_EQUAL_INT(column, device().cursor());
      drop_here();
    }
  }
  /// Until a player is to move, or the game is over.
  void wait() {
    TEST_ASSERT_TRUE_MESSAGE(
        simulation.run_until([&] { return mode() == Mode::kTurn || mode() == Mode::kOver; }),
        "no player's turn within a minute");
  }

  // What is to be seen: 0: nothing, 1: the human's (the first player's), 2: the other's.
  using Seen = std::array<std::array<int, kRows>, kColumns>;

  Seen look() {
    if constexpr (kShape.has_picture()) return look_at_picture();
    if constexpr (kShape.has_grid()) return look_at_grid();
    return look_at_console();
  }

  /// Lights blink: they are looked at for two seconds.
  Seen look_at_grid() {
    std::array<int, static_cast<std::size_t>(kColumns * kRows)> brightest{};
    const std::uint64_t end = frugal::sim::board().now_us + 2100000;
    while (frugal::sim::board().now_us < end) {
      simulation.step();
      const auto& frame = frugal::sim::board().grid;
      for (std::size_t i = 0; i < frame.size(); ++i) {
        brightest[i] = std::max<int>(brightest[i], frugal::hal::brightness_of(frame[i]));
      }
    }
    Seen seen{};
    for (int x = 0; x < kColumns; ++x) {
      for (int y = 0; y < kRows; ++y) {
        const int brightness = brightest[static_cast<std::size_t>((kRows - 1 - y) * kColumns + x)];
        seen[x][y] = brightness == 3 ? 1 : brightness == 1 ? 2 : 0;
      }
    }
    return seen;
  }

  static int pixel(int x, int y) {
    const int byte =
        frugal::sim::board().picture[static_cast<std::size_t>((y * kShape.picture_width + x) / 2)];
    return x % 2 == 0 ? byte >> 4 : byte & 15;
  }

  /// A full disc is white in the middle and above it, a ring only at its edge.
  Seen look_at_picture() {
    simulation.run_ms(50);
    Seen seen{};
    for (int x = 0; x < kColumns; ++x) {
      for (int y = 0; y < kRows; ++y) {
        const int middle_x = 1 + 9 * x + 3;
        const int top = 64 - 1 - 9 * (y + 1);
        const bool has_middle = pixel(middle_x, top + 3) > 7 && pixel(middle_x, top + 2) > 7;
        const bool has_edge = pixel(middle_x, top) > 7 && pixel(middle_x - 1, top) > 7;
        seen[x][y] = !has_edge ? 0 : has_middle ? 1 : 2;
      }
    }
    return seen;
  }

  /// The board that was printed last: X began.
  Seen look_at_console() {
    simulation.run_ms(200);
    const std::string& printed = frugal::sim::board().printed;
    const std::size_t begin = printed.rfind(std::string{' ', static_cast<char>('0' + kRows), ' '});
    TEST_ASSERT_TRUE_MESSAGE(begin != std::string::npos, "no board was printed");
    std::istringstream lines(printed.substr(begin));
    const char mine = session().options().engine_begins ? 'O' : 'X';
    Seen seen{};
    std::string line;
    for (int y = kRows - 1; y >= 0 && std::getline(lines, line); --y) {
      for (int x = 0; x < kColumns; ++x) {
        const char disc = line.at(static_cast<std::size_t>(3 + 2 * x));
        seen[x][y] = disc == '.' ? 0 : disc == mine ? 1 : 2;
      }
    }
    return seen;
  }

  /// What the rules say.
  static Seen expected(const Session& game) {
    Seen seen{};
    for (int x = 0; x < kColumns; ++x) {
      for (int y = 0; y < kRows; ++y) {
        const int player = game.disc_at(x, y);
        const bool is_human = player >= 0 && !game.is_engines_player(player);
        seen[x][y] = player < 0 ? 0 : is_human ? 1 : 2;
      }
    }
    return seen;
  }
  void check_lights(const Session& game) {
    const Seen seen = look();
    const Seen right_ones = expected(game);
    for (int x = 0; x < kColumns; ++x) {
      for (int y = 0; y < kRows; ++y) TEST_ASSERT_EQUAL_INT(right_ones[x][y], seen[x][y]);
    }
  }
};

template <frugal::hal::Shape kShape>
int random_move(const Hands<kShape>&, const auto& game, frugal::Random& random) {
  for (;;) {
    const int column = random.below(Hands<kShape>::kColumns);
    if (game.position().is_legal(column)) return column;
  }
}
