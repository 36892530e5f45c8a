# SPDX-License-Identifier: MIT
#
# The opponent has just taken a ko: the threat that it has to answer. Or a ko has to be begun, won,
# or kept out of.
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 10 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

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

# Keeps out of the ko. Best: +49, any other move: +39. B2 B1 PASS PASS
diagram
, O O O , O O , O
O , O O O O , O O
O O O , O , O O ,
, O , O , O , O O
O O O O O O O O ,
X X X X X X O , O
. O O O O X O O O
. . X O X X O , O
X . X X X O O O ,
komi -44
10 reg_genmove white
#? [B2]

# Best: -55, any other move: -59. H8x4 H5 J8 F9x1 F7 PASS PASS
diagram
X , X X O . O X X
X X X . X O O . X
X X X X X . O O X
, X , X X X X O O
X , X X , X X . X
X X X , X X X X X
, X X X X X , X X
X X , X X , X X ,
X , X X X X , X X
komi 57
11 reg_genmove white
#? [H8]

# Best: -49, any other move: -64. J1x5
diagram
X X , X X X X X X
X X X , X , X , X
, X X X , X X X ,
X , X , X X X X X
X X X X X X . O O
X , X , X . O O X
X X , X X X O X X
X , X X X X O X X
, X X , X O . O .
komi 57
play b G1
12 reg_genmove white
#? [J1]

# Best: -61, any other move: -81. A7 A5 A6 C6 A9x2 C7 PASS PASS
diagram
O . O X X X X X ,
X O O X , X , X X
. O . X X X X , X
. O . X , X , X ,
. X X X X X X X X
X X , X X , X X ,
, X X X X X X , X
X , X , X , X X X
X X X X , X X , X
komi 71
play b B9
13 reg_genmove white
#? [A7]

# Keeps out of the ko. Best: -8, any other move: -25. C5 B9 PASS PASS
diagram
O . O X , X X , X
. O X X X , X X X
O O X X , X , X ,
O O O X X X X X X
. . . O O O O O O
X X X O , O , O ,
. X . O O O O O O
X X X O , O , O ,
O O O O O , O O O
komi -17
14 reg_genmove black
#? [C5]

# Keeps out of the ko. Best: +81, any other move: +59. A7 PASS A6x1 PASS A5 PASS B7 PASS A9 PASS D9x6
diagram
. X O . X X , X X
X O O X X X X X ,
. . O X X , X , X
. O O X X X X X X
O X X X , X X , X
X X X , X X , X X
X X , X X , X X ,
X , X X , X X , X
X X , X X , X X X
komi 70
15 reg_genmove black
#? [A7]

# Best: +15, any other move: -3. D3 PASS F2 PASS E1x1 PASS F1 PASS B3 PASS C3x7
diagram
, O , O X , X X ,
O O O O X X , X X
, O O O X X X , X
O O , O X X , X X
, O O O X , X , X
O O O O X X X X X
O . . . O O O O X
O X X X X . . O X
O X X X . X O O X
komi -6
16 reg_genmove white
#? [D3]

# Keeps out of the ko. Best: +53, any other move: +41. A3 C1 PASS PASS
diagram
, X , X , X X X X
X X X X X X , X ,
O O O X X , X X X
. X O X X X X X ,
X X O X , X , X X
X X O X X , X X X
. . O X , X , X ,
. . O X X X X X X
O O X . X , X , X
komi 47
play w D1
17 reg_genmove black
#? [A3]
