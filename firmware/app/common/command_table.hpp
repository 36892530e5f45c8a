// SPDX-License-Identifier: MIT
/// \file
/// Tables of commands: each command of the Go Text Protocol is one row.
///
///   static constexpr auto commands() {
///     return std::to_array<CommandRow<Gtp>>({
///         {"undo", &Gtp::undo},
///         {"showboard", nullptr, &Gtp::add_board},
///         ...
///
/// The handlers of a row are members of its owner: the protocol (protocol.hpp), the commands of a
/// game, or their target. A CommandTable joins the tables of several owners, and identifies a
/// command by its place in the joined table.
///
/// The compiler reads the rows, and makes a switch of direct calls of them. So the image holds no
/// pointers to handlers, and the proof of the stack (toolchains/stack.py) follows every call. A
/// table of pointers takes about 900 bytes of flash more on a Cortex-M0, and its calls have no
/// bound.
///
/// Memory: the name and a byte of flash for each command; no RAM.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>
#include <type_traits>
#include <utility>

#include "etl/string.h"

namespace frugal::app {

template <class Owner>
struct CommandRow {
  std::string_view name;
  /// Gets the words after the name, and answers, fails or waits.
  void (Owner::*run)(std::string_view words) = nullptr;
  /// Adds line 0, 1, ... of a reply in several lines. False if there is no such line.
  bool (Owner::*add_line)(etl::istring& out, int line) = nullptr;
};

/// The table of one owner.
template <class Owner>
inline constexpr auto kCommandsOf = Owner::commands();

/// The tables of several owners, one after the other.
template <class... Owners>
class CommandTable {
 public:
  static constexpr int kNone = -1;

  /// The place of a command; kNone if no command has this name.
  static int find(std::string_view name) {
    for (int place = 0; place < static_cast<int>(kCount); ++place) {
      if (name_of(place) == name) return place;
    }
    return kNone;
  }

  /// Runs the command at a place.
  static void run(int place, std::string_view words, Owners&... owners) {
    const auto run_row = [&]<class Owner, std::size_t kRow>(Owner& owner, Row<kRow>) {
      constexpr auto kRun = kCommandsOf<Owner>[kRow].run;
      if constexpr (kRun != nullptr) (owner.*kRun)(words);
      return true;
    };
    visit(place, run_row, owners...);
  }

  /// Adds a line of the reply to the command at a place. False if there is no such line.
  static bool add_line(int place, etl::istring& out, int line, Owners&... owners) {
    const auto add_row_line = [&]<class Owner, std::size_t kRow>(Owner& owner, Row<kRow>) {
      constexpr auto kAddLine = kCommandsOf<Owner>[kRow].add_line;
      if constexpr (kAddLine == nullptr)
        return false;
      else
        return (owner.*kAddLine)(out, line);
    };
    return visit(place, add_row_line, owners...);
  }

  /// Adds the name of the command at a place. False if there is no such place.
  static bool add_name(int place, etl::istring& out) {
    if (place >= static_cast<int>(kCount)) return false;
    const std::string_view name = name_of(place);
    out.append(name.data(), name.size());
    return true;
  }

 private:
  template <std::size_t kRow>
  using Row = std::integral_constant<std::size_t, kRow>;

  static constexpr std::size_t kCount = (kCommandsOf<Owners>.size() + ...);

  static constexpr std::size_t kTextSize = [] {
    std::size_t size = 0;
    const auto add_table = [&](const auto& table) {
      for (const auto& row : table) size += row.name.size() + 1;
    };
    (add_table(kCommandsOf<Owners>), ...);
    return size;
  }();

  /// All names, each with a 0 behind it.
  static constexpr std::array<char, kTextSize> kText = [] {
    std::array<char, kTextSize> text{};
    std::size_t end = 0;
    const auto add_table = [&](const auto& table) {
      for (const auto& row : table) {
        for (const char letter : row.name) text[end++] = letter;
        ++end;
      }
    };
    (add_table(kCommandsOf<Owners>), ...);
    return text;
  }();

  static constexpr std::string_view name_of(int place) {
    const char* name = kText.data();
    while (place-- > 0) name += std::string_view(name).size() + 1;
    return name;
  }

  static constexpr bool are_distinct() {
    std::array<std::string_view, kCount> names;
    std::size_t count = 0;
    bool are_distinct = true;
    const auto add_table = [&](const auto& table) {
      for (const auto& row : table) {
        for (std::size_t i = 0; i < count; ++i) are_distinct &= names[i] != row.name;
        names[count++] = row.name;
      }
    };
    (add_table(kCommandsOf<Owners>), ...);
    return are_distinct;
  }
  static_assert(are_distinct(), "two commands have the same name");

  /// What use(owner, row) returns for the command at a place; the row is a constant.
  template <class Use>
  static bool visit(int place, Use use, Owners&... owners) {
    return [&]<std::size_t... kPlaces>(std::index_sequence<kPlaces...>) {
      return ((place == static_cast<int>(kPlaces) && visit_row<kPlaces>(use, owners...)) || ...);
    }
    (std::make_index_sequence<kCount>{});
  }
  template <std::size_t kPlace, class Use, class Owner, class... Others>
  static bool visit_row(Use& use, Owner& owner, Others&... others) {
    constexpr std::size_t kRows = kCommandsOf<Owner>.size();
    if constexpr (kPlace < kRows) {
      return use(owner, Row<kPlace>{});
    } else {
      return visit_row<kPlace - kRows>(use, others...);
    }
  }
};

}  // namespace frugal::app
