"""Tests of the reference: the spec's worked examples, the manual's figures and examples
as far as the text tells them (hills not named in the text are made up), and every decision."""

import os
import pathlib
import random
import re
import stat
import subprocess
import sys
import tempfile
import unittest

from perft import perft
from tara_reference import (
    ADJACENT, ADJACENT_PAIRS, COLOURS, HILLS, KNIGHTS_MOVES, ONE_OR_TWO_AWAY, RULE_SETS,
    besieged_ringforts, bridges_used, is_besieged, kingdoms, score_bridges, score_high_kings,
    score_kingdoms, start)

HERE = os.path.dirname(os.path.abspath(__file__))


def hills(text):
    return set(text.split())


def position(rule_set, seat, red="", blue="", red_kings="", blue_kings="", battle=True, **more):
    """A position set up by hand; `seat` is to act."""
    game = start(rule_set)
    game.seat_to_act = seat
    game.forts = {"red": hills(red), "blue": hills(blue)}
    game.kings = {"red": hills(red_kings), "blue": hills(blue_kings)}
    if hasattr(game, "battle"):
        game.battle = battle
    if hasattr(game, "placed"):
        game.placed = {"red": 3, "blue": 3}
    for name, value in more.items():
        setattr(game, name, value)
    return game


def rest(*taken):
    return " ".join(HILLS - set().union(*(hills(t) for t in taken)))


class Board(unittest.TestCase):
    def test_hills_and_neighbours(self):
        self.assertEqual(len(HILLS), 45)
        self.assertEqual(len(ADJACENT_PAIRS), 76)
        by_count = {n: {h for h in HILLS if len(ADJACENT[h]) == n} for n in (2, 3, 4)}
        self.assertEqual(by_count[2], hills("A2 A6 B1 B7 F1 F7 G2 G6"))
        self.assertEqual([len(by_count[n]) for n in (2, 3, 4)], [8, 12, 25])

    def test_knights_moves(self):
        for h in hills("C3 C4 C5 D3 D4 D5 E3 E4 E5"):
            self.assertEqual(len(KNIGHTS_MOVES[h]), 8)
        for h in hills("A2 A6 B1 B7 F1 F7 G2 G6"):
            self.assertEqual(len(KNIGHTS_MOVES[h]), 3)

    def test_besieged_corner_edge_middle(self):
        for red, blue in (("A2", "A3 B2"), ("A4", "A3 A5 B4"), ("D4", "D3 D5 C4 E4")):
            self.assertEqual(besieged_ringforts(hills(red), hills(blue)), {red})
        self.assertFalse(is_besieged("A4", hills("A3 A5")))
        # two linked ringforts cannot be besieged
        self.assertEqual(besieged_ringforts(hills("D4 D5"), hills("D3 C4 E4 C5 E5 D6")), set())

    def test_kingdoms_and_linking(self):
        self.assertEqual(len(kingdoms(hills("A2"))), 1)
        self.assertEqual(len(kingdoms(hills("A2 B1 D4 D5 E5"))), 3)
        self.assertEqual(bridges_used(hills("C4 E4 D5")), 0)
        self.assertEqual(bridges_used(hills("C4 E4 D5 D4")), 3)       # one new fort, three links
        self.assertEqual(bridges_used(hills("D5 D4")), 1)

    def test_one_or_two_away(self):
        self.assertEqual(len(ONE_OR_TWO_AWAY["D4"]), 16)              # fig. 9-1
        self.assertEqual(ONE_OR_TWO_AWAY["A2"], hills("A3 A4 B2 C2 B3 C4 B1"))


class Scores(unittest.TestCase):
    def test_worked_examples(self):
        self.assertEqual(score_kingdoms(1, 4, 20, 25), (5, 0))
        self.assertEqual(score_kingdoms(2, 3, 20, 25), (3, 0))        # fig. 1-6
        self.assertEqual(score_kingdoms(1, 1, 24, 21), (5, 0))        # fig. 1-7
        self.assertEqual(score_kingdoms(3, 6, 20, 25), (5, 0))        # fig. 8-8
        self.assertEqual(score_kingdoms(1, 6, 22, 23), (7, 0))
        self.assertEqual(score_kingdoms(1, 3, 22, 23), (4, 0))        # fig. 9-4
        self.assertEqual(score_kingdoms(2, 2, 22, 23), (0, 3))
        self.assertEqual(score_kingdoms(3, 3, 20, 20), (1, 1))        # D5
        self.assertEqual(score_bridges(34, 27, 20, 25), (9, 0))
        self.assertEqual(score_bridges(30, 30, 25, 20), (7, 0))
        self.assertEqual(score_bridges(30, 30, 20, 20), (1, 1))

    def test_high_kings(self):
        self.assertEqual(score_high_kings(6, 7, 20, 20, 1, 0), (4, 0))      # fig. 6-14
        self.assertEqual(score_high_kings(1, 4, 20, 20, 0, 1), (5, 1))
        self.assertEqual(score_high_kings(1, 4, 20, 20, 1, 1), (6, 1))
        self.assertEqual(score_high_kings(4, 4, 23, 22, 0, 0), (3, 0))
        self.assertEqual(score_high_kings(4, 4, 22, 22, 1, 0), (1, 1))      # nothing else
        self.assertEqual(score_high_kings(1, 9, 23, 22, 0, 2), (0, 2))
        self.assertEqual(score_high_kings(1, 9, 23, 22, 1, 2), (1, 2))
        self.assertEqual(score_high_kings(1, 9, 23, 22, 3, 1), (3, 1))
        self.assertEqual(score_high_kings(6, 4, 20, 20, 1, 0), (1, 4))      # 7-1 option A
        self.assertEqual(score_high_kings(6, 3, 20, 20, 1, 0), (1, 5))      # 7-1 options C, D


