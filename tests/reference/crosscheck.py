"""Cross-check of an engine against the reference.

    python3 crosscheck.py --engine PATH [--games N] [--seed S] [--sets id,id]

Starts `PATH engine`, which speaks JSON lines (docs/protocol.md).  The reference plays N
games per rule set; at every position the engine's answer to `legal` (actors, legal texts,
over, scores) is compared with the reference, every tenth ply and at the end the answer to
`show` too.  The first disagreement is printed and ends the program with status 1.
"""

import random
import sys

from engine_conversation import (
    SHOW_EVERY, Engine, Questions, check_games, command_line, compare_moves, compare_result,
    compare_sets, compare_value)
from tara_reference import ADJACENT, ENEMY, RULE_SETS, besieged_ringforts, is_besieged, start

TIMEOUT = 120          # seconds for one game's requests


# ------------------------------------------------------------ choosing moves
# A style gives each legal move a weight: the reference draws among the best-weighted.
# The first style of a list is plain random play; the styles take turns, game by game.

def any_move(game, move, rng):
    return 0


def after(game, move):
    twin = game.copy()
    twin.play(move)
    return twin


def captures_ringfort(game, move, rng):
    """Captures of ringforts before anything else."""
    return 1 if "x" in move or move[:2] in game.enemy() else 0


def besieges(game, move, rng):
    """Leave as many enemy ringforts besieged as possible, so that captures pile up."""
    colour = game.colour()
    twin = after(game, move)
    return len(besieged_ringforts(twin.forts[ENEMY[colour]], twin.forts[colour]))


def walks_into_siege(game, move, rng):
    """Build where the enemy already besieges the hill."""
    return 1 if move[:2] in game.vacant() and is_besieged(move[:2], game.enemy()) else 0


def scatters(game, move, rng):
    """Keep away from own ringforts: many single forts, many sieges."""
    hill = move[:2]
    return 0 if move == "out" else -len(ADJACENT[hill] & game.own())


def king_captures_gained(game, move):
    colour = game.colour()
    return after(game, move).captured[colour] - game.captured[colour]


def hunts_kings(game, move, rng):
    return king_captures_gained(game, move)


def hunts_once_then_quiet(game, move, rng):
    """Lose and win one king each, then no double capture, no passing: long endgames."""
    gained = king_captures_gained(game, move)
    if game.captured[game.colour()] + gained >= 2:
        return -2
    return gained - (1 if move == "pass" else 0)


def sacrifices(game, move, rng):
    """One king captured by each, then sacrifices whenever possible, no passing."""
    if move.endswith("*"):
        return 5
    return hunts_once_then_quiet(game, move, rng)


def sacrifices_and_passes(game, move, rng):
    """Like the last, but passing is second best: the other side's exile has the last turn."""
    if move.endswith("*"):
        return 5
    if move == "pass":
        return 4
    return hunts_once_then_quiet(game, move, rng)


def sacrifices_boldly(game, move, rng):
    """Sacrifices first, then king captures, double ones too."""
    return 5 if move.endswith("*") else king_captures_gained(game, move) - (move == "pass")


def backtracks(game, move, rng):
    """Neither build nor capture nor pass if it can be helped: H8."""
    if move == "pass":
        return -1
    if move.endswith("*"):
        return 1
    return 1 if is_quiet(game, move) else 0


def is_quiet(game, move):
    """A backtrack that captures nothing; its like twenty times in a row ends the game (H8)."""
    backtrack = len(move) == 5 and move[2] == "-" and move[3:5] in game.own()
    return backtrack and king_captures_gained(game, move) == 0


def nineteen_quiet_turns_then(wanted, game, move):
    """Quiet turns, then what does not count as the twentieth. A king must be lost for a sacrifice."""
    if game.quiet_turns == game.QUIET_LIMIT - 1:
        return 1 if wanted(move) else 0
    if not game.captured["red"] or not game.captured["blue"]:
        return hunts_once_then_quiet(game, move, None)
    return 1 if is_quiet(game, move) else 0


def passes_late(game, move, rng):
    return nineteen_quiet_turns_then(lambda text: text == "pass", game, move)


def sacrifices_late(game, move, rng):
    return nineteen_quiet_turns_then(lambda text: text.endswith("*"), game, move)


def ringforts_with_kings(game, move, rng):
    if "x" in move:
        return 1
    return -1 if move == "pass" else 0


