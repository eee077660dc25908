"""Reference implementation of Tumult Royal, for two to four players.

Written from the rulebook and the project's decisions alone, apart from the engine; ids
(R1, R2, ...) are those of the decisions.  A face is a text such as "B2", a field a name such
as "b3", a tile of the raid is known by its slot, and what is still to be done is a plain list
of steps, the agenda.  Nothing here is meant to be fast.

    game = Game(3)
    while not game.over():
        seat = some_choice_of(game.actors())          # "*" is the chance seat (live: the host)
        game.play(seat, some_choice_of(game.legal(seat)))
    print(game.winners())

`game.chances()` has the probability of every text of the chance seat.
"""

import collections
import itertools
import json
import pathlib

from agenda import AgendaGame

# ------------------------------------------------------------------- numbers

GOODS = "BMT"                                          # bread, marble, tools
STATUES = 25
SUPPORTERS_IN_ALL = 105
START_SUPPORTERS = {2: 30, 3: 20, 4: 15}
ASIDE_PER_PLAYER = 3                                   # R1
OPENED_ON_FIELD_3 = {2: 1, 3: 1, 4: 2}                 # R8
SINGLE_FIELDS = 5                                      # of the chronicle
EVERYBODY = 5                                          # R11
PUNISHMENT, CONSOLATION, CORONATION = 3, 2, 5
STATUES_ON = {"m": 1, "f": 1, "h": 1, "v": 2, "c": 3}  # R5
COLUMNS = "abcdefghijkl"

CONTENT_FILE = (pathlib.Path(__file__).resolve().parents[2]
                / "content" / "tumult-royal" / "standard.json")


def load_content(path=CONTENT_FILE):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


# ----------------------------------------------------------------- landscapes

def turned(rows, quarters):
    """The rows (top row first) of a tile after so many quarter turns clockwise."""
    for _ in range(quarters):
        rows = ["".join(rows[2 - column][row] for column in range(3)) for row in range(3)]
    return list(rows)


