// What is remembered between requests changes no answer.
#include "protocol/memory.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "protocol/answer.hpp"
#include "tests/protocol/asking.hpp"

namespace ardri::protocol {
namespace {

json::array first(const json::array& moves, std::size_t count) {
  return json::array(moves.begin(), moves.begin() + std::ptrdiff_t(std::min(count, moves.size())));
}

TEST(Memory, ChangesNoAnswer) {
  Memory memory;
  Random random{1};
  std::vector<std::pair<const RuleSet*, json::array>> games;
  for (const RuleSet& set : catalogue()) games.emplace_back(&set, whole_game(set, 3, {}));
  std::size_t game = 0, length = 0;
  for (int i = 0; i < 600; ++i) {
    if (random.below(8) == 0) game = random.below(std::uint32_t(games.size()));
    const auto& [set, moves] = games[game];
    length = random.below(4) == 0 ? random.below(std::uint32_t(moves.size()) + 1) : std::min(length + 1, moves.size());
    json::array played = first(moves, length);
    if (random.below(10) == 0) played.emplace_back("what?");
    if (random.below(10) == 0) played.emplace_back(7);
    if (random.below(10) == 0 && !played.empty()) played[played.size() / 2] = "0 nonsense";
    json::object options;
    if (random.below(6) == 0) options[set->options[0].name] = set->options[0].high;
    const char* verb = random.below(2) == 0 ? "legal" : "show";
    const std::string line = json::serialize(asking(verb, position_of(set->id(), played, options)));
    ASSERT_EQ(answer(line, memory), answer(line)) << line;
  }
}

TEST(Memory, TellsPacksApart) {
  Memory memory;
  json::object position = position_of("seat-of-kings", {"* card 36", "* card 35", "* card 34"});
  const std::string standard = json::serialize(asking("show", position));
  position["content"] = standard_pack("seat-of-kings");
  position.at("content").at("cards").at(0).as_object()["cost"] = 4;
  const std::string own = json::serialize(asking("show", position));
  for (const std::string& line : {standard, own, standard, own}) EXPECT_EQ(answer(line, memory), answer(line));
}

}  // namespace
}  // namespace ardri::protocol
