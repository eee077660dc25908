"""Cross-check of an engine against the reference of Tara, Seat of Kings.

    python3 crosscheck_seat_of_kings.py --engine PATH [--games N] [--seed S] [--players 2,3,4]

Starts `PATH engine`, which speaks JSON lines (docs/protocol.md).  The reference plays N
games per number of players, in ever different styles; at every position the engine's answer
to `legal` (actors, legal texts, over, winners) is compared with the reference, every tenth
position, at rare ones and at the end the answers to `show` for every seat, for onlookers and for "all"
too.  A game is left after `--steps` moves.  The first disagreement is printed in full and
ends the program with status 1.
"""

import random
import re
import sys

from engine_conversation import (
    Engine, Questions, ask_along, best_of, check_games, command_line_with_players, compare_facts,
    compare_moves, compare_result, compare_value, numbers_of_players)
from seat_of_kings_reference import REGIONS, Game, is_fort, is_stone, top

GAME = "seat-of-kings"
TIMEOUT = 300          # seconds for one game's requests


# ------------------------------------------------------------ reading moves

def region_of(game, text):
    """The region that a move is about, or None."""
    for word in text.split():
        if word in REGIONS:
            return word
    return game.chain["region"] if text.startswith("^") and game.chain else None


def targets(text):
    """Fields on which a play or a promotion wants to put a piece."""
    return [word[1:] for word in text.split() if word[0] in "+^"]


def target_owners(game, text):
    name = region_of(game, text)
    if name not in game.regions:
        return []
    return [game.regions[name].controller(f) for f in targets(text)]


def after(game, seat, text):
    twin = game.copy()
    twin.play(seat, text)
    return twin


# ------------------------------------------------------------ choosing moves
# A style gives each legal move a weight: the reference draws among the best-weighted, now
# and then among all.  The styles take turns, game by game; the first is plain random play.

def any_move(game, seat, text):
    return 0


def active(game, seat, text):
    """Yes rather than no: promotes, buys, exchanges, garrisons."""
    if text in ("done", "no", "skip", "garrison -", "ransom 0"):
        return -1
    if text.startswith("^"):
        return 2 if text == "^K" else 1
    return 0


def promotes(game, seat, text):
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 3 else -1
    return len(targets(text)) + active(game, seat, text)


def captures(game, seat, text):
    enemies = [o for o in target_owners(game, text) if o not in (None, seat)]
    return 2 * len(enemies) + active(game, seat, text)


def forts(game, seat, text):
    """Onto own pieces, or onto enemy forts."""
    name = region_of(game, text)
    owners = target_owners(game, text)
    weight = 2 * len([o for o in owners if o == seat])
    if owners:
        fields = game.regions[name].fields
        weight += 3 * len([f for f in targets(text)
                           if is_fort(fields, f) and top(fields, f) != seat])
    return weight + active(game, seat, text)


def swaps(game, seat, text):
    """Stones of Destiny for everybody, played with an eye on forts and captives."""
    if seat == "*":
        return 1 if is_stone(game.deck[int(text.split()[1])]) else 0
    if "<>" in text:
        return 2 + len(re.findall(r"\.[1-9]", text))
    if text.endswith("discard") and game.cumals[seat] < 3:
        return 1
    return active(game, seat, text)


def swap_oddities(game, seat, text):
    """Stones of Destiny that make forts to choose from, surplus pieces or promotions."""
    if "<>" not in text:
        return swaps(game, seat, text)
    twin = after(game, seat, text)
    weight = {"forts": 4, "promotion": 2}.get(twin.phase, 0)
    weight += 2 if twin.phase == "forts" and twin.actor != seat else 0
    weight += 3 if sum(twin.supply) > sum(game.supply) else 0
    name, (one, other) = region_of(game, text), text.split()[2].split("<>")
    for place in (one, other):
        field, depth = place.split(".")
        stack = twin.regions[name].fields[field]
        weight += 3 if depth == "1" and stack[:1] == [seat] and is_fort(
            twin.regions[name].fields, field) else 0
    return weight


def never_discards(game, seat, text):
    return -1 if text.endswith("discard") else active(game, seat, text)


def treason(game, seat, text):
    """Poor builders, rich traitors."""
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 4 else -1
    return active(game, seat, text)


def names(game, seat, text):
    """Activates own fields without placing."""
    return text.count("=") + active(game, seat, text) - text.endswith("discard")


def one_region(game, seat, text):
    """Everybody crowds into the first open region: deep stacks, ransoms."""
    if text.endswith("discard") or "amnesty" in text:
        return -1
    opened = game.open_regions()
    there = bool(opened) and region_of(game, text) == opened[0]
    return (2 if there else 0) + active(game, seat, text)


def own_regions(game, seat, text):
    """Every seat keeps to a region of its own: kings, garrisons."""
    if seat == "*":
        return 0
    opened = game.open_regions()
    mine = bool(opened) and region_of(game, text) == opened[seat % len(opened)]
    return (2 if mine else 0) + active(game, seat, text) + len(targets(text))


