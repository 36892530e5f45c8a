#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A GTP player of Connect Four, 7x6, that plays at random and misbehaves as it is told.

player.py [MANNER [MOVE]]: from its own move number MOVE of a game on (2). The manners:
"""

import os
import random
import sys
import time

LETTERS = "ABCDEFG"
MANNERS = {
    "crash": lambda: os.kill(os.getpid(), 11),
    "leave": lambda: os._exit(3),
    "hang": lambda: time.sleep(600),
    "close": lambda: (os.close(1), time.sleep(600)),
    "flood": lambda: [os.write(1, b"x" * 65536) for _ in range(100000)],
    "babble": lambda: say("I would rather play chess\n"),
    "float": lambda: say("= D6\n\n"),
    "outside": lambda: say("= H1\n\n"),
    "nonsense": lambda: say("= \033[31m" + "z" * 100 + "\n\n"),
    "pass": lambda: say("= pass\n\n"),
    "empty": lambda: say("=\n\n"),
    "refuse": lambda: say("? I don't want to\n\n"),
    "resign": lambda: say("= resign\n\n"),
}


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def main(manner="", misbehaves_at="2"):
    heights, own = [0] * 7, 0
    for line in sys.stdin:
        command, *arguments = line.split()
        if command == "name":
            say(f"= random {manner}\n\n")
        elif command == "boardsize" and arguments == ["7", "6"] and manner == "square":
            say("? boardsize not an integer\n\n")
        elif command in ("boardsize", "clear_board"):
            heights, own = [0] * 7, 0
            say("= \n\n")
        elif command == "play" and manner == "deny" and sum(heights) >= 4:
            say("? illegal move\n\n")
        elif command == "play":
            column = LETTERS.index(arguments[1][0])
            heights[column] += 1
            assert arguments[1][1:] == str(heights[column]), line
            say("= \n\n")
        elif command == "genmove":
            own += 1
            if manner in MANNERS and own >= int(misbehaves_at):
                MANNERS[manner]()
                continue
            column = random.choice([i for i in range(7) if heights[i] < 6])
            heights[column] += 1
            say(f"= {LETTERS[column]}\n\n" if own % 2 else f"={LETTERS[column].lower()}{heights[column]}\r\n\r\n")
        else:
            say("? unknown command\n\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
