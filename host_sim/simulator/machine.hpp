// SPDX-License-Identifier: MIT
/// \file
/// Any of the boards with the application running on it, chosen by name at run time.
///
/// The simulation is a template over a board's shape; a Machine hides that type, so that the
/// terminal and the scenarios drive all boards with one piece of code. They read the lights
/// (frame.hpp), as people do; a Machine adds what only the engine knows.
///
/// A Machine does what the main of the image does: it feeds the watchdog at each step, and after a
/// panic, or a restart by the watchdog, it shows the sign for a second and starts again. A power
/// cut leaves it off.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/connect/scene.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::sim {

/// The engine's view of one move.
struct MoveInsight {
  char column = '?';
  bool is_legal = false;
  std::uint32_t visits = 0;
  int percent = 0;          ///< of the highest score, as the mover sees it
  std::string_view bounds;  ///< "win", "draw or win", ..., "?"
};

/// The engine's view of the position.
struct Insight {
  std::uint32_t simulations = 0;
  std::uint32_t visited = 0;   ///< positions, by a proof that goes on
  std::uint32_t progress = 0;  ///< of app::connect::kWhole
  std::uint32_t records = 0;   ///< the pool has room for
  std::uint32_t used = 0;
  std::uint32_t recycled = 0;
  bool is_solved = false;
  std::string_view bounds;
  std::vector<MoveInsight> moves;  ///< from the left
  std::string variation;           ///< "D1 D2 E1"
};

/// How a board is set before its first game.
struct Setting {
  std::uint32_t level = app::connect::Options{}.level;
  std::uint32_t seed = 2;
};

class Machine {
 public:
  Machine(std::string_view name, const hal::Shape& shape, std::span<const std::string_view> buttons)
      : name_(name), shape_(shape), buttons_(buttons) {}
  virtual ~Machine() = default;
  Machine(const Machine&) = delete;

  std::string_view name() const { return name_; }
  const hal::Shape& shape() const { return shape_; }
  /// What is printed on its buttons; bit 0 stands first.
  std::span<const std::string_view> buttons() const { return buttons_; }
  virtual int columns() const = 0;
  virtual int rows() const = 0;

  /// Sets the level and seed of its first game. To be called before the power is on.
  virtual void prepare(const Setting& setting) = 0;
  void power_on();
  void power_off() { is_on_ = false; }
  bool is_on() const { return is_on_; }
  /// Whether it shows the sign of a panic.
  bool is_in_panic() const { return is_in_panic_; }

  /// One turn of main's loop. The power may go off in it.
  void step();
  void run_ms(std::uint64_t ms);
  /// Lets the program hang for so long.
  void hang_ms(std::uint64_t ms);
  void panic(std::string_view reason);

  virtual app::connect::Mode mode() = 0;
  virtual bool is_demo() = 0;
  virtual bool is_dark() = 0;
  virtual int cursor() = 0;
  virtual std::string moves() = 0;  ///< "DDE"
  virtual bool is_legal(int column) = 0;
  /// The chosen item of the menu, in words: "level 2".
  virtual std::string menu() = 0;
  virtual Insight insight() = 0;
  virtual std::span<std::byte> pool() = 0;

 protected:
  virtual void start() = 0;
  virtual void turn() = 0;
  virtual void show_panic_sign() = 0;

 private:
  std::string_view name_;
  hal::Shape shape_;
  std::span<const std::string_view> buttons_;
  bool is_on_ = false;
  bool is_in_panic_ = false;
};

/// Makes a new board, in place of the one before: there is one at a time.
std::unique_ptr<Machine> make_machine(std::string_view board);
std::vector<std::string> names_of_boards();

/// What is known of a board at build time.
struct BoardInfo {
  std::string_view name;
  hal::Shape shape;
  std::span<const std::string_view> buttons;  ///< their names; bit 0 stands first
  int columns;
  int rows;
};
std::span<const BoardInfo> boards();

}  // namespace frugal::sim
