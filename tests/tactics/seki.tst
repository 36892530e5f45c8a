# SPDX-License-Identifier: MIT
#
# To make a seki, or to keep out of what would break it.
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 6 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

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
1 reg_genmove black
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
2 reg_genmove black
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
3 reg_genmove black
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
4 reg_genmove white
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
5 reg_genmove black
#? [B7]

# Ends in seki. Best: -59, any other move: -81. F8 H8 H9 G5 PASS PASS
diagram
O O , O O X X . .
O , O , O . O . O
O O O O O X . X X
, O O , O X X X O
O O , O O O . O O
, O O O , O O O O
O O , O O O , O ,
, O O O , O O O O
O O O , O O , O ,
komi -70
6 reg_genmove black
#? [F8]

# Else it is seki. Best: +79, any other move: +49. E1 D2 C2 C1 D1 F1 H4x14
diagram
X X , X , X X X ,
, X X X X X , X X
X X X , X X X X ,
, X , X X , X , X
X X X X X X X X X
X O O O O O O . X
X O X X X X O X X
X O . . . X O X ,
X O . . . . O X X
komi 64
7 reg_genmove black
#? [E1]

# Ends in seki. Best: +49, any other move: +35. F3 D2 PASS PASS
diagram
X X X X X , X , X
X , X , X X X X X
, X , X , X X X ,
X X X X X X , X X
X , X . X X X X X
X X X O O O O O X
X . O O . . . O X
X X O . . X . O X
, X O X X X X O X
komi 42
8 reg_genmove black
#? [F3]

# Ends in seki. Best: -59, any other move: -81. J4 J3 F2 PASS PASS
diagram
X , X X , X X , X
X X , X X , X X X
, X X X , X X , X
X X X X X X X X X
, X , X , X O O O
X X X , X X O . .
, X , X X X O X .
X X X , X . O O X
X , X X X X X O .
komi 70
9 reg_genmove white
#? [J4]

# Ends in seki. Best: +49, any other move: +37. C7 C8x1 B7 D8 PASS PASS
diagram
O O O O O X X , X
. . . X O X X X X
X . . O X X , X ,
X O X O X X X X X
O O O O X , X X ,
X X X X X X X X X
, X , X , X , X ,
X X X X X , X X X
X , X , X X , X X
komi 43
10 reg_genmove black
#? [C7]

# Ends in seki. Best: -6, any other move: -21. B4 A5 C5 B8x1 PASS PASS
diagram
X X X X X , X X X
. . O X , X X , X
O X O X X , X X ,
O O O X X X X X X
. X . O O O O O O
. . . O O , O , O
X . X O , O O O O
X X X O O O , O ,
O O O O , O O O O
komi -14
11 reg_genmove black
#? [B4]

# Ends in seki. Best: +56, any other move: +41. H3 H4 G3 J3 PASS PASS
diagram
O O O O O , O , O
O , O , O O O O O
, O O O O , O , O
O , O , O O O O O
O O , O O X X X X
O , O O . X . . .
O O O O O X . . .
, O O , O X . O O
O O , O O X O O O
komi -48
12 reg_genmove white
#? [H3]

# Else it is seki. Best: +79, any other move: +63. B8 PASS A6 PASS C8 D9x6 B8 B9 A8 PASS C8 PASS C9x8
diagram
O O O . X O O , O
O . . X X O , O O
X X X X O O O O ,
. O O O O O , O O
O O O O O O O O ,
, O , O , O , O O
O , O O O , O O ,
O O O , O O , O O
, O , O O , O O ,
komi -71
13 reg_genmove white
#? [B8]

# Ends in seki. Best: -59, any other move: -81. J3 H4 J4 G2 PASS PASS
diagram
, O , O O , O , O
O O O , O O O O O
O , O O , O O , O
, O O , O O O O O
O O O O O O X X X
O , O , O X X . .
, O O O O X . O .
O O , O O X . O .
, O O , O X O O O
komi -70
14 reg_genmove black
#? [J3]

# Ends in seki. Best: +55, any other move: +41. F9 J7 PASS PASS
diagram
X X . O . . X X X
, X X O O . . X X
X , X O O O O O .
X X X X X X X O O
X , X , X , X X X
, X X X X X , X ,
X X , X , X X , X
X X X , X , X X X
X , X X X X , X ,
komi 48
15 reg_genmove black
#? [F9]

