// SPDX-License-Identifier: MIT
/// \file
/// The console of a board that solves the game: the commands of the Go Text Protocol that programs
/// ask each other (protocol.hpp), and Frugal's own, about the proof.
///
/// The target is the device (solve/device.hpp). It has begin_anew() and the table of its own
/// commands.
///
/// Memory: 200 bytes.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "app/common/protocol.hpp"
#include "app/solve/words.hpp"

namespace frugal::app::solve {

template <class Session, class Target>
class Commands : public Protocol<Commands<Session, Target>, Target> {
  using Base = Protocol<Commands, Target>;

 public:
  using Base::fail;
  using Base::reply;

  static constexpr auto commands() {
    return std::to_array<CommandRow<Commands>>({
        {"frugal-progress", nullptr, &Commands::add_progress},
        {"frugal-pause", &Commands::pause},
        {"frugal-go-on", &Commands::go_on},
        {"frugal-new", &Commands::begin_anew},
    });
  }

  Commands(Session& session, Target& target) : session_(session), target_(target) {}

  Target& target() { return target_; }

 private:
  bool add_progress(etl::istring& out, int line) { return add_progress_line(out, session_, line); }

  void pause(std::string_view words) {
    const std::string_view word = take_word(words);
    if (word.empty()) return session_.pause();
    std::uint32_t visited = 0;
    if (!read_number(word, visited)) return fail("expected a number of positions");
    if (!session_.pause_at(visited)) return fail("more positions were visited already");
  }
  void go_on(std::string_view) { session_.go_on(); }
  void begin_anew(std::string_view) { target_.begin_anew(); }

  Session& session_;
  Target& target_;
};

}  // namespace frugal::app::solve
