// Logs verified: honest games of every rule set, and everything that somebody might do to a log.
#include "fair/verification.hpp"

#include <gtest/gtest.h>

#include "tests/fair/fair_table.hpp"

namespace ardri::fair {
namespace {

using namespace table;

namespace json = boost::json;

TEST(Verification, ConfirmsHonestGamesOfEveryRuleSet) {
  for (const RuleSet& rules : ardri::catalogue()) {
    Setting setting = setting_of(rules.id());
    setting.match = true;
    FairTable host{setting};
    host.begin();
    host.play(2000);
    for (int game = 1; game < rules.match_games; ++game) {
      ASSERT_EQ(host.ask(0, GoOn{}), "");
      host.play(2000, 2);
    }
    ASSERT_EQ(host.table.stage(), Table::Stage::over) << rules.id();
    const auto verification = verify(host.log);
    ASSERT_TRUE(verification.has_value()) << verdict_of(host.log);
    EXPECT_TRUE(verification->is_right()) << verdict_of(host.log);
    EXPECT_EQ(verification->draws.size(), host.table.draws()) << rules.id();
    EXPECT_EQ(verification->draws.empty(), rules.words->family == "tara") << rules.id();
  }
}

TEST(Verification, ReadsTheStreamThatEverybodyGetsAtTheEnd) {
  const FairTable game = short_game();
  const auto stream = full_log(game.table);
  std::vector<Entry> log;
  for (const json::value& message : *stream) log.push_back(reread(json::serialize(message)));
  EXPECT_EQ(verdict_of(log), verdict_of(game.log));
  EXPECT_NE(verdict_of(log).find("draws-confirmed"), std::string::npos);
}

/// The same, but for the outcome of one draw.
std::vector<Entry> with_another_outcome(const FairTable& game, std::size_t entry) {
  std::vector<Entry> log = game.log;
  Table before;
  for (std::size_t i = 0; i < entry; ++i) before.apply(log[i]);
  auto& played = std::get<Played>(log[entry].what);
  for (Action action : before.position().legal(chance_seat))
    if (const std::string other = before.position().print(action); other != played.move) {
      played.move = other;
      break;
    }
  return log;
}

TEST(Verification, NamesEveryDrawThatWasTamperedWith) {
  const FairTable game = short_game();
  const auto honest = verify(game.log);
  ASSERT_GT(honest->draws.size(), 10u);
  int tampered = 0;
  for (const auto& [entry, draw, drawn, due] : honest->draws) {
    const std::vector<Entry> log = with_another_outcome(game, entry);
    if (std::get<Played>(log[entry].what).move == drawn) continue;  // there was no other
    ++tampered;
    EXPECT_EQ(verdict_of(log),
              json::serialize(json::object{{"kind", "draws-differ"}, {"draw", draw}, {"entry", entry}}));
    EXPECT_EQ(verify(log)->draws[draw].due, drawn);
  }
  EXPECT_GT(tampered, 10);
}

TEST(Verification, DrawsDependOnTheOrderOfTheNumbers) {
  FairTable game = short_game();
  for (std::uint8_t seat : {0, 1}) {  // announced and shown as if the other had brought it
    what_of<Seated>(game.log, seat).number_hash = write_hex(hash_of_number(Seat{seat}, number_of(1 - seat)));
    what_of<Ready>(game.log, seat).number = write_hex(number_of(1 - seat));
  }
  EXPECT_NE(verdict_of(game.log).find("draws-differ"), std::string::npos) << verdict_of(game.log);
}

TEST(Verification, DrawsDependOnEveryNumber) {
  FairTable game = short_game();
  what_of<Seated>(game.log, 1).number_hash = write_hex(hash_of_number(Seat{1}, digest_of(9)));
  what_of<Ready>(game.log, 1).number = write_hex(digest_of(9));
  EXPECT_NE(verdict_of(game.log).find("draws-differ"), std::string::npos) << verdict_of(game.log);
}

TEST(Verification, RefusesANumberThatWasNotAnnounced) {
  FairTable game = short_game();
  what_of<Ready>(game.log, 1).number = write_hex(digest_of(9));
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-number","seat":1})");
  what_of<Ready>(game.log, 1).number = write_hex(number_of(0));
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-number","seat":1})") << "another's";
  what_of<Ready>(game.log, 1).number = "";
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-number","seat":1})") << "kept back";
  what_of<Ready>(game.log, 1).number = write_hex(number_of(1));
  what_of<Seated>(game.log, 1).number_hash = "";
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-number","seat":1})") << "not announced";
}

