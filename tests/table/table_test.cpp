// What can happen at a table, one thing at a time.
#include "table/table.hpp"

#include <gtest/gtest.h>

#include "tests/table/owner.hpp"

namespace ardri::table {
namespace {

TEST(Table, BeginsWhenEverybodySitsAndIsReady) {
  Owner owner{setting_of("four-treasures")};
  EXPECT_EQ(owner.ask(0, Start{}), "refused-empty");
  EXPECT_EQ(owner.ask(0, Sit{Seat{0}, {Sitter::Kind::person, "Maeve", ""}}), "");
  EXPECT_EQ(owner.ask(1, Sit{Seat{0}, {Sitter::Kind::person, "Conchobar", ""}}), "refused-taken");
  EXPECT_EQ(owner.ask(1, Sit{Seat{1}, {Sitter::Kind::computer, "", "level-2"}}), "");
  EXPECT_EQ(owner.ask(1, BeReady{}), "refused-person");
  EXPECT_EQ(owner.ask(0, Start{}), "refused-not-ready");
  EXPECT_EQ(owner.move(0, {"C4"}), "refused-not-playing");
  EXPECT_EQ(owner.ask(0, BeReady{}), "");
  EXPECT_EQ(owner.ask(0, Leave{}), "");
  EXPECT_EQ(owner.ask(0, Start{}), "refused-empty");
  EXPECT_EQ(owner.ask(0, Sit{Seat{0}, {Sitter::Kind::person, "Maeve", ""}}), "");
  EXPECT_EQ(owner.ask(0, BeReady{}), "");
  EXPECT_EQ(owner.ask(0, Start{}), "");
  EXPECT_EQ(owner.table.stage(), Table::Stage::playing);
  EXPECT_EQ(owner.ask(0, Leave{}), "refused-begun");
  EXPECT_EQ(owner.ask(7, BeReady{}), "refused-seat");
}

TEST(Table, ARequestSentTwiceIsDoneOnce) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  const Move move{*owner.table.question(Seat{0}), {"C4"}};
  EXPECT_EQ(owner.ask(0, move, "same"), "");
  const std::size_t length = owner.log.size();
  EXPECT_EQ(owner.ask(0, move, "same"), "");
  EXPECT_EQ(owner.log.size(), length);
  EXPECT_EQ(owner.ask(0, move, "other"), "refused-not-asked");
  EXPECT_EQ(owner.ask(1, Move{*owner.table.question(Seat{1}), {"D4"}}, "same"), "") << "a key is its seat's own";
}

TEST(Table, AnAnswerToAnOldQuestionIsStale) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  const std::uint64_t first = *owner.table.question(Seat{0});
  EXPECT_EQ(owner.move(0, {"C4"}), "");
  EXPECT_EQ(owner.move(1, {"D4"}), "");
  EXPECT_EQ(owner.ask(0, Move{first, {"C5"}}), "refused-stale");
  EXPECT_EQ(owner.move(0, {"C5"}), "");
}

TEST(Table, WhatOthersChooseAtTheSameTimeMakesNothingStale) {
  Owner owner{setting_of("seat-of-kings", 3)};
  owner.begin();
  const std::uint64_t question = *owner.table.question(Seat{2});
  EXPECT_EQ(owner.move(0, {owner.first_legal(0)}), "");
  EXPECT_EQ(owner.move(1, {owner.first_legal(1)}), "");
  EXPECT_EQ(owner.ask(2, Move{question, {owner.first_legal(2)}}), "");
}

TEST(Table, SeveralStepsArePlayedAllOrNone) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  const std::size_t length = owner.log.size();
  EXPECT_EQ(owner.move(0, {"C4", "C5"}), "refused-draw-between") << "after C4 it is Blue's turn";
  EXPECT_EQ(owner.move(0, {}), "refused-no-moves");
  EXPECT_EQ(owner.move(0, {"C9"}), "refused-move");
  EXPECT_EQ(owner.log.size(), length);
  EXPECT_TRUE(owner.table.steps().empty());
}

TEST(Table, ARefusedMoveNamesItsRule) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  owner.move(0, {"C4"});
  const auto decision =
      owner.table.decide({"x", Seat{1}, Move{*owner.table.question(Seat{1}), {"C4"}}}, owner.now, owner.draws);
  ASSERT_FALSE(decision.has_value());
  ASSERT_TRUE(decision.error().fault->rule.has_value());
  EXPECT_EQ(decision.error().fault->rule->id(), "T11");
  EXPECT_EQ(write_refusal(decision.error()).at("rule"), "T11");
}

