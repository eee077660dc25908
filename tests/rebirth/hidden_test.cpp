// What a seat cannot know stays hidden: hands, tiles set aside and private missions of others.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <set>
#include <string>

#include "engine/core/drawing.hpp"
#include "engine/core/step_text.hpp"
#include "engine/core/view.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

std::string shown(const AnyPosition& position, Viewer viewer) {
  const Drawing drawing = drawing_of(position, viewer, Language::english);
  return boost::json::serialize(position.view(viewer).facts) + "\n" + drawing.text + "\n" + drawing.status + "\n" +
         drawing.legend;
}

/// Calls `look` in positions of random games, for every seat.
template <class Look>
void in_random_games(Look look) {
  Random random{2008};
  for (int game = 0; game < 9; ++game) {
    AnyPosition position = Scene::beginning(2 + game % 3).position();
    for (int steps = 0; steps < 400 && !position.over(); ++steps) {
      const Seat actor = *position.actors().begin();
      position.play(actor, position.random_action(actor, random));
      if (steps % 3 == 0)
        for (int seat = 0; seat < position.seats(); ++seat) look(position, Seat{std::uint8_t(seat)}, random);
    }
  }
}

TEST(RebirthHidden, ASampleLooksTheSameToItsSeat) {
  CITES("E29");
  int different = 0;
  in_random_games([&](const AnyPosition& position, Seat seat, Random& random) {
    const AnyPosition sample = position.sample(seat, random);
    ASSERT_EQ(shown(position, seat), shown(sample, seat));
    ASSERT_EQ(sample.broken_invariant(), "");
    different += sample != position;
  });
  EXPECT_GT(different, 1000) << "the samples hide nothing";
}

TEST(RebirthHidden, ASampleLeavesItsSeatTheSameMoves) {
  CITES("E29");
  in_random_games([](const AnyPosition& position, Seat seat, Random& random) {
    const AnyPosition sample = position.sample(seat, random);
    ASSERT_EQ(position.actors(), sample.actors());
    if (position.actors().contains(seat)) {
      ASSERT_EQ(position.legal(seat), sample.legal(seat));
    }
  });
}

TEST(RebirthHidden, PositionsASeatCannotTellApartHaveTheSameSamples) {
  CITES("E29");
  std::uint64_t seed = 0;
  in_random_games([&](const AnyPosition& position, Seat seat, Random& random) {
    const AnyPosition other = position.sample(seat, random);
    Random same{++seed}, again{seed};
    ASSERT_EQ(position.sample(seat, same), other.sample(seat, again));
  });
}

/// Looks the same to seat 0 and to an onlooker, not to seat 1.
void expect_seat_one_alone_sees(const Scene& one, const Scene& other) {
  EXPECT_EQ(shown(one.position(), Seat{0}), shown(other.position(), Seat{0}));
  EXPECT_EQ(shown(one.position(), Seat{2}), shown(other.position(), Seat{2}));
  EXPECT_EQ(shown(one.position(), Viewer::onlooker()), shown(other.position(), Viewer::onlooker()));
  EXPECT_NE(shown(one.position(), Seat{1}), shown(other.position(), Seat{1}));
  EXPECT_EQ(one.legal(0), other.legal(0));
}

/// Seat 0 is to place; seat 1 has these tiles in hand and set aside, and this private mission.
Scene with(const char* hand, const char* aside, const char* secret = "") {
  Turn turn("E", "1 F u5; 0 F b7");
  turn.hand[1] = hand;
  return Scene(turn.set_aside({"F F E S1", aside}).secrets({"", secret}));
}

TEST(RebirthHidden, ATileInHandIsItsOwners) {
  CITES("E29", "B11");
  expect_seat_one_alone_sees(with("F", "F F E E"), with("S4", "F F E E"));
  expect_seat_one_alone_sees(with("F E S1", "F F E E"), with("S4 S4 S4", "F F E E"));
}

TEST(RebirthHidden, TilesSetAsideAreTheirOwners) {
  CITES("E29", "B11", "E5");
  expect_seat_one_alone_sees(with("F", "F F E E"), with("F", "S4 S3 S2 S1"));
}

TEST(RebirthHidden, APrivateMissionIsItsOwners) {
  CITES("E29", "E23");
  expect_seat_one_alone_sees(with("F", "F F E E", "m9"), with("F", "F F E E", "m12"));
}

