# SPDX-License-Identifier: MIT
#
# What connects is taken, too (connect and die).
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 13 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

# Best: -9, any other move: -17. B5 A5 A4x4 A5x1 A6 A4 PASS PASS
diagram
O , O O O O O O O
O O O , O , O O ,
X O O O , O , O O
X X O O O O O X X
. . O X X X X , X
. X X X , X , X X
X X X X X X X , X
X , X , X , X X X
, X X X , X X X ,
komi 13
1 reg_genmove white
#? [B5]

# Best: +15, any other move: +3. G6 J6 J7x4 J6x1 J5 J7 G7 PASS PASS
diagram
, O O , O O O O ,
O , O O O , O O O
O O O , O O . O .
O O O O O O . X .
X X X X X X O O O
, X , X X , X X X
X X X X X X X X ,
X , X , X X , X X
, X X X , X X X ,
komi 9
2 reg_genmove black
#? [G6]

# Best: -5, any other move: -15. C7 A7 A6x4 A7x1 A8 A6 PASS PASS
diagram
O O O O O , O O O
X X X O , O , O ,
. O . O O O O O O
. X X O O , O , O
X X X X X O O O ,
, X X X , X X O O
X X , X X , X X X
X X X , X X X X X
X , X X , X , X ,
komi 10
3 reg_genmove white
#? [C7]

# If H2 connects, 5 are taken. Best: -21, any other move: -43. G1 PASS H2x2 PASS G2 PASS J2x2 PASS PASS
diagram
, X X X X X , X X
X X , X , X X , X
, X X , X X , X X
X , X X , X X X ,
X X X , X , X X X
X X X X X X O O O
O O O O O O X O O
O O , O O O X . .
, O O O , O . X X
komi 32
4 reg_genmove white
#? [G1]

# If C2 connects, 5 are taken. Best: +45, any other move: +23. D1 PASS C2x2 PASS B1x2 PASS PASS
diagram
O , O X , X X , X
O O O X X X , X X
, O O X X X X X ,
O O O X , X , X X
O , O X X X X , X
O O O X , X , X X
X X X O X X X , X
X O . O X , X X ,
X . O . X X , X X
komi 34
5 reg_genmove black
#? [D1]

# Best: -9, any other move: -27. C5 A6 A7x3 A6x1 A5 A7 PASS PASS
diagram
, X , X , X , X ,
X X X X X X X X X
. X O O O X X , X
. O O O X X X X X
X X . X X X , X ,
O O O O O X X , X
O , O O , O X X X
O O , O O O O X X
, O O O , O O O O
komi 18
6 reg_genmove white
#? [C5]

# If B9 connects, 5 are taken. Best: -21, any other move: -45. B8 PASS B9x3 PASS C7 PASS A8x1 PASS PASS
diagram
X . X O , O O O ,
. . X O O , O , O
O O X O O O O O O
O O O X X X X X X
X X X X X X , X X
X , X , X , X , X
, X , X X X X X ,
X X X X X , X X X
, X , X X X , X ,
komi 33
7 reg_genmove white
#? [B8]

# Best: +25, any other move: +17. B3 A3 A4x4 A3x2 A2 A4 PASS PASS
diagram
, O , O , O O O X
O O O O O O X X X
O , O , O X , X X
O O O O X X X X ,
X O X X , X , X X
. O X X X , X X ,
. . X X , X , X X
O O O X X X X X ,
X X X X X , X X X
komi 21
8 reg_genmove black
#? [B3]

# Best: -29, any other move: -41. G4 J3 J2x3 J3x1 H4 PASS J4 J2 PASS PASS
diagram
X X , X O , O O ,
, X X X O O , O O
X X , X X O O , O
, X X X , X O O O
X X X , X X O O O
, X X X , X . X X
X X , X X X O O .
X X X , X X O X .
, X X X , X X X X
komi 35
9 reg_genmove white
#? [G4]

# If B2 connects, 6 are taken. Best: -15, any other move: -43. C3 PASS C1 PASS B2x5
diagram
O O O X X X X , X
, O O X , X , X X
O O O X X , X , X
, O O X , X X X X
O , O X X X , X ,
O O O X X , X X X
O X . O O X X X ,
X . X O O X , X X
X X . O O X X X ,
komi 29
10 reg_genmove white
#? [C3]

# Best: +1, any other move: -7. B2 B1 C1x4 B1x1 A1 C1 A2 PASS PASS
diagram
O O O , O O O O X
, O O O O , O X X
O O O , O O X , X
, O , O O X X X X
O , O O O X X , X
O O O O X , X X X
X O O X X X X , X
X . X X , X , X X
X . . X X X X , X
komi 3
11 reg_genmove white
#? [B2]

# If B8 connects, 6 are taken. Best: -17, any other move: -45. C7 PASS B8x1 E8 C8 PASS A9x4
diagram
. X O O O X X X ,
X . X O . X X X X
X X . O O X , X ,
O O O X X , X X X
O , O X , X X , X
, O O X X X , X X
O O O X X , X X ,
O , O X , X , X X
, O O X X X X , X
komi 31
12 reg_genmove white
#? [C7]

# If G3 connects, 10 are taken. Best: -23, any other move: -31. H4 J4x1 G3 H7x3 H4x1 J5 G4 G7 PASS PASS
diagram
, X X , X X , X ,
X X , X X X X X X
X X X X , X . . O
, X , X X X O X O
X X X X X X O X O
O O O O O O X . .
O , O , O O . X X
, O O O , O X X X
O O , O O O X X X
komi 27
13 reg_genmove white
#? [H4]

# If B8 connects, 6 are taken. Best: -35, any other move: -45. C7 D9x1 E8 E9 PASS PASS
diagram
. X O . . X X X ,
X . X O . X X X X
X X . O O X , X ,
O O O X X , X X X
O , O X , X X , X
, O O X X X , X X
O O O X X , X X ,
O , O X , X , X X
, O O X X X X , X
komi 40
14 reg_genmove white
#? [C7]
