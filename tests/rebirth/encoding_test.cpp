// Rebirth as numbers: they tell all that a seat sees, and mean what they say. What every encoding promises is tested
// for all games at once (core/encoding_test.cpp). Donegal Castle d6 has c6 c7 d5 d7 e6 around it. Ennis is p4;
// Castlebar h3 h4; Derry b8 c7 c8; Cork v5 w6 w7 x5. An offshore hex brings 2.
#include "engine/rebirth/encoding.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>

#include "engine/core/any_position_of.hpp"
#include "engine/core/random_play.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/rebirth/scale.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::test::rebirth {
namespace {

using namespace ardri::rebirth;
using Encoding = RebirthEncoding;
using Row = std::vector<std::int16_t>;

constexpr std::int16_t unset = 999;

Row summary_of(const Rebirth& here, Seat seat) {
  Row numbers(Encoding::summary_size, unset);
  Encoding::summarise(here, seat, numbers);
  return numbers;
}

Row observation_of(const Rebirth& here, Seat seat) {
  std::size_t size = 0;
  for (const EncodedPart& part : Encoding::parts(here)) size += part.size();
  Row numbers(size, unset);
  Encoding::observe(here, seat, numbers);
  return numbers;
}

bool in_range(const Row& numbers) {
  return std::ranges::all_of(numbers, [](int number) { return -255 <= number && number <= 255; });
}

/// Calls `look` in positions of random games, on the map of the tests and on the one that is played on.
template <class Look>
void in_games_on_two_maps(Look look) {
  const auto map = board_of({});
  Random random{77};
  for (int game = 0; game < 6; ++game) {
    Rebirth position = Rebirth::begin(game < 3 ? *map : standard_board(), 2 + game % 3);
    for (int steps = 0; !position.actors().empty(); ++steps) {
      play_random_step(position, random);
      if (steps % 3 == 0 || position.actors().empty()) look(position, random);
    }
  }
}

// What a seat sees

TEST(RebirthEncoding, ObservationsAreFilledAndBeginWithTheSummary) {
  in_games_on_two_maps([](const Rebirth& here, Random&) {
    ASSERT_EQ(Encoding::parts(here)[0].name, "summary");
    ASSERT_EQ(Encoding::parts(here)[0].size(), Encoding::summary_size);
    for (const Seat seat : SeatSet::first(here.players)) {
      const Row numbers = observation_of(here, seat), summary = summary_of(here, seat);
      ASSERT_TRUE(in_range(numbers));
      ASSERT_TRUE(std::ranges::equal(std::span(numbers).first(summary.size()), summary));
    }
  });
}

TEST(RebirthEncoding, WhatLooksDifferentIsWrittenDifferently) {
  std::map<std::pair<const Board*, Row>, std::string> seen;
  in_games_on_two_maps([&](const Rebirth& here, Random&) {
    // Seats are counted from the viewer, so it is always the same one that looks.
    const std::string view = boost::json::serialize(RebirthGame::view(here, Seat{0}).facts);
    const auto [known, is_new] = seen.emplace(std::pair(&here.board(), observation_of(here, Seat{0})), view);
    if (!is_new) {
      ASSERT_EQ(known->second, view);
    }
  });
}

const Rebirth& position_in(const Scene& scene) { return *concrete<RebirthGame>(scene.position()); }

/// Of one seat in a summary, in this order.
enum class OfSeat {
  lead,
  castles_sure,
  castles_nearly_sure,
  castles_open,
  castles_in_reach,
  castles_threatened,
  houses,
  places,
  places_soon,
  areas_led,
  best_food,
  best_energy,
  food_growth,
  energy_growth,
  thirteens,
  doublers,
  threes,
  other_bonuses,
  hope,
  nearly_fulfilled,
  has_secret,
  tiles,
  food,
  energy,
  houses_left,
  count
};

/// How a seat stands, so many places after the viewer.
int summed_up(const Scene& scene, int viewer, int distance, OfSeat which) {
  return summary_of(position_in(scene),
                    Seat{std::uint8_t(viewer)})[std::size_t(distance * int(OfSeat::count) + int(which))];
}

TEST(RebirthEncoding, ASummaryTellsLeads) {
  const Scene s(Turn("E").score({30, 42, 17}));
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::lead), -2 * 12);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::lead), -2 * 12);
  EXPECT_EQ(summed_up(s, 0, 2, OfSeat::lead), 2 * 13);
  EXPECT_EQ(summed_up(s, 1, 0, OfSeat::lead), 2 * 12);
  EXPECT_EQ(summed_up(s, 1, 1, OfSeat::lead), 2 * 25);
  EXPECT_EQ(summed_up(s, 1, 3, OfSeat::lead), 0);  // nobody sits there
}