class SacredHill(unittest.TestCase):
    def test_manoeuvres(self):
        game = start("sacred-hill-1")
        self.assertEqual(game.legal(), HILLS)
        game.play("D4")
        self.assertEqual(game.legal(), HILLS - {"D4"})
        game.play("C6")
        # C6 is taken; all knight's moves of D4 else
        self.assertEqual(game.legal(), hills("B3 B5 C2 E2 E6 F3 F5"))
        game.play("B5")
        game.play("E5")                   # adjacent to enemies is allowed; knight's move from C6
        # from D4: C2 E2 E6 F3 F5 (B3 is two from B5); from B5: A3 C7 (C3 and D6 are near D4)
        self.assertEqual(game.legal(), hills("C2 E2 E6 F3 F5 A3 C7"))

    def test_too_close_is_a_cross(self):                              # fig. 1-1
        game = position("sacred-hill-1", 0, "C3 D5", "G4", battle=False)
        for hill in game.legal():
            for own in hills("C3 D5"):
                self.assertNotIn(hill, ADJACENT[own])
        self.assertNotIn("C4", game.legal())       # next to C3
        self.assertNotIn("E4", game.legal())       # knight's move from C3, diagonal to D5
        self.assertNotIn("C5", game.legal())
        self.assertIn("B1", game.legal())
        self.assertIn("E7", game.legal())

    def test_battle_is_called_and_the_other_follows(self):            # S2, fig. 1-2, 1-3
        # Red's only fort A2 has its knight's moves B4 C1 C3 occupied
        game = position("sacred-hill-1", 0, "A2", "B4 C1 C3", battle=False)
        self.assertEqual(game.legal(), hills("A3 B2"))
        game.play("A3")
        self.assertTrue(game.battle)
        blue = hills("A4 B3 B5 C4 B1 D1 C2 D3")                       # next to own forts only
        self.assertEqual(game.legal(), blue)

    def test_must_capture(self):                                      # fig. 1-4
        game = position("sacred-hill-1", 1, "D6 F2", "C6 E6 D5 D7")
        self.assertEqual(game.legal(), {"D6"})
        game.play("D6")
        self.assertEqual(game.snapshot()["red"], ["F2"])
        self.assertIn("D6", game.snapshot()["blue"])
        self.assertEqual(game.seat(), 0)

    def test_choice_between_captures(self):
        game = position("sacred-hill-1", 1, "D6 A2", "C6 E6 D5 D7 A3 B2")
        self.assertEqual(game.legal(), hills("D6 A2"))

    def test_start_afresh_and_be_captured(self):                      # fig. 1-5
        red = "A2 A3 A4 A5 A6 B1 C1 D1 E1 F1 B2 C2 D2 E2 F2 G2 B3 C3 D3"
        game = position("sacred-hill-1", 0, red, rest(red, "E5"))
        self.assertEqual(game.legal(), {"E5"})
        game.play("E5")
        self.assertEqual(game.legal(), {"E5"})
        game.play("E5")
        self.assertEqual(game.legal(), {"out"})
        game.play("out")
        self.assertEqual(game.legal(), {"out"})
        game.play("out")                                              # T4
        self.assertTrue(game.over())
        self.assertEqual(game.legal(), set())
        self.assertIsNone(game.seat())
        self.assertEqual(game.scores(), [0, 2 + 26 - 19])

    def test_last_turn_after_out_may_be_a_capture(self):              # T4
        game = position("sacred-hill-1", 0, "A2", rest("A2"))
        self.assertEqual(game.legal(), {"out"})
        game.play("out")
        self.assertEqual(game.legal(), {"A2"})
        game.play("A2")
        self.assertTrue(game.over())

    def test_no_supply_limit(self):                                   # T5
        red = " ".join(sorted(HILLS)[:35])
        game = position("sacred-hill-1", 0, red, "G6")
        self.assertTrue(game.legal() - {"out"})


class SacredHillLevel2(unittest.TestCase):
    def test_two_op2s(self):                                          # fig. 2-2
        game = position("sacred-hill-2", 1, "A2", "C5 D4 F6")
        self.assertEqual(game.legal(), hills("C4 D5"))
        game.play("C4")                                               # no more than OP2: D5
        game.play("A3")
        self.assertEqual(game.legal(), {"D5"})

    def test_op1s_at_the_start(self):                                 # fig. 2-1
        game = position("sacred-hill-2", 1, "A2 A4", "C3 D5")
        self.assertEqual(game.legal(), ADJACENT["C3"] | ADJACENT["D5"])

    def test_besieged_ringforts_have_an_op(self):                     # fig. 2-3
        game = position("sacred-hill-2", 1, "A2 A5 D4", "A3 B2 A4 A6 B5 D3 D5 C4 E4")
        self.assertEqual([game.order_of_priority(h) for h in ("A2", "A5", "D4")], [2, 3, 4])

    def test_capture_may_wait(self):                                  # fig. 2-4
        game = position("sacred-hill-2", 1, "B1 C2 D1", "B2 C1 F5 E6")
        self.assertEqual(game.legal(), hills("B1 F6 E5"))

    def test_op4_first(self):                                         # fig. 2-5
        game = position("sacred-hill-2", 0, "E5 G5 F4 F6 B2", "F5 E4 E6 G4 G6")
        self.assertEqual(game.legal(), {"F5"})

    def test_higher_op_before_capture(self):
        game = position("sacred-hill-2", 0, "A3 B2 D3 C4 E4", "A2")
        # D4 has OP3, the besieged A2 only OP2
        self.assertEqual(game.legal(), {"D4"})

    def test_op0_anywhere(self):
        red = "A2 A3"
        game = position("sacred-hill-2", 0, red, "A4 B2 B3")
        self.assertEqual(game.legal(), HILLS - hills("A2 A3 A4 B2 B3"))


