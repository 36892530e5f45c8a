// SPDX-License-Identifier: MIT
#include "notation/sgf.hpp"

#include <fmt/format.h>

#include <cctype>
#include <fstream>
#include <iterator>
#include <regex>
#include <string_view>

#include "app/common/text.hpp"
#include "notation/komi.hpp"

namespace frugal::notation {
namespace {

class Reader {
  static constexpr int kLargestSize = 25;
  struct Point {
    int x, y;
  };

 public:
  Reader(const std::string& text, const std::string& name) : text_(text), name_(name) {}

  GoRecord read() {
    find_tree();
    for (;;) {
      const char c = next_visible("a ';' or a ')'");
      if (c == ')') return record_;
      if (c == ';') {
        read_node();
      } else if (c != '(') {
        refuse(std::string("expected ';', '(' or ')', not '") + printable(c) + "'");
      }
    }
  }

 private:
  [[noreturn]] void refuse(const std::string& reason) const {
    throw GoRecordError(name_ + ", line " + std::to_string(line_) + ": " + reason);
  }
  static char printable(char c) { return std::isprint(static_cast<unsigned char>(c)) ? c : '?'; }

  bool is_at_end() const { return at_ == text_.size(); }
  char take() {
    const char c = text_[at_++];
    line_ += c == '\n';
    return c;
  }
  void skip_space() {
    while (!is_at_end() && std::isspace(static_cast<unsigned char>(text_[at_]))) take();
  }
  char next_visible(std::string_view what) {
    skip_space();
    if (is_at_end()) refuse("the file ends where " + std::string(what) + " should be");
    return take();
  }

  /// Whatever stands before the first "(;" is no part of the game.
  void find_tree() {
    while (!is_at_end()) {
      if (take() != '(') continue;
      skip_space();
      if (!is_at_end() && text_[at_] == ';') return;
    }
    refuse("there is no '(;', so this is no SGF");
  }

  void read_node() {
    for (skip_space(); !is_at_end() && std::isalpha(static_cast<unsigned char>(text_[at_]));
         skip_space()) {
      read_property();
    }
  }

  /// FF[3] allows small letters in a name, which mean nothing.
  void read_property() {
    std::string property;
    while (!is_at_end() && std::isalpha(static_cast<unsigned char>(text_[at_]))) {
      const char c = take();
      if (std::isupper(static_cast<unsigned char>(c))) property += c;
    }
    if (next_visible("a value in brackets") != '[') refuse(property + " has no value in brackets");
    do {
      obey(property, read_value());
      skip_space();
    } while (!is_at_end() && text_[at_] == '[' && take() == '[');
  }

  /// Up to the bracket that closes it; a backslash makes the next character an ordinary one.
  std::string read_value() {
    std::string value;
    const int begin = line_;
    while (!is_at_end()) {
      const char c = take();
      if (c == ']') return value;
      if (c != '\\') {
        value += c;
      } else if (!is_at_end()) {
        value += take();
      }
    }
    refuse("the value that begins in line " + std::to_string(begin) + " has no ']'");
  }

  void obey(const std::string& property, const std::string& value) {
    if (property == "SZ") return set_size(value);
    if (property == "KM") return set_komi(value);
    if (property == "GM" && value != "1") refuse("GM[" + value + "] is not Go, which is 1");
    if (property == "B") return add_move(Mover::kMax, value);
    if (property == "W") return add_move(Mover::kMin, value);
    if (property == "AB") return add_stones(GoEventKind::kAdd, Mover::kMax, value);
    if (property == "AW") return add_stones(GoEventKind::kAdd, Mover::kMin, value);
    if (property == "AE") return add_stones(GoEventKind::kRemove, Mover::kMax, value);
  }

  void set_size(const std::string& value) {
    std::uint32_t size = 0;
    if (!app::read_number(value, size) || size < 1 || size > kLargestSize) {
      refuse("SZ[" + value + "] is no size of a square board, 1 to 25");
    }
    if (!record_.events.empty()) refuse("SZ comes after stones");
    record_.size = static_cast<int>(size);
  }

  void set_komi(const std::string& value) {
    record_.komi_halves = halves_of(value);
    if (!record_.komi_halves) refuse("KM[" + value + "] is no komi of points or half points");
  }