def neighbours(field):
    """Orthogonally next to it; some may lie outside of the frame."""
    column, row = COLUMNS.index(field[0]), int(field[1:])
    places = [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
    return [COLUMNS[c] + str(r) for c, r in places if 0 <= c < len(COLUMNS) and r >= 1]


# ------------------------------------------------------------------- payments

def value(face):
    return int(face[1])


def payments_of_sort(faces, cost):
    """R4: every choice (sorted faces) that covers the cost and from which no tile can be left out."""
    found = set()
    for size in range(len(faces) + 1):
        for chosen in itertools.combinations(sorted(faces), size):
            paid = sum(value(f) for f in chosen)
            if paid >= cost and all(paid - value(f) < cost for f in chosen):
                found.add(chosen)
    return sorted(found)


def payments(faces, costs):
    """R4: for costs in bread, marble and tools; every distinct payment, in the order B M T."""
    per_sort = [payments_of_sort([f for f in faces if f[0] == good], cost)
                for good, cost in zip(GOODS, costs)]
    return [bread + marble + tools for bread, marble, tools in itertools.product(*per_sort)]


# ------------------------------------------------------------------- the game

RAIDING = ("order", "raid", "face")          # phases in which lifts and stops count


class Game(AgendaGame):
    shared = "content"

    def __init__(self, players, gambler=False, lifts=8, live=False, content=None):
        super().__init__(players)
        self.gambler = bool(gambler)
        self.budget = lifts
        self.live = bool(live)
        self.content = content or load_content()
        self.tiles = ["%s%d" % (g["good"], g["value"])
                      for g in self.content["goods"] if g["from"] <= players]
        layout = self.content["layouts"][str(players)]
        self.columns, self.rows, self.up = layout["columns"], layout["rows"], sorted(layout["up"])

        self.rank = [None] * players
        self.supporters = [START_SUPPORTERS[players]] * players
        self.supply = SUPPORTERS_IN_ALL - sum(self.supporters)
        self.left = [STATUES] * players                # statues not set yet
        self.mercy = [False] * players
        self.land = {p: None for p in range(1, self.columns * self.rows + 1)}
        self.fields = {}                               # field: [seat, statues]
        self.chronicle = []                            # [seat, statues]
        self.round = 1

        self.done = [False] * players
        self.lifts = [lifts] * players
        self.clear_goods()

        self.events = collections.Counter()            # rare things that came about
        self.agenda = [("ask_rank", s) for s in self.seats()]
        self.agenda += [("ask_land", p, "lands") for p in self.up]
        self.agenda += [("first_statues",), ("new_round",)]
        self.go_on()

    # ------------------------------------------------------------- for the caller

    def actors(self):
        if self.phase == "raid" and self.live:
            return [s for s in self.seats() + ["*"] if self.legal_raid(s)]
        return super().actors()

    # ------------------------------------------------------------- ranks and the end

    def by_rank(self):
        """The King first."""
        return sorted(self.seats(), key=lambda s: self.rank[s])

    def end(self, winner):
        self.winner = winner
        self.agenda = []
        self.ask("over", None)

    # ------------------------------------------------------------- supporters: R11

    def everybody_gives(self):
        self.events["everybody gives 5"] += 1
        for seat in self.seats():
            given = min(EVERYBODY, self.supporters[seat])
            self.supporters[seat] -= given
            self.supply += given

    def need_in_supply(self, number):
        while self.supply < number:
            self.everybody_gives()

    def gain(self, seat, number):
        self.need_in_supply(number)
        self.supply -= number
        self.supporters[seat] += number

    def lose(self, seat, number):
        while self.supporters[seat] < number:
            self.events["everybody takes 5"] += 1
            self.need_in_supply(EVERYBODY * self.players)      # one amount
            for other in self.seats():
                self.supply -= EVERYBODY
                self.supporters[other] += EVERYBODY
        self.supporters[seat] -= number
        self.supply += number

    # ------------------------------------------------------------- statues

    def statues(self, seat):
        return STATUES - self.left[seat]

    def set_statues(self, seat, number):
        """R5: what is left, at most; the 25th ends the game.  How many were set."""
        number = min(number, self.left[seat])
        self.left[seat] -= number
        if self.left[seat] == 0:
            self.events["25th statue"] += 1
            self.end(seat)
        return number

    # ------------------------------------------------------------- chance: ranks, landscapes

    def step_ask_rank(self, seat):
        self.ask("ranks", "*", seat)

    def chances_ranks(self):
        return {"rank %d" % r: 1 for r in range(1, self.players + 1) if r not in self.rank}

    def play_ranks(self, chance, text):
        self.rank[self.subject] = int(text.split()[1])

    def step_ask_land(self, place, phase):
        self.ask(phase, "*", place)

    def chances_lands(self):
        used = [entry[0] for entry in self.land.values() if entry]
        return {"land %d r%d" % (tile, quarters): 1
                for tile in range(1, len(self.content["landscapes"]) + 1) if tile not in used
                for quarters in range(4)}

    def play_lands(self, chance, text):
        _, tile, quarters = text.split()
        self.land[self.subject] = [int(tile), int(quarters[1:])]

    chances_land, play_land = chances_lands, play_lands

    legal_ranks = legal_lands = legal_land = legal_spin = legal_spins = AgendaGame.legal_chance
    legal_order = legal_face = legal_up = AgendaGame.legal_chance

    # ------------------------------------------------------------- the board

    def all_fields(self):
        return [COLUMNS[c] + str(r) for c in range(3 * self.columns)
                for r in range(1, 3 * self.rows + 1)]

    def kind(self, field):
        """m f h v c; None where the landscape is face down."""
        column, row = COLUMNS.index(field[0]), int(field[1:]) - 1
        place = column // 3 * self.rows + row // 3 + 1
        if self.land[place] is None:
            return None
        tile, quarters = self.land[place]
        return turned(self.content["landscapes"][tile - 1], quarters)[2 - row % 3][column % 3]

    def free_fields(self):
        return [f for f in self.all_fields() if self.kind(f) and f not in self.fields]

    def next_to_own(self, seat, field):
        return any(f in self.fields and self.fields[f][0] == seat for f in neighbours(field))

    # ------------------------------------------------------------- the first statues

    def step_first_statues(self):
        self.next_steps([("first_statue", s) for s in reversed(self.by_rank())])

    def step_first_statue(self, seat):
        self.ask("first", seat)

    def legal_first(self, seat):
        return ["at " + f for f in self.free_fields() if self.kind(f) == "m"]

    def play_first(self, seat, text):
        self.fields[text.split()[1]] = [seat, self.set_statues(seat, 1)]

    # ------------------------------------------------------------- begin of a round, the disc

    def step_new_round(self):
        if self.gambler:                               # R12
            steps = [("set_up_raid",), ("raid",)]
        else:
            steps = [("ask_spin",), ("raid",)]
        self.next_steps(steps)

    def step_ask_spin(self):
        self.ask("spin", "*")

    def chances_spin(self):
        return {"spin " + number: weight
                for number, weight in self.content["disc"].items() if weight > 0}

    def play_spin(self, chance, text):
        self.step_set_up_raid()
        self.demand = [int(text.split()[1])] * len(GOODS)

    def step_ask_spins(self, index):
        self.ask("spins", "*", index)

    chances_spins = chances_spin

    def play_spins(self, chance, text):
        self.demand[self.subject] = int(text.split()[1])

    # ------------------------------------------------------------- the raid

    def clear_goods(self):
        """Between the rounds: no tiles anywhere but in one big heap."""
        self.demand = None
        self.bag = sorted(self.tiles)                  # faces not drawn this round
        self.faces = {}                                # slot: face, None if not drawn
        self.looked = {}                               # slot: seats that looked
        self.middle = []                               # slots
        self.castle = [[] for _ in self.seats()]       # slots
        self.hand = [None] * self.players              # slot
        self.paid = []                                 # slots
        self.turned_up = False
        self.stopped = False
        self.punished = set()                          # seats
        self.could_build = set()
        self.has_built = set()
        self.built_in_lap = False

    def step_set_up_raid(self):
        """R1: the tiles set aside are those never drawn."""
        self.clear_goods()
        number = len(self.tiles) - ASIDE_PER_PLAYER * self.players
        self.middle = list(range(1, number + 1))
        self.faces = {slot: None for slot in self.middle}
        self.looked = {slot: set() for slot in self.middle}
        self.done = [False] * self.players
        self.lifts = [self.budget] * self.players
        if self.gambler:
            self.demand = [None] * len(GOODS)

    def step_raid(self):
        self.next_steps([("live",) if self.live else ("tick",), ("turn_up",)])

    # in ticks

    def step_tick(self):
        if self.middle and self.in_tick():
            self.ask("order", "*")

    def in_tick(self):
        return [s for s in self.seats() if not self.done[s] and self.lifts[s] > 0]

    def chances_order(self):
        return {"order " + " ".join(str(s) for s in order): 1
                for order in itertools.permutations(self.in_tick())}

    def play_order(self, chance, text):
        self.next_steps([("raider", int(word)) for word in text.split()[1:]] + [("tick",)])

    def step_raider(self, seat):
        if self.middle:                                # else the raid has ended by itself
            self.ask("raid", seat)

    # live

    def step_live(self):
        hands_empty = all(slot is None for slot in self.hand)
        ended = self.stopped or not self.middle or all(self.done)
        if not (hands_empty and ended):
            self.ask("raid", None)

    # both

    def legal_raid(self, seat):
        if seat == "*":
            return [] if self.stopped else ["stop"]
        if self.hand[seat] is not None:
            return ["keep", "back"]
        if self.stopped:
            return []
        return ["lift %d" % slot for slot in self.middle] + ([] if self.done[seat] else ["done"])

    def play_raid(self, seat, text):
        if self.live:
            self.next_steps([("live",)])
        word = text.split()[0]
        if word == "stop":
            self.stopped = True
        elif word == "done":
            self.done[seat] = True
        elif word == "lift":
            self.lift(seat, int(text.split()[1]))
        else:
            slot, self.hand[seat] = self.hand[seat], None
            place = self.castle[seat] if word == "keep" else self.middle
            place.append(slot)
            place.sort()

    def lift(self, seat, slot):
        self.middle.remove(slot)
        self.hand[seat] = slot
        self.looked[slot].add(seat)
        if self.live:
            self.done[seat] = False
        else:
            self.lifts[seat] -= 1
            self.next_steps([("decide", seat)])
        if self.faces[slot] is None:
            self.next_steps([("ask_face", slot)])

    def step_ask_face(self, slot):
        self.ask("face", "*", slot)

    def chances_face(self):
        return dict(collections.Counter("face " + face for face in self.bag))

    def play_face(self, chance, text):
        self.faces[self.subject] = text.split()[1]
        self.bag.remove(text.split()[1])

    def step_decide(self, seat):
        self.ask("raid", seat)

    # --------------------------------------------------------- the end of the raid

    def step_turn_up(self):
        self.events["middle emptied"] += not self.middle
        self.events["stopped"] += self.stopped
        self.events["all done"] += all(self.done)
        steps = [("ask_up", slot) for slot in self.middle if self.faces[slot] is None]
        steps += [("all_up",)]
        if self.gambler:
            steps += [("ask_spins", index) for index in range(len(GOODS))]
        self.next_steps(steps + [("tumults",)])

    def step_ask_up(self, slot):
        self.ask("up", "*", slot)

    def chances_up(self):
        return dict(collections.Counter("up " + face for face in self.bag))

    play_up = play_face

    def step_all_up(self):
        self.turned_up = True

    # ------------------------------------------------------------- tumults: R2, R3

    def step_tumults(self):
        for index, good in enumerate(GOODS):
            if self.left_to_the_people(good) < self.demand[index]:
                self.punish(self.greediest(good), good)
        self.next_steps([("lap",)])

    def left_to_the_people(self, good):
        return sum(value(self.faces[slot]) for slot in self.middle if self.faces[slot][0] == good)

    def robbed(self, seat, good):
        """The slots in the castle with this good."""
        return [slot for slot in self.castle[seat] if self.faces[slot][0] == good]

    def greed(self, seat, good):
        number = sum(value(self.faces[slot]) for slot in self.robbed(seat, good))
        return max(0, number - 1) if self.mercy[seat] else number

    def greediest(self, good):
        most = max(self.greed(s, good) for s in self.seats())
        if most == 0:
            self.events["nobody greedy"] += 1
        return [s for s in self.by_rank() if self.greed(s, good) == most][0]

    def punish(self, seat, good):
        self.events["tumult"] += 1
        self.punished.add(seat)
        self.lose(seat, PUNISHMENT)
        slots = self.robbed(seat, good)
        if slots:
            kept = min(slots, key=lambda slot: (value(self.faces[slot]), slot))
            for slot in slots:
                if slot != kept:
                    self.castle[seat].remove(slot)
                    self.middle.append(slot)
            self.middle.sort()

    # ------------------------------------------------------------- building: R4, R5, R6

    def step_lap(self):
        self.built_in_lap = False
        self.next_steps([("builder", s) for s in self.by_rank()] + [("lap_ends",)])

    def step_builder(self, seat):
        if self.builds(seat):
            self.could_build.add(seat)
            self.ask("build", seat)

    def step_lap_ends(self):
        self.next_steps([("lap",)] if self.built_in_lap else [("building_ends",)])

    def cost(self, seat, field):
        """In bread, marble, tools; None where the seat may not build."""
        kind = self.kind(field)
        if kind is None or field in self.fields:
            return None
        cost = self.content["costs"][kind]
        if self.next_to_own(seat, field):
            return cost
        return [2 * n for n in cost] if kind in "mf" else None

    def builds(self, seat):
        faces = [self.faces[slot] for slot in self.castle[seat]]
        known, moves = {}, []                          # payments per cost, to be less slow
        for field in self.free_fields():
            cost = self.cost(seat, field)
            if cost is not None:
                if tuple(cost) not in known:
                    known[tuple(cost)] = payments(faces, cost)
                moves += [" ".join(("build", field) + paid) for paid in known[tuple(cost)]]
        return moves

    def legal_build(self, seat):
        return self.builds(seat) + ["pass"]

    def play_build(self, seat, text):
        if text == "pass":
            return
        self.built_in_lap = True
        self.has_built.add(seat)
        field, faces = text.split()[1], text.split()[2:]
        surplus = sum(value(face) for face in faces) - sum(self.cost(seat, field))
        self.events["double cost"] += not self.next_to_own(seat, field)
        for face in faces:
            slot = [slot for slot in self.castle[seat] if self.faces[slot] == face][0]
            self.castle[seat].remove(slot)
            self.paid.append(slot)
        self.gain(seat, surplus)
        kind = self.kind(field)
        self.fields[field] = [seat, self.set_statues(seat, STATUES_ON[kind])]

    def step_building_ends(self):
        for seat in self.by_rank():                    # R6
            if not (seat in self.has_built or seat in self.could_build or seat in self.punished):
                self.events["consolation"] += 1
                self.gain(seat, CONSOLATION)
        self.clear_goods()
        self.next_steps(self.end_of_round())

    # ------------------------------------------------------------- the end of a round

    def end_of_round(self):
        return [("new_ranks",), ("crown",), ("mercy",), ("next_round",)]

    def step_new_ranks(self):
        """R7."""
        order = sorted(self.seats(), key=lambda s: (-self.supporters[s], self.rank[s]))
        for place, seat in enumerate(order):
            self.rank[seat] = place + 1

    def step_crown(self):
        king = self.by_rank()[0]
        self.lose(king, CORONATION)
        number = len(self.chronicle) + 1               # the field
        self.chronicle.append([king, self.set_statues(king, 1 if number <= SINGLE_FIELDS else 2)])
        if self.over():
            return
        hidden = [p for p in sorted(self.land) if self.land[p] is None]
        if number == 3:                                # R8
            self.next_steps([("ask_open", king)] * OPENED_ON_FIELD_3[self.players])
        if number == 5:
            self.next_steps([("ask_land", p, "land") for p in hidden])
        if number > SINGLE_FIELDS:
            self.check_end(self.content["thresholds"][number - SINGLE_FIELDS - 1])

    def step_ask_open(self, king):
        self.ask("open", king)

    def legal_open(self, king):
        return ["open %d" % p for p in sorted(self.land) if self.land[p] is None]

    def play_open(self, king, text):
        self.next_steps([("ask_land", int(text.split()[1]), "land")])

    def check_end(self, threshold):
        """R10."""
        numbers = [self.statues(s) for s in self.seats()]
        if threshold == 0 or max(numbers) - min(numbers) > threshold:
            self.events["last field" if threshold == 0 else "threshold"] += 1
            self.end([s for s in self.by_rank() if self.statues(s) == max(numbers)][0])

    def step_mercy(self):
        """R9."""
        numbers = [self.statues(s) for s in self.seats()]
        self.mercy = [n == min(numbers) and min(numbers) < max(numbers) for n in numbers]

    def step_next_round(self):
        self.round += 1
        self.next_steps([("new_round",)])

    # ----------------------------------------------------------------------- the facts

    def facts(self, viewer):
        """The position as a seat sees it, as an onlooker ("public") does, or everything ("all")."""
        return {
            "players": self.players, "round": self.round, "phase": self.phase,
            "gambler": self.gambler, "live": self.live, "supply": self.supply,
            "demand": None if self.demand is None else list(self.demand),
            "seats": [self.seat_facts(s, viewer) for s in self.seats()],
            "middle": [[slot, self.face_for(viewer, slot), sorted(self.looked[slot])]
                       for slot in self.middle],
            "land": {str(p): None if self.land[p] is None else list(self.land[p])
                     for p in sorted(self.land)},
            "fields": {f: list(self.fields[f]) for f in sorted(self.fields)},
            "chronicle": [list(entry) for entry in self.chronicle],
        }

    def face_for(self, viewer, slot):
        # A tile that nobody lifted has a face only when it was turned up for all to see.
        visible = self.turned_up or viewer == "all" or not self.looked[slot] or viewer in self.looked[slot]
        return self.faces[slot] if visible else None

    def seat_facts(self, seat, viewer):
        return {"rank": self.rank[seat], "supporters": self.supporters[seat],
                "statues": self.statues(seat), "mercy": self.mercy[seat],
                "castle": [[slot, self.face_for(viewer, slot)] for slot in self.castle[seat]],
                "hand": self.hand[seat],
                "done": self.done[seat] if self.phase in RAIDING else False,
                "lifts": self.lifts[seat] if self.phase in RAIDING else 0}