TEST(RebirthEncoding, ASummaryTellsWhoHoldsCastlesAndHowSurely) {
  // A farm of seat 0 owns it, with four free hexes beside; then a farm and a settlement of seat 1 do, with two.
  const Scene one(Turn("E", "0 F c6")), other(Turn("E", "0 F c6; 1 E d5; 1 S1 c7"));
  EXPECT_EQ(summed_up(one, 0, 0, OfSeat::castles_open), scale::hex);
  EXPECT_EQ(summed_up(one, 0, 0, OfSeat::castles_threatened), 0);  // it takes two tiles
  EXPECT_EQ(summed_up(other, 0, 0, OfSeat::castles_open), 0);
  EXPECT_EQ(summed_up(other, 0, 1, OfSeat::castles_nearly_sure), scale::hex);
  EXPECT_EQ(summed_up(other, 0, 1, OfSeat::castles_threatened), scale::hex);  // a farm on e6
  EXPECT_EQ(summed_up(other, 0, 0, OfSeat::castles_in_reach),
            summed_up(other, 0, 2, OfSeat::castles_in_reach) + scale::hex);
  const Scene full(Turn("E", "0 F c6; 1 E d5; 1 S1 c7; 0 E d7; 0 E e6"));
  EXPECT_EQ(summed_up(full, 1, 2, OfSeat::castles_sure), scale::hex);
  EXPECT_EQ(summed_up(full, 1, 0, OfSeat::castles_sure), 0);
}

TEST(RebirthEncoding, ASummaryTellsWhatAreasPromise) {
  // Two of three hexes are filled, for 8 and 5.
  const Scene s(Turn("S1", "0 S2 b8; 1 S4 c7"));
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::houses), 2 * scale::tile);
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::places), 5 * scale::point * 2 / 3);
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::places_soon), 5 * scale::point);
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::areas_led), 0);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::places), 8 * scale::point * 2 / 3);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::areas_led), scale::few);
  EXPECT_EQ(summed_up(s, 0, 2, OfSeat::places), 0);
  const Scene full(Turn("S1", "0 S2 b8; 1 S4 c7; 0 S3 c8"));
  EXPECT_EQ(summed_up(full, 0, 0, OfSeat::houses), 0);
}

TEST(RebirthEncoding, ASummaryTellsHowGroupsCanGrow) {
  // E9: a farm between groups of two joins them. E10: an offshore hex brings 2.
  const Scene none(Turn("E")), alone(Turn("E", "0 E c9; 0 E e9")), offshore(Turn("E", "0 E x1"));
  EXPECT_EQ(summed_up(none, 0, 0, OfSeat::best_energy), 3 * scale::tile);  // offshore
  EXPECT_EQ(summed_up(none, 0, 0, OfSeat::energy_growth), 0);
  EXPECT_EQ(summed_up(alone, 0, 0, OfSeat::best_energy), 3 * scale::tile);     // d8
  EXPECT_EQ(summed_up(offshore, 0, 0, OfSeat::best_energy), 4 * scale::tile);  // x2
  EXPECT_EQ(summed_up(offshore, 0, 1, OfSeat::best_energy), 3 * scale::tile);
  EXPECT_GT(summed_up(offshore, 0, 0, OfSeat::energy_growth), 0);
}

TEST(RebirthEncoding, ASummaryTellsTowersMissionsAndTiles) {
  const Scene s(Turn("E", "0 E d7; 0 S1 k10; 1 F c10").done({"m1", ""}).secrets({"", "", "m9"}));
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::thirteens), 2 * scale::flag);  // t3 and t5
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::thirteens), 0);
  EXPECT_EQ(summed_up(s, 0, 2, OfSeat::has_secret), scale::flag);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::threes), scale::few);  // t2 is used
  EXPECT_EQ(summed_up(s, 0, 2, OfSeat::threes), 2 * scale::few);
  // 36 tiles of which four are set aside; two of seat 0's and one of seat 1's lie on the map.
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::tiles), 6 * 30);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::tiles), 6 * 31);
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::energy), 11 * scale::tile);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::food), 11 * scale::tile);
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::houses_left), 29 * scale::point);
}

