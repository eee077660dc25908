// The pages: every relative link leads somewhere, and what they show of notation is read.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "engine/core/record.hpp"
#include "tests/core/every_rule_set.hpp"

namespace {

namespace fs = std::filesystem;

TEST(Docs, LinksLeadSomewhere) {
  static const std::regex link(R"re(\]\(([^)#:]+)(#[^)]*)?\))re");
  const fs::path root = ARDRI_SOURCE_DIR;
  int links = 0;
  for (const fs::path& folder : {root, root / "docs"})
    for (const auto& page : fs::directory_iterator(folder)) {
      if (page.path().extension() != ".md") continue;
      std::ifstream file(page.path());
      const std::string text{std::istreambuf_iterator<char>(file), {}};
      for (std::sregex_iterator found(text.begin(), text.end(), link), end; found != end; ++found, ++links)
        EXPECT_TRUE(fs::exists(folder / (*found)[1].str())) << page.path() << ": " << (*found)[1];
    }
  EXPECT_GT(links, 5);
}

TEST(Docs, TheRecordOnTheNotationPageIsReadAndWrittenAsItStands) {
  std::ifstream page(std::string(ARDRI_SOURCE_DIR) + "/docs/notation.md");
  std::string record;
  for (std::string line; std::getline(page, line);) {
    if (!record.empty() && line == "```") break;
    if (!record.empty() || line.starts_with("{\"ardri\"")) record += line + "\n";
  }
  const auto read = ardri::read_records(record, ardri::find_rule_set);
  ASSERT_TRUE(read.has_value()) << read.error().what();
  EXPECT_EQ(read->front().text(), record);
}

/// The texts in the second column of the tables of a section, which begins with its title.
std::vector<std::string> moves_in_section(const std::string& title) {
  static const std::regex row(R"re(\| [^|]* \| ([^|]*) \|.*)re"), text(R"re(`([^`]+)`)re");
  std::ifstream page(std::string(ARDRI_SOURCE_DIR) + "/docs/notation.md");
  std::vector<std::string> moves;
  bool inside = false;
  for (std::string line; std::getline(page, line);) {
    if (line.starts_with("## ")) inside = line == "## " + title;
    std::smatch columns;
    if (!inside || !std::regex_match(line, columns, row)) continue;
    const std::string column = columns[1];
    for (std::sregex_iterator found(column.begin(), column.end(), text), end; found != end; ++found)
      moves.push_back((*found)[1]);
  }
  return moves;
}

/// Whether some rule set of the family reads the text, and writes it the same.
bool is_move_of(std::string_view family, const std::string& text) {
  for (const ardri::RuleSet* rules : ardri::test::every_rule_set_of(family)) {
    const ardri::AnyPosition position = rules->begin(rules->standard_options());
    if (const auto action = position.parse(text); action && position.print(*action) == text) return true;
  }
  return false;
}

TEST(Docs, TheMovesOnTheNotationPageAreThoseOfTheGames) {
  const std::vector<std::string> tara = moves_in_section("Tara"), kings = moves_in_section("Seat of Kings");
  EXPECT_GE(tara.size(), 8u);
  for (const std::string& move : tara) EXPECT_TRUE(is_move_of("tara", move)) << move;
  EXPECT_GE(kings.size(), 25u);
  for (const std::string& move : kings) EXPECT_TRUE(is_move_of("seat-of-kings", move)) << move;
  const std::vector<std::string> tumult = moves_in_section("Tumult Royal");
  EXPECT_GE(tumult.size(), 17u);
  for (const std::string& move : tumult) EXPECT_TRUE(is_move_of("tumult-royal", move)) << move;
  const std::vector<std::string> rebirth = moves_in_section("Rebirth");
  EXPECT_GE(rebirth.size(), 12u);
  for (const std::string& move : rebirth) EXPECT_TRUE(is_move_of("rebirth", move)) << move;
}

}  // namespace
