"""Tests of the reference of Tumult Royal: the spec's eleven worked examples, the decisions,
the raid in ticks and live, random games with invariants, and the cross-check against engines
made of the reference.

GAMES=300 in the environment plays so many random games in all."""

import json
import os
import random
import unittest
from fractions import Fraction

import fake_engine as fake
from crosscheck_tumult_royal import (
    MODES, STYLES, check_invariants, choose, compare_legal, compare_position)
from tumult_royal_reference import Game, load_content, neighbours, payments, turned

# Every landscape is the same; unturned it has, bottom row first: c m m / m v m / m f h.
ROWS = ["mfh", "mvm", "cmm"]
CONTENT = {
    "goods": [{"good": good, "value": number, "from": least} for good in "BMT"
              for least, numbers in ((2, [1, 1, 1, 2, 2, 3, 3]), (3, [1, 2, 3]), (4, [1, 2, 3]))
              for number in numbers],
    "disc": {"2": 1, "3": 2, "4": 1, "5": 1},
    "costs": {"m": [1, 1, 0], "f": [1, 1, 1], "h": [1, 1, 2], "v": [2, 2, 0], "c": [0, 2, 3]},
    "thresholds": [6, 5, 4, 3, 0],
    "landscapes": [ROWS] * 10,
    "layouts": {"2": {"columns": 2, "rows": 2, "up": [1, 4]},
                "3": {"columns": 3, "rows": 2, "up": [2, 3, 6]},
                "4": {"columns": 4, "rows": 2, "up": [3, 4, 5, 6]}},
}
PLENTY = ["B3"] * 3 + ["M3"] * 3 + ["T3"] * 3


def table(players=3, ranks=None, castles=(), middle=(), fields=None, supporters=None, left=None,
          mercy=(), chronicle=0, demand=None, up=(), **options):
    """A game whose tiles have been turned up; seats 0, 1, 2 have ranks 1, 2, 3 unless told."""
    game = Game(players, content=CONTENT, **options)
    game.agenda, game.phase = [], None
    game.rank = list(ranks or range(1, players + 1))
    for place in list(game.up) + list(up):
        game.land[place] = [place, 0]
    game.fields = {f: list(entry) for f, entry in (fields or {}).items()}
    game.chronicle = [[0, 1 if i < 5 else 2] for i in range(chronicle)]
    game.round = chronicle + 1
    for seat in game.seats():
        game.left[seat] = left[seat] if left else 10
        game.mercy[seat] = seat in mercy
    if supporters:
        game.supporters = list(supporters)
        game.supply = 105 - sum(supporters)
    game.turned_up = True
    slot = 0
    for place, faces in [(game.castle[s], c) for s, c in enumerate(castles)] + [(game.middle, middle)]:
        for face in faces:
            slot += 1
            game.faces[slot], game.looked[slot] = face, set()
            place.append(slot)
    game.demand = [demand] * 3 if isinstance(demand, int) else demand
    return game


def begin(game, *steps):
    game.agenda = [step if isinstance(step, tuple) else (step,) for step in steps]
    game.go_on()
    return game


def building(*args, **more):
    """The building phase begins."""
    return begin(table(*args, **more), "lap")


def round_end(*args, **more):
    """Everything has been built."""
    return begin(table(*args, **more), "building_ends")


def raid(players=2, **options):
    """The raid has just been set up; ranks and statues are set."""
    game = begin(table(players, **options), "new_round")
    if not game.gambler:
        play(game, "spin 4")
    return game


def play(game, *texts):
    for text in texts:
        seat, text = text.split(" ", 1) if text[0].isdigit() or text[0] == "*" else (None, text)
        if seat is None:
            seat = game.actors()[0]
        game.play(seat if seat == "*" else int(seat), text)


def legal(game, seat=None):
    return set(game.legal(game.actors()[0] if seat is None else seat))


def castle(game, seat):
    return [game.faces[slot] for slot in game.castle[seat]]


def paid_for(game, field):
    """The payments that the seat on turn may choose for a field."""
    start = "build %s " % field
    return {m[len(start):] for m in legal(game) if m.startswith(start)}


