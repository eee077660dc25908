// Dependencies point one way: what a folder may include, and what a library may link.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>

namespace {

namespace fs = std::filesystem;
using Names = std::set<std::string>;

/// Games are the folders of the engine beside its core.
const Names& games() {
  static const Names all = [] {
    Names names;
    for (const auto& entry : fs::directory_iterator(fs::path(ARDRI_SOURCE_DIR) / "engine"))
      if (entry.is_directory() && entry.path().filename() != "core") names.insert(entry.path().filename());
    return names;
  }();
  return all;
}

/// Folders that a file of a folder may include from; `rules` is the ledger's ids, which the build makes.
Names allowed_for(const std::string& folder) {
  static const std::map<std::string, Names> layers{
      {"engine/core", {"engine/core", "rules"}},
      {"engine", {"engine", "engine/core"}},
      {"bots", {"bots", "engine/core"}},
      {"table", {"table", "engine/core"}},
      {"fair", {"fair", "table", "engine/core"}},
      {"protocol", {"protocol", "bots", "engine", "engine/core"}},
      {"puzzles", {"puzzles", "bots", "bots/tara", "engine", "engine/core", "engine/tara"}},
      {"arena", {"arena", "bots", "table", "engine/core"}},
      {"host", {"host", "engine/core"}},
      {"cli", {"cli", "arena", "puzzles", "protocol", "table", "fair", "host", "bots", "engine", "engine/core"}},
      {"wasm", {"wasm", "protocol", "table", "bots", "engine", "engine/core"}},
      {"rules", {"rules", "engine/core"}},
  };
  for (const std::string& game : games()) {
    if (folder == "engine/" + game) return {folder, "engine/core"};
    if (folder == "bots/" + game) return {folder, "bots", "engine/core", "engine/" + game};
  }
  const auto found = layers.find(folder);
  return found == layers.end() ? Names{} : found->second;
}

TEST(Layers, IncludeOnlyWhatIsBelowThem) {
  static const std::regex include(R"re(^#include "([^"]+)".*)re");
  const fs::path root = ARDRI_SOURCE_DIR;
  int includes = 0;
  for (const char* top :
       {"engine", "bots", "puzzles", "table", "fair", "protocol", "arena", "host", "cli", "wasm", "rules"})
    for (const auto& file : fs::recursive_directory_iterator(root / top)) {
      if (file.path().extension() != ".cpp" && file.path().extension() != ".hpp") continue;
      const std::string folder = fs::relative(file.path().parent_path(), root);
      std::ifstream text(file.path());
      std::smatch found;
      for (std::string line; std::getline(text, line);)
        if (std::regex_match(line, found, include)) {
          EXPECT_TRUE(allowed_for(folder).contains(fs::path(found[1].str()).parent_path()))
              << file.path() << " includes " << found[1];
          ++includes;
        }
    }
  EXPECT_GT(includes, 500);
}

/// What a library links, directly or through others.
class Links {
 public:
  Links() {
    std::ifstream file(ARDRI_LINKS);
    for (std::string line; std::getline(file, line);) {
      const auto colon = line.find(':');
      std::istringstream names(line.substr(colon + 1));
      for (std::string name; names >> name;) direct_[line.substr(0, colon)].insert(name);
    }
  }
  Names of(const std::string& library) const {
    Names all;
    add(library, all);
    return all;
  }

 private:
  void add(const std::string& library, Names& all) const {
    const auto found = direct_.find(library);
    if (found == direct_.end()) return;
    for (const std::string& name : found->second)
      if (all.insert(name).second) add(name, all);
  }
  std::map<std::string, Names> direct_;
};

TEST(Layers, LinkNoGameWhereNoneIsKnown) {
  const Links links;
  for (const char* library : {"ardri_core", "ardri_table", "ardri_host"})
    for (const std::string& linked : links.of(library))
      EXPECT_TRUE(linked == "ardri_core" || !linked.starts_with("ardri_")) << library << " links " << linked;
  for (const std::string& game : games())
    for (const std::string& linked : links.of("ardri_" + game))
      EXPECT_TRUE(linked == "ardri_core" || !linked.starts_with("ardri_")) << game << " links " << linked;
  EXPECT_TRUE(links.of("ardri_table").contains("ardri_core"));
  for (const std::string& game : games()) EXPECT_TRUE(links.of("ardri_engine").contains("ardri_" + game)) << game;
}

TEST(Layers, HaveNoCycle) {
  const Links links;
  for (const char* library : {"ardri_core", "ardri_engine", "ardri_bots", "ardri_puzzles", "ardri_protocol",
                              "ardri_table", "ardri_arena", "ardri_host"})
    EXPECT_FALSE(links.of(library).contains(library)) << library;
}

/// games.cmake is the only shared file that lists the games.
TEST(Layers, NameAGameInOnePlaceOnly) {
  const fs::path root = ARDRI_SOURCE_DIR;
  for (const char* top : {"engine", "engine/core", "bots", "table", "protocol", "arena", "host", "wasm"})
    for (const auto& file : fs::directory_iterator(root / top)) {
      if (!file.is_regular_file()) continue;
      std::ifstream stream(file.path());
      const std::string text{std::istreambuf_iterator<char>(stream), {}};
      for (const std::string& game : games())
        for (const std::string& named : {"/" + game + "/", game + "::"})
          EXPECT_EQ(text.find(named), std::string::npos) << file.path() << " names " << game;
    }
}

}  // namespace
