// SPDX-License-Identifier: MIT
#include "terminal/panes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

#include "simulator/board.hpp"
#include "simulator/notes.hpp"
#include "terminal/keyboard.hpp"

namespace frugal::terminal {
namespace {

using sim::Insight;

constexpr int kLeastWidth = 30;
constexpr int kLeastHeight = 12;
constexpr int kEngineWidth = 34;

/// How a light looks: a shape of its own for each meaning, so that no colour is needed.
struct Look {
  std::string_view shape;
  std::string_view plain;  // in ASCII; three columns wide, as the shape is
  Ink ink;
};

Look look_of(char sign) {
  switch (sign) {
    case 'X':
      return {" ● ", " X ", Ink::kFirst};
    case '&':
      return {"[●]", "[X]", Ink::kFirst};
    case 'O':
      return {" ○ ", " O ", Ink::kSecond};
    case '@':
      return {"[○]", "[O]", Ink::kSecond};
    case ':':
      return {" + ", " + ", Ink::kCursor};
    case 'v':
      return {" ▼ ", " v ", Ink::kCursor};
    case '*':
      return {"<◆>", "<?>", Ink::kHint};
    case '.':
      return {" · ", " . ", Ink::kFaint};
    case '?':
      return {" • ", " * ", Ink::kPlain};
    default:
      return {"   ", "   ", Ink::kPlain};
  }
}

/// Lights of one colour: what is bright is the first player's, what is dim the second's.
Look look_of_light(char sign) {
  switch (sign) {
    case '#':
      return {" ● ", " X ", Ink::kFirst};
    case '+':
      return {" ◆ ", " + ", Ink::kCursor};
    case '-':
      return {" ○ ", " o ", Ink::kSecond};
    default:
      return {" · ", " . ", Ink::kFaint};
  }
}

/// Lights of colours: a shape for each meaning.
Look look_of_light(hal::Light light) {
  struct Shape {
    std::string_view shape;
    std::string_view plain;
  };
  constexpr std::array<Shape, hal::kMeanings> kShapes{{{" · ", " . "},
                                                       {" ● ", " X "},
                                                       {" ○ ", " O "},
                                                       {"[●]", "[X]"},
                                                       {"[○]", "[O]"},
                                                       {" ▼ ", " v "},
                                                       {" + ", " + "},
                                                       {"<◆>", "<?>"},
                                                       {" ▬ ", " = "},
                                                       {" ■ ", " # "},
                                                       {" ▪ ", " * "},
                                                       {" ░ ", " : "},
                                                       {" ✖ ", " ! "},
                                                       {" ∘ ", " o "}}};
  const Shape& shape = kShapes[static_cast<std::size_t>(light)];
  return {shape.shape, shape.plain, light == hal::Light::kDark ? Ink::kFaint : ink_of(light)};
}

std::string bar(int length, double share, bool has_utf8) {
  const int full = std::clamp(static_cast<int>(share * length + 0.5), 0, length);
  std::string text;
  for (int i = 0; i < length; ++i)
    text += i < full ? (has_utf8 ? "█" : "#") : (has_utf8 ? "░" : "-");
  return text;
}

std::string thousands(std::uint32_t number) {
  std::string text = std::to_string(number);
  for (int at = static_cast<int>(text.size()) - 3; at > 0; at -= 3) {
    text.insert(static_cast<std::size_t>(at), 1, ',');
  }
  return text;
}

class Drawing {
 public:
  Drawing(Window& window, const View& view)
      : window_(window),
        view_(view),
        machine_(*view.runner.machine()),
        mode_(view.runner.mode()),
        seen_(machine_.is_on() ? machine_.insight() : Insight{}) {}

  void draw() {
    window_.clear();
    if (window_.width() < kLeastWidth || window_.height() < kLeastHeight) {
      window_.put(0, 0, "window too small:");
      window_.put(1, 0, fmt::format("{}x{} at least", kLeastWidth, kLeastHeight));
      window_.put(2, 0, "q leaves");
    } else {
      draw_all();
    }
    window_.show();
  }

 private:
  bool is_picture() const { return machine_.shape().has_picture(); }
  bool has_cells() const { return is_picture() || machine_.shape().has_grid(); }
  bool is_grid() const { return !is_picture() && machine_.shape().has_grid(); }
  int frame_rows() const {
    return is_grid() ? machine_.shape().grid_rows : machine_.rows() + (is_picture() ? 1 : 0);
  }
  int frame_columns() const {
    return is_grid() ? machine_.shape().grid_columns : machine_.columns();
  }