TEST(Table, TakesBackFreelyWhereOnePersonPlaysWithComputers) {
  Owner owner{setting_of("four-treasures")};
  owner.begin({1});
  EXPECT_EQ(owner.ask(0, TakeBack{}), "refused-nothing-to-take-back");
  owner.move(0, {"C4"});
  owner.move(1, {"D4"});
  EXPECT_EQ(owner.ask(0, TakeBack{}), "");
  EXPECT_EQ(owner.last_what(), "taken-back");
  EXPECT_TRUE(owner.table.steps().empty());
  EXPECT_TRUE(owner.table.question(Seat{0}).has_value());
  EXPECT_FALSE(owner.table.question(Seat{1}).has_value());
}

TEST(Table, TakesBackByConsentBetweenPeople) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  owner.move(0, {"C4"});
  EXPECT_EQ(owner.ask(0, TakeBack{}), "");
  EXPECT_EQ(owner.last_what(), "offered");
  EXPECT_EQ(owner.ask(0, Accept{}), "refused-not-yours");
  EXPECT_EQ(owner.ask(0, TakeBack{}), "refused-offer-pending");
  EXPECT_EQ(owner.ask(1, Decline{}), "");
  EXPECT_EQ(owner.ask(1, Accept{}), "refused-no-offer");
  EXPECT_EQ(owner.ask(0, TakeBack{}), "");
  EXPECT_EQ(owner.ask(1, Withdraw{}), "refused-not-yours");
  EXPECT_EQ(owner.ask(1, Accept{}), "");
  EXPECT_TRUE(owner.table.steps().empty());
}

TEST(Table, AnOfferLapsesWhenTheGameGoesOn) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  owner.move(0, {"C4"});
  EXPECT_EQ(owner.ask(0, TakeBack{}), "");
  EXPECT_EQ(owner.move(1, {"D4"}), "");
  EXPECT_EQ(owner.ask(1, Accept{}), "refused-no-offer");
}

TEST(Table, TakesBackFreelyAtOneScreenOnlyWhereNothingIsHidden) {
  Setting open = setting_of("four-treasures");
  open.one_screen = true;
  Owner owner{open};
  owner.begin();
  owner.move(0, {"C4"});
  EXPECT_EQ(owner.ask(0, TakeBack{}), "");
  EXPECT_EQ(owner.last_what(), "taken-back");
  Setting hidden = setting_of("seat-of-kings", 2);
  hidden.one_screen = true;
  Owner cards{hidden};
  cards.begin();
  cards.move(0, {cards.first_legal(0)});
  EXPECT_EQ(cards.ask(0, TakeBack{}), "");
  EXPECT_EQ(cards.last_what(), "offered");
}

TEST(Table, OfChoicesMadeAtOnceOnlyOnesOwnGoesBack) {
  Owner owner{setting_of("seat-of-kings", 3)};
  owner.begin();
  owner.move(0, {owner.first_legal(0)});
  owner.move(1, {owner.first_legal(1)});
  const std::uint64_t question = *owner.table.question(Seat{2});
  EXPECT_EQ(owner.ask(0, TakeBack{}), "");
  EXPECT_EQ(owner.ask(1, Accept{}), "");
  EXPECT_EQ(owner.ask(2, Accept{}), "");
  ASSERT_EQ(owner.last_what(), "taken-back");
  EXPECT_EQ(owner.table.steps().back().seat, Seat{1}) << "the other's choice stays";
  EXPECT_TRUE(owner.table.question(Seat{0}).has_value());
  EXPECT_FALSE(owner.table.question(Seat{1}).has_value());
  EXPECT_EQ(owner.table.question(Seat{2}), question);
}

TEST(Table, NeverTakesBackOverChanceOrWhatSomebodyHasLearned) {
  Owner owner{setting_of("rebirth-ireland", 2)};
  owner.begin({1});
  owner.move(0, {owner.first_legal(0)});
  EXPECT_EQ(owner.ask(0, TakeBack{}), "refused-over-chance") << "a tile has been drawn since";
  // Of tiles that others have looked at no chance is drawn, and yet the one who lifts them learns something.
  Owner raid{setting_of("tumult-royal", 2)};
  raid.begin({1});
  bool seen_by_other = false;
  for (int i = 0; i < 1000; ++i) {
    const Seat seat = *raid.table.position().actors().begin();
    const std::string lift = seat == Seat{1} || seen_by_other ? "lift 2" : "lift 1";
    if (raid.move(seat.number, {"back"}) == "") continue;
    if (raid.move(seat.number, {lift}) != "") {
      ASSERT_EQ(raid.move(seat.number, {raid.first_legal(seat.number)}), "");
    } else if (seat == Seat{1}) {
      seen_by_other = true;
    } else if (seen_by_other) {
      EXPECT_EQ(raid.ask(0, TakeBack{}), "refused-learned");
      return;
    }
  }
  FAIL() << "nobody lifted a tile that another had seen";
}

