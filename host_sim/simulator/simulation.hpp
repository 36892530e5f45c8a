// SPDX-License-Identifier: MIT
/// \file
/// The application on the simulated board, driven step by step.
///
/// The time that a step takes on the chip is stated, not measured. It is made of the instructions
/// of a simulation, of a position that a proof visits, and of the rest of a step, divided by the
/// chip's clock; and of the time to send a picture. The counts in the chip's chip.cmake come from
/// `./frugal bench --board`. A Cortex-M takes 1 to 1.5 cycles an instruction; the simulation counts
/// 1.5.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "app/connect/device.hpp"
#include "app/connect/game_for.hpp"
#include "frugal/simulator/shapes.hpp"
#include "simulator/board.hpp"

namespace frugal::sim {

template <hal::Shape kShape>
class Simulation {
 public:
  using Game = app::connect::GameFor<kShape>;
  using Device = app::connect::Device<Game, kShape>;

  explicit Simulation(const Speed& speed, std::uint32_t pool_bytes = kShape.pool_bytes)
      : speed_(speed), pool_(pool_bytes) {
    board().reset(kShape);
  }

  /// Turns the power on. The pool and the variables lose their contents.
  void start() {
    board().restart();
    for (std::byte& byte : pool_) byte = static_cast<std::byte>(board().noise());
    device_.emplace(pool_);
  }
  Device& device() { return *device_; }
  std::span<std::byte> pool() { return pool_; }

  void step() {
    const Work before = work();
    const auto mode = device_->mode();
    const auto rows = board().rows;
    device_->step();
    const Work after = work();
    std::uint64_t instructions = speed_.per_step;
    instructions += more(before.simulations, after.simulations) * speed_.per_simulation;
    instructions += more(before.positions, after.positions) * speed_.per_position;
    if (device_->mode() != mode) instructions += speed_.per_root + speed_.per_choice;
    board().pass(speed_.us_of(instructions) + std::uint64_t{board().rows - rows} * speed_.row_us);
  }

  void run_ms(std::uint64_t ms) {
    const std::uint64_t end = board().now_us + ms * 1000;
    while (board().now_us < end) step();
  }

  /// Runs until the condition holds. False if it does not within that time.
  template <class Condition>
  bool run_until(Condition holds, std::uint64_t limit_ms = 60000) {
    const std::uint64_t end = board().now_us + limit_ms * 1000;
    while (!holds()) {
      if (board().now_us >= end) return false;
      step();
    }
    return true;
  }

  /// Presses buttons for so long, and releases them.
  void press(std::uint32_t buttons, std::uint64_t ms = 50) {
    board().buttons |= buttons;
    run_ms(ms);
    board().buttons &= ~buttons;
    run_ms(30);
  }

  /// Sends a line to the console, as fast as the wire is, and returns the answer.
  std::string ask(std::string_view line, std::uint64_t limit_ms = 60000) {
    const std::size_t before = board().printed.size();
    for (const char byte : line) {
      board().receive(byte);
      step();
    }
    board().receive('\n');
    run_until([&] { return board().printed.find("\n\n", before) != std::string::npos; }, limit_ms);
    return board().printed.substr(before);
  }

 private:
  struct Work {
    std::uint32_t simulations;
    std::uint32_t positions;
  };
  Work work() {
    const auto& thinker = device_->thinker();
    return {thinker.search().simulations(), thinker.visited()};
  }
  /// By how much a counter grew that may have been reset.
  static std::uint64_t more(std::uint32_t before, std::uint32_t after) {
    return after >= before ? after - before : after;
  }

  Speed speed_;
  std::vector<std::byte> pool_;
  std::optional<Device> device_;
};

}  // namespace frugal::sim
