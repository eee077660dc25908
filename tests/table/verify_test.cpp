// Draws verified at a desk: it asks for the bits that it is not offered, and says which draws they do not give.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "table/desk.hpp"
#include "tests/table/owner.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

/// A desk and somebody who knows all bits, which follow from a seed.
class Verifier {
 public:
  explicit Verifier(FindRuleSet find = find_rule_set) : desk_(std::move(find), draws_) {}

  json::object ask(const json::object& request) {
    return json::parse(desk_.answer(json::serialize(request))).as_object();
  }
  void apply(const std::vector<std::string>& log) {
    json::array entries;
    for (const std::string& line : log) entries.push_back(json::parse(line));
    const json::object applied = ask({{"do", "apply"}, {"table", "x"}, {"entries", std::move(entries)}});
    ASSERT_TRUE(applied.contains("entries")) << applied;
  }
  /// Offers what is wanted, round by round, and remembers what that was.
  json::object verify(json::object request) {
    request["do"] = "verify";
    json::array offered;
    wanted.clear();
    for (;;) {
      request["bits"] = offered;
      const json::object answer = ask(request);
      if (!answer.contains("wants")) return answer;
      wanted.push_back(answer.at("wants").as_array());
      for (const json::value& want : wanted.back()) offered.push_back(offer(want.as_array()));
    }
  }
  json::object verify_table() { return verify({{"table", "x"}}); }
  static json::array offer(const json::array& want) {
    json::array offer = want;
    const auto draw = want[1].to_number<std::uint64_t>();
    offer.emplace_back(hex_of(SeededDraws{1}.bits(draw, want[2].to_number<std::uint32_t>())));
    return offer;
  }

  std::vector<json::array> wanted;  // by round

 private:
  static std::string hex_of(std::uint64_t bits) {
    std::string text(16, '0');
    for (auto digit = text.rbegin(); bits != 0; ++digit, bits >>= 4) *digit = "0123456789abcdef"[bits & 15];
    return text;
  }

  SeededDraws draws_{99};
  Desk desk_;
};

/// So many moves of whoever is asked.
void play(Owner& owner, int moves) {
  Random random{5};
  for (int i = 0; i < moves && owner.table.stage() == Table::Stage::playing; ++i)
    for (Seat seat : owner.table.position().actors()) {
      if (!owner.table.question(seat)) continue;
      owner.move(seat.number, {owner.table.position().print(owner.table.position().random_action(seat, random))});
      break;
    }
}

/// Whose draws follow from the seed 1.
Owner played(const Setting& setting, int moves, FindRuleSet find = find_rule_set) {
  Owner owner{setting, 1, std::move(find)};
  owner.begin();
  play(owner, moves);
  return owner;
}

std::string text_of(const std::vector<std::string>& log) {
  std::string text;
  for (const std::string& line : log) text += line + "\n";
  return text;
}

std::size_t first_draw(const std::vector<std::string>& log) {
  std::size_t entry = 0;
  while (log[entry].find(R"("seat":"*")") == std::string::npos) ++entry;
  return entry;
}

json::object confirmed(std::uint64_t draws) { return {{"kind", "draws-confirmed"}, {"draws", draws}}; }

TEST(VerifyRequest, AsksForAllBitsThatItIsNotOfferedAndConfirmsTheDraws) {
  for (const char* game : {"seat-of-kings", "tumult-royal", "rebirth-ireland"}) {
    const Owner owner = played(setting_of(game), 60);
    const std::uint64_t draws = owner.table.draws();
    ASSERT_GT(draws, 10u) << game;
    Verifier verifier;
    verifier.apply(owner.log);
    const json::object verdict = verifier.verify_table();
    EXPECT_EQ(verdict, (json::object{{"right", true}, {"verdict", confirmed(draws)}, {"draws", json::array{}}}))
        << game;
    ASSERT_GT(verifier.wanted.size(), 1u) << "some draws take several attempts";
    ASSERT_EQ(verifier.wanted[0].size(), draws) << "all first attempts at once";
    for (std::size_t draw = 0; draw < draws; ++draw) EXPECT_EQ(verifier.wanted[0][draw], (json::array{0, draw, 0}));
    for (std::size_t round = 1; round < verifier.wanted.size(); ++round)
      for (const json::value& want : verifier.wanted[round]) EXPECT_EQ(want.at(2), round);
    EXPECT_EQ(verifier.verify({{"log", text_of(owner.log)}}), verdict) << "the same log as text";
  }
}

