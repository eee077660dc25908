"""Tests of the reference of Rebirth, the Ireland side: the spec's ten worked examples, the
decisions, the views, games that the reference plays by itself with invariants, and the
cross-check against engines made of the reference.

GAMES=300 in the environment plays so many games in all."""

import collections
import copy
import json
import os
import random
import sys
import tempfile
import time
import unittest
from fractions import Fraction

import fake_engine as fake
from crosscheck_rebirth import (
    PACKS, STYLES, check_invariants, choose, compare_legal, compare_position, pack_of, random_test,
    table as table_of)
from engine_conversation import Engine
from rebirth_reference import TAKES, TILES, Game, Island, load_content

# A map of separate parts.  Below a hex lie the one in its own column and the one left of it,
# above it the one in its own column and the one right of it.
ROWS = {
    "a": "eeeeeeee",                       # energy
    "b": "ffffbbOP",                       # food, blank, offshore food and energy
    "d": "bC5b",                           # a castle and a one-hex area beside it
    "e": "bbbb",
    "h": "1.22.333.4444",                  # areas of one to four hexes
    "k": "Tf.Tf.Tf.Tf.Tf.Tf.Tf.Tf",        # towers t1 to t8 with a hex each
    "n": "TfTf.TfT",                       # t9 and t10 share n2, t10 has n4 too; t11 and t12 share n7
    "p": "bC+",
}
KINDS = {"e": "energy", "f": "food", "b": "blank", "O": "offshore-food", "P": "offshore-energy",
         "C": "castle", "T": "tower", "+": "cathedral"}
PROVINCES = {"a": "North", "b": "North", "d": "Middle", "e": "Middle", "h": "Middle"}
NEVER = {"type": "houses", "least": 999}


def hexes():
    found = []
    for row, letters in ROWS.items():
        for column, letter in enumerate(letters):
            if letter != ".":
                found.append({"name": "%s%d" % (row, column + 1), "q": column, "r": ord(row),
                              "kind": KINDS.get(letter, "settlement"),
                              "province": PROVINCES.get(row, "South"),
                              "tags": ["coast"] if row == "a" else [],
                              **({"area": "Area " + letter} if letter.isdigit() else {})})
    return found


def small_content():
    fields = [h["name"] for h in hexes() if h["kind"] == "tower"]
    return {
        "hexes": hexes(),
        "castles": [{"hex": "d2", "name": "Blarney"}, {"hex": "p2", "name": "Other"}],
        "blarney": "d2",
        "towers": {"fields": [{"id": "t%d" % (i + 1), "hex": h, "name": h}
                              for i, h in enumerate(fields)],
                   "kinds": ["three"] * len(fields), "tara": "t10"},
        "tiles": {"F": 12, "E": 12, "S1": 3, "S2": 3, "S3": 3, "S4": 3},
        "missions": [{"id": "m%d" % i, "test": NEVER, "first": 10 + i, "later": i}
                     for i in range(1, 13)],
        "offshore_bonus": 4,
    }


def table(players=2, hands=("F",), supply=("F", "E", "S1"), aside=("F", "E", "S2", "S3"), kinds=(),
          tests=(), placed=(), neutral=()):
    """The first turn begins: missions m1 to m8 are open with these tests, towers have these kinds
    (`three` if not told), `placed` are texts such as "0 F b1", hands are texts such as "F E"."""
    content = small_content()
    for mission, test in zip(content["missions"], tests):
        mission["test"] = test
    game = Game(players, content=content)
    game.open = ["m%d" % i for i in range(1, 9)]
    game.kinds = {t: kinds[i] if i < len(kinds) else "three"
                  for i, t in enumerate(game.island.towers)}
    game.neutral = list(neutral)
    for text in placed:
        seat, tile, place = text.split()
        game.placed.append([int(seat), tile, place])
    for seat in game.seats():
        game.hand[seat] = (hands[seat] if seat < len(hands) else "F").split()
        game.supply[seat], game.aside[seat] = list(supply), list(aside)
    game.agenda, game.phase = [("turn", 0)], None
    game.go_on()
    return game


def play(game, *texts):
    """Texts of whoever is asked."""
    for text in texts:
        game.play(game.actors()[0], text)
    return game


def legal(game):
    return set(game.legal(game.actors()[0]))


def put(game, *texts):
    """Placements in any order of turns, with their scores: "0 F b1"."""
    for text in texts:
        seat, tile, place = text.split()
        game.put(int(seat), tile, place)
    return game


def final(game):
    """The game ends here."""
    game.hand = [[] for _ in game.seats()]
    game.supply = [[] for _ in game.seats()]
    game.agenda, game.phase = [("turn", 0)], None
    game.go_on()
    return game


