# SPDX-License-Identifier: MIT
"""The exact score of a late position of Connect Four by plain negamax over the columns, apart from the engine."""

from functools import lru_cache

WIDTH, HEIGHT = 7, 6
STEPS = ((1, 0), (0, 1), (1, 1), (1, -1))


def wins(columns, x):
    """Whether the top disc of a column is in a line of four."""
    y = len(columns[x]) - 1
    disc = columns[x][y]

    def run(dx, dy):
        count = 0
        at_x, at_y = x + dx, y + dy
        while 0 <= at_x < WIDTH and 0 <= at_y < len(columns[at_x]) and columns[at_x][at_y] == disc:
            count, at_x, at_y = count + 1, at_x + dx, at_y + dy
        return count

    return any(run(dx, dy) + run(-dx, -dy) >= 3 for dx, dy in STEPS)


def dropped(columns, x):
    disc = "xo"[sum(map(len, columns)) % 2]
    return columns[:x] + (columns[x] + disc,) + columns[x + 1:]


def score_after(columns, x):
    """Of a move, as the side that makes it sees it: the discs that the winner has left, plus one."""
    after = dropped(columns, x)
    if wins(after, x):
        mine = (sum(map(len, after)) + 1) // 2
        return WIDTH * HEIGHT // 2 - mine + 1
    return -score(after)


@lru_cache(maxsize=None)
def score(columns):
    """Of the side to move in a game that is not over, or is drawn."""
    return max((score_after(columns, x) for x in range(WIDTH) if len(columns[x]) < HEIGHT), default=0)


def columns_of(moves):
    columns = ("",) * WIDTH
    for move in moves:
        columns = dropped(columns, int(move) - 1)
    return columns