class Doubles(unittest.TestCase):
    def test_areas(self):                                             # D1
        game = start("four-treasures-doubles")
        sizes = [len(a) for a in game.AREAS]
        self.assertEqual(sizes, [26, 26, 26, 26])
        self.assertEqual(game.AREAS[0] & game.AREAS[2], game.SHARED_ROW["red"])
        self.assertEqual(game.AREAS[1] & game.AREAS[3], game.SHARED_ROW["blue"])
        self.assertEqual(game.legal(), game.AREAS[0])                 # no D2 in Four Treasures

    def test_first_ringforts(self):                                   # D2
        for id in ("sacred-hill-doubles-1", "sacred-hill-doubles-2"):
            game = start(id)
            self.assertEqual(game.legal(), hills("A4 B4 C4 D4 E4 F4 G4"))
            game.play("D4")
            self.assertEqual(game.legal(), hills("D1 D2 D3 D5 D6 D7"))
            game.play("D6")
            self.assertEqual(game.legal(), hills("B5 C6 E6 F5"))      # seat 2, Red north
            game.play("C6")
            self.assertEqual(game.legal(), hills("E4 F5 F7"))         # seat 3, Blue east
            game.play("F5")
            self.assertEqual(game.seat(), 0)
            # Red south: knight's moves of D4; the partner's C6 would add B4, too close to D4
            self.assertEqual(game.legal(), hills("B3 C2 E2 F3"))

    def test_jump_from_the_partners_fort(self):                       # D1, fig. 3-2
        game = position("sacred-hill-doubles-1", 0, "G4 C5", "D2", battle=False)
        # from G4: E3 F2; from the partner's C5: A4 B3 D3 E4 (E4 is 4 from G4: too close)
        self.assertEqual(game.legal(), hills("E3 F2 A4 B3 D3"))

    def test_start_seat(self):
        game = start("sacred-hill-doubles-1", 3)
        self.assertEqual((game.seat(), game.legal()), (3, hills("D1 D2 D3 D4 D5 D6 D7")))
        game.play("D2")
        self.assertEqual((game.seat(), game.legal()), (0, hills("A4 B4 C4 D4 E4 F4 G4")))
        game.play("D4")
        self.assertEqual((game.seat(), game.legal()), (1, hills("B1 B3 C4")))

    def test_capture_only_in_own_area(self):                          # D4, section 5
        for id in ("sacred-hill-doubles-1", "four-treasures-doubles"):
            blue, red = "D6", "C6 E6 D5 D7"
            south = position(id, 0, red, blue)
            self.assertNotIn("D6", south.legal())
            north = position(id, 2, red, blue)
            self.assertEqual(north.legal(), {"D6"})

    def test_level_2_within_the_area(self):
        game = position("sacred-hill-doubles-2", 0, "C6 E6 D5 D7 B2", "D6")
        self.assertEqual(game.legal(), hills("B1 A2 B3 C2 D4"))       # D6 (OP4) lies outside

    def test_start_afresh_in_the_area(self):
        game = position("sacred-hill-doubles-1", 0, "D7", "C7 E7 D6")
        self.assertEqual(game.legal(), game.AREAS[0])

    def test_battle_for_all(self):                                    # D3
        # seat 0's area is full of Blue but for the fort A4 and the vacant D1
        south = {h for h in HILLS if h[1] in "1234"} - hills("A4 D1")
        game = position("sacred-hill-doubles-1", 0, "A4 D6", " ".join(south), battle=False)
        self.assertEqual(game.legal(), {"D1"})                        # afresh: nothing adjacent
        game.play("D1")
        self.assertTrue(game.battle)

    def test_three_turns_after_out(self):                             # D5, T4
        game = position("sacred-hill-doubles-1", 0, "A4 B5", rest("A4 B5 D6 A6 F6 G6 C7"))
        # south is full, and A4 touches B4 of Blue: nothing for seat 0
        self.assertEqual(game.legal(), {"out"})
        game.play("out")
        self.assertEqual([game.seat(), game.over()], [1, False])
        game.play(sorted(game.legal())[0])
        self.assertEqual([game.seat(), game.over()], [2, False])
        game.play(sorted(game.legal())[0])
        self.assertEqual([game.seat(), game.over()], [3, False])
        game.play(sorted(game.legal())[0])
        self.assertTrue(game.over())
        self.assertEqual(len(game.scores()), 4)
        self.assertEqual(game.scores()[0], game.scores()[2])
        self.assertEqual(game.scores()[1], game.scores()[3])

    def test_draw(self):
        game = position("four-treasures-doubles", 0, "A2 A3", "G5 G6", finished=True)
        self.assertEqual(game.scores(), [1, 1, 1, 1])


class FourTreasures(unittest.TestCase):
    def test_build_anywhere_or_capture(self):                         # F1
        game = start("four-treasures")
        for move in ("A3", "A2", "B2"):
            self.assertEqual(game.legal(), game.vacant())
            game.play(move)
        self.assertEqual(game.legal(), game.vacant())                 # Blue need not defend
        game.play("D4")
        self.assertEqual(game.legal(), {"A2"})                        # Red must capture
        game.play("A2")
        self.assertEqual(game.snapshot(), {"red": ["A2", "A3", "B2"], "blue": ["D4"],
                                           "red_kings": [], "blue_kings": []})

    def test_built_on_a_besieged_hill(self):
        game = position("four-treasures", 1, "A3 B2", "")
        game.play("A2")
        self.assertEqual(game.legal(), {"A2"})


