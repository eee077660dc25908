"""Tests of the reference of Tara, Seat of Kings: the spec's nine worked examples, the tricky
decisions, random games with invariants, and the cross-check against engines made of the reference.

GAMES=300 in the environment plays so many random games in all."""

import json
import os
import random
import unittest

import fake_engine as fake
from crosscheck_seat_of_kings import STYLES, choose, compare_legal, compare_position
from seat_of_kings_reference import (
    FIELDS, KING, REGIONS, TRIPLES, Game, anchorings, forts_of, load_deck, spread)

# The faces that the rulebooks document, and some more, apart from the deck that is shipped.
FARMER, HERDSMAN, DOUBLE, STONE, PAIR, LONE, WARRIOR = 36, 23, 17, 30, 8, 27, 1
FACES = {
    FARMER: {"duel": FARMER, "cost": 0, "place": ["F+0"], "need": ["F-1"]},      # Examples 1, 5
    HERDSMAN: {"duel": HERDSMAN, "cost": 2, "place": ["H+0"]},                   # Example 3
    DOUBLE: {"duel": DOUBLE, "cost": 1, "place": ["F+0", "H+0"]},                # Example 4
    STONE: {"duel": STONE, "cost": 3, "stone": True},
    PAIR: {"duel": PAIR, "cost": 1, "place": ["F+0", "F+2"]},
    LONE: {"duel": LONE, "cost": 1, "place": ["F+0"]},
    WARRIOR: {"duel": WARRIOR, "cost": 4, "place": ["W+0"]},
}
DECK = [FACES.get(n, {"duel": n, "cost": 1, "place": ["F+0"]}) for n in range(1, 37)]


def settle(game, regions, kings):
    """Put stacks (from the top down) and king stones, and take them from the supplies."""
    for name, stacks in regions.items():
        for field, stack in stacks.items():
            game.regions[name].fields[field] = list(stack)
            for piece in stack:
                game.supply[piece] -= 1
    for name, seat in kings.items():
        game.regions[name].king_stone = seat
        game.king_stones[seat] -= 1


def position(players=3, seat=0, hand=(), con=None, cumals=20, supply=None, kings=None, turns=2,
             round_number=2, **regions):
    """`seat` is the start player and on turn with `hand`, `turns` turns before the round's end."""
    game = Game(players, deck=DECK)
    if con is not None:
        regions["Con"] = con
    settle(game, regions, kings or {})
    game.cumals = [cumals] * players if isinstance(cumals, int) else list(cumals)
    for owner, count in (supply or {}).items():
        game.supply[owner] = count
    game.start = seat
    game.first_start = 0
    game.round = round_number
    game.hand[seat] = list(hand)
    game.pile = [card for card in range(1, 37) if card not in hand]
    game.agenda = [("turn", (seat + i) % players) for i in range(turns)] + game.end_of_round()
    game.phase = None
    game.go_on()
    return game


def round_end(players=3, start=0, cumals=20, pile=None, discards=(), kings=None, raths=None,
              **regions):
    """The round's last card has been played."""
    game = position(players, start, cumals=cumals, turns=1, kings=kings, **regions)
    game.pile = list(pile) if pile is not None else list(range(1, 37))
    game.discards = list(discards)
    for holder, held in (raths or {}).items():
        game.rath[holder] = list(held)
        for owner, count in enumerate(held):
            game.supply[owner] -= count
    game.agenda = game.end_of_round()
    game.phase = None
    game.go_on()
    return game


def plays(game, card, region="Con"):
    """The rest of every move with this card in this region, without amnesties."""
    prefix = "%d %s " % (card, region)
    return {m[len(prefix):] for m in game.legal(game.actors()[0]) if m.startswith(prefix)}


def legal(game):
    return set(game.legal(game.actors()[0]))


def play(game, *texts):
    for text in texts:
        game.play(game.actors()[0], text)


def stacks(game, region="Con"):
    return game.facts("all")["regions"][region]["fields"]


def all_of(seat, *without):
    return {f: [seat] for f in FIELDS if f not in without}


def pieces_add_up(game):
    for owner in game.seats():
        on_board = sum(stack.count(owner) for r in game.regions.values()
                       for stack in r.fields.values())
        held = sum(rath[owner] for rath in game.rath)
        if game.supply[owner] < 0 or game.supply[owner] + on_board + held != 20:
            return False
        stones = [r for r in game.regions.values() if r.king_stone == owner]
        if game.king_stones[owner] < 0 or game.king_stones[owner] + len(stones) != 2:
            return False
    return True


class Board(unittest.TestCase):
    def test_pyramid(self):
        self.assertEqual(FIELDS, "F1 F2 F3 F4 F5 H1 H2 H3 H4 W1 W2 W3 C1 C2 K".split())
        self.assertIn(("F2", "F3", "H2"), TRIPLES)
        self.assertIn(("C1", "C2", "K"), TRIPLES)
        self.assertEqual(len(TRIPLES), 10)

    def test_relative_fields(self):
        card = {"place": ["F+0"], "need": ["H-1"]}
        self.assertEqual(anchorings(card), [["F2"], ["F3"], ["F4"], ["F5"]])
        card = {"place": ["W+0"], "need": ["C+0"]}
        self.assertEqual(anchorings(card), [["W1"], ["W2"]])

    def test_shipped_deck(self):
        cards = load_deck()
        self.assertEqual(sorted(card["duel"] for card in cards), list(range(1, 37)))
        for card in cards:
            if not card.get("stone"):
                self.assertTrue(anchorings(card), card)
                self.assertTrue(all(f[0] in "FHW" for p in anchorings(card) for f in p), card)


