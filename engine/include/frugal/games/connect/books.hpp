// SPDX-License-Identifier: MIT
/// \file
/// The opening books of Connect Four. A program that names one gets its bytes in flash.
#pragma once

#include "frugal/book.hpp"
#include "frugal/games/connect/book_5x5x4.hpp"
#include "frugal/games/connect/book_7x6x4.hpp"
#include "frugal/games/connect/connect.hpp"

namespace frugal {

template <>
struct BookOf<Connect<5, 5, 4>> : Book5x5x4 {};
template <>
struct BookOf<Connect<7, 6, 4>> : Book7x6x4 {};

/// How many plies a proof needs to look ahead behind a book, where RAM is dear.
template <class G>
inline constexpr int kFewPlies = G::kMaxPlies < 36 ? G::kMaxPlies : 36;

}  // namespace frugal
