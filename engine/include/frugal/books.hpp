// SPDX-License-Identifier: MIT
//
// books.hpp: the opening books that there are. Whoever names one gets its bytes in flash.
#pragma once

#include "frugal/book.hpp"
#include "frugal/books/connect_5x5x4.hpp"
#include "frugal/books/connect_7x6x4.hpp"
#include "frugal/games/connect.hpp"

namespace frugal {

template <class G>
inline constexpr bool kHasBook = false;
template <>
inline constexpr bool kHasBook<Connect<5, 5, 4>> = true;
template <>
inline constexpr bool kHasBook<Connect<7, 6, 4>> = true;

/// Null: none. (To compare it with null at compile time is beyond g++ with sanitizers.)
template <class G>
inline constexpr const Book* kBookOf = nullptr;
template <>
inline constexpr const Book* kBookOf<Connect<5, 5, 4>> = &Book5x5x4::kBook;
template <>
inline constexpr const Book* kBookOf<Connect<7, 6, 4>> = &Book7x6x4::kBook;

}  // namespace frugal
