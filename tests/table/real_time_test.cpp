// A raid in real time at a table: how it begins, whom it asks, and what its clock does.
#include <gtest/gtest.h>

#include <set>

#include "table/checking.hpp"
#include "table/record.hpp"
#include "tests/table/raid.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

TEST(RealTime, BeginsWhenAllAreReadyAndTheKingGivesTheSign) {
  Raid raid{3};
  const int king = raid.king(), one = raid.subject(), other = 3 - king - one;
  EXPECT_FALSE(raid.asked(king));
  EXPECT_EQ(raid.move(one, {"lift 1"}), "refused-not-started");
  EXPECT_EQ(raid.ask(king, Start{}), "refused-not-ready");
  EXPECT_EQ(raid.ask(one, BeReady{}), "");
  EXPECT_EQ(raid.last_what(), "ready");
  EXPECT_EQ(raid.ask(king, Start{}), "refused-not-ready");
  const std::size_t length = raid.log.size();
  EXPECT_EQ(raid.ask(one, BeReady{}), "") << "and it is already";
  EXPECT_EQ(raid.log.size(), length);
  EXPECT_EQ(raid.ask(other, BeReady{}), "");
  EXPECT_EQ(raid.ask(one, Start{}), "refused-not-starter");
  EXPECT_EQ(raid.ask(king, Start{}), "");
  EXPECT_EQ(raid.last_what(), "started");
  for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(raid.question(seat), raid.log.size() - 1);
  EXPECT_EQ(raid.ask(king, Start{}), "refused-begun");
  EXPECT_EQ(raid.ask(one, BeReady{}), "refused-begun");
}

TEST(RealTime, TellsEveryViewerWhatItWaitsForAndWhenItEnds) {
  Raid raid{3};
  const int king = raid.king(), one = raid.subject(), other = 3 - king - one;
  raid.ask(one, BeReady{});
  for (Viewer viewer : {Viewer{Seat{0}}, Viewer{Seat{1}}, Viewer::onlooker()}) {
    const json::object sight = raid.sight(viewer);
    EXPECT_EQ(sight.at("waits"), (json::object{{"starter", king}, {"ready", json::array{one}}}));
    EXPECT_EQ(sight.at("actors"), json::array{other});
    EXPECT_FALSE(sight.contains("question"));
    EXPECT_FALSE(sight.contains("timer"));
  }
  raid.ask(other, BeReady{});
  EXPECT_EQ(raid.sight(Viewer::onlooker()).at("actors"), json::array{king});
  raid.ask(king, Start{});
  const json::object sight = raid.sight(Seat{0});
  EXPECT_EQ(sight.at("timer"), (json::object{{"name", "hourglass"}, {"lasts", 20'000}, {"ends", raid.now + 20'000}}));
  EXPECT_FALSE(sight.contains("waits"));
  EXPECT_TRUE(sight.contains("legal"));
}

TEST(RealTime, AComputerIsAlwaysReadyAndGivesTheSignItself) {
  Setting setting = live_setting(3);
  setting.pace = 700;
  for (std::uint64_t seed = 0; seed < 8; ++seed) {
    Raid raid{setting, {1, 2}, seed};
    if (raid.king() == 0) {
      EXPECT_EQ(raid.table.wake(), std::nullopt);
      EXPECT_EQ(raid.ask(0, Start{}), "") << "nobody else has to be ready";
      continue;
    }
    EXPECT_EQ(raid.ask(raid.king(), Start{}), "refused-person");
    EXPECT_EQ(raid.ask(1, BeReady{}), "refused-person");
    EXPECT_EQ(raid.table.wake(), std::nullopt);
    raid.now += minute;
    EXPECT_EQ(raid.ask(0, BeReady{}), "");
    EXPECT_EQ(raid.table.wake(), raid.now + 700);
    raid.wake();
    EXPECT_EQ(raid.last_what(), "started");
  }
}

TEST(RealTime, WaitsAtOneScreenToo) {
  Setting setting = live_setting(2);
  setting.one_screen = true;
  Raid raid{setting};
  EXPECT_EQ(raid.ask(raid.king(), Start{}), "refused-not-ready");
  EXPECT_EQ(raid.ask(raid.subject(), BeReady{}), "");
  EXPECT_EQ(raid.ask(raid.king(), Start{}), "");
}

