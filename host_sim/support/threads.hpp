// SPDX-License-Identifier: MIT
/// \file
/// Spreads numbered jobs over threads. A job must depend on its number only, so that
/// results do not depend on how many threads there are.
#pragma once

#include <atomic>
#include <cstddef>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace frugal::support {

/// The number of threads that the machine runs at a time.
inline unsigned all_cores() {
  const unsigned cores = std::thread::hardware_concurrency();
  return cores == 0 ? 1 : cores;
}

/// Each thread calls make_worker() once, and calls the worker with numbers from 0 to count - 1. The
/// first exception of any worker ends the work and is thrown again here.
template <class MakeWorker>
void in_parallel(std::size_t count, unsigned threads, MakeWorker make_worker) {
  std::atomic<std::size_t> next{0};
  std::exception_ptr failure;
  std::mutex mutex;
  const auto work = [&] {
    try {
      auto worker = make_worker();
      for (std::size_t job = next++; job < count; job = next++) worker(job);
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!failure) failure = std::current_exception();
      next = count;
    }
  };
  {
    std::vector<std::jthread> others;
    for (std::size_t i = 1; i < threads && i < count; ++i) others.emplace_back(work);
    work();
  }
  if (failure) std::rethrow_exception(failure);
}

}  // namespace frugal::support
