"""Cross-check of an engine against the reference of Rebirth, the Ireland side.

    python3 crosscheck_rebirth.py --engine PATH [--games N] [--seed S] [--players 2,3,4]

Starts `PATH engine`, which speaks JSON lines (docs/protocol.md).  The reference plays N
games per number of players, in ever different styles and with ever different content packs;
at every position the engine's answer to `legal` (actors, legal texts, probabilities, over,
scores, winners) is compared with the reference, every tenth position, at rare ones and at the
end the answers to `show` for every seat, for onlookers and for "all" too.  A game is left
after `--steps` moves.  The first disagreement is printed in full and ends the program with
status 1.  At the end the rare events that came about are listed.
"""

import collections
import copy
import random
import sys

from engine_conversation import (
    Engine, Questions, ask_along, best_of, check_games, command_line_with_players, compare_facts,
    compare_result, compare_with_chances, expected_with_chances, numbers_of_players)
from rebirth_reference import (
    FARMS, MEANS, OUT_WITH_FOUR, SET_ASIDE, TAKES, TILES, Game, Island, in_order, load_content)

GAME = "rebirth-ireland"
TIMEOUT = 300          # seconds for one game's requests
WHIM = 0.08            # how often a style does not care
TRIED = 10             # moves that a style plays to see what comes of them
PLACING = ("place", "place extra")


# ------------------------------------------------------------ content packs
# A pack is the standard one with some changes, drawn at random.

MIXES = [{"F": 4, "E": 4, "S1": 7, "S2": 7, "S3": 7, "S4": 7},
         {"F": 26, "E": 5, "S1": 0, "S2": 1, "S3": 2, "S4": 2},
         {"F": 5, "E": 25, "S1": 2, "S2": 2, "S3": 1, "S4": 1},
         {"F": 3, "E": 3, "S1": 0, "S2": 1, "S3": 1, "S4": 28},
         {"F": 16, "E": 16, "S1": 1, "S2": 1, "S3": 1, "S4": 1}]
SHORT = [{"F": 5, "E": 5, "S1": 1, "S2": 2, "S3": 2, "S4": 2},
         {"F": 4, "E": 5, "S1": 1, "S2": 1, "S3": 1, "S4": 2}]
KINDS = [["extra"] * 4 + ["mission", "draw"],
         ["draw"] * 5 + ["mission"],
         ["extra"] * 4 + ["draw"] * 2,
         ["three"] * 6,
         ["extra"] * 3 + ["draw"] * 3,
         ["extra", "extra", "draw", "draw", "mission", "three"]]
DRAWS = KINDS[1:3]
REGIONS = ["provinces", "areas", "castles", "towers"]
ON = ["Ulster", "Leinster", "Munster", "Connacht", "coast", "offshore", "river", "border"] + list(TAKES)


def other_tiles(content, rng):
    content["tiles"] = dict(rng.choice(MIXES))


def few_tiles(content, rng):
    """Short games, which end level more often."""
    content["tiles"] = dict(rng.choice(SHORT))


def other_bonus(content, rng):
    content["offshore_bonus"] = rng.choice([0, 1, 3, 5])


def other_kinds(content, rng, kinds=KINDS):
    content["towers"]["kinds"] = ["double"] * 2 + ["thirteen"] * 3 + rng.choice(kinds)


def more_draws(content, rng):
    other_kinds(content, rng, DRAWS)


def other_towers(content, rng):
    """Other kinds, and another tower and another castle decide ties."""
    other_kinds(content, rng)
    towers = content["towers"]
    towers["tara"] = rng.choice(towers["fields"])["id"]
    content["blarney"] = rng.choice(content["castles"])["hex"]


def easy_test(rng):
    """Fulfilled by anybody's first tiles."""
    sort = rng.choice(["tiles", "groups", "spread", "link"])
    more = {"tiles": {}, "groups": {"size": 1}, "spread": {"over": "provinces", "each": 1},
            "link": {"to": "provinces"}}[sort]
    return {"type": sort, "of": "any", **more, "least": 1}


