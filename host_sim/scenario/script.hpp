// SPDX-License-Identifier: MIT
/// \file
/// The language of scenarios: what a player does with a board, and what the board then shows, one
/// step a line. forms() lists all steps; `./frugal scenario --help` prints them.
///
/// A line is matched against the forms word by word. UPPER-CASE words of a form stand for
/// arguments. A mistake names the line, the column, and what would have been right there. Keys,
/// columns and frames are checked against the board that the script chose, before anything runs.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "frugal/hal/shape.hpp"
#include "simulator/frame.hpp"

namespace frugal::scenario {

enum class Act : std::uint8_t {
  kBoard,
  kLevel,
  kSeed,
  kPowerOn,
  kPowerCut,
  kPowerCutLater,
  kPress,
  kLong,
  kHold,
  kRelease,
  kBounce,
  kMash,
  kDrop,
  kWait,
  kWaitUntil,
  kExpectMode,
  kExpectLights,
  kExpectSteady,
  kExpectBlinks,
  kExpectText,
  kExpectNoText,
  kExpectConsole,
  kExpectNoConsole,
  kExpectNotes,
  kExpectSilence,
  kExpectMoves,
  kExpectOff,
  kSend,
  kSendNoise,
  kCorruptPool,
  kCorruptStore,
  kForeignStore,
  kEraseStore,
  kHang,
  kPanic,
};

struct Form {
  Act act;
  std::string_view pattern;
  std::string_view meaning;
};
std::span<const Form> forms();

struct Step {
  Act act{};
  int line = 0;
  int column = 0;
  std::string words;  ///< as they were written
  std::uint32_t keys = 0;
  std::vector<std::uint32_t> numbers;
  std::uint64_t ms = 0;
  bool has_time = false;
  std::string text;  ///< a text, a board, a mode, moves
  sim::Frame frame;
};

struct Mistake {
  int line;
  int column;
  std::string reason;
};

/// The board that a script is about: keys, columns and frames are read with it.
struct Subject {
  std::string name;
  hal::Shape shape{};
  std::vector<std::string> keys;  ///< their names; bit 0 stands first
  int columns = 0;
  int rows = 0;
};

struct Script {
  std::vector<Step> steps;
  std::vector<Mistake> mistakes;
};

/// Reads a whole script.
Script parse(std::string_view text);

/// What is known of a board; its name is empty if there is none of this name.
Subject subject_of(std::string_view board);

/// Reads one line, which needs no others. Returns false and the mistake if it makes no sense; a
/// line without a step has no words.
bool parse_line(std::string_view line, const Subject& subject, Step& step, Mistake& mistake);

}  // namespace frugal::scenario
