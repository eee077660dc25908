// The players of Tumult Royal: they play to win, and by nothing that they cannot know.
#include <gtest/gtest.h>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/drawing.hpp"
#include "engine/core/view.hpp"

namespace ardri::bots {
namespace {

const RuleSet& rules() { return **find_rule_set("tumult-royal"); }

Thought think(const char* kind, const AnyPosition& position, Seat seat, std::uint64_t seed = 1) {
  Task task{.seat = seat, .budget = {}, .stakes = {}, .seed = seed, .report = {}};
  task.budget.nodes = 40;
  return make_player(kind, rules())->think(position, task);
}

Action choose(const char* kind, const AnyPosition& position, Seat seat, std::uint64_t seed = 1) {
  return think(kind, position, seat, seed).action;
}

AnyPosition begin(int players, int live) {
  Options options = rules().standard_options();
  options.set("players", players).value();
  options.set("live", live).value();
  return rules().begin(options);
}

/// One step: some of those who may act, chance by lot, the others as a kind of player does.
void step(AnyPosition& position, const std::vector<const char*>& kinds, Random& random) {
  const SeatSet actors = position.actors();
  auto actor = actors.begin();
  for (std::uint32_t skip = random.below(std::uint32_t(actors.size())); skip > 0; --skip) ++actor;
  const Seat seat = *actor;
  position.play(seat, seat == chance_seat ? position.random_action(seat, random)
                                          : choose(kinds[seat.number], position, seat, random.next()));
}

TEST(TumultRoyalPlayers, ChooseTheSameWhereTheyCannotTellTheDifference) {
  Random random{11};
  int different = 0;
  for (int live : {0, 1})
    for (int players = 2; players <= 4; ++players) {
      AnyPosition position = begin(players, live);
      for (int looks = 0; looks < 60 && !position.over(); ++looks) {
        for (int i = 0; i < 5 && !position.over(); ++i)
          step(position, {"random", "random", "random", "random"}, random);
        for (Seat seat : position.actors()) {
          if (seat == chance_seat) continue;
          const AnyPosition twin = position.sample(seat, random);
          different += twin != position;
          for (const char* kind :
               {"level-1", "level-2", "level-4", "heuristic", "samples", "information-sets", "random"})
            ASSERT_EQ(choose(kind, position, seat), choose(kind, twin, seat))
                << kind << "\n"
                << drawing_of(position, seat, Language::english).text;
        }
      }
    }
  EXPECT_GT(different, 20) << "the samples hide nothing";
}

TEST(TumultRoyalPlayers, WhoIsDoneInALiveRaidWaits) {
  Random random{3};
  AnyPosition position = begin(3, 1);
  while (!position.real_time()) step(position, {"random", "random", "random"}, random);
  position.play(Seat{1}, position.parse("done").value());
  for (const char* kind : {"heuristic", "samples", "random"}) {
    EXPECT_FALSE(think(kind, position, Seat{0}).waits) << kind;
    const Thought thought = think(kind, position, Seat{1});
    EXPECT_TRUE(thought.waits) << kind;
    EXPECT_FALSE(position.why_not(Seat{1}, thought.action)) << "what it would do if it had to";
  }
}

TEST(TumultRoyalPlayers, AreDoneWithALiveRaidWhenTheyHaveEnough) {
  for (const char* kind : {"level-1", "level-2", "level-4", "heuristic", "samples", "information-sets"}) {
    Random random{5};
    AnyPosition position = begin(2, 1);
    while (!position.real_time()) step(position, {"heuristic", "heuristic"}, random);
    int lifts = 0;
    while (lifts < 30) {  // alone, and with all the time in the world
      const Action action = position.chance_acts() ? position.random_action(chance_seat, random)
                                                   : choose(kind, position, Seat{0}, random.next());
      const std::string move = position.print(action);
      lifts += move.starts_with("lift");
      if (move == "done") break;
      position.play(position.chance_acts() ? chance_seat : Seat{0}, action);
    }
    EXPECT_GE(lifts, 3) << kind;
    EXPECT_LT(lifts, 15) << kind << " does not look at every tile";
  }
}

TEST(TumultRoyalPlayers, TheHeuristicPlayerBeatsRandomPlay) {
  Random random{7};
  int won = 0;
  for (int game = 0; game < 20; ++game) {
    const std::uint8_t seat = game % 2;
    AnyPosition position = begin(2, 0);
    std::vector<const char*> kinds{"random", "random"};
    kinds[seat] = "heuristic";
    while (!position.over()) step(position, kinds, random);
    won += position.winners().contains(Seat{seat});
  }
  EXPECT_GE(won, 17);
}

}  // namespace
}  // namespace ardri::bots