class Board(unittest.TestCase):
    def test_turning(self):
        self.assertEqual(turned(["abc", "def", "ghi"], 0), ["abc", "def", "ghi"])
        self.assertEqual(turned(["abc", "def", "ghi"], 1), ["gda", "heb", "ifc"])
        self.assertEqual(turned(["abc", "def", "ghi"], 2), ["ihg", "fed", "cba"])
        self.assertEqual(turned(["abc", "def", "ghi"], 4), ["abc", "def", "ghi"])

    def test_fields(self):
        game = table(2)
        self.assertEqual(len(game.all_fields()), 36)
        self.assertEqual("".join(game.kind(f) for f in ("a1", "b1", "c1")), "cmm")     # position 1
        self.assertEqual("".join(game.kind(f) for f in ("a3", "b3", "c3")), "mfh")
        self.assertIsNone(game.kind("a4"))             # position 2: above 1
        self.assertIsNone(game.kind("d1"))             # position 3: right of 1
        self.assertEqual(game.kind("d4"), "c")         # position 4
        game.land[2] = [2, 1]                          # top row c m m, then m v f, then m m h
        self.assertEqual("".join(game.kind(f) for f in ("a6", "b6", "c6")), "cmm")
        self.assertEqual("".join(game.kind(f) for f in ("a5", "b5", "c5")), "mvf")
        self.assertEqual("".join(game.kind(f) for f in ("a4", "b4", "c4")), "mmh")
        self.assertEqual(Game(4).all_fields()[-1], "l6")
        self.assertEqual(Game(3).all_fields()[-1], "i6")

    def test_neighbours(self):
        self.assertEqual(set(neighbours("c3")), {"b3", "d3", "c2", "c4"})
        self.assertEqual(set(neighbours("a1")), {"b1", "a2"})

    def test_shipped_content(self):
        content = load_content()
        for players, number in ((2, 21), (3, 30), (4, 39)):
            self.assertEqual(len(Game(players).tiles), number)
            layout = content["layouts"][str(players)]
            self.assertEqual(layout["columns"] * layout["rows"], 2 * len(layout["up"]))
        self.assertEqual(len(content["landscapes"]), 10)
        self.assertEqual((len(content["thresholds"]), content["thresholds"][1],
                          content["thresholds"][-1]), (5, 5, 0))


class WorkedExamples(unittest.TestCase):
    # ranks: seat 0 the King, seat 1 the Duchess with the people's mercy, seat 2 the Prince
    def people(self):
        return table(3, castles=[[], ["B1", "B2", "B2", "T1", "T3"], ["B3", "B1", "T1", "T3"]],
                     middle=["B2", "M3", "M1", "T3"], mercy=[1], demand=4)

    def test_1_2_3_the_rulebook_tumults(self):
        game = self.people()
        self.assertEqual([game.left_to_the_people(g) for g in "BMT"], [2, 4, 3])
        self.assertEqual([game.greed(1, "B"), game.greed(2, "B"), game.greed(1, "T"),
                          game.greed(2, "T")], [4, 4, 3, 4])
        game.step_tumults()
        self.assertEqual(game.punished, {1, 2})
        self.assertEqual(game.supporters, [20, 17, 17])
        self.assertEqual(castle(game, 1), ["B1", "T1", "T3"])
        self.assertEqual(castle(game, 2), ["B3", "B1", "T1"])
        self.assertEqual(game.events["tumult"], 2)     # marble: none

    def test_4_nobody_greedy(self):
        game = table(2, ranks=[2, 1], castles=[["B1"], []], middle=["B2", "M3", "T3"], mercy=[0],
                     demand=3)
        game.step_tumults()
        self.assertEqual((game.supporters, castle(game, 0)), ([30, 27], ["B1"]))

    def test_5_single_tile(self):
        game = table(2, castles=[["B3"], ["B2"]], middle=["M3", "T3"], demand=3)
        game.step_tumults()
        self.assertEqual((game.supporters, castle(game, 0)), ([27, 30], ["B3"]))

    def test_6_overpaid_meadow(self):
        game = building(2, castles=[["M3", "B2"], ["B1", "M1"]], fields={"b2": [0, 2], "e5": [1, 2]})
        play(game, "build b1 B2 M3")
        self.assertEqual((game.fields["b1"], game.statues(0)), ([0, 1], 16))
        self.assertEqual((game.supporters, game.supply, game.actors()), ([33, 30], 42, [1]))

    def test_7_too_many_bread_tiles(self):
        game = building(2, castles=[["M1", "B1", "B2"], []], fields={"b2": [0, 2]})
        self.assertEqual(paid_for(game, "b1"), {"B1 M1", "B2 M1"})
        with self.assertRaises(ValueError):
            play(game, "build b1 B1 B2 M1")

    def test_8_mountain(self):
        game = building(2, castles=[["B3", "M3", "T3", "T1"], ["B1", "M1"]],
                        fields={"b3": [0, 1], "e5": [1, 2]})
        self.assertEqual(paid_for(game, "c3"), {"B3 M3 T3"})
        play(game, "build c3 B3 M3 T3")
        self.assertEqual((game.supporters, game.supply, game.actors()), ([35, 30], 40, [1]))

    def test_9_ranks(self):
        game = table(4, supporters=[21, 25, 23, 21])
        game.step_new_ranks()
        self.assertEqual(game.rank, [3, 1, 2, 4])

    def seventh_round(self, last):
        # Violet, Yellow, Blue: Blue (seat 2) is crowned and sets two statues
        return round_end(3, supporters=[20, 20, 30], left=[25 - last, 6, 6], chronicle=6)

    def test_10_end_check(self):
        game = self.seventh_round(15)
        self.assertEqual((game.over(), game.winners(), game.statues(2)), (True, [2], 21))
        game = self.seventh_round(16)
        self.assertEqual((game.over(), game.round, game.mercy), (False, 8, [True, False, False]))

    def test_11_too_few_supporters(self):
        game = table(3, supporters=[2, 20, 20])
        game.lose(0, 3)
        self.assertEqual((game.supporters, game.supply), ([4, 25, 25], 51))


