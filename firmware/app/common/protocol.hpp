// SPDX-License-Identifier: MIT
/// \file
/// What the Go Text Protocol, version 2 (Farneback 2002, draft 2), asks of every game:
/// bytes in, replies out.
///
/// Bytes come in one at a time, replies go out line by line, when there is room for a line: nothing
/// ever waits, and the longest reply needs no more memory than its longest line.
///
/// As section 2 of the protocol asks: control characters are dropped, tabs are spaces, # begins a
/// comment, empty lines are not answered, a number before a command is repeated in the reply. A
/// line that is too long is answered with an error, whatever is in it.
///
/// The commands themselves are a class that derives from this one (gtp.hpp, go/gtp.hpp), known at
/// compile time. It has
///
///   command_name(i)      its commands, counted from 0; empty: there is no such one
///   kPlainCommands       how many of them belong to the protocol; the others are ours, for people
///   run(i, arguments)    answer(), fail(), answer_in_lines(), or wait() for a later resume()
///   add_line(i, out, n)  line n of a reply in lines; false: there is none
///
/// Memory: the line that comes in, 48 bytes for replies of one line, 40 more.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "app/common/game_clock.hpp"
#include "app/common/text.hpp"
#include "frugal/pool.hpp"

namespace frugal::app {

template <class Commands, std::size_t kLongestCommand = 62, std::size_t kLongestReply = 48>
class Protocol {
 public:
  /// Whether the next byte may come: the last command has been answered.
  bool is_ready() const { return !is_replying_ && !is_waiting_; }
  /// Whether a command is worked on, whose answer comes later.
  bool is_waiting() const { return is_waiting_; }
  /// Whether there was a quit since this was asked last.
  bool take_quit() { return std::exchange(has_quit_, false); }
  /// Whether a program speaks the protocol: a command came that is not one of ours for people.
  bool is_spoken() const { return is_spoken_; }
  void set_spoken(bool is_spoken) { is_spoken_ = is_spoken; }

  /// A byte has come in.
  void take(char byte) {
    if (byte == '\n') {
      execute();
      line_.clear();
      is_comment_ = is_too_long_ = false;
    } else if (byte == '#') {
      is_comment_ = true;
    } else if (!is_comment_ &&
               (byte == '\t' || (static_cast<unsigned char>(byte) >= 32 && byte != 127))) {
      is_too_long_ = is_too_long_ || line_.full();
      if (!is_too_long_) line_.push_back(byte == '\t' ? ' ' : byte);
    }
  }

  /// The next line of the reply, with its end. False if there is none.
  bool next_line(etl::istring& out) {
    out.clear();
    if (!is_replying_) return false;
    if (reply_line_ == 0) begin_reply(out);
    if (add_reply_line(out) || reply_line_ == 0) {
      ++reply_line_;
    } else {
      is_replying_ = false;
    }
    out.push_back('\n');
    return true;
  }

 protected:
  void answer(std::string_view text) { add(reply_, text); }
  void fail(std::string_view reason) {
    has_failed_ = true;
    reply_.clear();
    add(reply_, reason);
  }
  void fail() { has_failed_ = true; }
  /// The reply is that of add_line(command, ...).
  void answer_in_lines(int command) { lines_of_ = static_cast<std::int8_t>(command); }
  void wait() {
    is_replying_ = false;
    is_waiting_ = true;
  }
  void resume() {
    is_replying_ = true;
    is_waiting_ = false;
  }
  /// The short reply, to add to.
  etl::istring& reply() { return reply_; }

  /// Black is 0, white 1; -1: neither.
  static int player_of(std::string_view word) {
    if (equals(word, "b") || equals(word, "black")) return 0;
    return equals(word, "w") || equals(word, "white") ? 1 : -1;
  }
  static bool equals(std::string_view word, std::string_view lower) {
    if (word.size() != lower.size()) return false;
    for (std::size_t i = 0; i < word.size(); ++i) {
      if ((word[i] | 32) != lower[i]) return false;
    }
    return true;
  }

  // Time and memory, which are the same in every game.

  GameClock& clock() { return clock_; }
  const GameClock& clock() const { return clock_; }