TEST(Table, ADrawIsAgreedOnByAll) {
  Owner owner{setting_of("tumult-royal", 3)};
  owner.begin({2});
  EXPECT_EQ(owner.ask(0, Offer{OfferKind::draw}), "");
  EXPECT_EQ(owner.ask(1, Offer{OfferKind::end}), "refused-offer-pending");
  EXPECT_EQ(owner.ask(1, Accept{}), "");
  ASSERT_TRUE(owner.table.result().has_value());
  EXPECT_EQ(owner.table.result()->places, (std::vector<int>{1, 1, 1}));
  EXPECT_EQ(owner.table.result()->cause, Cause::agreed);
  EXPECT_EQ(owner.move(0, {"pass"}), "refused-not-playing");
}

TEST(Table, ThereIsNobodyToAskAmongComputers) {
  Owner owner{setting_of("four-treasures")};
  owner.begin({1});
  EXPECT_EQ(owner.ask(0, Offer{OfferKind::draw}), "refused-nobody-to-ask");
  EXPECT_EQ(owner.ask(1, Resign{}), "refused-person");
}

TEST(Table, WhoResignsAgainstOneSideHasLost) {
  Owner owner{setting_of("four-treasures-doubles")};
  owner.begin();
  EXPECT_EQ(owner.ask(1, Resign{}), "");
  EXPECT_EQ(owner.table.result()->places, (std::vector<int>{1, 3, 1, 3})) << "partners share their fate";
}

TEST(Table, WhoResignsAmongSeveralIsReplacedAndRanksLast) {
  Owner owner{setting_of("rebirth-ireland", 3)};
  owner.begin();
  EXPECT_EQ(owner.ask(1, Resign{}), "");
  EXPECT_EQ(owner.last_what(), "stand-in-begun");
  EXPECT_EQ(owner.table.stage(), Table::Stage::playing);
  EXPECT_EQ(owner.table.player_of(Seat{1}), "random");
  EXPECT_EQ(owner.ask(1, Resign{}), "refused-person");
  EXPECT_EQ(owner.ask(1, EndStandIn{}), "refused-no-stand-in") << "there is no way back";
  while (owner.table.stage() == Table::Stage::playing) {
    const Seat seat = *owner.table.position().actors().begin();
    ASSERT_EQ(owner.move(seat.number, {owner.first_legal(seat.number)}), "");
  }
  EXPECT_EQ(owner.table.result()->places[1], 3);
}

TEST(Table, AStandInPlaysUntilThePersonIsBack) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  EXPECT_EQ(owner.ask(0, BeginStandIn{"level-1"}), "");
  ASSERT_EQ(owner.table.awaited().size(), 1u);
  EXPECT_EQ(owner.table.awaited()[0].player, "level-1");
  EXPECT_EQ(owner.ask(0, BeginStandIn{"level-1"}), "refused-person");
  EXPECT_EQ(owner.ask(0, EndStandIn{}), "");
  EXPECT_TRUE(owner.table.awaited().empty());
  EXPECT_EQ(owner.ask(0, EndStandIn{}), "refused-no-stand-in");
}

TEST(Table, TimeRunsOutWhenItIsTold) {
  Setting setting = setting_of("four-treasures");
  setting.clock = {ClockSetting::Kind::bank, minute, second};
  Owner owner{setting};
  owner.begin();
  EXPECT_EQ(owner.table.wake(), owner.now + minute);
  owner.now += 59 * second;
  EXPECT_EQ(owner.ask(0, Wake{}), "");
  EXPECT_EQ(owner.table.stage(), Table::Stage::playing);
  EXPECT_EQ(owner.move(0, {"C4"}), "");
  EXPECT_EQ(owner.table.clocks().left(Seat{0}), 2 * second);
  owner.now += minute;
  EXPECT_EQ(owner.ask(0, Wake{}), "");
  EXPECT_EQ(owner.table.result()->cause, Cause::time);
  EXPECT_EQ(owner.table.result()->places, (std::vector<int>{1, 2}));
}

TEST(Table, WhoRunsOutOfTimeAmongSeveralIsReplacedAndOffTheClock) {
  Setting setting = setting_of("rebirth-ireland", 3);
  setting.clock = {ClockSetting::Kind::bank, minute, 0};
  Owner owner{setting};
  owner.begin();
  owner.now += minute;
  EXPECT_EQ(owner.ask(0, Wake{}), "");
  EXPECT_EQ(owner.last_what(), "stand-in-begun");
  EXPECT_EQ(owner.table.wake(), std::nullopt) << "it has no time left to run out of";
  EXPECT_EQ(owner.move(0, {owner.first_legal(0)}), "");
  EXPECT_TRUE(owner.table.question(Seat{1}).has_value());
  EXPECT_EQ(owner.table.wake(), owner.now + minute);
}

