// Computer players in a raid in real time: they lift, look, keep or put back, and are done, at the pace of people, and
// a game of theirs takes no real time at all.
#include <gtest/gtest.h>

#include "bots/player.hpp"
#include "table/knowledge.hpp"
#include "table/patience.hpp"
#include "tests/table/raid.hpp"

namespace ardri::table {
namespace {

/// Plays computer players at a table, as its owner: asks those whose time has come, wakes the table, lets time pass.
struct Owning {
  Owner& owner;
  Patience patience{};
  std::vector<Time> acted{};  // when a computer player did something in real time
  int waits = 0;

  const Table& table() const { return owner.table; }

  /// What comes next, if anything does by itself.
  bool go_on() {
    const auto awaited = patience.awaited(table());
    const auto next = std::ranges::min_element(awaited, {}, &Table::Awaited::not_before);
    const auto wake = table().wake();
    if (next != awaited.end() && (!wake || next->not_before < *wake)) {
      owner.now = std::max(owner.now, next->not_before);
      let_act(*next);
      return true;
    }
    if (!wake) return false;
    owner.now = std::max(owner.now, *wake);
    EXPECT_EQ(owner.ask(0, Wake{}), "");
    return true;
  }

  void let_act(const Table::Awaited& awaited) {
    const AnyPosition known = imagined(table(), awaited.seat, awaited.question);
    bots::Task task{awaited.seat, {}, {}, awaited.question, {}};
    task.budget.nodes = 30;
    const bots::Thought thought = bots::make_player(awaited.player, *table().setting().rules)->think(known, task);
    if (thought.waits) {
      ++waits;
      return patience.wait(table(), awaited.seat);
    }
    if (table().real_time()) acted.push_back(owner.now);
    ASSERT_EQ(owner.ask(awaited.seat.number, Move{awaited.question, {known.print(thought.action)}}), "");
  }
};

Owner table_of(const char* kind, int players, std::uint64_t seed, int people = 0) {
  Owner owner{live_setting(players), seed};
  for (std::uint8_t seat = 0; seat < players; ++seat) {
    const Sitter person{Sitter::Kind::person, "P", ""}, computer{Sitter::Kind::computer, "", kind};
    owner.ask(seat, Sit{Seat{seat}, seat < people ? person : computer});
    if (seat < people) owner.ask(seat, BeReady{});
  }
  EXPECT_EQ(owner.ask(0, Start{}), "");
  return owner;
}

class LivePlayers : public testing::TestWithParam<const char*> {};

TEST_P(LivePlayers, PlayWholeGamesAmongThemselves) {
  for (int players = 2; players <= 4; ++players) {
    Owner owner = table_of(GetParam(), players, std::uint64_t(players));
    Owning owning{owner};
    int lifts = 0, kept = 0, raids = 0;
    while (owner.table.stage() == Table::Stage::playing) ASSERT_TRUE(owning.go_on()) << "nobody is awaited";
    for (const Entry& entry : owner.table.log()) {
      raids += std::holds_alternative<Started>(entry.what);
      const auto* played = std::get_if<Played>(&entry.what);
      lifts += played && played->move.starts_with("lift");
      kept += played && played->move == "keep";
    }
    EXPECT_GE(--raids, 6) << "the first start is that of the game";
    EXPECT_GT(kept, raids);
    EXPECT_GT(lifts, kept);
    EXPECT_LE(lifts, raids * players * 9) << "a lift and what comes of it take 2.4 seconds at least";
  }
}

TEST_P(LivePlayers, DoNotAllActAtOnce) {
  Owner owner = table_of(GetParam(), 4, 5);
  Owning owning{owner};
  while (owning.acted.size() < 40) ASSERT_TRUE(owning.go_on());
  int together = 0;
  for (std::size_t i = 1; i < owning.acted.size(); ++i) together += owning.acted[i] == owning.acted[i - 1];
  EXPECT_LE(together, 2);
}

INSTANTIATE_TEST_SUITE_P(EveryKind, LivePlayers,
                         testing::Values("random", "heuristic", "samples", "information-sets", "level-1", "level-2",
                                         "level-4"));

TEST(Patience, WhoIsDoneWaitsForThePeople) {
  Owner owner = table_of("random", 3, 1, 1);
  Owning owning{owner};
  while (!owner.table.waits()) {
    if (owner.table.question(Seat{0}))
      owner.move(0, {owner.first_legal(0)});
    else
      ASSERT_TRUE(owning.go_on());
  }
  owner.ask(0, BeReady{});
  if (owner.table.waited_for().empty())
    owning.go_on();
  else
    owner.ask(0, Start{});
  for (int seat : {1, 2}) ASSERT_EQ(owner.move(seat, {"done"}), "");
  for (int i = 0; i < 2; ++i) ASSERT_TRUE(owning.go_on());
  EXPECT_EQ(owning.waits, 2);
  EXPECT_TRUE(owning.patience.awaited(owner.table).empty()) << "nothing has happened since";
  ASSERT_EQ(owner.move(0, {"lift 1"}), "");
  const auto again = owning.patience.awaited(owner.table);
  ASSERT_EQ(again.size(), 2u);
  EXPECT_GE(again[0].not_before, owner.now + 1'200);
  owner.move(0, {"keep"});
  owner.move(0, {"done"});
  EXPECT_FALSE(owner.table.hourglass().there()) << "all are done";
}

}  // namespace
}  // namespace ardri::table
