# SPDX-License-Identifier: MIT
"""The cases: arguments and input of the tool; its status, answers and messages, exactly.

"{2,6}" in an answer: one of these columns, all of which are best. "#": a number (check.py).
"""

from dataclasses import dataclass

from table import GAMES, OF_TOOL, PAPERS


@dataclass
class Case:
    name: str
    arguments: str
    given: str = ""
    answers: str = ""
    messages: str = ""
    status: int = 0


def solves(game, *lines):
    """Each line is "<position> <value> <best columns>"; another program found them by brute force.
    By proof, and by tree."""
    given = "".join(line.split()[0] + "\n" for line in lines)
    for option, counts in (("", " visited=#\n"), (" --by-tree", " playouts=# nodes=#\n")):
        answers = "".join(line + counts for line in lines)
        yield Case(f"values of {game}", f"solve --game {game}{option}", given, answers)


def refuses_line(name, line, reason):
    """A bad line between two good ones, which are answered."""
    given = f"121212\n{line}\n21212\n"
    answers = "121212 1\n21212 2\n"
    return Case(name, "move --playouts 100", given, answers, f"frugal: line 2: {reason}\n", 1)


def refuses(arguments, reason):
    """A command line that makes no sense. Messages begin with the subcommand, if it was understood."""
    words = arguments.split()
    command = words[0] if words and words[0] in {each.name for each in OF_TOOL} else ""
    if command in ("paper", "book", "learn") and len(words) > 1 and "unknown command" not in reason:
        command += " " + words[1]
    return Case("usage", arguments, "", "", f"frugal {command}".strip() + f": {reason}\n", 2)


BUILT_IN = " ".join(GAMES)
CONNECT = " ".join(game for game in GAMES if game.startswith("connect:"))
GO = " ".join(game for game in GAMES if game.startswith("go:"))
TABLE = "(host_sim/games/table.hpp lists them)"
HASHES = "its keys are hashes (kExactKeys is false)"
FORM = "a game is connect:WIDTHxHEIGHTxLINE, such as connect:7x6x4, or connect4"
COMMANDS = ", ".join(each.name for each in OF_TOOL)
OPTIONS = "--help, --game, --bytes, --playouts, --seed, --json"
NO_COLUMN = "is off the board, whose columns are 1 to 7"

