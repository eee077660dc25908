"""Reference implementation of Tara (Tailten Games), all ten rule sets.

Written from the manual and the project's decisions alone, apart from the engine; rule
ids (S3, H4, ...) are those of the ledger.  Hills are names such as "C4", positions are plain sets of
names, and every rule is one short function.  Nothing here is meant to be fast.

    game = start("high-kings-2", start_seat=1)
    while not game.over():
        game.play(some_choice_of(game.legal()))
    print(game.scores())
"""

import copy

# ----------------------------------------------------------------- the board

FILES = "ABCDEFG"
RANKS = "1234567"
CORNERS = {"A1", "A7", "G1", "G7"}
HILLS = {f + r for f in FILES for r in RANKS} - CORNERS          # 45 hills


def offset(hill, files, ranks):
    """The hill that lies so many files and ranks away, or None."""
    f = FILES.index(hill[0]) + files
    r = RANKS.index(hill[1]) + ranks
    if 0 <= f < 7 and 0 <= r < 7 and FILES[f] + RANKS[r] in HILLS:
        return FILES[f] + RANKS[r]
    return None


def hills_at(hill, steps):
    return {offset(hill, f, r) for f, r in steps} - {None}


def squared_distance(a, b):
    files = FILES.index(a[0]) - FILES.index(b[0])
    ranks = RANKS.index(a[1]) - RANKS.index(b[1])
    return files * files + ranks * ranks


ORTHOGONAL = [(1, 0), (-1, 0), (0, 1), (0, -1)]
DIAGONAL = [(1, 1), (1, -1), (-1, 1), (-1, -1)]
KNIGHT = [(f, r) for f in (-2, -1, 1, 2) for r in (-2, -1, 1, 2) if abs(f) != abs(r)]

ADJACENT = {h: hills_at(h, ORTHOGONAL) for h in HILLS}           # T1
KNIGHTS_MOVES = {h: hills_at(h, KNIGHT) for h in HILLS}
# X1: one or two hills away along a rank, a file or a diagonal
ONE_OR_TWO_AWAY = {
    h: hills_at(h, [(n * f, n * r) for f, r in ORTHOGONAL + DIAGONAL for n in (1, 2)])
    for h in HILLS
}
ADJACENT_PAIRS = {(a, b) for a in HILLS for b in ADJACENT[a] if a < b}   # 76 pairs

ENEMY = {"red": "blue", "blue": "red"}
COLOURS = ("red", "blue")


# ------------------------------------------------------- the manual's concepts

def is_besieged(hill, besiegers):
    """T1: every adjacent hill is one of the besiegers' ringforts (so it is single)."""
    return ADJACENT[hill] <= besiegers


def besieged_ringforts(forts, besiegers):
    return {h for h in forts if is_besieged(h, besiegers)}


def kingdoms(forts):
    """T2: connected groups of adjacent ringforts of one colour."""
    groups, left = [], set(forts)
    while left:
        group, frontier = set(), {min(left)}
        while frontier:
            group |= frontier
            frontier = {n for h in frontier for n in ADJACENT[h] if n in left} - group
        groups.append(group)
        left -= group
    return groups


def bridges_used(forts):
    """F2: one bridge for every adjacent pair of own ringforts."""
    return sum(1 for a, b in ADJACENT_PAIRS if a in forts and b in forts)


# --------------------------------------------------------------------- scoring
# Every function gives (red points, blue points).

def win_by(difference):
    """2 points for the win plus the difference; positive means Red wins."""
    if difference > 0:
        return (2 + difference, 0)
    return (0, 2 - difference)


def score_kingdoms(red_kingdoms, blue_kingdoms, red_forts, blue_forts):
    """S5: fewest kingdoms; a tie goes to the most territory; D5, H9: else 1 each."""
    if red_kingdoms != blue_kingdoms:
        return win_by(blue_kingdoms - red_kingdoms)
    if red_forts != blue_forts:
        return win_by(red_forts - blue_forts)
    return (1, 1)


def score_bridges(red_bridges, blue_bridges, red_forts, blue_forts):
    """F2: most bridges; a tie goes to the most territory; D5: else 1 each."""
    if red_bridges != blue_bridges:
        return win_by(red_bridges - blue_bridges)
    if red_forts != blue_forts:
        return win_by(red_forts - blue_forts)
    return (1, 1)