class Map(unittest.TestCase):
    def test_neighbours(self):
        island = Island(load_content())
        self.assertEqual(set(island.neighbours("j10")), {"j9", "j11", "h9", "h10", "k9", "k10"})
        self.assertEqual(set(island.neighbours("y4")), {"x3", "x4"})

    def test_standard_areas_are_connected(self):
        island = Island(load_content())
        for area in island.areas():
            self.assertEqual(len(island.groups(island.area_hexes(area))), 1)
            self.assertTrue(1 <= len(island.area_hexes(area)) <= 4)

    def test_standard_content(self):
        content = load_content()
        self.assertEqual(sum(content["tiles"].values()), 36)
        self.assertEqual(len(content["missions"]), 12)
        self.assertEqual(len(Island(content).neutral), 24)
        self.assertEqual(len(content["towers"]["kinds"]), len(content["towers"]["fields"]))

    def test_packs_keep_the_limits(self):
        for number in range(60):
            name = list(PACKS)[number % len(PACKS)]
            content = pack_of(name, random.Random(number)) or load_content()
            count = collections.Counter(h["kind"] for h in content["hexes"])
            food = count["food"] + count["offshore-food"]
            energy = count["energy"] + count["offshore-energy"]
            self.assertGreaterEqual(count["settlement"], 36)
            self.assertGreaterEqual(min(food, energy) + count["blank"], 36)
            self.assertGreaterEqual(food + energy + count["blank"], 72)
            self.assertIn(sum(content["tiles"].values()), (14, 17, 36))
            neutral = [h for h in content["hexes"] if h.get("neutral")]
            self.assertEqual(len([h for h in neutral if h["kind"] in TAKES]), 24)
            kinds = content["towers"]["kinds"]
            self.assertEqual((len(kinds), kinds.count("double"), kinds.count("thirteen")), (11, 2, 3))
            self.assertTrue(kinds.count("mission") <= 1 and kinds.count("extra") <= 4)
            island = Island(content)
            for area in island.areas():
                self.assertEqual(len(island.groups(island.area_hexes(area))), 1)


class WorkedExamples(unittest.TestCase):
    def test_1_farms(self):
        game = put(table(), "0 E a1")
        self.assertEqual(game.points, [1, 0])
        put(game, "0 E a2")
        self.assertEqual(game.points, [3, 0])
        game = table(placed=["0 E a1", "0 E a2", "0 E a3", "0 E a5", "0 E a6", "1 E a7"])
        self.assertEqual(put(game, "0 E a4").points, [6, 0])

    def test_2_refused(self):
        game = table(hands=["S1"])
        self.assertEqual(legal(game), {"S1 " + n for n in ["d3", "h1", "h3", "h4", "h6", "h7", "h8",
                                                           "h10", "h11", "h12", "h13"]})
        farms = legal(table(hands=["F"]))
        self.assertTrue({"F b1", "F b5", "F b7"} <= farms)
        for place in ("h1", "a1", "b8", "d2", "k1", "p3", "-"):
            self.assertNotIn("F " + place, farms)
        with self.assertRaises(ValueError):
            game.play(0, "S1 b5")

    def test_3_one_hex(self):
        self.assertEqual(put(table(), "0 S4 h1").points, [4, 0])

    def test_4_two_hexes(self):
        self.assertEqual(put(table(), "0 S3 h3", "1 S1 h4").points, [5, 3])
        self.assertEqual(put(table(), "0 S2 h3", "1 S2 h4").points, [5, 3])
        self.assertEqual(put(table(), "0 S1 h3", "0 S1 h4").points, [8, 0])

    def test_5_four_hexes(self):
        game = put(table(4), "0 S4 h10", "1 S3 h11", "2 S2 h12", "3 S1 h13")
        self.assertEqual(game.points, [12, 8, 5, 0])
        game = put(table(), "0 S4 h10", "1 S2 h11", "0 S1 h12", "1 S1 h13")
        self.assertEqual(game.points, [17, 8])
        game = put(table(), "0 S1 h10", "0 S1 h11", "0 S1 h12", "0 S1 h13")
        self.assertEqual(game.points, [25, 0])

    def test_6_unfinished_area(self):
        game = final(put(table(), "0 S3 h10", "1 S2 h11", "0 S1 h12"))
        self.assertEqual(game.scores(), [4, 2])

    def test_7_castle(self):
        game = put(table(), "0 S1 d3")
        self.assertEqual(game.castle_owner("d2"), 0)
        self.assertEqual(put(game, "1 F e1").castle_owner("d2"), 1)
        game = put(table(), "0 F d1", "1 F e1")
        self.assertEqual(game.castle_owner("d2"), 0)
        self.assertEqual(put(game, "1 E e2").castle_owner("d2"), 1)

    def test_8_missions(self):
        test = {"type": "tiles", "of": "energy", "least": 1}
        game = table(3, tests=[test])
        game.doubled[2] = "m1"
        put(game, "0 E a1", "1 E a3", "2 E a5", "0 E a7")
        self.assertEqual(game.points, [1 + 11 + 1, 1 + 1, 1 + 2 * 1])
        self.assertEqual(game.fulfilled, [["m1"]] * 3)

    def test_9_draw_three(self):
        game = table(kinds=["draw"], supply=["F", "F", "E", "S1"])
        play(game, "F k2", "tower t1", "tile 0 F", "tile 0 E", "tile 0 S1")
        self.assertEqual((game.hand[0], game.supply[0], game.turn), (["F", "E", "S1"], ["F"], 1))
        play(game, "F k5", "tile 1 F", "E a1")
        self.assertEqual((game.hand[0], sorted(game.supply[0])), ([], ["F", "F", "S1"]))
        play(game, "tile 0 S1")
        self.assertEqual(sorted(game.supply[0]), ["F", "F"])

    def test_10_placements(self):
        for players, turns in ((2, 32), (3, 32), (4, 23)):
            rng, game, extras = random.Random(players), Game(players), 0
            while not game.over():
                extras += game.phase == "place extra"
                game.play(game.actors()[0], rng.choice(game.legal(game.actors()[0])))
            placed = len(game.placed) + sum(len(gone) for gone in game.gone)
            self.assertEqual(placed - extras, turns * players)


