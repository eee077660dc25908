// What it takes to win a castle: examples, and against trying every set of tiles beside it. Bunratty Castle q4 has
// settlement hexes p4 q5 r4, energy hexes p3 q3 and the food hex r3 around it; Dunluce Castle b10 food hexes b9 c10
// a10 and the settlement hex c11.
#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>

#include "engine/rebirth/castles.hpp"
#include "tests/rebirth/turn.hpp"

namespace ardri::rebirth {

void PrintTo(const Effort& effort, std::ostream* out) {
  *out << effort.tiles << " tiles, " << effort.farms << " farms";
}

}  // namespace ardri::rebirth

namespace ardri::test::rebirth {
namespace {

using ardri::rebirth::effort_to_take, ardri::rebirth::Effort, ardri::rebirth::Rebirth, ardri::rebirth::Tile;
using ardri::rebirth::Hex;

using MaybeEffort = std::optional<Effort>;

std::size_t castle_on(const Rebirth& here, std::string_view hex) {
  const ardri::rebirth::Board& board = here.board();
  const auto at = [&](Hex castle) { return board.hex_names[castle] == hex; };
  return std::size_t(std::ranges::find_if(board.castle_hex, at) - board.castle_hex.begin());
}

/// What seat 0 needs.
MaybeEffort effort(const char* castle, const char* placed) {
  const Turn turn("F", placed);
  const auto board = board_of(turn);
  const Rebirth here = position_of(turn, *board);
  return effort_to_take(here, 0, castle_on(here, castle));
}

TEST(RebirthEfforts, ACastleThatNobodyHasTakesOneTile) {
  CITES("E13");
  EXPECT_EQ(effort("q4", ""), (Effort{1, 0}));
}

TEST(RebirthEfforts, ItsOwnerNeedsNothing) {
  CITES("E13");
  EXPECT_EQ(effort("q4", "0 E p3"), MaybeEffort{});
}

TEST(RebirthEfforts, AFarmTakesItFromASettlementAndTwoTilesFromAFarm) {
  CITES("E13");
  EXPECT_EQ(effort("q4", "1 S1 p4"), (Effort{1, 1}));
  EXPECT_EQ(effort("q4", "1 E p3"), (Effort{2, 0}));
  EXPECT_EQ(effort("q4", "1 E p3; 1 S1 p4"), (Effort{2, 2}));
  EXPECT_EQ(effort("q4", "1 E p3; 1 S1 p4; 0 S1 q5"), (Effort{2, 1}));  // only r4 is left for a settlement
}

TEST(RebirthEfforts, OwnFarmsCount) {
  CITES("E13");
  EXPECT_EQ(effort("q4", "1 S1 p4; 1 S1 q5; 0 E p3"), (Effort{1, 0}));
}

TEST(RebirthEfforts, WhereOnlyFarmsFitTheTilesAreFarms) {
  CITES("E13", "E8");
  EXPECT_EQ(effort("b10", "1 F b9"), (Effort{2, 1}));  // c11 is the only hex for a settlement
  EXPECT_EQ(effort("q4", "1 S1 p4; 1 S1 q5; 2 S1 r4; 0 E p3; 2 F r3"), (Effort{1, 1}));
}

TEST(RebirthEfforts, WhereOnlySettlementsFitOneTileMoreIsNeeded) {
  CITES("E13", "E8");
  EXPECT_EQ(effort("q4", "1 S1 p4; 2 E p3; 2 E q3; 2 F r3; 0 S1 q5; 1 F v1"), MaybeEffort{});
  EXPECT_EQ(effort("q4", "1 S1 p4; 1 E p3; 1 E q3; 0 F r3"), MaybeEffort{});
}

TEST(RebirthEfforts, WhereTooLittleIsFreeNothingTakesIt) {
  CITES("E13");
  EXPECT_EQ(effort("b10", "1 F b9; 1 F c10; 1 F a10"), MaybeEffort{});
  EXPECT_EQ(effort("b10", "1 F b9; 1 F c10; 0 S1 c11"), MaybeEffort{});
}

/// What trying every set of free hexes finds: the fewest tiles, and of these sets the one with the fewest farms.
MaybeEffort found_by_trying(const Rebirth& here, int seat, std::size_t castle) {
  std::vector<Hex> free;
  (here.board().castles[castle] - here.taken).for_each([&](Hex hex) { free.push_back(hex); });
  std::vector<std::pair<int, int>> found;
  for (unsigned chosen = 0; chosen < 1u << free.size(); ++chosen) {
    Rebirth after = here;
    Effort effort;
    for (std::size_t i = 0; i < free.size(); ++i) {
      if (!(chosen >> i & 1)) continue;
      Tile tile = Tile::food;
      while (!here.free_for(tile).contains(free[i])) tile = Tile(int(tile) + 1);
      after.lay(seat, tile, free[i]);
      after.take_castles(seat, free[i]);
      ++effort.tiles;
      effort.farms += is_farm(tile);
    }
    if (after.castles[castle].owner == seat) found.emplace_back(effort.tiles, effort.farms);
  }
  if (found.empty()) return std::nullopt;
  const auto [tiles, farms] = *std::ranges::min_element(found);
  return Effort{tiles, farms};
}

TEST(RebirthEfforts, NoSetOfTilesDoesItWithLess) {
  CITES("E13");
  Random random{7};
  int some = 0, none = 0;
  for (int game = 0; game < 30; ++game) {
    Rebirth here = Rebirth::begin(ardri::rebirth::standard_board(), 2 + game % 3);
    for (int steps = 0; here.phase != ardri::rebirth::Phase::over; ++steps) {
      const Seat actor = *here.actors().begin();
      const int count = actor == chance_seat ? here.outcome_count() : here.legal_count(actor);
      const int chosen = int(random.below(std::uint32_t(count)));
      here.play(actor, actor == chance_seat ? here.outcome_at(chosen) : here.legal_at(actor, chosen));
      if (steps % 23 != 0) continue;
      for (std::size_t castle = 0; castle < here.board().castles.size(); ++castle)
        for (int seat = 0; seat < here.players; ++seat) {
          if (here.castles[castle].owner == seat) continue;
          const MaybeEffort effort = effort_to_take(here, std::size_t(seat), castle);
          ASSERT_EQ(effort, found_by_trying(here, seat, castle))
              << here.board().castle_names[castle] << ", seat " << seat;
          ++(effort ? some : none);
        }
    }
  }
  EXPECT_GT(some, 1000);
  EXPECT_GT(none, 300);
}

}  // namespace
}  // namespace ardri::test::rebirth
