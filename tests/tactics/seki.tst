# SPDX-License-Identifier: MIT
#
# To make a seki, or to keep out of what would break it.
# Found at random and proven by ./frugal regress --prove. Points are those of the mover less the
# opponent's, then comes a line of best play; komi lies between the best move and all others.

# eye of 6. Best: +3, any other move: -13. B2 PASS A1 PASS B1 PASS PASS
diagram
X , X , X X O , O
X X X X X X O O O
, X , X X O O , O
X , X X X O O O O
X X X X O O , O ,
O O O X O O O O O
. . O X O , O , O
X . O X O O O O ,
. . O X O , O O O
komi -5
1 reg_genmove black
#? [B2]

# Best: +40, any other move: +25. G8 PASS PASS
diagram
, O , O , O X . X
O O O O O O . X X
X X X X X X O . X
X X , X , X O O O
, X X X X , X O .
X X X X , X X O O
, X , X X X , X X
X X X X , X X X ,
, X , X X , X X X
komi 32
2 reg_genmove black
#? [G8]

# Best: +40, any other move: +25. H3 PASS PASS
diagram
, X , X X , X O ,
X X X , X X X O O
, X , X X , X O ,
X X X , X X X O O
X , X X X , X O ,
, X X X , X X O O
X X , X X O O . X
X , X O O O . X .
X X X O . O X X X
komi 32
3 reg_genmove black
#? [H3]

# Best: +33, any other move: +21. H7 PASS PASS
diagram
X X X X X O O . X
, X X , X O O . X
X X , X X O X . X
X , X X X X O O O
, X , X , X O , O
X X X X X X O O ,
, X , X , X O O O
X X X , X X O O ,
, X , X X X O O O
komi 27
4 reg_genmove black
#? [H7]

# Best: +17, any other move: +5. D9 PASS PASS
diagram
. X X . O O , O O
O . X O O O O , O
O O O X O , O O O
O X X X O O O , O
X X X X O , O O ,
, X , X O O O , O
X X X , X O O O O
X , X X X O , O ,
, X X , X X O O O
komi -11
5 reg_genmove white
#? [D9]

# Best: +40, any other move: +25. B7 PASS PASS
diagram
X X X O . O X X X
. X . O O O X X ,
X . O O X X , X X
O O X X , X X , X
O O X , X , X X X
, O X X X X , X ,
O O X , X , X X X
O O X X X X X , X
, O X , X , X X ,
komi 32
6 reg_genmove black
#? [B7]