class WorkedExamples(unittest.TestCase):
    def test_1_farmer_card(self):
        game = position(hand=[FARMER], con={"K": [1]})
        self.assertEqual(plays(game, FARMER), {"+F2", "+F3", "+F4", "+F5"})

    def test_2_empty_fields_first(self):
        game = position(hand=[FARMER], con={"F2": [1], "F3": [1], "F4": [0]})
        self.assertEqual(plays(game, FARMER), {"+F5"})

    def test_3_lone_herdsman(self):
        game = position(hand=[HERDSMAN], con={"H2": [1], "H3": [0]})
        self.assertEqual(plays(game, HERDSMAN), {"+H1", "+H4"})
        game = position(hand=[HERDSMAN], con={"H1": [1], "H2": [1], "H3": [0], "H4": [2]})
        self.assertEqual(plays(game, HERDSMAN), {"+H1", "+H2", "+H3", "=H3", "+H4"})

    def test_4_double_card(self):
        self.assertEqual(anchorings(FACES[DOUBLE]),
                         [["F1", "H1"], ["F2", "H2"], ["F3", "H3"], ["F4", "H4"]])

    def example_5(self, **stacks_there):
        farmers = {"F1": [1], "F2": [1], "F3": [1], "F4": [0], "F5": [1]}
        return position(hand=[FARMER], con={**farmers, **stacks_there}, cumals=0)

    def test_5_free_chain(self):
        game = self.example_5(H4=[0], W2=[0])
        play(game, "36 Con +F3")
        self.assertEqual(legal(game), {"^H3", "done"})
        play(game, "^H3")
        self.assertEqual(legal(game), {"^W3", "done"})
        play(game, "^W3", "^C2")
        self.assertEqual(stacks(game)["C2"], [0])
        self.assertEqual(stacks(game)["F3"], [0, 1])
        self.assertNotEqual(game.phase, "promotion")   # nothing more to promote
        self.assertTrue(pieces_add_up(game))

    def test_5_no_capture_while_a_field_is_empty(self):
        game = self.example_5()
        game.regions["Con"].fields["F5"] = []
        self.assertEqual(plays(game, FARMER), {"+F5"})

    def test_6_income(self):
        lei = {"F1": [0], "F2": [0], "H1": [0], "H2": [0], "W1": [0], "W2": [0], "C1": [0],
               "F3": [1], "F4": [1], "F5": [1], "H3": [1], "W3": [1]}
        uls = {"H1": [0], "F1": [1], "F2": [1], "H2": [1], "W1": [1]}
        game = Game(2, regions=["Uls", "Lei"], deck=DECK)
        settle(game, {"Lei": lei, "Uls": uls}, {})
        game.cumals = [0, 0]
        game.step_income()
        self.assertEqual(game.cumals, [4, 6])

    def test_7_exchange_and_ransom(self):
        blue, yellow, white, red = 0, 1, 2, 3
        game = round_end(4, blue, cumals=3, raths={
            blue: [0, 0, 3, 1], white: [2, 2, 0, 0], yellow: [0, 0, 6, 0]})
        self.assertEqual(game.rath, [[0, 0, 1, 1], [0, 0, 4, 0], [0] * 4, [0] * 4])
        self.assertEqual((game.actors(), legal(game)), ([white], {"ransom 0", "ransom 1"}))
        play(game, "ransom 0")
        self.assertEqual((game.actors(), legal(game)), ([red], {"ransom 0", "ransom 1"}))
        play(game, "ransom 0")
        self.assertEqual((game.actors(), legal(game)),
                         ([white], {"ransom 0", "ransom 1", "ransom 2", "ransom all"}))
        play(game, "ransom all")
        self.assertEqual(game.rath, [[0, 0, 1, 1], [0] * 4, [0] * 4, [0] * 4])
        self.assertEqual(game.cumals, [3, 6, 0, 3])
        self.assertEqual(game.phase, "start")
        self.assertTrue(pieces_add_up(game))

    def test_8_two_forts_by_one_swap(self):
        red, blue = 0, 1
        game = position(hand=[STONE], con={"F1": [red, blue], "F2": [blue, red]})
        play(game, "30 Con F1.0<>F2.0")
        self.assertEqual(stacks(game), {"F1": [blue, blue], "F2": [red, red]})
        self.assertEqual(game.supply[:2], [18, 18])
        self.assertNotEqual(game.phase, "forts")

    def test_9_one_payment_two_promotions(self):
        game = position(hand=[LONE], con={"F1": [0], "F3": [0], "F2": [1], "F4": [1], "F5": [1]},
                        cumals=1)
        play(game, "27 Con +F2")
        self.assertEqual(legal(game), {"^H1", "^H2", "done"})
        play(game, "^H2")
        self.assertEqual(game.cumals[0], 0)
        self.assertEqual(legal(game), {"^H1", "done"})
        play(game, "^H1")
        self.assertEqual(legal(game), {"^W1", "done"})

    def test_9_double_card_pays_once(self):
        game = position(hand=[DOUBLE], con={"F1": [0], "F2": [1], "F4": [1], "H1": [1], "H4": [0]},
                        cumals=1)
        self.assertEqual(plays(game, DOUBLE), {"+F3 +H3", "+F3 =H3", "=F3 +H3"})
        play(game, "17 Con +F3 +H3")
        self.assertEqual(legal(game), {"^W3", "done"})
        play(game, "^W3")
        self.assertEqual(game.cumals[0], 0)


