// SPDX-License-Identifier: MIT
/// \file
/// Runs scenarios, files of steps that people take with a board and of what they then
/// see, on the simulated board. For tests, and for bug reports that others can repeat.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <chrono>
#include <fstream>
#include <iterator>
#include <memory>
#include <string>
#include <vector>

#include "commands/subcommands.hpp"
#include "scenario/runner.hpp"
#include "scenario/script.hpp"

namespace frugal::cli {
namespace {

using scenario::Failure;
using scenario::Runner;
using scenario::Script;
using scenario::Step;

struct Arguments {
  std::vector<std::string> files;
  bool shows = false;
};

std::string footer() {
  std::string text = "\nA scenario is a text, one step a line; # begins a comment:\n\n";
  for (const auto& form : scenario::forms()) {
    text += fmt::format("  {:<38} {}\n", form.pattern, form.meaning);
  }
  return text +
         "\nKeys: left right up down select; A B; or button. Lights of one colour: # + - . from "
         "bright\n"
         "to dark; of colours: X yours, O and o mine, & and @ the same in the line that won,\n"
         "v cursor, : where a disc would land, * hint, = progress, # sign, + value, - edge,\n"
         "! alarm, . dark; of a picture, a row for the arrow (v), then X full, O ring, & @ the "
         "same\n"
         "with corners, : where a disc would land, * a hint, . empty; of LEDs: # .\n\n"
         "Exit status: 0; 1 if one failed, or made no sense; 2 if the command line did.\n\n"
         "Example:\n  ./frugal scenario tests/scenario/*.scn";
}

/// What stands in the file; false if it can't be read.
bool read_file(const std::string& name, std::string& text) {
  std::ifstream file(name, std::ios::binary);
  if (!file) return false;
  text.assign(std::istreambuf_iterator<char>(file), {});
  return !file.bad() && !file.fail();
}

void show(Runner& runner, const Step& step) {
  fmt::print("{:4}  {}    ({}, {:.3f} s)\n", step.line, step.words, runner.mode(),
             static_cast<double>(runner.passed_us()) / 1e6);
  for (const std::string& row : runner.frame()) fmt::print("      |{}|\n", row);
  if (runner.machine()->shape().has_picture()) {
    fmt::print("      {}\n", fmt::join(sim::read_words(), " / "));
  }
  const std::string printed = runner.new_on_console();
  if (!printed.empty()) fmt::print("{}\n", printed);
}

void tell(const std::string& file, const Step& step, const Failure& failure, Runner& runner) {
  fmt::print("{}:{}:{}: {}\n  {} ({:.3f} s of the board's time, mode {})\n{}", file, step.line,
             step.column, step.words, failure.reason, static_cast<double>(runner.passed_us()) / 1e6,
             runner.mode(), scenario::side_by_side(failure, "    "));
  if (!failure.expected.empty() && runner.machine()->shape().has_picture()) {
    fmt::print("    the picture says: {}\n", fmt::join(sim::read_words(), " / "));
  }
}

/// False if it failed.
bool run_script(const std::string& file, const Script& script, bool shows) {
  const auto begin = std::chrono::steady_clock::now();
  Runner runner;
  for (const Step& step : script.steps) {
    try {
      runner.run(step);
      if (shows) show(runner, step);
    } catch (const Failure& failure) {
      tell(file, step, failure, runner);
      return false;
    }
  }
  const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
  fmt::print("ok  {}  {} steps, {:.1f} s of the board's time in {:.2f} s\n", file,
             script.steps.size(), static_cast<double>(runner.passed_us()) / 1e6, took.count());
  return true;
}

bool run_file(const std::string& file, bool shows) {
  std::string text;
  if (!read_file(file, text)) {
    fmt::print("{}: can't be read; it should be a text of steps, one a line\n", file);
    return false;
  }
  const Script script = scenario::parse(text);
  for (const auto& mistake : script.mistakes) {
    fmt::print("{}:{}:{}: {}\n", file, mistake.line, mistake.column, mistake.reason);
  }
  return script.mistakes.empty() && run_script(file, script, shows);
}

int run(const Arguments& arguments) {
  std::size_t failed = 0;
  for (const std::string& file : arguments.files) failed += !run_file(file, arguments.shows);
  fmt::print("{} passed, {} failed\n", arguments.files.size() - failed, failed);
  return failed == 0 ? 0 : 1;
}

}  // namespace

void declare_scenario(CLI::App& command, int& status) {
  const auto arguments = std::make_shared<Arguments>();
  command.add_option("FILE", arguments->files, "scenarios")->required();
  command.add_flag("--show", arguments->shows, "show the lights after every step");
  command.footer(footer());
  command.callback([arguments, &status] { status = run(*arguments); });
}

}  // namespace frugal::cli