class Setup(unittest.TestCase):
    def test_order(self):
        rng, game, texts = random.Random(1), Game(3), []
        while game.turn is None:
            texts.append(rng.choice(game.legal("*")))
            game.play("*", texts[-1])
        words = [text.split() for text in texts]
        self.assertEqual([w[0] for w in words],
                         ["mission"] * 8 + ["tower"] * 11 + ["aside"] * 12 + ["tile"] * 3)
        self.assertEqual([w[1] for w in words[8:19]], ["t%d" % i for i in range(1, 12)])
        self.assertEqual([w[1] for w in words[19:]], list("000011112222") + list("012"))
        self.assertEqual((game.phase, game.turn, game.actors()), ("place", 0, [0]))
        self.assertEqual([len(s) for s in game.supply], [31] * 3)

    def test_probabilities(self):
        game = Game(2)
        self.assertEqual(set(game.chances().values()), {Fraction(1, 12)})
        play(game, *["mission m%d" % i for i in range(1, 9)])
        kinds = load_content()["towers"]["kinds"]
        self.assertEqual(game.chances(), {"tower t1 " + kind: Fraction(kinds.count(kind), len(kinds))
                                          for kind in kinds})
        self.assertEqual(game.chances()["tower t1 thirteen"], Fraction(3, 11))
        play(game, *["tower t%d %s" % (i + 1, kind) for i, kind in enumerate(kinds)])
        self.assertEqual(game.chances()["aside 0 F"], Fraction(12, 36))
        self.assertEqual(game.chances()["aside 0 S4"], Fraction(3, 36))
        play(game, "aside 0 F")
        self.assertEqual(game.chances()["aside 0 F"], Fraction(11, 35))

    def test_single_kind_left_is_still_a_step(self):
        game = Game(2)
        play(game, *["mission m%d" % i for i in range(1, 9)])
        kinds = load_content()["towers"]["kinds"]
        play(game, *["tower t%d %s" % (i + 1, kind) for i, kind in enumerate(kinds[:-1])])
        self.assertEqual(game.chances(), {"tower t11 mission": 1})

    def test_four_players_put_nine_out(self):
        game = Game(4)
        self.assertEqual(collections.Counter(game.supply[3]),
                         {"F": 9, "E": 9, "S1": 3, "S2": 2, "S3": 2, "S4": 2})
        self.assertEqual(game.gone, [[]] * 4)

    def test_neutral_tiles_only_with_two(self):
        self.assertEqual([len(Game(n).neutral) for n in (2, 3, 4)], [24, 0, 0])


