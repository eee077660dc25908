"""Cross-check of an engine against the reference of Tumult Royal.

    python3 crosscheck_tumult_royal.py --engine PATH [--games N] [--seed S] [--players 2,3,4]

Starts `PATH engine`, which speaks JSON lines (docs/protocol.md).  The reference plays N
games per number of players, in ever different styles, in ticks and live, with and without the
gambler's variant; at every position the engine's answer to `legal` (actors, legal texts,
probabilities, over, winners) is compared with the reference, every tenth position, at rare
ones and at the end the answers to `show` for every seat, for onlookers and for "all" too.
A game is left after `--steps` moves.  The first disagreement is printed in full and ends the
program with status 1.  At the end the rare events that came about are listed.
"""

import collections
import random
import sys

from engine_conversation import (
    Engine, Questions, ask_along, best_of, check_games, command_line_with_players, compare_facts,
    compare_with_chances, expected_with_chances, numbers_of_players)
from tumult_royal_reference import GOODS, Game, neighbours, value

GAME = "tumult-royal"
TIMEOUT = 300          # seconds for one game's requests
MODES = [{}, {"gambler": True}, {"live": True}, {}, {"gambler": True, "live": True}, {}, {"live": True}]
STOP = 0.03            # how often the host of a live raid is next


# ------------------------------------------------------------ reading the position

def hand_face(game, seat):
    slot = game.hand[seat]
    return game.faces[slot] if slot is not None else None


def goods_of(game, seat, good):
    return sum(value(game.faces[slot]) for slot in game.robbed(seat, good))


def gain_of(game, seat, text):
    """Statues and surplus of a build."""
    words = text.split()
    statues = {"v": 2, "c": 3}.get(game.kind(words[1]), 1)
    return statues, sum(value(f) for f in words[2:]) - sum(game.cost(seat, words[1]))


# ------------------------------------------------------------ choosing moves
# A style gives each legal move a weight: the reference draws among the best-weighted, now
# and then among all.  Chance is drawn by its probabilities unless the style wants otherwise.
# The styles take turns, game by game; the first is plain random play.

def any_move(game, seat, text):
    return 0


def build_most(game, seat, text):
    """As many statues as possible, then as few goods as possible."""
    statues, surplus = gain_of(game, seat, text)
    return 10 * statues - surplus


def grabs(game, seat, text):
    """Keeps everything, never done: the middle is emptied."""
    if text.startswith("build"):
        return build_most(game, seat, text)
    return -1 if text in ("done", "back", "pass") else 0


def modest(game, seat, text):
    """A few tiles each, then done; nothing is in tumult."""
    if text in ("keep", "back"):
        good = hand_face(game, seat)[0]
        return (text == "keep") == (goods_of(game, seat, good) == 0)
    if text == "done":
        return 1 if len(game.castle[seat]) >= 3 else -1
    return build_most(game, seat, text) if text.startswith("build") else 0


def builds(game, seat, text):
    """Enough of everything for two fields."""
    if text in ("keep", "back"):
        good = hand_face(game, seat)[0]
        return (text == "keep") == (goods_of(game, seat, good) < 4)
    if text == "done":
        return 1 if all(goods_of(game, seat, good) >= 4 for good in GOODS) else -1
    return build_most(game, seat, text) if text.startswith("build") else 0


def overpays(game, seat, text):
    """Large tiles for small fields, and a people content with 2: the supply runs out."""
    if seat == "*":
        if text.startswith("spin"):
            return -int(text.split()[1])
        return value(text.split()[1]) if text.startswith("face") else 0
    if text in ("keep", "back"):
        face = hand_face(game, seat)
        return (text == "keep") == (value(face) == 3 and goods_of(game, seat, face[0]) < 7)
    if text.startswith("build"):
        return gain_of(game, seat, text)[1]
    return -1 if text in ("done", "pass") else 0


def riots(game, seat, text):
    """The people want 5 of everything and find nothing left."""
    if seat == "*" and text.startswith("spin"):
        return int(text.split()[1])
    return 99 if text == "pass" else grabs(game, seat, text)


def shy(game, seat, text):
    """A tile or two are taken, bread hardly ever turns up, nobody builds: nobody is greedy."""
    if seat == "*":
        return -1 if " B" in text else int(text.split()[1]) if text.startswith("spin") else 0
    if text in ("keep", "pass"):
        return 1
    if text == "done":
        return 1 if len(game.castle[seat]) > (seat + game.round) % 3 - 1 else -1
    return 0


def one_good(game, seat, text):
    """Everybody wants one good only: nothing can be built."""
    if text in ("keep", "back"):
        good = GOODS[(seat + game.round) % 3]
        return (text == "keep") == (hand_face(game, seat)[0] == good)
    return 1 if text == "pass" else -1 if text == "done" else 0


def rush(game, seat, text):
    """The last seat gets useful tiles and builds, the others watch: its 25th statue."""
    if seat == "*":
        if text.startswith("spin"):
            return -int(text.split()[1])
        return 1 if text in ("face B2", "face M2", "face T3") else 0
    if seat != game.players - 1:
        return 1 if text in ("done", "pass") else 0
    if text.startswith(("build", "at")):
        field = text.split()[1]
        beside = [f for f in neighbours(field) if f in game.free_fields() and game.kind(f) in "vc"]
        return len(beside) * 3 + (build_most(game, seat, text) if text[0] == "b" else 0)
    return grabs(game, seat, text)


