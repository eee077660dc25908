// Without notes people have only their memory: a face is shown to who holds the tile or has it on their castle, and to
// nobody else. Computer players know what their seat has seen either way.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>

#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/drawing.hpp"
#include "engine/core/heard.hpp"
#include "engine/core/random_play.hpp"
#include "engine/core/step_text.hpp"
#include "engine/core/view.hpp"
#include "engine/tumult_royal/game.hpp"
#include "tests/cites.hpp"

namespace ardri::test::tumult {
namespace {

using namespace tumult_royal;

void play_all(AnyPosition& position, std::initializer_list<const char*> steps) {
  for (const char* text : steps) {
    const Step step = parse_legal_step(position, text).value();
    position.play(step.seat, step.action);
  }
}

/// Two players in their first raid, in which the first has lifted tile 3 and shown it to nobody.
AnyPosition lifted(int notes, bool gambler = false) {
  const RuleSet& rules = *find_rule_set("tumult-royal").value();
  Options options = rules.standard_options();
  options.set("players", 2).value();
  options.set("notes", notes).value();
  options.set("gambler", gambler).value();
  AnyPosition position = rules.begin(options);
  play_all(position, {"* rank 1", "* rank 2", "* land 1 r0", "* land 2 r0", "1 at b1", "0 at d6"});
  if (!gambler) play_all(position, {"* spin 3"});
  play_all(position, {"* order 0 1", "0 lift 3", "* face T1"});
  return position;
}

boost::json::value face_in_middle(const AnyPosition& position, int slot, Viewer viewer) {
  const boost::json::object facts = position.view(viewer).facts;
  for (const boost::json::value& tile : facts.at("middle").as_array())
    if (tile.at(0) == slot) return tile.at(1);
  return "is not there";
}

boost::json::value face_in_hand(const AnyPosition& position, std::size_t seat, Viewer viewer) {
  return position.view(viewer).facts.at("seats").at(seat).at("hand_face");
}

/// Everything that is shown.
std::string in_sight(const AnyPosition& position, Viewer viewer) {
  const Drawing drawing = ardri::drawing_of(position, viewer, Language::german);
  return boost::json::serialize(position.view(viewer).facts) + drawing.text + drawing.status;
}

TEST(TumultNotes, AFaceIsShownInTheHandAndOnesOwnCastleAndNotInTheMiddle) {
  CITES("U8");
  AnyPosition position = lifted(0);
  EXPECT_EQ(face_in_hand(position, 0, Seat{0}), "T1");
  EXPECT_TRUE(face_in_hand(position, 0, Seat{1}).is_null());
  AnyPosition kept = position;
  play_all(kept, {"0 keep"});
  EXPECT_EQ(kept.view(Seat{0}).facts.at("seats").at(0).at("castle").at(0).at(1), "T1");
  play_all(position, {"0 back"});
  EXPECT_TRUE(face_in_middle(position, 3, Seat{0}).is_null());
  EXPECT_EQ(face_in_middle(position, 3, Viewer::all_seeing()), "T1");
  AnyPosition noted = lifted(1);
  play_all(noted, {"0 back"});
  EXPECT_EQ(face_in_middle(noted, 3, Seat{0}), "T1");
}

TEST(TumultNotes, WhatAnotherHoldsOrKeepsIsNotShownToThoseWhoHaveSeenIt) {
  CITES("U8");
  AnyPosition position = lifted(0);
  play_all(position, {"0 back", "1 lift 3"});
  EXPECT_TRUE(face_in_hand(position, 1, Seat{0}).is_null());
  EXPECT_EQ(face_in_hand(position, 1, Seat{1}), "T1") << "there it is before their eyes again";
  play_all(position, {"1 keep"});
  EXPECT_TRUE(position.view(Seat{0}).facts.at("seats").at(1).at("castle").at(0).at(1).is_null());
}

TEST(TumultNotes, NeitherTheDrawNorAnEventTellsTheFace) {
  CITES("U8");
  const RuleSet& rules = *find_rule_set("tumult-royal").value();
  for (int notes : {0, 1}) {
    AnyPosition position = lifted(notes);
    play_all(position, {"0 back", "1 lift 4"});
    const Step drawn = parse_legal_step(position, "* face M1").value();
    EXPECT_EQ(print_step(position, drawn, Seat{1}), notes ? "* face M1" : "* face ?");
    EXPECT_EQ(print_step(position, drawn, Viewer::all_seeing()), "* face M1");
    Heard heard;
    position.play(drawn.seat, drawn.action, heard);
    EXPECT_EQ(heard.events.size(), std::size_t(notes));
  }
  EXPECT_TRUE(rules.hides);
}

TEST(TumultNotes, AllIsShownOnceAllTilesAreTurnedUp) {
  CITES("U10");
  // In the gambler's way the spins come first, and then whatever follows.
  const AnyPosition held = lifted(0, true);
  AnyPosition position = held;
  play_all(position, {"0 back", "1 done", "* order 0", "0 done"});
  Random random{1};
  while (position.view(Viewer::onlooker()).facts.at("phase") == "up")
    position.play(chance_seat, position.random_action(chance_seat, random));
  EXPECT_EQ(face_in_middle(position, 3, Seat{0}), "T1");
  EXPECT_EQ(face_in_middle(position, 3, Viewer::onlooker()), "T1");
  EXPECT_EQ(held.recalled(position, Seat{0}), held) << "what was in the hand is no secret any more";
}

TEST(TumultNotes, APositionOfBeforeIsRecalledWithoutWhatWasPutBack) {
  CITES("U8");
  const AnyPosition then = lifted(0);
  AnyPosition back = then, kept = then;
  play_all(back, {"0 back"});
  play_all(kept, {"0 keep"});
  EXPECT_EQ(face_in_hand(then.recalled(then, Seat{0}), 0, Seat{0}), "T1");
  EXPECT_TRUE(face_in_hand(then.recalled(back, Seat{0}), 0, Seat{0}).is_null());
  EXPECT_EQ(face_in_hand(then.recalled(kept, Seat{0}), 0, Seat{0}), "T1");
  EXPECT_EQ(then.recalled(back, Viewer::all_seeing()), then);
  EXPECT_FALSE(then.recalled(back, Seat{0}).describe(Seat{0}).asked()) << "it was asked then";
  const AnyPosition noted = lifted(1);
  AnyPosition noted_back = noted;
  play_all(noted_back, {"0 back"});
  EXPECT_EQ(noted.recalled(noted_back, Seat{0}), noted);
}

TEST(TumultNotes, ComputerPlayersKnowWhatTheirSeatHasSeen) {
  CITES("U8");
  AnyPosition position = lifted(0);
  play_all(position, {"0 back"});
  Random random{7};
  for (int i = 0; i < 20; ++i)
    EXPECT_EQ(face_in_middle(position.sample(Seat{0}, random), 3, Viewer::all_seeing()), "T1");
}

TEST(TumultNotes, WhatIsShownDoesNotDependOnWhatIsNotRecalled) {
  CITES("U8", "R1");
  Random random{2015};
  int forgotten = 0;
  for (int game = 0; game < 12; ++game) {
    const Rules rules{2 + game % 3, game % 4 == 3, game % 2 == 1, 8, false};
    TumultRoyal position = TumultRoyal::begin(standard_components().for_players[std::size_t(rules.players)], rules);
    for (int steps = 0; steps < 250 && !position.actors().empty(); ++steps) {
      play_random_step(position, random);
      const AnyPosition here = any_position_of<TumultRoyalGame>(position);
      ASSERT_EQ(TumultRoyalGame::broken_invariant(position), "");
      for (std::uint8_t seat = 0; seat < rules.players; ++seat) {
        const AnyPosition recalled = here.recalled(here, Seat{seat});
        ASSERT_EQ(in_sight(recalled, Seat{seat}), in_sight(here, Seat{seat}));
        ASSERT_EQ(recalled.broken_invariant(), "");
        forgotten += !(recalled == here);
      }
    }
  }
  EXPECT_GT(forgotten, 200);
}

}  // namespace
}  // namespace ardri::test::tumult