class Scoring(unittest.TestCase):
    def test_offshore_bonus(self):
        game = put(table(), "0 F b7")
        self.assertEqual(game.points[0], 5)
        self.assertEqual(put(game, "0 F b6").points[0], 5 + 6)
        self.assertEqual(put(game, "0 E b8").points[0], 5 + 6 + 5)

    def test_offshore_hexes_take_their_own_farm(self):
        self.assertNotIn("E b7", legal(table(hands=["E"])))
        self.assertIn("E b8", legal(table(hands=["E"])))

    def test_bonus_for_each_offshore_hex(self):
        game = table()
        game.island.hexes["b6"]["kind"] = "offshore-food"
        self.assertEqual(put(game, "0 F b6", "0 F b7").points[0], 5 + 2 + 8)

    def test_groups_of_others_and_other_farms(self):
        game = put(table(placed=["0 F b5", "1 E b4"]), "0 E b6")
        self.assertEqual(game.points, [1, 0])

    def test_three_hexes(self):
        self.assertEqual(put(table(3), "0 S1 h6", "1 S2 h7", "2 S3 h8").points, [0, 5, 8])
        self.assertEqual(put(table(), "0 S1 h6", "1 S3 h7", "0 S1 h8").points, [5, 8])
        self.assertEqual(put(table(), "0 S1 h6", "0 S3 h7", "0 S1 h8").points, [13, 0])

    def test_four_hexes_three_players(self):
        game = put(table(3), "0 S1 h10", "1 S3 h11", "2 S2 h12", "0 S3 h13")
        self.assertEqual(game.points, [12, 8, 5])

    def test_tie_goes_by_the_latest_tile(self):
        # both have 3 houses: seat 1 had its last tile there before seat 0
        game = put(table(), "0 S2 h6", "1 S3 h7", "0 S1 h8")
        self.assertEqual(game.points, [5, 8])
        # the last tile of an area loses every tie
        game = put(table(3), "0 S2 h6", "1 S2 h7", "2 S2 h8")
        self.assertEqual(game.points, [8, 5, 0])

    def test_neutral_tiles_fill_and_count_for_nobody(self):
        game = put(table(neutral=["h4", "h6", "h10", "h11"]), "0 S1 h3")
        self.assertEqual(game.points, [8, 0])
        self.assertEqual(put(game, "1 S1 h7", "0 S2 h8").points, [8 + 8, 5])
        self.assertEqual(put(game, "0 S1 h12", "1 S1 h13").points, [16 + 17, 5 + 8])

    def test_neutral_tiles_block(self):
        self.assertNotIn("S1 h1", legal(table(hands=["S1"], neutral=["h1"])))

    def test_nobody_in_an_area(self):
        game = final(table(neutral=["h1", "h3", "h4"]))
        self.assertEqual(game.scores(), [0, 0])

    def test_castle_with_three_players(self):
        game = put(table(3), "0 F d1", "1 E e1", "2 F e2")
        self.assertEqual(game.castle_owner("d2"), 0)
        game = table(3, placed=["0 S1 d3", "1 E e1"])
        self.assertEqual(game.castle_owner("d2"), 1)
        game = table(3, placed=["0 S1 d3", "1 E e1", "0 F d1", "2 F e2"])
        self.assertEqual(game.castle_owner("d2"), 0)

    def test_neutral_tiles_take_no_castle(self):
        self.assertIsNone(table(neutral=["d1", "e1"]).castle_owner("d2"))


class Missions(unittest.TestCase):
    PLACED = ["0 E a1", "0 E a2", "0 F b1", "0 F b3", "0 S4 h3", "0 S1 h10", "0 F e1", "0 E d1",
              "0 F n2", "1 E a3", "1 S3 h4", "0 S2 d3"]

    def number(self, **test):
        return table(placed=self.PLACED).number_for(test, 0)

    def test_tiles(self):
        self.assertEqual(self.number(type="tiles", of="any"), 10)
        self.assertEqual(self.number(type="tiles", of="farm"), 7)
        self.assertEqual(self.number(type="tiles", of="food"), 4)
        self.assertEqual(self.number(type="tiles", of="any", on="North"), 4)
        self.assertEqual(self.number(type="tiles", of="any", on="coast"), 2)
        self.assertEqual(self.number(type="tiles", of="energy", on="blank"), 1)
        self.assertEqual(self.number(type="tiles", of="farm", on="settlement"), 0)
        self.assertEqual(self.number(type="tiles", of="any", on="nowhere"), 0)

    def test_groups(self):
        # a1 a2 b1; b3; d1 e1; h3; h10; n2; d3
        self.assertEqual(self.number(type="groups", of="any", size=1), 7)
        self.assertEqual(self.number(type="groups", of="any", size=2), 2)
        self.assertEqual(self.number(type="groups", of="any", size=3), 1)
        self.assertEqual(self.number(type="groups", of="farm", size=3), 1)
        self.assertEqual(self.number(type="groups", of="energy", size=2), 1)
        self.assertEqual(self.number(type="groups", of="food", size=1), 4)
        self.assertEqual(self.number(type="groups", of="settlement", size=2), 0)

    def test_spread(self):
        self.assertEqual(self.number(type="spread", of="any", over="provinces", each=1), 3)
        self.assertEqual(self.number(type="spread", of="any", over="provinces", each=4), 2)
        self.assertEqual(self.number(type="spread", of="settlement", over="areas", each=1), 3)
        self.assertEqual(self.number(type="spread", of="farm", over="areas", each=1), 0)
        self.assertEqual(self.number(type="spread", of="any", over="castles", each=3), 1)
        self.assertEqual(self.number(type="spread", of="farm", over="castles", each=3), 0)
        self.assertEqual(self.number(type="spread", of="food", over="towers", each=1), 2)

    def test_link(self):
        self.assertEqual(self.number(type="link", of="any", to="provinces"), 1)
        self.assertEqual(self.number(type="link", of="any", to="castles"), 1)
        self.assertEqual(self.number(type="link", of="energy", to="towers"), 0)
        self.assertEqual(self.number(type="link", of="food", to="towers"), 2)
        self.assertEqual(self.number(type="link", of="settlement", to="areas"), 1)
        self.assertEqual(table().number_for({"type": "link", "of": "any", "to": "areas"}, 0), 0)

    def test_castles_and_houses(self):
        self.assertEqual(self.number(type="castles"), 1)
        self.assertEqual(self.number(type="houses"), 7)

    def test_only_the_active_player_is_checked(self):
        # seat 0 loses the castle; seat 1 fulfils; nothing is checked for seat 0
        game = table(placed=["0 S1 d3"], tests=[{"type": "castles", "least": 1}])
        self.assertEqual(put(game, "1 F e1").fulfilled, [[], ["m1"]])

    def test_castles_come_before_missions(self):
        game = put(table(tests=[{"type": "castles", "least": 1}]), "0 F e1")
        self.assertEqual((game.fulfilled[0], game.points[0]), (["m1"], 12))

    def test_several_at_once_and_once_each(self):
        game = table(tests=[{"type": "tiles", "of": "any", "least": 1}] * 2)
        self.assertEqual(put(game, "0 E a1").points[0], 1 + 11 + 12)
        self.assertEqual(put(game, "0 E a3").points[0], 1 + 11 + 12 + 1)

    def test_missions_of_the_deck_are_not_checked(self):
        game = table(tests=[NEVER] * 8 + [{"type": "tiles", "of": "any", "least": 1}])
        self.assertEqual(put(game, "0 E a1").fulfilled[0], [])


