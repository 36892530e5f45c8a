# SPDX-License-Identifier: MIT
#
# A stone is thrown in; the player that takes it loses more.
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 6 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

# If F7 takes, E7 takes 4. Best: +37, any other move: +29. E7 PASS F7x3 PASS PASS
diagram
, O , O O O O O O
O O O O O X X X X
O , O O . . X X ,
O O O X O O O X X
O X X X X X X X ,
X X X , X , X , X
, X X X , X X X X
X , X , X X , X X
X X X X X , X X ,
komi 33
1 reg_genmove black
#? [E7]

# Best: -11, any other move: -17. B1 B2x1 B1x4 A1 A2x1 C3 B2 PASS PASS
diagram
, X , X X X O O ,
X X X , X X O , O
, X , X X O O O O
X X X X O O O , O
, X , X O O , O ,
X X X O , O O O O
O X . O O , O O O
O . X O O O O , O
O . O O O , O O ,
komi -14
2 reg_genmove black
#? [B1]

# Best: -19, any other move: -25. H1 H2x1 H1x4 J1 H2 G3 J2x1 PASS PASS
diagram
O O O X X , X , X
, O , O X X X X X
O O O O O X X , X
O , O , O X X X X
O O O O , O X , X
, O O , O O O X X
O O O O O O . X O
, O O , O O X . O
O O , O O O O . O
komi -22
3 reg_genmove black
#? [H1]

# If C7 takes, C6 takes 4. Best: +29, any other move: +21. C6 PASS C7x3 PASS PASS
diagram
X X X X X , X X ,
. X X O X X , X X
X X . O X X X , X
X O . O X , X X X
O O O X X X X , X
O , O O X , X X X
O O O O O X X X ,
, O , O O O X X X
O O O , O O O X ,
komi 25
4 reg_genmove black
#? [C6]

# If G9 takes, F9 takes 9. Best: +45, any other move: +25. F9 PASS G9x8
diagram
O , O O O . . O O
O O , O X O O O O
, O O O X X X O O
O O O O X X X X X
O X X X X X X X X
X X X , X , X , X
X X , X X X , X ,
X , X X X X X X X
, X X , X , X X ,
komi 35
5 reg_genmove black
#? [F9]

# Best: -19, any other move: -25. H1 F2 H2x3 PASS PASS
diagram
O O O X X , X , X
, O , O X X X X X
O O O O O X X , X
O , O , O X X X X
O O O O , O X , X
, O O , O O O X X
O O O O . . O X O
, O O , O . X . O
O O , O O O O . O
komi -22
6 reg_genmove black
#? [H1]

# Best: +25, any other move: +7. J4 H9 G5 G7 H6 H4x2 J3 G8 J4x9
diagram
, O , O O . O . O
O O O , O O . X X
, O , O , O . X X
O O O O O O X . X
X X X X X X . O O
, X X X , X O . .
X X , X X X O O X
X , X X , X O O O
, X X X X X X X X
komi 16
7 reg_genmove black
#? [J4]

# Best: +23, any other move: +3. J4 G7 H6 F6 G5 H4x2 J3 H7 J4x9
diagram
, O , O O O O O O
O O O , O O . X X
, O , O , O . . X
O O O O O . X . X
X X X X X X . O O
, X X X , X O . .
X X , X X X O O X
X , X X , X O O O
, X X X X X X X X
komi 13
8 reg_genmove black
#? [J4]