class Beginning(unittest.TestCase):
    def test_ranks_and_lands(self):
        game = Game(3, content=CONTENT)
        facts = game.facts("public")
        self.assertEqual((facts["phase"], facts["round"], facts["supply"]), ("ranks", 1, 45))
        self.assertEqual(facts["seats"][0], {
            "rank": None, "supporters": 20, "statues": 0, "mercy": False, "castle": [],
            "hand": None, "done": False, "lifts": 0})
        self.assertEqual((facts["demand"], facts["middle"]), (None, []))
        self.assertEqual(game.chances()["rank 2"], Fraction(1, 3))
        play(game, "rank 2", "rank 3")
        self.assertEqual(game.chances(), {"rank 1": 1})
        play(game, "rank 1")
        self.assertEqual((game.phase, len(game.chances())), ("lands", 40))
        play(game, "land 7 r3")
        self.assertEqual(len(game.chances()), 36)
        play(game, "land 4 r0", "land 1 r2")
        self.assertEqual(game.facts(0)["land"], {
            "1": None, "2": [7, 3], "3": [4, 0], "4": None, "5": None, "6": [1, 2]})
        self.assertEqual((game.phase, game.actors()), ("first", [1]))       # the lowest rank
        self.assertEqual(len(legal(game)), 15)
        self.assertNotIn("at a1", legal(game))
        play(game, "at d1" if "at d1" in legal(game) else "at e1")
        self.assertEqual((len(legal(game)), game.actors()), (14, [0]))
        play(game, sorted(legal(game))[0])
        self.assertEqual(game.actors(), [2])
        play(game, sorted(legal(game))[0])
        self.assertEqual((game.phase, game.actors()), ("spin", ["*"]))
        self.assertEqual([s["statues"] for s in game.facts(0)["seats"]], [1, 1, 1])
        self.assertEqual(game.chances()["spin 3"], Fraction(2, 5))
        self.assertEqual(game.facts("all")["middle"], [])
        play(game, "spin 4")
        facts = game.facts(2)
        self.assertEqual((facts["phase"], facts["demand"]), ("order", [4, 4, 4]))
        self.assertEqual(facts["middle"], [[slot, None, []] for slot in range(1, 22)])    # R1

    def test_numbers(self):
        for players, supporters, slots in ((2, 30, 15), (3, 20, 21), (4, 15, 27)):
            game = Game(players, content=CONTENT)
            self.assertEqual((game.supporters[0], game.supply), (supporters, 45))
            game.step_set_up_raid()
            self.assertEqual(game.middle, list(range(1, slots + 1)))


