// SPDX-License-Identifier: MIT
/// \file
/// What a gesture means: one table by the roles of the buttons (frugal/hal/shape.hpp), for any
/// number of them. firmware/README.md has the same as a table for people.
///
/// A machine whose buttons lack a command of the table gives it to a spare gesture of another
/// button: kInGame and kInMenu say which. The menu, where no button has it, is two buttons at once,
/// and also a button that is held, if kAlsoMenu has one that is not held for something else. So a
/// person finds all commands by pressing and holding each button.
///
/// A button on which a long press means something, or two at once, answers a short press when it is
/// let go; the others answer at once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "app/common/gestures.hpp"
#include "frugal/hal/shape.hpp"

namespace frugal::app {

enum class Command : std::uint8_t {
  kNone,
  // in a game
  kLeft,
  kRight,
  kDrop,
  kHint,
  kTakeBack,
  kMenu,
  // in the menu
  kPrevious,
  kNext,
  kLess,
  kMore,
  kChoose,
  kLeave,
  // in a game: drops into the first column; the next ones follow
  kColumn1,
};

constexpr bool is_column(Command command) { return command >= Command::kColumn1; }
constexpr int column_to_drop(Command command) {
  return static_cast<int>(command) - static_cast<int>(Command::kColumn1);
}
constexpr Command column_command(int column) {
  return static_cast<Command>(static_cast<int>(Command::kColumn1) + column);
}

/// By gesture: down, press, long, repeat, together.
using Meanings = std::array<Command, 5>;

struct Key {
  Meanings in_game;
  Meanings in_menu;
};

namespace keys {

using enum Command;
using hal::Role;

/// What a button does when it is pressed for a moment, and when it is held; whether holding it
/// repeats the former, where it does nothing of its own.
struct Use {
  Command brief = kNone;
  Command held = kNone;
  bool repeats = false;

  constexpr bool does(Command command) const { return brief == command || held == command; }
};

struct Uses {
  Role role;
  Use in_game;
  Use in_menu;
};

// clang-format off
inline constexpr std::array<Uses, 9> kTable{{
    //              in a game               in the menu
    {Role::kLeft,   {kLeft,  kNone, true},  {kLess,     kNone}},
    {Role::kRight,  {kRight, kNone, true},  {kMore,     kNone}},
    {Role::kUp,     {kMenu,  kHint},        {kPrevious, kNone, true}},
    {Role::kDown,   {kDrop,  kNone},        {kNext,     kNone, true}},
    {Role::kSelect, {kDrop,  kTakeBack},    {kChoose,   kLeave}},
    {Role::kDrop,   {kDrop,  kTakeBack},    {kChoose,   kNone}},
    {Role::kHint,   {kHint,  kNone},        {kNone,     kNone}},
    {Role::kBack,   {kTakeBack, kNone},     {kLeave,    kNone}},
    {Role::kMenu,   {kMenu,  kNone},        {kLeave,    kNone}},
}};

/// Where no button does `missing`, the button of this role does `command`: when it is held, if it
/// does nothing then; or instead of what it does when it is pressed for a moment.
struct StandIn {
  Command missing;
  Role role;
  bool is_held;
  Command command;
};

inline constexpr std::array<StandIn, 10> kInGame{{
    {kMenu,     Role::kSelect,  false, kMenu},  // where another button drops
    {kDrop,     Role::kRight,   true, kDrop},
    {kDrop,     Role::kLeft,    true, kDrop},
    {kHint,     Role::kRight,   true, kHint},
    {kHint,     Role::kColumn2, true, kHint},
    {kHint,     Role::kLeft,    true, kHint},
    {kTakeBack, Role::kDown,    true, kTakeBack},
    {kTakeBack, Role::kLeft,    true, kTakeBack},
    {kTakeBack, Role::kRight,   true, kTakeBack},
    {kTakeBack, Role::kColumn1, true, kTakeBack},
}};
inline constexpr std::array<StandIn, 8> kInMenu{{
    {kNext,   Role::kLeft,    false, kPrevious},
    {kNext,   Role::kRight,   false, kNext},
    {kNext,   Role::kLeft,    false, kNext},
    {kNext,   Role::kColumn1, false, kNext},
    {kChoose, Role::kRight,   true,  kChoose},
    {kChoose, Role::kLeft,    true,  kChoose},
    {kChoose, Role::kDown,    true,  kChoose},
    {kChoose, Role::kColumn1, true,  kChoose},
}};
// clang-format on

/// Of these the first one that is not held for something else.
inline constexpr std::array<Role, 2> kAlsoMenu{Role::kLeft, Role::kColumn3};

constexpr Uses uses_of(Role role) {
  for (const Uses& each : kTable) {
    if (each.role == role) return each;
  }
  const int column = static_cast<int>(role) - static_cast<int>(Role::kColumn1);
  return {role, {column_command(column)}, {column == 0 ? kNone : kChoose}};
}

using All = std::array<Key, hal::kMostButtons>;

class Builder {
 public:
  constexpr explicit Builder(const hal::Shape& shape) : shape_(shape) {
    for (std::size_t i = 0; i < shape.buttons; ++i) {
      in_game_[i] = uses_of(shape.roles[i]).in_game;
      in_menu_[i] = uses_of(shape.roles[i]).in_menu;
    }
    for (const StandIn& each : kInGame) stand_in(in_game_, each);
    for (const StandIn& each : kInMenu) stand_in(in_menu_, each);
    together_in_game_ = together(in_game_, kMenu);
    together_in_menu_ = together(in_menu_, kLeave);
    if (together_in_game_ != kNone) hold_also(in_game_, kMenu);
    if (together_in_menu_ != kNone) hold_also(in_menu_, kLeave);
  }

