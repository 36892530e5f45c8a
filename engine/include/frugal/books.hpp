// SPDX-License-Identifier: MIT
//
// books.hpp: the opening books that there are. Whoever names one gets its bytes in flash.
#pragma once

#include "frugal/book.hpp"
#include "frugal/books/connect_5x5x4.hpp"
#include "frugal/books/connect_7x6x4.hpp"
#include "frugal/games/connect.hpp"

namespace frugal {

/// Null: none.
template <class G>
inline constexpr const Book* kBookOf = nullptr;
template <>
inline constexpr const Book* kBookOf<Connect<5, 5, 4>> = &Book5x5x4::kBook;
template <>
inline constexpr const Book* kBookOf<Connect<7, 6, 4>> = &Book7x6x4::kBook;

}  // namespace frugal