def random_test(rng):
    """Of any type, with any values; some can never be fulfilled."""
    sort = rng.choice(["tiles", "groups", "spread", "link", "castles", "houses"])
    test, of = {"type": sort}, rng.choice(list(MEANS))
    if sort in ("castles", "houses"):
        return {**test, "least": rng.randint(1, 5 if sort == "castles" else 20)}
    test["of"] = of
    if sort == "tiles":
        on = rng.choice(ON + [None])
        return {**test, **({"on": on} if on else {}), "least": rng.randint(1, 6)}
    if sort == "groups":
        return {**test, "size": rng.randint(1, 4), "least": rng.randint(1, 3)}
    least = rng.choice([1, 1, 2, 2, 3, 4])
    if sort == "spread":
        return {**test, "over": rng.choice(REGIONS), "each": rng.randint(1, 3), "least": least}
    return {**test, "to": rng.choice(REGIONS), "least": least}


def other_missions(content, rng):
    draw = easy_test if rng.random() < 0.25 else random_test
    for mission in content["missions"]:
        mission["test"] = draw(rng)
        mission["later"] = rng.randint(1, 9)
        mission["first"] = mission["later"] + rng.randint(1, 6)


def other_areas(content, rng):
    """The settlement hexes are divided anew into connected areas of one to four hexes."""
    island = Island(content)
    left = [h["name"] for h in content["hexes"] if h["kind"] == "settlement"]
    rng.shuffle(left)
    number = 0
    while left:
        number += 1
        area, size = [left.pop()], rng.randint(1, 4)
        while len(area) < size:
            beside = [n for n in left if any(n in island.neighbours(a) for a in area)]
            if not beside:
                break
            area.append(beside[0])
            left.remove(beside[0])
        for name in area:
            island.hexes[name]["area"] = "Area %d" % number


def other_offshore(content, rng):
    """Some farm hexes beside offshore ones of their kind are offshore too."""
    island = Island(content)
    for entry in content["hexes"]:
        there = "offshore-" + entry["kind"]
        beside = [island.kind(name) for name in island.neighbours(entry["name"])]
        if there in beside and rng.random() < 0.7:
            entry["kind"] = there


def sea_without_province(content, rng):
    for entry in content["hexes"]:
        if entry["kind"].startswith("offshore") and rng.random() < 0.5:
            del entry["province"]


def other_neutral(content, rng):
    """The neutral tiles of two players lie elsewhere, on one kind of hex if there are enough."""
    hexes = [h for h in content["hexes"] if h["kind"] in TAKES]
    number = len([h for h in hexes if h.get("neutral")])
    rng.shuffle(hexes)
    wanted = rng.choice([["settlement"], ["food", "blank"], ["energy", "blank"], list(TAKES)])
    hexes.sort(key=lambda h: h["kind"] not in wanted)
    for index, entry in enumerate(hexes):
        entry.pop("neutral", None)
        if index < number:
            entry["neutral"] = True


def few_blanks(content, rng):
    """As few hexes as the limits allow: farms find no place."""
    blanks = [h for h in content["hexes"] if h["kind"] == "blank"]
    farms = [h for h in content["hexes"] if set(TAKES.get(h["kind"], [])) & set(FARMS)]
    for entry in rng.sample(blanks, len(farms) - 72):
        entry["kind"] = "cathedral"
        if entry.pop("neutral", None):
            rng.choice([h for h in content["hexes"]
                        if h["kind"] in TAKES and not h.get("neutral")])["neutral"] = True


PACKS = {
    "standard": [],
    "missions": [other_missions],
    "towers": [other_towers],
    "tiles": [other_tiles, more_draws],
    "areas": [other_areas, other_neutral, other_missions],
    "blanks": [few_blanks, other_kinds],
    "all": [other_tiles, other_towers, other_missions, other_areas, other_neutral, other_bonus,
            other_offshore, sea_without_province],
    "short": [few_tiles, other_kinds],
}


