// SPDX-License-Identifier: MIT
//
// engine.cpp: finds the part of engines/ that was compiled for a board.
#include "games/engine.hpp"

#include <stdexcept>

#include "games/engines/part.hpp"

namespace frugal::cli {
namespace {

template <class Kind>
std::unique_ptr<Engine> make(const Board& board, const EngineOptions& options) {
  static_assert(kParts == 2);
  if (auto engine = make_in_part<Kind, 0>(board, options)) return engine;
  return make_in_part<Kind, 1>(board, options);
}

}  // namespace

std::unique_ptr<Engine> make_engine(const Board& board, Purpose purpose,
                                    const EngineOptions& options) {
  auto engine = purpose == Purpose::kPlay        ? make<ForPlay>(board, options)
                : purpose == Purpose::kTreeProof ? make<ForTreeProof>(board, options)
                                                 : make<ForProof>(board, options);
  if (engine == nullptr) throw std::invalid_argument(name_of(board) + " is not built in");
  return engine;
}

}  // namespace frugal::cli
