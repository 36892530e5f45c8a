#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""A GTP player of Go that plays what it is told, then passes, and tells the dead stones it is told.

go_player.py BLACK WHITE [DEAD]: moves with commas between them, for when it is black and when it is
white, "-" for none. Without DEAD it does not know the command.
"""

import sys


def main(black, white, dead=None):
    left = {}
    for line in sys.stdin:
        command, *arguments = line.split()
        if command == "clear_board":
            left = {"b": black.split(","), "w": white.split(",")}
        if command == "genmove":
            moves = left[arguments[0]]
            answer = "= " + (moves.pop(0) if moves and moves != ["-"] else "pass")
        elif command == "final_status_list":
            answer = "? unknown command" if dead is None else "= " + ("" if dead == "-" else dead.replace(",", "\n"))
        elif command == "komi":
            answer = "=" if arguments == ["0.5"] else "? not my komi"
        else:
            answer = "="
        sys.stdout.write(answer + "\n\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main(*sys.argv[1:])
