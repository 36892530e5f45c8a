// SPDX-License-Identifier: MIT
/// \file
/// The Go Text Protocol, version 2 (Farneback 2002, draft 2), as far as it is the same in every
/// game: bytes in, replies out.
///
/// The caller hands over one byte at a time, and fetches the reply line by line when it has room
/// for a line. No call waits, and the longest reply takes no more memory than its longest line.
///
/// The reading of lines follows section 2 of the protocol: control characters are dropped, a tab is
/// a space, # begins a comment, an empty line has no answer, and the reply repeats a number before
/// the command. The answer to a line that is too long is an error, whatever the line says.
///
/// The class of a game derives from this one (connect/gtp.hpp, go/gtp.hpp). It has
///
///   commands()    the table of its commands (command_table.hpp)
///   target()      the device or the command-line tool, with a table of its own commands
///
/// A handler calls answer() or fail(), or adds to reply(). One that needs time calls wait(), and
/// resume() when the answer is there.
///
/// The commands whose names begin with "frugal-" are for people. Any other command shows that a
/// program speaks the protocol.
///
/// Memory: 192 bytes on a chip, for commands of up to 62 bytes and replies of up to 48 in one line.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "app/common/command_table.hpp"
#include "app/common/game_clock.hpp"
#include "app/common/text.hpp"
#include "frugal/pool.hpp"

namespace frugal::app {

template <class Commands, class Target, std::size_t kLongestCommand = 62,
          std::size_t kLongestReply = 48>
class Protocol {
 public:
  static constexpr auto commands() {
    return std::to_array<CommandRow<Protocol>>({
        {"protocol_version", &Protocol::tell_protocol},
        {"name", &Protocol::tell_name},
        {"version", &Protocol::tell_version},
        {"known_command", &Protocol::tell_known},
        {"list_commands", nullptr, &Protocol::add_command},
        {"quit", &Protocol::quit},
    });
  }

  /// Whether the last command is answered, so that the next byte may come.
  bool is_ready() const { return !is_replying_ && !is_waiting_; }
  /// Whether the answer to a command comes later.
  bool is_waiting() const { return is_waiting_; }
  /// Whether a quit came since the last call.
  bool take_quit() { return std::exchange(has_quit_, false); }
  /// Whether a program speaks the protocol: a command came that is not for people.
  bool is_spoken() const { return is_spoken_; }
  void set_spoken(bool is_spoken) { is_spoken_ = is_spoken; }

  /// Takes the next byte of the input.
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

  /// Writes the next line of the reply, with its end. False if there is none.
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

  // For handlers.

  void answer(std::string_view text) { add(reply_, text); }
  void fail(std::string_view reason) {
    has_failed_ = true;
    reply_.clear();
    add(reply_, reason);
  }
  /// The reply of one line.
  etl::istring& reply() { return reply_; }

 protected:
  void wait() {
    is_replying_ = false;
    is_waiting_ = true;
  }
  void resume() {
    is_replying_ = true;
    is_waiting_ = false;
  }

  /// 0 for black, 1 for white, -1 for any other word.
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

  // What the commands of the games share.

  GameClock& clock() { return clock_; }
  const GameClock& clock() const { return clock_; }

  void set_time(std::string_view words) {
    std::array<std::uint32_t, 3> seconds{};
    for (std::uint32_t& each : seconds) {
      if (!read_number(take_word(words), each)) return fail("expected three integers");
    }
    clock_.set(seconds[0], seconds[1], seconds[2]);
  }

  void set_time_left(std::string_view words) {
    const int player = player_of(take_word(words));
    std::uint32_t seconds = 0;
    std::uint32_t moves = 0;
    if (player < 0 || !read_number(take_word(words), seconds) ||
        !read_number(take_word(words), moves)) {
      return fail("expected a color and two integers");
    }
    clock_.set_left(player, seconds, moves);
  }

  /// Answers how much of the pool is in use.
  void tell_use(const PoolUse& use) {
    add(reply_, "records ");
    add_number(reply_, use.records);
    add(reply_, " used ");
    add_number(reply_, use.used);
    add(reply_, " recycled ");
    add_number(reply_, use.recycled);
  }

 private:
  Commands& self() { return static_cast<Commands&>(*this); }

  /// All commands, in the order of list_commands.
  static auto table() { return CommandTable<Protocol, Commands, Target>{}; }

  void execute() {
    std::string_view words(line_.data(), line_.size());
    std::string_view word = take_word(words);
    has_id_ = read_number(word, id_);
    if (has_id_) word = take_word(words);
    if (word.empty() && !is_too_long_) return;
    reply_.clear();
    is_replying_ = true;
    reply_line_ = 0;
    has_failed_ = false;
    if (is_too_long_) return fail("line too long");
    command_ = static_cast<std::int16_t>(table().find(word));
    if (command_ < 0) return fail("unknown command");
    is_spoken_ = is_spoken_ || !equals(word.substr(0, 7), "frugal-");
    table().run(command_, words, *this, self(), self().target());
  }

  // The commands of every game.

  void tell_protocol(std::string_view) { answer("2"); }
  void tell_name(std::string_view) { answer("Frugal"); }
  void tell_version(std::string_view) { answer(FRUGAL_VERSION); }
  void tell_known(std::string_view words) {
    answer(table().find(take_word(words)) >= 0 ? "true" : "false");
  }
  bool add_command(etl::istring& out, int line) { return table().add_name(line, out); }
  void quit(std::string_view) { has_quit_ = true; }

  void begin_reply(etl::istring& out) {
    out.push_back(has_failed_ ? '?' : '=');
    if (has_id_) add_number(out, id_);
    out.push_back(' ');
  }

  /// False if the reply has ended.
  bool add_reply_line(etl::istring& out) {
    if (reply_line_ == 0) add(out, {reply_.data(), reply_.size()});
    if (has_failed_) return false;
    return table().add_line(command_, out, reply_line_, *this, self(), self().target());
  }

  GameClock clock_;
  etl::string<kLongestCommand> line_;
  etl::string<kLongestReply> reply_;
  std::uint32_t id_ = 0;
  std::uint16_t reply_line_ = 0;
  std::int16_t command_ = 0;
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
