# SPDX-License-Identifier: MIT
#
# Atari from one side catches the stones in a ladder, from the other they escape; or a net does it,
# or a breaker saves them.
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 13 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

# Best: -3, any other move: -11. F6 G7 H5 G6 G5x7
diagram
, O O O O O O O O
O , O O X X O O ,
O O , O X X . O O
O O O O O . . X O
O X X X X X . . O
X , X X X , X X O
X X X , X X X X X
X , X X X , X , X
, X X , X X , X X
komi 7
1 reg_genmove white
#? [F6]

# Best: -3, any other move: -11. F4 G3 E2 F3 E3x7
diagram
, X X X O O O O ,
X , X , X O O , O
X X X X X O , O .
, X , X X O O O O
X X X X X O X X O
X , X , X . X X O
, X X X . . . O O
X , X X . X O O O
X X X O O O O , O
komi 7
2 reg_genmove white
#? [F4]

# Best: -1, any other move: -9. F6 G7 E7 F7 E8x7
diagram
X X X O O O O , O
X , X O . X O O O
, X X X . . . O O
X , X , X . X X O
X X X X X O X X O
, X , X X O O O O
X X X X X O , O O
X , X , X O O , O
, X X X O O O O ,
komi 5
3 reg_genmove white
#? [F6]

# Best: -1, any other move: -9. D4 C3 E2 D3 E3x7
diagram
, O O O O X X X ,
O , O O X , X , X
. O , O O X X X X
O O O O X X , X ,
O X X O X X X X X
O X X . X , X , X
O O . . . X X X ,
O O O X . X X , X
O , O O O O X X X
komi 5
4 reg_genmove white
#? [D4]

# Best: -1, any other move: -9. F4 G3 G5 G4 H5x7
diagram
, X X , X X , X X
X , X X X , X , X
X X X , X X X X X
X , X X X , X O O
O X X X X X . . O
O O O O O . . X O
O O , O X X . O O
O , O O X X O O ,
, O O O O O O O O
komi 5
5 reg_genmove white
#? [F4]

# Best: -3, any other move: -11. D4 C3 E2 D3 E3x7
diagram
, X X X X O O O ,
X , X X O , O , O
X X , X O O O O O
X X X X O O , O ,
X O O X O O O O O
X O O . O , O , O
X X . . . O O O ,
X X X O . O O , O
X , X X X X O O O
komi -7
6 reg_genmove black
#? [D4]

# Best: -3, any other move: -11. D6 C7 B5 C6 C5x7
diagram
X X X X X X X X ,
, X X O O X X , X
X X . O O X , X X
X O . . X X X X X
X . . O O O O O X
X O O , O O O , O
O O O O O , O O O
O , O , O O O , O
O O , O O , O O ,
komi -7
7 reg_genmove black
#? [D6]

# Best: -1, any other move: -11. D6 C7 B5 C6 C5x7
diagram
X X X X X X X X ,
, X X O O X X , X
X X . O O X , X X
X O . . X X X X X
X . . O O O O O X
X O O , O O O , O
. O O O O , O O O
O , O , O O O , O
O O , O O , O O ,
komi -6
8 reg_genmove black
#? [D6]

# Best: -5, any other move: -13. F4 G3 E2 F3 E3x7
diagram
, X X X O O O O ,
X , X , X X O , O
X X X X X O , O O
, X , X X O O O O
X X X X X O X X O
X , X , X . X X O
, X X X . . . O O
X , X X . X O O O
X X X O O O O , O
komi 9
9 reg_genmove white
#? [F4]

# Best: -1, any other move: -11. F6 G7 H5 G6 G5x7
diagram
, O O O O O O O O
O , O O X X O O ,
O O , O X X . O O
O O O O O . . X O
O X X X X X . . O
X , X X X , X X O
X X X , X X X X .
X , X X X , X , X
, X X , X X , X X
komi 6
10 reg_genmove white
#? [F6]

# Best: -5, any other move: -13. D4 C3 E2 D3 E3x7
diagram
, X X X O O O O ,
X , X X O , O , O
X X , X O O O O O
X X X X O O , O ,
X O O X O O O O O
X O O . O , O , O
X X . . . O O O ,
X X X O . O O , O
X , X X X X O O O
komi -9
11 reg_genmove black
#? [D4]

# Best: -5, any other move: -15. D4 C3 B5 C4 C5x8
diagram
O O , O O , O O ,
O , O , O O O , O
O O O O O , O O O
X O O , O O O , O
X . . O O O O O X
X O . . X X X X X
X O . O O X , X X
, X X O O X X , X
X X X X X X X X ,
komi -10
12 reg_genmove black
#? [D4]

# Best: +35, any other move: +19. B3 B4 C3x5
diagram
O O , O , O O X X
, O O O O O X X ,
O O O X O X X X X
, O X . X X X X ,
O O . . X X , X X
O . . X X X X , X
X . . X X X , X ,
O O O X X X X X X
O O X X , X , X ,
komi 27
13 reg_genmove black
#? [B3]

# Best: -27, any other move: -43. D4 C4 D5 C5 D6 PASS PASS
diagram
X X O O , O , O ,
, X O O O O O O O
X X . O O , O , O
X . X . O O O O O
X O . . . O O , O
X X . . . O O O ,
, X O X X X X O O
X X O O X O O O O
, X O O O O , O ,
komi -35
14 reg_genmove black
#? [D4]

# Best: +35, any other move: +27. C6 A5 B5x4 A6 A4x1 B6 PASS PASS
diagram
, X X , X , X X X
X , X X X X X O O
X X X X O O O O O
. . . O O O O , O
. . X X X O , O O
. X O X O O O , O
O O O O O O , O ,
O , O O O O O O O
, O O , O , O O ,
komi -31
15 reg_genmove white
#? [C6]

# Best: +11, any other move: -1. D7 C5 D5 C7x1 E6x5
diagram
O O O , O , O , O
, O O O O O O O O
O O . . . X X X X
O O X O . X X X ,
, O . . O O X X X
O O X X O O O X X
, O X X X X X X ,
O O X X , X X , X
, O X , X X X X X
komi 5
16 reg_genmove black
#? [D7]

# Best: -45, any other move: -49. E3 E4 D3 D5x1 E2 B4x5
diagram
, O O O O , O O ,
O , O , O O O , O
O O O O O , O O O
X X X X O O , O O
O X O . X O O O X
O . . X . O O X X
O O . . . . X X ,
O , O O . . X X X
O O , O X X X X ,
komi -47
17 reg_genmove black
#? [E3]