def race(game, seat, text):
    """Everybody builds what they can, and the people want 2: long games, level scores."""
    if seat == "*":
        return -int(text.split()[1]) if text.startswith("spin") else 0
    if text.startswith("build"):
        return -game.statues(seat) + (1 if game.statues(seat) <= min(
            game.statues(s) for s in game.seats()) else -99)
    if text == "pass":
        return -30
    return builds(game, seat, text)


def looks(game, seat, text):
    """Lifts what others have put back."""
    if text.startswith("lift"):
        seen = game.looked[int(text.split()[1])]
        return 1 if seen and seat not in seen else 0
    return 0 if text in ("keep", "pass", "done") else 1


def far_away(game, seat, text):
    """Builds at double cost."""
    if text.startswith("build"):
        return 1 if not game.next_to_own(seat, text.split()[1]) else 0
    return -1 if text in ("done", "back", "pass") else 0


STYLES = [any_move, builds, grabs, modest, overpays, riots, rush, race, one_good, looks, shy, far_away]


def choose_seat(game, rng):
    actors = game.actors()
    if len(actors) > 1 and "*" in actors:              # a live raid
        if rng.random() < STOP:
            return "*"
        actors = [s for s in actors if s != "*"]
    return rng.choice(actors)


def choose(game, style, rng):
    """A seat and a move."""
    seat = choose_seat(game, rng)
    moves = sorted(game.legal(seat))
    if seat == "*":
        weights = {m: style(game, seat, m) for m in moves}
        if len(set(weights.values())) == 1 or rng.random() < 0.12:
            chances = game.chances()
            return seat, rng.choices(moves, [float(chances.get(m, 1)) for m in moves])[0]
        return seat, rng.choice([m for m in moves if weights[m] == max(weights.values())])
    if style is any_move or len(moves) == 1 or rng.random() < 0.08:
        return seat, rng.choice(moves)
    return seat, best_of(moves, lambda move: style(game, seat, move), rng)


# ------------------------------------------------------------ what to ask

def is_rare(game):
    return game.phase in ("spin", "spins", "open", "land", "build")


def options_of(players, lifts, mode):
    return {"players": players, "gambler": int(mode.get("gambler", False)), "lifts": lifts,
            "live": int(mode.get("live", False))}


def check_invariants(game):
    """Supporters, tiles and statues are accounted for, everybody asked can move."""
    assert sum(game.supporters) + game.supply == 105 and min(game.supporters + [game.supply]) >= 0
    for seat in game.seats():
        placed = [n for owner, n in list(game.fields.values()) + game.chronicle if owner == seat]
        assert sum(placed) + game.left[seat] == 25 and game.left[seat] >= 0
    drawn = [face for face in game.faces.values() if face is not None]
    assert sorted(drawn + game.bag) == sorted(game.tiles)
    slots = sum(game.castle, []) + game.middle + game.paid + [h for h in game.hand if h is not None]
    assert sorted(slots) == sorted(game.faces)
    assert len(slots) in (0, len(game.tiles) - 3 * game.players)
    assert (game.demand is None) == (not slots)
    ranks = [r for r in game.rank if r is not None]
    assert len(set(ranks)) == len(ranks)
    assert game.over() == (not game.actors()) == bool(game.winners())
    assert abs(sum(game.chances().values()) - (1 if game.chances() else 0)) == 0
    for seat in game.actors():
        moves = game.legal(seat)
        assert moves and len(set(moves)) == len(moves)
        assert moves != ["pass"]
        if game.chances():
            assert seat == "*" and set(moves) == set(game.chances())


def checked_legal(game):
    check_invariants(game)
    return expected_with_chances(game)


def questions_of(players, number, args, events):
    """Adds the rare things that came about to `events`."""
    style, mode = STYLES[number % len(STYLES)], MODES[number % len(MODES)]
    rng = random.Random("%s %d %d" % (args.seed, players, number))

    def heading(plies):
        return "DISAGREEMENT (%d players, seed %s, game %d, style %s, %s, after %d moves)" % (
            players, args.seed, number, style.__name__, " ".join(mode) or "ticks", plies)

    game = Game(players, lifts=args.lifts, **mode)
    questions = Questions(GAME, options_of(players, args.lifts, mode), heading)
    ask_along(questions, game, lambda game: choose(game, style, rng), checked_legal, is_rare,
              args.steps)
    events.update(game.events)
    events["games of %d rounds" % game.round] += game.over()
    return questions


# ------------------------------------------------------------ comparing

def compare_legal(answer, expected):
    return compare_with_chances(answer, expected, bare=[] if expected.get("chances") else ["stop"])


def compare_position(position, expected):
    return compare_facts("", position, expected, lambda path: path in ("fields", "land"))


def main():
    parser = command_line_with_players(__doc__, len(STYLES))
    parser.add_argument("--lifts", type=int, default=8, help="the budget of a raid in ticks")
    parser.add_argument("--steps", type=int, default=2000, help="moves after which a game is left")
    args = parser.parse_args()
    tables, events = numbers_of_players(parser, args), collections.Counter()
    return check_games(
        Engine(args.engine, TIMEOUT), tables, args.games,
        lambda players, number: questions_of(players, number, args, events),
        lambda players, positions: "%d players: %d games agree (%d positions)" % (
            players, args.games, positions),
        compare_legal, compare_position,
        remarks=lambda: ["; ".join(
            "%s %d" % (name, events[name]) for name in sorted(events) if events[name])])


if __name__ == "__main__":
    sys.exit(main())