  constexpr All keys() const {
    All keys{};
    for (std::size_t i = 0; i < shape_.buttons; ++i) {
      keys[i].in_game = meanings(in_game_[i], together_in_game_);
      keys[i].in_menu = meanings(in_menu_[i], together_in_menu_);
    }
    return keys;
  }

 private:
  using AllUses = std::array<Use, hal::kMostButtons>;

  static constexpr bool is_done(const AllUses& all, Command command) {
    for (const Use& each : all) {
      if (each.does(command)) return true;
    }
    return false;
  }

  constexpr void stand_in(AllUses& all, const StandIn& rule) const {
    if (is_done(all, rule.missing)) return;
    for (std::size_t i = 0; i < shape_.buttons; ++i) {
      if (shape_.roles[i] != rule.role) continue;
      if (!rule.is_held && !is_only_drop(all, i)) all[i].brief = rule.command;
      if (rule.is_held && all[i].held == kNone) all[i].held = rule.command;
    }
  }

  /// Whether nothing else drops a disc.
  constexpr bool is_only_drop(const AllUses& all, std::size_t button) const {
    if (all[button].brief != kDrop) return false;
    for (std::size_t i = 0; i < shape_.buttons; ++i) {
      if (i != button && (all[i].does(kDrop) || is_column(all[i].brief))) return false;
    }
    return true;
  }

  constexpr void hold_also(AllUses& all, Command command) const {
    for (const Role role : kAlsoMenu) {
      for (std::size_t i = 0; i < shape_.buttons; ++i) {
        if (shape_.roles[i] != role || all[i].held != kNone) continue;
        all[i].held = command;
        return;
      }
    }
  }

  constexpr Command together(const AllUses& all, Command command) const {
    return shape_.buttons >= 2 && !is_done(all, command) ? command : kNone;
  }

  static constexpr Meanings meanings(const Use& use, Command together) {
    const bool waits = use.held != kNone || together != kNone;
    const bool repeats = use.repeats && use.held == kNone;
    return {waits ? kNone : use.brief, waits ? use.brief : kNone, use.held,
            repeats ? use.brief : kNone, together};
  }

  const hal::Shape& shape_;
  AllUses in_game_{};
  AllUses in_menu_{};
  Command together_in_game_ = kNone;
  Command together_in_menu_ = kNone;
};

}  // namespace keys

/// Of each button, in the order of the shape; the rest is empty.
constexpr keys::All keys_of(const hal::Shape& shape) { return keys::Builder(shape).keys(); }

/// The same without the rest.
template <hal::Shape kShape>
inline constexpr auto kKeys = [] {
  constexpr keys::All kAll = keys_of(kShape);
  std::array<Key, kShape.buttons> keys{};
  for (std::size_t i = 0; i < keys.size(); ++i) keys[i] = kAll[i];
  return keys;
}();

template <hal::Shape kShape>
Command command_of(const ButtonEvent& event, bool is_in_menu) {
  if constexpr (kShape.buttons == 0) {
    return Command::kNone;
  } else {
    const Key& key = kKeys<kShape>[event.button];
    return (is_in_menu ? key.in_menu : key.in_game)[static_cast<std::size_t>(event.gesture)];
  }
}

/// Whether a gesture of these buttons gives the command.
constexpr bool can_give(std::span<const Key> keys, Command command) {
  for (const Key& key : keys) {
    for (const Meanings& meanings : {key.in_game, key.in_menu}) {
      for (const Command each : meanings) {
        if (each == command) return true;
      }
    }
  }
  return false;
}

/// Whether the buttons move a cursor.
constexpr bool has_cursor(std::span<const Key> keys) {
  return can_give(keys, Command::kLeft) || can_give(keys, Command::kRight);
}

/// Whether every column can be played: by a cursor and a drop, or by a button of its own.
constexpr bool can_play(std::span<const Key> keys, int columns) {
  if (has_cursor(keys) && can_give(keys, Command::kDrop)) return true;
  for (int column = 0; column < columns; ++column) {
    if (!can_give(keys, column_command(column))) return false;
  }
  return true;
}

/// Whether one press may leave the menu and act in the game as well: its button answers there when
/// it goes down, and here when it is let go.
constexpr bool one_press_acts_twice(std::span<const Key> keys) {
  constexpr auto kDown = static_cast<std::size_t>(Gesture::kDown);
  for (const Key& key : keys) {
    const Command first = key.in_menu[kDown];
    const bool leaves = first == Command::kChoose || first == Command::kLeave;
    if (leaves && key.in_game[kDown] == Command::kNone) return true;
  }
  return false;
}

}  // namespace frugal::app