class Towers(unittest.TestCase):
    def test_three(self):
        game = play(table(), "F k2")
        self.assertEqual((game.points[0], game.phase), (1 + 3, "draw"))

    def test_three_only_once(self):
        game = table(placed=["0 F n2"])
        self.assertEqual(play(game, "F n4").points[0], 1)

    def test_two_threes_at_once(self):
        self.assertEqual(play(table(), "F n2").points[0], 1 + 6)

    def test_others_can_still_use_it(self):
        game = play(table(placed=["1 F n2"]), "F n4")
        self.assertEqual(game.points[0], 1 + 3)

    def test_thirteen(self):
        kinds = ["thirteen"] * 3
        game = play(table(kinds=kinds, placed=["0 F k2"]), "F k5")
        self.assertEqual(game.points[0], 1)
        game = play(table(kinds=kinds, placed=["0 F k2", "0 F k5"]), "F k8")
        self.assertEqual(game.points[0], 14)

    def test_doubler(self):
        test = {"type": "tiles", "of": "food", "least": 2}
        game = table(kinds=["double"] * 2 + ["draw"], placed=["0 F k2"], tests=[test])
        play(game, "F k5")
        # m1 was fulfilled by this very tile, before the doubler
        self.assertEqual((game.phase, game.points[0]), ("double", 1 + 11))
        self.assertEqual(legal(game), {"double m%d" % i for i in range(2, 9)})
        play(game, "double m3")
        self.assertEqual((game.doubled[0], game.phase), ("m3", "draw"))

    def test_doubler_without_a_mission(self):
        game = table(kinds=["double"] * 2, placed=["0 F k2"])
        game.fulfilled[0] = list(game.open)
        play(game, "F k5")
        self.assertEqual((game.phase, game.doubled[0]), ("draw", None))

    def test_doubler_comes_before_optional_towers(self):
        kinds = ["double"] + ["three"] * 7 + ["double", "draw"]
        game = play(table(kinds=kinds, placed=["0 F k2"]), "F n2", "double m1")
        self.assertEqual((game.phase, legal(game)), ("tower", {"tower t10", "skip"}))

    def test_one_at_a_time_in_any_order(self):
        kinds = ["three"] * 8 + ["mission", "draw"]
        game = play(table(kinds=kinds), "F n2")
        self.assertEqual(legal(game), {"tower t9", "tower t10", "skip"})
        play(game, "tower t10")
        self.assertEqual(legal(game), {"tower t9", "skip"})
        play(game, "tower t9")
        self.assertEqual(game.chances(), {"secret 0 m%d" % i: Fraction(1, 4) for i in range(9, 13)})
        play(game, "secret 0 m11")
        self.assertEqual((game.phase, len(game.deck())), ("draw", 3))
        play(game, "tile 0 F", "tile 0 E", "tile 0 S1")
        self.assertEqual((game.phase, game.turn), ("place", 1))

    def test_skip_gives_up_all(self):
        kinds = ["three"] * 8 + ["mission", "draw"]
        game = play(table(kinds=kinds), "F n2", "skip", "tile 0 F", "F k5", "tile 1 F", "F n4")
        self.assertEqual((game.phase, game.points[0]), ("draw", 1 + 1))

    def test_second_draw_is_not_offered(self):
        kinds = ["three"] * 8 + ["draw", "draw"]
        game = play(table(kinds=kinds), "F n2", "tower t9")
        self.assertEqual(game.phase, "draw")

    def test_too_few_tiles_to_draw_from(self):
        self.assertEqual(play(table(kinds=["draw"], supply=["F"]), "F k2").phase, "draw")
        game = play(table(kinds=["draw"], supply=["F", "E"]), "F k2", "tower t1", "tile 0 E")
        self.assertEqual((game.phase, game.chances()), ("draw", {"tile 0 F": 1}))

    def test_tiles_that_go_back_can_be_drawn(self):
        game = play(table(kinds=["draw"], supply=[], hands=["F E S1"]), "F k2")
        self.assertEqual((game.phase, sorted(game.supply[0])), ("tower", ["E", "S1"]))

    def test_no_tile_set_aside(self):
        game = play(table(kinds=["extra"], aside=[]), "F k2")
        self.assertEqual(game.phase, "draw")

    def test_empty_deck(self):
        game = table(kinds=["mission"])
        game.open = list(game.island.missions)
        self.assertEqual(play(game, "F k2").phase, "draw")


