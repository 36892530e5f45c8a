// SPDX-License-Identifier: MIT
#include "scenario/script.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "scenario/words.hpp"
#include "simulator/machine.hpp"
#include "support/nearest.hpp"

namespace frugal::scenario {
namespace {

constexpr std::array kForms{
    Form{Act::kBoard, "board BOARD", "a new board, off; the first step"},
    Form{Act::kLevel, "level NUMBER", "of its first game, 1 to 6; before the power is on"},
    Form{Act::kSeed, "seed NUMBER", "of its first game, 0 to 4095; before the power is on"},
    Form{Act::kPowerOn, "power on", "what the pool and the variables held is lost"},
    Form{Act::kPowerCut, "power cut", "off, at once"},
    Form{Act::kPowerCutLater, "power cut after NUMBER writes",
         "off, in the middle of that write (a word or a page) to the store, counted from 1"},
    Form{Act::kPress, "press KEYS", "for 60 ms; several at once: press A B"},
    Form{Act::kPress, "press KEYS NUMBER times", "one after the other"},
    Form{Act::kLong, "long KEYS", "for 0.7 s"},
    Form{Act::kHold, "hold KEYS", "down, until they are released"},
    Form{Act::kRelease, "release KEYS", "up"},
    Form{Act::kBounce, "bounce KEYS", "a press by contacts that chatter"},
    Form{Act::kMash, "mash TIME", "any keys at any time"},
    Form{Act::kDrop, "drop COLUMN", "moves the cursor there by the keys, and drops"},
    Form{Act::kWait, "wait TIME", "of the board: 200ms, 1.5s, 10min"},
    Form{Act::kWaitUntil, "wait until MODE", "for a minute at most"},
    Form{Act::kWaitUntil, "wait until MODE within TIME",
         "modes: menu turn falling thinking looking over console demo dark panic"},
    Form{Act::kExpectMode, "expect mode MODE", "now"},
    Form{Act::kExpectLights, "expect lights",
         "rows |.....| follow: this frame is seen within a second; ? stands for any light"},
    Form{Act::kExpectLights, "expect lights within TIME", "the same, within that time"},
    Form{Act::kExpectSteady, "expect lights for TIME",
         "rows follow: what each light shows for all that time; ~ one that changes"},
    Form{Act::kExpectBlinks, "expect light NUMBER blinks NUMBER times", "between two pauses"},
    Form{Act::kExpectText, "expect text TEXT", "stands in the picture within a second"},
    Form{Act::kExpectText, "expect text TEXT within TIME", "the same, within that time"},
    Form{Act::kExpectNoText, "expect no text TEXT", "stands in the picture now"},
    Form{Act::kExpectConsole, "expect console TEXT",
         "is printed within a second, after what was expected or sent last"},
    Form{Act::kExpectConsole, "expect console TEXT within TIME", "the same, within that time"},
    Form{Act::kExpectNoConsole, "expect no console TEXT", "was printed since"},
    Form{Act::kExpectNotes, "expect notes TEXT",
         "\"C6 E6\": these sound one after the other within a second, after those expected last"},
    Form{Act::kExpectNotes, "expect notes TEXT within TIME", "the same, within that time"},
    Form{Act::kExpectSilence, "expect silence", "nothing sounds now, nor has sounded since"},
    Form{Act::kExpectMoves, "expect moves MOVES",
         "of the game so far: DDE, or none; ? stands for any"},
    Form{Act::kExpectOff, "expect off", "the power was cut"},
    Form{Act::kSend, "send TEXT", "and an end of line, to the console; \\n \\t \\\\ \\\" \\x07"},
    Form{Act::kSend, "send TEXT NUMBER times", "this often, then an end of line"},
    Form{Act::kSendNoise, "send noise NUMBER", "random bytes, then an end of line"},
    Form{Act::kCorruptPool, "corrupt pool", "all of it becomes noise"},
    Form{Act::kCorruptStore, "corrupt store", "all of it becomes noise"},
    Form{Act::kCorruptStore, "corrupt store word NUMBER", "this word becomes noise"},
    Form{Act::kCorruptStore, "corrupt store word NUMBER bit NUMBER", "this bit turns over"},
    Form{Act::kForeignStore, "foreign store", "as if another program had used it"},
    Form{Act::kEraseStore, "erase store", "all of it"},
    Form{Act::kHang, "hang TIME", "the program does nothing; after 2 s the watchdog bites"},
    Form{Act::kPanic, "panic", "the program finds itself broken"},
};

constexpr std::array<std::string_view, 11> kModes{"menu",    "turn",  "falling", "thinking",
                                                  "looking", "over",  "console", "demo",
                                                  "dark",    "panic", "off"};

std::string list(const std::vector<std::string>& names) {
  return fmt::format("{}", fmt::join(names, ", "));
}

/// "; did you mean press?", or else what there is.
std::string suggestion(const std::string& wrong, const std::vector<std::string>& names) {
  const std::string nearest = support::nearest_name(wrong, names);
  if (!nearest.empty()) return fmt::format("; did you mean {}?", nearest);
  return fmt::format("; there is: {}", list(names));
}

/// Reads the words of one line by one form.
class Reader {
 public:
  Reader(const std::vector<Word>& words, int end_column, const Subject& subject)
      : words_(words), end_column_(end_column), subject_(subject) {}