def score_high_kings(red_kingdoms, blue_kingdoms, red_forts, blue_forts,
                     captured_by_red, captured_by_blue):
    """H9."""
    if captured_by_red >= 2 or captured_by_blue >= 2:
        # double (2) or triple (3) capture; the loser keeps 1 for a king
        return (captured_by_red, captured_by_blue)
    if red_kingdoms == blue_kingdoms and red_forts == blue_forts:
        return (1, 1)                                   # nothing else, no king bonus
    red, blue = score_kingdoms(red_kingdoms, blue_kingdoms, red_forts, blue_forts)
    return (red + captured_by_red, blue + captured_by_blue)


# ---------------------------------------------------------- what all games share

class Game:
    """Turn order, `out` (T4) and the end of the game."""

    seats = 2

    def __init__(self, start_seat=0):
        self.start_seat = start_seat
        self.seat_to_act = start_seat
        self.forts = {"red": set(), "blue": set()}
        self.kings = {"red": set(), "blue": set()}
        self.turns_left = None        # T4: counted down after the first `out`
        self.finished = False

    # -- the interface

    def seat(self):
        return None if self.finished else self.seat_to_act

    def legal(self):
        """All legal move texts; `out` when there is no legal turn (T4)."""
        if self.finished:
            return set()
        return self.turns() or {"out"}

    def play(self, text):
        if text not in self.legal():
            raise ValueError("illegal move: " + text)
        self.begin_turn()
        if text != "out":
            self.take_turn(text)
        self.end_turn(text)

    def over(self):
        return self.finished

    def scores(self):
        """Points per seat; None while the game goes on."""
        if not self.finished:
            return None
        red, blue = self.points()
        return [red if seat % 2 == 0 else blue for seat in range(self.seats)]

    def snapshot(self):
        return {
            "red": sorted(self.forts["red"]),
            "blue": sorted(self.forts["blue"]),
            "red_kings": sorted(self.kings["red"]),
            "blue_kings": sorted(self.kings["blue"]),
        }

    def copy(self):
        """Quicker than copy.deepcopy: the state is scalars, sets and dicts of these."""
        twin = copy.copy(self)
        for name, value in vars(self).items():
            if isinstance(value, set):
                setattr(twin, name, set(value))
            elif isinstance(value, dict):
                setattr(twin, name, {k: set(v) if isinstance(v, set) else v
                                     for k, v in value.items()})
        return twin

    # -- words used by the rules

    def colour(self):
        """Seats 0 and 2 are Red, seats 1 and 3 are Blue."""
        return COLOURS[self.seat_to_act % 2]

    def own(self):
        return self.forts[self.colour()]

    def enemy(self):
        return self.forts[ENEMY[self.colour()]]

    def vacant(self):
        return HILLS - self.forts["red"] - self.forts["blue"]

    def build(self, hill):
        """Build on a vacant hill, or capture the enemy ringfort there (S4)."""
        self.enemy().discard(hill)
        self.own().add(hill)

    # -- what the rule sets fill in

    def turns(self):
        """The legal turns, empty if there is none."""
        raise NotImplementedError

    def points(self):
        """(red, blue)"""
        return score_kingdoms(len(kingdoms(self.forts["red"])), len(kingdoms(self.forts["blue"])),
                              len(self.forts["red"]), len(self.forts["blue"]))

    def begin_turn(self):
        """Called before a move is made (announces BATTLE)."""

    def take_turn(self, text):
        self.build(text)

    def end_turn(self, text):
        if self.turns_left is not None:
            self.turns_left -= 1
        elif text == "out":
            self.turns_left = self.seats - 1            # T4, D5
        if self.turns_left == 0:
            self.finished = True
        else:
            self.next_seat()

    def next_seat(self):
        self.seat_to_act = (self.seat_to_act + 1) % self.seats


class Doubles:
    """D1: four seats, each confined to the four rows nearest to them."""

    seats = 4
    AREAS = [
        {h for h in HILLS if h[1] in "1234"},           # seat 0, Red south
        {h for h in HILLS if h[0] in "ABCD"},           # seat 1, Blue west
        {h for h in HILLS if h[1] in "4567"},           # seat 2, Red north
        {h for h in HILLS if h[0] in "DEFG"},           # seat 3, Blue east
    ]
    SHARED_ROW = {
        "red": {h for h in HILLS if h[1] == "4"},
        "blue": {h for h in HILLS if h[0] == "D"},
    }

    def area(self):
        return self.AREAS[self.seat_to_act]

    def first_hills(self):
        return self.SHARED_ROW[self.colour()]           # D2


# ----------------------------------------------------------------- Sacred Hill

