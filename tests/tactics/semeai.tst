# SPDX-License-Identifier: MIT
#
# A race to capture: which liberty first.
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 13 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

# Best: +45, any other move: +17. G3 PASS E2 PASS G1x5
diagram
X , X X , X O O O
X X X , X X O , O
, X X X X X O O ,
X X , X , X O O O
, X X , X X O , O
X , X X X X O O O
X X , X O O . X X
X X X X . O X . X
X , X X O O . X X
komi 31
1 reg_genmove black
#? [G3]

# Best: -13, any other move: -23. D4 PASS D1 F3 C2x4
diagram
X X O O O , O O ,
, X O O , O , O O
X X X O O O O O ,
X X X O , O O , O
X , X O O O O O O
X X O . X O O O ,
X X O O X . O , O
, X . O X O O O O
X X X . X X O O ,
komi -18
2 reg_genmove black
#? [D4]

# Best: +33, any other move: +21. E3 PASS B2x2 PASS B1 PASS C2x3 PASS PASS
diagram
X X X , X X , X X
, X X X X , X X O
X , X , X X X O O
X X , X X , X O O
, X X , X X O , O
X X X X X O O O O
X O X O . O O O ,
X . . O X O , O O
X O X O X O O , O
komi 27
3 reg_genmove black
#? [E3]

# Best: +15, any other move: -1. B4 PASS A2x3 PASS PASS
diagram
, X X , X X X X X
X X , X , X , X O
X X X X X X X O O
, X , X X O O O O
X X X X O O , O ,
O . O O O , O O O
O X O O O O , O ,
. X O O O , O O O
O X O O , O O O ,
komi -7
4 reg_genmove white
#? [B4]

# Best: +31, any other move: +9. C7 A7 C9x3 PASS PASS
diagram
X . . O X , X X X
X X X O X X X X ,
. X . O X , X X X
O O O X , X X , X
O O O X X , X X ,
, O , O X X , X X
O O O O X X X , X
, O , O O X , X X
O O O , O X X X ,
komi 20
5 reg_genmove black
#? [C7]

# Best: -5, any other move: -23. G3 PASS J1x3 PASS PASS
diagram
, O O , O O , O ,
O O , O , O O O O
O O O O O , O O ,
X X O O O O O O O
, X X X O O , O ,
X X , X X O O O O
X , X , X X . X X
X X X X , X O X .
, X , X X X O O .
komi -14
6 reg_genmove black
#? [G3]

# Best: +31, any other move: +9. G7 PASS H8 PASS G9x3 PASS PASS
diagram
, O , O O X . O O
O O O , O X X . O
, O , O O O . O O
O O O , O O X X X
O , O O O X X X X
O O , O O X , X ,
, O O , O X X , X
O O O O X X X X X
O , O O X X , X ,
komi -20
7 reg_genmove white
#? [G7]

# Best: +5, any other move: -19. D7 E9 B9 PASS C9x6
diagram
X . . O . X X X ,
X X X O X X X , X
X O X . O X X X X
O O O O X , X X X
, O , O X X , X ,
O O O O O X X X X
, O , O O X , X ,
O O O , O O X X X
O , O O , O X X ,
komi 7
8 reg_genmove white
#? [D7]

# Best: -25, any other move: -40. G9 PASS H9 PASS H7x5
diagram
O , O O , O . . X
O O O O O O X X X
X X X X X X O . X
, X , X , X O O O
X X X , X , X O .
, X , X X X X O O
X X X X , X X X X
, X X , X , X , X
X X , X X X X X ,
komi 32
9 reg_genmove white
#? [G9]

# Best: +7, any other move: -5. H7x2 PASS J7 PASS G8x1 PASS PASS
diagram
O O , O O O O O O
, O O O O X . O X
O , O , O O O . X
O O , O O X X O O
O , O O O X . X O
O O O X X X X X X
O X X , X , X , X
X X X X X X , X X
, X , X X , X X ,
komi -1
10 reg_genmove white
#? [H7]

# Best: -17, any other move: -39. G3 PASS G1 PASS J1x5
diagram
, X X X , X , X ,
X X X , X X X X X
X , X X , X X , X
X X , X X , X X ,
O O X X , X X , X
O O O X X X X X X
O , O O O O . O O
, O O O O X X X X
O O O , O X . O .
komi 28
11 reg_genmove white
#? [G3]

# Best: +21, any other move: +3. D6 PASS B5 PASS C5 PASS A6x3 PASS PASS
diagram
X , X X , X X X ,
X X X X X , X X X
O O O O X X , X ,
. X X . X X X X X
X . . O O O O X X
O O O O O O , O O
O O , O O , O , O
, O O O , O O O O
O O , O O O , O ,
komi -12
12 reg_genmove white
#? [D6]

# Best: -15, any other move: -24. G4 H5 G1 G7x4 J3 G6 J1x5
diagram
O , O , O O O , O
O O O O , O O O O
O , O , O O . X O
O O , O O O X X X
O , O , O O O . O
O O O O O O . X X
X X X X X X X O .
, X , X X X O O O
X X X , X X . O .
komi -20
13 reg_genmove black
#? [G4]

# Best: +29, any other move: +21. E8 B7 F7x1 PASS E7 PASS D8 PASS F8 PASS C9x1 PASS D9 PASS F9x7
diagram
X O . . O . O O X
X X X . . . O O X
O . X X O . O O X
O O O O X X X X X
O , O O X X , X ,
, O , O X , X X X
O O O O X X , X ,
O , O O X , X X X
, O O O X X X , X
komi 25
14 reg_genmove black
#? [E8]

# Best: -27, any other move: -31. A3 B2 A1 F2 PASS D2x5
diagram
X , X X O O O O O
X X , X O , O O ,
, X X X O O , O O
X X , X O , O , O
X , X X O O O O ,
X X X X O O O O O
. O O O X X O O ,
X . O . X . O O O
. O . O X X O O ,
komi -29
15 reg_genmove black
#? [A3]

# Best: +27, any other move: +23. D7 PASS E7 PASS F7 PASS D8 PASS E8 PASS D9x5
diagram
O X X . O O O X ,
O X X . . X O X X
O X X . . . O X ,
O O O O X X X X X
O O , O X X X , X
, O O O X , X X X
O O O O X X X , X
O O , O X X , X ,
O , O O X X X X X
komi 25
16 reg_genmove black
#? [D7]

# Best: +13, any other move: +9. E3 B3 E1 PASS G3 PASS F2x7
diagram
, X , X X O , O O
X X X , X O O O ,
X X X X X O , O O
X , X , X O O , O
, X X X X O , O ,
X X X X X O O O O
X . O O . X . X O
X O O O O . X X O
X O . O . X X X O
komi -11
17 reg_genmove white
#? [E3]

# Best: -23, any other move: -39. F7 E7 F8 PASS PASS
diagram
X X X O O O . X O
X X X O O . . X O
X , X X . . X X O
, X X X X X O O O
X , X X , X O O O
X X X , X X O , O
X X , X , X O O ,
, X X X X X O O O
X X X X , X O O ,
komi 31
18 reg_genmove white
#? [F7]

# Best: +31, any other move: +17. H4 PASS J4 G3 G7 PASS H5 PASS H7 PASS J5x5
diagram
X , X X X X , X ,
X X , X , X X X X
, X X , X X . . O
X , X X , X O O O
X X X X X X O . .
O O O O O O X . .
O O O O , O . X X
O , O , O O X . X
O O , O O O X X X
komi 24
19 reg_genmove black
#? [H4]