class Placing(unittest.TestCase):
    def test_a2_most_empty_anchoring(self):
        game = position(hand=[DOUBLE], con={"F1": [1], "F2": [1], "H3": [1], "F4": [1], "H4": [1]})
        # empties: (F1,H1) one, (F2,H2) one, (F3,H3) one, (F4,H4) none
        self.assertEqual(plays(game, DOUBLE),
                         {"=F1 +H1", "+F1 +H1", "=F2 +H2", "+F2 +H2", "+F3 =H3", "+F3 +H3"})

    def test_a2_own_field_may_be_named_beside_an_empty_one(self):
        taken = {f: [1] for f in FIELDS if f[0] in "FH"}
        taken.update({"F2": [], "H2": [0]})
        game = position(hand=[DOUBLE], con=taken)
        self.assertEqual(plays(game, DOUBLE), {"+F2 +H2", "+F2 =H2", "=F2 =H2"})

    def test_a2_one_after_the_other_with_freed_captives(self):
        taken = {f: [1] for f in FIELDS if f[0] in "FH"}
        taken.update({"F2": [1, 0], "F3": [1, 1]})
        game = position(hand=[DOUBLE], con=taken, supply={0: 1})
        moves = plays(game, DOUBLE)
        self.assertIn("+F2 +H2", moves)                # the captive comes home first
        self.assertNotIn("+F1 +H1", moves)
        self.assertIn("+F3 +H3", moves)                # breaking a fort uses no piece up
        self.assertIn("+F1 =H1", moves)

    def test_a2_no_supply_only_names(self):
        game = position(hand=[FARMER], con={f: [1] for f in ("F1", "F2", "F3", "F4")}
                        | {"F5": [0]}, supply={0: 0})
        self.assertEqual(plays(game, FARMER), {"=F5"})

    def test_a2_old_fort_is_reduced_before_the_second_piece(self):
        taken = {f: [1] for f in FIELDS if f[0] in "FH"}
        taken.update({"F2": [0], "H2": [0, 0]})
        game = position(hand=[DOUBLE], con=taken)
        self.assertIn("+F2 +H2", plays(game, DOUBLE))
        play(game, "17 Con +F2 +H2")
        self.assertEqual((stacks(game)["F2"], stacks(game)["H2"]), ([0], [0, 0]))
        self.assertTrue(pieces_add_up(game))

    def test_a3_opening(self):
        game = position(hand=[FARMER], con={"F1": [1]}, cumals=2)
        self.assertEqual(plays(game, FARMER, "Uls"), {"+F2", "+F3", "+F4", "+F5"})
        play(game, "36 Uls +F2")
        self.assertEqual(game.cumals[0], 0)
        poor = position(hand=[FARMER], con={"F1": [1]}, cumals=1)
        self.assertEqual(plays(poor, FARMER, "Uls"), set())

    def test_a3_first_player_of_round_one_is_exempt(self):
        game = position(seat=0, hand=[FARMER], cumals=0, round_number=1)
        play(game, "36 Con +F2")
        self.assertEqual(game.cumals[0], 0)
        other = position(seat=1, hand=[FARMER], cumals=0, round_number=1)
        self.assertEqual(plays(other, FARMER), set())
        later = position(seat=0, hand=[FARMER], cumals=0, round_number=3)
        self.assertEqual(plays(later, FARMER), set())

    def test_a3_a_king_stone_is_not_empty(self):
        game = position(hand=[FARMER], cumals=0, kings={"Con": 1})
        self.assertEqual(plays(game, FARMER), {"+F2", "+F3", "+F4", "+F5"})

    def test_a4_amnesty(self):
        game = position(hand=[FARMER], con={"F1": [1, 0, 2], "F2": [2, 2], "K": [1, 0]}, cumals=4)
        self.assertEqual({m for m in legal(game) if "amnesty" in m},
                         {"36 amnesty Con", "36 amnesty Uls", "36 amnesty Lei"})
        play(game, "36 amnesty Con")
        self.assertEqual(stacks(game), {"F1": [1], "F2": [2], "K": [1]})
        self.assertEqual((game.supply, game.cumals[0]), ([20, 18, 19], 0))

    def test_a6_second_fort(self):
        taken = {f: [0] for f in FIELDS if f[0] == "F"}
        taken["F4"] = [0, 0, 1]
        game = position(hand=[FARMER], con=taken)
        self.assertNotIn("+F4", plays(game, FARMER))
        self.assertIn("=F4", plays(game, FARMER))      # A5: a full fort is activated
        play(game, "36 Con +F2")
        self.assertEqual((stacks(game)["F2"], stacks(game)["F4"]), ([0, 0], [0, 1]))
        self.assertTrue(pieces_add_up(game))

    def test_a7_enemy_fort(self):
        taken = {f: [1] for f in FIELDS if f[0] == "F"}
        taken.update({"F3": [1, 1, 0], "F4": [0]})
        game = position(hand=[FARMER], con=taken)
        play(game, "36 Con +F3")
        self.assertEqual(stacks(game)["F3"], [1, 0])
        self.assertNotEqual(game.phase, "promotion")
        self.assertTrue(pieces_add_up(game))

    def test_a8_capture(self):
        taken = {f: [1] for f in FIELDS if f[0] == "F"}
        taken["F2"] = [1, 0, 2, 0]
        game = position(hand=[FARMER], con=taken)
        play(game, "36 Con +F2")
        self.assertEqual(stacks(game)["F2"], [0, 1, 2])
        self.assertEqual(game.supply[0], 19)

    def test_a20_not_offered(self):
        game = position(hand=[DOUBLE], con={f: [1] for f in FIELDS if f[0] in "FH"})
        self.assertNotIn("=F2 =H2", plays(game, DOUBLE))
        game = position(hand=[HERDSMAN], con={f: [1] for f in FIELDS if f[0] == "H"},
                        supply={0: 0})
        self.assertEqual(legal(game), {"23 discard"} | {"23 amnesty " + r for r in REGIONS[:3]})
        play(game, "23 discard")
        self.assertEqual(game.cumals[0], 22)


