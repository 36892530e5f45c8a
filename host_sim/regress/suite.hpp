// SPDX-License-Identifier: MIT
/// \file
/// Files of regression tests (.tst), as GNU Go has them: commands of the Go Text
/// Protocol, some with a number, and what their answers should be.
///
///     loadsgf games/life.sgf 42      sets a position up: before move 42
///     7 reg_genmove white            a test, number 7
///     #? [C3]                        its answer; [C3|D4] either, [!C3] anything else; a * after it
///                                    tells that its author did not expect it to be solved
///
/// A position may be drawn instead, row by row from the top: X black, O white, . and , empty; x or
/// o is the stone that was played last. Other commands may follow it.
///
///     diagram
///     . . O
///     X X O
///     , X o
///
/// Neither player has to play on the commas (prover.hpp). The reader takes the tests that ask for a
/// move and leaves out the others.
#pragma once

#include <filesystem>
#include <set>
#include <string>
#include <vector>

namespace frugal::regress {

struct Test {
  std::string id;
  int size;                        ///< of its board
  std::vector<std::string> setup;  ///< commands before it
  std::string command;             ///< "reg_genmove white"
  std::string wanted;              ///< "C3"; "!C3|D4"
  std::vector<std::string> rows;   ///< of the diagram, if it is drawn
  std::vector<std::string> after;  ///< the commands of the setup that follow the diagram

  /// Whether a single move is right.
  bool has_one_answer() const;
  /// Of a move, in any letters.
  bool is_solved_by(const std::string& move) const;
};

struct Suite {
  std::string name;  ///< of the file, without folder and ending
  std::vector<Test> tests;
  std::set<std::string> unreadable;  ///< games that its tests need, and which are not there
};

/// Throws std::invalid_argument; its text tells what is wrong, and in which line.
Suite read_suite(const std::filesystem::path& file);

}  // namespace frugal::regress