TEST(RebirthEncoding, ASummaryTellsHowFarMissionsAre) {
  // Three of four food farms: 9 points, of which 9/16 · 7/10 may be hoped for.
  const std::vector<std::string> four{R"({"type":"tiles","of":"food","least":4})"};
  const Scene s(Turn("E", "0 F b7; 0 F b9; 0 F x3; 1 F u5").testing(four).opened("m1"));
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::nearly_fulfilled), 2 * 9);
  EXPECT_EQ(summed_up(s, 0, 0, OfSeat::hope), 9 * 4 * 9 * 7 / 160 / 2);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::nearly_fulfilled), 0);
  EXPECT_EQ(summed_up(s, 0, 1, OfSeat::hope), 9 * 4 * 7 / 160 / 2);
}

// Headway

/// For seat 0: what is done, after the tile, and what is needed.
std::vector<int> headway_of(const std::string& test, const std::string& placed, Tile tile, const char* hex) {
  const Scene s(Turn("F", placed).testing({test}));
  const Rebirth& here = position_in(s);
  const auto name = std::ranges::find(here.board().hex_names, hex);
  const Headway headway(here, here.board().missions[0].test, 0);
  return {headway.done(), headway.done_with(here, tile, Hex(name - here.board().hex_names.begin()), 1),
          headway.needed()};
}

using Headways = std::vector<int>;

TEST(RebirthEncoding, HeadwayCountsTilesOfTheFullestGroupsAndRegions) {
  CITES("E15");
  const std::string placed = "0 E c9; 0 E e9; 0 E h5";
  EXPECT_EQ(headway_of(R"({"type":"groups","of":"energy","size":3,"least":2})", placed, Tile::energy, "d8"),
            (Headways{2, 4, 6}));
  EXPECT_EQ(headway_of(R"({"type":"groups","of":"energy","size":1,"least":3})", placed, Tile::energy, "d8"),
            (Headways{3, 2, 3}));
  EXPECT_EQ(headway_of(R"({"type":"groups","of":"food","size":3,"least":1})", placed, Tile::energy, "d8"),
            (Headways{0, 0, 3}));
  EXPECT_EQ(
      headway_of(R"({"type":"spread","of":"any","over":"provinces","each":2,"least":2})", placed, Tile::food, "u5"),
      (Headways{3, 3, 4}));
  EXPECT_EQ(
      headway_of(R"({"type":"spread","of":"any","over":"provinces","each":3,"least":1})", placed, Tile::food, "d9"),
      (Headways{2, 3, 3}));
}

TEST(RebirthEncoding, HeadwayOfOtherTestsCountsWhatTheyCount) {
  CITES("E15");
  EXPECT_EQ(headway_of(R"({"type":"castles","least":3})", "0 F c6", Tile::food, "r3"), (Headways{1, 2, 3}));
  EXPECT_EQ(headway_of(R"({"type":"houses","least":5})", "0 S2 h3", Tile::houses_4, "h4"), (Headways{2, 5, 5}));
  EXPECT_EQ(headway_of(R"({"type":"tiles","of":"farm","on":"offshore","least":2})", "0 E x1", Tile::energy, "a7"),
            (Headways{1, 2, 2}));
  EXPECT_EQ(headway_of(R"({"type":"link","of":"any","to":"provinces","least":3})", "", Tile::energy, "d8"),
            (Headways{0, 1, 3}));
}

