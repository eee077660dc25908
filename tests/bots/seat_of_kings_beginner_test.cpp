// Gentle players of Tara, Seat of Kings, make the mistakes that they are said to make, and no others on purpose.
#include "bots/seat_of_kings/beginner.hpp"

#include <gtest/gtest.h>

#include "bots/seat_of_kings/mind.hpp"
#include "engine/core/random_play.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace ardri::bots::seat_of_kings {
namespace {

using namespace ardri::seat_of_kings;

using Chooser = Action (*)(const SeatOfKings&, Seat, Random&);
constexpr std::array<Chooser, 3> choosers{as_a_beginner, as_a_learner, best_at_first_sight};

SeatOfKings begin(int players) {
  return SeatOfKings::begin(standard_deck(), players, std::uint8_t((1 << players) - 1));
}

/// Plays on, the seats in turn with the choosers from `first` on.
void play_a_step(SeatOfKings& position, std::size_t first, Random& random) {
  const Seat seat = random_member(position.actors(), random);
  const Chooser chooser = choosers[(first + seat.number) % choosers.size()];
  position.play(seat, seat == chance_seat ? random_action(position, seat, random) : chooser(position, seat, random));
}

TEST(SeatOfKingsBeginners, PlayWholeGamesByTheRulesAndByNothingThatTheirSeatCannotKnow) {
  Random random{31};
  for (int game = 0; game < 6; ++game) {
    SeatOfKings position = begin(2 + game % 3);
    for (int steps = 0; steps < 20'000 && !position.actors().empty(); ++steps) {
      for (const Seat seat : position.actors()) {
        if (seat == chance_seat) continue;
        const SeatOfKings twin = SeatOfKingsGame::sample(position, seat, random);
        for (const Chooser chooser : {as_a_beginner, as_a_learner}) {
          Random one{random.next()};
          Random same = one;
          const Action action = chooser(position, seat, one);
          ASSERT_FALSE(SeatOfKingsGame::why_not(position, seat, action)) << SeatOfKingsGame::print(position, action);
          ASSERT_EQ(chooser(twin, seat, same), action);
        }
      }
      play_a_step(position, std::size_t(game), random);
    }
    ASSERT_TRUE(position.actors().empty());
  }
}

/// How many of so many games for two, each seat in turn, the first chooser wins.
int won_by(Chooser chooser, Chooser other, int games) {
  Random random{8};
  int won = 0;
  for (int game = 0; game < games; ++game) {
    const auto own = std::uint8_t(game % 2);
    SeatOfKings position = begin(2);
    while (!position.actors().empty()) {
      const Seat seat = random_member(position.actors(), random);
      const Chooser mind = seat.number == own ? chooser : other;
      position.play(seat, seat == chance_seat ? random_action(position, seat, random) : mind(position, seat, random));
    }
    won += position.winners().contains(Seat{own});
  }
  return won;
}

Action at_random(const SeatOfKings& here, Seat seat, Random& random) { return random_action(here, seat, random); }

TEST(SeatOfKingsBeginners, AreBetterThanRandomPlay) { EXPECT_GE(won_by(as_a_beginner, at_random, 20), 19); }

TEST(SeatOfKingsBeginners, AreBeatenMoreOftenThanNotByLearnersWhoAreBeatenByTheHeuristicPlayer) {
  EXPECT_GE(won_by(as_a_learner, as_a_beginner, 100), 55);       // 66 in the long run
  EXPECT_GE(won_by(best_at_first_sight, as_a_learner, 60), 36);  // 45 in the long run
}

Cards cards(std::initializer_list<int> numbers) {
  Cards set = 0;
  for (const int number : numbers) set |= set_of_card(CardNumber(number - 1));
  return set;
}

struct Piece {
  int province;
  std::vector<int> fields;
  int seat;
};

/// Seat 0 is to play one of its cards in round 2 of a game for two.
SeatOfKings a_turn(const std::vector<Piece>& pieces, Cards hand, std::uint32_t cumals) {
  SeatOfKings position = begin(2);
  for (const Piece& each : pieces)
    for (const int field : each.fields) {
      position.regions[std::size_t(each.province)].put(Field(field), each.seat);
      --position.supply[std::size_t(each.seat)];
    }
  position.round = 2;
  position.phase = Phase::turn;
  position.hand = {hand, cards({2})};
  position.pile &= ~(position.hand[0] | position.hand[1]);
  position.cumals = {cumals, 2};
  return position;
}

Move chosen(Chooser chooser, const SeatOfKings& position) {
  Random random{5};
  return Move::of(chooser(position, Seat{0}, random));
}

constexpr int F1 = 0, F2 = 1, W1 = 9, W2 = 10, W3 = 11, C1 = 12;

TEST(SeatOfKingsBeginners, KeepTheCardsWithHighNumbers) {
  // 1 is the lone warrior with whom W1 and W3 make a king.
  SeatOfKings position = a_turn({{0, {W1, W3}, 0}}, cards({1, 4, 7, 31, 32, 36}), 9);
  position.phase = Phase::choice;
  EXPECT_EQ(chosen(as_a_beginner, position).kept, cards({31, 32, 36}));
  EXPECT_EQ(chosen(as_a_learner, position).kept, cards({1, 4, 7}));
}

TEST(SeatOfKingsBeginners, SpreadOverTheRegions) {
  // A lone farmer: in Connacht it goes beside others; Ulster is open, with a farmer of the other's.
  const SeatOfKings position = a_turn({{0, {W1, W2, C1}, 0}, {1, {F1}, 1}}, cards({26}), 0);
  EXPECT_EQ(chosen(as_a_beginner, position).province, 1);
}

TEST(SeatOfKingsBeginners, PromoteAsLongAsThereAreCumals) {
  SeatOfKings position = a_turn({{0, {F1}, 0}}, cards({27}), 1);
  position.play(Seat{0}, Move{.kind = MoveKind::place, .card = 26, .field = F2, .placed = true}.action());
  ASSERT_EQ(position.phase, Phase::promotion);
  EXPECT_EQ(chosen(as_a_beginner, position).kind, MoveKind::promote);
}

/// Seat 0 is asked whether to buy the traitor against one who has more in the region.
SeatOfKings asked_for_traitor(std::uint32_t cumals) {
  SeatOfKings position = a_turn({{0, {F1}, 0}, {0, {W1, W2, C1}, 1}}, 0, cumals);
  position.phase = Phase::traitor;
  position.stage = Stage::traitors;
  return position;
}

TEST(SeatOfKingsBeginners, BuyNoTraitor) {
  EXPECT_EQ(chosen(as_a_beginner, asked_for_traitor(9)).kind, MoveKind::no);
  EXPECT_EQ(chosen(as_a_learner, asked_for_traitor(9)).kind, MoveKind::buy);
  EXPECT_EQ(chosen(as_a_learner, asked_for_traitor(2)).kind, MoveKind::no);
}

TEST(SeatOfKingsBeginners, LeaveTheGarrisonAtTheBottom) {
  SeatOfKings position = a_turn({}, cards({1}), 2);
  position.phase = Phase::garrison;
  position.stage = Stage::clearing;
  EXPECT_EQ(chosen(as_a_beginner, position).field, F1);
  EXPECT_GE(chosen(as_a_learner, position).field, W1);
}

TEST(SeatOfKingsBeginners, LearnersBuildAndForgetToHinder) {
  // 4 is a warrior with another to its right. In Ulster it takes one from a player who has a king and is near another;
  // in Connacht it stands beside one's own.
  SeatOfKings position = a_turn({{0, {W3}, 0}, {1, {W1, W2, W3}, 1}}, cards({4}), 0);
  position.provinces = 7;
  position.regions[2].put_king_stone(1);
  --position.king_stones[1];
  position.closed = 4;
  EXPECT_EQ(chosen(as_a_learner, position).province, 0);
  EXPECT_EQ(chosen(best_at_first_sight, position).province, 1);
}

}  // namespace
}  // namespace ardri::bots::seat_of_kings