  /// Throws Wrong; reached() then tells how many words were right.
  void read(const Form& form, Step& step) {
    std::string_view pattern = form.pattern;
    while (!pattern.empty()) {
      const std::size_t length = std::min(pattern.find(' '), pattern.size());
      read_word(pattern.substr(0, length), step);
      pattern.remove_prefix(std::min(length + 1, pattern.size()));
    }
    if (at_ < words_.size()) {
      throw Wrong{words_[at_].column, fmt::format("'{}' is too much here", words_[at_].text)};
    }
    step.act = form.act;
  }
  std::size_t reached() const { return at_; }

 private:
  void read_word(std::string_view expected, Step& step) {
    if (expected == "KEYS") return read_keys(step);
    const Word& word = next(expected);
    if (expected == "NUMBER") {
      const auto number = number_in(word.text);
      if (!number) fail(word, "a whole number");
      step.numbers.push_back(*number);
    } else if (expected == "TIME") {
      const auto ms = ms_in(word.text);
      if (!ms) fail(word, "a time such as 200ms, 1.5s or 10min");
      step.ms = *ms;
      step.has_time = true;
    } else if (expected == "TEXT") {
      if (!word.is_quoted) fail(word, "a text in quotes, such as \"frugal-new\"");
      step.text = word.text;
    } else if (expected == "MODE") {
      read_name(word, "mode", {kModes.begin(), kModes.end()}, step);
    } else if (expected == "BOARD") {
      read_name(word, "board", sim::names_of_boards(), step);
    } else if (expected == "COLUMN") {
      require_board(word);
      const int column = word.text.size() == 1 ? word.text[0] - 'A' : -1;
      if (column < 0 || column >= subject_.columns) fail(word, columns());
      step.numbers.push_back(static_cast<std::uint32_t>(column));
    } else if (expected == "MOVES") {
      read_moves(word, step);
    } else if (word.text != expected || word.is_quoted) {
      fail(word, fmt::format("'{}'", expected));
    }
    ++at_;
  }

  const Word& next(std::string_view expected) const {
    if (at_ < words_.size()) return words_[at_];
    throw Wrong{end_column_,
                fmt::format("the line ends where {} should stand", in_words(expected))};
  }

  static std::string in_words(std::string_view expected) {
    if (expected == "TIME") return "a time such as 200ms, 1.5s or 10min";
    if (expected == "TEXT") return "a text in quotes";
    if (expected == "NUMBER") return "a whole number";
    if (expected == "KEYS") return "a key";
    if (expected == "COLUMN") return "a column such as D";
    if (expected == "MOVES") return "moves such as DDE, or none,";
    if (expected == "MODE") return "a mode such as turn";
    if (expected == "BOARD") return "a board such as microbit";
    return fmt::format("'{}'", expected);
  }

  [[noreturn]] static void fail(const Word& word, std::string_view expected) {
    throw Wrong{word.column, fmt::format("expected {}, found '{}'", expected, word.text)};
  }

  void require_board(const Word& word) const {
    if (subject_.name.empty()) throw Wrong{word.column, "which board? begin with: board microbit"};
  }

  std::string columns() const {
    return fmt::format("a column, A to {} on {}", static_cast<char>('A' + subject_.columns - 1),
                       subject_.name);
  }

