// Random games of every rule set, followed by nothing but what is told: whoever listens knows the board, with bridges,
// kings, phases and points, without ever comparing positions.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <map>

#include "tests/core/every_rule_set.hpp"
#include "tests/core/random_step.hpp"
#include "tests/tara/facts.hpp"
#include "tests/tara/hearing.hpp"
#include "tests/tara/sketch.hpp"

namespace ardri::test::sketch {
namespace {

namespace json = boost::json;

#ifdef ARDRI_SANITIZED
constexpr int games_each = 4;
#else
constexpr int games_each = 40;
#endif

/// A board kept up to date by events alone.
class Listening {
 public:
  explicit Listening(const json::object& start) : phase_(text_of(start.at("phase"))) {}

  void hear(const json::object& event) {
    const std::string kind = text_of(event.at("kind"));
    ++heard_[kind];
    if (kind == "built" || kind == "captured" || kind == "replaced") settle(side_of(event, "seat"), at(event, "hill"));
    if (kind == "sacrificed") settle(1 - side_of(event, "seat"), at(event, "hill"));
    if (kind == "linked") link(event);
    if (kind == "bridge-placed") bridges_.insert(at(event, "from") + "-" + at(event, "to"));
    if (kind == "king-placed") kings_[side_of(event, "seat")].insert(at(event, "hill"));
    if (kind == "king-moved" || kind == "king-backtracked") move_king(event);
    if (kind == "king-captured") capture_king(event);
    if (kind == "passed") kings_[side_of(event, "seat")].clear();
    if (kind == "quiet-turn") quiet_turns_ = number(event, "turns");
    if (kind == "all-linked") link_all();
    if (kind == "kings-placed") phase_ = "manoeuvres";
    if (kind == "battle-begun") phase_ = "battle";
    if (kind == "last-turns") last_turn_ = true;
    if (kind == "game-ended") end();
    if (kind == "scored")
      tally_.push_back(
          {{"colour", event.at("colour")}, {"reason", event.at("reason")}, {"points", event.at("points")}});
  }

  void expect_to_know(const json::object& facts) const {
    EXPECT_EQ(forts_[0], names(facts.at("red")));
    EXPECT_EQ(forts_[1], names(facts.at("blue")));
    EXPECT_EQ(kings_[0], names(facts.at("red_kings")));
    EXPECT_EQ(kings_[1], names(facts.at("blue_kings")));
    EXPECT_EQ(bridges_, names(facts.at("bridges")));
    EXPECT_EQ(phase_, text_of(facts.at("phase")));
    EXPECT_EQ(last_turn_, facts.at("last_turn").as_bool());
    EXPECT_EQ(kings_taken_[0], number(facts.at("red_count").as_object(), "kings_taken"));
    EXPECT_EQ(kings_taken_[1], number(facts.at("blue_count").as_object(), "kings_taken"));
    if (phase_ != "over") {
      EXPECT_EQ(quiet_turns_, number(facts, "quiet_turns"));
    }
    EXPECT_EQ(tally_, facts.at("tally").as_array());
  }

  /// Of the verdict there is just one, and before the end none.
  int verdicts() const { return times("won") + times("drawn"); }
  int times(const std::string& kind) const { return heard_.contains(kind) ? heard_.at(kind) : 0; }

 private:
  static int number(const json::object& object, const char* what) { return object.at(what).to_number<int>(); }
  static std::size_t side_of(const json::object& event, const char* who) { return std::size_t(number(event, who) % 2); }
  static std::string at(const json::object& event, const char* where) { return text_of(event.at(where)); }

  void settle(std::size_t side, const std::string& hill) {
    forts_[side].insert(hill);
    forts_[1 - side].erase(hill);
    quiet_turns_ = 0;
  }
  /// A ringfort that is linked is linked to all its neighbours of its colour, and to none before.
  void link(const json::object& event) {
    const std::string hill = at(event, "hill");
    int bridges = 0;
    for (const std::string& other : neighbours(hill))
      if (forts_[side_of(event, "seat")].contains(other))
        bridges += bridges_.insert(std::min(hill, other) + "-" + std::max(hill, other)).second;
    EXPECT_EQ(bridges, number(event, "bridges"));
  }
  void link_all() {
    for (const Names& forts : forts_)
      for (const std::string& hill : forts)
        for (const std::string& other : neighbours(hill))
          if (hill < other && forts.contains(other)) bridges_.insert(hill + "-" + other);
  }
  void move_king(const json::object& event) {
    Names& kings = kings_[side_of(event, "seat")];
    EXPECT_EQ(kings.erase(at(event, "from")), 1u);
    kings.insert(at(event, "to"));
  }
  void capture_king(const json::object& event) {
    EXPECT_EQ(kings_[side_of(event, "of")].erase(at(event, "hill")), 1u);
    ++kings_taken_[side_of(event, "seat")];
    quiet_turns_ = 0;
  }
  void end() {
    phase_ = "over";
    last_turn_ = false;
  }

  std::array<Names, 2> forts_, kings_;
  Names bridges_;
  std::string phase_;
  bool last_turn_ = false;
  int quiet_turns_ = 0;
  std::array<int, 2> kings_taken_{};
  json::array tally_;
  std::map<std::string, int> heard_;
};

class TaraListening : public ::testing::TestWithParam<const RuleSet*> {};

TEST_P(TaraListening, EventsAloneTellTheWholeGame) {
  const RuleSet& rules = *GetParam();
  Random random{11};
  for (int game = 0; game < games_each; ++game) {
    Options options = rules.standard_options();
    options.set("start", game % 2).value();
    AnyPosition position = rules.begin(options);
    Listening listening(facts(position));
    while (!position.over()) {
      EXPECT_EQ(listening.verdicts(), 0);
      const auto happened = play_and_hear(position, random_step(position, random));
      ASSERT_FALSE(happened.empty());
      for (const Happening& happening : happened) listening.hear(write_happening(happening));
      listening.expect_to_know(facts(position));
      if (HasFailure()) return;
    }
    EXPECT_EQ(listening.verdicts(), 1);
    EXPECT_EQ(listening.times("game-ended"), 1);
  }
}

FOR_EVERY_RULE_SET_OF("tara", TaraListening);

}  // namespace
}  // namespace ardri::test::sketch