TEST(VerifyRequest, ReadsTheStreamThatEverybodyGetsAtTheEnd) {
  Owner owner = played(setting_of("rebirth-ireland", 2), 6);
  EXPECT_EQ(owner.ask(0, Resign{}), "");
  std::string text;
  const auto stream = full_log(owner.table);
  for (const json::value& message : *stream) text += json::serialize(message) + "\n";
  EXPECT_EQ(Verifier{}.verify({{"log", text}}).at("verdict"), confirmed(owner.table.draws()));
}

TEST(VerifyRequest, SaysWhichDrawsDifferAndWhatWasDue) {
  Owner owner = played(setting_of("rebirth-ireland", 2), 6);
  const std::size_t first = first_draw(owner.log);
  json::object one = json::parse(owner.log[first]).as_object(), other = json::parse(owner.log[first + 1]).as_object();
  std::swap(one["move"], other["move"]);
  owner.log[first] = json::serialize(one);
  owner.log[first + 1] = json::serialize(other);
  Verifier verifier;
  verifier.apply(owner.log);
  const json::object verdict = verifier.verify_table();
  EXPECT_EQ(verdict.at("right"), false);
  EXPECT_EQ(verdict.at("verdict"), (json::object{{"kind", "draws-differ"}, {"draw", 0}, {"entry", first}}));
  const json::array& draws = verdict.at("draws").as_array();
  ASSERT_EQ(draws.size(), 2u) << "only those that differ";
  EXPECT_EQ(draws[0], (json::object{{"entry", first}, {"draw", 0}, {"drawn", one["move"]}, {"due", other["move"]}}));
  EXPECT_EQ(draws[1].at("draw"), 1);
}

TEST(VerifyRequest, SaysWhichEntryCannotHaveHappened) {
  Owner owner = played(setting_of("rebirth-ireland", 2), 6);
  const std::size_t entry = owner.log.size();
  owner.log.push_back(json::serialize(
      write_entry({entry, owner.now, Seat{0}, "", TakenBack{Seat{0}, owner.table.steps().size() - 2, 0}})));
  Verifier verifier;
  const json::object verdict = verifier.verify({{"log", text_of(owner.log)}});
  EXPECT_EQ(verdict, (json::object{{"right", false},
                                   {"verdict", {{"kind", "draws-unsound"}, {"entry", entry}}},
                                   {"draws", json::array{}}}));
  EXPECT_EQ(verifier.ask({{"do", "state"}, {"table", "x"}}).at("fault").at("kind"), "no-table") << "nothing is kept";
}

/// Games with draws are no matches today; nothing but their number says so.
TEST(VerifyRequest, CountsTheGamesOfAMatch) {
  RuleSet twice = *find_rule_set("rebirth-ireland").value();
  twice.match_games = 2;
  const auto find = [&](std::string_view) { return &twice; };
  Setting setting = setting_of("rebirth-ireland", 2);
  setting.rules = &twice;
  setting.match = true;
  Owner owner = played(setting, 2000, find);
  const std::uint64_t draws = owner.table.draws();
  EXPECT_EQ(owner.ask(0, GoOn{}), "");
  play(owner, 6);
  ASSERT_GT(owner.table.draws(), draws);
  Verifier verifier{find};
  EXPECT_EQ(verifier.verify({{"log", text_of(owner.log)}}).at("verdict"), confirmed(owner.table.draws()));
  EXPECT_EQ(verifier.wanted[0][draws - 1], (json::array{0, draws - 1, 0}));
  EXPECT_EQ(verifier.wanted[0][draws], (json::array{1, draws, 0})) << "draws are counted over all games";
}

TEST(VerifyRequest, ChangesNothing) {
  Verifier verifier;
  verifier.apply(played(setting_of("seat-of-kings"), 5).log);
  const json::object all{{"do", "messages"}, {"table", "x"}, {"as", "all"}};
  const json::object before = verifier.ask(all);
  verifier.verify_table();
  EXPECT_EQ(verifier.ask(all), before);
}

}  // namespace
}  // namespace ardri::table
