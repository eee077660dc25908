// The pages: every relative link leads somewhere.
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>

#include "engine/catalogue.hpp"
#include "engine/core/record.hpp"

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
  ASSERT_TRUE(read.has_value()) << read.error().what;
  EXPECT_EQ(read->front().text(), record);
}

}  // namespace
