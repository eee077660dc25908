// Gentle players of Rebirth: their mistakes are those that are said of them, and otherwise they play to win.
#include "bots/rebirth/beginner.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "bots/rebirth/mind.hpp"
#include "engine/core/random_play.hpp"
#include "engine/rebirth/game.hpp"

namespace ardri::bots::rebirth {
namespace {

using namespace ardri::rebirth;

using Chooser = Action (*)(const Rebirth&, Seat, Random&);

Hex hex(std::string_view name) {
  const auto& names = standard_board().hex_names;
  return Hex(std::ranges::find(names, name) - names.begin());
}

/// Seat 0 of two is to place a tile on the standard map, where only some hexes are free. No mission is open, and no
/// tower gives anything but drawing three.
class Corner {
 public:
  Corner(Tile tile, std::initializer_list<std::string_view> free) : here_(Rebirth::begin(standard_board(), 2)) {
    here_.phase = Phase::place;
    here_.supply[0].remove(tile);
    here_.hand[0].add(tile);
    here_.towers.fill(TowerKind::draw);
    HexSet left;
    for (std::string_view name : free) left.add(hex(name));
    for (const HexSet& room : here_.board().room) here_.taken = here_.taken | (room - left);
    here_.taken.for_each([&](Hex each) { here_.lying[each] = neutral_lies; });
  }
  /// A tile that lies already.
  Corner& lay(int seat, Tile tile, std::string_view name) {
    here_.lay(seat, tile, hex(name));
    here_.take_castles(seat, hex(name));
    here_.reach(seat, hex(name));
    return *this;
  }
  Corner& open(std::size_t mission) {
    here_.open = Numbers(here_.open | 1u << mission);
    return *this;
  }

  /// In how many of a hundred choices the tile goes there.
  int times(Chooser choose, std::string_view name) const {
    int number = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
      Random random{seed};
      number += Move::of(choose(here_, Seat{0}, random)).number == hex(name);
    }
    return number;
  }