class ExtraTile(unittest.TestCase):
    def extra(self, text, **more):
        game = table(kinds=["extra"] + more.pop("kinds", []), **more)
        return play(game, "F k2", "tower t1", text)

    def test_placed_and_scored(self):
        test = {"type": "tiles", "of": "any", "least": 2}
        game = table(kinds=["extra"], tests=[test], aside=["E", "E", "F"])
        play(game, "F k2", "tower t1")
        self.assertEqual(game.chances(), {"extra 0 E": Fraction(2, 3), "extra 0 F": Fraction(1, 3)})
        play(game, "extra 0 E")
        self.assertEqual((game.phase, game.extra, game.aside[0]), ("place extra", "E", ["E", "F"]))
        play(game, "E d1")
        self.assertEqual((game.points[0], game.castle_owner("d2"), game.phase), (1 + 1 + 11, 0, "draw"))

    def test_its_towers_give_nothing_now_or_later(self):
        game = play(self.extra("extra 0 F"), "F n4")
        self.assertEqual((game.points[0], game.phase), (1 + 1, "draw"))
        game = play(self.extra("extra 0 F", kinds=["three"] * 8 + ["draw"]), "F n4")
        self.assertEqual(game.phase, "draw")
        play(game, "tile 0 F", "F k5", "tile 1 F")
        self.assertEqual(play(game, "F n2").points[0], 1 + 1 + 1 + 3)   # t9, but not t10

    def test_a_set_it_completes_is_lost(self):
        kinds = ["thirteen"] * 3
        game = play(self.extra("extra 0 F", kinds=kinds, placed=["0 F k5", "0 F k8"]), "F k11")
        self.assertEqual(game.points[0], 1 + 1)
        game = play(self.extra("extra 0 F", kinds=["double"] * 2, placed=["0 F k5"]), "F k8")
        self.assertEqual((game.phase, game.doubled[0]), ("draw", None))

    def test_it_counts_towards_a_set(self):
        kinds = ["thirteen"] * 3
        game = play(self.extra("extra 0 F", kinds=kinds, placed=["0 F k5"]), "F k8")
        play(game, "tile 0 F", "F b1", "tile 1 F", "F k11")
        self.assertEqual(game.points[0], 1 + 1 + 1 + 13)

    def test_it_fits_nowhere(self):
        full = ["h1", "h3", "h4", "h6", "h7", "h8", "h10", "h11", "h12", "h13", "d3"]
        test = {"type": "tiles", "of": "any", "least": 1}
        game = table(kinds=["three"] * 8 + ["extra", "draw"], neutral=full, tests=[test])
        play(game, "F n2", "tower t9", "extra 0 S3")
        self.assertEqual(legal(game), {"S3 -"})
        play(game, "S3 -")
        self.assertEqual((game.gone[0], game.points[0]), (["S3"], 1 + 11))
        self.assertEqual(legal(game), {"tower t10", "skip"})

    def test_doubled_by_the_same_turn(self):
        kinds = ["three"] * 8 + ["extra", "double", "double"]
        test = {"type": "tiles", "of": "energy", "least": 1}
        game = table(kinds=kinds, placed=["0 F n7"], tests=[test])
        play(game, "F n2", "double m1", "tower t9", "extra 0 E", "E a1")
        self.assertEqual(game.points[0], 1 + 1 + 2 * 11)


