// A leak would be noticed: each game with secrets, spoilt in one way that such games get spoilt, gives somebody a
// stream that is another one at a table which they should not be able to tell apart. Unspoilt it does not.
#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/core/heard.hpp"
#include "engine/core/rule_set_of.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "engine/tumult_royal/game.hpp"
#include "table/attempt.hpp"
#include "tests/table/owner.hpp"
#include "tests/table/twin.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

/// Everybody is shown everything.
template <class G>
struct ShowsAll : G {
  static View view(const typename G::Position& here, Viewer) { return G::view(here, Viewer::all_seeing()); }
};

/// Everybody is told in words what only one may know.
template <class G>
struct DescribesAll : G {
  static void describe(const typename G::Position& here, Viewer, Description& out) {
    G::describe(here, Viewer::all_seeing(), out);
  }
};

/// Draws and secret choices are written for everybody.
template <class G>
struct WritesAll : G {
  static bool is_secret(const typename G::Position&, Step, Viewer) { return false; }
};

/// Tells an event again, to everybody.
template <std::size_t... i>
void shout(Telling told, const Event& event, std::index_sequence<i...>) {
  told(event.kind, event.values[i]...);
}
void shout(Telling told, const Event& event) {
  switch (event.count) {
    case 0: return shout(told, event, std::make_index_sequence<0>{});
    case 1: return shout(told, event, std::make_index_sequence<1>{});
    case 2: return shout(told, event, std::make_index_sequence<2>{});
    case 3: return shout(told, event, std::make_index_sequence<3>{});
    case 4: return shout(told, event, std::make_index_sequence<4>{});
    case 5: return shout(told, event, std::make_index_sequence<5>{});
    default: return shout(told, event, std::make_index_sequence<6>{});
  }
}

/// What is told to one seat is heard by all.
template <class P>
struct Loud : P {
  Loud(const P& quiet) : P(quiet) {}
  void play(Seat seat, Action action, Telling told = {}) {
    Heard heard;
    P::play(seat, action, heard);
    for (const Event& event : heard.events) shout(told, event);
  }
};

template <class G>
struct ShoutsAll : G {
  using Position = Loud<typename G::Position>;
  static Position begin(const Options& options) { return G::begin(options); }
  static Position sample(const Position& here, Seat seat, Random& random) { return G::sample(here, seat, random); }
};

/// Three people at a table, who play at random.
class Company {
 public:
  Company(const RuleSet& rules, std::uint64_t seed) : draws_(seed), random_(seed) {
    Setting setting;
    setting.rules = &rules;
    setting.options = rules.standard_options();
    setting.options.set("players", 3).value();
    setting.one_screen = true;
    table.apply(Table::open(setting, 0, ""));
    for (Seat seat : SeatSet::first(3)) ask(seat, Sit{seat, {Sitter::Kind::person, "", ""}});
    ask(Seat{0}, Start{});
  }

  void play_on() {
    const Seat seat = *table.position().actors().begin();
    const Action action = table.position().random_action(seat, random_);
    ask(seat, Move{*table.question(seat), {table.position().print(action)}});
  }

  Table table;

 private:
  void ask(Seat seat, Ask what) {
    const Decision decision = table.decide({"", seat, std::move(what)}, 0, draws_);
    for (const Entry& entry : decision.value()) table.apply(entry);
  }
  SeededDraws draws_;
  Random random_;
};

bool looks_different(const Table& table, Seat seat, std::uint64_t seed) {
  const Table twin = twin_of(table, seat, seed);
  return json::serialize(messages(twin, seat, 0)) != json::serialize(messages(table, seat, 0));
}

template <class G>
bool leaks(std::string_view id) {
  const RuleSet& original = *find_rule_set(id).value();
  const RuleSet rules = rule_set<G>(*original.words, original.seat_names, original.options);
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Company game{rules, seed};
    for (int moves = 0; moves < 60 && game.table.stage() == Table::Stage::playing; ++moves) {
      for (Seat seat : SeatSet::first(3))
        if (looks_different(game.table, seat, seed + std::uint64_t(moves))) return true;
      game.play_on();
    }
  }
  return false;
}

template <class G>
void expect_that_leaks_are_noticed(std::string_view id) {
  EXPECT_FALSE(leaks<G>(id)) << "nothing leaks";
  EXPECT_TRUE(leaks<ShowsAll<G>>(id));
  EXPECT_TRUE(leaks<DescribesAll<G>>(id));
  EXPECT_TRUE(leaks<WritesAll<G>>(id));
  EXPECT_TRUE(leaks<ShoutsAll<G>>(id));
}

/// What is tried is tried on the real position.
template <class G>
struct TriesTheReal : G {
  static typename G::Position sample(const typename G::Position& here, Seat, Random&) { return here; }
};

/// What a seat that acts learns by trying all that it may play.
std::string tried(const Table& table, Seat seat) {
  std::vector<std::string> moves;
  for (Action action : table.position().legal(seat)) moves.push_back(table.position().print(action));
  return json::serialize(attempt_each(table, seat, {}, moves).value());
}

template <class G>
bool trying_leaks(std::string_view id) {
  const RuleSet& original = *find_rule_set(id).value();
  const RuleSet rules = rule_set<G>(*original.words, original.seat_names, original.options);
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Company game{rules, seed};
    for (int moves = 0; moves < 150 && game.table.stage() == Table::Stage::playing; ++moves) {
      const Seat seat = *game.table.position().actors().begin();
      if (tried(twin_of(game.table, seat, seed), seat) != tried(game.table, seat)) return true;
      game.play_on();
    }
  }
  return false;
}

TEST(Leaks, OfMovesThatAreTriedAreNoticed) {
  EXPECT_FALSE(trying_leaks<seat_of_kings::SeatOfKingsGame>("seat-of-kings"));
  EXPECT_FALSE(trying_leaks<tumult_royal::TumultRoyalGame>("tumult-royal"));
  EXPECT_FALSE(trying_leaks<rebirth::RebirthGame>("rebirth-ireland"));
  EXPECT_TRUE(trying_leaks<TriesTheReal<tumult_royal::TumultRoyalGame>>("tumult-royal")) << "faces in the middle";
  EXPECT_TRUE(trying_leaks<TriesTheReal<rebirth::RebirthGame>>("rebirth-ireland")) << "private missions at the end";
}

TEST(Leaks, AreNoticedInSeatOfKings) { expect_that_leaks_are_noticed<seat_of_kings::SeatOfKingsGame>("seat-of-kings"); }
TEST(Leaks, AreNoticedInTumultRoyal) { expect_that_leaks_are_noticed<tumult_royal::TumultRoyalGame>("tumult-royal"); }
TEST(Leaks, AreNoticedInRebirth) { expect_that_leaks_are_noticed<rebirth::RebirthGame>("rebirth-ireland"); }

}  // namespace
}  // namespace ardri::table