def pack_of(name, rng):
    """None for the standard pack."""
    if not PACKS[name]:
        return None
    content = copy.deepcopy(load_content())
    for change in PACKS[name]:
        change(content, rng)
    content["name"] = "Changed: " + name
    return content


# ------------------------------------------------------------ reading the position

def placement(game, text):
    """Tile and hex of a placement, else None."""
    words = text.split()
    return words if game.phase in PLACING and words[1] != "-" else None


def new_towers(game, seat, place):
    """Kinds of the towers that the seat would reach there."""
    beside = [t for t, name in game.island.towers.items() if name in game.island.neighbours(place)]
    return [game.kinds[t] for t in beside if t not in game.towers_of(seat)]


def empty_in_area(game, place):
    occupied = game.occupied()
    names = game.island.area_hexes(game.island.area(place))
    return len([n for n in names if n not in occupied])


def beside_own(game, seat, tile, place):
    of = {"F": "food", "E": "energy"}.get(tile, "settlement")
    return len(game.own_beside(seat, place, of))


def after(game, seat, text):
    twin = game.copy()
    twin.play(seat, text)
    return twin


def likely_score(game, seat):
    """As if the game ended here."""
    events = game.events.copy()
    points = game.points[seat] + (0 if game.over() else game.final_points(seat))
    game.events = events
    return points


# ------------------------------------------------------------ choosing moves
# A style gives each legal move a weight: the reference draws among the best-weighted, now
# and then among all.  Chance is drawn by its probabilities unless the style wants otherwise.
# The styles take turns, game by game; the first is plain random play.

def any_move(game, seat, text):
    return 0


def towers(game, seat, text):
    """Reaches new towers and uses them all."""
    if game.phase == "tower":
        return -1 if text == "skip" else 0
    place = placement(game, text)
    return len(new_towers(game, seat, place[1])) if place else 0


def shy_of_towers(game, seat, text):
    """Reaches new towers, gives most of them up."""
    if game.phase == "tower":
        return 1 if text == "skip" and len(game.pending()) != 2 else 0
    return towers(game, seat, text)


def sets(game, seat, text):
    """Extra tiles complete the sets; normal ones stay away from the last tower of a set."""
    if game.phase == "tower":
        return 2 if game.kinds.get(text.split()[-1]) == "extra" else 0
    place = placement(game, text)
    if not place:
        return 0
    new = new_towers(game, seat, place[1])
    wanted = [k for k in new if k in ("double", "thirteen")]
    if game.phase == "place extra":
        return 3 * len(wanted) + len(new)
    have = [game.kinds[t] for t in game.towers_of(seat)]
    last = [k for k in wanted if have.count(k) + 1 == list(game.kinds.values()).count(k)]
    waits = len(game.aside[seat]) > 0 and len(game.supply[seat]) > 8
    return len(wanted) - (5 * len(last) if waits else 0) + 2 * new.count("extra") * bool(have)


def late_towers(game, seat, text):
    """Keeps away from towers until the supply is nearly empty."""
    weight = towers(game, seat, text)
    return weight if game.phase == "tower" or len(game.supply[seat]) <= 4 else -weight


def fills_areas(game, seat, text):
    place = placement(game, text)
    if not place:
        return 0
    return 10 - empty_in_area(game, place[1]) if place[0] not in FARMS else 0


def contests_castles(game, seat, text):
    place = placement(game, text)
    castles = game.island.regions(place[1], "castles") if place else []
    return sum(2 if game.castle_owner(c) not in (None, seat) else 1 for c in castles)


def groups(game, seat, text):
    """Large groups, offshore if possible."""
    place = placement(game, text)
    if not place:
        return 0
    return beside_own(game, seat, *place) + 2 * game.island.offshore(place[1])