 private:
  Rebirth here_;
};

/// The best, but for the second best now and then.
constexpr int mostly = 65;

TEST(RebirthBeginner, TakesThePointsOfThisTile) {
  const Corner corner = Corner(Tile::energy, {"n9", "a8", "d5"}).lay(0, Tile::energy, "n8");
  // Two points; one; one, and a castle for five.
  EXPECT_EQ(corner.times(as_a_beginner, "d5"), 100);
  const Corner no_castle = Corner(Tile::energy, {"n9", "a8"}).lay(0, Tile::energy, "n8");
  EXPECT_EQ(no_castle.times(as_a_beginner, "n9"), 100);
  EXPECT_GT(no_castle.times(as_a_learner, "n9"), mostly);
}

TEST(RebirthBeginner, LeavesACastleThatIsThreatenedForAPointMore) {
  // Rockfleet Castle: a farm each, and a settlement hex is free for the other's next tile.
  const Corner corner = Corner(Tile::energy, {"n9", "j2", "h3"})
                            .lay(0, Tile::energy, "n8")
                            .lay(0, Tile::food, "g2")
                            .lay(1, Tile::food, "g3");
  EXPECT_EQ(corner.times(as_a_beginner, "n9"), 100);
  EXPECT_GT(corner.times(as_a_learner, "n9"), mostly);
}

TEST(RebirthBeginner, DoesNotSeeThatAGroupCanGrow) {
  const Corner corner(Tile::energy, {"a8", "d8", "c9"});  // beside d8 a blank hex is free
  EXPECT_GT(corner.times(as_a_beginner, "a8"), 20);
  EXPECT_EQ(corner.times(best_at_first_sight, "a8"), 0);
}

TEST(RebirthBeginner, ForgetsMissionsThatThisTileDoesNotFulfil) {
  // m2: seven farms on rivers; d8 would be the fifth.
  Corner corner(Tile::energy, {"d8", "a8"});
  for (std::string_view river : {"j7", "p6", "v4", "u8"}) corner.lay(0, Tile::energy, river);
  corner.open(1);
  EXPECT_GT(corner.times(as_a_beginner, "a8"), 30);
  EXPECT_GT(corner.times(as_a_learner, "d8"), mostly);
  EXPECT_EQ(corner.times(best_at_first_sight, "d8"), 100);
}

TEST(RebirthBeginner, TakesTheMissionThatThisTileFulfils) {
  // m11: three groups of two energy farms. On p7 a group of three would score more than a second one on d8.
  Corner corner(Tile::energy, {"d8", "p7"});
  for (std::string_view energy : {"n8", "n9", "v4", "w4", "d7"}) corner.lay(0, Tile::energy, energy);
  EXPECT_EQ(corner.times(as_a_beginner, "p7"), 100);
  corner.open(10);
  EXPECT_EQ(corner.times(as_a_beginner, "d8"), 100);
}

TEST(RebirthBeginner, ForgetsTowers) {
  const Corner corner(Tile::energy, {"n8", "a8"});
  EXPECT_GT(corner.times(as_a_beginner, "a8"), 30);
  EXPECT_GT(corner.times(as_a_learner, "n8"), mostly);
  EXPECT_EQ(corner.times(best_at_first_sight, "n8"), 100);
}

TEST(RebirthBeginner, DoesNotSeeWhatOthersGainInAnArea) {
  // Three points either way: the castle beside f7 is won already. On h4 the other gets five.
  const Corner corner = Corner(Tile::houses_3, {"h4", "f7"}).lay(1, Tile::houses_4, "h3").lay(0, Tile::food, "g9");
  EXPECT_GT(corner.times(as_a_beginner, "h4"), 30);
  EXPECT_LT(corner.times(as_a_beginner, "h4"), 70);
}

// Whole games

TEST(RebirthBeginner, ChoosesWhatIsAllowedByWhatTheSeatKnows) {
  Random random{31};
  int different = 0;
  for (int players = 2; players <= 4; ++players) {
    Rebirth here = Rebirth::begin(standard_board(), players);
    while (!here.actors().empty()) {
      if (here.actors().contains(chance_seat)) {
        play_random_step(here, random);
        continue;
      }
      const Seat seat{here.turn};
      const Rebirth twin = RebirthGame::sample(here, seat, random);
      different += twin != here;
      Action action;
      for (Chooser choose : {as_a_beginner, as_a_learner}) {
        Random luck{here.hash()}, same_luck = luck;
        action = choose(here, seat, luck);
        ASSERT_EQ(RebirthGame::why_not(here, seat, action), std::nullopt);
        ASSERT_EQ(choose(twin, seat, same_luck), action);
      }
      here.play(seat, action);
    }
  }
  EXPECT_GT(different, 100) << "the samples hide nothing";
}

/// How many of forty games with two players one wins over the other.
int wins(Chooser one, Chooser other) {
  Random random{7};
  int won = 0;
  for (int game = 0; game < 40; ++game) {
    const std::uint8_t seat = game % 2;
    Rebirth here = Rebirth::begin(standard_board(), 2);
    while (!here.actors().empty()) {
      const Seat actor = *here.actors().begin();
      here.play(actor, actor == chance_seat ? random_action(here, actor, random)
                                            : (actor.number == seat ? one : other)(here, actor, random));
    }
    won += here.winners().contains(Seat{seat});
  }
  return won;
}

Action at_random(const Rebirth& here, Seat seat, Random& random) { return random_action(here, seat, random); }

TEST(RebirthBeginner, EachIsStrongerThanTheOneBefore) {
  EXPECT_GE(wins(as_a_beginner, at_random), 38);
  EXPECT_GE(wins(as_a_learner, as_a_beginner), 25);
  EXPECT_GE(wins(best_at_first_sight, as_a_learner), 25);
}

}  // namespace
}  // namespace ardri::bots::rebirth
