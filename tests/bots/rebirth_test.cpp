// The players of Rebirth: they play to win, and by nothing that they cannot know.
#include <gtest/gtest.h>

#include "bots/player.hpp"
#include "bots/rebirth/mind.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/drawing.hpp"
#include "engine/core/random_play.hpp"
#include "engine/core/view.hpp"

namespace ardri::bots {
namespace {

const RuleSet& rules() { return **find_rule_set("rebirth-ireland"); }

Action choose(const char* kind, const AnyPosition& position, Seat seat, std::uint64_t seed = 1) {
  Task task{.seat = seat, .budget = {}, .stakes = {}, .seed = seed, .report = {}};
  task.budget.nodes = 20;
  return make_player(kind, rules())->think(position, task).action;
}

AnyPosition begin(int players) {
  Options options = rules().standard_options();
  options.set("players", players).value();
  return rules().begin(options);
}

void step(AnyPosition& position, const std::vector<const char*>& kinds, Random& random) {
  const Seat seat = *position.actors().begin();
  position.play(seat, seat == chance_seat ? position.random_action(seat, random)
                                          : choose(kinds[seat.number], position, seat, random.next()));
}

TEST(RebirthPlayers, ChooseTheSameWhereTheyCannotTellTheDifference) {
  Random random{11};
  int different = 0;
  for (int players = 2; players <= 4; ++players) {
    AnyPosition position = begin(players);
    while (!position.over()) {
      for (int i = 0; i < 9 && !position.over(); ++i) step(position, {"random", "random", "random", "random"}, random);
      if (position.over() || position.chance_acts()) continue;
      const Seat seat = *position.actors().begin();
      const AnyPosition twin = position.sample(seat, random);
      different += twin != position;
      for (const char* kind : {"level-1", "level-2", "level-4", "heuristic", "samples", "information-sets", "random"})
        ASSERT_EQ(choose(kind, position, seat), choose(kind, twin, seat))
            << kind << "\n"
            << drawing_of(position, seat, Language::english).text;
    }
  }
  EXPECT_GT(different, 20) << "the samples hide nothing";
}

/// How many of twenty games with two players one kind wins over the other.
int wins(const char* kind, const char* other) {
  Random random{7};
  int won = 0;
  for (int game = 0; game < 20; ++game) {
    const std::uint8_t seat = game % 2;
    AnyPosition position = begin(2);
    std::vector<const char*> kinds{other, other};
    kinds[seat] = kind;
    while (!position.over()) step(position, kinds, random);
    won += position.winners().contains(Seat{seat});
  }
  return won;
}

TEST(RebirthPlayers, TheHeuristicPlayerBeatsRandomPlay) { EXPECT_EQ(wins("heuristic", "random"), 20); }

/// The standard map's values are chosen so; docs/content.md has the figures of many more games.
TEST(RebirthPlayers, ThreeOfThemMakeAboutTwoHundredPointsAndFulfilEveryMissionNowAndThen) {
  using ardri::rebirth::Rebirth;
  constexpr int games = 60, players = 3;
  Random random{5};
  double points = 0;
  std::array<int, ardri::rebirth::mission_count> open{}, fulfilled{};
  for (int game = 0; game < games; ++game) {
    Rebirth position = Rebirth::begin(ardri::rebirth::standard_board(), players);
    while (!position.actors().empty()) {
      const Seat seat = *position.actors().begin();
      position.play(seat, seat == chance_seat ? random_action(position, seat, random)
                                              : rebirth::best_at_first_sight(position, seat, random));
    }
    for (std::size_t mission = 0; mission < open.size(); ++mission) {
      open[mission] += position.open >> mission & 1;
      for (std::size_t seat = 0; seat < players; ++seat) fulfilled[mission] += position.fulfilled[seat] >> mission & 1;
    }
    for (std::size_t seat = 0; seat < players; ++seat) points += position.points[seat];
  }
  EXPECT_NEAR(points / games / players, 205, 10);
  for (std::size_t mission = 0; mission < open.size(); ++mission) {
    const double share = double(fulfilled[mission]) / players / open[mission];
    EXPECT_TRUE(share > 0.2 && share < 0.9) << "m" << mission + 1 << ": " << share;
  }
}

}  // namespace
}  // namespace ardri::bots