class HighKings(unittest.TestCase):
    FIG65_RED = "B6 F6 E5 D4 D6 E7 G3 E1 F4"

    def test_placing(self):                                           # H1
        game = start("high-kings-1")
        self.assertEqual(game.legal(), HILLS)
        game.play("D4")
        self.assertEqual(game.legal(), HILLS - {"D4"})                # next to enemies is allowed
        game.play("D5")
        self.assertEqual(game.legal(), HILLS - hills("D4 D5 C4 E4 D3"))
        for move in ("A2", "G2", "C3", "G6"):
            self.assertNotIn("pass", game.legal())
            game.play(move)
        self.assertEqual(game.snapshot()["red_kings"], ["A2", "C3", "D4"])
        self.assertTrue(all(re.fullmatch("[A-G][1-7]-[A-G][1-7]", m) for m in game.legal()))
        # H2: not next to any own ringfort
        self.assertEqual({m for m in game.legal() if m[:2] == "A2"}, hills("A2-B4 A2-C1"))

    def test_capture_at_placement(self):                              # H1, H4
        game = start("high-kings-1")
        for move in ("A3", "A2", "B2"):
            game.play(move)
        self.assertEqual(game.snapshot()["blue_kings"], [])
        self.assertEqual(game.captured, {"red": 1, "blue": 0})
        self.assertEqual(game.snapshot()["blue"], ["A2"])             # the ringfort stays
        self.assertEqual(game.legal(), HILLS - hills("A2 A3 B2"))     # Blue goes on placing

    def test_double_capture_at_placement(self):                       # H7
        game = start("high-kings-1")
        for move in ("A3", "A2", "C1", "B1", "B2"):
            game.play(move)
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [2, 0])

    def test_only_moves_to_e3(self):                                  # H2, fig. 6-5
        game = position("high-kings-1", 1, self.FIG65_RED, "D7 F5 G2 C5 D3",
                        "E5 B6 G3", "D7 F5 G2", battle=False)
        self.assertEqual(game.legal(), hills("F5-E3 G2-E3"))
        game.play("F5-E3")
        self.assertTrue(game.battle)
        self.assertEqual(game.snapshot()["blue_kings"], ["D7", "E3", "G2"])
        self.assertIn("F5", game.snapshot()["blue"])

    def test_backtrack(self):                                         # H3, fig. 6-6
        game = position("high-kings-1", 1, self.FIG65_RED + " E3", "D7 F5 G2 C5 D3",
                        "E5 B6 G3", "D7 G2")
        self.assertEqual(game.legal(), {"D7-C5"})                     # Red is mobile: no pass
        game.play("D7-C5")
        self.assertEqual(game.snapshot()["blue_kings"], ["C5", "G2"])
        self.assertEqual(game.snapshot()["blue"], sorted(hills("D7 F5 G2 C5 D3")))
        self.assertEqual(game.quiet_turns, 1)

    def test_manoeuvres_away_from_own_ringforts(self):                # fig. 6-1
        game = position("high-kings-1", 0, "D4 C1", "G6", "D4", "G6", battle=False)
        self.assertEqual(game.legal(), {"D4-" + h for h in KNIGHTS_MOVES["D4"] - {"C2"}})
        game.battle = True
        self.assertEqual(game.legal(), {"D4-" + h for h in KNIGHTS_MOVES["D4"]})

    def test_never_next_to_another_own_king(self):
        game = position("high-kings-1", 0, "D4 F1", "G6", "D4 F1", "G6")
        self.assertIn("D4-E2", game.legal())
        game.kings["red"] = hills("D4 E1")
        game.forts["red"] = hills("D4 E1")
        self.assertNotIn("D4-E2", game.legal())

    def test_capture_with_a_new_ringfort(self):                       # H4, fig. 6-7
        game = position("high-kings-1", 1, "D6", "C6 E6 D5 F6 G2", "D6", "F6 G2")
        quiet = game.copy()
        quiet.play("F6-G4")                                           # not obligatory
        self.assertEqual(quiet.captured["blue"], 0)
        game.play("F6-D7")
        self.assertEqual(game.captured["blue"], 1)
        self.assertEqual(game.snapshot()["red_kings"], [])
        self.assertEqual(game.snapshot()["red"], ["D6"])              # the ringfort stays

    def test_backtrack_captures(self):                                # fig. 6-8
        # Blue's king A2 stands besieged by A3 and B2; Red's only king is immobile on D1
        game = position("high-kings-1", 0, "A3 B2 D1", "A2 C3 E3 F2 F6", "D1", "A2 F6")
        self.assertEqual(game.legal(), {"D1-B2"})
        game.play("D1-B2")
        self.assertEqual(game.captured["red"], 1)
        self.assertEqual(game.snapshot()["blue_kings"], ["F6"])
        self.assertIn("A2", game.snapshot()["blue"])                  # the ringfort stays

    def test_capture_is_not_made_by_a_king_that_does_not_arrive_there(self):     # H4
        # A king elsewhere completes nothing; the besieging Red king on B2 does not act
        game = position("high-kings-1", 0, "A3 B2 D4", "A2 F6", "B2 D4", "A2 F6")
        game.play("D4-E6")
        self.assertEqual(game.captured["red"], 0)

    def test_safe_on_a_besieged_hill(self):                           # H5, fig. 6-9
        game = position("high-kings-1", 0, "B6 F2", "C7 E7 D6 F5", "B6 F2", "D6 F5")
        game.play("B6-D7")                                            # besieged, beside king D6
        self.assertEqual(game.captured, {"red": 0, "blue": 0})
        self.assertEqual(game.snapshot()["red_kings"], ["D7", "F2"])
        # another Blue king can still make the capture, here by backtracking to E7
        game.forts["red"] |= game.vacant()
        self.assertIn("F5-E7", game.legal())
        game.play("F5-E7")
        self.assertEqual(game.captured["blue"], 1)
        self.assertEqual(game.snapshot()["red_kings"], ["F2"])

    def test_capture_from_a_besieged_hill(self):                      # fig. 6-10, 6-11
        for extra, captured, over in (("", 1, False), (" C7", 2, True)):
            game = position("high-kings-1", 0, "C6 D6 F6 B2" + extra, "D7 F7 E6 G3",
                            "C6 B2", "D7 F7 G3")
            self.assertTrue(is_besieged("E7", game.forts["blue"]))
            game.play("C6-E7")
            self.assertEqual(game.captured["red"], captured)
            self.assertEqual(game.over(), over)
            self.assertEqual("D7" in game.kings["blue"], not over)
        self.assertEqual(game.scores(), [2, 0])

    def test_triple_capture(self):                                    # H9
        game = position("high-kings-1", 0, "C6 D6 F6 B2 C7", "D7 F7 E6", "C6 B2", "D7 F7",
                        captured={"red": 1, "blue": 1})
        game.play("C6-E7")
        self.assertEqual(game.scores(), [3, 1])

    def test_capture_a_ringfort(self):                                # H3, fig. 6-13
        blue = "F5 D7 F7 E6 A2"
        red = "E7 D4 D6 E3 G3 G4 B4 C1 C3"
        game = position("high-kings-1", 1, red, blue, "G4", "F5 A2")
        self.assertEqual(game.legal(), {"F5xE7"})
        game.play("F5xE7")
        self.assertIn("E7", game.snapshot()["blue"])
        self.assertIn("E7", game.snapshot()["blue_kings"])
        self.assertEqual(game.quiet_turns, 0)

    def test_no_ringfort_capture_while_mobile_or_under_a_king(self):
        blue = "F5 D7 F7 E6 A2"
        red = "E7 D4 D6 E3 G3 G4 B4 C1"
        game = position("high-kings-1", 1, red, blue, "G4", "F5 A2")   # A2 can go to C3
        self.assertEqual(game.legal(), {"A2-C3"})
        game = position("high-kings-1", 1, red + " C3", blue, "G4 E7", "F5 A2")
        self.assertNotIn("F5xE7", game.legal())
        # never next to another own king
        game = position("high-kings-1", 1, red + " C3 B5 B6 C5 F6 E5", blue, "G4", "F5 D7")
        self.assertNotIn("F5xE7", game.legal())

    def test_out_goes_on(self):                                       # H6
        game = position("high-kings-1", 1, "B4 C1 C3 A3 D2 D5", "A2 B1", "D5 G4", "A2 B1",
                        captured={"red": 1, "blue": 0})
        game.forts["red"].add("G4")
        self.assertEqual(game.legal(), {"out"})
        game.play("out")
        self.assertFalse(game.over())
        self.assertEqual(game.seat(), 0)
        self.assertEqual(game.quiet_turns, 1)
        game.play("G4-F2")
        self.assertEqual(game.legal(), {"out"})
        self.assertEqual(game.quiet_turns, 0)

    def test_last_hill(self):                                         # H7
        red, blue = "D4 F1 A2", rest("D4 F1 A2 E2")
        game = position("high-kings-1", 0, red, blue, "D4", "B7 G5")
        game.play("D4-E2")
        self.assertFalse(game.over())
        self.assertIn("pass", game.legal())
        game.play(sorted(game.legal() - {"pass"})[0])
        self.assertTrue(game.over())

    def test_pass_needs_all_kings_immobile(self):                     # H6
        red, blue = "D4 F1 A2", rest("D4 F1 A2 E2")
        game = position("high-kings-1", 1, red, blue, "D4", "B7 G5")
        self.assertNotIn("pass", game.legal())                        # Red can reach E2
        game.kings["red"] = {"A2"}
        self.assertIn("pass", game.legal())
        game.play("pass")
        self.assertEqual(game.snapshot()["blue_kings"], [])
        self.assertFalse(game.over())
        self.assertIn("pass", game.legal())
        game.play("pass")
        self.assertTrue(game.over())

    def test_twenty_quiet_turns(self):                                # H8
        game = fig71("high-kings-1")
        turns = 0
        while not game.over():
            quiet = [m for m in sorted(game.legal()) if m[3:5] in game.own()]
            game.play(quiet[0])
            turns += 1
        self.assertEqual(turns, 20)
        self.assertEqual(game.ending, "quiet turns")

    def test_pass_is_not_counted(self):                               # H8, H6
        game = fig71("high-kings-1")
        game.quiet_turns = 19
        game.play("pass")
        self.assertEqual((game.over(), game.quiet_turns), (False, 19))
        game.play("A3-C2")                                            # the one more turn
        self.assertEqual(game.ending, "last turn")

    def test_out_may_be_the_twentieth_quiet_turn(self):               # H8
        game = position("high-kings-1", 1, "B4 C1 C3 A3 D2 D5 G4", "A2 B1", "D5 G4", "A2 B1")
        game.quiet_turns = 19
        game.play("out")
        self.assertEqual(game.ending, "quiet turns")