class Ticks(unittest.TestCase):
    def test_order(self):
        game = raid(3)
        self.assertEqual(len(game.chances()), 6)
        self.assertEqual(game.chances()["order 2 0 1"], Fraction(1, 6))
        play(game, "order 2 0 1")
        self.assertEqual((game.phase, game.actors()), ("raid", [2]))
        self.assertEqual(legal(game), {"done"} | {"lift %d" % n for n in range(1, 22)})
        play(game, "done")
        self.assertEqual(game.actors(), [0])
        play(game, "done")
        self.assertEqual(game.actors(), [1])
        play(game, "lift 5", "face B2", "keep")
        self.assertEqual((game.phase, game.chances()), ("order", {"order 1": 1}))
        play(game, "order 1", "done")
        self.assertEqual((game.phase, game.done), ("up", [True] * 3))

    def test_lift_and_faces(self):
        game = raid(2)
        play(game, "order 1 0", "lift 7")
        self.assertEqual((game.phase, game.actors()), ("face", ["*"]))
        self.assertEqual(game.chances()["face B1"], Fraction(3, 21))
        facts = game.facts(0)
        self.assertEqual((facts["seats"][1]["hand"], facts["seats"][1]["lifts"]), (7, 7))
        self.assertNotIn(7, [entry[0] for entry in facts["middle"]])
        play(game, "face B1")
        self.assertEqual((game.phase, game.actors()), ("raid", [1]))
        self.assertEqual(legal(game), {"keep", "back"})
        play(game, "back")
        for viewer, face in ((0, None), (1, "B1"), ("public", None), ("all", "B1")):
            self.assertEqual(game.facts(viewer)["middle"][6], [7, face, [1]])
        play(game, "lift 7")                           # seen by somebody: no chance step
        self.assertEqual((game.phase, game.actors(), legal(game)), ("raid", [0], {"keep", "back"}))
        play(game, "keep")
        self.assertEqual(game.facts(1)["seats"][0]["castle"], [[7, "B1"]])
        self.assertEqual(game.facts("public")["seats"][0]["castle"], [[7, None]])
        play(game, "order 0 1", "lift 1")
        self.assertEqual(game.chances()["face B1"], Fraction(2, 20))
        play(game, "face T3", "back")
        self.assertNotIn("lift 7", legal(game))
        self.assertIn("lift 1", legal(game))

    def test_lifts_are_used_up(self):
        game = raid(2, lifts=1)
        play(game, "order 1 0", "lift 7", "face B1", "back", "done")
        self.assertEqual((game.phase, game.done, game.lifts), ("up", [True, False], [1, 0]))

    def test_a_lift_left(self):
        game = raid(2, lifts=2)
        play(game, "order 1 0", "lift 7", "face B1", "back", "lift 7", "back")
        play(game, "order 0 1", "lift 7", "back", "done")
        self.assertEqual(game.phase, "up")

    def test_empty_middle_ends_the_raid(self):
        game = raid(2, lifts=20)
        for _ in range(7):
            play(game, "order 0 1")
            for _ in range(2):
                play(game, sorted(m for m in legal(game) if m != "done")[0])
                play(game, sorted(game.chances())[0], "keep")
        play(game, "order 0 1")
        self.assertEqual(len(legal(game)), 2)
        play(game, min(legal(game) - {"done"}, key=len))
        play(game, sorted(game.chances())[0], "keep")
        self.assertEqual(game.events["middle emptied"], 1)
        self.assertEqual(game.events["tumult"], 3)
        self.assertIn(game.phase, ("build", "spin"))   # nothing to turn up, seat 1 not asked

    def test_turning_up(self):
        game = raid(2)
        play(game, "order 0 1", "lift 2", "face M1", "back", "lift 1", "face M1", "keep",
             "order 0 1", "done", "done")
        self.assertEqual((game.phase, game.subject), ("up", 3))
        self.assertEqual(game.chances()["up M1"], Fraction(1, 19))
        play(game, "up M1")
        self.assertEqual(game.facts("all")["middle"][1], [3, "M1", []])
        self.assertEqual(game.facts(0)["middle"][0:2], [[2, "M1", [0]], [3, "M1", []]])
        game = raid(2, gambler=True)
        play(game, "order 0 1", "done", "done")
        while game.phase == "up":
            play(game, sorted(game.chances())[0])
        self.assertEqual((game.phase, game.facts("public")["middle"][0][1]), ("spins", "B1"))

    def test_face_probabilities_by_weight(self):
        game = raid(4)
        play(game, "order 0 1 2 3", "lift 1")
        self.assertEqual(game.chances()["face T3"], Fraction(4, 39))
        self.assertEqual(sum(game.chances().values()), 1)


class Live(unittest.TestCase):
    def live(self, players=2, **more):
        return raid(players, live=True, **more)

    def test_everybody_acts(self):
        game = self.live(3)
        self.assertEqual((game.phase, game.actors()), ("raid", [0, 1, 2, "*"]))
        self.assertEqual((game.legal("*"), game.chances()), (["stop"], {}))
        play(game, "1 lift 4")
        self.assertEqual((game.phase, game.actors()), ("face", ["*"]))
        self.assertNotIn("stop", legal(game))
        play(game, "face B1")
        self.assertEqual(game.actors(), [0, 1, 2, "*"])
        self.assertEqual(legal(game, 1), {"keep", "back"})
        self.assertNotIn("lift 4", legal(game, 0))     # locked
        with self.assertRaises(ValueError):
            play(game, "0 lift 4")
        play(game, "0 lift 5", "face B2", "1 back", "2 lift 4", "2 keep", "0 keep")
        self.assertEqual((castle(game, 0), castle(game, 2)), (["B2"], ["B1"]))
        self.assertEqual(game.facts(1)["seats"][2]["castle"], [[4, "B1"]])
        self.assertEqual(game.lifts, [8, 8, 8])        # no budget

    def test_done_is_a_signal(self):
        game = self.live(2)
        play(game, "0 done")
        self.assertNotIn("done", legal(game, 0))
        self.assertIn("lift 3", legal(game, 0))
        play(game, "0 lift 3", "face B1")
        self.assertFalse(game.done[0])
        play(game, "1 done", "0 back", "0 done")
        self.assertEqual(game.phase, "up")

    def test_stop(self):
        game = self.live(3)
        play(game, "0 lift 1", "face B1", "2 lift 2", "face B2", "* stop")
        self.assertEqual((game.phase, game.actors()), ("raid", [0, 2]))
        self.assertEqual(legal(game, 2), {"keep", "back"})
        play(game, "0 back")
        self.assertEqual(game.actors(), [2])
        play(game, "2 keep")
        self.assertEqual(game.phase, "up")
        game = self.live(2)
        play(game, "* stop")
        self.assertEqual(game.phase, "up")

    def test_middle_and_hands_empty(self):
        game = self.live(2)
        for slot in range(1, 15):
            play(game, "0 lift %d" % slot)
            play(game, sorted(game.chances())[0], "0 keep")
        play(game, "0 lift 15")
        play(game, sorted(game.chances())[0])
        self.assertEqual(legal(game, 1), {"done"})
        play(game, "1 done")
        self.assertEqual(game.actors(), [0, "*"])      # seat 1 has nothing to do
        twin = game.copy()
        play(twin, "0 back")
        self.assertEqual(legal(twin, 1), {"lift 15"})
        play(game, "0 keep")
        self.assertNotIn(game.phase, ("raid", "up"))