  static void read_name(const Word& word, std::string_view kind,
                        const std::vector<std::string>& names, Step& step) {
    if (std::find(names.begin(), names.end(), word.text) == names.end()) {
      throw Wrong{word.column,
                  fmt::format("no {} '{}'{}", kind, word.text, suggestion(word.text, names))};
    }
    step.text = word.text;
  }

  void read_moves(const Word& word, Step& step) const {
    require_board(word);
    for (const char letter : word.text) {
      const bool is_column = letter == '?' || (letter >= 'A' && letter < 'A' + subject_.columns);
      if (!is_column && word.text != "none") fail(word, "moves such as DDE, or none");
    }
    step.text = word.text == "none" ? "" : word.text;
  }

  /// One or more; a number is none.
  void read_keys(Step& step) {
    require_board(next("KEYS"));
    const auto& names = subject_.keys;
    do {
      const Word& word = words_[at_];
      const auto found = std::find(names.begin(), names.end(), word.text);
      if (found == names.end()) {
        throw Wrong{word.column,
                    fmt::format("{} has no key '{}'{}", subject_.name, word.text,
                                names.empty() ? " nor any other" : suggestion(word.text, names))};
      }
      step.keys |= 1u << (found - names.begin());
      ++at_;
    } while (at_ < words_.size() && !number_in(words_[at_].text));
  }

  const std::vector<Word>& words_;
  int end_column_;
  const Subject& subject_;
  std::size_t at_ = 0;
};

std::string_view first_word(std::string_view pattern) {
  return pattern.substr(0, pattern.find(' '));
}

std::vector<std::string> first_words() {
  std::vector<std::string> names;
  for (const Form& form : kForms) {
    const std::string name(first_word(form.pattern));
    if (names.empty() || names.back() != name) names.push_back(name);
  }
  return names;
}

/// "expected 'on', found 'x'" and "expected 'cut', found 'x'" are one mistake.
std::string merged(const std::string& one, const std::string& other) {
  const std::string wanted = other.substr(9, other.rfind(", found ") - 9);
  if (one.find(wanted) != std::string::npos) return one;
  return "expected " + wanted + " or " + one.substr(9);
}

/// The form that fits; of those that don't, the mistake of the one that went farthest.
void read_by_any_form(const std::vector<Word>& words, int end_column, const Subject& subject,
                      Step& step) {
  std::optional<Wrong> best;
  std::size_t farthest = 0;
  for (const Form& form : kForms) {
    if (first_word(form.pattern) != words[0].text) continue;
    Reader reader(words, end_column, subject);
    Step read = step;
    try {
      reader.read(form, read);
      step = read;
      return;
    } catch (const Wrong& wrong) {
      if (best && reader.reached() < farthest) continue;
      const bool is_as_far = best && reader.reached() == farthest && best->column == wrong.column;
      const std::string both =
          is_as_far && best->reason.starts_with("expected") && wrong.reason.starts_with("expected")
              ? merged(best->reason, wrong.reason)
              : wrong.reason;
      farthest = reader.reached();
      best = Wrong{wrong.column, both};
    }
  }
  if (best) throw *best;
  throw Wrong{words[0].column, fmt::format("no step '{}'{}", words[0].text,
                                           suggestion(words[0].text, first_words()))};
}

bool needs_frame(const Step& step) {
  return step.act == Act::kExpectLights || step.act == Act::kExpectSteady;
}

/// A row of a frame: | and what stands up to the next |.
bool is_row(std::string_view line) {
  const std::size_t begin = line.find_first_not_of(" \t");
  return begin != std::string_view::npos && line[begin] == '|';
}

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  Script parse() {
    std::string_view line;
    while (take_line(line)) {
      is_row(line) ? take_row(line) : take_step(line);
    }
    end_frame();
    if (script_.steps.empty() && script_.mistakes.empty()) {
      report(1, 1, "there is no step in it; begin with: board microbit");
    }
    return std::move(script_);
  }

 private:
  bool take_line(std::string_view& line) {
    if (text_.empty()) return false;
    const std::size_t end = std::min(text_.find('\n'), text_.size());
    line = text_.substr(0, end);
    text_.remove_prefix(std::min(end + 1, text_.size()));
    ++line_;
    return true;
  }

  void report(int line, int column, const std::string& reason) {
    script_.mistakes.push_back({line, column, reason});
  }