SOLVE = [
    *solves("connect:3x3x3", "- draw {1,2,3}"),
    *solves("connect:3x3x4", "- draw {1,2,3}"),
    *solves("connect:3x4x4", "- draw {1,2,3}"),
    *solves("connect:4x3x4", "- draw {1,2,3,4}"),
    *solves("connect:4x4x3", "- win {1,2,3,4}"),
    *solves("connect:4x4x4", "- draw {1,2,3,4}"),
    *solves("connect:5x4x4", "- draw {2,3,4}"),
    *solves("connect:4x5x4", "- draw {1,2,3,4}"),
    Case("every board up to 5x5 in 64 KB", "solve --game connect:5x5x4 --bytes 64k", "-\n", "- draw 3 visited=#\n"),
    Case("a short line", "solve --game connect:5x5x3 --bytes 64k", "-\n", "- win {1,2,3,4,5} visited=#\n"),
    Case("and 6x5 too", "solve --game connect:6x5x4 --bytes 64k", "-\n", "- draw {3,4} visited=#\n"),
    *solves(
        "connect4",
        "2252576253462244111563365343671351441 loss {6,7}",
        "7422341735647741166133573473242566 win {2,6}",
        "23163416124767223154467471272416755633 draw 3",
        "65214673556155731566316327373221417 loss {2,4,7}",
        "121212 win 1",
    ),
    Case(
        "JSON of a value",
        "solve --json",
        "23163416124767223154467471272416755633\n",
        '{"position":"23163416124767223154467471272416755633","value":"draw","at_least":"draw",'
        '"at_most":"draw","column":3,"visited":#}\n',
    ),
    Case(
        "JSON of a value by tree",
        "solve --json --by-tree",
        "23163416124767223154467471272416755633\n",
        '{"position":"23163416124767223154467471272416755633","value":"draw","at_least":"draw",'
        '"at_most":"draw","column":3,"playouts":#,"nodes":#}\n',
    ),
    Case(
        "a limit of one playout",
        "solve --by-tree --playouts 1",
        "-\n",
        "- unknown {1,2,3,4,5,6,7} playouts=# nodes=#\n",
    ),
    Case(
        "exact scores",
        "solve --score",
        "121212\n2252576253462244111563365343671351441\n23163416124767223154467471272416755633\n",
        "121212 18 1 visited=#\n"
        "2252576253462244111563365343671351441 -1 6 visited=#\n"
        "23163416124767223154467471272416755633 0 3 visited=#\n",
    ),
    Case(
        "exact scores of all columns",
        "solve --all",
        "7422341735647741166133573473242566\n",
        "7422341735647741166133573473242566 1 {2,6} scores=-3,1,full,full,-4,1,full visited=#\n",
    ),
    Case(
        "exact scores by two threads",
        "solve --score --threads 2 --bytes 16M",
        "4444423112\n121212\n",
        "4444423112 1 {1,2,3,4,5,6,7} visited=#\n121212 18 1 visited=#\n",
    ),
    Case("a score that is not known", "solve --score --positions 10", "-\n", "- unknown {1,2,3,4,5,6,7} visited=#\n"),
    Case(
        "JSON of scores",
        "solve --all --json",
        "2252576253462244111563365343671351441\n",
        '{"position":"2252576253462244111563365343671351441","score":-1,"at_least":-1,"at_most":-1,"column":6,'
        '"scores":[null,null,null,null,null,-1,-2],"visited":#}\n',
    ),
    Case(
        "JSON of a score that is not known",
        "solve --score --json --positions 1",
        "-\n",
        '{"position":"-","score":null,"at_least":-18,"at_most":18,"column":{1,2,3,4,5,6,7},"visited":#}\n',
    ),
    Case("exact scores of a small board", "solve --score --game connect:4x4x3", "-\n", "- 4 {2,3} visited=#\n"),
    Case("the discs in Othello", "solve --game othello:4", "-\nB1,A1\n", "- 3/16 B1 visited=#\nB1,A1 3/16 A2 visited=#\n"),
    Case("by how many discs", "solve --score --game othello:4 --bytes 4k", "-\n", "- -10 B1 visited=#\n"),
    Case("and by tree", "solve --by-tree --game othello:4 --bytes 1M", "-\n", "- 3/16 C4 playouts=# nodes=#\n"),
    Case("a limit of ten positions", "solve --positions 10", "-\n", "- unknown {1,2,3,4,5,6,7} visited=#\n"),
    Case(
        "where a proof is",
        "solve --json --positions 8 --bytes 8k",
        "-\n",
        '{"position":"-","value":"unknown","at_least":"loss","at_most":"win","column":{1,2,3,4,5,6,7},"visited":#,'
        '"line":[4]}\n',
    ),
    Case("one seed, one result", "solve --by-tree --game connect:4x4x4 --seed 7 --bytes 48k", "-\n-\n", ("- draw {1,2,3,4} playouts=# nodes=#\n") * 2),
]

MOVE = [
    Case("no input, no answer", "move"),
    Case("a win in one is played", "move --playouts 100", "121212\n", "121212 1\n"),
    Case("a win in one is blocked", "move --playouts 100", "21212\n", "21212 2\n"),
    Case("twenty playouts already do", "move --playouts 20", "121212\n21212\n", "121212 1\n21212 2\n"),
    Case("the empty board", "move --playouts 1000", "-\n", "- {1,2,3,4,5,6,7}\n"),
    Case("JSON of a move", "move --json", "121212\n", '{"position":"121212","column":1}\n'),
    Case("a pool of no bytes", "move --bytes 0", "121212\n21212\n", "121212 1\n21212 2\n"),
    Case("a pool of five bytes", "move --bytes 5", "121212\n21212\n", "121212 1\n21212 2\n"),
    Case("a proof without a pool", "solve --bytes 0", "121212\n", "121212 win 1 visited=#\n"),
    Case("a proof by tree without a pool", "solve --by-tree --bytes 0", "121212\n", "121212 win 1 playouts=# nodes=#\n"),
    Case("a proof in five bytes", "solve --bytes 5", "121212\n", "121212 win 1 visited=#\n"),
    Case("a board as wide as digits go", "move --game connect:9x6x4 --playouts 100", "919191\n", "919191 9\n"),
    Case("points of Go", "move --game go:5 --playouts 300", "C3,C2,B2,D2,C1,B3,D1,D3,B4,A2,E2,pass,pass\n-\n", "- C3\n",
         "frugal: line 1: the game is over\n", 1),
    Case("JSON of a point", "move --game go:3 --json", "-\n", '{"position":"-","move":"B2"}\n'),
    Case("a line of five", "move --game connect:7x6x5 --playouts 100", "12121212\n", "12121212 1\n"),
]

