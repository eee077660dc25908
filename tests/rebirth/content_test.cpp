// Maps are data: what is read of them.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/catalogue.hpp"
#include "tests/cites.hpp"
#include "tests/core/random_step.hpp"
#include "tests/rebirth/pack.hpp"

namespace ardri::test::rebirth {
namespace {

using Words = std::array<std::string, language_codes.size()>;

TEST(RebirthContent, TheMapOfTheTestsIsReadAsItIsWritten) {
  CITES("E8", "E10");
  const auto board = *read_board(pack());
  EXPECT_EQ(board->hex_count, 149);
  const auto hex = [&](std::string_view name) {
    return Hex(std::ranges::find(board->hex_names, name) - board->hex_names.begin());
  };
  const auto names = [&](const HexSet& hexes) {
    std::set<std::string> all;
    hexes.for_each([&](Hex each) { all.insert(board->hex_names[each]); });
    return all;
  };
  EXPECT_TRUE(board->room[0].contains(hex("y4")) && board->offshore.contains(hex("y4")));
  EXPECT_FALSE(board->room[1].contains(hex("y4")) || board->room[2].contains(hex("y4")));
  EXPECT_TRUE(board->room[0].contains(hex("b6")) && board->room[1].contains(hex("b6")) &&
              board->neutral.contains(hex("b6")));
  EXPECT_EQ(names(board->towers[0]), (std::set<std::string>{"a7", "b5", "b6"}));
  EXPECT_EQ(board->area_names[board->area[hex("w6")]], "Cork");
  EXPECT_EQ(names(board->areas[board->area[hex("w6")]]), (std::set<std::string>{"v5", "w6", "w7", "x5"}));
  EXPECT_EQ(board->province_names[3], "Munster");
  EXPECT_TRUE(board->provinces[3].contains(hex("w6")));
  EXPECT_EQ(board->missions[2].test.type, TestType::castles);
  EXPECT_EQ(board->missions[8].test.on.size(), 14) << "offshore";
  EXPECT_EQ(json::parse(board->source), json::value(pack()));
}

TEST(RebirthContent, WhatIsOptionalMayBeLeftOut) {
  CITES("E2");
  json::object content = pack();
  for (const char* field : {"game", "name", "provenance"}) content.erase(field);
  for (json::value& hex : hexes_of(content)) hex.as_object().erase("place");
  for (json::value& mission : content.at("missions").as_array())
    for (const char* words : {"name", "text"}) mission.as_object().erase(words);
  content.at("missions").at(0).at("test").as_object().erase("on");
  EXPECT_EQ(fault_of(content), "");
  const auto board = *read_board(content);
  EXPECT_EQ(board->missions[0].test.on.size(), 149) << "a test that names no hexes counts on all";
  EXPECT_EQ(board->mission_texts[0][0], "");
  EXPECT_EQ(board->mission_names[0], (Words{"m1", "m1", "m1"}));
}

TEST(RebirthContent, AMissionIsCalledByItsNameOrByWhatItAsksFor) {
  json::object content = pack();
  json::array& missions = content.at("missions").as_array();
  missions[1].at("name").as_object().erase("de");
  missions[2].as_object().erase("name");
  const auto board = *read_board(content);
  EXPECT_EQ(board->mission_names[0], (Words{"Wild coast", "Wilde Küste", "Costa selvaggia"}));
  EXPECT_EQ(board->mission_names[1], (Words{"Riverside farms", "Riverside farms", "Fattorie lungo i fiumi"}));
  EXPECT_EQ(board->mission_names[2],
            (Words{"Hold 5 castles at once", "Besitze 5 Burgen zugleich", "Possiedi 5 castelli nello stesso momento"}));
}

TEST(RebirthContent, ProvincesKindsAndTagsCanBeNamedInATest) {
  CITES("E15");
  const auto counted = [](const char* on) {
    const auto board = read_board(with_test(fmt::format(R"({{"type":"tiles","of":"any","on":"{}","least":1}})", on)));
    return board ? (*board)->missions[0].test.on.size() : 0;
  };
  EXPECT_EQ(counted("settlement"), 41);
  EXPECT_EQ(counted("offshore-food"), 7);
  EXPECT_EQ(counted("offshore"), 14);
  EXPECT_GT(counted("Munster"), 38);
  EXPECT_EQ(counted("Atlantis"), 0);
  EXPECT_EQ(counted("munster"), 0);
}

TEST(RebirthContent, APositionKeepsItsMapAlive) {
  CITES("E30");
  const RuleSet& rules = *find_rule_set("rebirth-ireland").value();
  AnyPosition position = [&] {
    Options options = rules.standard_options();
    options.content = rules.read_content(with_hex("b6", {{"place", "a hex of its own"}})).value();
    return rules.begin(options);
  }();
  Random random{7};
  while (!position.over()) {
    AnyPosition next = position;
    const Step step = random_step(next, random);
    next.play(step.seat, step.action);
    position = std::move(next);
  }
  EXPECT_EQ(position.sample(Seat{0}, random).view(Seat{0}).facts, position.view(Seat{0}).facts);
}

}  // namespace
}  // namespace ardri::test::rebirth
