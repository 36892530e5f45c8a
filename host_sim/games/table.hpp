// SPDX-License-Identifier: MIT
/// \file
/// The games that the command line plays, a line each. A search is compiled for its game, so a game
/// that is not in this list needs its header, its line, and nothing else. A line gives it solve,
/// move, gtp, match, tune and memory, as far as it offers what they need.
///
/// The boards of Connect Four and Go are named by their sizes; any other line tells the game's
/// name: Line<TicTacToe, "tictactoe">.
#pragma once

#include "frugal/games/othello/othello.hpp"
#include "games/line.hpp"

namespace frugal::cli {

// clang-format off
struct KnownGames : Lines<
    Line<Connect<3, 3, 3>>,
    Line<Connect<3, 3, 4>>,
    Line<Connect<3, 4, 4>>,
    Line<Connect<4, 3, 4>>,
    Line<Connect<4, 4, 3>>,
    Line<Connect<4, 4, 4>>,
    Line<Connect<5, 4, 4>>,
    Line<Connect<4, 5, 4>>,
    Line<Connect<5, 5, 4>>,
    Line<Connect<5, 5, 3>>,
    Line<Connect<6, 5, 4>>,
    Line<Connect<5, 6, 4>>,
    Line<Connect<6, 6, 4>>,
    Line<Connect<7, 6, 4>>,
    Line<Connect<7, 6, 5>>,
    Line<Connect<6, 7, 4>>,
    Line<Connect<7, 7, 4>>,
    Line<Connect<8, 7, 4>>,
    Line<Connect<9, 6, 4>>,
    Line<Go<3>>,
    Line<Go<4>>,
    Line<Go<5>>,
    Line<Go<6>>,
    Line<Go<7>>,
    Line<Go<8>>,
    Line<Go<9>>,
    Line<Go<13>>,
    Line<Go<19>>,
    Line<Othello<4>, "othello:4">,
    Line<Othello<6>, "othello:6">,
    Line<Othello<8>, "othello:8">> {};
// clang-format on

}  // namespace frugal::cli