# No line of four fits 3x3, so that all games are drawn.
DATABASE = [
    Case(
        "a database",
        "database --game connect:3x3x4 --plies 1",
        "",
        """// SPDX-License-Identifier: MIT
//
// A starting database (frugal/database.hpp), made by
//
//     ./frugal database --game connect:3x3x4 --plies 1 --playouts 10 --seed 1
//
// 3 positions, 21 bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

namespace frugal {

struct Database3x3x4 {
  static constexpr std::uint32_t kPlayouts = 10;
  static constexpr std::array<std::uint32_t, 3> kKeys{
      0x111,
      0x113,
      0x131};
  static constexpr std::array<std::array<std::uint8_t, 3>, 3> kSums{{
      {10, 10, 10},
      {10, 10, 10},
      {10, 10, 10}}};
};

}  // namespace frugal
""",
    ),
]

# No line of four fits 3x3, so that any table proves all of it: the book has ends only.
BOOK = [
    Case(
        "a book",
        "book make --game connect:3x3x4 --table 1",
        "",
        """// SPDX-License-Identifier: MIT
//
// An opening book (frugal/book.hpp), made by
//
//     ./frugal book make --game connect:3x3x4 --hardest 150000 --check-planes 0
//
// 3 positions, 0 of which with a reply: 5 bytes of flash.
// clang-format off
#pragma once

#include <array>
#include <cstdint>

#include "frugal/book.hpp"

namespace frugal {

struct Book3x3x4 {
  static constexpr std::uint32_t kHardest = 150000;
  static constexpr std::uint32_t kPositions = 3;
  static constexpr std::uint32_t kReplies = 0;
  static constexpr std::array<std::uint8_t, 1> kCode{
      131};
  static constexpr std::array<std::uint32_t, 0> kRowBits{};
  static constexpr std::array<std::uint32_t, 1> kWords{
      0x00000000};
  static constexpr Book kBook{1, 0, kCode, kRowBits, kWords};
};

}  // namespace frugal
""",
    ),
    refuses("book", "a command is missing; there is make, verify, info"),
    refuses("learn", "a command is missing; there is games, strengths"),
    refuses("learn strengths", "FILE is required"),
    Case("no games", "learn strengths /nowhere/games.txt", "", "", "frugal: /nowhere/games.txt: cannot be read\n", 1),
    Case(
        "a move that is none",
        "learn strengths /dev/stdin",
        "bD4 wPASS\nbD4? wZ9\n",
        "",
        "frugal: /dev/stdin, line 2: move 2: 'wZ9' is not w and a point of 9x9 or PASS\n",
        1,
    ),
    Case(
        "too few games to test",
        "learn strengths /dev/stdin --rates",
        "bD4? wE5 bC3 wPASS bPASS\n",
        "//     not tested: there are fewer than ten games\n",
    ),
    Case(
        "a move against the rules",
        "learn strengths /dev/stdin",
        "bD4 wD4\n",
        "",
        "frugal: /dev/stdin, line 1: move 2: D4 is against the rules here\n",
        1,
    ),
    Case(
        "a program that does not play",
        "learn games --count 1 --with false",
        "",
        "",
        "frugal: the program that plays: ended with status 1 (boardsize 9)\n",
        1,
    ),
    refuses("book made", "unknown command 'made'; did you mean make?"),
    refuses("book make --hardest 0", "--hardest: 0 is out of range; it can be 1 to 1000000000"),
    refuses("book make --scored-from 65", "--scored-from: 65 is out of range; it can be 0 to 64"),
    refuses("perfect --no-book --book book.hpp", "--book: --no-book plays without one; leave one of them out"),
    Case("no book to play by", "perfect --book /nowhere/book.hpp", "", "", "frugal: the book '/nowhere/book.hpp' can't be read\n", 1),
    Case("no book", "book verify /nowhere/book.hpp", "", "", "frugal: the book '/nowhere/book.hpp' can't be read\n", 1),
    Case("a book that is none", "book info /dev/null", "", "", "frugal: the book '/dev/null': no '--game ' in it; './frugal book make' writes books\n", 1),
]