class Tumults(unittest.TestCase):
    def test_r2_enough_is_enough(self):
        game = table(2, castles=[["B3"], []], middle=["B3", "M3", "T1", "T2"], demand=3)
        game.step_tumults()
        self.assertEqual(game.punished, set())

    def test_r2_mercy_never_below_0(self):
        game = table(2, middle=["M3", "T3"], mercy=[0], demand=3)
        game.step_tumults()
        self.assertEqual(game.punished, {0})           # the King, with nothing and mercy

    def test_r2_ties_hit_the_higher_rank(self):
        game = table(3, ranks=[3, 2, 1], castles=[["B3"], ["B1", "B2"], ["B2"]],
                     middle=["M3", "T3"], demand=3)
        game.step_tumults()
        self.assertEqual(game.punished, {1})

    def test_r3_one_of_the_smallest_is_kept(self):
        game = table(2, castles=[["B2", "B2", "B3"], []], middle=["M3", "T3"], demand=3)
        game.step_tumults()
        self.assertEqual(castle(game, 0), ["B2"])
        self.assertEqual([game.faces[s] for s in game.middle], ["B2", "B3", "M3", "T3"])

    def test_r3_all_three_on_one(self):
        game = table(2, castles=[["B2", "B3", "M1", "M1", "T3"], []], demand=2)
        game.step_tumults()
        self.assertEqual((game.supporters, castle(game, 0)), ([21, 30], ["B2", "M1", "T3"]))

    def test_r12_gambler(self):
        game = raid(2, gambler=True)
        self.assertEqual((game.phase, game.facts(0)["demand"]), ("order", [None] * 3))
        play(game, "order 0 1", "done", "done")
        while game.phase == "up":
            play(game, sorted(game.chances())[-1])     # all T, all M, one B3
        self.assertEqual(game.phase, "spins")
        play(game, "spin 5")
        self.assertEqual(game.facts(1)["demand"], [5, None, None])
        play(game, "spin 2")
        self.assertEqual(game.supporters, [30, 30])    # the tumults come after the third spin
        play(game, "spin 2")
        self.assertEqual(game.events["nobody greedy"], 1)
        self.assertEqual(game.events["tumult"], 1)
        self.assertEqual((game.phase, game.round), ("order", 2))
        self.assertEqual(game.rank, [2, 1])            # 27 against 30 and 2
        self.assertEqual(game.supporters, [27, 27])


