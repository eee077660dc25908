// A table at which people have only their memory for the faces that they have put back: nothing brings them back.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "engine/core/view.hpp"
#include "table/attempt.hpp"
#include "table/knowledge.hpp"
#include "table/record.hpp"
#include "tests/table/raid.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

/// Two people in their first raid in turns; the one who is asked has looked at tile 3 and put it back, and is asked
/// again after the other one has.
struct Forgetful : Owner {
  int one = 0;
  std::size_t held = 0;  // the entry after which the tile was in the hand
  std::string face;

  explicit Forgetful(int notes) : Owner(setting(notes)) {
    begin();
    while (asked() < 0 || !table.position().view(Viewer::onlooker()).facts.at("phase").as_string().starts_with("raid"))
      EXPECT_EQ(move(asked(), {first_legal(asked())}), "");
    one = asked();
    EXPECT_EQ(move(one, {"lift 3"}), "");
    held = log.size() - 1;
    face = std::string(hand_face(look(table, Seat{std::uint8_t(one)}, held)).as_string());
    EXPECT_EQ(move(one, {"back"}), "");
    while (asked() != one) {
      EXPECT_EQ(move(asked(), {"lift 4"}), "");
      EXPECT_EQ(move(asked(), {"back"}), "");
    }
  }

  static Setting setting(int notes) {
    Setting setting = setting_of("tumult-royal", 2);
    setting.options.set("notes", notes).value();
    return setting;
  }
  int asked() const {
    for (Seat seat : table.position().actors()) return seat == chance_seat ? -1 : seat.number;
    return -1;
  }
  json::value hand_face(const json::object& sight) const {
    return sight.at("view").at("seats").at(std::size_t(one)).at("hand_face");
  }
  Viewer eyes() const { return Seat{std::uint8_t(one)}; }
  std::string stream() const { return json::serialize(messages(table, eyes(), 0)); }
};

TEST(Notes, WithThemWhatWasSeenStaysInTheStream) {
  const Forgetful game{1};
  EXPECT_NE(game.stream().find("\"face " + game.face + "\""), std::string::npos);
  EXPECT_NE(game.stream().find("\"looked\",\"seat\""), std::string::npos);
  EXPECT_EQ(game.hand_face(look(game.table, game.eyes(), game.held)), json::value(game.face));
}

TEST(Notes, WithoutThemTheStreamNamesNoFace) {
  const Forgetful game{0};
  EXPECT_EQ(game.stream().find("\"face " + game.face), std::string::npos);
  EXPECT_EQ(game.stream().find("\"looked\",\"seat\""), std::string::npos);
  EXPECT_NE(json::serialize(messages(game.table, Viewer::all_seeing(), 0)).find("face " + game.face),
            std::string::npos);
}

TEST(Notes, AnEarlierEntryIsSeenAsItIsRecalled) {
  Forgetful game{0};
  EXPECT_TRUE(game.hand_face(look(game.table, game.eyes(), game.held)).is_null());
  EXPECT_EQ(game.hand_face(look(game.table, Viewer::all_seeing(), game.held)), json::value(game.face));
  EXPECT_EQ(game.move(game.one, {"lift 3"}), "");
  EXPECT_EQ(game.hand_face(look(game.table, game.eyes(), game.held)), json::value(game.face)) << "it is there again";
}

TEST(Notes, TryingToLiftItAgainShowsNothing) {
  for (int notes : {0, 1}) {
    const Forgetful game{notes};
    const auto tried = attempt(game.table, Seat{std::uint8_t(game.one)}, std::vector<std::string>{"lift 3"});
    ASSERT_TRUE(tried.has_value());
    EXPECT_EQ(game.hand_face(tried->at("sight").as_object()).is_null(), notes == 0);
    const auto unseen = attempt(game.table, Seat{std::uint8_t(game.one)}, std::vector<std::string>{"lift 5"});
    ASSERT_TRUE(unseen.has_value());
    if (notes == 0) {
      EXPECT_EQ(tried->at("sight").at("view").at("phase"), unseen->at("sight").at("view").at("phase"));
    }
  }
}

TEST(Notes, LookingAgainIsLearningAgain) {
  for (int notes : {0, 1}) {
    Forgetful game{notes};
    EXPECT_EQ(game.move(game.one, {"lift 3"}), "");
    EXPECT_EQ(game.ask(game.one, TakeBack{}), notes ? "" : "refused-learned");
  }
}

/// What the first tile that was lifted shows in games that the seat may imagine.
std::set<std::string> imagined_faces(const Forgetful& game) {
  std::set<std::string> faces;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const std::vector<Step> steps = imagined_steps(game.table, Seat{std::uint8_t(game.one)}, seed);
    const auto is_face = [&](const std::string& text) { return text.starts_with("face "); };
    std::vector<std::string> texts;
    for (const Step& step : steps) texts.push_back(game.table.position().print(step.action));
    faces.insert(*std::ranges::find_if(texts, is_face));
  }
  return faces;
}

TEST(Notes, APersonMayTryOutWhatTheyRecallAndAComputerKnowsAll) {
  for (int notes : {0, 1}) {
    Forgetful game{notes};
    EXPECT_EQ(imagined_faces(game).size() > 1, notes == 0);
    EXPECT_EQ(game.ask(game.one, BeginStandIn{"random"}), "");
    EXPECT_EQ(imagined_faces(game), std::set<std::string>{"face " + game.face});
  }
}

TEST(Notes, TheRecordOfAGameThatGoesOnNamesNoFace) {
  const Forgetful game{0};
  EXPECT_EQ(records_for(game.table, game.eyes()).find("face " + game.face), std::string::npos);
  EXPECT_NE(records_for(game.table, game.eyes()).find("* face ?"), std::string::npos);
}

}  // namespace
}  // namespace ardri::table