# fig. 7-1a: only the hills named in the text are the manual's; the rest of the board was
# searched so that all the numbers of kingdoms in the text come out.
FIG71_RED = "A2 A3 A5 A6 B1 B2 B4 B7 C2 C3 C7 D1 D2 D3 D5 D7 E1 E3 F3 F4 F7 G2"
FIG71_BLUE = "A4 B3 B5 B6 C1 C4 C5 C6 D4 D6 E2 E4 E5 E6 E7 F2 F5 F6 G4 G5 G6"


def fig71(rule_set="high-kings-2"):
    return position(rule_set, 1, FIG71_RED, FIG71_BLUE, "A3 A5 C7", "C5 G5",
                    captured={"red": 1, "blue": 0})


class HighKingsLevel2(unittest.TestCase):
    def test_level_1_has_no_sacrifice(self):
        self.assertIn("C5-B3", fig71("high-kings-1").legal())
        self.assertNotIn("C5-B3*", fig71("high-kings-1").legal())

    def test_sacrifice(self):                                         # K1, K2
        game = fig71()
        self.assertIn("C5-B3", game.legal())
        game.play("C5-B3*")
        self.assertIn("B3", game.snapshot()["red"])
        self.assertIn("B3", game.snapshot()["blue_kings"])
        self.assertIn("pass", game.legal())
        self.assertEqual([len(kingdoms(game.forts[c])) for c in COLOURS], [6, 4])
        # Red may not backtrack onto the ringfort where the Blue king stands
        game.kings["red"] = hills("A5 C7")
        self.assertFalse([m for m in game.legal() if m[3:5] == "B3"])

    def test_sacrifice_needs_a_lost_king(self):
        game = fig71()
        game.captured["red"] = 0
        self.assertNotIn("C5-B3*", game.legal())

    def test_option_a(self):
        game = fig71()
        for move in ("C5-B3*", "pass"):
            game.play(move)
        self.assertEqual(game.legal(), hills("B3-C5 B3-D4 B3-C1 B3-C1*"))
        game.play("B3-C5")
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [1, 4])

    def test_option_b(self):                                          # K3
        game = fig71()
        for move in ("C5-B3*", "pass", "B3-C1*"):
            game.play(move)
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [2, 0])
        self.assertEqual(game.snapshot()["blue_kings"], ["G5"])

    def test_option_c(self):
        game = fig71()
        for move in ("C5-B3*", "A3-C2", "B3-C1*", "pass"):
            game.play(move)
        self.assertEqual(game.legal(), {"C1-E2"})                     # the escape
        game.play("C1-E2")
        self.assertEqual(game.scores(), [1, 5])

    def test_option_d(self):
        game = fig71()
        for move in ("C5-B3*", "A3-C2", "B3-C1*", "C2-A3", "C1-E2", "A3-C2", "E2-G3", "C2-A3",
                     "G3-F1"):
            game.play(move)
        self.assertEqual(game.vacant(), set())
        game.play("A3-C2")
        self.assertTrue(game.over())
        self.assertEqual([len(kingdoms(game.forts[c])) for c in COLOURS], [6, 3])
        self.assertEqual(game.scores(), [1, 5])

    def test_exactly_that_king_must_move(self):                       # K2
        game = fig71()
        game.play("C5-B3*")
        game.play("A3-C2")
        game.forts["red"].remove("F3")                # now the other king, G5, could build on F3
        self.assertEqual(game.legal(), hills("B3-C5 B3-D4 B3-C1 B3-C1*"))
        game.forts["red"].remove("D2")                # and now B3 itself can build on D2
        self.assertEqual(game.legal(), {"B3-D2"})

    def test_trapped(self):                                           # K2
        game = fig71()
        game.play("C5-B3*")
        game.forts["blue"] -= hills("C5 D4 C1")
        game.forts["red"] |= hills("C5 D4 C1")
        game.play("A3-C2")
        self.assertEqual(game.legal(), {"out"})
        game.play("out")
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [2, 0])

    def capture_and_sacrifice(self, captured_by_blue):
        """Arriving at the besieged B3, Blue captures Red's king A3."""
        game = fig71()
        game.forts["blue"] |= hills("A2")
        game.forts["red"] -= hills("A2")
        game.captured["blue"] = captured_by_blue
        self.assertLessEqual(hills("C5-B3 C5-B3*"), game.legal())
        game.play("C5-B3*")
        return game

    def test_capture_and_sacrifice_in_one_turn(self):                 # K1
        game = self.capture_and_sacrifice(0)
        self.assertFalse(game.over())
        self.assertEqual(game.captured, {"red": 1, "blue": 1})
        self.assertIn("B3", game.forts["red"])
        self.assertEqual(game.quiet_turns, 0)

    def test_ending_capture_comes_first(self):                        # K3
        game = self.capture_and_sacrifice(1)
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [1, 2])
        self.assertIn("B3", game.forts["blue"])

    def test_sacrifice_starts_the_count_anew(self):                   # H8
        game = fig71()
        game.quiet_turns = 19
        game.play("C5-B3*")
        self.assertEqual((game.over(), game.quiet_turns), (False, 0))
        game.play("A3-C2")
        self.assertEqual(game.legal(), hills("B3-C5 B3-D4 B3-C1 B3-C1*"))

    def test_both_in_exile_at_the_end(self):                          # K3
        game = fig71()
        game.captured = {"red": 1, "blue": 1}
        game.kings["red"] = hills("A5 E5")
        game.exile["red"] = "E5"
        game.last_turn = True
        game.play("C5-B3*")
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [2, 2])
        self.assertEqual(game.snapshot()["red_kings"], ["A5"])

    def test_no_third_king(self):                                     # K3
        game = fig71()
        game.captured = {"red": 1, "blue": 1}
        game.play("C5-B3*")                           # Blue in exile
        # Red makes a double capture: Blue's king G5 on a single besieged ringfort
        game.forts["blue"] -= hills("G4 G6 F5")
        game.forts["red"] |= hills("G6 F5 F2")
        game.forts["blue"] -= {"F2"}
        game.kings["red"] = hills("F2")
        game.play("F2-G4")
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [2, 1])


