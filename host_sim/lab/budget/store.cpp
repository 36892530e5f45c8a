// SPDX-License-Identifier: MIT
#include "lab/budget/store.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <fstream>

namespace frugal::budget {
namespace {

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

/// Up to the end of the last line that has one.
std::size_t whole_lines(const std::string& text) { return text.rfind('\n') + 1; }

bool is_results_file(const std::filesystem::path& path) {
  return path.filename().string().starts_with("results") && path.extension() == ".jsonl";
}

}  // namespace

Store::Store(const std::filesystem::path& folder, const std::string& file, std::string plan)
    : plan_(std::move(plan)) {
  if (folder.empty()) return;
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw StoreError(fmt::format("{}: {}", folder.string(), error.message()));
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (is_results_file(entry.path())) read(entry.path());
  }
  open(folder / file);
}

Store::~Store() {
  if (file_ >= 0) close(file_);
}

void Store::read(const std::filesystem::path& path) {
  const std::string text = text_of(path);
  const std::size_t end = whole_lines(text);
  std::size_t line = 0;
  for (std::size_t at = 0; at < end; ++line) {
    const std::size_t next = text.find('\n', at);
    const std::string words = text.substr(at, next - at);
    at = next + 1;
    if (line == 0 && words != plan_) {
      throw StoreError(fmt::format(
          "{} was made with other options: {}\nnow: {}\ngive the same, or another --out",
          path.string(), words, plan_));
    }
    if (line == 0) continue;
    try {
      results_.insert(read_line(words));
    } catch (const std::exception& reason) {
      throw StoreError(
          fmt::format("{}: line {} is no result: {}", path.string(), line + 1, reason.what()));
    }
  }
}

void Store::open(const std::filesystem::path& path) {
  name_ = path.string();
  const auto fail = [&](const char* what) { throw StoreError(fmt::format("{}: {}", name_, what)); };
  file_ = ::open(name_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  if (file_ < 0) fail(std::strerror(errno));
  if (flock(file_, LOCK_EX | LOCK_NB) != 0) fail("another run is writing it");
  const std::size_t end = whole_lines(text_of(path));
  if (ftruncate(file_, static_cast<off_t>(end)) != 0) fail(std::strerror(errno));
  if (end == 0) append(plan_ + "\n");
}

/// All of it or nothing.
void Store::append(const std::string& text) {
  const off_t before = lseek(file_, 0, SEEK_END);
  const ssize_t written = ::write(file_, text.data(), text.size());
  if (written == static_cast<ssize_t>(text.size())) return;
  const std::string reason = written < 0 ? std::strerror(errno) : "the disk is full";
  if (written > 0 && ftruncate(file_, before) != 0) {
    throw StoreError(
        fmt::format("{}: {}; its last line is torn, the next run cuts it off", name_, reason));
  }
  throw StoreError(
      fmt::format("{}: {}; the {} results before are kept", name_, reason, results_.size()));
}

void Store::add(const Job& job, const Result& result) {
  const std::lock_guard lock(mutex_);
  if (file_ >= 0) append(line_of(job, result) + "\n");
  results_.emplace(job, result);
}

}  // namespace frugal::budget