TEST(RealTime, ALiftAndItsFaceAreOneAndTouchNobodyElse) {
  Raid raid{3};
  raid.start();
  const std::array questions{raid.question(0), raid.question(1), raid.question(2)};
  EXPECT_EQ(raid.ask(0, Move{questions[0], {"lift 1"}}), "");
  EXPECT_EQ(raid.last_steps(2).substr(0, 16), "0 lift 1; * face");
  EXPECT_EQ(raid.question(0), raid.log.size() - 1) << "who has lifted it is asked what to do with it";
  EXPECT_EQ(raid.question(1), questions[1]);
  EXPECT_EQ(raid.ask(0, Move{questions[0], {"lift 2"}}), "refused-stale");
  EXPECT_EQ(raid.ask(1, Move{questions[1], {"lift 1"}}), "refused-move") << "locked";
  EXPECT_EQ(raid.ask(1, Move{questions[1], {"lift 2"}}), "");
  EXPECT_EQ(raid.ask(2, Move{questions[2], {"lift 3"}}), "");
  EXPECT_EQ(raid.move(0, {"keep"}), "");
  EXPECT_EQ(raid.move(0, {"done"}), "");
  EXPECT_EQ(raid.move(0, {"done"}), "refused-move");
  EXPECT_EQ(raid.move(1, {"back", "lift 4"}), "");
}

TEST(RealTime, TheHourglassEndsLiftingAndAGraceTheRest) {
  Raid raid{3};
  raid.start();
  raid.now += 5 * second;
  raid.move(0, {"lift 1"});
  raid.move(1, {"lift 2"});
  const std::uint64_t question = raid.question(0);
  EXPECT_EQ(raid.table.wake(), raid.now + 15 * second);
  raid.now += 15 * second - 1;
  const std::size_t length = raid.log.size();
  EXPECT_EQ(raid.ask(0, Wake{}), "");
  EXPECT_EQ(raid.log.size(), length) << "too early";
  raid.wake();
  EXPECT_EQ(raid.last_steps(1), "* stop");
  EXPECT_FALSE(raid.asked(2));
  EXPECT_EQ(raid.question(0), question) << "it was asked the same before";
  EXPECT_EQ(raid.sight(Seat{0}).at("timer"),
            (json::object{{"name", "grace"}, {"lasts", 2'000}, {"ends", raid.now + 2'000}}));
  EXPECT_EQ(raid.ask(0, Move{question, {"keep"}}), "");
  const std::uint64_t last = raid.log.size();
  raid.wake();
  EXPECT_EQ(raid.table.told(last).text, "1 back");
  EXPECT_EQ(raid.table.log()[last].asker, chance_seat) << "the passing of time asked for it";
  EXPECT_EQ(raid.table.wake(), std::nullopt);
  EXPECT_FALSE(raid.sight(Seat{0}).contains("timer"));
  raid.until_it_waits();
  EXPECT_EQ(raid.table.ready(), SeatSet{}) << "everybody has to be ready anew";
}

TEST(RealTime, SeveralTilesArePutBackAtOnce) {
  Raid raid{3};
  raid.start();
  raid.move(2, {"lift 1"});
  raid.move(0, {"lift 2"});
  raid.wake();
  const std::uint64_t last = raid.log.size();
  raid.wake();
  EXPECT_EQ(raid.table.told(last).text, "0 back");
  EXPECT_EQ(raid.table.told(last + 1).text, "2 back");
}

TEST(RealTime, WhatComesTooLateIsTooLateWhoeverWakesTheTable) {
  Raid raid{3};
  raid.start();
  raid.move(0, {"lift 1"});
  raid.now += 20 * second;
  EXPECT_EQ(raid.move(1, {"lift 2"}), "refused-not-asked");
  EXPECT_EQ(raid.move(0, {"keep"}), "") << "in the grace";
  EXPECT_FALSE(raid.table.hourglass().there()) << "the raid is over";
}

