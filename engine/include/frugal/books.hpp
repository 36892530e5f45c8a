// SPDX-License-Identifier: MIT
/// \file
/// The opening books that there are. Whoever names one gets its bytes in flash.
#pragma once

#include "frugal/book.hpp"
#include "frugal/books/connect_5x5x4.hpp"
#include "frugal/books/connect_7x6x4.hpp"
#include "frugal/games/connect/connect.hpp"

namespace frugal {

/// The book of a game, BookOf<G>::kBook; a game without one has none.
template <class G>
struct BookOf {};
template <>
struct BookOf<Connect<5, 5, 4>> : Book5x5x4 {};
template <>
struct BookOf<Connect<7, 6, 4>> : Book7x6x4 {};

template <class G>
concept HasBook = requires {
  BookOf<G>::kBook;
};

}  // namespace frugal