class Promoting(unittest.TestCase):
    def test_a5_a21_activation_spreads_through_own_fields_and_forts(self):
        con = {"F1": [0], "F2": [0], "F3": [1], "F4": [1], "F5": [1],
               "H1": [0, 0], "H2": [0], "W1": [0]}
        game = position(hand=[FARMER], con=con)
        self.assertEqual(spread(game.regions["Con"].fields, 0, {"F2"}), {"F2", "H1", "W1"})
        play(game, "36 Con =F2")
        self.assertEqual(legal(game), {"^W1", "done"})  # a choice: the fort; H1 is full
        play(game, "^W1")
        self.assertEqual((stacks(game)["W1"], stacks(game)["H1"]), ([0, 0], [0]))
        self.assertEqual(legal(game), {"^H1", "done"})  # reduced, it can be built again
        self.assertTrue(pieces_add_up(game))

    def test_a9_placing_and_naming_use_no_field_up(self):
        con = {"F1": [0], "F2": [1], "F3": [0], "F4": [1], "F5": [1],
               "H1": [1], "H2": [1], "H3": [1], "H4": [1]}
        game = position(hand=[DOUBLE], con=con)
        play(game, "17 Con +F2 +H2")
        self.assertEqual(legal(game), {"^H1", "^H2", "done"})
        play(game, "^H2")                              # a fort on the piece just placed
        self.assertEqual(stacks(game)["H2"], [0, 0, 1])
        self.assertEqual(legal(game), {"^H1", "done"})
        game = position(hand=[DOUBLE], con={**con, "H2": [0]})
        play(game, "17 Con +F2 =H2")
        self.assertEqual(legal(game), {"^H1", "^H2", "done"})
        self.assertTrue(pieces_add_up(game))

    def test_a9_a_promotion_captures_where_a_placement_broke_the_fort(self):
        con = {"F1": [1], "F3": [0], "F4": [1], "F5": [1],
               "H1": [1], "H2": [1, 1], "H3": [0], "H4": [1]}
        game = position(hand=[DOUBLE], con=con)
        play(game, "17 Con +F2 +H2")
        self.assertEqual(stacks(game)["H2"], [1])
        self.assertEqual(legal(game), {"^H2", "done"})
        play(game, "^H2")
        self.assertEqual(stacks(game)["H2"], [0, 1])
        self.assertEqual(legal(game), {"^W2", "done"})
        self.assertTrue(pieces_add_up(game))

    def test_a9_a_fort_given_up_is_promoted_to_once(self):
        con = {"F1": [0], "F3": [0], "F4": [1], "F5": [1], "H1": [0], "H2": [0]}
        game = position(hand=[LONE], con=con)
        play(game, "27 Con +F2", "^H1", "^H2")
        self.assertEqual((stacks(game)["H1"], stacks(game)["H2"]), ([0], [0, 0]))
        self.assertEqual(legal(game), {"^W1", "done"})  # H1 was a target

    def test_a9_a_broken_fort_is_no_target_again(self):
        con = {"F1": [0], "F2": [1], "F3": [1], "F4": [1], "F5": [1], "H1": [1, 1]}
        game = position(hand=[FARMER], con=con)
        play(game, "36 Con +F2", "^H1")
        self.assertEqual(stacks(game)["H1"], [1])
        self.assertNotEqual(game.phase, "promotion")
        self.assertEqual(game.cumals[0], 20)

    def test_no_money_no_promotion(self):
        con = {f: [0] for f in ("H1", "H2", "H3")} | {"H4": [1]}
        game = position(hand=[HERDSMAN], con=con, cumals=1)
        play(game, "23 Con =H2")
        self.assertNotEqual(game.phase, "promotion")

    def test_no_supply_no_promotion(self):
        con = {f: [0] for f in ("H1", "H2", "H3")} | {"H4": [1]}
        game = position(hand=[HERDSMAN], con=con, supply={0: 0})
        play(game, "23 Con =H2")
        self.assertNotEqual(game.phase, "promotion")

    def test_done_pays_nothing(self):
        con = {f: [0] for f in ("H1", "H2", "H3")} | {"H4": [1]}
        game = position(hand=[HERDSMAN], con=con)
        play(game, "23 Con =H2", "done")
        self.assertEqual((game.cumals[0], game.phase, game.actors()), (20, "turn", [1]))

    def below_the_throne(self, **more):
        con = {f: [1] for f in FIELDS if f[0] == "W"} | {"W2": [0], "C1": [0], "C2": [0]}
        return position(hand=[WARRIOR], con={**con, "W1": [0], **more}, kings={"Con": 1})

    def test_a10_deposing(self):
        game = self.below_the_throne()
        play(game, "1 Con =W1")
        self.assertEqual(legal(game), {"^C1", "^K", "done"})
        play(game, "^K")
        self.assertIsNone(game.regions["Con"].king_stone)
        self.assertEqual(stacks(game).get(KING), None)
        self.assertEqual((game.king_stones[1], game.cumals[0]), (2, 16))
        self.assertEqual(legal(game), {"^C1", "done"})  # K was the target once

    def test_a10_own_king_stone_is_no_target(self):
        game = self.below_the_throne()
        game.regions["Con"].king_stone = 0
        play(game, "1 Con =W1")
        self.assertEqual(legal(game), {"^C1", "done"})

    def test_a10_stone_of_destiny_cannot_depose(self):
        game = position(hand=[STONE], con={"C1": [1], "C2": [0], "F1": [0]}, kings={"Con": 1})
        play(game, "30 Con F1.0<>C1.0")
        self.assertNotEqual(game.phase, "promotion")
        game = position(hand=[STONE], con={"C1": [1], "C2": [0], "F1": [0], "K": [1]})
        play(game, "30 Con F1.0<>C1.0")
        self.assertEqual(legal(game), {"^K", "done"})
        play(game, "^K")
        self.assertEqual(stacks(game)[KING], [0, 1])   # an ordinary piece is captured