class SacredHill1(Game):
    def __init__(self, start_seat=0):
        super().__init__(start_seat)
        self.battle = False            # has BATTLE been announced?

    def area(self):
        """Singles play on the whole board."""
        return HILLS

    def first_hills(self):
        return HILLS                                    # S1

    def turns(self):
        if not self.in_battle():
            return self.manoeuvres()
        return self.battle_turns()

    def in_battle(self):
        """S2, D3: announced earlier, or the player to move cannot manoeuvre."""
        return self.battle or not self.manoeuvres()

    def begin_turn(self):
        self.battle = self.in_battle()

    def manoeuvres(self):
        vacant = self.vacant() & self.area()
        if not self.own():                              # S1, D2
            return vacant & self.first_hills()
        return {h for h in vacant
                if any(h in KNIGHTS_MOVES[f] for f in self.own())
                and all(squared_distance(h, f) >= 5 for f in self.own())}

    def battle_turns(self):
        """S3 (D4: within one's own area)."""
        captures = besieged_ringforts(self.enemy(), self.own()) & self.area()
        if captures:
            return captures
        vacant = self.vacant() & self.area()
        next_to_own = {h for h in vacant if ADJACENT[h] & self.own()}
        return next_to_own or vacant


class SacredHill2(SacredHill1):
    def order_of_priority(self, hill):
        return len(ADJACENT[hill] & self.own())         # S6

    def battle_turns(self):
        """S6 (D4: within one's own area)."""
        captures = besieged_ringforts(self.enemy(), self.own()) & self.area()
        candidates = captures | (self.vacant() & self.area())
        if not candidates:
            return set()
        highest = max(self.order_of_priority(h) for h in candidates)
        return {h for h in candidates if self.order_of_priority(h) == highest}


class SacredHillDoubles1(Doubles, SacredHill1):
    pass


class SacredHillDoubles2(Doubles, SacredHill2):
    pass


# --------------------------------------------------------------- Four Treasures

class FourTreasures(Game):
    def area(self):
        return HILLS

    def turns(self):
        """F1 (D4: within one's own area)."""
        captures = besieged_ringforts(self.enemy(), self.own()) & self.area()
        return captures or self.vacant() & self.area()

    def points(self):
        return score_bridges(bridges_used(self.forts["red"]), bridges_used(self.forts["blue"]),
                             len(self.forts["red"]), len(self.forts["blue"]))


class FourTreasuresDoubles(Doubles, FourTreasures):
    pass


# ------------------------------------------------------------------- High Kings