TEST(RealTime, AllDoneEndItAndTheirQuestions) {
  Raid raid{2};
  raid.start();
  const std::array questions{raid.question(0), raid.question(1)};
  raid.move(0, {"done"});
  const std::uint64_t resting = raid.question(0);
  raid.move(1, {"done"});
  EXPECT_EQ(raid.table.wake(), std::nullopt);
  for (int seat : {0, 1})
    if (raid.asked(seat)) {
      EXPECT_GT(raid.question(seat), std::max(resting, questions[std::size_t(seat)]));
    }
}

TEST(RealTime, StandsStillWhileTheGameIsPaused) {
  Raid raid{2, {1}};
  EXPECT_EQ(raid.ask(0, Pause{}), "");
  EXPECT_EQ(raid.ask(0, BeReady{}), "refused-paused");
  EXPECT_EQ(raid.ask(raid.king(), Start{}), "refused-paused");
  EXPECT_EQ(raid.table.wake(), std::nullopt);
  EXPECT_EQ(raid.ask(0, Resume{}), "");
  raid.start();
  raid.now += 8 * second;
  EXPECT_EQ(raid.ask(0, Pause{}), "");
  EXPECT_EQ(raid.table.wake(), std::nullopt);
  EXPECT_TRUE(raid.table.awaited().empty());
  EXPECT_EQ(raid.sight(Seat{0}).at("timer"),
            (json::object{{"name", "hourglass"}, {"lasts", 20'000}, {"left", 12'000}}));
  raid.now += day;
  EXPECT_EQ(raid.ask(0, Wake{}), "");
  EXPECT_EQ(raid.move(0, {"lift 1"}), "refused-paused");
  EXPECT_EQ(raid.ask(0, Resume{}), "");
  EXPECT_EQ(raid.table.wake(), raid.now + 12 * second);
  EXPECT_GE(raid.table.awaited().at(0).not_before, raid.now + 1'200) << "the computer takes its time again";
  raid.wake();
  EXPECT_FALSE(raid.table.hourglass().there()) << "the raid is over";
}

TEST(RealTime, NothingIsTakenBack) {
  Raid raid{2, {1}};
  raid.start();
  raid.move(0, {"lift 1"});
  EXPECT_EQ(raid.ask(0, TakeBack{}), "refused-real-time");
  raid.move(0, {"keep"});
  EXPECT_EQ(raid.ask(0, TakeBack{}), "refused-real-time");
  raid.move(0, {"done"});
  raid.move(1, {"done"});
  EXPECT_EQ(raid.ask(0, TakeBack{}), "refused-real-time") << "nor when it is over";
}

TEST(RealTime, WhoLeavesInTheMiddleIsStoodInFor) {
  Raid raid{3};
  raid.start();
  raid.move(1, {"lift 1"});
  EXPECT_EQ(raid.ask(1, Resign{}), "");
  EXPECT_EQ(raid.last_what(), "stand-in-begun");
  ASSERT_EQ(raid.table.awaited().size(), 1u);
  EXPECT_GE(raid.table.awaited()[0].not_before, raid.now + 1'200);
  EXPECT_EQ(raid.move(1, {"keep"}), "");
  EXPECT_EQ(raid.ask(2, BeginStandIn{"random"}), "");
  EXPECT_EQ(raid.ask(2, EndStandIn{}), "");
  Raid two{2};
  two.start();
  EXPECT_EQ(two.ask(0, Resign{}), "");
  EXPECT_EQ(two.table.wake(), std::nullopt);
  EXPECT_FALSE(two.sight(Seat{0}).contains("timer"));
}

TEST(RealTime, AStandInIsReadyAndGivesTheSign) {
  Raid raid{3};
  const int king = raid.king(), one = raid.subject(), other = 3 - king - one;
  EXPECT_EQ(raid.ask(one, BeginStandIn{"random"}), "");
  EXPECT_EQ(raid.ask(one, BeReady{}), "refused-person");
  EXPECT_EQ(raid.ask(other, BeReady{}), "");
  EXPECT_EQ(raid.table.waited_for(), SeatSet::of(Seat{std::uint8_t(king)}));
  EXPECT_EQ(raid.ask(king, Resign{}), "");
  raid.wake();
  EXPECT_EQ(raid.last_what(), "started");
}

TEST(RealTime, ClocksRunForThoseWhoAreWaitedForAndNotInTheRaid) {
  Setting setting = live_setting(3);
  setting.clock = {ClockSetting::Kind::bank, minute, 0};
  Raid raid{setting};
  const int king = raid.king(), one = raid.subject(), other = 3 - king - one;
  const auto left = [&](int seat) { return raid.table.clocks().left(Seat{std::uint8_t(seat)}); };
  raid.now += 10 * second;
  raid.ask(one, BeReady{});
  raid.now += 10 * second;
  raid.ask(other, BeReady{});
  raid.now += 10 * second;
  raid.ask(king, Start{});
  EXPECT_EQ(left(one), 50 * second);
  EXPECT_EQ(left(other), 40 * second);
  EXPECT_EQ(left(king), 50 * second);
  EXPECT_TRUE(raid.table.clocks().running().empty());
  raid.wake();
  EXPECT_EQ(left(one), 50 * second);
  raid.until_it_waits();
  raid.wake();
  EXPECT_EQ(raid.last_what(), "stand-in-begun") << "who lets all others wait for ever has no time left";
}

TEST(RealTime, AComputerTakesAsLongAsAPersonAndNeverAsLongAsTheOthers) {
  Raid raid{4, {1, 2, 3}};
  raid.start();
  std::set<Time> times;
  for (int i = 0; i < 12; ++i)
    for (const Table::Awaited& awaited : raid.table.awaited()) {
      const Time takes = awaited.not_before - raid.now;
      EXPECT_GE(takes, 1'200);
      EXPECT_LE(takes, 2'500);
      times.insert(takes);
      raid.now = raid.table.now();
      ASSERT_EQ(raid.move(awaited.seat.number, {raid.first_legal(awaited.seat.number)}), "");
    }
  EXPECT_GT(times.size(), 15u);
}

TEST(RealTime, TheHandsOfComputersAreAsQuickAsTheSetUpSays) {
  const std::vector<std::pair<Time, Time>> paces{{2'200, 4'500}, {1'200, 2'500}, {700, 1'400}};
  for (int hands = 1; hands <= 3; ++hands) {
    Setting setting = live_setting(4);
    setting.options.set("hands", hands).value();
    Raid raid{setting, {1, 2, 3}};
    raid.start();
    for (const Table::Awaited& awaited : raid.table.awaited()) {
      EXPECT_GE(awaited.not_before - raid.now, paces[std::size_t(hands - 1)].first);
      EXPECT_LE(awaited.not_before - raid.now, paces[std::size_t(hands - 1)].second);
    }
    EXPECT_EQ(raid.table.position(), Raid(live_setting(4), {1, 2, 3}).table.position()) << "no rule asks for it";
  }
}

/// Keeps the numbers of all draws.
class CountedDraws final : public Draws {
 public:
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override {
    numbers.insert(draw);
    return SeededDraws{1}.bits(draw, attempt);
  }
  std::set<std::uint64_t> numbers;
};

TEST(RealTime, TheClockIsNoDraw) {
  Raid raid{2};
  raid.start();
  raid.move(0, {"lift 1"});
  raid.move(0, {"keep"});
  const auto drawn = std::ranges::count(raid.table.steps(), chance_seat, &Step::seat);
  CountedDraws draws;
  const auto woken = raid.table.decide({"", Seat{0}, Wake{}}, *raid.table.wake(), draws);
  ASSERT_TRUE(woken.has_value());
  for (const Entry& entry : *woken) raid.write(entry);
  EXPECT_EQ(*draws.numbers.begin(), std::uint64_t(drawn)) << "the next one, as if nothing had stopped the raid";
}

TEST(RealTime, AGameSetOnATableGoesOnInTheMiddleOfARaid) {
  Raid raid{2};
  raid.start();
  raid.move(0, {"lift 1"});
  const std::vector<Sitter> sitters(2, Sitter{Sitter::Kind::person, "", ""});
  Table again;
  const auto applied = apply_checked(again, entries_of(record_of(raid.table), raid.table.setting(), sitters, 7));
  ASSERT_TRUE(applied.has_value()) << applied.error().what();
  EXPECT_FALSE(again.waits());
  EXPECT_EQ(again.wake(), 7 + 20 * second);
  EXPECT_TRUE(again.question(Seat{0}).has_value());
}

}  // namespace
}  // namespace ardri::table
