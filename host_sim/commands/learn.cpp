// SPDX-License-Identifier: MIT
/// \file
/// Games of Go by a program that plays well, and strengths of moves learned from them,
/// as a header for the engine.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <functional>
#include <memory>
#include <set>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "commands/subcommands.hpp"
#include "frugal/games/go/go.hpp"
#include "frugal/random.hpp"
#include "learn/lessons.hpp"
#include "learn/prediction.hpp"
#include "match/gtp_program.hpp"
#include "match/quoted.hpp"
#include "notation/lesson_record.hpp"
#include "notation/vertex.hpp"
#include "support/meter.hpp"
#include "support/options.hpp"

namespace frugal::cli {
namespace {

using namespace frugal::learn;
using namespace frugal::notation;

struct GamesOptions {
  std::string with;
  std::uint32_t size = 9;
  std::uint32_t count = 100;
  std::uint32_t seconds = 60;
  std::uint32_t seed = 1;
};

struct StrengthsOptions {
  std::vector<std::string> files;
  std::uint32_t size = 9;
  std::set<std::string> without;
  std::string note = "games of unknown origin";
  bool as_header = true;
};

/// The sizes that a game of Go is compiled for.
template <class Work>
void for_size(std::uint32_t size, Work work) {
  switch (size) {
    case 5:
      return work(Go<5>{});
    case 7:
      return work(Go<7>{});
    case 9:
      return work(Go<9>{});
    case 13:
      return work(Go<13>{});
    default:
      return work(Go<19>{});
  }
}

void add_size_option(CLI::App& command, std::uint32_t& size) {
  command.add_option("--size", size, "points along a side of the board")
      ->check(CLI::IsMember({5, 7, 9, 13, 19}))
      ->capture_default_str();
}

int guarded(const std::function<void()>& work) {
  try {
    work();
    return 0;
  } catch (const match::Fault& fault) {
    fmt::print(stderr, "frugal: the program that plays: {}\n", fault.what());
  } catch (const std::runtime_error& error) {
    fmt::print(stderr, "frugal: {}\n", error.what());
  }
  return 1;
}

/// Games of a program against itself, after 0 to 4 moves drawn by lot, none of them at the edge.
template <class G>
class SelfPlay {
 public:
  SelfPlay(const GamesOptions& options)
      : program_(options.with, options.seconds), random_(options.seed) {}

  /// Throws match::Fault.
  LessonRecord play() {
    program_.demand(fmt::format("boardsize {}", G::kSize));
    program_.demand("clear_board");
    program_.demand("komi 7");
    typename G::Position position;
    LessonRecord record;
    for (int left = random_.below(5); left > 0; --left) record.push_back(by_lot(position));
    while (!position.is_over()) {
      const std::string answer = program_.demand(fmt::format("genmove {}", colour_of(position)));
      if (match::in_capitals(answer) == "RESIGN") break;
      const int move = move_of(answer, G::kSize);
      if (move == kNoMove || !position.is_legal(move)) {
        throw match::Fault(
            fmt::format("{} is no move after {}", answer, line_of(record, G::kSize)));
      }
      record.push_back({move, false});
      position.play(move);
    }
    return record;
  }

 private:
  static char colour_of(const typename G::Position& position) {
    return position.mover() == Mover::kMax ? 'b' : 'w';
  }

  LessonMove by_lot(typename G::Position& position) {
    constexpr int kEdge = G::kSize < 7 ? 1 : 2;
    constexpr int kInner = G::kSize - 2 * kEdge;
    int move = G::kPass;
    do move = G::move_at(kEdge + random_.below(kInner), kEdge + random_.below(kInner));
    while (!position.is_legal(move));
    program_.demand(fmt::format("play {} {}", colour_of(position), vertex_of(move, G::kSize)));
    position.play(move);
    return {move, true};
  }