class PoisonedChalice(unittest.TestCase):
    def test_manoeuvres(self):                                        # P1, fig. 8-1
        game = start("poisoned-chalice")
        edge = {h for h in HILLS if h[0] in "AG" or h[1] in "17"}
        self.assertEqual(game.legal(), edge)
        self.assertEqual(len(edge), 20)
        game.play("E7")
        self.assertEqual(game.legal(), edge - hills("E7 E1"))
        self.assertEqual(len(game.legal()), 18)
        game.play("B7")
        # Red has built on rank 7; not opposite E7 or B7
        self.assertEqual(game.legal(), edge - {h for h in edge if h[1] == "7"} - hills("E1 B1"))
        for move in ("A2", "A3", "G4", "G5", "C1", "D1"):
            game.play(move)
        for colour in COLOURS:
            for e in game.EDGES:
                self.assertEqual(len(e & game.forts[colour]), 1)
        self.assertEqual(len(game.forts["red"] | game.forts["blue"]), 8)
        # P2, Red to move, rows are files: A 1:1 yes; B 0:1 yes; C 1:0 no; D 0:1 yes;
        # E 1:0 no; F none; G 1:1 yes
        self.assertEqual(game.legal(), {h for h in game.vacant() if h[0] in "ABDG"})
        game.play("D4")
        # Blue, ranks: 1 1:1; 2 0:1; 3 1:0; 4 0:2; 5 1:0; 6 none; 7 1:1
        self.assertEqual(game.legal(), {h for h in game.vacant() if h[1] in "1247"})

    def test_capture_only_without_qualified_rows(self):               # P2, fig. 8-7
        red = "A3 B2 B4 D3"
        game = position("poisoned-chalice", 0, red + " C5 E2", "A2 D4 B6 G6")
        # files: A 1:1 qualified
        self.assertNotIn("A2", game.legal())
        game = position("poisoned-chalice", 0, red + " A5 B5 C5 D1 E2 G2 G3", "A2 D4 B6 G6")
        # A 2:1, B 3:1, C 1:0, D 2:1, E 1:0, F 0:0, G 2:1: none qualified; A2 besieged
        self.assertEqual(game.legal(), {"A2"})
        game = position("poisoned-chalice", 0, "A4 A5 B2 B4 B5 C5 D1 D3 E2 G2 G3", "A2 D4 B6 G6")
        self.assertEqual(game.legal(), game.vacant())                 # nothing besieged