/// A mission is fulfilled when nothing is missing, and a tile brings as much headway as was said before.
TEST(RebirthEncoding, HeadwayAgreesWithTheRules) {
  in_games_on_two_maps([](const Rebirth& here, Random& random) {
    if (here.phase != Phase::place) return;
    const Seat seat{here.turn};
    const Move move = Move::of(random_action(here, seat, random));
    Rebirth after = here;
    after.play(seat, move.action());
    if (move.kind != MoveKind::place || after.phase == Phase::over) return;
    const auto castles = [&](const Rebirth& position) {
      return int(std::ranges::count(position.castles, seat.number, &CastleState::owner));
    };
    for (const Mission& mission : here.board().missions) {
      const Headway before(here, mission.test, seat.number), then(after, mission.test, seat.number);
      ASSERT_EQ(before.done() >= before.needed(), here.fulfils(mission.test, seat.number));
      ASSERT_EQ(before.done_with(here, move.tile, move.number, castles(after) - castles(here)), then.done());
    }
  });
}

// Traits

/// A trait of a move of the seat in turn.
int trait_of(const Scene& scene, const char* text, Trait which) {
  const Rebirth& here = position_in(scene);
  Row numbers(Encoding::trait_count, unset);
  Encoding::Traits(here, Seat{here.turn}).of(RebirthGame::parse(here, text).value(), numbers);
  EXPECT_TRUE(in_range(numbers));
  return numbers[std::size_t(which)];
}

TEST(RebirthEncoding, TraitsTellWhatAFarmScoresAndWhereItCanGrow) {
  CITES("E9", "E10");
  const Scene s(Turn("E", "0 E c9; 0 E e9; 1 E h5"));
  EXPECT_EQ(trait_of(s, "E d8", Trait::farm), scale::flag);
  EXPECT_EQ(trait_of(s, "E d8", Trait::settlement), 0);
  EXPECT_EQ(trait_of(s, "E d8", Trait::points), 3 * scale::point);
  EXPECT_EQ(trait_of(s, "E d8", Trait::groups_joined), 2 * scale::few);
  EXPECT_EQ(trait_of(s, "E d8", Trait::largest_joined), scale::tile);
  EXPECT_EQ(trait_of(s, "E x1", Trait::points), 3 * scale::point);
  EXPECT_EQ(trait_of(s, "E x1", Trait::offshore), scale::flag);
  EXPECT_EQ(trait_of(s, "E h8", Trait::groups_joined), 0);
  EXPECT_EQ(trait_of(s, "E b6", Trait::other_farm_fits), scale::flag);
}

TEST(RebirthEncoding, TraitsTellWhatAreasGive) {
  CITES("E11");
  const Scene s(Turn("S3", "0 S2 b8; 1 S4 c7"));
  EXPECT_EQ(trait_of(s, "S3 c8", Trait::points), 8 * scale::point);
  EXPECT_EQ(trait_of(s, "S3 c8", Trait::points_of_others), 5 * scale::point);
  EXPECT_EQ(trait_of(s, "S3 c8", Trait::fills_area), scale::flag);
  EXPECT_EQ(trait_of(s, "S3 c8", Trait::places_gained), 3 * scale::point);
  EXPECT_EQ(trait_of(s, "S3 c8", Trait::places_of_others), -3 * scale::point);
  EXPECT_EQ(trait_of(s, "S3 c8", Trait::houses_ahead), scale::hex);
  EXPECT_EQ(trait_of(s, "S3 p4", Trait::points), 3 * scale::point);
  EXPECT_EQ(trait_of(s, "S3 w7", Trait::points), 0);
  EXPECT_EQ(trait_of(s, "S3 w7", Trait::missing_after), 3 * scale::few);
}

TEST(RebirthEncoding, TraitsTellWhatCastlesAreTakenAndHowSurely) {
  CITES("E13");
  const Scene s(Turn("E", "1 F c6; 1 E d5; 0 E d7").score({10, 40, 10}));
  EXPECT_EQ(trait_of(s, "E e6", Trait::castles_of_others), 0);  // level: the owner keeps it
  EXPECT_EQ(trait_of(s, "E e6", Trait::castles_approached), scale::few);
  const Scene level(Turn("E", "1 F c6; 1 S1 c7; 0 E d7").score({10, 40, 10}));
  EXPECT_EQ(trait_of(level, "E e6", Trait::castles_of_others), scale::few);  // more farms
  EXPECT_EQ(trait_of(level, "E e6", Trait::sureness), 5 * scale::point * 4 / 5);
  EXPECT_EQ(trait_of(level, "E e6", Trait::castles_exposed), scale::few);  // by a tile on d5
  EXPECT_EQ(trait_of(level, "E e6", Trait::robbed_ahead), 2 * 30);
  EXPECT_EQ(trait_of(level, "E q3", Trait::castles_of_nobody), scale::few);
  EXPECT_EQ(trait_of(level, "E q3", Trait::castles_exposed), 0);  // another needs two tiles
}

