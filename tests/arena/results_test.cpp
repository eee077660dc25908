// The results file: what was played is read again, damage is noticed, and nothing is lost or played twice.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "arena/results_file.hpp"
#include "arena/standings.hpp"
#include "tests/arena/contests.hpp"
#include "tests/core/languages.hpp"
#include "tests/host/temporary_folder.hpp"

namespace ardri::arena::test {
namespace {

class Results : public ::testing::Test {
 protected:
  TemporaryFolder folder;
  std::string path = (folder / "results.jsonl").string();
  Contest contest = contest_of({.ids = {"four-treasures", "sacred-hill-doubles-1"}, .games = 4});

  std::string text() const {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void set_text(const std::string& bytes) const { folder.write("results.jsonl", bytes); }

  Progress play_into_file() {
    auto file = ResultsFile::open(path, contest);
    if (!file) throw std::runtime_error(file.error().what());
    const std::atomic<bool> stop = false;
    Conduct conduct{2, 1, {}, {}, {}};
    conduct.keep = [&](const Fixture& fixture, const PlayedGame& game) { file->add(contest, fixture, game); };
    return play_tournament(contest, file->known(), conduct, stop);
  }

  /// Why the file is refused.
  std::string refusal() const {
    const std::string before = text();
    const auto file = ResultsFile::open(path, contest);
    EXPECT_FALSE(file);
    EXPECT_EQ(text(), before) << "a refused file must stay as it is";
    if (!file) ardri::test::expect_told(file.error());
    return file ? "" : file.error().what();
  }
  long lines() const {
    const std::string all = text();
    return std::count(all.begin(), all.end(), '\n');
  }
};

TEST_F(Results, GoOnWhereTheyWereStopped) {
  const Progress whole = play_into_file();
  const Standings expected = standings_of(whole, {});
  EXPECT_EQ(lines(), 1 + 8);
  // As if it had been stopped in the middle of writing the fifth game.
  std::size_t end = 0;
  const std::string all = text();
  for (int line = 0; line < 5; ++line) end = all.find('\n', end) + 1;
  set_text(all.substr(0, end + 100));
  const Progress rest = play_into_file();
  EXPECT_TRUE(rest.complete());
  EXPECT_EQ(rest.played_now, 4u);
  EXPECT_EQ(lines(), 1 + 8);
  const Standings got = standings_of(rest, {});
  EXPECT_EQ(got.lengths, expected.lengths);
  EXPECT_EQ(got.contestants[0].balance.won, expected.contestants[0].balance.won);
  EXPECT_EQ(got.contestants[0].leads, expected.contestants[0].leads);
  EXPECT_EQ(got.contestants[0].clock.moves, expected.contestants[0].clock.moves);
  EXPECT_EQ(play_into_file().played_now, 0u);
}

TEST_F(Results, MayBeCutAnywhere) {
  play_into_file();
  const std::string whole = text();
  for (std::size_t length = 0; length < whole.size(); length += 97) {
    set_text(whole.substr(0, length));
    const auto file = ResultsFile::open(path, contest);
    ASSERT_TRUE(file) << length << ": " << file.error().what();
    EXPECT_TRUE(text().ends_with('\n'));
    EXPECT_EQ(std::count_if(file->known().begin(), file->known().end(), [](const auto& one) { return bool(one); }),
              lines() - 1);
  }
}

TEST_F(Results, CountGamesBeyondThoseAskedFor) {
  play_into_file();
  const Contest smaller = contest_of({.ids = {"four-treasures", "sacred-hill-doubles-1"}, .games = 2});
  const auto file = ResultsFile::open(path, smaller);
  ASSERT_TRUE(file);
  EXPECT_EQ(file->beyond(), 4u);
}

TEST_F(Results, OfAnotherTournamentAreRefused) {
  play_into_file();
  for (const Setting& other :
       {Setting{.ids = {"four-treasures"}}, Setting{.players = {"level-1", "level-2"}}, Setting{.seed = 2},
        Setting{.opening = 5}, Setting{.meeting = Meeting::gauntlet}, Setting{.meeting = Meeting::alone}}) {
    contest = contest_of(other);
    EXPECT_NE(refusal().find("holds another tournament"), std::string::npos);
  }
  contest = contest_of({.ids = {"four-treasures", "sacred-hill-doubles-1"}, .games = 4, .seed = 5});
  EXPECT_NE(refusal().find("\"seed\" is 1 there and 5 here"), std::string::npos);
}

TEST_F(Results, ThatAreNoneAreLeftAlone) {
  for (const char* bytes : {"my diary", "my diary\n", "{}\n", "[1]\n", "\n", "{\"ardri_tournament\":1}\n"}) {
    set_text(bytes);
    EXPECT_FALSE(refusal().empty()) << bytes;
  }
  std::filesystem::remove(path);
  path = folder.path().string();
  EXPECT_FALSE(ResultsFile::open(path, contest));
  EXPECT_FALSE(ResultsFile::open("/dev/null", contest));
  EXPECT_FALSE(ResultsFile::open((folder / "no" / "where").string(), contest));
}

TEST_F(Results, ThatWereAlteredAreRefusedWithTheLine) {
  play_into_file();
  const std::string whole = text();
  const auto altered = [&](const std::string& from, const std::string& to) {
    std::string bytes = whole;
    const auto place = bytes.find(from, bytes.find('\n'));
    EXPECT_NE(place, std::string::npos) << from;
    set_text(bytes.replace(place, from.size(), to));
    return refusal();
  };
  EXPECT_NE(altered("{\"game\"", "\"game\"").find("line 2: not valid JSON"), std::string::npos);
  EXPECT_NE(altered("four-treasures", "high-kings-1").find("line 2: \"high-kings-1\" is not played"),
            std::string::npos);
  EXPECT_NE(altered("\"scores\":[", "\"scores\":[9").find("scores are not those"), std::string::npos);
  EXPECT_NE(altered("\"moves\":[\"0 ", "\"moves\":[\"1 ").find("is not allowed"), std::string::npos);
  EXPECT_NE(altered("\"players\":[", "\"players\":[\"x\",").find("sit otherwise"), std::string::npos);
  EXPECT_NE(altered("\"clocks\":[{", "\"clocks\":[{},{").find("one entry a seat"), std::string::npos);
  EXPECT_NE(altered("\"table\":0", "\"table\":-1").find("\"table\" must be there"), std::string::npos);
}

TEST_F(Results, AreWrittenByOneTournamentAtATime) {
  const auto first = ResultsFile::open(path, contest);
  ASSERT_TRUE(first);
  EXPECT_NE(ResultsFile::open(path, contest).error().what().find("another tournament is writing"), std::string::npos);
}

TEST_F(Results, RememberForfeits) {
  contest = contest_of({.players = {"level-2"}, .programs = {"false"}, .games = 2});
  const Standings before = standings_of(play_into_file(), {});
  const auto file = ResultsFile::open(path, contest);
  ASSERT_TRUE(file) << file.error().what();
  for (const auto& outcome : file->known()) {
    ASSERT_TRUE(outcome && outcome->forfeit);
    EXPECT_EQ(outcome->forfeit->reason, before.contestants[1].forfeits.begin()->first);
  }
}

}  // namespace
}  // namespace ardri::arena::test
