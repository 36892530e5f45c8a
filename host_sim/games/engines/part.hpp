// SPDX-License-Identifier: MIT
/// \file
/// The boards in parts, each compiled in a file of its own, so that they build side by
/// side. A board is in the part of its place in kBoards, modulo kParts.
#pragma once

#include <memory>

#include "games/engine.hpp"

namespace frugal::cli {

inline constexpr std::size_t kParts = 2;

struct ForPlay;
struct ForProof;
struct ForTreeProof;

/// An engine of this kind for the board; null if the board is in another part.
template <class Kind, std::size_t kPart>
std::unique_ptr<Engine> make_in_part(const Board& board, const EngineOptions& options);

extern template std::unique_ptr<Engine> make_in_part<ForPlay, 0>(const Board&,
                                                                 const EngineOptions&);
extern template std::unique_ptr<Engine> make_in_part<ForPlay, 1>(const Board&,
                                                                 const EngineOptions&);
extern template std::unique_ptr<Engine> make_in_part<ForTreeProof, 0>(const Board&,
                                                                      const EngineOptions&);
extern template std::unique_ptr<Engine> make_in_part<ForTreeProof, 1>(const Board&,
                                                                      const EngineOptions&);
extern template std::unique_ptr<Engine> make_in_part<ForProof, 0>(const Board&,
                                                                  const EngineOptions&);
extern template std::unique_ptr<Engine> make_in_part<ForProof, 1>(const Board&,
                                                                  const EngineOptions&);

}  // namespace frugal::cli