class StoneOfDestiny(unittest.TestCase):
    def test_a11_what_is_offered(self):
        con = {"F1": [0, 1], "F2": [1, 1], "H1": [0], "C2": [2], "K": [1, 0]}
        game = position(hand=[STONE], con=con, cumals=3)
        self.assertEqual(plays(game, STONE), {
            "F1.0<>F1.1", "F1.0<>F2.0", "F1.0<>F2.1", "F1.0<>H1.0", "F1.0<>C2.0",
            "F1.1<>H1.0", "F1.1<>C2.0", "F2.0<>H1.0", "F2.0<>C2.0", "F2.1<>H1.0", "F2.1<>C2.0",
            "H1.0<>C2.0"})
        game = position(hand=[STONE], con=con, cumals=2)
        self.assertNotIn("F1.0<>H1.0", plays(game, STONE))
        game = position(hand=[STONE], con={"F1": [1, 0], "H1": [0]})
        self.assertEqual(plays(game, STONE), {"F1.0<>F1.1", "F1.0<>H1.0"})

    def test_a11_frees_nobody_and_activates(self):
        game = position(hand=[STONE], con={"F1": [1, 0], "F2": [0]}, cumals=3)
        play(game, "30 Con F1.0<>F1.1")
        self.assertEqual(stacks(game)["F1"], [0, 1])
        self.assertEqual(legal(game), {"^H1", "done"})
        play(game, "^H1")
        self.assertEqual(game.cumals[0], 0)

    def test_a11_two_own_pieces(self):
        game = position(hand=[STONE], con={"F1": [0], "F2": [0], "W1": [0], "W2": [0]})
        play(game, "30 Con F2.0<>W1.0")
        self.assertEqual(legal(game), {"^H1", "^C1", "done"})

    def test_a11_a_captive_own_piece_activates_nothing(self):
        game = position(hand=[STONE], con={"F1": [1, 1], "F2": [0], "F3": [0]})
        play(game, "30 Con F1.1<>F2.0")
        self.assertEqual(stacks(game), {"F1": [1, 0], "F2": [1], "F3": [0]})
        self.assertEqual(game.phase, "turn")

    def test_a11_keep_one_of_two_forts(self):
        con = {"F1": [0, 0], "F2": [1, 0], "H1": [0], "F3": [2, 2], "F4": [1, 2]}
        game = position(hand=[STONE], con=con)
        play(game, "30 Con F2.0<>H1.0")
        self.assertEqual((game.phase, game.actors()), ("forts", [0]))
        self.assertEqual(legal(game), {"fort F1", "fort F2"})
        self.assertEqual(game.facts("all")["card"], STONE)
        play(game, "fort F1")
        self.assertEqual((stacks(game)["F1"], stacks(game)["F2"]), ([0, 0], [0]))
        self.assertEqual(legal(game), {"^H1", "done"})  # F2 is still activated
        self.assertTrue(pieces_add_up(game))

    def test_a11_both_owners_choose_active_player_first(self):
        con = {"F1": [1, 1], "F2": [2, 1], "H1": [2, 2], "H2": [1, 2]}
        game = position(hand=[STONE], seat=2, con=con)
        play(game, "30 Con F2.0<>H2.0")
        self.assertEqual((game.actors(), legal(game)), ([2], {"fort H1", "fort H2"}))
        play(game, "fort H2")
        self.assertEqual((game.actors(), legal(game)), ([1], {"fort F1", "fort F2"}))
        play(game, "fort F2")
        self.assertEqual(stacks(game), {"F1": [1], "F2": [1, 1], "H1": [2], "H2": [2, 2]})

    def test_a11_surplus_goes_home(self):
        game = position(hand=[STONE], con={"F1": [1, 0, 0], "F2": [0], "F3": [0]})
        supply = game.supply[0]
        play(game, "30 Con F1.0<>F2.0")
        self.assertEqual(stacks(game), {"F1": [0, 0], "F2": [1], "F3": [0]})
        self.assertEqual(game.supply[0], supply + 1)
        self.assertTrue(pieces_add_up(game))