  /// No value is a pass, and so is "tt" on boards that have no such point.
  void add_move(Mover mover, const std::string& value) {
    const bool is_pass = value.empty() || (value == "tt" && record_.size <= 19);
    const Point point = is_pass ? Point{0, 0} : point_of(value);
    record_.events.push_back({GoEventKind::kMove, mover, is_pass, point.x, point.y});
  }

  /// A point, or the rectangle between two corners: "ab:cd".
  void add_stones(GoEventKind kind, Mover mover, const std::string& value) {
    const std::size_t colon = value.find(':');
    const Point from = point_of(value.substr(0, colon));
    const Point to = colon == std::string::npos ? from : point_of(value.substr(colon + 1));
    if (from.x > to.x || from.y < to.y) {
      refuse("[" + value + "] is no rectangle from the upper left to the lower right");
    }
    for (int y = from.y; y >= to.y; --y) {
      for (int x = from.x; x <= to.x; ++x) record_.events.push_back({kind, mover, false, x, y});
    }
  }

  /// Columns from the left, rows from the top, both from a.
  Point point_of(const std::string& text) const {
    const int x = text.size() == 2 ? text[0] - 'a' : -1;
    const int row = text.size() == 2 ? text[1] - 'a' : -1;
    if (x < 0 || row < 0 || x >= record_.size || row >= record_.size) {
      refuse("[" + text + "] is no point of a board of size " + std::to_string(record_.size));
    }
    return {x, record_.size - 1 - row};
  }

  const std::string& text_;
  const std::string& name_;
  std::size_t at_ = 0;
  int line_ = 1;
  GoRecord record_;
};

std::optional<std::string> text_of(const std::string& file) {
  std::ifstream in(file, std::ios::binary);
  if (!in) return {};
  std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
  if (in.bad()) return {};
  return text;
}

std::string escaped(const std::string& text) {
  std::string safe;
  for (const char c : text) {
    if (c == ']' || c == '\\') safe += '\\';
    safe += c;
  }
  return safe;
}

/// Columns from the left, rows from the top; a pass is empty.
std::string point_of(const GoEvent& event, int size) {
  if (event.is_pass) return {};
  const auto letter = [](int i) { return static_cast<char>('a' + i); };
  return {letter(event.x), letter(size - 1 - event.y)};
}

}  // namespace

GoRecord parse_go_record(const std::string& text, const std::string& name) {
  return Reader(text, name).read();
}

GoRecord read_go_record(const std::string& file) {
  const auto text = text_of(file);
  if (!text) throw GoRecordError("cannot read " + file);
  return parse_go_record(*text, file);
}

std::optional<int> size_in_sgf(const std::string& file) {
  const auto text = text_of(file);
  if (!text) return {};
  std::smatch found;
  if (!std::regex_search(*text, found, std::regex(R"(\bSZ\s*\[\s*(\d+))")))
    return GoRecord::kUsualSize;
  return std::stoi(found[1]);
}

GoRecord record_of_moves(const std::vector<int>& moves, int size, int komi_halves) {
  GoRecord record{size, komi_halves, {}};
  Mover mover = Mover::kMax;
  for (const int move : moves) {
    record.events.push_back(
        {GoEventKind::kMove, mover, move == size * size, move % size, move / size});
    mover = opponent_of(mover);
  }
  return record;
}

std::string sgf_of(const GoRecord& record, const GoCaption& caption) {
  std::string text = fmt::format(
      "(;FF[4]GM[1]CA[UTF-8]AP[Frugal]SZ[{}]KM[{}]RU[Chinese]\nPB[{}]PW[{}]RE[{}]\nC[{}]\n",
      record.size, points_of(record.komi_halves.value_or(0)), escaped(caption.names[0]),
      escaped(caption.names[1]), caption.result, escaped(caption.remark));
  std::size_t moves = 0;
  for (const GoEvent& event : record.events) {
    if (event.kind != GoEventKind::kMove) continue;
    text += fmt::format(";{}[{}]", event.mover == Mover::kMax ? 'B' : 'W',
                        point_of(event, record.size));
    if (++moves % 12 == 0) text += '\n';
  }
  return text + ")\n";
}

}  // namespace frugal::notation
