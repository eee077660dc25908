"""perft.py ID DEPTH: the number of legal move sequences of exactly DEPTH plies.

Sequences that end earlier count nothing.  The last line printed is the number alone.
"""

import sys

from tara_reference import start


def perft(game, depth):
    if depth == 0:
        return 1
    moves = game.legal()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = game.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total


if __name__ == "__main__":
    print(perft(start(sys.argv[1]), int(sys.argv[2])))
