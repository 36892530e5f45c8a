# SPDX-License-Identifier: MIT
#
# Whatever is played loses something: pass.
# Found at random and proven by ./frugal regress --prove. Points are those of the mover less the
# opponent's, then comes a line of best play; komi lies between the best move and all others.

# Best: +40, any other move: +25. PASS PASS
diagram
, O X , X , X X ,
O O X X X X X , X
, O X , X X X X X
O O X X X , X X X
, O X , X X , X ,
O O X X X , X , X
X X O O X X X X X
. X . O O O X X ,
X X X O . O X X X
komi 32
1 reg_genmove black
#? [PASS]

# Best: +33, any other move: +21. PASS PASS
diagram
X , X X , X O , O
X X X , X X O O O
, X , X , X O O O
X X X X X X O , O
X , X X , X O O ,
, X X , X X O O O
X X , X X O X X X
X X X X X O . O X
X , X , X O O . X
komi 27
2 reg_genmove black
#? [PASS]

# Best: +33, any other move: +21. PASS PASS
diagram
O O O O , O X X X
, O , O O O X O .
O O O O O O X . O
X X X X X X O O O
X , X , X , X X X
X X , X , X X , X
X , X X X X , X ,
X X X X X , X X X
, X X , X X X X ,
komi 27
3 reg_genmove black
#? [PASS]

# Best: +33, any other move: +21. PASS PASS
diagram
X O O O X X X X ,
X . . O X , X X X
X X X O X X , X ,
O O O X X , X X X
O , O X X X , X ,
, O O X , X X , X
O , O X X , X X X
O O O X X X X , X
, O O X , X X X ,
komi 27
4 reg_genmove black
#? [PASS]

# Best: +40, any other move: +25. PASS PASS
diagram
, X , X X , X , X
X X X X , X X X X
X X , X X X , X ,
O O X , X , X X X
. O X X X X , X ,
O O O X , X X , X
X . O X X X X X X
X X X O O O O O O
X . X O , O , O ,
komi 32
5 reg_genmove black
#? [PASS]

# Best: +40, any other move: +25. PASS PASS
diagram
X X X O . O X X ,
. X . O O O X X X
X X O O X X X X ,
O O X X X X , X X
, O X X , X X X ,
O O X , X X X , X
, O X X , X , X X
O O X X X X X X ,
, O X , X , X X X
komi 32
6 reg_genmove black
#? [PASS]

# Best: +40, any other move: +25. PASS PASS
diagram
, X X , X X X , X
X , X X , X , X X
X X X , X X X , X
O O X X X , X X X
. O X , X X , X ,
O O O X X , X , X
X . O X X X X X X
X X X O O O O O O
X . X O , O , O ,
komi 32
7 reg_genmove black
#? [PASS]

# Best: +33, any other move: +21. PASS PASS
diagram
X X X , X O O O X
, X X X X O . . X
X X X , X O X X X
X X , X X X O O O
X , X , X X O , O
X X X X , X O O ,
X , X , X X O O O
, X , X , X O , O
X X X X X X O O ,
komi 27
8 reg_genmove black
#? [PASS]

# Best: +40, any other move: +25. PASS PASS
diagram
X . X O , O O , O
X X X O O O O O O
X . O X X X X X X
O O O X , X X , X
. O X , X , X X ,
O O X X X X , X X
X X , X X , X X X
X X X X X X , X ,
X , X X , X X X X
komi 32
9 reg_genmove black
#? [PASS]

# Best: +40, any other move: +25. PASS PASS
diagram
X X X O . O X X X
. X . O O O X X ,
X X O O X X X , X
O O X X X , X X X
, O X X , X X X ,
O O X , X X , X X
, O X X X X X , X
O O X , X , X X ,
, O X X , X X X X
komi 32
10 reg_genmove black
#? [PASS]

# Best: +40, any other move: +25. PASS PASS
diagram
, X X O . O X X X
X , X O O O . X .
X X X X X O O X X
X , X , X X X O O
, X X X , X X O ,
X X X , X X X O O
X , X X , X X O ,
, X X , X X X O O
X X X X , X X O ,
komi 32
11 reg_genmove black
#? [PASS]

# Best: +33, any other move: +21. PASS PASS
diagram
X X X O , O O , O
. . X O O , O O O
O O X O O O O O O
O O O X X X X X X
X X X , X , X X ,
X , X X X X , X X
, X X , X , X X ,
X X , X X X X , X
, X X , X , X X X
komi 27
12 reg_genmove black
#? [PASS]