class Building(unittest.TestCase):
    def test_r4_payments(self):
        self.assertEqual(set(payments(["B1", "B1", "B2", "B3"], [2, 0, 0])),
                         {("B1", "B1"), ("B2",), ("B3",)})
        self.assertEqual(set(payments(["T1", "T1", "T1", "T2", "T2", "T3"], [0, 0, 3])),
                         {("T1", "T1", "T1"), ("T1", "T2"), ("T2", "T2"), ("T3",)})
        self.assertEqual(payments(["B1"], [1, 1, 0]), [])
        self.assertEqual(payments(["B1", "T1"], [1, 0, 0]), [("B1",)])

    def test_r5_where(self):
        game = building(2, castles=[PLENTY, []], fields={"b2": [0, 2], "b1": [1, 1]})
        fields = {m.split()[1] for m in legal(game) if m != "pass"}
        near = {"a2", "c2", "b3"}
        far = {"c1", "a3"} | {"e4", "f4", "d5", "f5", "d6", "e6"}          # meadows and forests
        self.assertEqual(fields, near | far)
        self.assertEqual(paid_for(game, "b3"), {"B3 M3 T3"})
        self.assertEqual(paid_for(game, "c1"), {"B3 M3"})

    def test_r5_across_tile_borders(self):
        game = building(2, castles=[["B1", "M1", "M1", "T3"], []], fields={"c3": [0, 1]}, up=[2, 3])
        self.assertEqual({m.split()[1] for m in legal(game) if m != "pass"},
                         {"c2", "b3", "c4", "d3"})
        game = building(2, castles=[["M2", "T3"], []], fields={"c4": [0, 1]}, up=[2])
        self.assertEqual(legal(game), {"build d4 M2 T3", "pass"})

    def test_r5_face_down_is_no_place(self):
        game = building(2, castles=[["M2", "T3", "B1"], []], fields={"c3": [0, 1]})
        self.assertEqual({m.split()[1] for m in legal(game) if m != "pass"}, {"c2", "b3"})

    def test_r5_double_cost_only_when_not_next_to_an_own_field(self):
        game = building(2, castles=[["B1", "B1", "M1", "M1"], []], fields={"b2": [0, 2]})
        self.assertEqual(paid_for(game, "a2"), {"B1 M1"})
        self.assertEqual(paid_for(game, "e4"), {"B1 B1 M1 M1"})
        self.assertEqual(paid_for(game, "b3"), set())  # no tools

    def test_r5_statues(self):
        game = building(2, castles=[["B2", "M2", "M2", "T3"], []], fields={"a2": [0, 1]})
        play(game, "build b2 B2 M2")
        self.assertEqual((game.fields["b2"], game.left), ([0, 2], [8, 10]))
        play(game, "build a1 M2 T3")
        self.assertEqual(game.fields["a1"], [0, 3])

    def test_r5_laps(self):
        game = building(3, ranks=[2, 3, 1], castles=[["B1", "M1"], [], ["B1", "M1", "B1", "M1"]],
                        fields={"g4": [0, 3], "b5": [2, 2], "a4": [1, 1]})
        self.assertEqual(game.actors(), [2])           # the King
        play(game, "pass")
        self.assertEqual(game.actors(), [0])
        play(game, "build h4 B1 M1")                   # seat 1 is passed over
        self.assertEqual(game.actors(), [2])           # the pass lasted one lap
        play(game, "build a5 B1 M1")
        self.assertEqual(game.actors(), [2])
        play(game, "pass")                             # a lap without a build
        self.assertEqual((game.phase, game.round), ("spin", 2))

    def test_one_tile_pays_for_one_field(self):
        game = building(2, castles=[["B3", "M3"], []], fields={"b2": [0, 2]})
        play(game, "build a2 B3 M3")
        self.assertEqual(game.phase, "spin")

    def test_castle_while_building(self):
        game = building(2, castles=[["B1", "M1", "B1", "M1"], []], fields={"b2": [0, 2]})
        play(game, "build a2 B1 M1")
        self.assertEqual(game.facts("public")["seats"][0]["castle"], [[3, "B1"], [4, "M1"]])

    def test_r5_the_25th_statue(self):
        game = building(2, castles=[["M3", "T3"], ["B1", "M1"]], fields={"a2": [0, 1]}, left=[2, 10],
                        supporters=[30, 70])
        play(game, "build a1 M3 T3")
        self.assertEqual((game.over(), game.winners()), (True, [0]))
        self.assertEqual((game.fields["a1"], game.supporters), ([0, 2], [31, 70]))
        self.assertEqual((game.actors(), game.facts(0)["phase"]), ([], "over"))

    def test_r6_consolation(self):
        # seat 0 builds, 1 could but passes, 2 suffered a tumult, 3 cannot
        game = table(4, castles=[["B1", "M1"], ["B1", "M1"], [], []],
                     fields={"b5": [0, 2], "h2": [1, 2]}, up=[2])
        game.punished = {2}
        begin(game, "lap")
        play(game, "build a5 B1 M1", "pass", "pass")
        self.assertEqual(game.supporters, [15, 15, 15, 12])      # 17, the new King: less 5
        self.assertEqual(game.rank, [2, 3, 4, 1])

    def test_r6_the_last_place_is_taken_before_one_s_turn(self):
        # at double cost: one forest left for seat 1, which seat 0 takes
        game = building(2, castles=[["B2", "M2", "T2"], ["B2", "M2", "T2"]])
        for field in game.free_fields():
            if field != "b3":
                game.fields[field] = [0 if field == "a3" else 2, 1]
        game.fields["b2"] = game.fields["c3"] = [1, 1]
        game.fields["a3"] = [2, 1]
        self.assertEqual(legal(game), {"pass", "build b3 B2 M2 T2"})
        play(game, "build b3 B2 M2 T2")
        self.assertEqual((game.phase, game.round), ("spin", 2))
        self.assertEqual(game.supporters, [30, 27])    # 32, then crowned

    def test_pass_now_may_still_build_later(self):
        game = building(2, castles=[["B1", "M1"], ["B1", "M1"]], fields={"b2": [0, 2], "e5": [1, 2]})
        play(game, "pass", "build e4 B1 M1", "pass")
        self.assertEqual((game.phase, game.supporters), ("spin", [25, 30]))