class TilesThatFitNowhere(unittest.TestCase):
    SETTLEMENTS = ["h1", "h3", "h4", "h6", "h7", "h8", "h10", "h11", "h12", "h13", "d3"]

    def test_put_out(self):
        game = table(hands=["S2"], neutral=self.SETTLEMENTS,
                     tests=[{"type": "tiles", "of": "any", "least": 0}])
        self.assertEqual(legal(game), {"S2 -"})
        play(game, "S2 -")
        self.assertEqual((game.gone[0], game.fulfilled[0], game.phase), (["S2"], [], "draw"))

    def test_one_of_three_fits(self):
        game = table(hands=["S2 S3 F"], neutral=self.SETTLEMENTS)
        self.assertTrue(all(text.startswith("F ") for text in legal(game)))

    def test_none_of_three_fits(self):
        game = table(hands=["S2 S3 S2"], neutral=self.SETTLEMENTS, supply=["F"])
        self.assertEqual(legal(game), {"S2 -", "S3 -"})
        play(game, "S3 -")
        self.assertEqual((game.gone[0], sorted(game.supply[0])), (["S3"], ["F", "S2", "S2"]))
        self.assertEqual(game.chances(), {"tile 0 F": Fraction(1, 3), "tile 0 S2": Fraction(2, 3)})

    def test_no_draw_from_an_empty_supply(self):
        game = play(table(supply=[]), "F b1")
        self.assertEqual((game.phase, game.turn), ("place", 1))
        self.assertTrue(play(game, "F b2").over())


class TheEnd(unittest.TestCase):
    def test_final_points(self):
        test = {"type": "tiles", "of": "any", "least": 2}
        game = table(tests=[NEVER] * 8 + [test], placed=["0 S3 h3", "0 F e1", "1 S1 h10"])
        game.secret, game.doubled = ["m9", "m9"], ["m9", None]
        self.assertEqual(final(game).scores(), [3 + 5 + 19, 1])
        self.assertEqual((game.winners(), game.actors(), game.turn), ([0], [], None))

    def test_most_points(self):
        self.assertEqual(final(put(table(), "0 F b1", "1 E a1", "1 E a2")).winners(), [1])

    def tied(self, players, *placed, points=None):
        game = table(players, placed=placed)
        game.points = list(points or [50] * players)
        for seat in game.seats():                      # level, whatever the end brings
            game.points[seat] -= game.final_points(seat)
        return final(game)

    def test_blarney(self):
        self.assertEqual(self.tied(2, "1 F e1", "0 F n2").winners(), [1])

    def test_blarney_of_a_third_player(self):
        game = self.tied(3, "2 F e1", "1 F n2", points=[50, 50, 40])
        self.assertEqual(game.winners(), [1])

    def test_tara(self):
        # n2 and n4 lie beside Tara's tower t10
        self.assertEqual(self.tied(2, "1 F n2").winners(), [1])
        self.assertEqual(self.tied(3, "2 F n2", points=[50, 50, 40]).winners(), [2])

    def test_shared(self):
        self.assertEqual(self.tied(3, points=[50, 50, 40]).winners(), [0, 1])
        self.assertEqual(self.tied(3, "0 F n2", "2 F n4", points=[50, 50, 40]).winners(), [0, 1])

    def test_extra_tile_in_the_last_turn(self):
        game = table(kinds=["extra"] * 2, supply=[])
        play(game, "F k2", "tower t1", "extra 0 E", "E a1", "F k5", "tower t2", "extra 1 S2")
        self.assertFalse(game.over())
        self.assertTrue(play(game, "S2 h1").over())


class Views(unittest.TestCase):
    def test_secrets(self):
        game = table(kinds=["mission", "extra"])
        play(game, "F k2", "tower t1", "secret 0 m10", "tile 0 E")
        for viewer, sees in ((0, True), (1, False), ("public", False), ("all", True)):
            seat = game.facts(viewer)["seats"][0]
            self.assertEqual(seat["secret"], "m10" if sees else "?")
            self.assertEqual(seat["hand"], ["E"] if sees else [None])
            self.assertEqual(seat["aside"], ["F", "E", "S2", "S3"] if sees else [None] * 4)
            self.assertEqual((seat["bag"], seat["supply"]), (["F", "S1"] if sees else None, 2))
        play(game, "F k5", "tower t2", "extra 1 S2")
        self.assertEqual([game.facts(v)["extra"] for v in (0, 1, "public", "all")],
                         ["?", "S2", "?", "S2"])
        self.assertEqual(final(game).facts("public")["seats"][0]["secret"], "m10")

    def test_public_facts(self):
        game = play(table(3, placed=["1 F e1"], kinds=["draw"], neutral=["h1"]), "F k2")
        facts = game.facts("public")
        self.assertEqual(facts["tiles"], {"e1": [1, "F"], "k2": [0, "F"], "h1": [None, None]})
        self.assertEqual((facts["castles"], facts["pending"]), ({"d2": 1}, ["t1"]))
        self.assertEqual((facts["phase"], facts["turn"], facts["deck"]), ("tower", 0, 4))
        self.assertEqual([s["towers"] for s in facts["seats"]], [["t1"], [], []])

    def test_before_the_first_turn(self):
        game = play(Game(2), "mission m4", "mission m2")
        facts = game.facts(0)
        self.assertEqual((facts["phase"], facts["turn"], facts["deck"]), ("missions", None, 10))
        self.assertEqual((facts["missions"], len(facts["tiles"])), (["m2", "m4"], 24))


