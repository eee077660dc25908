"""Reference implementation of Rebirth, the Ireland side, for two to four players.

Written from the rules and the project's decisions alone, apart from the engine; ids
(B1, B2, ...) are those of the decisions.  The board is the list of all placements, in their
order: groups, areas, castles, towers and missions are found anew from it whenever they are
wanted.  Nothing here is meant to be fast.

    game = Game(3)
    while not game.over():
        seat = game.actors()[0]                       # "*" is the chance seat
        game.play(seat, some_choice_of(game.legal(seat)))
    print(game.scores(), game.winners())

`game.chances()` has the probability of every text of the chance seat.
"""

import collections
import json
import pathlib

from agenda import AgendaGame

# ------------------------------------------------------------------- numbers

TILES = ["F", "E", "S1", "S2", "S3", "S4"]             # food, energy, settlements by houses
FARMS = ["F", "E"]
OUT_WITH_FOUR = ["E"] * 3 + ["F"] * 3 + ["S2", "S3", "S4"]
OPEN_MISSIONS = 8
SET_ASIDE = 4
THREE, THIRTEEN, CASTLE = 3, 13, 5
DRAWN_WITH_TOWER = 3
PLACES = {2: [5, 3], 3: [8, 5, 0], 4: [12, 8, 5, 0]}   # of areas, by their number of hexes
OPTIONAL = ["extra", "draw", "mission"]                # B2
DIRECTIONS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
TAKES = {"food": ["F"], "energy": ["E"], "blank": ["F", "E"], "offshore-food": ["F"],
         "offshore-energy": ["E"], "settlement": ["S1", "S2", "S3", "S4"]}
MEANS = {"food": ["F"], "energy": ["E"], "farm": FARMS, "settlement": TILES[2:], "any": TILES}

CONTENT_FILE = (pathlib.Path(__file__).resolve().parents[2]
                / "content" / "rebirth" / "standard.json")


def load_content(path=CONTENT_FILE):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def houses(tile):
    return int(tile[1]) if tile[0] == "S" else 0


def in_order(tiles):
    return sorted(tiles, key=TILES.index)


# ------------------------------------------------------------------- the map

class Island:
    """What the content says about the map; nothing here ever changes."""

    def __init__(self, content):
        self.content = content
        self.hexes = {h["name"]: h for h in content["hexes"]}
        self.at = {(h["q"], h["r"]): h["name"] for h in content["hexes"]}
        self.castles = [castle["hex"] for castle in content["castles"]]
        self.towers = {field["id"]: field["hex"] for field in content["towers"]["fields"]}
        self.missions = {mission["id"]: mission for mission in content["missions"]}
        self.neutral = [name for name in self.hexes if self.hexes[name].get("neutral")]

    def kind(self, name):
        return self.hexes[name]["kind"]

    def takes(self, name, tile):
        return tile in TAKES.get(self.kind(name), [])

    def offshore(self, name):
        return self.kind(name).startswith("offshore")

    def neighbours(self, name):
        q, r = self.hexes[name]["q"], self.hexes[name]["r"]
        places = [(q + dq, r + dr) for dq, dr in DIRECTIONS]
        return [self.at[place] for place in places if place in self.at]

    def area(self, name):
        """The name of the settlement area, None of other hexes."""
        return self.hexes[name].get("area")

    def area_hexes(self, area):
        return [name for name in self.hexes if self.area(name) == area]

    def areas(self):
        return sorted({self.area(name) for name in self.hexes if self.area(name)})

    def has(self, name, word):
        """Whether the hex has this province, kind or tag."""
        entry = self.hexes[name]
        return word in [entry.get("province"), entry["kind"]] + entry.get("tags", [])

    def groups(self, names):
        """The connected sets of these hexes, by flood fill."""
        left, found = list(names), []
        while left:
            group, edge = [], [left[0]]
            while edge:
                name = edge.pop()
                if name in left:
                    left.remove(name)
                    group.append(name)
                    edge += self.neighbours(name)
            found.append(group)
        return found

    def regions(self, name, sort):
        """The provinces or areas in which a hex lies, the castles or towers next to it."""
        if sort == "provinces":
            province = self.hexes[name].get("province")
            return [province] if province else []
        if sort == "areas":
            return [self.area(name)] if self.area(name) else []
        wanted = self.castles if sort == "castles" else list(self.towers.values())
        return [n for n in self.neighbours(name) if n in wanted]