LINES = [
    refuses_line("a full column", "4444444", "move 7: column 4 is full"),
    refuses_line("column 8 of 7", "448", f"move 3: column 8 {NO_COLUMN}"),
    refuses_line("column 0", "0", f"move 1: column 0 {NO_COLUMN}"),
    refuses_line("a letter", "44x4", "move 3: 'x' is not a column"),
    refuses_line("a blank", "44 5", "move 3: ' ' is not a column"),
    refuses_line("a minus sign", "-4", "move 1: '-' is not a column"),
    refuses_line("a letter of two bytes", "\u00e4", "move 1: '\\xe4' is not a column"),
    refuses_line("a zero byte", "4\0", "move 2: '\\x00' is not a column"),
    refuses_line("a position after the end", "12121213", "move 8: move 7 has won the game"),
    refuses_line("a game that was won", "1212121", "the game is over: move 7 has won it"),
    refuses_line("an empty line", "", "nothing in it; the empty position is written -"),
    refuses_line("43 moves", "1234567" * 6 + "1", "longer than 42 moves, which fill the board"),
    refuses_line("a line of a megabyte", "x" * 1048576, "longer than 42 moves, which fill the board"),
    Case("a full board", "move --game connect:3x3x4", "111222333\n", "", "frugal: line 1: the game is over: the board is full\n", 1),
    Case("a column that another board has", "move --game connect:4x4x4", "5\n", "", "frugal: line 1: move 1: column 5 is off the board, whose columns are 1 to 4\n", 1),
    Case("no point of Go", "move --game go:5", "C3,Z9\n", "", "frugal: line 1: move 2: played 'Z9', which is no point\n", 1),
    Case("a point that is taken", "move --game go:5", "C3,C3\n", "", "frugal: line 1: move 2: C3 is illegal here\n", 1),
    Case("a move after the end", "move --game go:5", "pass,pass,C3\n", "", "frugal: line 1: move 3: the game is over before it\n", 1),
    Case("an empty line of Go", "move --game go:5", "\n", "", "frugal: line 1: nothing in it; the empty position is written -\n", 1),
    Case("no newline at the end", "move", "121212\n21212", "121212 1\n21212 2\n"),
    Case("a bad line without newline", "move", "8", "", f"frugal: line 1: move 1: column 8 {NO_COLUMN}\n", 1),
    Case("carriage returns", "move", "121212\r\n21212\r\n", "121212 1\n21212 2\n"),
    Case("an empty line with a carriage return", "move", "\r\n", "", "frugal: line 1: nothing in it; the empty position is written -\n", 1),
    Case("several bad lines", "solve", "8\n121212\n\n", "121212 win 1 visited=#\n", f"frugal: line 1: move 1: column 8 {NO_COLUMN}\nfrugal: line 3: nothing in it; the empty position is written -\n", 1),
]

