// The players of Tara, Seat of Kings: they play to win, and by nothing that they cannot know.
#include <gtest/gtest.h>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/drawing.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::bots {
namespace {

using namespace ardri::seat_of_kings;

const RuleSet& rules() { return **find_rule_set("seat-of-kings"); }

Action choose(const char* kind, const AnyPosition& position, Seat seat, std::uint64_t seed = 1) {
  Task task{.seat = seat, .budget = {}, .stakes = {}, .seed = seed, .report = {}};
  task.budget.nodes = 60;
  return make_player(kind, rules())->think(position, task).action;
}

/// Plays on: `kinds` by seat, chance by lot.
void play(AnyPosition& position, const std::vector<const char*>& kinds, Random& random, int most_steps) {
  for (int steps = 0; steps < most_steps && !position.over(); ++steps) {
    const Seat seat = *position.actors().begin();
    position.play(seat, seat == chance_seat ? position.random_action(seat, random)
                                            : choose(kinds[seat.number], position, seat, random.next()));
  }
}

AnyPosition begin(int players) {
  Options options = rules().standard_options();
  options.set("players", players).value();
  return rules().begin(options);
}

TEST(SeatOfKingsPlayers, ChooseTheSameWhereTheyCannotTellTheDifference) {
  Random random{11};
  for (int players = 2; players <= 4; ++players) {
    AnyPosition position = begin(players);
    for (int looks = 0; looks < 40 && !position.over(); ++looks) {
      play(position, {"random", "random", "random", "random"}, random, 3);
      if (position.over() || position.actors().contains(chance_seat)) continue;
      const Seat seat = *position.actors().begin();
      const AnyPosition twin = position.sample(seat, random);
      for (const char* kind : {"level-1", "level-2", "level-4", "heuristic", "samples", "information-sets"})
        ASSERT_EQ(choose(kind, position, seat), choose(kind, twin, seat))
            << kind << ": " << drawing_of(position, seat, Language::english).text;
    }
  }
}

TEST(SeatOfKingsPlayers, TheHeuristicPlayerBeatsRandomPlay) {
  Random random{7};
  int won = 0;
  for (int game = 0; game < 20; ++game) {
    const std::uint8_t seat = game % 2;
    AnyPosition position = begin(2);
    std::vector<const char*> kinds{"random", "random"};
    kinds[seat] = "heuristic";
    play(position, kinds, random, 20'000);
    ASSERT_TRUE(position.over());
    won += position.winners().contains(Seat{seat});
  }
  EXPECT_GE(won, 19);
}

/// Blue has a king in Connacht and both chieftains in Ulster, beside a free warrior's field.
SeatOfKings one_promotion_from_victory() {
  SeatOfKings position = SeatOfKings::begin(standard_deck(), 3, 7);
  position.regions[0].put_king_stone(0);
  --position.king_stones[0];
  for (Field field : {Field(9), Field(10), Field(12), Field(13)}) {  // W1, W2, C1, C2
    position.regions[1].put(field, 0);
    --position.supply[0];
  }
  position.cumals[0] = 9;
  position.round = 2;
  position.phase = Phase::turn;
  position.hand = {set_of_card(0), set_of_card(9), set_of_card(10)};  // 1: a warrior anywhere
  position.pile &= ~(position.hand[0] | position.hand[1] | position.hand[2]);
  return position;
}

TEST(SeatOfKingsPlayers, TakeAVictoryThatIsThere) {
  for (const char* kind : {"level-4", "heuristic", "samples", "information-sets"}) {
    AnyPosition position = any_position_of<SeatOfKingsGame>(one_promotion_from_victory());
    for (int steps = 0; steps < 6 && !position.over() && *position.actors().begin() == Seat{0}; ++steps) {
      Task task{.seat = Seat{0}, .budget = {}, .stakes = {}, .seed = 1, .report = {}};
      task.budget.nodes = 2000;
      position.play(Seat{0}, make_player(kind, rules())->think(position, task).action);
    }
    ASSERT_TRUE(position.over()) << kind;
    EXPECT_TRUE(position.winners().contains(Seat{0}));
  }
}

}  // namespace
}  // namespace ardri::bots