class RoundEnd(unittest.TestCase):
    def test_r7_king(self):
        game = round_end(3, supporters=[20, 20, 20], ranks=[3, 1, 2])
        # nobody built, nobody could: everybody +2, the ties by rank
        self.assertEqual((game.rank, game.supporters), ([3, 1, 2], [22, 17, 22]))
        self.assertEqual((game.chronicle, game.left), ([[1, 1]], [10, 9, 10]))
        self.assertEqual((game.mercy, game.round), ([True, False, True], 2))
        facts = game.facts(0)
        self.assertEqual((facts["phase"], facts["demand"], facts["middle"]), ("spin", None, []))

    def test_r7_double_fields(self):
        game = round_end(3, chronicle=5)
        self.assertEqual(game.chronicle[5], [0, 2])
        self.assertEqual(game.left, [8, 10, 10])
        self.assertEqual(round_end(3, chronicle=4).chronicle[4], [0, 1])

    def test_r8_third_field(self):
        for players, number in ((2, 1), (3, 1), (4, 2)):
            game = round_end(players, ranks=[2, 1, 3, 4][:players], chronicle=2)
            self.assertEqual((game.phase, game.actors()), ("open", [1]))
            self.assertEqual(game.mercy, [False] * players)      # phase 7 comes later
            hidden = [p for p, entry in game.land.items() if entry is None]
            for _ in range(number):
                self.assertEqual(legal(game), {"open %d" % p for p in hidden})
                last = hidden.pop()
                play(game, "open %d" % last)
                self.assertEqual((game.phase, game.actors()), ("land", ["*"]))
                taken = [entry[0] for entry in game.land.values() if entry]
                self.assertEqual(len(game.chances()), 4 * (10 - len(taken)))
                play(game, "land %d r3" % [t for t in range(1, 11) if t not in taken][0])
                self.assertEqual(game.land[last][1], 3)
            self.assertEqual(game.phase, "spin")

    def test_r8_fifth_field(self):
        game = round_end(4, chronicle=4, up=[2])
        for place in (1, 7, 8):
            self.assertEqual((game.phase, game.actors(), game.subject), ("land", ["*"], place))
            play(game, sorted(game.chances())[0])
        self.assertEqual(game.phase, "spin")
        self.assertNotIn(None, game.land.values())

    def test_r9_mercy(self):
        for left, mercy in (([10, 10, 9], [True, True, False]), ([10, 10, 10], [False] * 3),
                            ([9, 12, 10], [False, True, False])):
            game = table(3, left=left)
            game.step_mercy()
            self.assertEqual(game.mercy, mercy)

    def test_r10_last_field_and_ties(self):
        game = round_end(3, supporters=[20, 22, 21], left=[8, 11, 8], chronicle=9)
        self.assertEqual((game.over(), game.rank, game.winners()), (True, [3, 1, 2], [2]))
        self.assertEqual([game.statues(s) for s in game.seats()], [17, 16, 17])
        self.assertEqual(game.round, 10)

    def test_r10_ties_by_the_new_rank(self):
        game = round_end(2, supporters=[20, 30], left=[5, 7], chronicle=9)
        self.assertEqual(([game.statues(s) for s in game.seats()], game.winners()), ([20, 20], [1]))

    def test_r10_no_phase_7_at_the_end(self):
        game = round_end(2, left=[5, 12], chronicle=5, mercy=[0])
        self.assertEqual((game.over(), game.mercy), (True, [True, False]))

    def test_r10_difference_equal_to_the_number(self):
        game = round_end(2, left=[8, 12], chronicle=5)
        self.assertFalse(game.over())                  # 19 - 13 = 6

    def test_no_check_on_single_fields(self):
        self.assertFalse(round_end(2, left=[3, 24], chronicle=3).over())

    def test_25th_on_the_chronicle(self):
        game = round_end(3, left=[1, 10, 10], chronicle=5)
        self.assertEqual((game.over(), game.winners(), game.chronicle[5]), (True, [0], [0, 1]))
        game = round_end(3, left=[1, 10, 10], chronicle=2)
        self.assertEqual((game.over(), game.phase), (True, "over"))        # no landscape is opened