TEST(RebirthHidden, HowManyTilesEveryoneHasIsOpen) {
  CITES("E29");
  EXPECT_NE(shown(with("F", "F F E E").position(), Seat{0}), shown(with("F E E", "F F E E").position(), Seat{0}));
  EXPECT_NE(shown(with("F", "F F E E").position(), Seat{0}), shown(with("F", "F F E").position(), Seat{0}));
  EXPECT_NE(shown(with("F", "F F E E").position(), Seat{0}), shown(with("F", "F F E E", "m9").position(), Seat{0}));
}

TEST(RebirthHidden, WhatOthersDrawIsHidden) {
  CITES("E24", "E29");
  Scene one = with("F", "F F E E"), other = with("F", "F F E E");
  one.play("0 E d8; * tile 0 F; 1 F x3; * tile 1 S4; 2 F b9; * tile 2 F");
  other.play("0 E d8; * tile 0 F; 1 F x3; * tile 1 E; 2 F b9; * tile 2 F");
  expect_seat_one_alone_sees(one, other);
}

TEST(RebirthHidden, WhichTilesWentBackIsHidden) {
  CITES("B5", "E29");
  Scene one = with("F E S1", "F F E E"), other = with("F S4 S4", "F F E E");
  one.play("0 E d8; * tile 0 F; 1 F x3; * tile 1 S2; 2 F b9; * tile 2 F");
  other.play("0 E d8; * tile 0 F; 1 F x3; * tile 1 S2; 2 F b9; * tile 2 F");
  EXPECT_EQ(one.position(), other.position());  // all of them are in the supply again
}

TEST(RebirthHidden, AnExtraTileIsHiddenUntilItIsPlaced) {
  CITES("E29", "E21");
  Scene one = with("F", "F F E E"), other = with("F", "F F E E");
  one.play("0 E d8; * tile 0 F; 1 F r3; 1 tower t9; * extra 1 F");
  other.play("0 E d8; * tile 0 F; 1 F r3; 1 tower t9; * extra 1 E");
  expect_seat_one_alone_sees(one, other);
}

TEST(RebirthHidden, TilesThatLeaveTheGameAreShownToAll) {
  CITES("B11");
  Scene s(Turn("E", no_room_for_energy()));
  s.play("0 E -");
  const auto facts = s.position().view(Seat{1}).facts;
  EXPECT_EQ(facts.at("seats").at(0).at("gone"), (boost::json::array{"E"}));
}

TEST(RebirthHidden, TheOwnerSeesWhatIsTheirs) {
  CITES("E29", "E5");
  const Scene s = with("S3", "F F E E", "m9");
  const auto own = s.position().view(Seat{1}).facts.at("seats").at(1);
  EXPECT_EQ(own.at("hand"), (boost::json::array{"S3"}));
  EXPECT_EQ(own.at("aside"), (boost::json::array{"F", "F", "E", "E"}));
  EXPECT_EQ(own.at("secret"), "m9");
  const auto others = s.position().view(Seat{0}).facts.at("seats").at(1);
  EXPECT_EQ(others.at("hand"), (boost::json::array{nullptr}));
  EXPECT_EQ(others.at("bag"), nullptr);
  EXPECT_EQ(others.at("secret"), "?");
}

TEST(RebirthHidden, EverybodySeesTheMapTheTowersTheMissionsAndThePoints) {
  CITES("E29");
  using boost::json::array, boost::json::object;
  Scene s(Turn("F", "0 S2 k10; 1 E d5", 0, 2).score({40, 2}).done({"m2", ""}).marked({"", "m5"}));
  s.play("0 F r3");
  const auto facts = s.position().view(Viewer::onlooker()).facts;
  EXPECT_EQ(facts.at("players"), 2);
  EXPECT_EQ(facts.at("phase"), "tower");
  EXPECT_EQ(facts.at("turn"), 0);
  EXPECT_EQ(facts.at("pending"), (array{"t9"}));
  EXPECT_EQ(facts.at("extra"), nullptr);
  EXPECT_EQ(facts.at("missions"), (array{"m1", "m2", "m3", "m4", "m5", "m6", "m7", "m8"}));
  EXPECT_EQ(facts.at("deck"), 4);
  EXPECT_EQ(facts.at("towers").at("t11"), "mission");
  EXPECT_EQ(facts.at("tiles").at("r3"), (array{0, "F"}));
  EXPECT_EQ(facts.at("tiles").at("k10"), (array{0, "S2"}));
  EXPECT_EQ(facts.at("tiles").at("b6"), (array{nullptr, nullptr}));
  EXPECT_EQ(facts.at("tiles").as_object().size(), 3U + 24U);
  EXPECT_EQ(facts.at("castles"), (object{{"d6", 1}, {"q4", 0}}));
  EXPECT_EQ(facts.at("seats").at(0).at("points"), 41);
  EXPECT_EQ(facts.at("seats").at(0).at("supply"), 36 - 1 - 4 - 1);
  EXPECT_EQ(facts.at("seats").at(0).at("fulfilled"), (array{"m2"}));
  EXPECT_EQ(facts.at("seats").at(0).at("towers"), (array{"t5", "t9"}));
  EXPECT_EQ(facts.at("seats").at(1).at("doubled"), "m5");
}

