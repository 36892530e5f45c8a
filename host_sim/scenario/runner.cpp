// SPDX-License-Identifier: MIT
#include "scenario/runner.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "app/connect/levels.hpp"
#include "app/connect/session.hpp"
#include "simulator/board.hpp"
#include "simulator/notes.hpp"

namespace frugal::scenario {
namespace {

using sim::board;
using sim::Frame;

constexpr std::uint64_t kPressMs = 60;
constexpr std::uint64_t kPauseMs = 40;
constexpr std::uint64_t kLongMs = 700;
constexpr std::uint64_t kPatienceMs = 1000;
constexpr std::uint64_t kModePatienceMs = 60000;

bool fits(char expected, char actual) { return expected == '?' || expected == actual; }

int differences(const Frame& expected, const Frame& actual) {
  int count = 0;
  for (std::size_t y = 0; y < expected.size(); ++y) {
    for (std::size_t x = 0; x < expected[y].size(); ++x) {
      const bool is_there = y < actual.size() && x < actual[y].size();
      count += !is_there || !fits(expected[y][x], actual[y][x]);
    }
  }
  return count;
}

std::string seconds(std::uint64_t ms) {
  return fmt::format("{} s", static_cast<double>(ms) / 1000);
}

/// Text as it can be shown on one line.
std::string shown(std::string_view text) {
  std::string line;
  for (const char c : text) {
    if (c == '\n') {
      line += "\\n";
    } else if (static_cast<unsigned char>(c) < 32 || static_cast<unsigned char>(c) > 126) {
      line += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    } else {
      line += c;
    }
  }
  return line;
}

}  // namespace

std::string side_by_side(const Failure& failure, std::string_view indent) {
  std::string text;
  const std::size_t rows = std::max(failure.expected.size(), failure.actual.size());
  const std::size_t width = rows == 0 || failure.expected.empty() ? 0 : failure.expected[0].size();
  if (rows == 0) return text;
  text += fmt::format("{}{:<{}}   {}\n", indent, "expected", std::max<std::size_t>(width + 2, 8),
                      "actual");
  for (std::size_t y = 0; y < rows; ++y) {
    const std::string left = y < failure.expected.size() ? failure.expected[y] : "";
    const std::string right = y < failure.actual.size() ? failure.actual[y] : "";
    const bool differs = differences({left}, {right}) > 0;
    text += fmt::format("{}{:<{}}   |{}|{}\n", indent, "|" + left + "|",
                        std::max<std::size_t>(width + 2, 8), right, differs ? "   differs" : "");
  }
  return text;
}

void Runner::choose(std::string_view name) {
  machine_ = sim::make_machine(name);
  setting_ = {};
  heard_ = told_ = notes_ = 0;
  passed_us_ = 0;
}

void Runner::prepare(const sim::Setting& setting) {
  setting_ = setting;
  machine_->prepare(setting);
}

void Runner::power_on() {
  machine_->power_on();
  run_ms(kPauseMs);
}

void Runner::pull_the_plug() {
  machine_->power_off();
  power_on();
}

void Runner::step() {
  const std::uint64_t before = board().now_us;
  if (!machine_->is_on()) {
    passed_us_ += sim::Board::kTickUs;
    return;
  }
  machine_->step();
  if (board().now_us >= before) passed_us_ += board().now_us - before;
}

void Runner::run_ms(std::uint64_t ms) {
  const std::uint64_t end = passed_us_ + ms * 1000;
  while (passed_us_ < end) step();
}

bool Runner::run_until(const std::function<bool()>& holds, std::uint64_t limit_ms) {
  const std::uint64_t end = passed_us_ + limit_ms * 1000;
  while (!holds()) {
    if (passed_us_ >= end) return false;
    step();
  }
  return true;
}

Frame Runner::frame() {
  return sim::read_frame(machine_->shape(), machine_->columns(), machine_->rows());
}

std::string Runner::new_on_console() {
  const std::size_t begin = std::exchange(told_, board().printed.size());
  return board().printed.substr(begin);
}

std::string Runner::new_notes() {
  const std::string notes = heard_notes();
  notes_ = board().tones.size();
  return notes;
}

std::string Runner::mode() {
  constexpr const char* kNames[] = {"menu",    "turn", "falling", "thinking",
                                    "looking", "over", "console"};
  if (!machine_->is_on()) return "off";
  if (machine_->is_in_panic()) return "panic";
  if (machine_->is_dark()) return "dark";
  if (machine_->is_demo()) return "demo";
  return kNames[static_cast<std::size_t>(machine_->mode())];
}

void Runner::require_power() const {
  if (!machine_->is_on()) throw Failure{"the board is off; 'power on' first", {}, {}};
}

void Runner::run(const Step& step) {
  switch (step.act) {
    case Act::kBoard:
      return choose(step.text);
    case Act::kLevel:
    case Act::kSeed:
      return set_up(step);
    case Act::kPowerOn:
      if (machine_->is_on()) throw Failure{"the board is on already", {}, {}};
      return power_on();
    case Act::kPowerCut:
      return machine_->power_off();
    case Act::kWait:
      return run_ms(step.ms);
    case Act::kExpectOff:
      if (machine_->is_on()) throw Failure{"the power is on: fewer words were written", {}, {}};
      return;
    case Act::kRelease:
      board().buttons &= ~step.keys;
      return run_ms(kPauseMs);
    case Act::kHold:
      board().buttons |= step.keys;
      return run_ms(kPressMs);
    case Act::kCorruptStore:
    case Act::kForeignStore:
    case Act::kEraseStore:
      return corrupt_store(step);
    default:
      require_power();
      return expect(step);
  }
}

void Runner::set_up(const Step& step) {
  if (machine_->is_on() || passed_us_ > 0) {
    throw Failure{"level and seed are set before the power is on for the first time", {}, {}};
  }
  const bool is_level = step.act == Act::kLevel;
  const std::uint32_t lowest = is_level ? 1 : 0;
  const std::uint32_t highest = is_level ? app::connect::kHighestLevel : 4095;
  if (step.numbers[0] < lowest || step.numbers[0] > highest) {
    throw Failure{fmt::format("it can be {} to {}", lowest, highest), {}, {}};
  }
  (is_level ? setting_.level : setting_.seed) = step.numbers[0];
  prepare(setting_);
}

/// What is done or seen while the power is on.
void Runner::expect(const Step& step) {
  switch (step.act) {
    case Act::kPowerCutLater:
      return cut_power_after(step.numbers[0]);
    case Act::kPress:
      for (std::uint32_t i = 0; i < (step.numbers.empty() ? 1 : step.numbers[0]); ++i) {
        press(step.keys, kPressMs);
      }
      return;
    case Act::kLong:
      return press(step.keys, kLongMs);
    case Act::kBounce:
      return bounce(step.keys);
    case Act::kMash:
      return mash(step.ms);
    case Act::kDrop:
      return drop(static_cast<int>(step.numbers[0]));
    case Act::kWaitUntil:
      return wait_until(step);
    case Act::kExpectMode:
      if (mode() == step.text) return;
      throw Failure{fmt::format("the mode is {}", mode()), {}, {}};
    case Act::kExpectLights:
      return expect_lights(step);
    case Act::kExpectSteady:
      return expect_steady(step);
    case Act::kExpectBlinks:
      return expect_blinks(step.numbers[0], step.numbers[1]);
    case Act::kExpectText:
    case Act::kExpectNoText:
      return expect_text(step);
    case Act::kExpectConsole:
    case Act::kExpectNoConsole:
      return expect_console(step);
    case Act::kExpectNotes:
      return expect_notes(step);
    case Act::kExpectSilence:
      return expect_silence();
    case Act::kExpectMoves:
      if (differences({step.text}, {machine_->moves()}) == 0 &&
          step.text.size() == machine_->moves().size()) {
        return;
      }
      throw Failure{
          fmt::format("the moves are {}", machine_->moves().empty() ? "none" : machine_->moves()),
          {},
          {}};
    case Act::kSend:
      heard_ = board().printed.size();
      for (std::uint32_t i = 0; i < (step.numbers.empty() ? 1 : step.numbers[0]); ++i)
        send(step.text);
      return send("\n");
    case Act::kSendNoise:
      return send_noise(step.numbers[0]);
    case Act::kCorruptPool:
      for (std::byte& byte : machine_->pool()) byte = static_cast<std::byte>(board().noise());
      return;
    case Act::kHang:
      return hang(step.ms);
    case Act::kPanic:
      machine_->panic("as the scenario asked");
      return run_ms(kPauseMs);
    default:
      return;
  }
}

void Runner::cut_power_after(std::uint32_t writes) {
  if (writes == 0) throw Failure{"writes are counted from 1", {}, {}};
  board().writes_left = static_cast<int>(writes - 1);
}

// What the player does.

void Runner::press(const sim::Press& press) {
  this->press(press.buttons, press.is_long ? kLongMs : kPressMs);
}

void Runner::press(std::uint32_t keys, std::uint64_t ms) {
  board().buttons |= keys;
  run_ms(ms);
  board().buttons &= ~keys;
  run_ms(kPauseMs);
}

/// Contacts open and close for some milliseconds before they rest.
void Runner::chatter(std::uint32_t keys, bool is_down) {
  constexpr std::uint64_t kChatterUs = 5000;
  const std::uint64_t end = passed_us_ + kChatterUs;
  while (passed_us_ < end) {
    board().buttons =
        (board().noise() & 1u) != 0 ? board().buttons | keys : board().buttons & ~keys;
    board().now_us += 200;
    step();
  }
  board().buttons = is_down ? board().buttons | keys : board().buttons & ~keys;
}

void Runner::bounce(std::uint32_t keys) {
  chatter(keys, true);
  run_ms(kPressMs);
  chatter(keys, false);
  run_ms(kPauseMs);
}

void Runner::mash(std::uint64_t ms) {
  constexpr std::uint64_t kHurryMs = 17;
  const auto keys = (1u << machine_->shape().buttons) - 1;
  for (const std::uint64_t end = passed_us_ + ms * 1000; passed_us_ < end;) {
    board().buttons = static_cast<std::uint32_t>(board().noise()) & keys;
    run_ms(kHurryMs);
  }
  board().buttons = 0;
  run_ms(kPauseMs);
}

void Runner::drop(int column) {
  const hal::Shape& shape = machine_->shape();
  if (mode() != "turn") throw Failure{"it is nobody's turn; the mode is " + mode(), {}, {}};
  if (shape.buttons == 0) {
    heard_ = board().printed.size();
    return send(fmt::format("frugal-drop {}\n", static_cast<char>('A' + column)));
  }
  const sim::Keys keys(shape);
  if (const sim::Press own = keys.press_for(app::column_command(column))) {
    return press(own);
  }
  const sim::Press right = keys.press_for(sim::Command::kRight);
  const sim::Press step = right ? right : keys.press_for(sim::Command::kLeft);
  for (int i = 0; i < machine_->columns() && machine_->cursor() != column; ++i) press(step);
  if (machine_->cursor() != column) throw Failure{"the cursor does not go there", {}, {}};
  press(keys.press_for(sim::Command::kDrop));
}

void Runner::wait_until(const Step& step) {
  const std::uint64_t limit_ms = step.has_time ? step.ms : kModePatienceMs;
  if (run_until([&] { return mode() == step.text; }, limit_ms)) return;
  throw Failure{fmt::format("after {} the mode is {}", seconds(limit_ms), mode()), {}, {}};
}

/// As fast as the line is: a byte may be lost if the board does not listen.
void Runner::send(std::string_view bytes) {
  std::uint64_t due_us = passed_us_;
  for (const char byte : bytes) {
    while (passed_us_ < due_us && machine_->is_on()) step();
    board().receive(byte);
    due_us += sim::Board::kByteUs;
  }
  run_ms(kPauseMs);
}

void Runner::send_noise(std::uint32_t count) {
  heard_ = board().printed.size();
  std::string noise;
  while (noise.size() < count) noise += static_cast<char>(board().noise());
  send(noise + "\n");
}

void Runner::hang(std::uint64_t ms) {
  machine_->hang_ms(ms);
  passed_us_ += ms * 1000;
  run_ms(kPauseMs);
}

void Runner::corrupt_store(const Step& step) {
  constexpr std::string_view kOther = "Another program kept its settings here. ";
  auto& store = board().store;
  if (!step.numbers.empty()) {
    if (step.numbers[0] >= store.size()) {
      throw Failure{fmt::format("the store has {} words, counted from 0", store.size()), {}, {}};
    }
    std::uint32_t& word = store[step.numbers[0]];
    const bool is_bit = step.numbers.size() > 1;
    word = is_bit ? word ^ 1u << step.numbers[1] % 32 : static_cast<std::uint32_t>(board().noise());
    return;
  }
  for (std::size_t i = 0; i < store.size(); ++i) {
    std::uint32_t text = 0;
    for (std::size_t j = 0; j < 4; ++j)
      text = text << 8 | static_cast<std::uint8_t>(kOther[(4 * i + j) % kOther.size()]);
    store[i] = step.act == Act::kEraseStore     ? ~0u
               : step.act == Act::kForeignStore ? text
                                                : static_cast<std::uint32_t>(board().noise());
  }
}

// What the player sees.

void Runner::expect_lights(const Step& step) {
  const std::uint64_t limit_ms = step.has_time ? step.ms : kPatienceMs;
  Frame nearest;
  int least = 1 << 20;
  const auto is_seen = [&] {
    const Frame seen = frame();
    const int count = differences(step.frame, seen);
    if (count < least) nearest = seen;
    return (least = std::min(least, count)) == 0;
  };
  if (run_until(is_seen, limit_ms)) return;
  throw Failure{fmt::format("not seen within {}; the most similar that was:", seconds(limit_ms)),
                step.frame, nearest};
}

void Runner::expect_steady(const Step& step) {
  Frame seen = frame();
  const std::uint64_t end = passed_us_ + step.ms * 1000;
  while (passed_us_ < end) {
    this->step();
    const Frame now = frame();
    for (std::size_t y = 0; y < std::min(seen.size(), now.size()); ++y) {
      for (std::size_t x = 0; x < std::min(seen[y].size(), now[y].size()); ++x) {
        if (now[y][x] != seen[y][x]) seen[y][x] = '~';
      }
    }
  }
  if (differences(step.frame, seen) == 0) return;
  throw Failure{fmt::format("in {} this was seen (~ changed):", seconds(step.ms)), step.frame,
                seen};
}

/// Between two pauses, which are longer than any gap in what is counted.
void Runner::expect_blinks(std::uint32_t light, std::uint32_t times) {
  constexpr std::uint64_t kPauseUs = 450000;
  constexpr std::uint64_t kLimitMs = 20000;
  std::uint64_t dark_since_us = passed_us_;
  std::uint32_t count = 0;
  bool was_lit = true;
  bool counts = false;
  const auto is_counted = [&] {
    const bool is_lit = (board().leds >> light & 1u) != 0;
    if (is_lit && !was_lit && counts) ++count;
    if (is_lit || was_lit) dark_since_us = passed_us_;
    was_lit = is_lit;
    const bool is_pause = !is_lit && passed_us_ - dark_since_us >= kPauseUs;
    if (is_pause && count > 0) return true;
    counts = counts || is_pause;
    return false;
  };
  if (!run_until(is_counted, kLimitMs)) {
    throw Failure{
        fmt::format("in {} it did not blink between two pauses", seconds(kLimitMs)), {}, {}};
  }
  if (count != times) throw Failure{fmt::format("it blinks {} times", count), {}, {}};
}

void Runner::expect_text(const Step& step) {
  const bool is_wanted = step.act == Act::kExpectText;
  const std::uint64_t limit_ms = !is_wanted ? 0 : step.has_time ? step.ms : kPatienceMs;
  if (run_until([&] { return sim::shows_text(step.text); }, limit_ms) == is_wanted) return;
  throw Failure{fmt::format("the picture says: {}", fmt::join(sim::read_words(), " / ")), {}, {}};
}

void Runner::expect_console(const Step& step) {
  const bool is_wanted = step.act == Act::kExpectConsole;
  const std::uint64_t limit_ms = !is_wanted ? 0 : step.has_time ? step.ms : kPatienceMs;
  const auto place = [&] { return board().printed.find(step.text, heard_); };
  const bool is_there = run_until([&] { return place() != std::string::npos; }, limit_ms);
  if (is_there && is_wanted) heard_ = place() + step.text.size();
  if (is_there == is_wanted) return;
  throw Failure{
      fmt::format("the console said: \"{}\"", shown(board().printed.substr(heard_))), {}, {}};
}

void Runner::expect_notes(const Step& step) {
  const std::uint64_t limit_ms = step.has_time ? step.ms : kPatienceMs;
  const auto place = [&] { return (heard_notes() + " ").find(step.text + " "); };
  if (run_until([&] { return place() != std::string::npos; }, limit_ms)) {
    const std::string up_to = heard_notes().substr(0, place() + step.text.size());
    notes_ += 1 + static_cast<std::size_t>(std::count(up_to.begin(), up_to.end(), ' '));
    return;
  }
  throw Failure{fmt::format("these notes sounded: {}", heard_notes()), {}, {}};
}

void Runner::expect_silence() {
  if (board().hertz == 0 && notes_ == board().tones.size()) return;
  throw Failure{fmt::format("these notes sounded: {}", heard_notes()), {}, {}};
}

std::string Runner::heard_notes() const {
  return sim::names_of_notes(std::span(board().tones).subspan(notes_));
}

}  // namespace frugal::scenario