  match::GtpProgram program_;
  Random random_;
};

template <class G>
void write_games(const GamesOptions& options) {
  SelfPlay<G> self_play(options);
  support::Meter meter;
  for (std::uint32_t game = 0; game < options.count; ++game) {
    meter.show(fmt::format("game {} of {}", game + 1, options.count));
    const LessonRecord record = self_play.play();
    meter.hide();
    fmt::print("{}\n", line_of(record, G::kSize));
    std::fflush(stdout);
  }
}

/// Calls visit(position, move) for each move that was not drawn by lot. Throws std::runtime_error
/// if one is against the rules.
template <class G, class Visit>
void for_each_choice(const LessonRecord& record, Visit visit) {
  typename G::Position position;
  for (const auto& [move, is_by_lot] : record) {
    if (position.is_over() || !position.is_legal(move)) {
      throw std::runtime_error(fmt::format("move {}: {} is against the rules here",
                                           position.plies() + 1, vertex_of(move, G::kSize)));
    }
    if (!is_by_lot) visit(position, move);
    position.play(move);
  }
}

/// Each game once, with a number; the same line in several files is one game.
template <class Visit>
void for_each_game(const StrengthsOptions& options, Visit visit) {
  std::set<std::string> seen;
  for (const std::string& file : options.files) {
    std::ifstream lines(file);
    if (!lines) throw std::runtime_error(fmt::format("{}: cannot be read", file));
    int number = 0;
    for (std::string line; std::getline(lines, line);) {
      ++number;
      if (!seen.insert(line).second) continue;
      try {
        visit(seen.size(), lesson_record_of(line, static_cast<int>(options.size)));
      } catch (const std::runtime_error& error) {
        throw std::runtime_error(fmt::format("{}, line {}: {}", file, number, error.what()));
      }
    }
  }
}

std::string rates_of(const Prediction& prediction) {
  if (prediction.moves() == 0) return "//     not tested: there are fewer than ten games\n";
  std::string first;
  std::string percent;
  for (std::size_t i = 0; i < Prediction::kFirst.size(); ++i) {
    first += fmt::format("{:6}", Prediction::kFirst[i]);
    percent += fmt::format("{:6.1f}", prediction.percent(i));
  }
  return fmt::format(
      "//     among the first   {}\n"
      "//     per cent          {}\n"
      "//     mean log-evidence  {:.3f}\n",
      first, percent, prediction.evidence());
}

constexpr const char* kHeader = R"(// SPDX-License-Identifier: MIT
//
// go/strengths_table.hpp: how strong each feature of a move of Go is (go/features.hpp): 8 log2 of
// its Bradley-Terry strength, a byte each, {bytes} in all. Learned from {moves} moves of {games} games
// on {size} x {size}:
//
//     {note}
//
// made by ./frugal learn strengths from games as ./frugal learn games writes them.
//
// In positions of other games that are not among these ({tested}), the move that was played was
//
{rates}// clang-format off
#pragma once

#include <array>
#include <cstdint>

#include "frugal/games/go/features.hpp"

namespace frugal {{

inline constexpr std::array<std::int8_t, GoFeature::kCount> kGoStrengthLogs{{{table}
}};

}}  // namespace frugal
)";

std::string table_of(const std::vector<std::int8_t>& logs) {
  std::string text;
  for (const GoGroup& group : GoFeature::kGroups) {
    text += fmt::format("\n    // {}", group.name);
    std::string line;
    for (int i = 0; i < group.count; ++i) {
      const std::string number =
          fmt::format("{},", logs[static_cast<std::size_t>(group.first + i)]);
      if (i == 0 || line.size() + number.size() > 99) {
        text += line;
        line = "\n    " + number;
      } else {
        line += " " + number;
      }
    }
    text += line;
  }
  return text;
}

/// Nine games of ten are learned from. The tenth tests that, as far as its positions are not among
/// those: openings come again.
template <class G>
class Course {
 public:
  explicit Course(const StrengthsOptions& options)
      : without_(options.without), model_(sizes_of_groups()) {
    support::Meter meter;
    for_each_game(options, [&](std::size_t game, const LessonRecord& record) {
      meter.show(fmt::format("game {}", game));
      game % 10 == 0 ? keep(record) : learn_from(record);
    });
    meter.hide();
    meter.show(fmt::format("learning from {} moves", moves()));
    model_.fit();
  }

  std::size_t games() const { return games_; }
  std::size_t moves() const { return model_.competitions(); }

  std::vector<std::int8_t> logs() const {
    std::vector<std::int8_t> logs;
    for (int feature = 0; feature < GoFeature::kCount; ++feature) {
      const double log = std::round(8 * std::log2(model_.strength(feature)));
      logs.push_back(static_cast<std::int8_t>(std::clamp(log, -128.0, 127.0)));
    }
    return logs;
  }

