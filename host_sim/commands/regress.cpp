// SPDX-License-Identifier: MIT
/// \file
/// frugal regress. Asks a program that speaks GTP for the moves of regression tests,
/// and tells how many it found, by file.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <nlohmann/json.hpp>

#include "commands/subcommands.hpp"
#include "match/gtp_program.hpp"
#include "match/quoted.hpp"
#include "regress/proof.hpp"
#include "regress/suite.hpp"
#include "support/meter.hpp"
#include "support/options.hpp"
#include "support/output.hpp"
#include "support/threads.hpp"

namespace frugal::cli {
namespace {

using match::GtpProgram;
using regress::Suite;
using regress::Test;

struct RegressArguments {
  std::vector<std::string> files;
  std::string program;
  std::size_t bytes = 64 * 1024;
  std::uint32_t playouts = 10000;
  std::uint32_t smallest = 1;
  std::uint32_t largest = 9;
  std::uint32_t seconds = 300;
  std::uint32_t at_least = 0;
  std::uint32_t seed = 1;
  std::uint32_t threads = support::all_cores();
  bool all = false;
  bool proves = false;
  bool tells_each = false;
  bool json = false;
};

struct Miss {
  std::string id;
  std::string wanted;
  std::string got;
};

struct Result {
  std::string name;
  std::uint32_t solved = 0;
  std::uint32_t total = 0;
  std::vector<Miss> missed;
  bool has_failed = false;  // the program, not the move
};

/// The command line of the program for a board of this size.
std::string command_for(const RegressArguments& arguments, int size) {
  std::string command = arguments.program;
  if (command.empty()) {
    command = fmt::format("'{}' gtp --game go:{{size}} --bytes {} --playouts {} --seed {}",
                          std::filesystem::read_symlink("/proc/self/exe").string(), arguments.bytes,
                          arguments.playouts, arguments.seed);
  }
  constexpr std::string_view kSize = "{size}";
  const std::size_t at = command.find(kSize);
  return at == command.npos ? command : command.replace(at, kSize.size(), std::to_string(size));
}

/// The programs that a suite needs: one for each size of board.
class Programs {
 public:
  explicit Programs(const RegressArguments& arguments) : arguments_(arguments) {}

  GtpProgram& of_size(int size) {
    auto& found = programs_[size];
    if (found == nullptr) {
      found = std::make_unique<GtpProgram>(command_for(arguments_, size), arguments_.seconds);
    }
    return *found;
  }