  void set_time(std::string_view rest) {
    std::array<std::uint32_t, 3> seconds{};
    for (std::uint32_t& each : seconds) {
      if (!read_number(take_word(rest), each)) return fail("expected three integers");
    }
    clock_.set(seconds[0], seconds[1], seconds[2]);
  }

  void set_time_left(std::string_view rest) {
    const int player = player_of(take_word(rest));
    std::uint32_t seconds = 0;
    std::uint32_t moves = 0;
    if (player < 0 || !read_number(take_word(rest), seconds) ||
        !read_number(take_word(rest), moves)) {
      return fail("expected a color and two integers");
    }
    clock_.set_left(player, seconds, moves);
  }

  /// How much of the pool is in use.
  void tell_pool(const PoolUse& use) {
    add(reply_, "records ");
    add_number(reply_, use.records);
    add(reply_, " used ");
    add_number(reply_, use.used);
    add(reply_, " recycled ");
    add_number(reply_, use.recycled);
  }

 private:
  static constexpr std::array<std::string_view, 6> kNames{
      "protocol_version", "name", "version", "known_command", "list_commands", "quit"};
  enum : int { kProtocolVersion, kName, kVersion, kKnownCommand, kListCommands, kQuit, kOwn };

  Commands& self() { return static_cast<Commands&>(*this); }
  const Commands& self() const { return static_cast<const Commands&>(*this); }

  std::string_view command_name(int i) const {
    return i < kOwn ? kNames[static_cast<std::size_t>(i)] : self().command_name(i - kOwn);
  }
  /// -1: there is no such command.
  int find(std::string_view name) const {
    for (int i = 0; !command_name(i).empty(); ++i) {
      if (command_name(i) == name) return i;
    }
    return -1;
  }

  void execute() {
    std::string_view rest(line_.data(), line_.size());
    std::string_view word = take_word(rest);
    has_id_ = read_number(word, id_);
    if (has_id_) word = take_word(rest);
    if (word.empty() && !is_too_long_) return;
    reply_.clear();
    is_replying_ = true;
    reply_line_ = 0;
    has_failed_ = false;
    lines_of_ = kNoLines;
    if (is_too_long_) return fail("line too long");
    const int command = find(word);
    if (command < 0) return fail("unknown command");
    is_spoken_ = is_spoken_ || command < kOwn + Commands::kPlainCommands;
    run(command, rest);
  }

  void run(int command, std::string_view rest) {
    switch (command) {
      case kProtocolVersion:
        return answer("2");
      case kName:
        return answer("Frugal");
      case kVersion:
        return answer(FRUGAL_VERSION);
      case kKnownCommand:
        return answer(find(take_word(rest)) >= 0 ? "true" : "false");
      case kListCommands:
        return answer_in_lines(kList);
      case kQuit:
        has_quit_ = true;
        return;
      default:
        self().run(command - kOwn, rest);
    }
  }

  void begin_reply(etl::istring& out) {
    out.push_back(has_failed_ ? '?' : '=');
    if (has_id_) add_number(out, id_);
    out.push_back(' ');
  }

  /// False if there is no such line.
  bool add_reply_line(etl::istring& out) {
    if (lines_of_ == kList) {
      const std::string_view name = command_name(reply_line_);
      add(out, name);
      return !name.empty();
    }
    if (lines_of_ >= 0) return self().add_line(lines_of_, out, reply_line_);
    if (reply_line_ == 0) add(out, {reply_.data(), reply_.size()});
    return reply_line_ == 0;
  }

  static constexpr std::int8_t kNoLines = -1;
  static constexpr std::int8_t kList = -2;

  GameClock clock_;
  etl::string<kLongestCommand> line_;
  etl::string<kLongestReply> reply_;
  std::uint32_t id_ = 0;
  std::uint16_t reply_line_ = 0;
  std::int8_t lines_of_ = kNoLines;
  bool has_id_ = false;
  bool has_failed_ = false;
  bool is_comment_ = false;
  bool is_too_long_ = false;
  bool is_replying_ = false;
  bool is_waiting_ = false;
  bool has_quit_ = false;
  bool is_spoken_ = false;
};

}  // namespace frugal::app