TEST(RebirthEncoding, TraitsTellWhatTowersAndMissionsBring) {
  const Scene s(Turn("E", "0 E d7"));
  EXPECT_EQ(trait_of(s, "E f2", Trait::thirteens), 2 * scale::flag);
  EXPECT_EQ(trait_of(s, "E h8", Trait::thirteens), 0);
  EXPECT_EQ(trait_of(s, "E u8", Trait::bonus_mission), scale::flag);
  const Scene mission(Turn("F", "0 F b7").testing({R"({"type":"tiles","of":"food","least":2})"}).opened("m1"));
  EXPECT_EQ(trait_of(mission, "F b9", Trait::fulfilled), 9 * scale::point);
  EXPECT_EQ(trait_of(mission, "F b9", Trait::hope), 9 * scale::point - 9 * scale::point * 7 / 40);
  EXPECT_EQ(trait_of(mission, "F b9", Trait::missions_advanced), scale::few);
}

TEST(RebirthEncoding, TowersAreLostOnAnExtraTile) {
  CITES("B3");
  Scene s(Turn("F").set_aside({"F F E S1", "", ""}));
  s.play("0 F r3; 0 tower t9; * extra 0 S1");
  EXPECT_EQ(trait_of(s, "S1 d11", Trait::extra_tile), scale::flag);
  EXPECT_EQ(trait_of(s, "S1 d11", Trait::bonus_three), -scale::flag);
}

TEST(RebirthEncoding, TraitsTellTheOtherMovesApart) {
  Scene s(Turn("F"));
  s.play("0 F r3");
  EXPECT_EQ(trait_of(s, "tower t9", Trait::take), scale::flag);
  EXPECT_EQ(trait_of(s, "tower t9", Trait::bonus_extra), scale::flag);
  EXPECT_EQ(trait_of(s, "skip", Trait::skip), scale::flag);
  EXPECT_EQ(trait_of(s, "skip", Trait::bonus_extra), 0);
  const Scene out(Turn("E", no_room_for_energy()));
  EXPECT_EQ(trait_of(out, "E -", Trait::put_out), scale::flag);
}

/// Points of a farm, an area and missions are those that the rules give.
TEST(RebirthEncoding, TraitsAgreeWithTheRules) {
  in_games_on_two_maps([](const Rebirth& here, Random& random) {
    if (here.phase != Phase::place) return;
    const Seat seat{here.turn};
    const Action action = random_action(here, seat, random);
    Rebirth after = here;
    after.play(seat, action);
    if (Move::of(action).kind != MoveKind::place || after.phase == Phase::over) return;
    Row numbers(Encoding::trait_count, unset), twin = numbers;
    Encoding::Traits(here, seat).of(action, numbers);
    const Rebirth sample = RebirthGame::sample(here, seat, random);
    Encoding::Traits(sample, seat).of(action, twin);
    ASSERT_EQ(numbers, twin);
    const auto gained = [&](Source source) {
      const auto from = std::size_t(source);
      return after.points_from(seat.number)[from] - here.points_from(seat.number)[from];
    };
    ASSERT_EQ(numbers[std::size_t(Trait::points)],
              encoded(scale::point * (gained(Source::farms) + gained(Source::settlements))));
    ASSERT_EQ(numbers[std::size_t(Trait::fulfilled)], encoded(scale::point * gained(Source::missions)));
  });
}

// Moves

TEST(RebirthEncoding, AllNumbersAreUsed) {
  // Each kind of farm fits on its own and the blank hexes, a settlement in areas; then 6 tiles that fit nowhere, 12
  // missions, 11 towers, and none of these.
  const auto map = board_of({});
  const Rebirth here = position_of(Turn("E"), *map);
  const auto& room = map->room;
  EXPECT_EQ(Encoding::move_count(here), room[0].size() + room[1].size() + 4 * room[2].size() + 6 + 12 + 11 + 1);
}

}  // namespace
}  // namespace ardri::test::rebirth