def blanks_first(game, seat, text):
    """Farms take the blank hexes, so that others find no place."""
    place = placement(game, text)
    return 1 if place and game.island.kind(place[1]) == "blank" else 0


def misfits(game, seat, text):
    """Draws tiles that fit nowhere, and three of them if possible."""
    if seat == "*":
        return 1 if text.split()[0] in ("tile", "extra") and not game.fitting(text.split()[2]) else 0
    if game.phase == "tower":
        return towers(game, seat, text)
    place = placement(game, text)
    if not place:
        return 0
    kinds = new_towers(game, seat, place[1])
    wanted = 2 if set(kinds) & {"draw", "extra"} else 0
    return blanks_first(game, seat, text) + (-wanted if len(game.supply[seat]) > 12 else wanted)


def best_points(game, seat, text):
    return after(game, seat, text).points[seat]


def distance(game, seat, text, rivals):
    """From the best of some others, if the game ended after this move."""
    twin = after(game, seat, text)
    return abs(likely_score(twin, seat) - max(likely_score(twin, s) for s in rivals))


def level(game, seat, text):
    """Everybody tries to be level at the end."""
    if not placement(game, text):
        return 0
    return -distance(game, seat, text, [s for s in game.seats() if s != seat])


def level_two(game, seat, text):
    """The first two seats try to be level; the others want the tower that breaks ties, and
    nobody the castle that does."""
    place = placement(game, text)
    if not place:
        return 0
    beside = game.island.neighbours(place[1])
    if game.island.content["blarney"] in beside:
        return -1000
    tara = game.island.towers[game.island.content["towers"]["tara"]] in beside
    if seat < 2:
        return -distance(game, seat, text, [1 - seat]) - 10 * tara
    return tara - beside_own(game, seat, *place)


STYLES = [any_move, towers, fills_areas, misfits, contests_castles, shy_of_towers, groups, level,
          level_two, sets, late_towers, best_points, blanks_first]
TIES = (level, level_two)
SLOW = TIES + (best_points,)


def choose_chance(game, style, moves, rng):
    weights = {move: style(game, "*", move) for move in moves}
    if len(set(weights.values())) == 1 or rng.random() < WHIM:
        return rng.choices(moves, [float(game.chances()[move]) for move in moves])[0]
    return rng.choice([move for move in moves if weights[move] == max(weights.values())])


def choose(game, style, rng):
    """A seat and a move."""
    seat = game.actors()[0]
    moves = sorted(game.legal(seat))
    if seat == "*":
        return seat, choose_chance(game, style if style is misfits else any_move, moves, rng)
    if style is any_move or len(moves) == 1 or rng.random() < WHIM:
        return seat, rng.choice(moves)
    if style in SLOW and len(moves) > TRIED and len(game.supply[seat]) > 1:
        moves = rng.sample(moves, TRIED)
    return seat, best_of(moves, lambda move: style(game, seat, move), rng)


# ------------------------------------------------------------ what to ask

def is_rare(game):
    several = game.phase == "place" and len(game.hand[game.turn]) > 1
    return several or game.phase in ("double", "tower", "extra", "place extra", "secret")


def expected_legal(game):
    expected = expected_with_chances(game)
    return {**expected, "scores": game.scores()} if game.over() else expected


def tiles_of(game, seat):
    """Wherever they are."""
    placed = [tile for owner, tile, _ in game.placed if owner == seat]
    extra = [game.extra] if game.extra and game.turn == seat else []
    return in_order(placed + extra + game.supply[seat] + game.aside[seat] + game.hand[seat]
                    + game.gone[seat])