  /// A light is taller where there is room, as terminals' characters are narrow.
  int light_height() const {
    return has_cells() && 2 * frame_rows() + 5 <= bottom() && window_.width() >= 60 ? 2 : 1;
  }
  int device_width() const {
    if (!has_cells()) return std::min(window_.width(), 46);
    return frame_columns() * 3 + (is_picture() ? 16 : 10);
  }
  bool is_wide() const { return window_.width() >= device_width() + kEngineWidth; }
  /// The first line of the help.
  int bottom() const { return window_.height() - 2; }

  void draw_all() {
    draw_title();
    const int end = draw_device(1);
    const int left = std::max(device_width(), window_.width() >= 90 ? 46 : 0);
    if (is_wide()) {
      draw_engine(1, left, window_.width() - left);
    } else {
      draw_engine(end, 0, window_.width());
    }
    draw_help();
  }

  void draw_title() {
    int x = window_.put(0, 0, fmt::format("FRUGAL on {}", machine_.name()), Ink::kTitle);
    if (sim::board().hertz > 0) {
      x = window_.put(0, x + 2, window_.has_utf8() ? "♪ " : "note ", Ink::kTitle);
      x = window_.put(0, x, sim::name_of_note(sim::board().hertz));
    }
    const std::string keys = "q leaves";
    if (x + 2 + static_cast<int>(keys.size()) <= window_.width()) {
      window_.put(0, window_.width() - static_cast<int>(keys.size()), keys, Ink::kFaint);
    }
  }

  /// Returns the line after it.
  int draw_device(int top) {
    if (!has_cells() && mode_ == "demo") return draw_moves(draw_leds(top));
    if (!has_cells()) return draw_console(draw_leds(top), is_wide() ? bottom() : bottom() - 3);
    if (is_picture() && mode_ == "menu") return draw_menu(top);
    const int end = draw_frame(top);
    if (is_picture()) draw_words(top + 1);
    if (is_wide() && machine_.shape().has_grid()) draw_console(end + 1, bottom());
    return end;
  }

  int draw_frame(int top) {
    const int step = light_height();
    int y = top;
    for (const std::string& row : view_.runner.frame()) {
      const bool is_arrow = is_picture() && y == top;
      for (std::size_t x = 0; x < row.size(); ++x) {
        draw_light(y, static_cast<int>(x) * 3,
                   is_picture() ? look_of(is_arrow && row[x] == '.' ? ' ' : row[x])
                   : machine_.shape().has_colours ? look_of_light(sim::light_of(row[x]))
                                                  : look_of_light(row[x]));
      }
      y += is_arrow ? 1 : step;
    }
    if (step == 2) --y;
    return draw_letters(y);
  }

  /// The columns' names, for the engine's pane and the console.
  int draw_letters(int y) {
    if (mode_ == "menu") return y;
    const int left = (frame_columns() - machine_.columns()) / 2;  // the board is in the middle
    for (int x = 0; x < machine_.columns(); ++x) {
      window_.put(y, 3 * (left + x) + 1, std::string(1, static_cast<char>('A' + x)), Ink::kFaint);
    }
    return y + 1;
  }

  void draw_light(int y, int x, const Look& look) {
    window_.put(y, x, window_.has_utf8() ? look.shape : look.plain, look.ink);
  }

  void draw_words(int y) {
    for (const std::string& line : sim::read_words()) {
      window_.put(y, machine_.columns() * 3 + 2, line, Ink::kTitle);
      y += light_height();
    }
  }

  int draw_menu(int top) {
    for (const std::string& line : sim::read_words()) {
      const bool is_chosen = line.starts_with(">");
      window_.put(top++, is_chosen ? 1 : 4, line, is_chosen ? Ink::kFirst : Ink::kPlain);
    }
    return top;
  }

  int draw_leds(int top) {
    if (machine_.shape().leds == 0) return top;
    int x = 0;
    const std::string lights = view_.runner.frame()[0];
    for (std::size_t i = 0; i < lights.size(); ++i) {
      x = window_.put(top, x, fmt::format("light {} ", i));
      const bool is_lit = lights[i] == '#';
      draw_light(top, x, is_lit ? look_of_light(i == 0 ? '#' : '-') : look_of_light('.'));
      x += 5;
    }
    if (machine_.shape().buttons > 0 && mode_ == "turn") {
      window_.put(top, x, fmt::format("cursor {}", static_cast<char>('A' + machine_.cursor())));
    }
    return top + 1;
  }

