// Games as numbers in the protocol: observations, indices of moves, and games played by them.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/record.hpp"
#include "protocol/numbered_moves.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

class Numbered : public ::testing::TestWithParam<const RuleSet*> {};

FOR_EVERY_RULE_SET(Numbered);

TEST_P(Numbered, ObservationsHaveAsManyNumbersAsTheirPartsSay) {
  for (const json::object& options : every_table(*GetParam())) {
    const json::object parts = ask({{"do", "encoding"}, {"game", GetParam()->id()}, {"options", options}});
    std::int64_t size = 0;
    for (const json::value& part : parts.at("parts").as_array())
      size += part.at("rows").as_int64() * part.at("columns").as_int64();
    EXPECT_EQ(parts.at("numbers"), size);
    const json::object seen = ask({{"do", "observe"}, {"game", GetParam()->id()}, {"options", options}, {"as", 0}});
    EXPECT_EQ(std::int64_t(seen.at("numbers").as_array().size()), size);
  }
}

/// The seat's own index of the move, as `observe` lists it.
std::string by_index(const json::object& position, int seat, std::string_view move) {
  const json::object seen = ask(asking("observe", position, {{"as", seat}}));
  for (const json::value& legal : seen.at("legal").as_array())
    if (std::string_view(legal.at(1).as_string()) == move)
      return std::to_string(seat) + " #" + std::to_string(legal.at(0).as_int64());
  ADD_FAILURE() << move << " is not in " << seen.at("legal");
  return {};
}

TEST_P(Numbered, AGameIsTheSameByIndicesAndInWords) {
  const RuleSet& rules = *GetParam();
  Record record{rules, rules.standard_options()};
  Random random{3};
  json::array words, indices;
  while (!record.position().over() && words.size() < 60) {
    const Step step = test::random_step(record.position(), random);
    const std::string move = print_step(record.position(), step);
    indices.emplace_back(step.seat == chance_seat ? move
                                                  : by_index(position_of(rules.id(), words), step.seat.number,
                                                             record.position().print(step.action)));
    words.emplace_back(move);
    record.play(step);
  }
  const json::object again = ask(asking("sample", position_of(rules.id(), indices), {{"as", 0}}));
  EXPECT_EQ(again.at("moves"), ask(asking("sample", position_of(rules.id(), words), {{"as", 0}})).at("moves"));
}

TEST(Numbered, TheSeatThatMayActNeedNotBeNamed) {
  const json::object named = ask(R"({"do":"observe","game":"high-kings-1","as":0})");
  EXPECT_EQ(ask(R"({"do":"observe","game":"high-kings-1"})"), named);
  EXPECT_TRUE(ask(R"({"do":"observe","game":"high-kings-1","as":1})").at("legal").as_array().empty());
  EXPECT_EQ(ask(R"({"do":"legal","game":"high-kings-1","moves":["#3"]})"),
            ask(R"({"do":"legal","game":"high-kings-1","moves":["0 #3"]})"));
}

TEST(Numbered, AWrongIndexIsToldWhatWouldBeRight) {
  const std::string head = R"({"do":"legal","game":"four-treasures","moves":["0 C4",)";
  for (const char* index : {"47", "99999999999", "-1", "", "1.0", "C4", "1 2"})
    expect_refused({head + R"("1 #)" + index + R"("]})", "moves[1]", "the moves of this game are #0 to #46"});
  expect_refused(
      {head + R"("#45"]})", "moves[1]", "move #45 is not allowed here; `observe` lists those that are, as #0"});
  expect_refused({head + R"("0 #3"]})", "moves[1]", "not allowed (T10)"});
  expect_refused({head + R"("7 #3"]})", "moves[1]", "there is no seat \"7\""});
  expect_refused({R"({"do":"legal","game":"rebirth-ireland","moves":["0 #3"]})", "moves[0]", "chance acts here"});
}

TEST(Numbered, WhenTheGameIsOverThereIsNoMoveToFind) {
  const json::array moves{"A3", "A2", "C1", "B1", "B2", "#0"};
  const json::object answer = ask(asking("legal", position_of("high-kings-1", moves)));
  EXPECT_EQ(answer.at("at"), "moves[5]");
  EXPECT_EQ(answer.at("fault").at("kind"), "nothing-to-find");
  const json::object end = ask(asking("observe", position_of("high-kings-1", beginning_of(moves, 5)), {{"as", 1}}));
  EXPECT_EQ(end.at("winners"), json::array{0});
  EXPECT_TRUE(end.at("legal").as_array().empty());
}

TEST(Numbered, WhoLooksMustBeNamedWhereNobodyOrSeveralMayAct) {
  for (const char* request :
       {R"({"do":"observe","game":"rebirth-ireland"})", R"({"do":"observe","game":"rebirth-ireland","as":3})",
        R"({"do":"observe","game":"rebirth-ireland","as":"all"})"})
    expect_refused({request, "as", "\"as\" must be a seat from 0 to 2"});
}

TEST(Numbered, AGameWithoutNumbersSaysSo) {
  RuleSet rules = catalogue().front();
  rules.encoding = nullptr;
  EXPECT_EQ(encoding_of(rules).error().what(),
            "here positions of sacred-hill-1 have no numbers; `ardri engine` knows them");
}

TEST(Numbered, ThePageShowsThePartsOfEveryGame) { EXPECT_GE(expect_answers_on_page("encoding.md"), 6); }

}  // namespace
}  // namespace ardri::protocol