# Ends in seki. Best: -59, any other move: -81. B9 C8 C9 C4 PASS PASS
diagram
. . . X O O , O ,
O O . X O , O O O
O O . X O O , O ,
O O X X O , O O O
X X X O O O O , O
O O . O O , O O ,
O O O O O O O , O
O , O O , O O O O
O O , O O O , O ,
komi -70
16 reg_genmove black
#? [B9]

# Ends in seki. Best: -63, any other move: -81. J2 H1 J3 PASS PASS
diagram
O , O , O O O O ,
O O O O , O , O O
, O O , O O O , O
O , O O O O , O O
O O O O , O O O ,
, O , O O , O O O
O , O O O O O O .
O O O X X X X X .
O , O X . O O . .
komi -72
17 reg_genmove black
#? [J2]

# Ends in seki. Best: +65, any other move: +57. J8 H8 J7 PASS J5 PASS J9 PASS PASS
diagram
X X X , X X O . .
X , X X X X O . .
, X X X , X O . .
X X X , X X O O O
, X , X , X X X .
X , X X X X X X X
X X X , X X , X X
X X , X X X X , X
X , X X , X X X ,
komi 61
18 reg_genmove black
#? [J8]

# Ends in seki. Best: +57, any other move: +51. B2 A2x1 B1 C1 PASS PASS
diagram
X X X X , X X X X
, X , X X X , X ,
X , X , X , X X X
X X X X , X X X ,
X X X X X X , X X
O O O X X , X X X
X O O O X X , X ,
. . . O X , X X X
. . . O X X , X ,
komi 54
19 reg_genmove black
#? [B2]

# Ends in seki. Best: -57, any other move: -81. C1 B3 B1 A2 D3 PASS PASS
diagram
X X X , X , X X X
X X , X X X X , X
X , X , X , X X ,
X X X X X X , X X
O O O X , X X , X
O . O X X , X X ,
O . O . X X , X X
. X O X X X X , X
. . . X X , X X ,
komi 69
20 reg_genmove white
#? [C1]

# Ends in seki. Best: -62, any other move: -81. A6 D9 PASS PASS
diagram
. X O . X , X X ,
X X O X X X , X X
. O O X , X X X ,
. . O X X , X , X
X O O X , X X X X
X X X X X X , X ,
X , X , X , X X X
X X X X X X , X ,
X , X , X , X X X
komi 72
21 reg_genmove white
#? [A6]

# Else it is seki. Best: +47, any other move: +33. C6 A6 B6 A7 B7 C5 D6 PASS B8x6
diagram
X X X X X , X X X
X . O X X X X , X
. . O O O O X X ,
. . . . O X X , X
O O . X X , X X X
, O X X X X X X ,
O O O X X , X , X
O , O X X X , X X
O O O O X X X X ,
komi 40
22 reg_genmove black
#? [C6]

# Ends in seki. Best: -19, any other move: -27. D3 A1 PASS B1x1 PASS PASS
diagram
, O O O X , X X ,
O , O O X X , X X
O O , O X , X X ,
O O O O X X , X X
, O , O X , X X ,
O O O O X X X X X
X . X . O . X , X
. X X X O O X X X
. . O X O O X X ,
komi 23
23 reg_genmove white
#? [D3]

# Ends in seki. Best: -10, any other move: -31. H9 H7 G8x1 D8 PASS PASS
diagram
X X X . O O X . X
. X X . O O . O X
X X X X O O O . X
O O O O X X X X X
O , O O X , X , X
, O , O X X X X ,
O O O O X X X , X
O O , O X , X X X
, O O O X X , X ,
komi 21
24 reg_genmove white
#? [H9]

# Ends in seki. Best: -21, any other move: -25. D7 D6 C7 E5 PASS PASS
diagram
, O O X X , X X X
O O O X X X X , X
O O . . O O X X ,
, O X . . . X , X
O O O X . X X X X
O , O X X X , X ,
O O O X , X X , X
, O O X X X , X X
O O O X , X X X ,
komi 23
25 reg_genmove white
#? [D7]