class FullRegions(unittest.TestCase):
    def test_a12_full_region_is_cleared_at_once(self):
        con = all_of(0, "H2") | {"F1": [0, 1], "H2": [1]}
        game = position(hand=[FARMER], con=con)
        play(game, "36 Con =F2", "^H2")
        self.assertEqual((game.phase, game.actors()), ("garrison", [0]))
        self.assertIsNone(game.card)
        self.assertEqual(stacks(game), {})
        self.assertEqual(game.regions["Con"].king_stone, 0)
        self.assertEqual((game.rath[0], game.supply[0]), ([0, 2, 0], 20))
        self.assertEqual(game.cumals, [20, 20, 20])    # no income
        self.assertEqual(len(legal(game)), 15)         # 14 fields or none
        play(game, "garrison H3")
        self.assertEqual(legal(game), {"garrison " + f
                                       for f in "H4 W1 W2 W3 C1 C2 -".split()})
        play(game, "garrison C2")
        self.assertEqual((game.phase, game.actors()), ("turn", [1]))
        self.assertEqual(stacks(game), {"H3": [0], "C2": [0]})
        self.assertTrue(pieces_add_up(game))

    def test_a22_a_king_stone_already_there_stays(self):
        con = {f: [0] for f in FIELDS if f not in (KING, "H2")} | {"H2": [1]}
        game = position(hand=[FARMER], con=con, kings={"Con": 0})
        play(game, "36 Con =F2", "^H2")
        self.assertEqual(game.phase, "garrison")
        self.assertEqual((game.regions["Con"].king_stone, game.king_stones[0]), (0, 1))
        play(game, "garrison C2")                      # none later: no second question
        self.assertEqual((game.phase, game.actors()), ("turn", [1]))

    def test_a22_another_players_region_by_a_swap(self):
        con = all_of(1, "F1") | {"F1": [0, 1], "F2": [1, 0], "K": [1]}
        game = position(hand=[STONE], con=con)
        play(game, "30 Con F1.0<>F1.1")
        self.assertEqual((game.phase, game.actors()), ("garrison", [1]))
        self.assertEqual(game.rath[1], [2, 0, 0])
        play(game, "garrison -")
        self.assertEqual((game.phase, game.actors()), ("turn", [1]))

    def test_a12_ends_the_choice_of_forts(self):
        con = all_of(1) | {"F1": [0, 1], "F2": [1, 1], "F3": [1, 0]}
        game = position(hand=[STONE], con=con)
        play(game, "30 Con F1.0<>F3.0")                # F3 is Red's: not full, two forts
        self.assertEqual((game.phase, game.actors()), ("forts", [1]))
        con = all_of(1) | {"F1": [0, 1], "F2": [1, 1]}
        game = position(hand=[STONE], con=con)
        play(game, "30 Con F1.0<>F2.1")                # now F1 is a fort and all is Blue's
        self.assertEqual((game.phase, game.actors()), ("garrison", [1]))
        self.assertEqual(game.rath[1], [1, 0, 0])

    def test_a13_dominant(self):
        con = all_of(0, "F1") | {"F1": [1]}
        game = round_end(con=con, cumals=[5, 5, 5], pile=[STONE])
        self.assertEqual(game.actors(), [1])           # the only one who is not dominant
        con = all_of(0, "F1", KING) | {"F1": [1]}
        game = round_end(con=con, cumals=[5, 5, 5], kings={"Con": 1})
        self.assertEqual(game.actors(), [0])           # the king dominates, 13 fields or not

    def test_a12_filled_by_the_traitor(self):
        con = all_of(0, "C1", KING) | {"C1": [1], KING: [1]}
        game = round_end(con=con, Uls={"F1": [1], "F2": [1], "F3": [2]}, cumals=9)
        play(game, "buy", "card 30", "swap C1", "^K")
        self.assertEqual((game.phase, game.actors(), game.rath[0]), ("garrison", [0], [0, 1, 0]))
        play(game, "garrison -")
        self.assertEqual((game.phase, game.actors()), ("traitor", [2]))    # on with Ulster

    def test_a1_third_region(self):
        con = {"C1": [1], "K": [1]}
        game = round_end(2, start=0, con=con, Uls={"K": [0]}, cumals=0)
        self.assertEqual((game.phase, game.actors()), ("region", [0]))
        self.assertEqual(legal(game), {"region Lei", "region Mun"})
        regions = game.facts("all")["regions"]
        self.assertEqual(regions["Con"], {"closed": True, "king_stone": 1, "fields": {}})
        self.assertEqual(regions["Uls"], {"closed": True, "king_stone": 0, "fields": {}})
        play(game, "region Mun")
        self.assertEqual(list(game.facts("all")["regions"]), ["Con", "Uls", "Mun"])
        self.assertEqual(legal(game), {"start 1"})
        play(game, "start 1")
        self.assertEqual((game.start, game.round), (1, 3))

    def test_a1_closed_regions_are_inert(self):
        game = position(2, hand=[FARMER, STONE], con={}, kings={"Con": 1}, Uls={"F1": [1]})
        game.regions["Con"].closed = True
        self.assertFalse(any("Con" in m for m in legal(game)))

    def test_a1_third_region_in_the_middle_of_a_turn(self):
        uls = all_of(0, "H2") | {"H2": [1]}
        game = position(2, hand=[FARMER], Uls=uls, kings={"Con": 1})
        game.regions["Con"].closed = True
        play(game, "36 Uls =F2", "^H2")
        self.assertEqual((game.phase, game.actors()), ("region", [0]))
        play(game, "region Lei")
        self.assertEqual((game.phase, game.actors()), ("turn", [1]))

    def test_a18_victory(self):
        con = {"C1": [0], "C2": [0], "W1": [0], "W2": [0], "W3": [1]}
        for players in (2, 3):
            game = position(players, hand=[WARRIOR], Uls=con, kings={"Con": 0})
            game.regions["Con"].closed = players == 2
            play(game, "1 Uls =W1", "^K")
            self.assertTrue(game.over())
            self.assertEqual((game.winners(), game.actors()), ([0], []))
            self.assertIsNone(game.facts("all")["card"])

    def test_a18_by_ordinary_pieces(self):
        con = {"C1": [0], "C2": [0], "W1": [0], "W2": [0], "W3": [1]}
        game = position(3, hand=[WARRIOR], Uls={**con, "K": [2]}, con={"K": [0]})
        play(game, "1 Uls =W1", "^K")
        self.assertEqual(game.winners(), [0])
        regions = game.facts("all")["regions"]          # both are king stones now
        self.assertEqual((regions["Con"]["king_stone"], regions["Uls"]["king_stone"]), (0, 0))
        self.assertEqual((stacks(game), stacks(game, "Uls")["K"]), ({}, [2]))
        self.assertEqual((game.king_stones, game.supply[0]), ([0, 2, 2], 16))
        self.assertTrue(pieces_add_up(game))