class StoneOfDestiny(unittest.TestCase):
    def test_manoeuvres(self):                                        # X1, fig. 9-1
        game = start("stone-of-destiny")
        self.assertEqual(game.legal(), HILLS)
        game.play("D4")
        self.assertEqual(game.legal(), ONE_OR_TWO_AWAY["D4"])
        game.play("D5")
        self.assertIn("D3", game.legal())              # D4 between does not block
        game.play("D6")
        self.assertEqual(game.legal(), ONE_OR_TWO_AWAY["D6"] - hills("D4 D5"))
        self.assertEqual(game.snapshot()["red_kings"], ["D6"])

    def test_nothing_near(self):
        near = " ".join(ONE_OR_TWO_AWAY["A2"])
        game = position("stone-of-destiny", 1, "A2", near, "A2", "A3")
        self.assertEqual(game.legal(), game.vacant())

    def test_battle_starts_with_the_second_player(self):              # X2
        for first in (0, 1):
            game, rng = start("stone-of-destiny", first), random.Random(first)
            for _ in range(45):
                game.play(rng.choice(sorted(game.legal())))
            self.assertEqual(game.seat(), 1 - first)
            self.assertEqual(len(game.own()), 22)
            self.assertTrue(all("/" in m for m in game.legal()))
            before = len(game.enemy())
            move = sorted(game.legal())[0]
            game.play(move)
            self.assertEqual(len(game.own()), before - 1)
            self.assertEqual(game.kings[COLOURS[1 - first]], {move[:2]})
            self.assertEqual(game.snapshot()["bridges"], [move[3:]])

    def full_board(self):
        red = " ".join({h for h in HILLS if h[1] in "123"} | hills("A4 B4 C4 D4"))
        return position("stone-of-destiny", 1, red, rest(red), "D4", "G6")

    def test_turn(self):                                              # X2, fig. 9-2
        game = self.full_board()
        game.bridges = {("A2", "A3")}
        targets = {m[:2] for m in game.legal()}
        self.assertEqual(targets, game.forts["red"] - hills("A2 A3 D4"))
        with_new = {m for m in game.legal() if m.startswith("C4/")}
        self.assertIn("C4/C4-C5", with_new)            # the new ringfort may be linked
        self.assertIn("C4/E4-E5", with_new)            # or any other two
        self.assertNotIn("C4/B4-C4", with_new)
        self.assertEqual(len(with_new), bridges_used(game.forts["blue"] | {"C4"}))

    def test_turn_without_a_bridge(self):
        game = self.full_board()
        blue = game.forts["blue"]
        game.bridges = {(a, b) for a, b in ADJACENT_PAIRS if a in blue and b in blue}
        self.assertIn("D2/-", game.legal())            # nothing Blue next to D2
        self.assertIn("C4/C4-C5", game.legal())
        self.assertNotIn("C4/-", game.legal())

    def test_out(self):                                               # X3, fig. 9-3
        game = self.full_board()
        red = game.forts["red"]
        game.bridges = {(a, b) for a, b in ADJACENT_PAIRS if a in red and b in red
                        and "D4" not in (a, b)}
        self.assertEqual(game.legal(), {"out"})
        game.play("out")
        self.assertEqual(game.legal(), {"out"})        # no spare ringfort
        game.play("out")
        self.assertTrue(game.over())
        self.assertEqual(game.scores(), [3, 0])        # 1:1, 23:22