GTP = [
    Case("the protocol", "gtp", "1 protocol_version\n2 name\n\nknown_command play\n", "=1 2\n\n=2 Frugal\n\n= true\n\n"),
    Case(
        "a game of nine moves",
        "gtp --game connect:3x3x3",
        "play b A\nplay w A2\nplay b B\ngenmove w\nshowboard\n",
        "= \n\n= \n\n= \n\n= C1\n\n= \n 3 . . .\n 2 O . .\n 1 X X O\n   A B C\n\n",
    ),
    Case("a level wins at once", "gtp --level 5", "play b A\nplay w B\nplay b A\nplay w B\nplay b A\nplay w C\ngenmove b\nfinal_score\n", "= \n\n" * 6 + "= A4\n\n= B+1\n\n"),
    Case("nine columns have no I", "gtp --game connect:9x6x4", "play b J\nplay w I\nfinal_score\n", "= \n\n? expected a cell: D1 or D\n\n? the game is not over\n\n"),
    Case("a score that is known", "gtp --game connect:4x4x4", "play b A\nfrugal-score\n", "= \n\n= 0\n\n"),
    Case("a score that is not", "gtp --positions 100", "frugal-score\n", "= from -18 to 18\n\n"),
    Case("no score of a game that is over", "gtp --game connect:3x3x3", "play b A\nplay w B\nplay b A\nplay w B\nplay b A\nfrugal-score\n", "= \n\n" * 5 + "? the game is over\n\n"),
    Case("what comes after quit is not read", "gtp", "quit\nname\n", "= \n\n"),
    Case("no newline at the end", "gtp", "name", ""),
    Case(
        "a game of Go",
        "gtp --game go:5 --playouts 100",
        "komi 0\nplay b C3\nplay w D5\nshowboard\nlast_move\nundo\nplay w C3\n",
        "= \n\n= \n\n= \n\n= \n 5 . . . O .\n 4 . . . . .\n 3 . . X . .\n 2 . . . . .\n 1 . . . . .\n   A B C D E\n\n"
        "= white D5\n\n= \n\n? illegal move\n\n",
    ),
    Case(
        "Go changes its board's size, and keeps its komi",
        "gtp --game go:9",
        "komi -2.5\nboardsize 19\nfixed_handicap 2\nget_komi\nboardsize 10\nboardsize 7\nplay b H1\n",
        "= \n\n= \n\n= D4 Q16\n\n= -2.5\n\n? unacceptable size\n\n= \n\n? expected a point: D4 or pass\n\n",
    ),
    Case(
        "a file that is not there",
        "gtp --game go:9",
        "loadsgf\nloadsgf nowhere.sgf\nloadsgf nowhere.sgf x\n",
        "? expected a file's name\n\n? cannot read nowhere.sgf\n\n? expected a move's number\n\n",
    ),
    refuses("gtp --game go:10", "--game: go:10 is not built in; built in are " + f"{GO} {TABLE}"),
    refuses("gtp --game go:9 --level 2", "--level: Go has none; it has --playouts"),
    refuses("gtp --level 7", "--level: 7 is out of range; it can be 1 to 6"),
    Case("levels of a board that no device has", "levels --game connect:4x4x4", "", "", "frugal: no device plays connect:4x4x4; they play connect:7x6x4 and connect:5x5x4\n", 2),
]

