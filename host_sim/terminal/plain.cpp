// SPDX-License-Identifier: MIT
/// \file
/// Playing without a terminal: presses come as lines, the lights go out as text.
#include <fmt/format.h>

#include <algorithm>
#include <iostream>
#include <sstream>
#include <string>

#include "scenario/runner.hpp"
#include "support/nearest.hpp"
#include "terminal/keyboard.hpp"
#include "terminal/play.hpp"

namespace frugal::terminal {
namespace {

using scenario::Failure;
using scenario::Runner;
using scenario::Step;

bool is_at_work(const std::string& mode) {
  return mode == "falling" || mode == "thinking" || mode == "looking" || mode == "panic";
}

/// Runs until the player has to press a button, and the lights show it.
void settle(Runner& runner) {
  constexpr std::uint64_t kLimitMs = 120000;
  constexpr std::uint64_t kLightsMs = 100;
  runner.run_until([&] { return !is_at_work(runner.mode()); }, kLimitMs);
  runner.run_ms(kLightsMs);
}

void print(Runner& runner) {
  const auto& shape = runner.machine()->shape();
  const bool is_menu = runner.mode() == "menu" && shape.has_picture();
  fmt::print("[{:.2f} s, {}] {}\n", static_cast<double>(runner.passed_us()) / 1e6, runner.mode(),
             runner.machine()->moves());
  if (!is_menu) {
    for (const std::string& row : runner.frame()) fmt::print("|{}|\n", row);
  }
  if (shape.has_picture()) {
    for (const std::string& line : sim::read_words()) fmt::print("{}\n", line);
  }
  if (const std::string notes = runner.new_notes(); !notes.empty()) {
    fmt::print("notes: {}\n", notes);
  }
  fmt::print("{}\n", runner.new_on_console());
  std::fflush(stdout);
}

/// The names of keys alone mean to press them. (A key may be called as a step is: "drop", "drop
/// D".)
std::string with_verb(const std::string& line, const scenario::Subject& subject) {
  const auto& keys = subject.keys;
  std::istringstream words(line);
  std::string word;
  bool has_keys = false;
  while (words >> word && (word[0] < '0' || word[0] > '9')) {
    if (std::find(keys.begin(), keys.end(), word) == keys.end()) return line;
    has_keys = true;
  }
  return has_keys ? "press " + line : line;
}

/// The mistake, or if a key was meant, which.
std::string reason_of(const scenario::Mistake& mistake, const std::string& line,
                      const scenario::Subject& subject) {
  const std::string word = line.substr(0, line.find(' '));
  const std::string key = support::nearest_name(word, subject.keys);
  const bool is_unknown = mistake.reason.starts_with("no step");
  if (!is_unknown || key.empty() || key == word) return mistake.reason;
  return fmt::format("no key '{}'; did you mean {}?", word, key);
}

/// False, and says why, if the line makes no sense, or can't be done.
bool take(Runner& runner, const scenario::Subject& subject, const std::string& line, int number) {
  Step step;
  scenario::Mistake mistake;
  const std::string whole = with_verb(line, subject);
  if (!scenario::parse_line(whole, subject, step, mistake)) {
    const int shift = static_cast<int>(whole.size() - line.size());
    fmt::print(stderr, "frugal: line {}, column {}: {}\n", number,
               std::max(1, mistake.column - shift), reason_of(mistake, line, subject));
    return false;
  }
  if (step.words.empty()) return true;
  if (step.act == scenario::Act::kBoard) {
    fmt::print(stderr, "frugal: line {}: choose the board by --board\n", number);
    return false;
  }
  try {
    runner.run(step);
  } catch (const Failure& failure) {
    fmt::print(stderr, "frugal: line {}: {}\n{}", number, failure.reason,
               scenario::side_by_side(failure, "  "));
    return false;
  }
  settle(runner);
  print(runner);
  return true;
}

/// One game of the demo, a frame a move.
int show_demo(Runner& runner) {
  constexpr std::uint64_t kIdleMs = 61000;
  if (!runner.run_until([&] { return runner.machine()->is_demo(); }, kIdleMs)) return 1;
  const auto is_over = [&] { return runner.machine()->mode() == app::connect::Mode::kOver; };
  for (std::size_t plies = 0; !is_over();) {
    const auto has_moved = [&] { return runner.machine()->moves().size() > plies; };
    if (!runner.run_until([&] { return has_moved() || is_over(); }, kIdleMs)) return 1;
    plies = runner.machine()->moves().size();
    const auto has_fallen = [&] {
      return runner.machine()->mode() != app::connect::Mode::kFalling;
    };
    runner.run_until(has_fallen, kIdleMs);
    if (!is_over()) print(runner);
  }
  runner.run_ms(100);
  print(runner);
  return 0;
}

}  // namespace

int play_in_pipes(const PlayOptions& options) {
  Runner runner;
  runner.choose(options.board);
  runner.prepare(options.setting);
  runner.power_on();
  if (options.is_demo) return show_demo(runner);
  const scenario::Subject subject = scenario::subject_of(options.board);
  settle(runner);
  print(runner);
  bool is_right = true;
  int number = 0;
  for (std::string line; std::getline(std::cin, line);) {
    is_right = take(runner, subject, line, ++number) && is_right;
  }
  return is_right ? 0 : 1;
}

}  // namespace frugal::terminal
