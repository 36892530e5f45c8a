// SPDX-License-Identifier: MIT
/// \file
/// Zeroed bytes for a table that is read at random: on large pages where the system has them, as
/// each page is looked up before its bytes are. Bytes that are never touched take no memory.
#pragma once

#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <span>

namespace frugal::support {

class LargeBytes {
 public:
  explicit LargeBytes(std::size_t size) : size_(size), mapped_(std::max<std::size_t>(size, 1)) {
    void* pages =
        mmap(nullptr, mapped_, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (pages == MAP_FAILED) throw std::bad_alloc();
    pages_ = static_cast<std::byte*>(pages);
#ifdef MADV_HUGEPAGE
    madvise(pages_, mapped_, MADV_HUGEPAGE);  // if it fails, the pages are small
#endif
  }
  ~LargeBytes() { munmap(pages_, mapped_); }
  LargeBytes(const LargeBytes&) = delete;
  LargeBytes& operator=(const LargeBytes&) = delete;

  std::span<std::byte> all() { return {pages_, size_}; }

 private:
  std::size_t size_;
  std::size_t mapped_;
  std::byte* pages_;
};

}  // namespace frugal::support
