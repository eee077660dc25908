// Numbers of Tumult Royal that can be worked out by hand; what every encoding promises is in core/encoding_test.
#include "engine/tumult_royal/encoding.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/any_position_of.hpp"
#include "engine/core/random_play.hpp"
#include "engine/core/view.hpp"
#include "engine/tumult_royal/game.hpp"
#include "tests/tumult_royal/scene.hpp"

namespace ardri::test::tumult {
namespace {

using namespace tumult_royal;
using Encoding = TumultRoyalEncoding;
using Row = std::vector<std::int16_t>;

constexpr std::int16_t unwritten = 999;

Row observed(const TumultRoyal& here, Seat viewer) {
  std::size_t size = 0;
  for (const EncodedPart& part : Encoding::parts(here)) size += part.size();
  Row numbers(size, unwritten);
  Encoding::observe(here, viewer, numbers);
  return numbers;
}

Row summary(const TumultRoyal& here, Seat viewer) {
  Row numbers(Encoding::summary_size, unwritten);
  Encoding::summarise(here, viewer, numbers);
  return numbers;
}

Row traits(const TumultRoyal& here, Seat seat, std::string_view move) {
  Row numbers(Encoding::trait_count, unwritten);
  Encoding::Traits(here, seat).of(TumultRoyalGame::parse(here, move).value(), numbers);
  return numbers;
}

/// Calls `look` in positions of random games for two, three and four, in ticks and live, with and without the gambler.
template <class Look>
void in_random_games(int games, Look look) {
  Random random{1916};
  for (int game = 0; game < games; ++game) {
    const Rules rules{2 + game % 3, game % 4 == 3, game % 2 == 1, 8};
    TumultRoyal position = TumultRoyal::begin(standard_components().for_players[std::size_t(rules.players)], rules);
    for (int steps = 0; steps < 500 && !position.actors().empty(); ++steps) {
      look(position, random);
      play_random_step(position, random);
    }
  }
}

template <class Look>
void for_seats(const TumultRoyal& here, Look look) {
  for (std::uint8_t seat = 0; seat < here.players; ++seat) look(Seat{seat});
}

TEST(TumultEncoding, TraitsOfMovesTellNothingHidden) {
  int different = 0;
  in_random_games(12, [&](const TumultRoyal& here, Random& random) {
    for_seats(here, [&](Seat viewer) {
      const TumultRoyal other = TumultRoyalGame::sample(here, viewer, random);
      different += other != here;
      if (!here.actors().contains(viewer)) return;
      TumultRoyal::Actions actions;
      here.legal(viewer, actions);
      Encoding::Traits one(here, viewer), two(other, viewer);
      for (Action action : actions) {
        Row numbers(Encoding::trait_count, unwritten), others(Encoding::trait_count, unwritten);
        one.of(action, numbers);
        two.of(action, others);
        ASSERT_EQ(numbers, others);
        for (int number : numbers) ASSERT_TRUE(-255 <= number && number <= 255);
      }
    });
  });
  EXPECT_GT(different, 300) << "the samples hide nothing";
}

TEST(TumultEncoding, WhatLooksDifferentIsDifferent) {
  in_random_games(6, [last = Row{}, seen = std::string{}](const TumultRoyal& here, Random&) mutable {
    const Seat viewer{std::uint8_t(here.players - 1)};
    const std::string now = boost::json::serialize(TumultRoyalGame::view(here, viewer).facts);
    const Row numbers = observed(here, viewer);
    if (now != seen) {
      ASSERT_NE(numbers, last) << seen << "\n" << now;
    }
    last = numbers;
    seen = now;
  });
}

// Numbers worked out by hand.

/// Two players; the first has a village, a castle and three meadows beside its meadow on b2.
Setting setting() {
  Setting scene;
  scene.players = 2;
  scene.round = 3;
  scene.ranks = {2, 1};
  scene.supporters = {20, 22};
  scene.demand = {2, 3, 4};
  scene.castles = {"B2 M1 M2 T3", "B1"};
  scene.land = {"mmmmmm", "mmmmmm", "mmmmmm", "mcmmmm", "vmmmmm", "mmmmmm"};
  scene.taken = {"b2", "f6"};
  return scene;
}

TumultRoyal position(const Scene& scene) { return *concrete<TumultRoyalGame>(scene.position()); }

/// What the summary says of a seat, so many seats after the viewer.
Row of_seat(const Row& numbers, std::size_t after) {
  const auto begin = numbers.begin() + std::ptrdiff_t(Encoding::numbers_of_table + after * Encoding::numbers_of_seat);
  return {begin, begin + std::ptrdiff_t(Encoding::numbers_of_seat)};
}

TEST(TumultEncoding, ASeatIsSummedUp) {
  const TumultRoyal here = position(Scene{setting()});
  // Statues, supporters, rank now and next, mercy; bread, marble, tools, tiles not known, tiles; beside its own
  // meadows, forests, mountains, villages and castles; beyond; what it could build (the castle and a meadow); lifts;
  // consolation.
  const Row first{1, 20, 2, 2, 0, 2, 3, 3, 0, 4, 2, 0, 0, 1, 1, 0, 4, 0, 0};
  const Row second{1, 22, 1, 1, 0, 1, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 0, 0, 1};
  EXPECT_EQ(of_seat(summary(here, Seat{0}), 0), first);
  EXPECT_EQ(of_seat(summary(here, Seat{0}), 1), second);
  EXPECT_EQ(of_seat(summary(here, Seat{1}), 0), second) << "each looks from its own seat";
  EXPECT_EQ(of_seat(summary(here, Seat{0}), 2), Row(Encoding::numbers_of_seat)) << "nobody sits there";
}

TEST(TumultEncoding, MovesAreNumberedBlockByBlock) {
  const TumultRoyal here = position(Scene{setting()});
  const auto index = [&](std::string_view move) {
    return int(Encoding::index_of(here, TumultRoyalGame::parse(here, move).value()));
  };
  // 36 fields for the first statue, 15 tiles, four words, four positions, then 216 payments of each field.
  EXPECT_EQ(index("at a1"), 0);
  EXPECT_EQ(index("lift 1"), 36);
  EXPECT_EQ(index("done"), 51);
  EXPECT_EQ(index("pass"), 54);
  EXPECT_EQ(index("open 1"), 55);
  EXPECT_EQ(Encoding::move_count(here), 59u + 36 * 216);
  // The castle on b3, field 8, costs no bread, two marble (the sets are 1 1, 2 and 3), three tools (1 1 1, 1 2, 2 2,
  // 3).
  EXPECT_EQ(index("build b3 M2 T3"), 59 + 8 * 216 + 1 * 6 + 3);
}

TEST(TumultEncoding, ABuildIsDescribed) {
  const TumultRoyal here = position(Scene{setting()});
  const Row castle = traits(here, Seat{0}, "build b3 M2 T3");
  EXPECT_EQ(castle[7], 1) << "beside its own";
  const Row build(castle.begin() + 27, castle.begin() + 41);
  // Three statues for five goods, none too many; the next rank stays; a castle; nobody else is near; a meadow can be
  // built with the two tiles that are left; the game goes on.
  EXPECT_EQ(build, (Row{3, 5, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0}));
  const Row place(castle.begin() + 41, castle.end());
  EXPECT_EQ(place, (Row{3, 0, 0, 0, 0, 0, 0, 0, 0})) << "three meadows more";
  EXPECT_EQ(traits(here, Seat{0}, "build e1 B2 M2")[8], 1) << "far from its own";
}

TEST(TumultEncoding, ATileInTheRaidIsDescribed) {
  Setting raid = setting();
  raid.at = At::raid;
  raid.castles = {};
  Scene scene{raid};
  scene.play("* order 0 1; 0 lift 1; * face M2; 0 keep; 1 lift 2; * face B3; 1 back; * order 0 1; 0 lift 3; * face B2");
  const TumultRoyal here = position(scene);
  const Row keep = traits(here, Seat{0}, "keep");
  EXPECT_EQ(keep[4], 1);
  // Two goods; none of bread so far; of 9 (a sort's 13, less what is set aside) three each are fair after the demand of
  // two, so one more; the village can be paid then.
  EXPECT_EQ(keep[11], 2);
  EXPECT_EQ(keep[12], 0);
  EXPECT_EQ(keep[13], 1);
  EXPECT_EQ(keep[14], 2);
  EXPECT_EQ(keep[17], 2) << "statues that could be built with it";
  EXPECT_EQ((Row{keep[18], keep[19], keep[20]}), (Row{1, 2, 0})) << "what comes nearer to be paid";
  Row back = traits(here, Seat{0}, "back");
  EXPECT_EQ(back[5], 1);
  back[4] = 1, back[5] = 0;
  EXPECT_EQ(back, keep) << "the same tile";
  const auto known = [](const TumultRoyal& there, Seat viewer) { return KnownGoods(there, viewer).middle; };
  EXPECT_EQ(known(here, Seat{0}), Tiles{}) << "the first has not seen what the second put back";
  EXPECT_EQ(known(here, Seat{1}), (Tiles{0, 0, 1}));
}

}  // namespace
}  // namespace ardri::test::tumult
