// SPDX-License-Identifier: MIT
/// \file
/// The replies that the maker of a book has chosen so far, on disk: after an interruption it goes
/// on where it was. The first line of the file names the game; each further line holds the key of a
/// position and a slot, and is written at once. A last line that was cut short is dropped.
#pragma once

#include <cstdint>
#include <fstream>
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>

namespace frugal::book {

class WorkFile {
 public:
  /// Without a name nothing is kept. Throws std::runtime_error if the file can't be used, or is for
  /// another game than `what` says.
  WorkFile(std::string name, const std::string& what);

  std::size_t size() const { return slots_.size(); }

  /// What was chosen before this run.
  std::optional<int> reply_to(std::uint64_t key) const;

  /// For any thread.
  void append(std::uint64_t key, int slot);

 private:
  void read(std::istream& file, const std::string& what);

  std::string name_;
  std::unordered_map<std::uint64_t, int> slots_;
  std::ofstream file_;
  std::mutex mutex_;
};

}  // namespace frugal::book