  /// The board as the moves made it, for a device that does not tell its demo in words.
  int draw_moves(int top) {
    const std::string moves = machine_.moves();
    std::vector<std::string> rows(static_cast<std::size_t>(machine_.rows()),
                                  std::string(static_cast<std::size_t>(machine_.columns()), '.'));
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const auto x = static_cast<std::size_t>(moves[i] - 'A');
      auto row = rows.rbegin();
      while (row != rows.rend() && (*row)[x] != '.') ++row;
      if (row != rows.rend()) (*row)[x] = "XO"[i % 2];
    }
    for (const std::string& row : rows) {
      for (std::size_t x = 0; x < row.size(); ++x) {
        draw_light(top, static_cast<int>(x) * 3, look_of(row[x]));
      }
      ++top;
    }
    return draw_letters(top);
  }

  /// The last lines of the console, the discs in colour.
  int draw_console(int top, int end) {
    std::vector<std::string> lines(1);
    for (const char c : sim::board().printed) {
      if (c == '\n') {
        lines.emplace_back();
      } else {
        lines.back().push_back(c);
      }
    }
    while (lines.size() > 1 && lines.back().empty()) lines.pop_back();
    const int room = end - top;
    const int skipped = std::max(0, static_cast<int>(lines.size()) - room);
    for (int i = skipped; i < static_cast<int>(lines.size()); ++i) {
      put_console_line(top++, lines[static_cast<std::size_t>(i)]);
    }
    return end;
  }

  /// What does not fit is cut, at a bracket if there is one.
  void put_console_line(int y, std::string line) {
    const int room = is_wide() ? device_width() - 1 : window_.width();
    if (static_cast<int>(line.size()) > room) line.resize(std::min(line.find(" ("), line.size()));
    const bool is_board = line.size() > 3 && line[0] == ' ' && line[1] >= '1' && line[1] <= '9';
    for (int x = 0; x < static_cast<int>(line.size()) && x < room; ++x) {
      const char c = line[static_cast<std::size_t>(x)];
      const Ink ink = !is_board  ? Ink::kPlain
                      : c == 'X' ? Ink::kFirst
                      : c == 'O' ? Ink::kSecond
                                 : Ink::kFaint;
      window_.put(y, x, std::string(1, c), ink);
    }
  }

  // The engine.

  std::string activity() const {
    if (seen_.visited > 0) return "proves its move";
    if (mode_ == "thinking" || mode_ == "looking") return "thinks";
    if (mode_ == "turn") return seen_.simulations > 0 && !seen_.is_solved ? "looks ahead" : "rests";
    if (mode_ == "demo") return "plays itself";
    return mode_ == "falling" ? "waits for the disc" : "rests";
  }

  void draw_engine(int top, int left, int width) {
    const int room = bottom() - top;
    const bool is_short = room < machine_.columns() + 6;
    std::vector<void (Drawing::*)(int, int, int)> lines;
    if (!is_short) lines.push_back(&Drawing::draw_activity);
    lines.push_back(&Drawing::draw_simulations);
    if (room >= 2) lines.push_back(&Drawing::draw_pool);
    if (!is_short) lines.push_back(&Drawing::draw_recycled);
    if (room >= 3) lines.push_back(&Drawing::draw_variation);
    for (const auto line : lines) (this->*line)(top++, left, width);
    if (is_short) {
      if (top < bottom()) draw_columns_in_brief(top, left);
      return;
    }
    window_.put(top++, left, "chances of the player to move:", Ink::kFaint);
    for (const auto& move : seen_.moves) draw_move(top++, left, width, move);
  }