# ------------------------------------------------------------------- the game

class Game(AgendaGame):
    shared = "island"

    def __init__(self, players, content=None):
        super().__init__(players)
        self.island = Island(content or load_content())
        content = self.island.content

        self.placed = []                               # [seat, tile, hex] in their order
        self.neutral = list(self.island.neutral) if players == 2 else []
        self.open = []                                 # mission ids, as drawn
        self.kinds = {}                                # tower id: kind
        self.points = [0] * players
        tiles = [tile for tile in TILES for _ in range(content["tiles"].get(tile, 0))]
        for tile in OUT_WITH_FOUR if players == 4 else []:
            tiles.remove(tile)
        self.supply = [list(tiles) for _ in self.seats()]
        self.aside = [[] for _ in self.seats()]
        self.hand = [[] for _ in self.seats()]
        self.gone = [[] for _ in self.seats()]
        self.fulfilled = [[] for _ in self.seats()]    # mission ids
        self.doubled = [None] * players
        self.secret = [None] * players
        self.clear_turn(None)

        self.events = collections.Counter()            # rare things that came about
        self.agenda = [("ask_mission",)] * OPEN_MISSIONS
        self.agenda += [("ask_kind", tower) for tower in self.island.towers]
        self.agenda += [("ask_aside", s) for s in self.seats() for _ in range(SET_ASIDE)]
        self.agenda += [("ask_tile", s, "tiles") for s in self.seats()]
        self.agenda += [("turn", 0)]
        self.go_on()

    def clear_turn(self, seat):
        self.turn = seat
        self.reached_now = []                          # tower ids, by the normal placement
        self.taken = []                                # of these, in this turn
        self.draws_three = False
        self.extra = None                              # the extra tile, drawn and not yet placed

    # ------------------------------------------------------------- setup

    legal_missions = legal_towers = legal_aside = legal_tiles = AgendaGame.legal_chance
    legal_extra = legal_secret = legal_draw = AgendaGame.legal_chance

    def deck(self):
        """The missions that lie face down."""
        return [m for m in self.island.missions if m not in self.open + self.secret]

    def step_ask_mission(self):
        self.ask("missions", "*")

    def chances_missions(self):
        return {"mission " + m: 1 for m in self.deck()}

    def play_missions(self, chance, text):
        self.open.append(text.split()[1])

    def step_ask_kind(self, tower):
        self.ask("towers", "*", tower)

    def chances_towers(self):
        left = list(self.island.content["towers"]["kinds"])
        for kind in self.kinds.values():
            left.remove(kind)
        return dict(collections.Counter("tower %s %s" % (self.subject, kind) for kind in left))

    def play_towers(self, chance, text):
        self.kinds[self.subject] = text.split()[2]

    def step_ask_aside(self, seat):
        self.ask("aside", "*", seat)

    def chances_aside(self):
        seat = self.subject
        return dict(collections.Counter("aside %d %s" % (seat, t) for t in self.supply[seat]))

    def play_aside(self, chance, text):
        self.supply[self.subject].remove(text.split()[2])
        self.aside[self.subject].append(text.split()[2])

    def step_ask_tile(self, seat, phase):
        self.ask(phase, "*", seat)

    def chances_tiles(self):
        seat = self.subject
        return dict(collections.Counter("tile %d %s" % (seat, t) for t in self.supply[seat]))

    def play_tiles(self, chance, text):
        self.supply[self.subject].remove(text.split()[2])
        self.hand[self.subject].append(text.split()[2])

    chances_draw, play_draw = chances_tiles, play_tiles

    # ------------------------------------------------------------- reading the board

    def tile_at(self, name):
        """[seat, tile]; [None, None] for a neutral tile; None where nothing lies."""
        for seat, tile, place in self.placed:
            if place == name:
                return [seat, tile]
        return [None, None] if name in self.neutral else None

    def occupied(self):
        return [place for _, _, place in self.placed] + self.neutral

    def own(self, seat, of="any"):
        """The hexes with tiles of a seat that match."""
        return [place for owner, tile, place in self.placed if owner == seat and tile in MEANS[of]]

    def own_beside(self, seat, name, of="any"):
        return [place for place in self.own(seat, of) if place in self.island.neighbours(name)]

    def fitting(self, tile):
        """The empty hexes that take the tile."""
        occupied = self.occupied()
        return [name for name in self.island.hexes
                if self.island.takes(name, tile) and name not in occupied]

    def towers_of(self, seat, placed=None):
        """The towers next to which the seat has a tile."""
        own = [p for owner, _, p in (self.placed if placed is None else placed) if owner == seat]
        return [tower for tower, name in self.island.towers.items()
                if any(place in own for place in self.island.neighbours(name))]

    def castle_owner(self, castle):
        """Judged after each placement from the first on."""
        owner = None
        tiles, farms = [0] * self.players, [0] * self.players
        for seat, tile, place in self.placed:
            if castle not in self.island.neighbours(place):
                continue
            tiles[seat] += 1
            farms[seat] += tile in FARMS
            best = max((tiles[s], farms[s]) for s in self.seats())
            ahead = [s for s in self.seats() if (tiles[s], farms[s]) == best]
            if len(ahead) == 1:
                owner = ahead[0]
            assert owner in ahead
        return owner

    def castles_of(self, seat):
        return [castle for castle in self.island.castles if self.castle_owner(castle) == seat]

    # ------------------------------------------------------------- settlement areas

    def area_houses(self, area):
        """Seat: houses; of the seats that are there."""
        found = {}
        for seat, tile, place in self.placed:
            if self.island.area(place) == area:
                found[seat] = found.get(seat, 0) + houses(tile)
        return found

    def complete(self, area):
        occupied = self.occupied()
        return all(name in occupied for name in self.island.area_hexes(area))

    def latest_in(self, seat, area):
        """When the seat placed its latest tile there."""
        return max(when for when, (owner, _, place) in enumerate(self.placed)
                   if owner == seat and self.island.area(place) == area)

    def ranking(self, area):
        """The seats that are there, the first one first."""
        sums = self.area_houses(area)
        return sorted(sums, key=lambda s: (-sums[s], self.latest_in(s, area)))

    def area_points(self, area):
        """B8: seat: points of a complete area; the places are dealt round the ranking."""
        hexes, ranking = self.island.area_hexes(area), self.ranking(area)
        if len(hexes) == 1:
            return self.area_houses(area)
        points = dict.fromkeys(ranking, 0)
        for number, place in enumerate(PLACES[len(hexes)] if ranking else []):
            points[ranking[number % len(ranking)]] += place
        return points

    # ------------------------------------------------------------- missions

    def number_for(self, test, seat):
        """The number that the test compares with its `least`."""
        return getattr(self, "count_" + test["type"])(test, seat)

    def fulfils(self, mission, seat):
        test = self.island.missions[mission]["test"]
        return self.number_for(test, seat) >= test["least"]

    def count_tiles(self, test, seat):
        return len([place for place in self.own(seat, test["of"])
                    if "on" not in test or self.island.has(place, test["on"])])

    def count_groups(self, test, seat):
        groups = self.island.groups(self.own(seat, test["of"]))
        return len([group for group in groups if len(group) >= test["size"]])

    def count_spread(self, test, seat):
        found = collections.Counter(region for place in self.own(seat, test["of"])
                                    for region in self.island.regions(place, test["over"]))
        return len([region for region in found if found[region] >= test["each"]])

    def count_link(self, test, seat):
        groups = self.island.groups(self.own(seat, test["of"]))
        return max([len({region for place in group
                         for region in self.island.regions(place, test["to"])})
                    for group in groups], default=0)

    def count_castles(self, test, seat):
        return len(self.castles_of(seat))

    def count_houses(self, test, seat):
        return sum(houses(tile) for owner, tile, _ in self.placed if owner == seat)

    # ------------------------------------------------------------- a turn: placing

    def step_turn(self, seat):
        if not any(self.hand) and not any(self.supply):
            return self.end()
        self.clear_turn(seat)
        self.ask("place", seat)

    def placements(self, tiles):
        """Every legal text; B7: where nothing fits, one is put out."""
        tiles = in_order(set(tiles))
        texts = ["%s %s" % (tile, name) for tile in tiles for name in self.fitting(tile)]
        return texts or [tile + " -" for tile in tiles]

    def legal_place(self, seat):
        return self.placements(self.hand[seat])

    def play_place(self, seat, text):
        tile, place = text.split()
        self.note_hand(seat, place)
        self.hand[seat].remove(tile)
        self.supply[seat] += self.hand[seat]           # B5: the others go back at once
        self.hand[seat] = []
        if place == "-":
            self.put_out(seat, tile)
            return self.next_steps([("draw",)])
        before = self.towers_of(seat)
        self.put(seat, tile, place)
        self.reached_now = [t for t in self.towers_of(seat) if t not in before]
        self.use_sets(seat)
        self.next_steps(self.doubler_steps(seat) + [("pending",), ("draw",)])

    def put_out(self, seat, tile):
        self.gone[seat].append(tile)
        self.events["tile that fits nowhere"] += 1

    def put(self, seat, tile, place):
        """B1: the tile scores, castles change hands by themselves, missions are checked."""
        owners = {castle: self.castle_owner(castle) for castle in self.island.castles}
        self.placed.append([seat, tile, place])
        self.note_castles(owners, place)
        if tile in FARMS:
            self.score_farm(seat, tile, place)
        else:
            self.score_area(self.island.area(place))
        self.check_missions(seat)

    def score_farm(self, seat, tile, place):
        of = "food" if tile == "F" else "energy"
        group = [g for g in self.island.groups(self.own(seat, of)) if place in g][0]
        offshore = [name for name in group if self.island.offshore(name)]
        self.points[seat] += len(group) + self.island.content["offshore_bonus"] * len(offshore)
        self.events["group with two offshore farms"] += len(offshore) > 1

    def score_area(self, area):
        if self.complete(area):
            for seat, points in self.area_points(area).items():
                self.points[seat] += points
            self.note_area(area)

    def check_missions(self, seat):
        for mission in self.island.missions:
            if (mission in self.open and mission not in self.fulfilled[seat]
                    and self.fulfils(mission, seat)):
                self.score_mission(seat, mission)

    def score_mission(self, seat, mission):
        """B4, B6."""
        first = not any(mission in self.fulfilled[s] for s in self.seats())
        points = self.island.missions[mission]["first" if first else "later"]
        self.points[seat] += 2 * points if self.doubled[seat] == mission else points
        self.fulfilled[seat].append(mission)
        self.events["mission %s%s" % ("first" if first else "later",
                                      " doubled" if self.doubled[seat] == mission else "")] += 1

    # ------------------------------------------------------------- a turn: towers

    def set_complete(self, seat, kind):
        """B2, B3: by the normal placement of this turn."""
        towers = [t for t in self.kinds if self.kinds[t] == kind]
        reached = self.towers_of(seat)
        return (all(t in reached for t in towers)
                and any(t in self.reached_now for t in towers))

    def use_sets(self, seat):
        threes = [t for t in self.reached_now if self.kinds[t] == "three"]
        self.points[seat] += THREE * len(threes)
        self.events["three points"] += len(threes)
        if self.set_complete(seat, "thirteen"):
            self.points[seat] += THIRTEEN
            self.events["thirteen points"] += 1

    def doubler_steps(self, seat):
        return [("double",)] if self.set_complete(seat, "double") else []

    def unfulfilled(self, seat):
        return [m for m in self.island.missions
                if m in self.open and m not in self.fulfilled[seat]]

    def step_double(self):
        if self.unfulfilled(self.turn):
            self.ask("double", self.turn)
        else:
            self.events["doubler without a mission"] += 1

    def legal_double(self, seat):
        return ["double " + m for m in self.unfulfilled(seat)]

    def play_double(self, seat, text):
        self.doubled[seat] = text.split()[1]
        self.events["doubler"] += 1

    def gives(self, tower):
        """B2: whether an optional tower has something to give to the seat on turn."""
        kind = self.kinds[tower]
        if kind == "extra":
            return bool(self.aside[self.turn])
        if kind == "draw":
            return not self.draws_three and len(self.supply[self.turn]) >= 2
        return kind == "mission" and bool(self.deck())

    def pending(self):
        return [t for t in self.reached_now if t not in self.taken and self.gives(t)]

    def step_pending(self):
        self.note_pending()
        if self.pending():
            self.ask("tower", self.turn)

    def legal_tower(self, seat):
        return ["tower " + t for t in self.pending()] + ["skip"]

    def play_tower(self, seat, text):
        if text == "skip":
            self.events["skip"] += 1
            return None
        tower = text.split()[1]
        self.taken.append(tower)
        kind = self.kinds[tower]
        self.events["tower " + kind] += 1
        if kind == "draw":
            self.draws_three = True
        steps = {"draw": [], "extra": [("ask_extra",)], "mission": [("ask_secret",)]}[kind]
        return self.next_steps(steps + [("pending",)])

    # ------------------------------------------------------------- a turn: extra tile, secret

    def step_ask_extra(self):
        self.ask("extra", "*")

    def chances_extra(self):
        return dict(collections.Counter(
            "extra %d %s" % (self.turn, tile) for tile in self.aside[self.turn]))

    def play_extra(self, chance, text):
        self.extra = text.split()[2]
        self.aside[self.turn].remove(self.extra)
        self.next_steps([("place_extra",)])

    def step_place_extra(self):
        self.ask("place extra", self.turn)

    def legal_place_extra(self, seat):
        return self.placements([self.extra])

    def play_place_extra(self, seat, text):
        """B3: towers that it reaches give nothing, now or later."""
        tile, place = text.split()
        self.extra = None
        if place == "-":
            self.events["extra tile that fits nowhere"] += 1
            return self.put_out(seat, tile)
        before = self.towers_of(seat)
        self.put(seat, tile, place)
        return self.note_lost(seat, before)

    def step_ask_secret(self):
        self.ask("secret", "*")

    def chances_secret(self):
        return {"secret %d %s" % (self.turn, m): 1 for m in self.deck()}

    def play_secret(self, chance, text):
        self.secret[self.turn] = text.split()[2]

    # ------------------------------------------------------------- a turn: drawing

    def step_draw(self):
        seat = self.turn
        number = min(DRAWN_WITH_TOWER if self.draws_three else 1, len(self.supply[seat]))
        self.events["draw of two"] += self.draws_three and number == 2
        self.next_steps([("ask_tile", seat, "draw")] * number
                        + [("turn", (seat + 1) % self.players)])

    # ------------------------------------------------------------- the end

    def end(self):
        self.clear_turn(None)
        for seat in self.seats():
            self.points[seat] += self.final_points(seat)
        self.agenda = []
        self.ask("over", None)
        self.note_end()

    def final_points(self, seat):
        """B9: unfinished areas, castles, the private mission (B6)."""
        unfinished = [a for a in self.island.areas() if not self.complete(a)]
        points = sum(self.area_houses(area).get(seat, 0) for area in unfinished)
        points += CASTLE * len(self.castles_of(seat))
        if self.secret[seat] and self.fulfils(self.secret[seat], seat):
            points += self.island.missions[self.secret[seat]]["first"]
            self.events["secret fulfilled"] += 1
        return points

    def scores(self):
        return list(self.points)

    def leaders(self):
        return [s for s in self.seats() if self.points[s] == max(self.points)]

    def first_at_tara(self):
        """The seat with strictly most tiles around the tower, or None."""
        tara = self.island.towers[self.island.content["towers"]["tara"]]
        numbers = [len(self.own_beside(s, tara)) for s in self.seats()]
        best = max(numbers)
        return numbers.index(best) if numbers.count(best) == 1 else None

    def winners(self):
        """B10."""
        if not self.over():
            return []
        tied = self.leaders()
        if len(tied) == 1:
            return tied
        blarney = self.castle_owner(self.island.content["blarney"])
        if blarney in tied:
            return [blarney]
        return tied if self.first_at_tara() is None else [self.first_at_tara()]

    # ------------------------------------------------------------- rare things

    def note_hand(self, seat, place):
        several = len(self.hand[seat]) > 1
        fits = [bool(self.fitting(tile)) for tile in self.hand[seat]]
        self.events["several in hand"] += several
        self.events["several in hand, some fit"] += several and any(fits) and not all(fits)
        self.events["several in hand, none fits"] += several and place == "-"

    def note_castles(self, owners, place):
        for castle in self.island.castles:
            if castle not in self.island.neighbours(place):
                continue
            now = self.castle_owner(castle)
            tiles = [len(self.own_beside(s, castle)) for s in self.seats()]
            level = now is not None and tiles.count(tiles[now]) > 1
            changed = owners[castle] not in (None, now)
            self.events["castle taken away"] += changed
            self.events["castle taken away by farms"] += changed and level
            self.events["castle kept at a tie"] += level and not changed

    def note_area(self, area):
        sums = list(self.area_houses(area).values())
        neutral = any(name in self.neutral for name in self.island.area_hexes(area))
        self.events["area of %d for %d" % (len(self.island.area_hexes(area)), len(sums))] += 1
        self.events["area with a tie"] += len(set(sums)) < len(sums)
        self.events["area with neutral tiles"] += neutral

    def note_pending(self):
        pending = self.pending()
        self.events["several towers pending"] += len(pending) > 1
        for tower in self.reached_now:
            if self.kinds[tower] in OPTIONAL and tower not in self.taken + pending:
                self.events["nothing to give: " + self.kinds[tower]] += 1

    def note_lost(self, seat, before):
        new = [self.kinds[t] for t in self.towers_of(seat) if t not in before]
        self.events["tower lost by an extra tile"] += any(k in OPTIONAL + ["three"] for k in new)
        for kind in set(new) & {"double", "thirteen"}:
            reached = [self.kinds[t] for t in self.towers_of(seat)].count(kind)
            complete = reached == list(self.kinds.values()).count(kind)
            self.events["%s lost by an extra tile" % kind] += complete

    def note_end(self):
        tied, winners = self.leaders(), self.winners()
        if len(tied) == 1:
            return
        blarney = self.castle_owner(self.island.content["blarney"])
        if winners == tied:
            how = "shared victory"
        elif blarney in tied:
            how = "tie broken at Blarney"
        else:
            how = "tie broken at Tara" + ("" if winners[0] in tied else " by a third player")
        self.events[how] += 1

    # ------------------------------------------------------------- the position as facts

    def facts(self, viewer):
        """The position as a seat sees it, as an onlooker ("public") does, or everything ("all")."""
        occupied = self.occupied()
        owners = {castle: self.castle_owner(castle) for castle in self.island.castles}
        return {
            "players": self.players, "phase": self.phase, "turn": self.turn,
            "missions": [m for m in self.island.missions if m in self.open],
            "deck": len(self.deck()),
            "towers": {t: self.kinds[t] for t in self.island.towers if t in self.kinds},
            "tiles": {name: self.tile_at(name) for name in self.island.hexes if name in occupied},
            "castles": {castle: owner for castle, owner in owners.items() if owner is not None},
            "pending": self.pending() if self.phase == "tower" else [],
            "extra": self.extra if self.extra is None or viewer in ("all", self.turn) else "?",
            "seats": [self.seat_facts(s, viewer in ("all", s)) for s in self.seats()],
        }

    def seat_facts(self, seat, sees):
        """`sees`: the viewer knows the seat's secrets."""
        def shown(tiles):
            return in_order(tiles) if sees else [None] * len(tiles)

        secret = self.secret[seat]
        return {
            "points": self.points[seat], "supply": len(self.supply[seat]),
            "bag": in_order(self.supply[seat]) if sees else None,
            "hand": shown(self.hand[seat]), "aside": shown(self.aside[seat]),
            "gone": in_order(self.gone[seat]),
            "fulfilled": [m for m in self.island.missions if m in self.fulfilled[seat]],
            "doubled": self.doubled[seat],
            "secret": secret if secret is None or sees or self.over() else "?",
            "towers": self.towers_of(seat),
        }