class HighKings1(Game):
    sacrifices_allowed = False
    QUIET_LIMIT = 20                                    # H8

    def __init__(self, start_seat=0):
        super().__init__(start_seat)
        self.placed = {"red": 0, "blue": 0}       # kings placed so far (H1)
        self.captured = {"red": 0, "blue": 0}     # enemy kings captured BY this colour
        self.exile = {"red": None, "blue": None}  # K2: hill of the king on enemy ground
        self.battle = False
        self.last_turn = False                    # H6, H7: the turn to come is the last
        self.quiet_turns = 0                      # H8
        self.eventful = False                     # H8: built, captured or sacrificed this turn
        self.ending = None                        # for statistics: how the game ended

    # -- words

    def own_kings(self):
        return self.kings[self.colour()]

    def all_kings(self):
        return self.kings["red"] | self.kings["blue"]

    def beside_another_own_king(self, king, hill, colour):
        """Friendly kings may never stand on adjacent ringforts."""
        return bool(ADJACENT[hill] & (self.kings[colour] - {king}))

    def reach(self, king, hills, colour):
        """Those of the hills to which a king may go at a knight's move (H3)."""
        return {h for h in KNIGHTS_MOVES[king] & hills
                if not self.beside_another_own_king(king, h, colour)}

    def is_mobile(self, king, colour):
        """By Battle's rules: it can reach a vacant hill."""
        return bool(self.reach(king, self.vacant(), colour))

    def any_mobile(self, colour):
        return any(self.is_mobile(k, colour) for k in self.kings[colour])

    # -- legal turns

    def turns(self):
        if self.placing():
            return self.placements()
        if not self.in_battle():
            return self.manoeuvres()
        return self.battle_turns()

    def placing(self):
        return self.placed[self.colour()] < 3

    def not_next_to_own_ringforts(self):
        return {h for h in self.vacant() if not ADJACENT[h] & self.own()}

    def placements(self):
        return self.not_next_to_own_ringforts()         # H1

    def manoeuvres(self):
        """H2 (the hills are not next to any own king either, as kings stand on forts)."""
        return {king + "-" + hill for king in self.own_kings()
                for hill in self.reach(king, self.not_next_to_own_ringforts(), self.colour())}

    def in_battle(self):
        """H2: announced earlier, or all own kings are immobile now."""
        return self.battle or (not self.placing() and not self.manoeuvres())

    def begin_turn(self):
        self.battle = self.in_battle()
        self.eventful = False

    def battle_turns(self):
        exile = self.exile[self.colour()]
        if exile is not None:
            return self.king_turns({exile})             # K2: exactly that king, no passing
        moves = self.king_turns(self.own_kings())
        if self.may_pass():
            moves.add("pass")
        return moves

    def king_turns(self, kings):
        """H3: a vacant hill if any of the kings can; else backtrack or capture."""
        to_vacant = self.moves_to_vacant(kings)
        if to_vacant:
            return to_vacant
        return self.backtracks(kings) | self.sacrifices(kings) | self.ringfort_captures(kings)

    def moves_to_vacant(self, kings):
        return {k + "-" + h for k in kings
                for h in self.reach(k, self.vacant(), self.colour())}

    def backtracks(self, kings):
        free_forts = self.own() - self.all_kings()      # an enemy exile may stand on one
        return {k + "-" + h for k in kings for h in self.reach(k, free_forts, self.colour())}

    def sacrifices(self, kings):
        """K1: backtracks to a besieged own ringfort, after the loss of a king."""
        if not self.sacrifices_allowed or self.captured[ENEMY[self.colour()]] == 0:
            return set()
        return {move + "*" for move in self.backtracks(kings)
                if is_besieged(move[3:5], self.enemy())}

    def ringfort_captures(self, kings):
        targets = besieged_ringforts(self.enemy(), self.own()) - self.all_kings()
        return {k + "x" + h for k in kings for h in self.reach(k, targets, self.colour())}

    def may_pass(self):
        """H6: no king of either colour can reach a vacant hill."""
        return not self.any_mobile("red") and not self.any_mobile("blue")

    # -- taking a turn

    def take_turn(self, text):
        if text == "pass":
            self.own_kings().clear()                    # H6
        elif len(text) == 2:
            self.placed[self.colour()] += 1
            self.arrive(text)
        else:
            self.own_kings().remove(text[0:2])
            self.exile[self.colour()] = None            # K2: the exile king has moved
            self.arrive(text[3:5])
            if text.endswith("*") and not self.double_capture():
                self.sacrifice(text[3:5])               # K1, K3: captures come first

    def arrive(self, hill):
        self.own_kings().add(hill)
        if hill not in self.own():                      # vacant, or a captured ringfort
            self.build(hill)
            self.eventful = True
        self.capture_kings(hill)

    def capture_kings(self, arrived):
        """H4: every adjacent enemy king on a single ringfort that is now besieged."""
        enemy_kings = self.kings[ENEMY[self.colour()]]
        for hill in ADJACENT[arrived] & enemy_kings & self.enemy():
            if is_besieged(hill, self.own()):
                enemy_kings.remove(hill)
                self.captured[self.colour()] += 1
                self.eventful = True

    def sacrifice(self, hill):
        self.own().remove(hill)
        self.enemy().add(hill)
        self.exile[self.colour()] = hill
        self.eventful = True                            # H8

    # -- the end of the turn and of the game

    def double_capture(self):
        return self.captured["red"] >= 2 or self.captured["blue"] >= 2

    def end_turn(self, text):
        if text == "out" and self.exile[self.colour()] is not None:
            self.capture_exile(self.colour())           # K2: trapped
        if text != "pass":                              # H8: a pass is not counted
            self.quiet_turns = 0 if self.eventful else self.quiet_turns + 1
        if self.double_capture():
            self.finish("double capture")               # H7: at once
        elif self.last_turn:
            self.finish("last turn")                    # H6, H7
        elif self.quiet_turns == self.QUIET_LIMIT:
            self.finish("quiet turns")                  # H8
        else:
            self.last_turn = text == "pass" or not self.vacant()     # H6, H7
            self.next_seat()

    def capture_exile(self, colour):
        self.kings[colour].remove(self.exile[colour])
        self.exile[colour] = None
        self.captured[ENEMY[colour]] += 1
        self.eventful = True

    def finish(self, ending):
        self.finished = True
        self.ending = ending
        if ending != "double capture":                  # K3
            for colour in COLOURS:
                if self.exile[colour] is not None:
                    self.capture_exile(colour)

    def points(self):
        return score_high_kings(
            len(kingdoms(self.forts["red"])), len(kingdoms(self.forts["blue"])),
            len(self.forts["red"]), len(self.forts["blue"]),
            self.captured["red"], self.captured["blue"])


class HighKings2(HighKings1):
    sacrifices_allowed = True