def deposes(game, seat, text):
    """Seat 0 becomes king of the first region, then the others besiege it."""
    if seat == "*":
        return 0
    first = game.regions_in_order()[0]
    if (seat == 0) == (game.regions[first].king_stone == 0):
        return 1 if text.endswith("discard") or text in ("no", "skip", "done") else 0
    if text.endswith("discard"):
        return 3 if game.cumals[seat] < 3 else 0
    there = 2 if region_of(game, text) == first else 0
    return there * (1 + len(targets(text)) + active(game, seat, text))


def amnesties(game, seat, text):
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 4 and game.round % 3 == 0 else 0
    return 2 if "amnesty" in text else captures(game, seat, text)


def fills(game, seat, text):
    """Seat 0 fills the first open region, the others stay out of the way."""
    if seat != 0:
        return 1 if text.endswith("discard") or text in ("no", "skip", "done") else 0
    if game.phase not in ("turn", "promotion") or "<>" in text or "amnesty" in text:
        return 0
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 3 else 0
    if not game.open_regions() or region_of(game, text) != game.open_regions()[0]:
        return 0
    region = game.regions[game.open_regions()[0]]
    if text == "^K" and len(region.controlled(0)) < 14:
        return -1
    return 1 + 2 * len([o for o in target_owners(game, text) if o != seat])


def overruns(game, seat, text):
    """Seat 0 buries the others in the first region; after two rounds they only watch."""
    if seat == "*" or seat == 0 or game.round > 2:
        return fills(game, seat, text) - (2 if text == "^K" else 0)
    there = region_of(game, text) == game.regions_in_order()[0]
    return 1 if there and targets(text) else 0


def exhausts(game, seat, text):
    """Put pieces everywhere until none is left, and no king."""
    if seat == "*":
        return swaps(game, seat, text)
    if text in ("^K", "buy") or "amnesty" in text:
        return -2
    if "<>" in text:
        return 0 if game.supply[seat] else 3
    if text.endswith("discard"):
        return 1 if game.cumals[seat] < 3 else -1
    return 2 * len(targets(text)) + (text.startswith("^")) - (text == "done")


def ransoms(game, seat, text):
    """Captures, no amnesty; buys some pieces back."""
    if text.startswith("ransom"):
        return 1 if text[7:] in ("all", "2") else 0
    if text.endswith("discard"):
        return 3 if game.cumals[seat] < 3 else 0
    return captures(game, seat, text) - ("amnesty" in text)


STYLES = [any_move, promotes, captures, forts, swaps, own_regions, never_discards, treason, names,
          one_region, deposes, swap_oddities, fills, ransoms, amnesties, overruns, exhausts]


def choose(game, style, rng):
    """A seat and a move."""
    seat = rng.choice(game.actors())
    moves = sorted(game.legal(seat))
    if style is any_move or len(moves) == 1 or rng.random() < 0.12:
        return seat, rng.choice(moves)
    return seat, best_of(moves, lambda move: style(game, seat, move), rng)


# ------------------------------------------------------------ what to ask

def is_rare(game):
    return not game.pile or game.phase in ("forts", "garrison", "region")


def expected_legal(game):
    if game.over():
        return {"actors": [], "legal": {}, "over": True, "winners": game.winners()}
    return {"actors": game.actors(), "over": False,
            "legal": {str(s): sorted(game.legal(s)) for s in game.actors()}}


def questions_of(players, number, args):
    style = STYLES[number % len(STYLES)]
    rng = random.Random("%s %d %d" % (args.seed, players, number))

    def heading(plies):
        return "DISAGREEMENT (%d players, seed %s, game %d, style %s, after %d moves)" % (
            players, args.seed, number, style.__name__, plies)

    questions = Questions(GAME, {"players": players}, heading)
    ask_along(questions, Game(players), lambda game: choose(game, style, rng), expected_legal,
              is_rare, args.steps)
    return questions


# ------------------------------------------------------------ comparing

def compare_legal(answer, expected):
    chances = (answer.get("legal") or {}).get("*", [])

    def compare_chance(text, chance):
        """All are equally likely."""
        return [] if abs(chance - 1 / len(chances)) <= 0.001 else [
            "legal of *: probability of %s is %r among %d" % (text, chance, len(chances))]

    return (compare_value("actors", answer.get("actors"), expected["actors"])
            + compare_value("over", answer.get("over"), expected["over"])
            + compare_moves(answer, expected, compare_chance)
            + compare_result("winners", answer, expected))


def compare_position(position, expected):
    return compare_facts("", position, expected,
                         lambda path: path.endswith("fields") or path == "regions")


def main():
    parser = command_line_with_players(__doc__, len(STYLES))
    parser.add_argument("--steps", type=int, default=400, help="moves after which a game is left")
    args = parser.parse_args()
    tables = numbers_of_players(parser, args)
    return check_games(
        Engine(args.engine, TIMEOUT), tables, args.games,
        lambda players, number: questions_of(players, number, args),
        lambda players, positions: "%d players: %d games agree (%d positions)" % (
            players, args.games, positions),
        compare_legal, compare_position)


if __name__ == "__main__":
    sys.exit(main())