class Traitor(unittest.TestCase):
    def test_a13_most_fields_first_then_clockwise(self):
        con = {"F1": [0], "F2": [0], "F3": [0], "F4": [2], "F5": [2], "H1": [3, 1]}
        game = round_end(4, con=con, cumals=5)
        self.assertEqual((game.phase, game.actors()), ("traitor", [2]))
        self.assertEqual(legal(game), {"buy", "no"})
        play(game, "no")
        self.assertEqual(game.actors(), [3])
        play(game, "no")
        self.assertEqual(game.actors(), [1])           # a captive counts
        play(game, "no")
        self.assertEqual(game.phase, "start")

    def test_a13_tie_no_dominant_and_duel(self):
        con = {"F1": [0], "F2": [1], "H1": [2], "F3": [0], "F4": [1]}
        game = round_end(con=con, cumals=[5, 0, 5], pile=range(1, 37))
        self.assertEqual((game.phase, game.actors()), ("traitor-duel", ["*"]))
        play(game, "card 5")
        self.assertEqual(game.facts("public")["duel"], [[0, 5]])
        play(game, "card 9")
        self.assertEqual(game.facts("public")["duel"], [])
        self.assertEqual(game.facts("public")["discards"], [5, 9])
        self.assertEqual(game.actors(), [2])           # 1 won, cannot pay: passes; then 2
        play(game, "no")
        self.assertEqual(game.actors(), [0])

    def test_a13_no_duel_when_nobody_can_pay(self):
        con = {"F1": [0], "F2": [1]}
        game = round_end(con=con, cumals=0)
        self.assertEqual(game.phase, "start")

    def test_a13_exchange(self):
        con = {"F1": [0, 1, 2], "F2": [0, 0], "F3": [1]}
        game = round_end(con=con, cumals=5)
        self.assertEqual(game.actors(), [1])
        play(game, "buy")
        self.assertEqual((game.phase, game.actors(), game.cumals[1]), ("traitor-card", ["*"], 4))
        play(game, "card 36")
        self.assertEqual((game.card, game.discards), (36, [36]))
        self.assertEqual(legal(game), {"swap F2", "skip"})        # F1 has nothing to its left
        supply = list(game.supply)
        play(game, "swap F2")
        self.assertEqual(stacks(game)["F2"], [1, 0])
        self.assertEqual(game.supply, [supply[0] + 1, supply[1] - 1, supply[2]])
        self.assertEqual(legal(game), {"^H2", "done"})
        play(game, "^H2")
        self.assertEqual(stacks(game)["H2"], [1])

    def test_a13_frees_own_captives(self):
        game = round_end(con={"F1": [0, 1, 2, 1], "F2": [0]}, cumals=[0, 5, 0])
        play(game, "card 2", "card 3")                 # 1 and 2 tie with no field each
        play(game, "buy", "card 27", "swap F1")
        self.assertEqual(stacks(game)["F1"], [1, 2])
        self.assertTrue(pieces_add_up(game))

    def test_a13_stone_any_enemy_field_but_k(self):
        con = {"C1": [0], "W2": [1], "H1": [2], "K": [0]}
        game = round_end(con=con, cumals=[5, 5, 0])
        play(game, "card 20", "card 3")
        self.assertEqual(game.actors(), [1])
        play(game, "buy", "card 30")
        self.assertEqual(legal(game), {"swap C1", "swap H1", "skip"})

    def test_a13_no_supply_draws_all_the_same(self):
        game = round_end(con={"F1": [0], "F2": [0], "F3": [1]}, cumals=5)
        game.supply[1] = 0
        play(game, "buy", "card 36")
        self.assertEqual((game.phase, game.discards, game.card), ("start", [36], None))

    def test_a10_traitor_cannot_depose(self):
        con = {"C1": [0], "C2": [1], "F1": [1]}
        game = round_end(con=con, cumals=[0, 9, 0], kings={"Con": 0})
        play(game, "buy", "card 30", "swap C1")
        self.assertEqual(game.phase, "start")
        self.assertEqual(game.regions["Con"].king_stone, 0)

    def test_a18_traitor_wins(self):
        con = {"C1": [0], "C2": [1], "F1": [0]}
        game = round_end(con=con, cumals=[0, 9, 0], kings={"Uls": 1})
        play(game, "buy", "card 30", "swap C1", "^K")
        self.assertEqual(game.winners(), [1])


class Cards(unittest.TestCase):
    def test_beginning(self):
        game = Game(3, deck=DECK)
        self.assertEqual((game.phase, game.actors()), ("duel", ["*"]))
        self.assertIsNone(game.facts("all")["start"])
        play(game, "card 7", "card 30")
        self.assertEqual(game.facts(1)["duel"], [[0, 7], [1, 30]])
        self.assertEqual(game.facts(1)["pile_count"], 34)
        play(game, "card 8")
        facts = game.facts("public")
        self.assertEqual((facts["phase"], facts["start"], facts["duel"]), ("deal", 1, []))
        self.assertEqual((facts["pile_count"], facts["pile"]), (36, None))
        for card in range(1, 19):
            play(game, "card %d" % card)
        self.assertEqual(sorted(game.hand[1]), [1, 4, 7, 10, 13, 16])
        self.assertEqual((game.phase, game.actors()), ("choice", [0, 1, 2]))
        self.assertEqual(len(game.legal(2)), 20)
        game.play(1, "keep 1 10 16")
        self.assertEqual(game.actors(), [0, 2])
        mine, others = game.facts(1)["seats"][1], game.facts(0)["seats"][1]
        self.assertEqual((mine["hand"], mine["aside"]), ([1, 10, 16], [4, 7, 13]))
        self.assertEqual((others["hand"], others["hand_count"]), (None, 3))
        self.assertEqual((others["aside"], others["aside_count"]), (None, 3))
        game.play(2, "keep 2 5 8")
        game.play(0, "keep 3 6 9")
        self.assertEqual((game.phase, game.actors()), ("turn", [1]))

    def test_a19_reshuffle_leaves_the_duel_out(self):
        con = {"F1": [0], "F2": [1]}
        game = round_end(2, con=con, cumals=5, pile=[4], discards=[6, 7, 8])
        self.assertIsNone(game.facts(0)["pile"])
        play(game, "card 4")
        self.assertEqual(legal(game), {"card 6", "card 7", "card 8"})
        self.assertEqual(game.facts(0)["pile"], [6, 7, 8])
        self.assertEqual(game.facts(0)["discards"], [])
        play(game, "card 6")
        self.assertEqual(game.facts(1)["discards"], [4, 6])
        self.assertEqual(game.facts(1)["pile"], [7, 8])

    def test_second_round_uses_the_cards_set_aside(self):
        game = Game(2)
        while game.round == 1:
            if game.phase == "start":
                aside = [list(cards) for cards in game.aside]
            seat = game.actors()[0]
            game.play(seat, [m for m in game.legal(seat)
                             if not m.startswith(("keep", "card")) and "disc" in m
                             or m.startswith(("keep", "card", "start"))][0])
        self.assertEqual((game.hand, game.aside), (aside, [[], []]))
        self.assertEqual(game.start, 0 if game.first_start == 1 else 1)


