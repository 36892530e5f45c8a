# SPDX-License-Identifier: MIT
#
# A race to capture: which liberty first.
# Found at random and proven by ./frugal regress --prove. Points are those of the mover less the
# opponent's, then comes a line of best play; komi lies between the best move and all others.

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

