# SPDX-License-Identifier: MIT
#
# To live, or to kill.
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 12 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

# Best: -27, any other move: -35. G2 G1 F1x3 E1 E2x1 F4 PASS PASS
diagram
X X , X X , X , X
X , X X X X X X X
X X X , X , X X X
O X , X , X , X ,
O O X X X X X X X
, O O X X . O X ,
O O , O O O O X X
O O O O X X . X X
, O , O X . . X ,
komi 31
1 reg_genmove white
#? [G2]

# Best: +19, any other move: +9. G8 G9 F9 PASS D7x4
diagram
O O O O O . . X ,
, O X X X X . X X
O O O . O O O X X
O , O O O X X , X
O O O , O X X X X
, O , O O X , X ,
O , O O O X X X X
O O O , O X , X ,
O , O O O X X X X
komi -14
2 reg_genmove white
#? [G8]

# Best: +31, any other move: +15. D2 PASS B1 PASS C1x4
diagram
, X X X X X X , X
X X X , X , X X X
, X X X , X , X O
X X , X X X X O O
X , X X , X O , O
, X , X X O O O O
X X X X O O , O ,
O O O . O , O O O
O . . X O O , O ,
komi 23
3 reg_genmove black
#? [D2]

# Best: -17, any other move: -31. B4x1 B2 A1 PASS PASS
diagram
O , O O , O O X ,
O O , O O O X X X
, O O O O X X , X
O O O O X X X X ,
O . O X , X X , X
X . X X X X , X X
O O X , X X X X ,
O . X X , X , X X
. O X , X X X X ,
komi 24
4 reg_genmove white
#? [B4]

# Best: +25, any other move: +9. B4 A5 A3 PASS A1x4
diagram
X , X X , X X X O
X X X , X X X O O
, X , X X X O O O
X X X X O O O O ,
. X X O , O , O O
O . O O O O O , O
. X O , O O , O O
X X O O O O O , O
. X O O , O O O ,
komi -17
5 reg_genmove white
#? [B4]

# Best: -3, any other move: -13. B8x1 B7 A8 B6 PASS PASS
diagram
X X X O O , O , O
O . X O O O O O O
X . O O , O O , O
X . X O O , O O O
X X X X O O , O ,
X X , X X O O , O
, X X , X X O O O
X X X X , X X O O
, X , X X , X X O
komi -8
6 reg_genmove black
#? [B8]

# Best: +27, any other move: +11. C3 A3 A2 PASS B2x4
diagram
X , X X X X O , O
X X X , X O O O O
X , X X X O O O ,
, X X X O O , O O
X , X O O , O , O
X X X O , O O O O
. O . O O O , O ,
. . X O , O O , O
X X X O O , O O O
komi -19
7 reg_genmove white
#? [C3]

# Best: +23, any other move: +13. C9 D8 E9 E8 PASS PASS
diagram
X X . X . X , X ,
X X O . . X X X X
O O O X X , X , X
O , O X X X , X X
O O O X , X X , X
, O O O X , X X X
O O , O X X X , X
, O O O X , X X ,
O O , O O X X X X
komi 18
8 reg_genmove black
#? [C9]

# Best: -9, any other move: -27. F2 E1 G1x5
diagram
O , O O X X , X X
O O , O O X X , X
O O O O O X X X X
, O , O O X X , X
O , O O O X , X X
O O O O , O X , X
O , O O O O X X X
, O , O . . O O O
O O O O . X . O O
komi -18
9 reg_genmove black
#? [F2]

# Best: +41, any other move: +23. G8 E8 J8x5
diagram
, O O O O . X O O
O O , O . O . O .
, O O O O O X O O
O O O X X X X X X
X X X , X X , X ,
X X , X , X X X X
, X X X X , X X ,
X X X , X X X , X
X , X X , X X X X
komi 32
10 reg_genmove black
#? [G8]

# Best: +17, any other move: +1. G3 G1 H1x5
diagram
X , X , X , X X ,
X X X X X X , X X
O X X X , X X X X
O O O X X X X , X
O , O O X , X X ,
O O , O O X X X X
O O O , O O . O O
O , O O , O X O O
, O O , O O . . O
komi 9
11 reg_genmove black
#? [G3]

