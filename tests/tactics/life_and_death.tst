# SPDX-License-Identifier: MIT
#
# To live, or to kill.
# Found at random and proven by ./frugal regress --prove. Points are those of the mover less the
# opponent's, then comes a line of best play; komi lies between the best move and all others.

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

