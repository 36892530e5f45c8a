# SPDX-License-Identifier: MIT
#
# The opponent has just taken a ko. The threat that he has to answer.
# Found at random and proven by ./frugal regress --prove. Points are those of the mover less the
# opponent's, then comes a line of best play; komi lies between the best move and all others.

# Best: +19, any other move: -1. A6 D6 D9x1 PASS PASS
diagram
O O . O X , X X X
O O O X X X X , X
O O O X X , X X ,
. X X . X X , X X
O O O O O O X X ,
, O , O , O O X X
O , O O O O , O X
O O O , O O O O O
, O O O , O , O ,
komi -9
play b C9
1 reg_genmove white
#? [A6]

# Best: +1, any other move: -5. H7 G7 J9x1 G9 J8 PASS PASS
diagram
, O O , O O . O X
O , O O , O O X .
O O O O O O . . X
O O , O O O X X X
O , O , O X X , X
O O O O X X , X ,
O O X X X , X X X
O X , X X X X , X
X X X X X , X X ,
komi -2
play w J8
2 reg_genmove black
#? [H7]

# Best: +35, any other move: +31. A7 A6 A9x2 PASS PASS
diagram
X . X X , X X , X
O X X X X , X X X
. X X , X X X X X
. O X X , X X , X
O O X X X , X X ,
, O O X , X X X X
O , O O X X , X ,
O O O , O X X X X
, O O O O O O X ,
komi 33
play w B9
3 reg_genmove black
#? [A7]

# Best: -5, any other move: -11. H5 PASS J7x1 PASS J6 PASS H8x2 PASS PASS
diagram
, X , X X X X X X
X X X , X , X . O
X , X X , X X O X
X X X X X X X X .
O O O O O O O . X
O , O , O O , O O
O O O O , O O O O
O , O O O , O O ,
, O O , O O , O O
komi -8
play w J6
4 reg_genmove black
#? [H5]

# Best: -7, any other move: -17. G3x1 PASS G1 PASS J1x2 PASS PASS
diagram
, O , O X X X X X
O O O O X , X X ,
, O , O O X X , X
O O O , O X , X X
O O , O O X X X ,
, O O , O X X X X
O O , O O O . O X
, O O , O X X X .
O O , O O X . O X
komi -12
play w J2
5 reg_genmove black
#? [G3]

# Best: -23, any other move: -27. C7 B8x2 A7x1 PASS PASS
diagram
X O O X X X X , X
X . X X , X X X X
O X . X X , X , X
. O O X , X , X X
O O O O X X X , X
O O , O X , X X X
, O O , O X X X ,
O O O O O X X , X
, O O , O O X X X
komi 25
play b A6
6 reg_genmove white
#? [C7]

# Best: -13, any other move: -23. C8 E9 A9x3 PASS PASS
diagram
O X X O . X X X X
. O . O X X , X ,
O O X X X , X X X
O O O X , X X X X
, O O X X X X , X
O O O O X X , X ,
, O , O X X X X X
O O O O O X X , X
, O , O O X , X X
komi 18
play b A8
7 reg_genmove white
#? [C8]

# Best: +3, any other move: -4. C2 PASS B1x2 E1 PASS PASS
diagram
X X X X X , X X O
, X X , X X X O O
X X , X X X O O ,
X X X , X O , O O
X , X X O O O , O
, X X O , O O O O
X X X O O O , O ,
X O . X O O O O O
. X O O . O , O ,
komi 0
play w A1
8 reg_genmove black
#? [C2]

# Best: +17, any other move: +13. C1 PASS A2x1 C2 A1 D2 PASS PASS
diagram
, O O O , O X , X
O , O O O O X X X
O O O , O X X X ,
, O O O X , X , X
O O O X X X X X X
, O O X , X X , X
O O X X X , X X X
X O . . X X , X ,
. X . X X , X X X
komi 15
play w A1
9 reg_genmove black
#? [C1]