 private:
  const RegressArguments& arguments_;
  std::map<int, std::unique_ptr<GtpProgram>> programs_;
};

/// A command that sets the position up: if it is refused, the test is of another position.
bool is_needed(const std::string& command) {
  for (const char* each : {"loadsgf", "play", "boardsize", "clear_board"}) {
    if (command.rfind(each, 0) == 0) return true;
  }
  return false;
}

/// Throws match::Fault.
std::string answer_of(Programs& programs, const Test& test) {
  GtpProgram& program = programs.of_size(test.size);
  for (const std::string& command : test.setup) {
    if (is_needed(command)) {
      program.demand(command);
    } else {
      program.ask(command);
    }
  }
  return program.demand(test.command);
}

template <class Answer>
void ask(const Test& test, Result& result, Answer answer) {
  ++result.total;
  try {
    const std::string move = match::in_capitals(answer(test));
    if (test.is_solved_by(move)) {
      ++result.solved;
    } else {
      result.missed.push_back({test.id, test.wanted, move});
    }
  } catch (const match::Fault& fault) {
    result.has_failed = true;
    result.missed.push_back({test.id, test.wanted, fault.what()});
  }
}

bool is_asked(const RegressArguments& arguments, const Test& test) {
  const auto size = static_cast<std::uint32_t>(test.size);
  return arguments.smallest <= size && size <= arguments.largest &&
         (arguments.all || test.has_one_answer());
}

std::vector<Suite> read_suites(const RegressArguments& arguments) {
  std::vector<Suite> suites;
  for (const std::string& file : arguments.files) {
    Suite suite = regress::read_suite(file);
    for (const std::string& game : suite.unreadable) {
      fmt::print(stderr, "frugal regress: {} needs {}, which can't be read: left out\n", file,
                 game);
    }
    std::erase_if(suite.tests, [&](const Test& test) { return !is_asked(arguments, test); });
    if (!suite.tests.empty()) suites.push_back(std::move(suite));
  }
  if (suites.empty()) throw std::invalid_argument("no test in these files asks for such a move");
  return suites;
}

std::vector<Result> ask_all(const RegressArguments& arguments, const std::vector<Suite>& suites) {
  std::vector<Result> results(suites.size());
  std::size_t tests = 0;
  for (const Suite& suite : suites) tests += suite.tests.size();
  std::size_t done = 0;
  std::size_t solved = 0;
  std::mutex mutex;
  support::Meter meter;
  support::in_parallel(suites.size(), arguments.threads, [&] {
    return [&](std::size_t number) {
      Result& result = results[number];
      result.name = suites[number].name;
      Programs programs(arguments);
      for (const Test& test : suites[number].tests) {
        const std::uint32_t before = result.solved;
        ask(test, result, [&](const Test& asked) {
          return arguments.proves ? regress::proven_answer(asked) : answer_of(programs, asked);
        });
        const std::lock_guard lock(mutex);
        solved += result.solved - before;
        meter.show(fmt::format("{} of {} asked, {} solved", ++done, tests, solved));
      }
    };
  });
  return results;
}

void print_text(const RegressArguments& arguments, const Result& result, std::size_t width) {
  support::write_line(
      fmt::format("{:{}}  {:3} of {:3}", result.name, width, result.solved, result.total));
  for (const Miss& miss : result.missed) {
    if (!arguments.tells_each && !result.has_failed) break;
    support::write_line(fmt::format("    {}: {}, wanted {}", miss.id, miss.got, miss.wanted));
  }
}

void print_json(const Result& result) {
  auto missed = nlohmann::ordered_json::array();
  for (const Miss& each : result.missed) {
    missed.push_back({{"id", each.id}, {"wanted", each.wanted}, {"got", each.got}});
  }
  const nlohmann::ordered_json line = {{"suite", result.name},
                                       {"solved", result.solved},
                                       {"total", result.total},
                                       {"missed", missed}};
  support::write_line(line.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
}

Result sum_of(const std::vector<Result>& results) {
  Result sum;
  sum.name = "total";
  for (const Result& each : results) {
    sum.solved += each.solved;
    sum.total += each.total;
    sum.has_failed = sum.has_failed || each.has_failed;
  }
  return sum;
}

void print(const RegressArguments& arguments, const std::vector<Result>& results) {
  std::size_t width = 0;
  for (const Result& each : results) width = std::max(width, each.name.size());
  for (const Result& each : results) {
    if (arguments.json) {
      print_json(each);
    } else {
      print_text(arguments, each, width);
    }
  }
}

int run(const RegressArguments& arguments) {
  try {
    std::vector<Result> results = ask_all(arguments, read_suites(arguments));
    const Result sum = sum_of(results);
    if (results.size() > 1) results.push_back({sum.name, sum.solved, sum.total, {}, false});
    print(arguments, results);
    return sum.has_failed || sum.solved < arguments.at_least ? 1 : 0;
  } catch (const std::invalid_argument& reason) {
    fmt::print(stderr, "frugal regress: {}\n", reason.what());
    return 2;
  }
}

constexpr const char* kFooter = R"(
The files are regression tests as GNU Go has them: positions by loadsgf, or drawn; and moves asked
for by reg_genmove (host_sim/regress/suite.hpp describes the form). Only those count that ask for
a single move on a board from --smallest to --largest, unless --all is given. The tests of a file go
in order to one program that is started for it; {size} in its command line is the size of the board.

Ends with status 1 if the program failed, or solved fewer than --at-least.

Example:
  ./frugal regress tests/tactics/*.tst
  ./frugal regress --program "gnugo --mode gtp --level 10" --each tests/tactics/nakade.tst)";

}  // namespace

void declare_regress(CLI::App& command, int& status) {
  const auto arguments = std::make_shared<RegressArguments>();
  command.add_option("FILE", arguments->files, "files of tests (.tst)")->required();
  command.add_option("--program", arguments->program,
                     "a command line that speaks GTP, instead of ./frugal gtp --game go:{size}");
  support::add_bytes_option(command, arguments->bytes);
  support::add_playouts_option(command, arguments->playouts,
                               "simulations a move, of our own program");
  support::add_number_option(command, "--smallest", arguments->smallest, 1, 25,
                             "board that counts");
  support::add_number_option(command, "--largest", arguments->largest, 1, 25, "board that counts");
  command.add_flag("--prove", arguments->proves,
                   "ask no program: prove by search that the answers of drawn tests are right");
  support::add_number_option(command, "--seconds", arguments->seconds, 1, 3600,
                             "for an answer, at most");
  support::add_number_option(command, "--at-least", arguments->at_least, 0, 1'000'000,
                             "how many have to be solved");
  command.add_flag("--all", arguments->all, "tests with more than one right move, too");
  command.add_flag("--each", arguments->tells_each, "name each move that was wrong");
  support::add_seed_option(command, arguments->seed);
  support::add_threads_option(command, arguments->threads);
  support::add_json_option(command, arguments->json);
  command.footer(kFooter);
  command.callback([arguments, &status] { status = run(*arguments); });
}

}  // namespace frugal::cli
