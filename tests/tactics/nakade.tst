# SPDX-License-Identifier: MIT
#
# The vital point of an eye of three to six points: to kill, or to live.
# Found at random, or by variation, and proven by ./frugal regress --prove. Points are those of the
# mover less the opponent's, then comes a line of best play; komi lies between the best move and all
# others. From 13 on: harder. GNU Go (level 0 or 10) or our own search of 1,000 simulations missed
# each of them, and a search of 20,000 refutes every other move: the proof alone may err where much
# is taken (prover.hpp).

# eye of 3. Best: +35, any other move: +19. H9 PASS F7 PASS G9 PASS J9x5
diagram
, O O O X O . . .
O O , O X O O O O
O , O O X . X X X
O O O O X X X X X
O , O X X , X , X
O O X X , X X X ,
O X , X X , X X X
O X X X , X X , X
X X X , X X X X ,
komi 27
1 reg_genmove black
#? [H9]

# eye of 3. Best: -15, any other move: -31. B9 PASS B8x2 PASS C8 PASS A9x3 PASS PASS
diagram
. . O X X O , O ,
O . O X X O O O O
O O X X X O O , O
X X X O O O , O O
X , X O O , O O ,
X X X O O O O O O
, X X O , O , O ,
X X X O O O O , O
, X X O , O O O O
komi -23
2 reg_genmove black
#? [B9]

# eye of 6. Best: -19, any other move: -39. B3x1 PASS A3 PASS C3 PASS A4x1 PASS PASS
diagram
, X X X X , X X X
X , X , X X X , X
X X X X , X , X ,
O O X X X X X X X
. O O X X , X X ,
. X O X X X X , X
. . X O O O X X X
O O O O , O O O X
, O , O O , O O O
komi 29
3 reg_genmove white
#? [B3]

# eye of 3. Best: +19, any other move: +5. A2 D1 A1 PASS A3x5
diagram
O O , O O , O O O
, O O O , O O O X
O , O O O O O X X
O O O , O O X X X
O O O O O X X X ,
X X O O X , X X X
. X O O X X , X ,
. X O O X X X X X
. X O . X X , X ,
komi -12
4 reg_genmove white
#? [A2]

# eye of 5. Best: +7, any other move: -11. B8x1 PASS A7x1 PASS PASS
diagram
X X X X O , O O ,
O . O X O O , O O
. . X O O , O O ,
X X X O O O O O O
X , X X O , O O ,
, X X , X O O , O
X , X X X X O O O
X X X , X , X O O
X , X X X X X X O
komi -2
5 reg_genmove black
#? [B8]

# eye of 3. Best: +31, any other move: +17. D8 D9 E9 PASS F9x4
diagram
X , X . . . X O ,
X X X . X X X O O
X , X O O O O O ,
, X X X O O O O O
X X X O O , O , O
X , X O O O , O ,
X X O O O , O O O
X X O , O O O O O
X O O O , O , O ,
komi -24
6 reg_genmove white
#? [D8]

# eye of 3. Best: -7, any other move: -31. E3 PASS F1x1 PASS E1 PASS G1 PASS H1x4
diagram
, O , O , O O , O
O O O O O , O O O
X O O O O O , O ,
X X O , O , O O O
X , X O O O , O ,
X X X X O O O O O
X , X X . X X X X
X X X X X O O O X
, X , X O . . . O
komi -19
7 reg_genmove black
#? [E3]

# eye of 3. Best: +29, any other move: +11. H8 PASS F8 PASS J8 PASS H9x6
diagram
X X , X X X O . O
X , X , X . O . .
X X X X X X O O O
X X X X X X X X X
X , X , X O O O O
, X X X O , O , O
X X , X O O , O O
X X X O , O O , O
X , X O O O O O O
komi 20
8 reg_genmove black
#? [H8]

# eye of 3. Best: -19, any other move: -37. A8 PASS PASS
diagram
. O O X O O , O O
. . O X O O O , O
O O O X O O , O O
X X X X X O O O ,
X , X , X X X O O
X X X X X , X X O
, X , X X X X , X
X X X , X , X X X
, X , X X X , X ,
komi 28
9 reg_genmove white
#? [A8]

# eye of 4. Best: +29, any other move: +23. D3x2 PASS PASS
diagram
O O O O O X X , X
, O O , O X X X X
O O O O X , X , X
O , O O X X X X X
, O , O X , X , X
O O O O X X , X X
X X X . X , X X ,
. . X O X X , X X
. . X O X , X X ,
komi 26
10 reg_genmove black
#? [D3]