TEST(Table, AWeekPassesAtOnce) {
  Setting setting = setting_of("four-treasures");
  setting.clock = {ClockSetting::Kind::turn, 3 * day, 0};
  Owner owner{setting};
  owner.begin();
  owner.now += 2 * day;
  EXPECT_EQ(owner.move(0, {"C4"}), "");
  owner.now += 2 * day;
  EXPECT_EQ(owner.move(1, {"D4"}), "");
  owner.now += 3 * day + 1;
  EXPECT_EQ(owner.ask(0, Wake{}), "");
  EXPECT_EQ(owner.table.result()->places, (std::vector<int>{2, 1}));
}

TEST(Table, ClocksStandStillWhileTheGameIsPaused) {
  Setting setting = setting_of("four-treasures");
  setting.clock = {ClockSetting::Kind::bank, minute, 0};
  Owner owner{setting};
  owner.begin();
  owner.now += 10 * second;
  EXPECT_EQ(owner.ask(1, Pause{}), "");
  EXPECT_EQ(owner.ask(1, Pause{}), "refused-paused");
  EXPECT_EQ(owner.move(0, {"C4"}), "refused-paused");
  EXPECT_EQ(owner.table.wake(), std::nullopt);
  owner.now += day;
  EXPECT_EQ(owner.ask(0, Resume{}), "");
  EXPECT_EQ(owner.ask(0, Resume{}), "refused-not-paused");
  EXPECT_EQ(owner.table.wake(), owner.now + 50 * second);
}

TEST(Table, ThePassingOfTimeIsNobodysRequest) {
  Setting setting = setting_of("four-treasures");
  setting.clock = {ClockSetting::Kind::bank, minute, 0};
  Owner owner{setting};
  owner.begin();
  owner.now += minute;
  EXPECT_EQ(owner.ask(chance_seat.number, Pause{}), "refused-seat");
  EXPECT_EQ(owner.ask(7, Wake{}), "");
  EXPECT_EQ(owner.last_what(), "over");
  EXPECT_EQ(owner.table.log().back().asker, chance_seat);
}

TEST(Table, TimeNeverGoesBack) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  const Time before = owner.table.now();
  owner.now -= hour;
  EXPECT_EQ(owner.move(0, {"C4"}), "");
  EXPECT_EQ(owner.table.now(), before);
}

TEST(Table, AMatchGoesOnWithTheOtherStarting) {
  Setting setting = setting_of("four-treasures");
  setting.match = true;
  Owner owner{setting};
  owner.begin();
  EXPECT_EQ(owner.ask(0, GoOn{}), "refused-no-next");
  const auto play = [&] {
    while (owner.table.stage() == Table::Stage::playing) {
      const Seat seat = *owner.table.position().actors().begin();
      ASSERT_EQ(owner.move(seat.number, {owner.first_legal(seat.number)}), "");
    }
  };
  play();
  EXPECT_EQ(owner.ask(0, GoOn{}), "");
  EXPECT_TRUE(owner.table.question(Seat{1}).has_value()) << "Blue starts the second game";
  EXPECT_EQ(owner.table.results().size(), 1u);
  play();
  EXPECT_EQ(owner.ask(0, GoOn{}), "refused-no-next");
}

TEST(Table, AMatchIsConceded) {
  Setting setting = setting_of("four-treasures");
  setting.match = true;
  Owner owner{setting};
  owner.begin();
  EXPECT_EQ(owner.ask(0, Resign{}), "");
  EXPECT_EQ(owner.ask(1, GoOn{}), "refused-no-next");
}

TEST(Table, AClosedTableDoesNothingMore) {
  Owner owner{setting_of("four-treasures")};
  owner.begin();
  EXPECT_EQ(owner.ask(0, Close{}), "");
  EXPECT_EQ(owner.move(0, {"C4"}), "refused-closed");
}

TEST(Table, ComputerPlayersTakeTheirTime) {
  Setting setting = setting_of("four-treasures");
  setting.pace = 700;
  Owner owner{setting};
  owner.begin({0});
  ASSERT_EQ(owner.table.awaited().size(), 1u);
  EXPECT_EQ(owner.table.awaited()[0].seat, Seat{0});
  EXPECT_EQ(owner.table.awaited()[0].not_before, owner.now + 700);
  owner.move(0, {"C4"});
  EXPECT_TRUE(owner.table.awaited().empty());
}

}  // namespace
}  // namespace ardri::table
