// Draws from a seed and numbers: everything that goes in counts, and the seed is told when it must be and not before.
#include "fair/draws.hpp"

#include <gtest/gtest.h>

#include <set>

#include "tests/fair/fair_table.hpp"

namespace ardri::fair {
namespace {

using namespace table;

TEST(FairDraws, DependOnEverythingThatGoesIn) {
  const Digest seed = digest_of(1), other = digest_of(2), a = digest_of(3), b = digest_of(4);
  std::set<std::uint64_t> bits;
  const auto add = [&](const Digest& from, const Numbers& numbers, std::uint64_t draw, std::uint32_t attempt) {
    EXPECT_TRUE(bits.insert(fair::Draws(from, numbers).bits(draw, attempt)).second);
  };
  add(seed, {a, b}, 0, 0);
  add(other, {a, b}, 0, 0);
  add(seed, {b, a}, 0, 0);
  add(seed, {a, b}, 1, 0);
  add(seed, {a, b}, 0, 1);
  add(seed, {a, b}, std::uint64_t{1} << 32, 0);
  add(seed, {a}, 0, 0);
  add(seed, {std::nullopt, a}, 0, 0);
  add(seed, {a, std::nullopt, b}, 0, 0);
  add(seed, {}, 0, 0);
  EXPECT_EQ(fair::Draws(seed, {a, b}).bits(5, 2), fair::Draws(seed, {a, b}).bits(5, 2));
}

TEST(FairDraws, ANumberIsAnnouncedForOneSeatOnly) {
  EXPECT_NE(hash_of_number(Seat{0}, digest_of(3)), hash_of_number(Seat{1}, digest_of(3)));
  EXPECT_NE(hash_of_number(Seat{0}, digest_of(3)), hash_of_seed(digest_of(3)));
}

TEST(FairDraws, SeedsOfAMatchAreHashesOfTheNext) {
  Setting setting = setting_of("four-treasures");
  EXPECT_EQ(Seeds(digest_of(1), setting).of_game(0), digest_of(1)) << "one game alone";
  setting.match = true;
  const Seeds seeds{digest_of(1), setting};
  ASSERT_EQ(seeds.games(), 2u);
  EXPECT_EQ(seeds.of_game(1), digest_of(1));
  EXPECT_EQ(seeds.of_game(0), hash_of_seed(seeds.of_game(1)));
  EXPECT_EQ(seeds.published(), hash_of_seed(seeds.of_game(0)));
}

TEST(FairTable, ANumberIsShownOnceAllHaveAnnouncedTheirs) {
  FairTable host{setting_of("rebirth-ireland", 2)};
  EXPECT_EQ(host.ask(0, Sit{Seat{0}, {Sitter::Kind::person, "A", ""}, "no digest"}), "refused-number");
  EXPECT_EQ(host.sit(0), "");
  EXPECT_EQ(host.be_ready(0), "refused-empty");
  EXPECT_EQ(host.sit(1), "");
  EXPECT_EQ(host.ask(0, BeReady{}), "refused-number") << "whoever could keep it back could choose";
  EXPECT_EQ(host.ask(0, BeReady{"no digest"}), "refused-number");
  EXPECT_EQ(host.be_ready(0), "");
  EXPECT_EQ(host.be_ready(1), "");
  EXPECT_EQ(host.ask(0, Start{}), "");
}

TEST(FairTable, WhoHasShownANumberBringsAnotherWhenSomebodyLeaves) {
  FairTable host{setting_of("rebirth-ireland", 3)};
  for (int seat : {0, 1, 2}) EXPECT_EQ(host.sit(seat), "");
  EXPECT_EQ(host.be_ready(0), "");
  EXPECT_EQ(host.ask(1, Leave{}), "");
  EXPECT_EQ(host.table.sitter(Seat{0}).kind, Sitter::Kind::nobody) << "the number is known to whoever comes now";
  EXPECT_EQ(host.table.sitter(Seat{2}).kind, Sitter::Kind::person) << "not shown yet";
  EXPECT_EQ(host.sit(1), "");
  EXPECT_EQ(host.sit(0), "");
  for (int seat : {0, 1, 2}) EXPECT_EQ(host.be_ready(seat), "");
  EXPECT_EQ(host.ask(0, Start{}), "");
}

TEST(FairTable, NobodyNeedsToBringANumber) {
  FairTable host{setting_of("rebirth-ireland", 2)};
  EXPECT_EQ(host.ask(0, Sit{Seat{0}, {Sitter::Kind::person, "A", ""}}), "");
  EXPECT_EQ(host.ask(1, Sit{Seat{1}, {Sitter::Kind::computer, "", "random"}}), "");
  EXPECT_EQ(host.be_ready(0), "refused-number") << "it was not announced";
  EXPECT_EQ(host.ask(0, BeReady{}), "");
  EXPECT_EQ(host.ask(0, Start{}), "");
  host.play(4);
  EXPECT_EQ(host.ask(0, Resign{}), "");
  EXPECT_TRUE(verify(host.log)->is_right());
}

std::string all_streams(const Table& table) {
  std::string text = boost::json::serialize(messages(table, Viewer::onlooker(), 0));
  for (Seat seat : SeatSet::first(table.seats())) text += boost::json::serialize(messages(table, seat, 0));
  return text;
}

TEST(FairTable, TheSeedIsRevealedAtTheEndAndNotBefore) {
  FairTable host{setting_of("rebirth-ireland", 2)};
  host.begin();
  host.play(6);
  const std::string seed = write_hex(digest_of(1));
  EXPECT_EQ(all_streams(host.table).find(seed), std::string::npos);
  EXPECT_NE(all_streams(host.table).find(write_hex(hash_of_seed(digest_of(1)))), std::string::npos);
  EXPECT_EQ(host.ask(0, Resign{}), "");
  EXPECT_NE(all_streams(host.table).find(seed), std::string::npos);
  EXPECT_EQ(host.ask(0, Close{}), "");
  EXPECT_EQ(what_of<Closed>(host.log).seed, "") << "it has been told";
}

TEST(FairTable, ATableThatIsClosedInTheMiddleRevealsItsSeed) {
  FairTable host{setting_of("rebirth-ireland", 2)};
  host.begin();
  EXPECT_EQ(host.ask(0, Close{}), "");
  EXPECT_EQ(what_of<Closed>(host.log).seed, write_hex(digest_of(1)));
  EXPECT_TRUE(verify(host.log)->is_right());
}

TEST(FairTable, WithoutASeedALogSaysNothingOfIt) {
  table::Owner owner{setting_of("rebirth-ireland", 2)};
  owner.begin();
  EXPECT_EQ(owner.ask(0, Resign{}), "");
  for (const std::string& line : owner.log)
    for (const char* field : {"\"seed\"", "_hash", "\"number\""})
      EXPECT_EQ(line.find(field), std::string::npos) << line;
}

}  // namespace
}  // namespace ardri::fair