CANONICAL = re.compile(
    r"out|pass|[A-G][1-7]([-x][A-G][1-7]\*?|/(-|[A-G][1-7]-[A-G][1-7]))?")


class RandomGames(unittest.TestCase):
    def test_invariants(self):
        for id, game_class in RULE_SETS.items():
            for seed in range(20):
                rng = random.Random(seed)
                game = start(id, seed % game_class.seats)
                while not game.over():
                    moves = sorted(game.legal())
                    self.assertTrue(moves)
                    self.assertTrue(all(CANONICAL.fullmatch(m) for m in moves))
                    game.play(rng.choice(moves))
                    self.check(game)
                self.assertEqual(len(game.scores()), game_class.seats)
                self.assertRaises(ValueError, game.play, "C4")

    def check(self, game):
        self.assertFalse(game.forts["red"] & game.forts["blue"])
        for colour in COLOURS:
            kings, exile = game.kings[colour], getattr(game, "exile", {}).get(colour)
            self.assertLessEqual(kings - {exile}, game.forts[colour])
            self.assertFalse(exile and exile in game.forts[colour])
            self.assertFalse(any(ADJACENT[k] & kings for k in kings))

    def test_illegal_changes_nothing(self):                           # T3
        game = start("sacred-hill-1")
        game.play("D4")
        before = game.snapshot(), game.seat()
        self.assertRaises(ValueError, game.play, "D4")
        self.assertEqual((game.snapshot(), game.seat()), before)

    def test_copy_is_independent(self):
        for id in RULE_SETS:
            game = start(id)
            twin = game.copy()
            twin.play("D1" if id == "poisoned-chalice" else "D4")
            self.assertEqual(game.legal(), start(id).legal())

    def test_perft(self):
        self.assertEqual(perft(start("four-treasures"), 2), 45 * 44)
        self.assertEqual(perft(start("four-treasures"), 3), 45 * 44 * 43)
        self.assertEqual(perft(start("poisoned-chalice"), 2), 20 * 18)
        self.assertEqual(perft(start("sacred-hill-doubles-1"), 1), 7)


FAKE_ENGINE = """#!{python}
import json, sys
sys.path.insert(0, {here!r})
from tara_reference import start
wrong = {wrong!r}
for line in sys.stdin:
    q = json.loads(line)
    game = start(q["game"], q["options"]["start"])
    for move in q["moves"]:
        game.play(move.split()[1])
    a = {{"id": q["id"]}}
    if q["do"] == "legal":
        a.update(actors=[], legal={{}}, over=game.over())
        if game.over():
            a["scores"] = game.scores()
        else:
            a["actors"] = [game.seat()]
            moves = list(game.legal())
            if wrong == "legal" and len(q["moves"]) == 7:
                moves[0] = "H9"
            a["legal"] = {{str(game.seat()): moves}}
        if wrong == "scores" and game.over():
            a["scores"][0] += 1
    else:
        a["position"] = game.snapshot()
        if wrong == "show" and len(q["moves"]) == 10:
            a["position"]["red"].pop()
    if wrong == "crash" and len(q["moves"]) == 12:
        sys.exit(3)
    print(json.dumps(a))
"""


class CrossCheck(unittest.TestCase):
    """crosscheck.py against a fake engine made of the reference itself."""

    def run_with(self, wrong, *more):
        with tempfile.TemporaryDirectory() as folder:
            path = os.path.join(folder, "fake")
            with open(path, "w") as file:
                file.write(FAKE_ENGINE.format(python=sys.executable, here=HERE, wrong=wrong))
            os.chmod(path, os.stat(path).st_mode | stat.S_IXUSR)
            return subprocess.run([sys.executable, os.path.join(HERE, "crosscheck.py"),
                                   "--engine", path, *more], capture_output=True, text=True)

    def test_agreement(self):
        done = self.run_with("", "--games", "1")
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)
        self.assertEqual(done.stdout.splitlines()[-1], "10 passed, 0 failed")

    def test_disagreements(self):
        for wrong, text in (("legal", "only the engine has H9"), ("scores", "scores: engine"),
                            ("show", "red: only the reference has"), ("crash", "ended or hung")):
            done = self.run_with(wrong, "--games", "1", "--sets", "sacred-hill-2")
            self.assertEqual(done.returncode, 1, done.stdout + done.stderr)
            self.assertIn(text, done.stdout)
            self.assertIn("0 passed, 1 failed", done.stdout)


class GoldenPerft(unittest.TestCase):
    """The first depths of tests/golden/perft.txt; the rest takes too long for every day."""

    def test_numbers(self):
        golden = pathlib.Path(__file__).parent.parent / "golden" / "perft.txt"
        checked = 0
        for line in golden.read_text().splitlines():
            if line.startswith("#"):
                continue
            rule_set, depth, count = line.split()
            if int(depth) <= 3:
                with self.subTest(line):
                    self.assertEqual(perft(start(rule_set), int(depth)), int(count))
                    checked += 1
        self.assertGreaterEqual(checked, 30)


if __name__ == "__main__":
    unittest.main()