# eye of 3. Best: -23, any other move: -45. B6 PASS PASS
diagram
X , X , X , X X X
X X X X X X X , X
O O O X X , X X ,
. . . O X X , X X
O O O O X , X X X
X X X X X X X , X
O O O O O X , X X
, O O O , O X X ,
O O , O O O O X X
komi 34
11 reg_genmove white
#? [B6]

# eye of 3. Best: +5, any other move: -11. B9 PASS PASS
diagram
. . O X O , O O ,
O . O X O O O , O
X O O X O O , O O
X X X X O , O O ,
X X X X O O O O O
, X , X X O , O ,
X X X X X X O O O
, X , X , X X O O
X X X , X X X X O
komi 3
12 reg_genmove white
#? [B9]

# Best: -59, any other move: -63. J1 D1 F1 PASS PASS
diagram
, X X , X , X , X
X X , X X X X X X
X X X X , X , X X
X , X , X , X , X
X X , X X X X X ,
, X X X , X X X X
X , X X X X X O O
X X X . X O O O .
X , X . O . . . .
komi 61
13 reg_genmove white
#? [J1]

# Best: +81, any other move: +57. B8 PASS A8 PASS D8 PASS A9 PASS B9x6
diagram
. . X O O O O O O
. . X . O , O , O
O O X O O O O O ,
X X X O , O , O O
O O O O O , O O ,
O O , O , O O , O
, O O , O O O O O
O O , O O , O O ,
, O O O , O O O O
komi -69
14 reg_genmove white
#? [B8]

# Best: +81, any other move: +59. F8x2 PASS D8 PASS E8 PASS G8 PASS C9x7
diagram
X O . X . X O X X
X O X . . . O X ,
X O O O O O X X X
X X X X X X X X X
, X , X , X , X ,
X X X , X X X , X
X , X X , X , X X
X X , X X X X X ,
, X X , X , X X X
komi 70
15 reg_genmove black
#? [F8]

# Best: +81, any other move: +57. D9 PASS A6 PASS B6 PASS A8 PASS A9 PASS F9x1 PASS B9x5
diagram
. . O . X . O O ,
. X X X O O O , O
X X O O O , O O O
. . O O , O O , O
O O O , O , O O ,
, O , O O O , O O
O O O O , O O O ,
, O , O O O O O O
O O O O O , O , O
komi -69
16 reg_genmove white
#? [D9]

# Best: -51, any other move: -69. B4 PASS A5x1 PASS PASS
diagram
X , X , X X X X X
X X X X X , X X ,
O O X , X X , X X
. O X X X , X X ,
. . O X X X , X X
X . . O X , X X ,
O O O O X X , X X
X X X X X , X X X
, X , X , X X X ,
komi 60
17 reg_genmove white
#? [B4]

# Best: +81, any other move: +55. J8 PASS H5 PASS J5 PASS J7 PASS F8 PASS H8 PASS J9x7
diagram
, O , O O O X X .
O O O , O . X . .
O O O O O O X O .
, O , O , O X X X
O , O O O O O . .
O O O , O O O O O
O , O O O O , O ,
O O , O O , O O O
O , O O , O O O ,
komi -68
18 reg_genmove white
#? [J8]

# Best: -41, any other move: -47. C9x2 PASS A4 PASS B6 PASS A7x2 PASS PASS
diagram
X X . X , X , X ,
O O O X X X X X X
. O O X , X X , X
X . O X X , X X ,
X O X X , X X X X
. O X X X X , X ,
. O X , X X X , X
O O X X X , X X X
X X X , X X , X ,
komi 44
19 reg_genmove white
#? [C9]

# Best: -61, any other move: -81. H9 F9x1 J8 PASS G9 PASS PASS
diagram
, X X X O . . . .
X X , X X O O . .
X , X X X X O O O
X X , X , X X X X
, X X , X X X , X
X X , X , X X X ,
X , X X X , X , X
, X X X X X X X X
X X X , X X , X ,
komi 71
20 reg_genmove white
#? [H9]

# Best: -51, any other move: -81. C9 PASS A8 B6 A9x4 D6 PASS PASS
diagram
. X . O O X X , X
. X X X O X X X X
O O O O O X , X ,
X . X . X X X X X
X X X X X , X , X
, X , X , X , X X
X X X , X X X X X
X , X X , X X , X
X X , X X , X X ,
komi 66
21 reg_genmove white
#? [C9]
