# SPDX-License-Identifier: MIT
#
# The last points: each is worth two to four more than any other move.
# Found at random and proven by ./frugal regress --prove. Points are those of the mover less the
# opponent's, then comes a line of best play; komi lies between the best move and all others.

# Best: +13, any other move: +11. E3 E4 D4x1 D6 F6 G6 PASS PASS
diagram
, X , X X X O O ,
X X X X , X O O O
X , X X X X O O ,
X X X . O . . O O
X , X X O O O O ,
, X X . . O O O O
X X X O . O . O ,
X , X X X X O O O
, X X , X X O O ,
komi 12
1 reg_genmove black
#? [E3]

# Best: -33, any other move: -35. J3 J2 PASS H1x1 PASS PASS
diagram
X X X O O O , O ,
, X , X O O O O O
X X X X X O , O ,
X , X X , X O O O
, X , X X X O , O
X X X X , X X O O
, X , X X X . X .
X X X X , X X X .
X , X , X X O . .
komi 34
2 reg_genmove white
#? [J3]

# Best: +25, any other move: +23. D6 D8 PASS B6 B7 D9x1 PASS PASS
diagram
X X O . X X , X X
X X X . X , X X ,
O . X O X X X X X
O . X . O O O X X
O O O O O , O O O
, O O , O O O , O
O , O O , O , O O
O O , O O O O , O
, O O O , O , O O
komi -24
3 reg_genmove white
#? [D6]

# Best: -31, any other move: -33. G3 PASS F2 F3 J4x1 PASS PASS
diagram
X , X , X X O O ,
X X X X X , X O O
X , X X , X X O O
, X , X X , X O ,
X X X , X X X O O
, X , X X X O X .
X X X , X . . O O
, X X X X . O . O
X X , X X O O O O
komi 32
4 reg_genmove white
#? [G3]

# Best: -7, any other move: -9. D8 C8 E8 PASS PASS
diagram
O . O O O X X X ,
. O . . . X X , X
O O O X X X , X X
, O O X X X X X ,
O , O O X , X , X
O O O , O X X X X
O , O O O O X X ,
O O O , O O O X X
, O , O O , O O X
komi -8
5 reg_genmove black
#? [D8]

# Best: -7, any other move: -9. G8 H8 PASS J8 PASS F9 H9x2 G9x2 F9 H9 PASS PASS
diagram
O O O O O . X . O
, O , O O O . . .
O , O O O X X X X
O O , O O X , X X
, O O O X X X , X
O , O X X X , X ,
O O O X , X X X X
, O X X X , X X X
O O X , X X X , X
komi 8
6 reg_genmove white
#? [G8]

# Best: +9, any other move: +7. B5 C4 A6 PASS B6 PASS B7x1 PASS PASS
diagram
, O , O , O O , O
O O O O O , O O O
O . X O O O , O O
. . O O O , O O ,
O . X O O O O O O
X X . X X X X X O
X X X X X X X , X
X X X , X , X X X
X , X X , X X , X
komi -8
7 reg_genmove white
#? [B5]

# Best: -27, any other move: -29. E9 PASS A7 PASS A9 PASS C9x1 PASS B9 PASS D9x1 PASS PASS
diagram
. X . . . X , X ,
O O O X O X X X X
. O O O O X , X ,
O O X X X X X , X
O O X X X , X X X
, O X , X X , X X
O O X X X , X X ,
O O X X , X X X X
, O X , X X , X ,
komi 28
8 reg_genmove white
#? [E9]

# Best: +33, any other move: +31. C7 A7 A6 D7 C6x1 PASS PASS
diagram
O , O , O , O O ,
O O O O O O , O O
. X . . X O O O O
. O . X X X X X X
X X X X X , X X ,
X X , X X X X , X
, X X , X , X X X
X X , X X X , X X
X , X X X , X X ,
komi 32
9 reg_genmove black
#? [C7]

# Best: +31, any other move: +29. E7 E8 PASS PASS
diagram
, X O . . O . O O
X X O O . . O O ,
X X X O . O O O O
X , X X X X O O ,
X X , X X , X O O
X X X , X X X X O
, X , X X X , X X
X X X , X X X X ,
, X X X X , X X X
komi 30
10 reg_genmove black
#? [E7]

# Best: +1, any other move: -1. J5 PASS PASS
diagram
, X X X X X X . .
X X X , X , X X .
, X X X , X X X X
X , X , X X O O X
X X X X O O O . .
X X O O O , O O O
O O O O , O , O ,
O O , O O O O O O
, O O , O , O , O
komi 0
11 reg_genmove white
#? [J5]
