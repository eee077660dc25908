// Analyses in the protocol.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/core/every_rule_set.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

json::object look_back(std::string_view game, const json::array& moves, json::object more = {}) {
  json::object request{{"do", "analyse"}, {"game", game}, {"moves", moves}, {"bot", "level-6"}, {"budget_nodes", 100}};
  for (auto& [key, value] : more) request[key] = value;
  return request;
}

TEST(Protocol, AnalysesGamesOfEveryRuleSetOfTara) {
  for (const RuleSet* set : test::every_rule_set_of("tara")) {
    SCOPED_TRACE(set->id());
    const json::array moves = played(set->id(), 11);
    const json::object found = ask(look_back(set->id(), moves));
    ASSERT_TRUE(found.contains("moves")) << found;
    ASSERT_EQ(found.at("moves").as_array().size(), moves.size());
    EXPECT_EQ(found.at("players").as_array().size(), set->seat_names.size());
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const json::object& move = found.at("moves").at(i).as_object();
      EXPECT_EQ(move.at("number"), i + 1);
      EXPECT_EQ(move.at("move"), moves[i]);
      EXPECT_EQ(move.at("loss").is_null(), move.at("line").as_array().empty());
      EXPECT_EQ(move.at("loss").is_null(), move.at("at_stake").is_null());
      EXPECT_EQ(move.at("after").at("value").as_array().size(), set->seat_names.size());
    }
    const json::value& last = found.at("moves").as_array().back().at("after");
    EXPECT_EQ(last.at("outcome"), ask({{"do", "legal"}, {"game", set->id()}, {"moves", moves}}).at("scores"));
  }
}

TEST(Protocol, TellsOfEachMoveOfAnAnalysisIfAsked) {
  const json::array moves = played("stone-of-destiny", 3);
  const auto lines = hear(look_back("stone-of-destiny", moves, {{"info", true}, {"id", 4}}));
  ASSERT_EQ(lines.size(), moves.size() + 1);
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(lines[i].at("info"), lines.back().at("moves").at(i));
    EXPECT_EQ(lines[i].at("id"), 4);
  }
  EXPECT_EQ(hear(look_back("stone-of-destiny", moves)).size(), 1U);
}

TEST(Protocol, AnAnalysisOfNothingIsEmpty) {
  const json::object found = ask(look_back("four-treasures", {}));
  EXPECT_EQ(found.at("moves"), json::array{});
  EXPECT_EQ(found.at("moments"), json::array{});
  EXPECT_EQ(found.at("turned"), json::array{});
  EXPECT_EQ(found.at("players").at(0).at("accuracy"), nullptr);
}

TEST(Protocol, AnalyseSaysWhatIsWrong) {
  const std::string head = R"({"do":"analyse","game":"four-treasures")";
  const std::vector<BadRequest> requests{
      {R"({"do":"analyse","bot":"level-6"})", "game", "\"game\" is missing"},
      {head + "}", "bot", "\"bot\" is missing"},
      {head + R"(,"bot":"clever"})", "bot", "has no computer player \"clever\"; it has level-1"},
      {head + R"(,"bot":"level-6","budget_nodes":-1})", "budget_nodes", "a whole number from 1 on"},
      {head + R"(,"bot":"level-6","info":"yes"})", "info", "must be true or false"},
      {head + R"(,"bot":"level-6","moves":["0 C4","1 C4"]})", "moves[1]", "not allowed (T11)"},
      {head + R"(,"bot":"level-6","results":[[1,0],[0,1]]})", "results", "the match is over"},
  };
  for (const BadRequest& request : requests) expect_refused(request);
}

}  // namespace
}  // namespace ardri::protocol
