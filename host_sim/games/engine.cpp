// SPDX-License-Identifier: MIT
/// \file
/// Finds the part of engines/ that was compiled for a game.
#include "games/engine.hpp"

#include "games/engines/part.hpp"

namespace frugal::cli {
namespace {

template <class Kind>
std::unique_ptr<Engine> make(const KnownGame& game, const EngineOptions& options) {
  static_assert(kParts == 2);
  if (auto engine = make_in_part<Kind, 0>(game, options)) return engine;
  return make_in_part<Kind, 1>(game, options);
}

}  // namespace

std::unique_ptr<Engine> make_engine(const KnownGame& game, Purpose purpose,
                                    const EngineOptions& options) {
  switch (purpose) {
    case Purpose::kPlay:
      return make<ForPlay>(game, options);
    case Purpose::kUct50:
      return make<ForUct50>(game, options);
    case Purpose::kUniform:
      return make<ForUniform>(game, options);
    case Purpose::kTreeProof:
      return make<ForTreeProof>(game, options);
    case Purpose::kScore:
      return make<ForScore>(game, options);
    default:
      return make<ForProof>(game, options);
  }
}

}  // namespace frugal::cli