def check_tiles(game):
    """Every tile is somewhere, and those on the board lie where they may."""
    tiles = [tile for tile in TILES for _ in range(game.island.content["tiles"].get(tile, 0))]
    for tile in OUT_WITH_FOUR if game.players == 4 else []:
        tiles.remove(tile)
    assert all(tiles_of(game, seat) == in_order(tiles) for seat in game.seats())
    assert len(set(game.occupied())) == len(game.occupied())
    assert all(game.island.takes(place, tile) for _, tile, place in game.placed)
    if game.over():
        turns = len(tiles) - SET_ASIDE
        for seat in game.seats():
            used = len(game.own(seat)) + len(game.gone[seat])
            assert used == turns + SET_ASIDE - len(game.aside[seat])


def check_owners(game):
    """Nobody has more tiles beside a castle than its owner."""
    for castle in game.island.castles:
        owner = game.castle_owner(castle)
        numbers = [len(game.own_beside(s, castle)) for s in game.seats()]
        assert (owner is None) == (max(numbers) == 0)
        assert owner is None or numbers[owner] == max(numbers)


def check_invariants(game):
    check_tiles(game)
    check_owners(game)
    assert all(set(game.fulfilled[s]) <= set(game.open) for s in game.seats())
    assert len(game.open + game.deck()) <= len(game.island.missions)
    assert game.over() == (not game.actors()) == bool(game.winners())
    assert sum(game.chances().values()) == (1 if game.actors() == ["*"] else 0)
    for seat in game.actors():
        moves = game.legal(seat)
        assert moves and len(set(moves)) == len(moves)
        assert seat in ("*", game.turn)


def checked_legal(game):
    check_invariants(game)
    return expected_legal(game)


def table(players, number, rng):
    """Style, name of the pack, pack."""
    style = STYLES[number % len(STYLES)]
    pack = "short" if style in TIES else list(PACKS)[number % len(PACKS)]
    return style, pack, pack_of(pack, rng)


def label(test):
    """A mission's test, without its numbers."""
    return " ".join(test[key] for key in ("type", "of", "over", "to") if key in test)


def note_tests(game, events):
    for mission in game.open:
        if any(mission in game.fulfilled[s] for s in game.seats()):
            events[label(game.island.missions[mission]["test"])] += 1


def questions_of(players, number, args, events, tests):
    """Adds the rare things that came about to `events`, the fulfilled missions to `tests`."""
    rng = random.Random("%s %d %d" % (args.seed, players, number))
    style, name, pack = table(players, number, rng)

    def heading(plies):
        return "DISAGREEMENT (%d players, seed %s, game %d, style %s, pack %s, after %d moves)" % (
            players, args.seed, number, style.__name__, name, plies)

    game = Game(players, content=pack)
    always = {"content": pack} if pack else {}
    questions = Questions(GAME, {"players": players}, heading, **always)
    ask_along(questions, game, lambda game: choose(game, style, rng), checked_legal, is_rare,
              args.steps)
    events.update(game.events)
    note_tests(game, tests)
    return questions


# ------------------------------------------------------------ comparing

def compare_legal(answer, expected):
    return compare_with_chances(answer, expected) + compare_result("scores", answer, expected)


def compare_position(position, expected):
    return compare_facts("", position, expected,
                         lambda path: path in ("tiles", "castles", "towers"))


def listed(counter):
    return "; ".join("%s %d" % (name, counter[name]) for name in sorted(counter) if counter[name])


def never(counter):
    return "never: " + ("; ".join(sorted(n for n in counter if not counter[n])) or "nothing")


def main():
    parser = command_line_with_players(__doc__, len(STYLES))
    parser.add_argument("--steps", type=int, default=1000, help="moves after which a game is left")
    args = parser.parse_args()
    events, tests = collections.Counter(), collections.Counter()
    return check_games(
        Engine(args.engine, TIMEOUT), numbers_of_players(parser, args), args.games,
        lambda players, number: questions_of(players, number, args, events, tests),
        lambda players, positions: "%d players: %d games agree (%d positions)" % (
            players, args.games, positions),
        compare_legal, compare_position,
        remarks=lambda: [listed(events), never(events), "fulfilled: " + listed(tests)])


if __name__ == "__main__":
    sys.exit(main())
