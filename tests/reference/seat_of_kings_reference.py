"""Reference implementation of Tara, Seat of Kings, for two to four players.

Written from the rulebooks and the project's decisions alone, apart from the engine; ids
(A1, A2, ...) are those of the decisions.  A field is a name such as "F2", a stack is a list
of seats from the top down, and what is still to be done is a plain list of steps, the agenda.
Nothing here is meant to be fast.

    game = Game(3)
    while not game.over():
        seat = some_choice_of(game.actors())          # "*" is the chance seat
        game.play(seat, some_choice_of(game.legal(seat)))
    print(game.winners())
"""

import copy
import itertools
import json
import pathlib

from agenda import AgendaGame

# ----------------------------------------------------------------- the board

REGIONS = ["Con", "Uls", "Lei", "Mun"]                 # clockwise from Connacht
WIDTH = {"F": 5, "H": 4, "W": 3, "C": 2, "K": 1}
ABOVE = {"F": "H", "H": "W", "W": "C", "C": "K"}
KING = "K"


def field_name(rank, index):
    """F1 ... C2, K; None outside of the pyramid."""
    if not 1 <= index <= WIDTH[rank]:
        return None
    return KING if rank == KING else rank + str(index)


FIELDS = [field_name(rank, i) for rank in WIDTH for i in range(1, WIDTH[rank] + 1)]   # 15

# (left, right, the field above both)
TRIPLES = [(field_name(rank, i), field_name(rank, i + 1), field_name(ABOVE[rank], i))
           for rank in ABOVE for i in range(1, WIDTH[rank])]

START_PIECES, START_KING_STONES, START_CUMALS = 20, 2, 2
OPENING_COST, AMNESTY_COST, DISCARD_GAIN, TRAITOR_COST = 2, 4, 2, 1


# ------------------------------------------------------------------ the cards

DECK_FILE = (pathlib.Path(__file__).resolve().parents[2]
             / "content" / "seat-of-kings" / "standard.json")


def load_deck(path=DECK_FILE):
    with open(path, encoding="utf-8") as file:
        return json.load(file)["cards"]


def is_stone(card):
    return bool(card.get("stone"))


def field_at(relative, anchor):
    """`F-1` seen from anchor 3 is F2; None outside of the pyramid."""
    return field_name(relative[0], anchor + int(relative[1:]))


def anchorings(card):
    """Every way the pattern fits: the lists of placement fields, in the card's order."""
    result = []
    for anchor in range(-10, 20):
        place = [field_at(r, anchor) for r in card["place"]]
        need = [field_at(r, anchor) for r in card.get("need", [])]
        if None not in place + need:
            result.append(place)
    return result


# ------------------------------------------------------------- stacks of a region
# `fields` maps each of the 15 fields to its stack; `supply` has the pieces of every seat.

def top(fields, field):
    return fields[field][0] if fields[field] else None


def is_fort(fields, field):
    """A6: two pieces of one player on top; never on K."""
    stack = fields[field]
    return field != KING and len(stack) >= 2 and stack[0] == stack[1]


def forts_of(fields, seat):
    return [f for f in FIELDS if is_fort(fields, f) and top(fields, f) == seat]


def take_top(fields, supply, field):
    """The top piece goes home."""
    supply[fields[field].pop(0)] += 1


def can_put(fields, supply, seat, field):
    """A20: an attempt needs a piece.  A6: no third piece on a fort, no fort on K."""
    if supply[seat] < 1:
        return False
    if top(fields, field) == seat:
        return field != KING and not is_fort(fields, field)
    return True


def capture(fields, supply, seat, field):
    """A8: on top of the stack; own captives go home, the others stay."""
    stack = fields[field]
    supply[seat] += stack.count(seat)
    stack[:] = [seat] + [piece for piece in stack if piece != seat]
    supply[seat] -= 1


def build_fort(fields, supply, seat, field):
    """A6: the top of an older fort goes home.  A8: nobody is freed."""
    older = forts_of(fields, seat)
    fields[field].insert(0, seat)
    supply[seat] -= 1
    for fort in older:
        take_top(fields, supply, fort)


