// What a seat cannot know stays hidden: views and samples depend on nothing else than what it knows (U8, R1).
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/random_play.hpp"
#include "engine/core/view.hpp"
#include "engine/tumult_royal/drawing.hpp"
#include "engine/tumult_royal/game.hpp"
#include "tests/cites.hpp"

namespace ardri::test::tumult {
namespace {

using namespace tumult_royal;

/// Calls `look` in positions of random games, in ticks and live, for every seat, with the steps so far.
template <class Look>
void in_random_games(Look look) {
  Random random{2015};
  for (int game = 0; game < 18; ++game) {
    const Rules rules{2 + game % 3, game % 4 == 3, game % 2 == 1, 8};
    const TumultRoyal start = TumultRoyal::begin(standard_components().for_players[std::size_t(rules.players)], rules);
    TumultRoyal position = start;
    std::vector<Step> steps;
    while (!position.actors().empty() && steps.size() < 250) {
      steps.push_back(play_random_step(position, random));
      for (std::uint8_t seat = 0; seat < rules.players; ++seat) look(start, steps, position, Seat{seat}, random);
    }
  }
}

TEST(TumultHidden, TwoPositionsASeatCannotTellApartLookTheSameByteForByte) {
  CITES("U8", "R1");
  int different = 0;
  in_random_games([&](const TumultRoyal&, const auto&, const TumultRoyal& one, Seat seat, Random& random) {
    const TumultRoyal other = TumultRoyalGame::sample(one, seat, random);
    const View here = TumultRoyalGame::view(one, seat), there = TumultRoyalGame::view(other, seat);
    ASSERT_EQ(boost::json::serialize(here.facts), boost::json::serialize(there.facts));
    const Drawing drawn = ardri::tumult_royal::draw(one, seat, Language::german);
    const Drawing drawn_there = ardri::tumult_royal::draw(other, seat, Language::german);
    ASSERT_EQ(drawn.text, drawn_there.text);
    ASSERT_EQ(drawn.status, drawn_there.status);
    ASSERT_EQ(TumultRoyalGame::broken_invariant(other), "");
    different += one != other;
  });
  EXPECT_GT(different, 300) << "the samples hide nothing";
}

TEST(TumultHidden, TheyHaveTheSameSamplesAndTheSameChoices) {
  CITES("R1");
  std::uint64_t seed = 0;
  in_random_games([&](const TumultRoyal&, const auto&, const TumultRoyal& one, Seat seat, Random& random) {
    const TumultRoyal other = TumultRoyalGame::sample(one, seat, random);
    Random same{++seed}, again{seed};
    ASSERT_EQ(TumultRoyalGame::sample(one, seat, same), TumultRoyalGame::sample(other, seat, again));
    ASSERT_EQ(one.actors(), other.actors());
    if (!one.actors().contains(seat)) return;
    TumultRoyal::Actions here, there;
    one.legal(seat, here);
    other.legal(seat, there);
    ASSERT_TRUE(std::equal(here.begin(), here.end(), there.begin(), there.end()));
  });
}

TEST(TumultHidden, ImaginedStepsLeadToWhatIsImagined) {
  CITES("R1");
  in_random_games([](const TumultRoyal& start, const std::vector<Step>& steps, const TumultRoyal& position, Seat seat,
                     Random& random) {
    if (steps.size() % 7 != 0) return;
    const std::uint64_t seed = random.next();
    Random same{seed}, again{seed};
    TumultRoyal imagined = start;
    for (const Step& step : TumultRoyalGame::sample_steps(start, steps, seat, same)) {
      ASSERT_FALSE(TumultRoyalGame::why_not(imagined, step.seat, step.action));
      imagined.play(step.seat, step.action);
    }
    ASSERT_EQ(imagined, TumultRoyalGame::sample(position, seat, again));
  });
}

TEST(TumultHidden, ImaginedStepsDependOnNothingHidden) {
  CITES("R1");
  int different = 0;
  in_random_games(
      [&](const TumultRoyal& start, const std::vector<Step>& steps, const TumultRoyal&, Seat seat, Random& random) {
        if (steps.size() % 7 != 0) return;
        const std::vector<Step> others = TumultRoyalGame::sample_steps(start, steps, seat, random);
        different += steps != others;
        const std::uint64_t seed = random.next();
        Random same{seed}, again{seed};
        ASSERT_EQ(TumultRoyalGame::sample_steps(start, steps, seat, same),
                  TumultRoyalGame::sample_steps(start, others, seat, again));
      });
  EXPECT_GT(different, 100) << "the samples hide nothing";
}

TEST(TumultHidden, OnlyTheLifterLearnsTheFace) {
  CITES("U8");
  in_random_games([](const TumultRoyal&, const auto&, const TumultRoyal& position, Seat seat, Random& random) {
    if (position.phase != Phase::face) return;
    const Step step{chance_seat, random_action(position, chance_seat, random)};
    const bool lifter = position.slot_in_hand(seat.number) == position.slot;
    EXPECT_EQ(TumultRoyalGame::is_secret(position, step, seat), !lifter);
    EXPECT_TRUE(TumultRoyalGame::is_secret(position, step, Viewer::onlooker()));
  });
}

}  // namespace
}  // namespace ardri::test::tumult