class RoundEnd(unittest.TestCase):
    def test_a15_clearing(self):
        con = {"K": [0, 1], "F1": [1, 0, 2], "F2": [0, 0, 2]}
        game = round_end(con=con, cumals=0)
        self.assertEqual((game.phase, game.actors()), ("garrison", [0]))
        self.assertEqual(game.rath, [[0, 1, 1], [1, 0, 1], [0, 0, 0]])
        self.assertEqual((game.supply, game.king_stones), ([19, 19, 18], [1, 2, 2]))
        play(game, "garrison -")                       # exchange follows by itself
        self.assertEqual(game.rath, [[0, 0, 1], [0, 0, 1], [0, 0, 0]])
        self.assertEqual(game.supply, [20, 20, 18])

    def test_a22_each_garrison_before_the_next_clearing(self):
        game = round_end(con={"K": [0]}, Uls={"K": [1]}, cumals=0)
        self.assertEqual((game.actors(), stacks(game, "Uls")), ([0], {"K": [1]}))
        play(game, "garrison F1", "garrison F2")
        self.assertEqual((game.actors(), stacks(game, "Uls")), ([1], {}))

    def test_a16_ransoms(self):
        game = round_end(3, start=1, cumals=[2, 3, 0], raths={1: [3, 0, 1], 0: [0, 0, 2]})
        self.assertEqual((game.actors(), legal(game)), ([0], {"ransom 0", "ransom 1", "ransom 2"}))
        play(game, "ransom 2")
        self.assertEqual((game.cumals, game.rath[1]), ([0, 5, 0], [1, 0, 1]))
        self.assertEqual(game.phase, "start")          # seat 2 cannot pay anybody
        self.assertEqual(legal(game), {"start 0", "start 2"})

    def test_a14_ties_earn_nothing(self):
        game = round_end(3, con={"F1": [0], "F2": [1], "K": [0]}, Uls={"F1": [0]}, cumals=0)
        self.assertEqual(game.cumals, [2, 0, 0])       # Ulster's farmers, farmers in two regions


class RandomGames(unittest.TestCase):
    GAMES = int(os.environ.get("GAMES", 51))
    STEPS = 400

    def check(self, game):
        self.assertTrue(pieces_add_up(game))
        self.assertTrue(all(c >= 0 for c in game.cumals))
        cards = sum(game.hand + game.aside, []) + game.pile + game.discards
        self.assertEqual(sorted(cards + [card for _, card in game.duel]), list(range(1, 37)))
        for region in game.regions.values():
            self.check_region(game, region)
        self.assertEqual(game.over(), not game.actors())
        self.assertEqual(game.over(), bool(game.winners()))
        for seat in game.actors():
            moves = game.legal(seat)
            self.assertTrue(moves)
            self.assertEqual(len(moves), len(set(moves)))
            self.assertFalse(set(moves) in ({"done"}, {"no"}, {"skip"}, {"garrison -"},
                                            {"ransom 0"}))

    def check_region(self, game, region):
        if not game.over():
            self.assertFalse(region.king_stone is not None and region.fields[KING])
        for seat in game.seats():
            self.assertLessEqual(len(forts_of(region.fields, seat)),
                                 2 if game.phase == "forts" else 1)
        for field, stack in region.fields.items():
            if field == KING and len(stack) > 1:
                self.assertNotEqual(stack[0], stack[1])
            self.assertFalse(len(stack) > 2 and stack[0] == stack[1] == stack[2])
        if region.closed:
            self.assertIsNotNone(region.king_stone)
            self.assertFalse(any(region.fields.values()))
        if not game.over():
            owners = {region.controller(f) for f in FIELDS}
            self.assertTrue(len(owners) > 1 or owners == {None})       # never full

    def test_invariants(self):
        for number in range(self.GAMES):
            players, style = 2 + number % 3, STYLES[number // 3 % len(STYLES)]
            rng = random.Random(number)
            game = Game(players)
            with self.subTest(number=number, style=style.__name__):
                for _ in range(self.STEPS):
                    self.check(game)
                    if game.over():
                        break
                    seat, text = choose(game, style, rng)
                    before = json.dumps(game.facts("all"))
                    twin = game.copy()
                    game.play(seat, text)
                    self.assertEqual(json.dumps(twin.facts("all")), before)

    def test_illegal_moves_are_refused(self):
        game = Game(2)
        for seat, text in (("*", "card 99"), (0, "card 1"), ("*", "nonsense")):
            with self.assertRaises(ValueError):
                game.play(seat, text)


def chances(game):
    """Every card is equally likely."""
    cards = game.legal("*")
    return {card: 1 / len(cards) for card in cards}


def fake_engine(fault):
    """An engine made of the reference; `fault` spoils one kind of answer."""
    def spoil(game, answer):
        if fault == "hand" and game.phase == "turn" and "position" in answer:
            answer["position"]["seats"][0]["hand"] = [1, 2, 3]
        if fault == "legal" and game.phase == "promotion" and "legal" in answer:
            answer["legal"][str(game.actors()[0])].remove("done")
    fake.serve(Game, chances, spoil)


class CrossCheck(fake.CrossCheckCase):
    script, module = "crosscheck_seat_of_kings.py", "test_seat_of_kings_reference"

    def test_agreement(self):
        self.assert_agreement(games=3, steps=150, passed=9)

    def test_wrong_legal_moves_are_found(self):
        self.assert_found(self.run_with("legal", 3, 150), "only the reference has done")

    def test_wrong_views_are_found(self):
        self.assert_found(self.run_with("hand", 3, 150), "seats.0.hand: engine [1, 2, 3]")

    def test_facts_may_have_more_fields(self):
        self.assertEqual(compare_position({"a": 1, "more": 2}, {"a": 1}), [])
        self.assertTrue(compare_position({"regions": {"Con": 1, "Uls": 1}},
                                         {"regions": {"Con": 1}}))
        self.assertTrue(compare_position({"start": 0}, {"start": None}))
        self.assertTrue(compare_position({"closed": 0}, {"closed": False}))

    def test_probabilities(self):
        right = {"actors": ["*"], "over": False, "legal": {"*": ["card 1", "card 2"]}}
        answer = {"actors": ["*"], "over": False, "legal": {"*": [["card 1", .5], ["card 2", .5]]}}
        self.assertEqual(compare_legal(answer, right), [])
        answer["legal"]["*"][0][1] = 0.4
        self.assertTrue(compare_legal(answer, right))


if __name__ == "__main__":
    unittest.main()