def put(fields, supply, seat, field):
    """One placement or promotion.  True if a piece now stands there, False if a fort broke."""
    if not can_put(fields, supply, seat, field):
        raise ValueError("cannot put a piece on " + field)
    if top(fields, field) == seat:
        build_fort(fields, supply, seat, field)
        return True
    if is_fort(fields, field):
        take_top(fields, supply, field)                # A7
        return False
    capture(fields, supply, seat, field)               # also an empty field
    return True


def trim(fields, supply, field):
    """A11: of more than two own pieces on top the surplus goes home."""
    stack = fields[field]
    while len(stack) >= 3 and stack[0] == stack[1] == stack[2]:
        take_top(fields, supply, field)


def spread(fields, seat, activated):
    """A5, A21: own fields above an activated pair of own fields are activated too."""
    activated = set(activated)
    for left, right, above in TRIPLES:                 # from the bottom up: once is enough
        if (top(fields, left) == seat and top(fields, right) == seat
                and activated & {left, right} and top(fields, above) == seat):
            activated.add(above)
    return activated


# --------------------------------------------------------------------- the game

class Region:
    def __init__(self):
        self.closed = False                            # A1
        self.king_stone = None                         # seat
        self.fields = {f: [] for f in FIELDS}

    def controller(self, field):
        if field == KING and self.king_stone is not None:
            return self.king_stone
        return top(self.fields, field)

    def controlled(self, seat):
        return [f for f in FIELDS if self.controller(f) == seat]

    def empty(self):
        """A3: a region with only a king stone is not empty."""
        return self.king_stone is None and not any(self.fields.values())

    def has_piece_of(self, seat):
        return any(seat in stack for stack in self.fields.values())