  void take_step(std::string_view line) {
    end_frame();
    Step step;
    Mistake mistake;
    skips_rows_ = !parse_line(line, subject_, step, mistake);
    if (skips_rows_) {
      return report(line_, mistake.column, mistake.reason);
    }
    if (step.words.empty()) return;
    step.line = line_;
    if (step.act == Act::kBoard) subject_ = subject_of(step.text);
    if (step.act != Act::kBoard && subject_.name.empty()) {
      return report(line_, step.column, "which board? begin with: board microbit");
    }
    const bool is_of_sound = step.act == Act::kExpectNotes || step.act == Act::kExpectSilence;
    if (is_of_sound && !subject_.shape.has_sound) {
      return report(line_, step.column, subject_.name + " has no sound");
    }
    if (step.act == Act::kExpectText && !subject_.shape.has_picture()) {
      return report(line_, step.column, subject_.name + " has no picture for a text to stand in");
    }
    script_.steps.push_back(step);
    takes_rows_ = needs_frame(step);
  }

  void take_row(std::string_view line) {
    const std::size_t begin = line.find('|');
    const std::size_t end = line.find('|', begin + 1);
    const int column = static_cast<int>(begin) + 1;
    if (skips_rows_) return;
    if (!takes_rows_)
      return report(line_, column, "a row of lights without 'expect lights' before it");
    if (end == std::string_view::npos) {
      script_.steps.back().frame.emplace_back();
      return report(line_, static_cast<int>(line.size()) + 1, "expected a closing |");
    }
    const std::string row(line.substr(begin + 1, end - begin - 1));
    const std::string known = sim::signs_of(subject_.shape) + "?~";
    const std::size_t wrong = row.find_first_not_of(known);
    if (wrong != std::string::npos) {
      report(line_, column + 1 + static_cast<int>(wrong),
             fmt::format("'{}' is no light of {}: {}; ? any, ~ changes", row[wrong], subject_.name,
                         sim::legend_of(subject_.shape)));
    } else if (static_cast<int>(row.size()) != frame_width()) {
      report(line_, column,
             fmt::format("this row has {} lights; {} has {}", row.size(), subject_.name,
                         frame_width()));
    }
    script_.steps.back().frame.push_back(row);
  }

  /// The frame of the step before is complete.
  void end_frame() {
    if (!takes_rows_) return;
    takes_rows_ = false;
    const Step& step = script_.steps.back();
    if (static_cast<int>(step.frame.size()) == frame_height()) return;
    report(step.line, step.column,
           fmt::format("{} rows of lights follow; {} has {} (rows look like |{}|)",
                       step.frame.size(), subject_.name, frame_height(),
                       std::string(static_cast<std::size_t>(frame_width()), '.')));
  }

  int frame_width() const {
    if (subject_.shape.has_picture()) return subject_.columns;
    return subject_.shape.has_grid() ? subject_.shape.grid_columns : subject_.shape.leds;
  }
  int frame_height() const {
    if (subject_.shape.has_picture()) return subject_.rows + 1;
    return subject_.shape.has_grid() ? subject_.shape.grid_rows : 1;
  }

  std::string_view text_;
  Script script_;
  Subject subject_;
  int line_ = 0;
  bool takes_rows_ = false;
  bool skips_rows_ = false;  // of a step that made no sense
};

}  // namespace

std::span<const Form> forms() { return kForms; }

Subject subject_of(std::string_view board) {
  for (const sim::BoardInfo& each : sim::boards()) {
    if (each.name == board) {
      return {std::string(board),
              each.shape,
              {each.buttons.begin(), each.buttons.end()},
              each.columns,
              each.rows};
    }
  }
  return {};
}

bool parse_line(std::string_view line, const Subject& subject, Step& step, Mistake& mistake) {
  try {
    const std::vector<Word> words = words_of(line);
    if (words.empty()) return true;
    step.column = words[0].column;
    step.words = line.substr(static_cast<std::size_t>(step.column - 1));
    read_by_any_form(words, static_cast<int>(line.size()) + 1, subject, step);
    return true;
  } catch (const Wrong& wrong) {
    mistake = {0, wrong.column, wrong.reason};
    return false;
  }
}

Script parse(std::string_view text) { return Parser(text).parse(); }

}  // namespace frugal::scenario
