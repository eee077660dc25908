// Faces are private until all tiles are turned up; who looked is public; nobody forgets within a round.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "engine/core/drawing.hpp"
#include "engine/core/view.hpp"
#include "tests/tumult_royal/round.hpp"

namespace ardri::test::tumult {
namespace {

/// All that somebody is shown.
std::string shown(const AnyPosition& position, Viewer viewer) {
  const Drawing drawing = ardri::drawing_of(position, viewer, Language::english);
  return boost::json::serialize(position.view(viewer).facts) + drawing.text + drawing.status;
}

/// The first player has looked at a slot and decided.
Scene looked(const std::string& face, const std::string& then, int slot = 5) {
  Scene s{Round(At::raid)};
  s.play("* order 0 1 2");
  lift(s, 0, slot, face, then);
  return s;
}

/// How many of a hundred positions that a seat holds possible are not this one; it sees the same in all of them.
int different_samples(const Scene& s, std::uint8_t seat) {
  Random random{2015};
  int different = 0;
  for (int i = 0; i < 100; ++i) {
    const AnyPosition sample = s.position().sample(Seat{seat}, random);
    EXPECT_EQ(sample.broken_invariant(), "");
    EXPECT_EQ(shown(sample, Seat{seat}), shown(s.position(), Seat{seat}));
    different += !(sample == s.position());
  }
  return different;
}

TEST(TumultMemory, ALookIsRememberedByThoseWhoLooked) {
  CITES("U8");
  Scene s{Round(At::raid)};
  s.play("* order 0 1 2; 0 lift 5; * face B2");
  EXPECT_EQ(s.face(5, 0), "B2");
  EXPECT_NE(s.face(5, 1), "B2");
  s.play("0 back");
  EXPECT_EQ(s.face(5, 0), "B2");
  EXPECT_EQ(s.face(5, 1), "?");
  EXPECT_EQ(s.face(6, 0), "?");
  s.play("1 lift 5; 1 back; 2 done; * order 0 1");
  EXPECT_EQ(s.face(5, 0), "B2");
  EXPECT_EQ(s.face(5, 1), "B2");
  EXPECT_EQ(s.face(5, 2), "?");
}

TEST(TumultMemory, OthersAreShownTheSameWhateverTheFaceWas) {
  CITES("U8");
  for (const char* then : {"keep", "back"}) {
    const Scene one = looked("B2", then), other = looked("T3", then);
    EXPECT_EQ(shown(one.position(), Seat{1}), shown(other.position(), Seat{1}));
    EXPECT_EQ(shown(one.position(), Seat{2}), shown(other.position(), Seat{2}));
    EXPECT_EQ(shown(one.position(), Viewer::onlooker()), shown(other.position(), Viewer::onlooker()));
    EXPECT_NE(shown(one.position(), Seat{0}), shown(other.position(), Seat{0}));
  }
}

TEST(TumultMemory, OthersAreShownTheSameWhileATileIsInTheHand) {
  CITES("U8");
  Scene one(Round(At::raid).at_a_live_table()), other(Round(At::raid).at_a_live_table());
  one.play("0 lift 5; * face B2");
  other.play("0 lift 5; * face M1");
  EXPECT_EQ(shown(one.position(), Seat{1}), shown(other.position(), Seat{1}));
  EXPECT_NE(shown(one.position(), Seat{0}), shown(other.position(), Seat{0}));
}

TEST(TumultMemory, WhoLookedAtWhichSlotIsPublic) {
  CITES("U8");
  const Scene s = looked("B2", "back"), elsewhere = looked("B2", "back", 6);
  EXPECT_NE(shown(s.position(), Seat{1}), shown(elsewhere.position(), Seat{1}));
  Scene another = looked("B2", "back"), nobody = looked("B2", "back");
  another.play("1 lift 5; 1 back");
  nobody.play("1 lift 6; * face B2; 1 back");
  EXPECT_NE(shown(another.position(), Seat{2}), shown(nobody.position(), Seat{2}));
}

TEST(TumultMemory, InTheRecordsOfOthersAFaceIsAQuestionMark) {
  CITES("U8", "U30");
  Scene s{Round(At::raid)};
  s.play("* order 0 1 2; 0 lift 5");
  const Step step = parse_legal_step(s.position(), "* face B2").value();
  EXPECT_EQ(print_step(s.position(), step, Seat{0}), "* face B2");
  EXPECT_EQ(print_step(s.position(), step, Seat{1}), "* face ?");
  EXPECT_EQ(print_step(s.position(), step, Viewer::onlooker()), "* face ?");
}

TEST(TumultMemory, LiftsAndTilesTurnedUpAreNoSecrets) {
  CITES("U8", "U10");
  Scene s{Round(At::raid)};
  s.play("* order 0 1 2");
  EXPECT_EQ(print_step(s.position(), parse_legal_step(s.position(), "0 lift 5").value(), Seat{1}), "0 lift 5");
  s.play("0 lift 5; * face B2");
  EXPECT_EQ(print_step(s.position(), parse_legal_step(s.position(), "0 keep").value(), Seat{1}), "0 keep");
  s.play("0 keep; 1 done; 2 done; * order 0; 0 done");
  EXPECT_EQ(print_step(s.position(), parse_legal_step(s.position(), "* up M1").value(), Seat{1}), "* up M1");
}

TEST(TumultMemory, WhatOnlyAnotherHasSeenMayBeAnything) {
  CITES("U8", "U30");
  for (const char* then : {"keep", "back"}) {
    EXPECT_GT(different_samples(looked("B2", then), 1), 50);
    EXPECT_EQ(different_samples(looked("B2", then), 0), 0);
  }
}

TEST(TumultMemory, ATileSeenBeforeIsKnownOnAnotherCastle) {
  CITES("U8", "U9");
  Scene s = looked("B2", "back");
  s.play("1 lift 5; 1 keep");
  EXPECT_EQ(different_samples(s, 0), 0);
  EXPECT_EQ(different_samples(s, 1), 0);
  EXPECT_GT(different_samples(s, 2), 50);
}

TEST(TumultMemory, InTheEndEverybodyKnowsEverything) {
  CITES("U10");
  Scene s(Round(At::raid, 2).budget(2));
  s.play("* order 0 1");
  lift(s, 0, 1, "B1", "keep");
  lift(s, 1, 2, "T3", "back");
  s.play("* order 0 1");
  lift(s, 0, 3, "M1", "keep");
  lift(s, 1, 4, "T1", "keep");
  turn_up(s, "B1 B1 B2 B2 B3 M1 M1 M2 M2 M3 T1");
  ASSERT_EQ(s.actors(), (Seats{0}));
  EXPECT_EQ(s.face(2, 0), "T3");
  EXPECT_EQ(s.face(15, 1), "T1");
  for (std::uint8_t seat = 0; seat < 2; ++seat) EXPECT_EQ(different_samples(s, seat), 0);
}

TEST(TumultMemory, LegalMovesTellNothing) {
  CITES("U8");
  Scene s = looked("B2", "back");
  Random random{7};
  for (int i = 0; i < 20; ++i) {
    const AnyPosition sample = s.position().sample(Seat{1}, random);
    EXPECT_EQ(sample.actors(), s.position().actors());
    EXPECT_EQ(sample.legal(Seat{1}), s.position().legal(Seat{1}));
  }
}

}  // namespace
}  // namespace ardri::test::tumult
