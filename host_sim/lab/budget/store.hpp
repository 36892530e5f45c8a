// SPDX-License-Identifier: MIT
/// \file
/// Finished jobs, in files that survive whatever ends the run.
///
/// A folder holds a file for each shard: its first line says how the games were played, each other
/// line is a job. A line is appended by one write, and taken back if it did not fit the disk; a
/// last line without its end, which a power cut may leave, is not counted, and is cut off when its
/// own shard goes on. All files of the folder are read: to add shards from other machines, put
/// their files there.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>

#include "lab/budget/result.hpp"

namespace frugal::budget {

using Results = std::map<Job, Result>;

class StoreError : public std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Store {
 public:
  /// Reads what is in the folder, and opens the file of this name for more. With an empty folder's
  /// name results are kept in memory only. `plan` is the first line. Throws StoreError.
  Store(const std::filesystem::path& folder, const std::string& file, std::string plan);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  const Results& results() const { return results_; }
  /// Any thread may. Throws StoreError.
  void add(const Job& job, const Result& result);

 private:
  void read(const std::filesystem::path& path);
  void open(const std::filesystem::path& path);
  void append(const std::string& text);

  std::string plan_;
  Results results_;
  std::mutex mutex_;
  std::string name_;
  int file_ = -1;
};

}  // namespace frugal::budget