TEST(Verification, RefusesANumberThatWasAnnouncedAfterAnotherWasShown) {
  FairTable game = short_game();
  const std::size_t sat = entry_of<Seated>(game.log, 1), shown = entry_of<Ready>(game.log);
  std::swap(game.log[sat].what, game.log[shown].what);
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-order","seat":1})");
}

TEST(Verification, RefusesASeedThatWasNotPublished) {
  FairTable game = short_game();
  what_of<Over>(game.log).seed = write_hex(digest_of(9));
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-seed","game":1})");
  what_of<Opened>(game.log).seed_hash = write_hex(hash_of_seed(digest_of(9)));
  EXPECT_NE(verdict_of(game.log).find("draws-differ"), std::string::npos) << "published later";
  what_of<Over>(game.log).seed = "";
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-unrevealed","game":1})");
  what_of<Opened>(game.log).seed_hash = "";
  EXPECT_EQ(verdict_of(game.log), R"({"kind":"draws-unpublished"})");
  EXPECT_EQ(verdict_of({}), R"({"kind":"draws-unpublished"})");
}

TEST(Verification, RefusesASecondGameWhoseSeedTheFirstDidNotPublish) {
  Setting setting = setting_of("four-treasures");
  setting.match = true;
  FairTable match{setting};
  match.begin();
  match.play(2000);
  ASSERT_EQ(match.ask(0, GoOn{}), "");
  EXPECT_EQ(verdict_of(match.log), R"({"kind":"draws-unrevealed","game":2})");
  match.play(2000);
  EXPECT_EQ(verdict_of(match.log), R"({"kind":"draws-confirmed","draws":0})");
  what_of<Over>(match.log, 1).seed = write_hex(digest_of(9));
  EXPECT_EQ(verdict_of(match.log), R"({"kind":"draws-seed","game":2})");
}

TEST(Verification, RefusesToDrawAgain) {
  FairTable game = short_game();
  const std::size_t end = entry_of<Resigned>(game.log);
  const std::size_t steps = game.table.steps().size();
  game.log.insert(game.log.begin() + std::ptrdiff_t(end), {end, 1000, Seat{0}, "", TakenBack{Seat{0}, steps - 2, 0}});
  EXPECT_EQ(verdict_of(game.log), json::serialize(json::object{{"kind", "draws-unsound"}, {"entry", end}}));
}

/// Entries left out, doubled, exchanged, renumbered, put elsewhere: some wrong way or other, but never by accident.
TEST(Verification, SurvivesWhateverIsDoneToALog) {
  const FairTable game = short_game();
  Random random{7};
  int refused = 0;
  for (int i = 0; i < 400; ++i) {
    std::vector<Entry> log = game.log;
    const auto somewhere = [&] { return log.begin() + std::ptrdiff_t(random.below(std::uint32_t(log.size()))); };
    switch (random.below(4)) {
      case 0: log.erase(somewhere()); break;
      case 1: log.insert(somewhere(), *somewhere()); break;
      case 2: std::iter_swap(somewhere(), somewhere()); break;
      default: somewhere()->what = somewhere()->what;
    }
    if (random.below(2) == 0)
      for (std::size_t n = 0; n < log.size(); ++n) log[n].number = n;
    refused += verdict_of(log).find("draws-confirmed") == std::string::npos;
  }
  EXPECT_GT(refused, 250);
}

}  // namespace
}  // namespace ardri::fair