# ------------------------------------------------------------- Poisoned Chalice

class PoisonedChalice(Game):
    EDGES = [
        {h for h in HILLS if h[1] == "1"},
        {h for h in HILLS if h[1] == "7"},
        {h for h in HILLS if h[0] == "A"},
        {h for h in HILLS if h[0] == "G"},
    ]
    ROWS = {                                            # P2
        "red": [{h for h in HILLS if h[0] == f} for f in FILES],
        "blue": [{h for h in HILLS if h[1] == r} for r in RANKS],
    }

    def turns(self):
        if len(self.forts["red"]) + len(self.forts["blue"]) < 8:
            return self.manoeuvres()
        return self.battle_turns()

    @staticmethod
    def opposite(hill):
        """The hill on the other side of the board, for a hill on an edge."""
        if hill[1] in "17":
            return hill[0] + ("7" if hill[1] == "1" else "1")
        return ("G" if hill[0] == "A" else "A") + hill[1]

    def manoeuvres(self):
        """P1: one ringfort on each edge, none opposite another."""
        open_edges = [e for e in self.EDGES if not e & self.own()]
        return {h for edge in open_edges for h in edge & self.vacant()
                if self.opposite(h) in self.vacant()}

    def is_qualified(self, row):
        own, enemy = len(row & self.own()), len(row & self.enemy())
        return bool(row & self.vacant()) and (own < enemy or own == enemy >= 1)

    def battle_turns(self):
        """P2."""
        qualified = [row for row in self.ROWS[self.colour()] if self.is_qualified(row)]
        if qualified:
            return {h for row in qualified for h in row & self.vacant()}
        return besieged_ringforts(self.enemy(), self.own()) or self.vacant()


# ------------------------------------------------------------- Stone of Destiny

class StoneOfDestiny(Game):
    RINGFORTS = 23                                      # of each colour

    def __init__(self, start_seat=0):
        super().__init__(start_seat)
        self.bridges = set()          # of both colours, as ("B2", "B3")

    def turns(self):
        if self.vacant():
            return self.manoeuvres()
        return self.battle_turns()

    def manoeuvres(self):
        """X1."""
        near = {h for king in self.kings[ENEMY[self.colour()]] for h in ONE_OR_TWO_AWAY[king]}
        return near & self.vacant() or self.vacant()

    def has_spare_ringfort(self):
        return len(self.own()) < self.RINGFORTS

    def bridged_hills(self):
        return {h for bridge in self.bridges for h in bridge}

    def removable(self):
        """X2: enemy ringforts with no bridge and no king."""
        return self.enemy() - self.bridged_hills() - self.kings[ENEMY[self.colour()]]

    def possible_links(self, forts):
        return {(a, b) for a, b in ADJACENT_PAIRS - self.bridges if a in forts and b in forts}

    def battle_turns(self):
        """X2, X3."""
        if not self.has_spare_ringfort():
            return set()
        moves = set()
        for hill in self.removable():
            links = self.possible_links(self.own() | {hill})
            moves |= {"%s/%s-%s" % (hill, a, b) for a, b in links} or {hill + "/-"}
        return moves

    def take_turn(self, text):
        hill = text[0:2]
        self.build(hill)
        self.kings[self.colour()] = {hill}
        if len(text) > 4:                               # C4/B2-B3
            self.bridges.add((text[3:5], text[6:8]))

    def snapshot(self):
        bridges = set(self.bridges)
        if self.over():  # X3: in the end all adjacent own ringforts are linked
            for forts in self.forts.values():
                bridges |= {(a, b) for a, b in ADJACENT_PAIRS if a in forts and b in forts}
        return {**super().snapshot(), "bridges": sorted(a + "-" + b for a, b in bridges)}


# ------------------------------------------------------------------- rule sets

RULE_SETS = {
    "sacred-hill-1": SacredHill1,
    "sacred-hill-2": SacredHill2,
    "sacred-hill-doubles-1": SacredHillDoubles1,
    "sacred-hill-doubles-2": SacredHillDoubles2,
    "four-treasures": FourTreasures,
    "four-treasures-doubles": FourTreasuresDoubles,
    "high-kings-1": HighKings1,
    "high-kings-2": HighKings2,
    "poisoned-chalice": PoisonedChalice,
    "stone-of-destiny": StoneOfDestiny,
}


def start(rule_set_id, start_seat=0):
    game_class = RULE_SETS[rule_set_id]
    if start_seat not in range(game_class.seats):
        raise ValueError("no such seat: %r" % (start_seat,))
    return game_class(start_seat)