  void draw_activity(int y, int x, int) {
    x = window_.put(y, x, "The engine ", Ink::kTitle);
    window_.put(y, x, activity());
  }
  void draw_simulations(int y, int x, int) {
    const bool is_proving = seen_.visited > 0;
    x = window_.put(y, x, thousands(is_proving ? seen_.visited : seen_.simulations));
    x = window_.put(y, x, is_proving ? " positions in " : " simulations in ", Ink::kFaint);
    window_.put(y, x, fmt::format("{:.1f} s", static_cast<double>(view_.thinking_us) / 1e6));
  }
  void draw_pool(int y, int x, int width) {
    const double share = seen_.records == 0 ? 0 : static_cast<double>(seen_.used) / seen_.records;
    x = window_.put(y, x, "pool ", Ink::kFaint);
    x = window_.put(y, x, bar(std::min(width - 24, 20), share, window_.has_utf8()), Ink::kBar);
    window_.put(y, x, fmt::format(" {:.0f} % of {}", 100 * share, thousands(seen_.records)));
  }
  void draw_recycled(int y, int x, int) {
    x = window_.put(y, x, "recycled ", Ink::kFaint);
    x = window_.put(y, x, thousands(seen_.recycled));
    x = window_.put(y, x, " records, in use ", Ink::kFaint);
    window_.put(y, x, thousands(seen_.used));
  }
  void draw_variation(int y, int x, int width) {
    x = window_.put(y, x, "expects ", Ink::kFaint);
    const int room = std::max(0, width - 9);
    const std::string& line = seen_.variation;
    std::size_t end = line.size();
    while (static_cast<int>(end) > room)
      end = line.rfind(' ', end - 1) == std::string::npos ? 0 : line.rfind(' ', end - 1);
    x = window_.put(y, x, std::string_view(line).substr(0, end));
    if (seen_.is_solved) window_.put(y, x, fmt::format(" ({})", seen_.bounds), Ink::kWarning);
  }

  double share_of(const sim::MoveInsight& move) const {
    std::uint32_t sum = 0;
    for (const auto& each : seen_.moves) sum += each.visits;
    return sum == 0 ? 0 : static_cast<double>(move.visits) / sum;
  }

  void draw_move(int y, int x, int width, const sim::MoveInsight& move) {
    x = window_.put(y, x, fmt::format("{} ", move.column), Ink::kTitle);
    if (!move.is_legal) return void(window_.put(y, x, "full", Ink::kFaint));
    x = window_.put(y, x, bar(std::clamp(width - 30, 4, 16), share_of(move), window_.has_utf8()),
                    Ink::kBar);
    x = window_.put(y, x, fmt::format("{:>7} {:>3} % ", thousands(move.visits), move.percent));
    const bool is_known = move.bounds != "?";
    window_.put(y, x, is_known ? move.bounds : std::string_view("open"),
                is_known ? Ink::kWarning : Ink::kFaint);
  }

  /// "D 62% C 40%": those that were tried most, where there is no room for all.
  void draw_columns_in_brief(int y, int x) {
    auto moves = seen_.moves;
    std::sort(moves.begin(), moves.end(), [](auto& a, auto& b) { return a.visits > b.visits; });
    for (const auto& move : moves) {
      if (!move.is_legal || x + 7 > window_.width()) break;
      x = window_.put(y, x, fmt::format("{} ", move.column), Ink::kTitle);
      x = window_.put(y, x, fmt::format("{}% ", move.percent)) + 1;
    }
  }

  // The help.

  void draw_help() {
    if (view_.is_typing) {
      window_.put(bottom(), 0, "to the console (Enter sends, Esc leaves):", Ink::kFaint);
      window_.put(bottom() + 1, 0, fmt::format("> {}_", view_.typed));
      return;
    }
    std::string help = view_.note.empty() ? Keyboard(machine_).help(mode_) : view_.note;
    if (view_.note.empty() && mode_ == "menu" && !is_picture())
      help = fmt::format("[{}]  {}", machine_.menu(), help);
    if (view_.note.empty()) help += "   (:) console   p: pull the plug";
    put_wrapped(help);
  }

  /// On two lines, cut between two hints, which three spaces part; a note between two words.
  void put_wrapped(const std::string& help) {
    const std::string_view gap = view_.note.empty() ? "   " : " ";
    int x = 0;
    int y = bottom();
    for (std::size_t begin = 0; begin < help.size();) {
      const std::size_t end = std::min(help.find(gap, begin), help.size());
      const auto hint = std::string_view(help).substr(begin, end - begin);
      if (x > 0 && x + static_cast<int>(hint.size()) > window_.width()) {
        x = 0;
        ++y;
      }
      x = window_.put(y, x, hint, view_.note.empty() ? Ink::kPlain : Ink::kWarning);
      x += static_cast<int>(std::min<std::size_t>(gap.size(), 2));
      begin = end + gap.size();
    }
  }

  Window& window_;
  const View& view_;
  sim::Machine& machine_;
  std::string mode_;
  Insight seen_;
};

}  // namespace

void draw(Window& window, const View& view) { Drawing(window, view).draw(); }

}  // namespace frugal::terminal