# Best: -77, any other move: -81. C1 D1 A1 C2 D2x1 D1x9
diagram
O , O O O O , O ,
O O O , O O O O O
, O , O O , O O ,
O , O , O O , O O
O O O O O , O O ,
X X X X O O O , O
O O O X X O O O O
O O . . X O , O O
. . . . X O O O ,
komi -79
12 reg_genmove black
#? [C1]

# Best: -55, any other move: -81. B6 C9 B9 PASS B8x1 PASS PASS
diagram
O . . X , X X , X
O . O X X , X X X
O X O X X X X X ,
. . O X , X X , X
O O X X X , X X X
X X X , X X X X ,
, X , X X , X , X
X X X X X X , X X
, X , X , X X X ,
komi 68
13 reg_genmove white
#? [B6]

# Best: +81, any other move: +55. H9 PASS F7 PASS E9 PASS G9x7
diagram
, X , X . O . . .
X X X X X O O X X
, X , X X . O O X
X X X , X X X O O
X , X X , X X X X
, X , X X , X , X
X X X X X X X X ,
, X X , X X , X X
X X X X , X X X ,
komi 68
14 reg_genmove black
#? [H9]

# Best: +81, any other move: +47. D8 PASS B6 PASS C8 PASS C9x10
diagram
O X . . O O X O ,
O X . . O X X O O
O X X X X X O O ,
O . O O O O O , O
O O O O , O O O O
O , O O O , O , O
O O , O , O , O ,
O O O , O O O O O
O , O O O , O , O
komi -64
15 reg_genmove white
#? [D8]

# Best: -45, any other move: -51. E8 G7 F7x1 B7 D7x1 PASS PASS
diagram
, X X O O O O X ,
X X O X . X O X X
X . O . . . . X .
X X O O O O O X X
, X X X X X X X X
X X , X X , X X ,
, X X X , X X X X
X X , X X X , X X
, X X , X X X , X
komi 48
16 reg_genmove white
#? [E8]

# Best: +33, any other move: +29. H2 J4x1 H1 F2 G2x1 G3 J3x2 J2x1 J1 J3 PASS PASS
diagram
, X X X X O O O ,
X X X , X O , O O
, X X X X O O O O
X , X , X X O , O
X X , X , X O O O
, X X X X X X O .
X X X , X X . O X
X , X X X . . . O
, X X , X X X . O
komi 31
17 reg_genmove black
#? [H2]

# Best: +81, any other move: +61. H8 PASS J6 PASS J7 PASS H7 PASS H9x8
diagram
X X X , X X O . .
X , X X , X O . X
, X , X X X O . .
X X X , X X O O .
X , X X , X O O O
, X X , X X X X X
X X , X , X X X X
, X X X X , X , X
X X X , X X X X ,
komi 71
18 reg_genmove black
#? [H8]

# Best: -43, any other move: -47. C7 B5 B6 A4 B7 PASS B8x1 PASS PASS
diagram
O O O O X X , X ,
O . X O X , X X X
O . . O X X X X ,
O . . O X , X , X
O . O O X X X X X
. X X X X , X X ,
X X , X , X X X X
X , X X X , X , X
, X X X , X X X X
komi 45
19 reg_genmove white
#? [C7]

# Best: +81, any other move: +47. G1 PASS H1 PASS F2x1 PASS F1 PASS G2 PASS H2 PASS D3 PASS H3x10
diagram
O , O O O , O O O
O O O O , O , O ,
, O , O O O O O O
O , O , O , O , O
O O O O , O O O O
O , O O O O X X X
, O O . X X X . X
O O O O X . . . X
, O , O O X . . X
komi -64
20 reg_genmove white
#? [G1]

# Best: +81, any other move: +57. B5 PASS A4 PASS B4 PASS A5 PASS D7 PASS B6x9
diagram
X , X , X X , X ,
X X X X X , X X X
O O O . X X X X ,
X . O X X X , X X
. . O X X , X X ,
. . O X , X X , X
O O O X X , X X X
X X X X , X X X ,
, X , X X , X X X
komi 69
21 reg_genmove black
#? [B5]

# Best: -45, any other move: -49. B4 A3 A4 D2 B5 PASS A6x1 PASS PASS
diagram
, O , O , O O , O
O O O O O , O O O
X X X X O O O O ,
. X X O O O , O O
O . X X O , O , O
. . . X O O O O ,
. X X X O O O O O
O O O . O , O , O
O , O O O O , O O
komi -47
22 reg_genmove black
#? [B4]