  Prediction tested(const std::vector<std::int8_t>& logs) const {
    Prediction prediction(logs);
    for (const auto& [key, lesson] : kept_) {
      if (!known_.contains(key)) prediction.add(lesson);
    }
    return prediction;
  }

 private:
  void learn_from(const LessonRecord& record) {
    ++games_;
    for_each_choice<G>(record, [&](const auto& position, int move) {
      known_.insert(position.key().bits);
      const Lesson lesson = lesson_of<G>(position, move, without_);
      model_.add(lesson.teams, lesson.played);
    });
  }
  void keep(const LessonRecord& record) {
    for_each_choice<G>(record, [&](const auto& position, int move) {
      kept_.emplace_back(position.key().bits, lesson_of<G>(position, move, without_));
    });
  }

  const std::set<std::string>& without_;
  BradleyTerry model_;
  std::size_t games_ = 0;
  std::set<std::uint64_t> known_;
  std::vector<std::pair<std::uint64_t, Lesson>> kept_;
};

template <class G>
void learn_strengths(const StrengthsOptions& options) {
  const Course<G> course(options);
  const std::vector<std::int8_t> logs = course.logs();
  const Prediction prediction = course.tested(logs);
  if (!options.as_header) return fmt::print("{}", rates_of(prediction));
  using fmt::arg;
  fmt::print(kHeader, arg("note", options.note), arg("bytes", logs.size()),
             arg("games", course.games()), arg("moves", course.moves()), arg("size", options.size),
             arg("tested", prediction.moves()), arg("rates", rates_of(prediction)),
             arg("table", table_of(logs)));
}

std::vector<std::string> names_of_groups() {
  std::vector<std::string> names;
  for (const GoGroup& group : GoFeature::kGroups) names.emplace_back(group.name);
  return names;
}

void add_games(CLI::App& app, int& status) {
  CLI::App* const command = app.add_subcommand("games", "let a program play against itself");
  const auto options = std::make_shared<GamesOptions>();
  command->add_option("--with", options->with, "a program that speaks GTP, with its options")
      ->required()
      ->type_name("COMMAND");
  add_size_option(*command, options->size);
  support::add_number_option(*command, "--count", options->count, 1, 1'000'000, "games");
  support::add_number_option(*command, "--seconds", options->seconds, 1, 86400,
                             "how long the program may take for an answer");
  support::add_seed_option(*command, options->seed);
  command->footer(R"(
Writes a game a line to standard output. Each begins with up to four moves drawn by lot, marked by a
question mark, so that no two games are the same.

Example:
  ./frugal learn games --with "gnugo --mode gtp --level 8 --chinese-rules" --count 500 > games.txt)");
  command->callback([options, &status] {
    status =
        guarded([&] { for_size(options->size, [&]<class G>(G) { write_games<G>(*options); }); });
  });
}

void add_strengths(CLI::App& app, int& status) {
  CLI::App* const command =
      app.add_subcommand("strengths", "learn how strong the features of a move are");
  const auto options = std::make_shared<StrengthsOptions>();
  command->add_option("FILE", options->files, "games")->required();
  add_size_option(*command, options->size);
  command->add_option("--without", options->without, "leave a group of features out")
      ->check(CLI::IsMember(names_of_groups()));
  command->add_option("--note", options->note, "what the games are, for the header")
      ->type_name("TEXT");
  command->add_flag("!--rates", options->as_header, "tell only how well moves are predicted");
  command->footer(R"(
Writes a header for the engine; frugal/games/go/strengths.hpp says how it is used. Nine games of ten
are learned from. The tenth shows how often the move that was played is among the strongest, in
positions that the nine do not have. Games that are in the files twice count once.

Example:
  ./frugal learn strengths games.txt --note "gnugo 3.8 at level 8" > go/strengths_table.hpp)");
  command->callback([options, &status] {
    status = guarded(
        [&] { for_size(options->size, [&]<class G>(G) { learn_strengths<G>(*options); }); });
  });
}

}  // namespace

void declare_learn(CLI::App& command, int& status) {
  command.require_subcommand(1);
  add_games(command, status);
  add_strengths(command, status);
  command.footer("\nExample:\n  ./frugal learn strengths games.txt > go/strengths_table.hpp");
}

}  // namespace frugal::cli
