// SPDX-License-Identifier: MIT
#include "book/work_file.hpp"

#include <fmt/format.h>

#include <filesystem>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace frugal::book {
namespace {

[[noreturn]] void fail(const std::string& reason) { throw std::runtime_error(reason); }

}  // namespace

WorkFile::WorkFile(std::string name, const std::string& what) : name_(std::move(name)) {
  if (name_.empty()) return;
  if (std::ifstream file{name_}) read(file, what);
  const bool is_new = !std::filesystem::exists(name_) || std::filesystem::file_size(name_) == 0;
  file_.open(name_, std::ios::app);
  if (is_new) file_ << what << '\n';
  if (!file_.flush()) fail(fmt::format("the work file '{}' can't be written", name_));
}

void WorkFile::read(std::istream& file, const std::string& what) {
  std::ostringstream all;
  all << file.rdbuf();
  std::string text = all.str();
  const std::size_t whole = text.rfind('\n') + 1;  // 0 if there is none
  if (whole < text.size()) std::filesystem::resize_file(name_, whole);
  std::istringstream lines(text.substr(0, whole));
  std::string line;
  if (!std::getline(lines, line)) return;
  if (line != what) {
    fail(fmt::format("the work file '{}' is for '{}', not for '{}'; name another, or none", name_,
                     line, what));
  }
  for (int number = 2; std::getline(lines, line); ++number) {
    std::istringstream words(line);
    std::uint64_t key = 0;
    int slot = 0;
    if (!(words >> std::hex >> key >> std::dec >> slot) || slot < 0 || slot > 9) {
      fail(fmt::format("the work file '{}', line {}: '{}' is not a key and a slot", name_, number,
                       line));
    }
    slots_.emplace(key, slot);
  }
}

std::optional<int> WorkFile::reply_to(std::uint64_t key) const {
  const auto found = slots_.find(key);
  if (found == slots_.end()) return std::nullopt;
  return found->second;
}

void WorkFile::append(std::uint64_t key, int slot) {
  if (name_.empty()) return;
  const std::lock_guard lock(mutex_);
  file_ << fmt::format("{:x} {}\n", key, slot);
  if (!file_.flush()) fail(fmt::format("the work file '{}' can't be written", name_));
}

}  // namespace frugal::book