def crowds_kings(game, move, rng):
    """Arrive next to enemy kings: sieges of kings, captures, besieged forts."""
    if move in ("pass", "out"):
        return -1
    target = move[3:5] or move
    return len(ADJACENT[target] & game.kings[ENEMY[game.colour()]])


FORT_STYLES = [any_move, captures_ringfort, besieges, walks_into_siege, scatters]
KING_STYLES = [any_move, hunts_kings, hunts_once_then_quiet, sacrifices, backtracks,
               sacrifices_and_passes, ringforts_with_kings, crowds_kings, sacrifices_boldly,
               passes_late, sacrifices_late]


def styles_of(rule_set):
    return KING_STYLES if rule_set.startswith("high-kings") else FORT_STYLES


def choose(game, style, rng):
    moves = sorted(game.legal())
    if style is any_move or len(moves) == 1 or rng.random() < 0.1:
        return rng.choice(moves)
    weights = {m: style(game, m, rng) for m in moves}
    best = max(weights.values())
    return rng.choice([m for m in moves if weights[m] == best])


# ------------------------------------------------------------ what to ask

def expected_legal(game):
    if game.over():
        return {"actors": [], "legal": {}, "over": True, "scores": game.scores()}
    return {"actors": [game.seat()], "legal": {str(game.seat()): sorted(game.legal())},
            "over": False}


def expected_show(game):
    """The fields of `position`, each with the values that would be right."""
    fields = {name: [value] for name, value in game.snapshot().items()}
    if game.over() and getattr(game, "ending", None) == "quiet turns":
        # H8 ends the game "as if both had passed": kings left standing or taken off
        for name in ("red_kings", "blue_kings"):
            fields[name].append([])
    return fields


def heading_of(rule_set, number, seed, style, start_seat):
    def heading(ply):
        return "\n".join([
            "DISAGREEMENT",
            "rule set:  %s" % rule_set,
            "seed:      %s (game %d, style %s, start seat %d, ply %d)" % (
                seed, number, style.__name__, start_seat, ply)])
    return heading


def ask_along(questions, game, style, rng):
    """Play `game` to its end and ask about every position."""
    while True:
        questions.ask("legal", expected_legal(game))
        if game.over() or len(questions.moves) % SHOW_EVERY == 0:
            questions.ask("show", expected_show(game), **{"as": "all"})
        if game.over():
            return
        move = choose(game, style, rng)
        questions.move(game.seat(), move)
        game.play(move)


def questions_of(rule_set, number, seed):
    styles = styles_of(rule_set)
    style = styles[number % len(styles)]
    start_seat = number % RULE_SETS[rule_set].seats    # 5 and 11 styles: every pairing occurs
    rng = random.Random("%s %s %d" % (seed, rule_set, number))
    questions = Questions(rule_set, {"start": start_seat},
                          heading_of(rule_set, number, seed, style, start_seat))
    ask_along(questions, start(rule_set, start_seat), style, rng)
    return questions


# ------------------------------------------------------------ comparing

def compare_legal(answer, expected):
    lines = []
    for name, empty in (("actors", []), ("over", False)):
        if answer.get(name, empty) != expected[name]:
            lines += compare_value(name, answer.get(name), expected[name])
    return (lines + compare_moves(answer, expected, separator=" ")
            + compare_result("scores", answer, expected))


def compare_position(position, expected):
    lines = []
    for name, right in expected.items():
        got = position.get(name)
        if not isinstance(got, list):
            lines += compare_value(name, got, right[0])
        elif sorted(got) not in right:
            lines += compare_sets(name, got, right[0], " ") or [
                "%s: %r, %r" % (name, got, right[0])]
    return lines


def main():
    parser = command_line(__doc__, 20, "rule set")
    parser.add_argument("--sets", default=",".join(RULE_SETS), help="rule-set ids, with commas")
    args = parser.parse_args()
    rule_sets = args.sets.split(",")
    for rule_set in rule_sets:
        if rule_set not in RULE_SETS:
            parser.error("no such rule set: " + rule_set)
    return check_games(
        Engine(args.engine, TIMEOUT), rule_sets, args.games,
        lambda rule_set, number: questions_of(rule_set, number, args.seed),
        lambda rule_set, positions: "%s: %d games agree" % (rule_set, args.games),
        compare_legal, compare_position)


if __name__ == "__main__":
    sys.exit(main())