TEST(RebirthHidden, AnyTileThatIsNotPlacedMayBeInAnothersHand) {
  CITES("E29", "E30");
  const Scene s = with("F", "F F E E");
  Random random{7};
  std::set<std::string> hands, asides;
  for (int i = 0; i < 400; ++i) {
    const Scene sample(s.position().sample(Seat{0}, random));
    EXPECT_EQ(sample.hand(0), "E");
    EXPECT_EQ(sample.aside(0), "F F E S1");
    hands.insert(sample.hand(1));
    asides.insert(sample.aside(1));
  }
  EXPECT_EQ(hands, (std::set<std::string>{"F", "E", "S1", "S2", "S3", "S4"}));
  EXPECT_GT(asides.size(), 30U);
}

TEST(RebirthHidden, AnothersPrivateMissionIsAnyThatOneHasNotSeen) {
  CITES("E29", "E30");
  const Scene s(Turn("E").secrets({"m9", "m10", ""}));
  Random random{7};
  std::set<std::string> possible;
  for (int i = 0; i < 200; ++i) {
    const Scene sample(s.position().sample(Seat{0}, random));
    EXPECT_EQ(sample.secret(0), "m9");
    EXPECT_EQ(sample.secret(2), "");
    possible.insert(sample.secret(1));
  }
  EXPECT_EQ(possible, (std::set<std::string>{"m10", "m11", "m12"}));
}

/// A step from here as a viewer may know it.
std::string as_seen(const Scene& s, const char* step, Viewer viewer) {
  return print_step(s.position(), parse_legal_step(s.position(), step).value(), viewer);
}

TEST(RebirthHidden, InTheRecordsOfOthersATileIsAQuestionMark) {
  CITES("E29");
  Scene s(Turn("F"));
  s.play("0 F b7");
  EXPECT_EQ(as_seen(s, "* tile 0 S2", Seat{0}), "* tile 0 S2");
  EXPECT_EQ(as_seen(s, "* tile 0 S2", Viewer::all_seeing()), "* tile 0 S2");
  EXPECT_EQ(as_seen(s, "* tile 0 S2", Seat{1}), "* tile 0 ?");
  EXPECT_EQ(as_seen(s, "* tile 0 S2", Viewer::onlooker()), "* tile 0 ?");
}

TEST(RebirthHidden, InTheRecordsOfOthersTilesSetAsideAreQuestionMarks) {
  CITES("E29");
  Scene s = Scene::beginning(3);
  while (s.phase() != "aside") s.play("* " + *s.legal().begin());
  EXPECT_EQ(as_seen(s, "* aside 0 S2", Seat{0}), "* aside 0 S2");
  EXPECT_EQ(as_seen(s, "* aside 0 S2", Seat{1}), "* aside 0 ?");
}

TEST(RebirthHidden, InTheRecordsOfOthersExtraTilesAndPrivateMissionsAreQuestionMarks) {
  CITES("E29");
  Scene extra(Turn("F")), secret(Turn("E"));
  extra.play("0 F r3; 0 tower t9");
  secret.play("0 E u8; 0 tower t11");
  EXPECT_EQ(as_seen(extra, "* extra 0 E", Seat{0}), "* extra 0 E");
  EXPECT_EQ(as_seen(extra, "* extra 0 E", Seat{2}), "* extra 0 ?");
  EXPECT_EQ(as_seen(secret, "* secret 0 m11", Seat{0}), "* secret 0 m11");
  EXPECT_EQ(as_seen(secret, "* secret 0 m11", Seat{2}), "* secret 0 ?");
}

TEST(RebirthHidden, PlacementsTowersAndMissionsAreNoSecrets) {
  CITES("E29");
  Scene s = Scene::beginning(3);
  EXPECT_EQ(as_seen(s, "* mission m4", Seat{1}), "* mission m4");
  s = Scene(Turn("F"));
  EXPECT_EQ(as_seen(s, "0 F r3", Seat{1}), "0 F r3");
  s.play("0 F r3");
  EXPECT_EQ(as_seen(s, "0 tower t9", Seat{1}), "0 tower t9");
}

}  // namespace
}  // namespace ardri::test::rebirth
