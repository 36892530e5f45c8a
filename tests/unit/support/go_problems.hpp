// SPDX-License-Identifier: MIT
/// \file
/// Problems of Go to prove, drawn as go/problem.hpp reads them, with what they are
/// worth to black: 2 black wins, 1 a draw, 0 white wins; and their rules told slowly, to test the
/// quick ones with. No heap: for chips as well.
#pragma once

#include <array>
#include <cstdint>

#include "support/independent_go.hpp"

namespace independent {

struct DrawnProblem {
  const char* name;
  const char* diagram;
  int black_first;
  int white_first;
};

/// White has to make two eyes: 1 it lives, 2 it dies. Shapes of eyes, what there is of them in
/// books, and the proverbs about stones on the second line.
inline constexpr DrawnProblem kLivesOrDies[] = {
    {"three in a row", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX XXXXXXX OOOOXXX ...OXXX", 2, 1},
    {"three around the corner", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX OOXXXXX .OOXXXX ..OXXXX", 2, 1},
    {"four in a row", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX XXXXXXX OOOOOXX ....OXX", 1, 1},
    {"four around the corner", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX OOXXXXX .OOOXXX ...OXXX", 2, 1},
    {"four in a square", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX OOOXXXX ..OXXXX ..OXXXX", 2, 2},
    {"four in a pyramid", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX XOOOXXX OO.OOXX O...OXX", 2, 1},
    {"the bent four in the corner", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX OOXXXXX .OOOOXX xxx.OXX", 2,
     2},
    {"two of black's in four", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX XXXXXXX OOOOOXX .xx.OXX", 2, 2},
    {"five, bulky", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX OOOOXXX ...OXXX ..OOXXX", 2, 1},
    {"five, crossed", "X-X-XXX XXXXXXX XXXXXXX XOOOXXX OO.OOXX O...OXX OO.OOXX", 2, 1},
    {"six, rabbity", "X-X-XXX XXXXXXX XXXXXXX OOOOXXX O..OOXX O...OXX OO.OOXX", 2, 1},
    {"two kos, both to be held", "X-X-X-X XXXXXXX XXXXXXX XXOOOXX XXO.OXX XXOOOXX Xo.O.oX", 2, 2},
    {"in the corner four die", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX XXXXXXX OOOOXXX .....XX", 2, 2},
    {"in the corner five depend on the first move",
     "X-X-XXX XXXXXXX XXXXXXX XXXXXXX XXXXXXX OOOOOXX ......X", 2, 1},
    {"in the corner six live", "X-X-XXX XXXXXXX XXXXXXX XXXXXXX XXXXXXX OOOOOOX .......", 1, 1},
};

/// Two chains that want to capture each other, with eyes or without, and what they share.
inline constexpr DrawnProblem kEyesInRaces[] = {
    {"an eye each, one liberty shared",
     "O-O-OOOOO OOOOOOOOO OOOOOXXXX XXXXXXXOO X.X.OOO.O XXOOOOOOO OOOXXXXXX XXXXXXXXX X-X-XXXXX", 1,
     1},
    {"an eye each, two liberties shared",
     "O-O-OOOOO OOOOOOOOO OOOOOXXXX XXXXXXXOO X.X..OO.O XXOOOOOOO OOOXXXXXX XXXXXXXXX X-X-XXXXX", 1,
     1},
    {"an eye against none, two shared and two",
     "O-O-OOOOO OOOOOOOOO OOOOOOOOO XXXXXXXXX X.X..OXXX XXOOOOOOO OOO..XXXX XXXXXXXXX X-X-XXXXX", 2,
     2},
    {"an eye against none, two shared and three",
     "O-O-OOOOO OOOOOOOOO OOOOOOOOO XXXXXXXXX X.X..OXXX XXOOOOOOO OOO...XXX XXXXXXXXX X-X-XXXXX", 2,
     0},
    {"an eye against none, three shared and three",
     "O-O-OOOOO OOOOOOOOO OOOOOOOOO XXXXXXXXX X.X...OXX XXOOOOOOO OOO...XXX XXXXXXXXX X-X-XXXXX", 2,
     2},
    {"no eyes, three shared",
     "O-O-OOOOO OOOOOOOOO OOOOOOOOO XXXXXXXXX XXX...OXX XOOOOOOOO OOOXXXXXX XXXXXXXXX X-X-XXXXX", 1,
     1},
    {"two eyes against four liberties",
     "O-O-X-X-X OOOOXXXXX OOOOXXXXX OOOOXXXXX OOOOXXXXX OOOOXXXXX OOOOX.... XXXXOOOOO .X.XOOOOO", 2,
     2},
};

/// White's wall on the second line, in the middle of the side.
inline constexpr DrawnProblem kOnTheSide[] = {
    {"on the side six die",
     "X-X-XXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXOOOOOOX X........", 2,
     2},
    {"on the side seven depend on the first move",
     "X-X-XXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XXXXXXXXX XOOOOOOOX .........", 2,
     1},
};

/// Three kos between two chains that have no other liberties: black holds one of them. If black
/// plays first, each takes a ko at every move, and neither can stop.
inline constexpr const char* kTripleKo =
    "O-XXXXXX- -OXXXXXXX OOXXXXXX- XXOOXXXXX Xo.OXXXXX XXOOXXXXX Xo.OXXXXX XXOOXXXXX X.xOXXXXX";

/// A problem by the slow account of the rules; its moves are those of Go.
template <int kSize>
struct SlowProblem {
  using Go = GoGame<kSize>;
  static constexpr int kPass = Go::kPass;
  static constexpr int kBlack = 1;
  static constexpr int kNobody = 0;

  Go game{};
  std::array<char, Go::kPoints> drawn{};
  int most_taken;
  int too_long_for;
  int taken = 0;
  bool is_over = false;
  int winner = kNobody;

  SlowProblem(const char* diagram, int mover, int most, int too_long)
      : most_taken(most), too_long_for(too_long) {
    int i = 0;
    for (const char* c = diagram; *c != '\0'; ++c) {
      if (*c == ' ' || *c == '\n') continue;
      const int move = (kSize - 1 - i / kSize) * kSize + i % kSize;
      drawn[move] = *c;
      game.stones[move] = *c == 'X' || *c == 'x' ? 1 : *c == 'O' || *c == 'o' ? 2 : 0;
      ++i;
    }
    game.mover = mover;
  }

  bool may_be_played(int move) const {
    return move != kPass && (drawn[move] == '.' || drawn[move] == 'x' || drawn[move] == 'o');
  }
  bool is_legal(int move) const {
    return move == kPass || (may_be_played(move) && game.is_legal(move));
  }

  int stones() const {
    int count = 0;
    for (const int stone : game.stones) count += stone != 0 ? 1 : 0;
    return count;
  }
  bool lacks_stones_outside() const {
    for (int move = 0; move < Go::kPoints; ++move) {
      if ((drawn[move] == 'X' || drawn[move] == 'O') && game.stones[move] == 0) return true;
    }
    return false;
  }

  void play(int move) {
    const int mine = game.mover;
    const int before = stones();
    const bool ends = move == kPass && game.passes == 1;
    game.play(move);
    if (move != kPass) taken += before + 1 - stones();
    is_over = ends || taken > most_taken || lacks_stones_outside();
    if (lacks_stones_outside()) {
      winner = mine;
    } else if (taken > most_taken) {
      winner = too_long_for;
    }
  }

  /// 2, 1, 0 for win, draw, loss of black.
  int score() const { return winner == kNobody ? 1 : winner == kBlack ? 2 : 0; }
};

}  // namespace independent