USAGE = [
    refuses("", f"a command is missing; there is {COMMANDS}"),
    refuses("slove", "unknown command 'slove'; did you mean solve?"),
    refuses("frobnicate", f"unknown command 'frobnicate'; there is {COMMANDS}"),
    refuses("--jason", "unknown option '--jason'; there is --help, --version"),
    refuses("solve --playout 5", "unknown option '--playout'; did you mean --playouts?"),
    refuses("solve --by", "unknown option '--by'; did you mean --bytes or --by-tree?"),
    refuses("solve --bites=5", "unknown option '--bites'; did you mean --bytes?"),
    refuses("move --frobnicate", f"unknown option '--frobnicate'; there is {OPTIONS}"),
    refuses("solve 4455", f"unexpected argument '4455'; there is {OPTIONS}, --positions, --threads, --by-tree, --score, --all"),
    refuses("solve --score --by-tree", "--by-tree: the tree proves who wins, not how soon; leave it out, or --score"),
    refuses("solve --all --by-tree", "--by-tree: the tree proves who wins, not how soon; leave it out, or --all"),
    refuses("solve --by-tree --threads 2", "--threads: a tree is searched on one; leave out --threads or --by-tree"),
    refuses("solve --threads 2 --game connect:9x6x4", "--game: connect:9x6x4 can't be proven on several threads: an entry takes more than 8 bytes"),
    refuses("solve --score --game go:3", "--game: go:3 can't be scored: no scores are defined but those of Connect Four and Othello"),
    refuses("solve --all --game othello:4", "--all: it tells the scores of columns; give --score in place of it"),
    refuses("match default uct50 --game othello:8", "othello:8 can't be played by these settings: its scores have too many steps for the rule (rule.hpp)"),
    refuses("positions --game othello:8", "--game: only Connect Four has kinds; give --plies as well"),
    refuses("positions --game othello:8 --plies 60", "--plies: no random game of othello:8 is drawn to this length"),
    refuses("positions --kind endless", "--kind: 'endless' is not a kind; there is end-easy, middle-easy, middle-medium, begin-easy, begin-medium, begin-hard"),
    refuses("bench --bytes 5", "unknown option '--bytes'; there is --help, --seconds, --json, --fixed, --number"),
    refuses("solve --seed 1 --seed 2", "--seed: given both as 1 and as 2; which one?"),
    refuses("solve --bytes 1k --bytes 1025", "--bytes: given both as 1k and as 1025; which one?"),
    refuses("move --game connect4 --game connect:7x6x5", "--game: given both as connect4 and as connect:7x6x5; which one?"),
    Case("the same thing twice is no contradiction", "move --bytes 1k --bytes 1024 --game connect4 --game connect:7x6x4", "121212\n", "121212 1\n"),
    refuses("solve --bytes", "--bytes needs a value"),
    refuses("solve --json=1", "--json takes no value"),
    refuses("solve --bytes -3", "--bytes: -3 is out of range; it can be 0 to 4294967296"),
    refuses("solve --bytes 5000M", "--bytes: 5000M is out of range; it can be 0 to 4294967296"),
    refuses("solve --bytes 99999999999999999999", "--bytes: 99999999999999999999 is out of range; it can be 0 to 4294967296"),
    refuses("solve --bytes k", "--bytes: 'k' is not a whole number"),
    refuses("solve --bytes 1.5k", "--bytes: '1.5k' is not a whole number"),
    refuses("solve --playouts 0", "--playouts: 0 is out of range; it can be 1 to 4294967295"),
    refuses("solve --seed 4294967296", "--seed: 4294967296 is out of range; it can be 0 to 4294967295"),
    refuses("solve --seed x", "--seed: 'x' is not a whole number"),
    refuses("solve --game go:9", f"--game: go:9 can't be proven by alpha-beta: {HASHES}"),
    refuses("solve --game go:9 --by-tree", f"--game: go:9 can't be proven by a tree search: {HASHES}"),
    refuses("move --game go:10", f"--game: go:10 is not built in; built in are {GO} {TABLE}"),
    refuses("move --game chess", f"--game: chess is not built in; built in are {BUILT_IN} {TABLE}"),
    refuses("book make --game go:9", f"--game: 'go:9' is not a game; {FORM}"),
    refuses("solve --game connect:7x6", f"--game: 'connect:7x6' is not a game; {FORM}"),
    refuses("solve --game connect:7x6x4x", f"--game: 'connect:7x6x4x' is not a game; {FORM}"),
    refuses("solve --game connect:-7x6x4", f"--game: 'connect:-7x6x4' is not a game; {FORM}"),
    refuses("solve --game connect:0x6x4", f"--game: 'connect:0x6x4' is not a game; {FORM}"),
    refuses("solve --game connect:8x8x4", "--game: connect:8x8x4 does not fit 64 bits: width * (height + 1) <= 64, but 8 * 9 = 72"),
    refuses("solve --game connect:999x999x4", "--game: connect:999x999x4 does not fit 64 bits: width * (height + 1) <= 64, but 999 * 1000 = 999000"),
    refuses("solve --game connect:7x5x4", f"--game: connect:7x5x4 is not built in; built in are {CONNECT} {TABLE}"),
]

PAPER = [
    Case(
        "the papers' results, a line each",
        "paper",
        "",
        "".join(f"{name:<13}{description}\n" for name, description in PAPERS),
    ),
    refuses("paper foo", "unknown command 'foo'; there is " + ", ".join(name for name, _ in PAPERS)),
    refuses("paper sekki", "unknown command 'sekki'; did you mean seki?"),
    refuses("paper seki --run 3", "unknown option '--run'; did you mean --runs?"),
    refuses("paper semeai --runs 0", "--runs: 0 is out of range; it can be 1 to 10000000"),
    refuses("paper seki --liberties 7", "--liberties: Value 7 not in range 1 to 6"),
    refuses("paper connect3 --runs 0", "--runs: 0 is out of range; it can be 1 to 10000000"),
    refuses("paper connect3 --bytes 1k", "unknown option '--bytes'; there is --help, --playouts, --runs, --seed, --threads, --json"),
    refuses("paper rules --games 1", "--games: 1 is out of range; it can be 2 to 1000000"),
    refuses("paper rules --threads 0", "--threads: 0 is out of range; it can be 1 to 256"),
    refuses("paper rules --byte 1", "unknown option '--byte'; did you mean --bytes?"),
    refuses("paper consistency --game go:8", "--game: go:8 not in {go:9}"),
    refuses("paper consistency --playouts 99", "--playouts: Value 99 not in range 100 to 100000000"),
]

CASES = SOLVE + MOVE + DATABASE + BOOK + LINES + GTP + USAGE + PAPER