class OwnGames(unittest.TestCase):
    GAMES = int(os.environ.get("GAMES", 39))

    def check_step(self, game, seat, text):
        """Points never fall, what was looked at stays as it was."""
        before, points, twin = json.dumps(game.facts("all")), list(game.points), game.copy()
        game.play(seat, text)
        self.assertEqual(json.dumps(twin.facts("all")), before)
        self.assertTrue(all(now >= then for now, then in zip(game.points, points)))

    def test_invariants(self):
        for number in range(self.GAMES):
            players, rng = 2 + number % 3, random.Random(number)
            style, name, pack = table_of(players, number // 3, rng)
            game = Game(players, content=pack)
            with self.subTest(number=number, style=style.__name__, pack=name):
                while not game.over():
                    check_invariants(game)
                    seat, text = choose(game, style, rng)
                    if rng.random() < 0.05:
                        self.check_step(game, seat, text)
                    else:
                        game.play(seat, text)
                check_invariants(game)

    def test_nobody_sees_the_secrets_of_others(self):
        rng, game = random.Random(5), Game(3)
        while not game.over():
            for viewer in ["public"] + game.seats():
                for seat, entry in enumerate(game.facts(viewer)["seats"]):
                    if seat != viewer:
                        self.assertEqual(set(entry["hand"] + entry["aside"]) - {None}, set())
                        self.assertIsNone(entry["bag"])
                        self.assertIn(entry["secret"], (None, "?"))
            game.play(*choose(game, STYLES[1], rng))

    def test_illegal_moves_are_refused(self):
        game = Game(2)
        for seat, text in (("*", "mission m13"), (0, "mission m1"), ("*", "nonsense"), (0, "skip")):
            with self.assertRaises(ValueError):
                game.play(seat, text)

    def test_random_tests_have_all_types(self):
        rng = random.Random(1)
        game, tests = Game(2), [random_test(rng) for _ in range(500)]
        self.assertEqual(len({test["type"] for test in tests}), 6)
        self.assertTrue(all(game.number_for(test, 0) == 0 for test in tests))


def fake_engine(fault):
    """An engine made of the reference; `fault` spoils one kind of answer."""
    def spoil(game, answer):
        if fault == "bag" and game.phase == "place" and "position" in answer:
            answer["position"]["seats"][0]["bag"] = TILES
        if fault == "tiles" and game.phase == "place" and "position" in answer:
            answer["position"]["tiles"]["zz"] = [0, "F"]
        if fault == "chance" and game.phase == "draw" and "legal" in answer:
            answer["legal"]["*"][0][1] += 0.01
        if fault == "legal" and game.phase == "tower" and "legal" in answer:
            answer["legal"][str(game.actors()[0])].remove("skip")
        if fault == "scores" and game.over() and "legal" in answer:
            answer["scores"][0] += 1
    fake.serve(Game, Game.chances, spoil)


class CrossCheck(fake.CrossCheckCase):
    script, module = "crosscheck_rebirth.py", "test_rebirth_reference"

    def test_agreement(self):
        self.assert_agreement(games=3, steps=150, passed=9)

    def test_wrong_legal_moves_are_found(self):
        self.assert_found(self.run_with("legal", 2, 250), "only the reference has skip")

    def test_wrong_probabilities_are_found(self):
        self.assert_found(self.run_with("chance", 1, 60), "legal of *: probability of tile")

    def test_wrong_views_are_found(self):
        self.assert_found(self.run_with("bag", 1, 120), "seats.0.bag: engine")
        self.assert_found(self.run_with("tiles", 1, 120), "tiles.zz: only the engine has it")

    def test_wrong_scores_are_found(self):
        self.assert_found(self.run_with("scores", 1, 1000), "scores: engine")

    def test_facts_may_have_more_names(self):
        self.assertEqual(compare_position({"a": 1, "more": 2}, {"a": 1}), [])
        self.assertTrue(compare_position({"castles": {"d2": 1}}, {"castles": {}}))

    def test_scores_are_compared(self):
        right = {"actors": [], "legal": {}, "over": True, "winners": [0], "scores": [3, 2]}
        self.assertEqual(compare_legal(copy.deepcopy(right), right), [])
        self.assertTrue(compare_legal({**right, "scores": [2, 3]}, right))


FLOOD = """#!{python}
import sys
for line in sys.stdin:
    print('"' + "x" * 100000 + '"', flush=True)
"""


class Conversation(unittest.TestCase):
    def test_answers_that_nobody_reads(self):
        """Packs make long requests: an engine and its sender may both wait when all is over."""
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "engine")
            with open(path, "w", encoding="utf-8") as file:
                file.write(FLOOD.format(python=sys.executable))
            os.chmod(path, 0o755)
            engine = Engine(path, 60)
            answers = engine.answers([{"long": "y" * 30000}] * 50)
            next(answers)
            time.sleep(0.3)
            engine.kill()
            answers.close()
            engine.close()
            self.assertIsNotNone(engine.process.poll())
            engine.process.stdout.close()


if __name__ == "__main__":
    unittest.main()