class Game(AgendaGame):
    shared = "deck"

    def __init__(self, players, regions=None, deck=None):
        super().__init__(players)
        self.deck = {card["duel"]: card for card in (deck or load_deck())}
        self.regions = {name: Region() for name in (regions or REGIONS[:max(2, players)])}
        self.supply = [START_PIECES] * players
        self.king_stones = [START_KING_STONES] * players
        self.cumals = [START_CUMALS] * players
        self.rath = [[0] * players for _ in self.seats()]
        self.hand = [[] for _ in self.seats()]
        self.aside = [[] for _ in self.seats()]
        self.pile = sorted(self.deck)
        self.pile_known = False                        # A19: reshuffled since the last deal
        self.discards = []
        self.duel = []                                 # [seat, card] of the duel under way
        self.card = None                               # the card in use
        self.chain = None                              # the promotions under way
        self.round = 1
        self.start = None
        self.first_start = None
        self.agenda = [("duel_draw", s, "duel") for s in self.seats()]
        self.agenda += [("first_player",), ("new_round",)]
        self.go_on()

    # ------------------------------------------------------------- seats and regions

    def actors(self):
        if self.phase == "choice":
            return [s for s in self.seats() if len(self.hand[s]) == 6]
        return super().actors()

    def clockwise(self, first):
        return [(first + i) % self.players for i in self.seats()]

    def regions_in_order(self):
        return [name for name in REGIONS if name in self.regions]

    def open_regions(self):
        return [name for name in self.regions_in_order() if not self.regions[name].closed]

    # --------------------------------------------------------------- chance: cards

    def ask_card(self, phase, subject=None):
        """A19: an empty pile is reshuffled from the discards when a card is needed."""
        if not self.pile:
            self.pile, self.discards = sorted(self.discards), []
            self.pile_known = True
        self.ask(phase, "*", subject)

    def cards_in_pile(self, seat):
        return ["card %d" % card for card in self.pile]

    legal_duel = legal_traitor_duel = legal_deal = legal_traitor_card = cards_in_pile

    def draw(self, text):
        card = int(text.split()[1])
        self.pile.remove(card)
        return card

    def step_duel_draw(self, seat, phase):
        self.ask_card(phase, seat)

    def play_duel(self, chance, text):
        self.duel.append([self.subject, self.draw(text)])

    play_traitor_duel = play_duel

    def duel_winner(self):
        """The duel's cards are discarded (A19)."""
        highest = max(card for _, card in self.duel)
        seat = [s for s, card in self.duel if card == highest][0]
        self.discards += [card for _, card in self.duel]
        self.duel = []
        return seat

    def step_first_player(self):
        self.start = self.first_start = self.duel_winner()

    # -------------------------------------------------------------- begin of a round

    def step_new_round(self):
        steps = []
        if self.round % 2 == 1:                        # every second round begins with a deal
            self.pile, self.discards, self.pile_known = sorted(self.deck), [], False
            steps += [("deal_card", s) for s in self.clockwise(self.start)] * 6
            steps += [("choose",)]
        else:
            self.hand, self.aside = self.aside, [[] for _ in self.seats()]
        steps += [("turn", s) for s in self.clockwise(self.start)] * 3
        self.next_steps(steps + self.end_of_round())

    def end_of_round(self):
        order = self.clockwise(self.start)
        steps = [("traitor", region) for region in REGIONS]
        steps += [("income",)]
        steps += [("new_king", region) for region in REGIONS]
        steps += [("exchange",)]
        steps += [("ransom", holder, owner)
                  for holder in order for owner in self.clockwise(holder)[1:]]
        return steps + [("new_start",)]

    def step_deal_card(self, seat):
        self.ask_card("deal", seat)

    def play_deal(self, chance, text):
        self.hand[self.subject].append(self.draw(text))

    def step_choose(self):
        if any(len(hand) == 6 for hand in self.hand):
            self.ask("choice", None)
            self.next_steps([("choose",)])

    def legal_choice(self, seat):
        return ["keep %d %d %d" % three
                for three in itertools.combinations(sorted(self.hand[seat]), 3)]

    def play_choice(self, seat, text):
        kept = [int(word) for word in text.split()[1:]]
        self.aside[seat] = [card for card in self.hand[seat] if card not in kept]
        self.hand[seat] = kept

    # ----------------------------------------------------------------------- a turn

    def step_turn(self, seat):
        self.ask("turn", seat)

    def legal_turn(self, seat):
        moves = []
        for card in sorted(self.hand[seat]):
            moves.append("%d discard" % card)
            for region in self.open_regions():
                if self.cumals[seat] >= AMNESTY_COST:
                    moves.append("%d amnesty %s" % (card, region))
                if is_stone(self.deck[card]):
                    found = self.legal_swaps(seat, self.deck[card], region)
                else:
                    found = self.legal_placements(seat, self.deck[card], region)
                moves += ["%d %s %s" % (card, region, rest) for rest in found]
        return moves

    def play_turn(self, seat, text):
        words = text.split()
        number = int(words[0])
        card = self.deck[number]
        self.hand[seat].remove(number)
        self.discards.append(number)
        if words[1] == "discard":
            self.cumals[seat] += DISCARD_GAIN
        elif words[1] == "amnesty":
            self.play_amnesty(seat, words[2])
        elif is_stone(card):
            self.play_swap(seat, card, words[1], words[2])
        else:
            self.play_placements(seat, card, words[1], words[2:])

    def play_amnesty(self, seat, region):
        """A4."""
        self.cumals[seat] -= AMNESTY_COST
        for stack in self.regions[region].fields.values():
            for captive in stack[1:]:
                self.supply[captive] += 1
            del stack[1:]

    # -------------------------------------------------------------------- placing

    def pays_for_opening(self, seat, region):
        """A3."""
        if not self.regions[region].empty():
            return False
        return not (self.round == 1 and seat == self.first_start)

    def legal_placements(self, seat, card, region):
        if self.pays_for_opening(seat, region) and self.cumals[seat] < OPENING_COST:
            return []
        fields = self.regions[region].fields

        def empties(place):
            return len([f for f in place if not fields[f]])

        fitting = anchorings(card)
        most = max((empties(place) for place in fitting), default=0)
        moves = []
        for place in fitting:
            if empties(place) == most:                 # A2
                for signs in itertools.product("+=", repeat=len(place)):
                    if self.may_place(seat, fields, place, signs):
                        moves.append(" ".join(s + f for s, f in zip(signs, place)))
        return moves

    def may_place(self, seat, fields, place, signs):
        chosen = [f for s, f in zip(signs, place) if s == "+"]
        left = [f for s, f in zip(signs, place) if s == "="]
        # A2: onto an occupied field only if every empty one gets a piece too
        if any(fields[f] for f in chosen) and any(not fields[f] for f in left):
            return False
        # A20: something must be placed, broken or named
        if not chosen and not any(top(fields, f) == seat for f in left):
            return False
        # A2: one after the other, each with a piece of the supply at that moment
        fields, supply = copy.deepcopy(fields), list(self.supply)
        for field in chosen:
            if not can_put(fields, supply, seat, field):
                return False
            put(fields, supply, seat, field)
        return True

    def play_placements(self, seat, card, region, words):
        if self.pays_for_opening(seat, region):
            self.cumals[seat] -= OPENING_COST
        fields = self.regions[region].fields
        activated = set()
        for word in words:
            sign, field = word[0], word[1:]
            if sign == "+":
                if put(fields, self.supply, seat, field):
                    activated.add(field)
            elif top(fields, field) == seat:
                activated.add(field)                   # A5
        self.begin_chain(seat, card, region, activated, may_depose=True)
        self.after_change(region, [("promotions",)])

    # ------------------------------------------------------------ Stone of Destiny

    def legal_swaps(self, seat, card, region):
        """A11, A20."""
        fields = self.regions[region].fields
        pieces = [(field, depth) for field in FIELDS if field != KING
                  for depth in range(len(fields[field]))]
        moves = []
        for (field1, depth1), (field2, depth2) in itertools.combinations(pieces, 2):
            owner1, owner2 = fields[field1][depth1], fields[field2][depth2]
            if owner1 == owner2:
                if owner1 != seat:
                    continue                           # two pieces of one opponent
                if depth1 > 0 or depth2 > 0 or self.cumals[seat] < card["cost"]:
                    continue                           # two own ones: to be activated only
            moves.append("%s.%d<>%s.%d" % (field1, depth1, field2, depth2))
        return moves

    def play_swap(self, seat, card, region, word):
        fields = self.regions[region].fields
        (field1, depth1), (field2, depth2) = [
            (place.split(".")[0], int(place.split(".")[1])) for place in word.split("<>")]
        owner1, owner2 = fields[field1][depth1], fields[field2][depth2]
        fields[field1][depth1], fields[field2][depth2] = owner2, owner1
        activated = set()
        if owner2 == seat and depth1 == 0:
            activated.add(field1)
        if owner1 == seat and depth2 == 0:
            activated.add(field2)
        trim(fields, self.supply, field1)
        trim(fields, self.supply, field2)
        self.begin_chain(seat, card, region, activated, may_depose=False)
        self.after_change(region, [("forts", owner, region) for owner in self.clockwise(seat)]
                          + [("promotions",)])

    def step_forts(self, owner, region):
        if len(forts_of(self.regions[region].fields, owner)) > 1:
            self.ask("forts", owner, region)

    def legal_forts(self, owner):
        return ["fort " + f for f in forts_of(self.regions[self.subject].fields, owner)]

    def play_forts(self, owner, text):
        fields = self.regions[self.subject].fields
        for field in forts_of(fields, owner):
            if field != text.split()[1]:
                take_top(fields, self.supply, field)

    # ------------------------------------------------------------------ promotions

    def begin_chain(self, seat, card, region, activated, may_depose):
        """A9: placements and swaps are no promotions, so no field is a target yet."""
        self.card = card["duel"]
        self.chain = {"seat": seat, "region": region, "cost": card["cost"], "paid": False,
                      "activated": activated, "targets": set(), "may_depose": may_depose}

    def end_chain(self):
        self.card = self.chain = None

    def promotions(self):
        """A9: the fields to which the chain can go on now."""
        chain = self.chain
        seat, region = chain["seat"], self.regions[chain["region"]]
        if not chain["paid"] and self.cumals[seat] < chain["cost"]:
            return []
        activated = spread(region.fields, seat, chain["activated"])
        found = []
        for left, right, above in TRIPLES:
            pair = region.controller(left) == seat and region.controller(right) == seat
            if pair and activated & {left, right} and self.can_promote_to(above):
                found.append(above)
        return found

    def can_promote_to(self, field):
        chain = self.chain
        seat, region = chain["seat"], self.regions[chain["region"]]
        if field in chain["targets"]:
            return False                               # A9: promoted to once per turn
        if field == KING and region.king_stone is not None:
            return (region.king_stone != seat and chain["may_depose"]      # A10
                    and self.supply[seat] >= 1)                            # A20
        return can_put(region.fields, self.supply, seat, field)

    def step_promotions(self):
        if self.promotions():
            self.ask("promotion", self.chain["seat"])
        else:
            self.end_chain()

    def legal_promotion(self, seat):
        return ["^" + field for field in self.promotions()] + ["done"]

    def play_promotion(self, seat, text):
        if text == "done":
            self.end_chain()
            return
        chain, field = self.chain, text[1:]
        region = self.regions[chain["region"]]
        chain["activated"] = spread(region.fields, seat, chain["activated"])
        if not chain["paid"]:
            self.cumals[seat] -= chain["cost"]
            chain["paid"] = True
        chain["targets"].add(field)
        if field == KING and region.king_stone is not None:
            self.king_stones[region.king_stone] += 1   # A10: deposed, nothing is placed
            region.king_stone = None
        elif put(region.fields, self.supply, seat, field):
            chain["activated"].add(field)
        self.after_change(chain["region"], [("promotions",)])

    # ------------------------------------------------- after every change of a region

    def after_change(self, region, steps):
        """Victory, then a full region (it ends the turn's promotions), then what follows."""
        for seat in self.seats():
            thrones = [r for r in self.regions.values() if r.controller(KING) == seat]
            if len(thrones) >= 2:                      # A18
                self.winner = seat
                self.crown(seat, thrones)
                self.agenda = []
                self.end_chain()
                self.ask("over", None)
                return
        if self.is_full(region):                       # A12, A22
            self.end_chain()
            self.clear(region)
        else:
            self.next_steps(steps)

    def crown(self, seat, thrones):
        """G1: the winner's pieces give way to king stones.  A18: captives stay below."""
        for region in thrones:
            if region.king_stone is None:
                take_top(region.fields, self.supply, KING)
                region.king_stone = seat
                self.king_stones[seat] -= 1

    def is_full(self, name):
        region = self.regions[name]
        owners = {region.controller(f) for f in FIELDS}
        return len(owners) == 1 and None not in owners

    # -------------------------------------------------------------------- clearing

    def step_new_king(self, name):
        """A15: a king is new as long as an ordinary piece holds the throne."""
        if name in self.open_regions() and self.regions[name].fields[KING]:
            self.clear(name)

    def clear(self, name):
        """A15: everybody takes the stacks they control."""
        region = self.regions[name]
        king = region.controller(KING)
        for field in FIELDS:
            holder = top(region.fields, field)
            for piece in region.fields[field]:
                if piece == holder:
                    self.supply[piece] += 1
                else:
                    self.rath[holder][piece] += 1
            region.fields[field] = []
        if region.king_stone is None:                  # A22: else it stays
            region.king_stone = king
            self.king_stones[king] -= 1
        if self.players == 2:                          # A1
            region.closed = True
            self.next_steps([("third_region",)])
        else:
            self.next_steps([("garrison", name, king, -1), ("garrison", name, king, None)])

    def step_garrison(self, name, king, after):
        """`after` None: the second piece, on a field later than the first one's."""
        region = self.regions[name]
        if after is None:
            standing = [FIELDS.index(f) for f in FIELDS if region.fields[f]]
            if not standing:
                return                                 # no first one: no second one
            after = max(standing)
        fields = [f for f in FIELDS[after + 1:] if f != KING]
        if fields and self.supply[king] >= 1:
            self.ask("garrison", king, (name, fields))

    def legal_garrison(self, seat):
        return ["garrison " + f for f in self.subject[1]] + ["garrison -"]

    def play_garrison(self, seat, text):
        field = text.split()[1]
        if field != "-":
            self.regions[self.subject[0]].fields[field] = [seat]
            self.supply[seat] -= 1

    def step_third_region(self):
        """A1, A22: as soon as both regions are won, by one player each."""
        if not self.open_regions():
            self.ask("region", self.start)

    def legal_region(self, seat):
        return ["region " + name for name in REGIONS if name not in self.regions]

    def play_region(self, seat, text):
        self.regions[text.split()[1]] = Region()

    # --------------------------------------------------------------------- traitor

    def dominant(self, name):
        """A13."""
        region = self.regions[name]
        if region.controller(KING) is not None:
            return region.controller(KING)
        counts = [len(region.controlled(s)) for s in self.seats()]
        leaders = [s for s in self.seats() if counts[s] == max(counts)]
        return leaders[0] if len(leaders) == 1 else None

    def traitor_candidates(self, name):
        return [s for s in self.seats()
                if self.regions[name].has_piece_of(s) and s != self.dominant(name)]

    def step_traitor(self, name):
        if name not in self.open_regions():
            return
        candidates = self.traitor_candidates(name)
        if not any(self.cumals[s] >= TRAITOR_COST for s in candidates):
            return
        counts = {s: len(self.regions[name].controlled(s)) for s in candidates}
        leaders = [s for s in candidates if counts[s] == max(counts.values())]
        if len(leaders) == 1:
            self.next_steps([("traitor_offers", name, leaders[0])])
        else:
            self.next_steps([("duel_draw", s, "traitor-duel") for s in leaders]
                            + [("traitor_duel_decided", name)])

    def step_traitor_duel_decided(self, name):
        self.next_steps([("traitor_offers", name, self.duel_winner())])

    def step_traitor_offers(self, name, first):
        candidates = self.traitor_candidates(name)
        self.next_steps([("traitor_offer", name, s)
                         for s in self.clockwise(first) if s in candidates])

    def step_traitor_offer(self, name, seat):
        if self.cumals[seat] >= TRAITOR_COST:          # else it counts as passing
            self.ask("traitor", seat, name)

    def legal_traitor(self, seat):
        return ["buy", "no"]

    def play_traitor(self, seat, text):
        if text == "buy":
            self.cumals[seat] -= TRAITOR_COST
            self.agenda = [step for step in self.agenda if step[0] != "traitor_offer"]
            self.next_steps([("traitor_card", self.subject, seat)])

    def step_traitor_card(self, name, seat):
        self.ask_card("traitor-card", (name, seat))

    def play_traitor_card(self, chance, text):
        self.card = self.draw(text)
        self.discards.append(self.card)                # A19
        self.next_steps([("treason",) + self.subject])

    def traitor_fields(self, name, seat):
        """A13: the enemy fields that the card in use lets the buyer exchange."""
        if self.supply[seat] < 1:
            return []
        card = self.deck[self.card]
        if is_stone(card):
            shown = {f for f in FIELDS if f != KING}
        else:
            shown = {f for place in anchorings(card) for f in place}
        fields = self.regions[name].fields
        return [f for f in FIELDS if f in shown and top(fields, f) not in (None, seat)]

    def step_treason(self, name, seat):
        if self.traitor_fields(name, seat):
            self.ask("treason", seat, name)
        else:
            self.card = None

    def legal_treason(self, seat):
        return ["swap " + f for f in self.traitor_fields(self.subject, seat)] + ["skip"]

    def play_treason(self, seat, text):
        if text == "skip":
            self.card = None
            return
        name, field = self.subject, text.split()[1]
        fields = self.regions[name].fields
        take_top(fields, self.supply, field)
        capture(fields, self.supply, seat, field)
        self.begin_chain(seat, self.deck[self.card], name, {field}, may_depose=False)
        self.after_change(name, [("promotions",)])

    # -------------------------------------------------------- the rest of a round's end

    def step_income(self):
        """A14."""
        for rank in "FHWC":
            regions_with = [0] * self.players
            for name in self.open_regions():
                controlled = [self.regions[name].controlled(s) for s in self.seats()]
                counts = [len([f for f in mine if f[0] == rank]) for mine in controlled]
                for seat in self.seats():
                    if counts[seat] > 0:
                        regions_with[seat] += 1
                    if all(counts[seat] > counts[s] for s in self.seats() if s != seat):
                        self.cumals[seat] += 1
            for seat in self.seats():
                if regions_with[seat] > 1:
                    self.cumals[seat] += 1

    def step_exchange(self):
        """A16: one for one, both go home."""
        for one in self.clockwise(self.start):
            for other in self.clockwise(one)[1:]:
                pairs = min(self.rath[one][other], self.rath[other][one])
                self.rath[one][other] -= pairs
                self.rath[other][one] -= pairs
                self.supply[one] += pairs
                self.supply[other] += pairs

    def step_ransom(self, holder, owner):
        if self.rath[holder][owner] >= 1 and self.cumals[owner] >= 1:
            self.ask("ransom", owner, holder)

    def legal_ransom(self, owner):
        held, cumals = self.rath[self.subject][owner], self.cumals[owner]
        moves = ["ransom 0"]
        if held >= 1 and cumals >= 1:
            moves.append("ransom 1")
        if held >= 2 and cumals >= 2:
            moves.append("ransom 2")
        if held >= 3 and cumals >= 3:                  # A22
            moves.append("ransom all")
        return moves

    def play_ransom(self, owner, text):
        holder, word = self.subject, text.split()[1]
        pieces = self.rath[holder][owner] if word == "all" else int(word)
        price = 3 if word == "all" else int(word)
        self.rath[holder][owner] -= pieces
        self.supply[owner] += pieces
        self.cumals[owner] -= price
        self.cumals[holder] += price

    def step_new_start(self):
        self.ask("start", self.start)

    def legal_start(self, seat):
        return ["start %d" % s for s in self.seats() if s != self.start]        # A17

    def play_start(self, seat, text):
        self.start = int(text.split()[1])
        self.round += 1
        self.next_steps([("new_round",)])

    # ----------------------------------------------------------------------- the facts

    def facts(self, viewer):
        """The position as a seat sees it, as an onlooker ("public") does, or everything ("all")."""
        return {
            "players": self.players, "round": self.round, "phase": self.phase,
            "start": self.start,
            "regions": {name: self.region_facts(name) for name in self.regions_in_order()},
            "seats": [self.seat_facts(s, viewer) for s in self.seats()],
            "pile": sorted(self.pile) if self.pile_known or viewer == "all" else None,
            "pile_count": len(self.pile),
            "discards": sorted(self.discards),
            "duel": [list(entry) for entry in self.duel],
            "card": self.card,
            "region": self.region_of_action(),
        }

    def region_of_action(self):
        """Where something is being done, if it is in one region."""
        if self.phase == "promotion":
            return self.chain["region"]
        if self.phase in ("forts", "traitor", "treason"):
            return self.subject
        return self.subject[0] if self.phase in ("garrison", "traitor-card") else None

    def region_facts(self, name):
        region = self.regions[name]
        return {"closed": region.closed, "king_stone": region.king_stone,
                "fields": {f: list(region.fields[f]) for f in FIELDS if region.fields[f]}}

    def seat_facts(self, seat, viewer):
        visible = viewer in (seat, "all")
        hand, aside = sorted(self.hand[seat]), sorted(self.aside[seat])
        return {"supply": self.supply[seat], "king_stones": self.king_stones[seat],
                "cumals": self.cumals[seat], "rath": list(self.rath[seat]),
                "hand": hand if visible else None, "hand_count": len(hand),
                "aside": aside if visible else None, "aside_count": len(aside)}
