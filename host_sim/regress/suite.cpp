// SPDX-License-Identifier: MIT
#include "regress/suite.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <stdexcept>

#include "match/quoted.hpp"
#include "notation/sgf.hpp"
#include "notation/vertex.hpp"

namespace frugal::regress {
namespace {

namespace fs = std::filesystem;
using Lines = std::vector<std::string>;

constexpr int kNoSize = 0;

bool is_number(const std::string& word) {
  return !word.empty() && word.find_first_not_of("0123456789") == word.npos;
}

/// The commands that set a drawn board up: black's stones, white's, the last one.
Lines commands_of(const Lines& rows) {
  const int size = static_cast<int>(rows.size());
  Lines commands{fmt::format("boardsize {}", size), "clear_board"};
  for (const std::string_view kind : {"X", "O", "xo"}) {
    for (int y = size - 1; y >= 0; --y) {
      for (int x = 0; x < size; ++x) {
        const char stone =
            rows[static_cast<std::size_t>(size - 1 - y)][static_cast<std::size_t>(x)];
        if (kind.find(stone) == kind.npos) continue;
        const char colour = stone == 'X' || stone == 'x' ? 'b' : 'w';
        commands.push_back(fmt::format("play {} {}", colour, notation::cell_name(x, y)));
      }
    }
  }
  return commands;
}

bool is_negative(const std::string& wanted) { return wanted.rfind('!', 0) == 0; }

std::string pattern_of(const std::string& wanted) {
  return is_negative(wanted) ? wanted.substr(1) : wanted;
}

void check_pattern(const std::string& wanted) try {
  static_cast<void>(std::regex(pattern_of(wanted)));
} catch (const std::regex_error&) {
  throw std::invalid_argument(fmt::format("the answer '{}' is no pattern", wanted));
}

class Reader {
 public:
  explicit Reader(const fs::path& file) : folder_(fs::absolute(file).parent_path()) {}

  void take(const std::string& line) {
    if (is_drawing_ && take_row(line)) return;
    if (line.rfind("#?", 0) == 0) return take_answer(line.substr(2));
    std::istringstream words(line.substr(0, line.find('#')));
    std::string first;
    if (!(words >> first)) return;
    std::string left;
    std::getline(words >> std::ws, left);
    const std::string rest(match::trimmed(left));
    if (first == "diagram") {
      is_drawing_ = true;
    } else if (is_number(first)) {
      take_question(first, rest);
    } else {
      take_command(first, rest);
    }
  }

  Suite suite(const std::string& name) {
    end_diagram();
    return {name, std::move(tests_), std::move(unreadable_)};
  }

 private:
  /// False if that is no row: then the drawing is complete.
  bool take_row(const std::string& line) {
    std::string row;
    for (const char c : line) {
      if (c != ' ' && c != '\r') row += c;
    }
    if (!row.empty() && row.find_first_not_of(".,XOxo") == row.npos) {
      rows_.push_back(row);
      return true;
    }
    end_diagram();
    return false;
  }

  void end_diagram() {
    if (!is_drawing_) return;
    is_drawing_ = false;
    const auto is_wrong = [&](const std::string& row) { return row.size() != rows_.size(); };
    if (rows_.empty() || std::any_of(rows_.begin(), rows_.end(), is_wrong)) {
      throw std::invalid_argument("the diagram above is not square");
    }
    if (rows_.size() > notation::kLetters) {
      throw std::invalid_argument("the diagram above is larger than 25 x 25");
    }
    size_ = static_cast<int>(rows_.size());
    setup_ = commands_of(rows_);
    after_.clear();
    drawn_ = std::move(rows_);
    rows_.clear();
  }

  void take_command(const std::string& command, const std::string& rest) {
    question_.clear();
    if (command == "boardsize" || command == "clear_board" || command == "loadsgf") {
      setup_.clear();
      drawn_.clear();
    }
    if (command == "boardsize" && is_number(rest)) size_ = std::stoi(rest);
    if (command == "loadsgf") return load(rest);
    setup_.push_back(command + (rest.empty() ? "" : " " + rest));
    after_.push_back(setup_.back());
  }

  /// The command names the file's folder, so that a program may be started anywhere.
  void load(const std::string& rest) {
    const std::string name = rest.substr(0, rest.find(' '));
    const fs::path file = folder_ / name;
    size_ = notation::size_in_sgf(file.string()).value_or(kNoSize);
    if (size_ == kNoSize) unreadable_.insert(file.string());
    setup_.push_back(fmt::format("loadsgf {}{}", file.string(), rest.substr(name.size())));
  }

  void take_question(const std::string& id, const std::string& command) {
    id_ = id;
    question_ = command;
  }

  void take_answer(const std::string& text) {
    const std::size_t begin = text.find('[');
    const std::size_t end = text.rfind(']');
    const bool asks_move =
        question_.rfind("reg_genmove ", 0) == 0 || question_.rfind("gg_genmove ", 0) == 0;
    if (asks_move && size_ != kNoSize && begin != text.npos && end != text.npos && begin < end) {
      const std::string wanted = match::in_capitals(text.substr(begin + 1, end - begin - 1));
      check_pattern(wanted);
      tests_.push_back({id_, size_, setup_, question_, wanted, drawn_, after_});
    }
    question_.clear();
  }

  fs::path folder_;
  Lines rows_;   // while it is read
  Lines drawn_;  // once it is complete
  Lines after_;
  bool is_drawing_ = false;
  int size_ = notation::GoRecord::kUsualSize;
  Lines setup_;
  std::string id_;
  std::string question_;
  std::vector<Test> tests_;
  std::set<std::string> unreadable_;
};

}  // namespace

bool Test::has_one_answer() const {
  return wanted == "PASS" || std::regex_match(wanted, std::regex("[A-Z][0-9]+"));
}

bool Test::is_solved_by(const std::string& move) const {
  const std::regex pattern(pattern_of(wanted));
  return std::regex_match(match::in_capitals(move), pattern) != is_negative(wanted);
}

Suite read_suite(const fs::path& file) {
  std::ifstream stream(file);
  if (!stream) throw std::invalid_argument(fmt::format("can't read {}", file.string()));
  Reader reader(file);
  int number = 1;
  try {
    for (std::string line; std::getline(stream, line); ++number) reader.take(line);
    return reader.suite(file.stem().string());
  } catch (const std::invalid_argument& reason) {
    throw std::invalid_argument(
        fmt::format("{}, line {}: {}", file.string(), number, reason.what()));
  }
}

}  // namespace frugal::regress