class Supporters(unittest.TestCase):
    def test_r11_everybody_takes(self):
        game = table(2, supporters=[4, 0])
        game.lose(0, 5)
        self.assertEqual((game.supporters, game.supply), ([4, 5], 96))

    def test_r11_supply_too_small(self):
        game = table(2, supporters=[3, 100])
        game.gain(1, 4)                                # 2 in the supply; 3 and 5 come back
        self.assertEqual((game.supporters, game.supply), ([0, 99], 6))

    def test_r11_repeat(self):
        game = table(4, supporters=[0, 0, 1, 104])
        game.gain(0, 7)                                # 0, then 6, then 11
        self.assertEqual((game.supporters, game.supply), ([7, 0, 0, 94], 4))

    def test_r11_everybody_s_5_is_one_amount(self):
        game = table(4, supporters=[2, 30, 30, 30])    # 13 in the supply, 20 needed
        game.lose(0, 3)
        # everybody gives: 0, 25, 25, 25 and 30; everybody takes: 5, 30, 30, 30 and 10; 3 are paid
        self.assertEqual((game.supporters, game.supply), ([2, 30, 30, 30], 13))

    def test_king_who_cannot_pay(self):
        game = table(2, supporters=[4, 3])
        game.punished = {0, 1}
        begin(game, "building_ends")
        self.assertEqual((game.rank, game.supporters), ([1, 2], [4, 8]))

    def test_r6_in_rank_order(self):
        game = table(2, ranks=[2, 1], supporters=[1, 102])
        begin(game, "building_ends")
        # seat 1 takes the last 2; then everybody gives 5 (seat 0: 1), seat 0 takes 2; coronation
        self.assertEqual((game.rank, game.supporters, game.supply), ([2, 1], [2, 94], 9))


class RandomGames(unittest.TestCase):
    GAMES = int(os.environ.get("GAMES", 42))
    STEPS = 2000

    def test_invariants(self):
        for number in range(self.GAMES):
            players = 2 + number % 3
            style, mode = STYLES[number % len(STYLES)], MODES[number % len(MODES)]
            rng = random.Random(number)
            game = Game(players, **mode)
            with self.subTest(number=number, style=style.__name__):
                for step in range(self.STEPS):
                    check_invariants(game)
                    if game.over():
                        break
                    seat, text = choose(game, style, rng)
                    if step % 20 == 0:
                        before, twin = json.dumps(game.facts("all")), game.copy()
                        game.play(seat, text)
                        self.assertEqual(json.dumps(twin.facts("all")), before)
                    else:
                        game.play(seat, text)
                self.assertTrue(game.over() and game.round <= 10)

    def test_nobody_sees_what_they_have_not_looked_at(self):
        rng, game = random.Random(5), Game(3)
        for _ in range(300):
            for viewer in ["public"] + game.seats():
                for slot, face, looked in game.facts(viewer)["middle"]:
                    if face is not None and looked and not game.turned_up:
                        self.assertIn(viewer, looked)
            seat, text = choose(game, STYLES[0], rng)
            game.play(seat, text)

    def test_illegal_moves_are_refused(self):
        game = Game(2)
        for seat, text in (("*", "rank 3"), (0, "rank 1"), ("*", "nonsense"), ("*", "stop")):
            with self.assertRaises(ValueError):
                game.play(seat, text)


def fake_engine(fault):
    """An engine made of the reference; `fault` spoils one kind of answer."""
    def spoil(game, answer):
        if fault == "face" and game.phase == "raid" and "position" in answer:
            answer["position"]["middle"][0][1] = "B9"
        if fault == "chance" and game.phase == "face" and "legal" in answer:
            answer["legal"]["*"][0][1] += 0.01
        if fault == "legal" and game.phase == "build" and "legal" in answer:
            answer["legal"][str(game.actors()[0])].remove("pass")
    fake.serve(Game, Game.chances, spoil)


class CrossCheck(fake.CrossCheckCase):
    script, module = "crosscheck_tumult_royal.py", "test_tumult_royal_reference"

    def test_agreement(self):
        self.assert_agreement(games=5, steps=400, passed=15)

    def test_wrong_legal_moves_are_found(self):
        self.assert_found(self.run_with("legal", 2, 250), "only the reference has pass")

    def test_wrong_probabilities_are_found(self):
        self.assert_found(self.run_with("chance", 2, 250), "legal of *: probability of face")

    def test_wrong_views_are_found(self):
        self.assert_found(self.run_with("face", 2, 250), "'B9'")

    def test_facts_may_have_more_names(self):
        self.assertEqual(compare_position({"a": 1, "more": 2}, {"a": 1}), [])
        self.assertTrue(compare_position({"fields": {"a1": [0, 1]}}, {"fields": {}}))
        self.assertTrue(compare_position({"live": 0}, {"live": False}))

    def test_stop_has_no_probability(self):
        right = {"actors": [0, "*"], "over": False, "legal": {"0": ["done"], "*": ["stop"]},
                 "chances": {}}
        for stop in ("stop", ["stop", 1], ["stop", 0.0]):
            answer = {"actors": ["*", 0], "over": False, "legal": {"0": ["done"], "*": [stop]}}
            self.assertEqual(compare_legal(answer, right), [])


if __name__ == "__main__":
    unittest.main()
