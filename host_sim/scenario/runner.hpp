// SPDX-License-Identifier: MIT
/// \file
/// Runs the steps of a scenario on a board, and reports what differs from them.
///
/// Time is the board's own, so ten minutes of it pass as fast as this machine computes them.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "scenario/script.hpp"
#include "simulator/keys.hpp"
#include "simulator/machine.hpp"

namespace frugal::scenario {

/// What was not as expected.
struct Failure {
  std::string reason;
  sim::Frame expected;  ///< empty: it is not about lights
  sim::Frame actual;
};

/// Both frames side by side, what differs marked, a row a line; each begins with `indent`.
std::string side_by_side(const Failure& failure, std::string_view indent);

class Runner {
 public:
  /// Throws Failure.
  void run(const Step& step);

  /// Null before a step has chosen a board.
  sim::Machine* machine() { return machine_.get(); }
  /// A new one.
  void choose(std::string_view board);
  /// Its first game has these. Before the power is on.
  void prepare(const sim::Setting& setting);
  void power_on();
  /// Off and on again.
  void pull_the_plug();

  void run_ms(std::uint64_t ms);
  bool run_until(const std::function<bool()>& holds, std::uint64_t limit_ms);

  sim::Frame frame();
  /// What was printed since this was asked last.
  std::string new_on_console();
  /// The notes that sounded since this was asked last: "C6 E6".
  std::string new_notes();
  std::string mode();
  /// How long the board has run, power cuts and all.
  std::uint64_t passed_us() const { return passed_us_; }

 private:
  void step();
  void require_power() const;
  void set_up(const Step& step);
  void cut_power_after(std::uint32_t writes);
  void press(std::uint32_t keys, std::uint64_t ms);
  void press(const sim::Press& press);
  void bounce(std::uint32_t keys);
  void chatter(std::uint32_t keys, bool is_down);
  void mash(std::uint64_t ms);
  void drop(int column);
  void wait_until(const Step& step);
  void send(std::string_view bytes);
  void send_noise(std::uint32_t count);
  void expect(const Step& step);
  void expect_lights(const Step& step);
  void expect_steady(const Step& step);
  void expect_blinks(std::uint32_t light, std::uint32_t times);
  void expect_text(const Step& step);
  void expect_console(const Step& step);
  void expect_notes(const Step& step);
  void expect_silence();
  std::string heard_notes() const;
  void corrupt_store(const Step& step);
  void hang(std::uint64_t ms);

  std::unique_ptr<sim::Machine> machine_;
  sim::Setting setting_;
  std::uint64_t passed_us_ = 0;
  std::size_t heard_ = 0;  ///< of what was printed
  std::size_t told_ = 0;
  std::size_t notes_ = 0;  // of those that sounded
};

}  // namespace frugal::scenario
