// Fair, and proved: a player is asked at two tables whose streams for its seat are equal, entry for entry, and whose
// secrets differ. It must do the same, and show the same of what it thinks. Every game, every kind of decision, every
// kind of player.
#include <fmt/format.h>

#include <functional>

#include "engine/core/rule_set_of.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "engine/tumult_royal/game.hpp"
#include "table/knowledge.hpp"
#include "tests/core/every_rule_set.hpp"
#include "tests/rebirth/pack.hpp"
#include "tests/table/moments.hpp"

namespace ardri::table {
namespace {

#ifdef ARDRI_SANITIZED
constexpr std::size_t of_each_kind = 1;
#else
constexpr std::size_t of_each_kind = 2;
#endif
constexpr std::uint64_t games_each = 6, few_nodes = 24;

/// In which way a game is played.
struct WayToPlay {
  int players;
  std::vector<std::pair<const char*, int>> options{};
  bool crowded = false;
};

Options options_of(const WayToPlay& variant, const RuleSet& rules) {
  Options options = rules.standard_options();
  options.set("players", variant.players).value();
  for (const auto& [name, value] : variant.options) options.set(name, value).value();
  if (variant.crowded) options.content = rules.read_content(test::rebirth::crowded()).value();
  return options;
}

/// Of all moments of some games a few for every question, and one for every kind of move.
std::vector<Moment> moments_of(const WayToPlay& variant, const RuleSet& rules) {
  std::map<std::string, std::vector<Moment>> by_question;
  std::set<std::string> moves;
  for (std::uint64_t seed = 1; seed <= games_each; ++seed)
    for (Moment& moment : moments_of_a_game(rules, options_of(variant, rules), seed))
      by_question[moment.question].push_back(std::move(moment));
  std::vector<Moment> chosen;
  Random random{1};
  for (auto& [question, moments] : by_question) {
    for (std::size_t left = moments.size(); left > 1; --left)
      std::swap(moments[left - 1], moments[random.below(std::uint32_t(left))]);
    std::vector<Moment> in_order;
    for (const bool hides : {true, false})
      for (Moment& moment : moments)
        if (moment.hides == hides) in_order.push_back(std::move(moment));
    moments = std::move(in_order);
    for (std::size_t i = 0; i < moments.size(); ++i) {
      const bool tells_more = !std::ranges::includes(moves, moments[i].moves);
      if (i >= of_each_kind && !tells_more) continue;
      moves.insert(moments[i].moves.begin(), moments[i].moves.end());
      chosen.push_back(std::move(moments[i]));
    }
  }
  return chosen;
}

// What players make of a position

/// All that a player says while it thinks and in the end, so that nothing hidden shows in it either.
std::string said(const bots::Player& player, const AnyPosition& position, Seat seat, std::uint64_t seed) {
  std::string text;
  const auto write = [&](const bots::Thought& thought) {
    text += fmt::format("{} {} nodes, depth {}, waits {}, certain {}, values", position.print(thought.action),
                        thought.nodes, thought.depth, thought.waits, thought.certain);
    for (double value : thought.value) text += fmt::format(" {}", value);
    if (thought.outcome) text += ", outcome known";
    for (const Step& step : thought.line) text += fmt::format("; {} {:x}", step.seat.number, step.action.code);
    text += '\n';
  };
  bots::Task task{seat, {}, {}, seed, write};
  task.budget.nodes = few_nodes;
  write(player.think(position, task));
  return text;
}

using MakePlayer = std::function<std::unique_ptr<bots::Player>()>;

/// Every kind of player that there is for a rule set.
std::map<std::string, MakePlayer> players_of(const RuleSet& rules) {
  std::map<std::string, MakePlayer> players;
  for (const bots::PlayerKind& kind : bots::player_kinds())
    if (bots::make_player(kind.id, rules))
      players[std::string(kind.id)] = [&rules, id = kind.id] { return bots::make_player(id, rules); };
  return players;
}

// Two tables that the seat cannot tell apart

/// A moment at a table, and at others that its seat cannot tell from it.
class Twins {
 public:
  explicit Twins(const Moment& moment) : moment_(moment), table_(table_after(moment, moment.steps)) {
    const std::string sent = sent_to(table_, moment.seat);
    Random random{moment.steps.size()};
    Table imagined = table_after(moment, moment.rules->sample(moment.options, moment.steps, moment.seat, random));
    EXPECT_EQ(sent_to(imagined, moment.seat), sent);
    if (imagined.position() != table_.position()) others_.push_back(std::move(imagined));
    TriedTwin(moment, random).find([&](const Steps& steps) {
      Table other = table_after(moment, steps);
      tried_ = other.position() != table_.position() && sent_to(other, moment.seat) == sent;
      if (tried_) others_.push_back(std::move(other));
      return tried_;
    });
  }

  const Table& table() const { return table_; }
  /// None where nothing is hidden.
  const std::vector<Table>& others() const { return others_; }
  /// Whether one of them was found by trying, and not by what the game says of its secrets.
  bool tried() const { return tried_; }
  Seat seat() const { return moment_.seat; }
  std::uint64_t question() const { return table_.question(moment_.seat).value(); }

 private:
  const Moment& moment_;
  Table table_;
  std::vector<Table> others_;
  bool tried_ = false;
};

/// What a player is handed.
using Hand = AnyPosition (*)(const Table&, Seat, std::uint64_t seed);

/// As the page has it: a whole game is imagined, and handed on as its steps.
AnyPosition imagined_game(const Table& table, Seat seat, std::uint64_t seed) {
  AnyPosition position = table.setting().rules->begin(table.options());
  for (const Step& step : imagined_steps(table, seat, seed)) position.play(step.seat, step.action);
  return position;
}

AnyPosition the_truth(const Table& table, Seat, std::uint64_t) { return table.position(); }

AnyPosition handed(Hand hand, const Twins& twins, const Table& table) {
  return hand(table, twins.seat(), twins.question());
}

/// Whether what is handed on says nothing of secrets.
bool hides_all(Hand hand, const Twins& twins) {
  const AnyPosition here = handed(hand, twins, twins.table());
  return std::ranges::all_of(twins.others(), [&](const Table& other) { return handed(hand, twins, other) == here; });
}

/// What a player says at one table, and what else at another one, though it is handed what its seat may know, or even
/// the truth; nothing if it is fair.
std::string unfairness(const Twins& twins, const MakePlayer& make) {
  const auto say = [&](Hand hand, const Table& table) {
    return said(*make(), handed(hand, twins, table), twins.seat(), twins.question());
  };
  const std::string here = say(imagined, twins.table());
  if (const std::string there = say(the_truth, twins.table()); there != here)
    return here + "and by the truth\n" + there;
  for (const Table& other : twins.others())
    for (const Hand hand : {&imagined, &the_truth})
      if (const std::string there = say(hand, other); there != here) return here + "and\n" + there;
  return "";
}

/// A game with secrets, in all ways in which it is played here.
struct Game {
  const char* family;
  std::vector<WayToPlay> variants;
  std::set<std::string> moves;  // the words in them
  /// Where everything lies open: the face of a tile that nobody has seen is not drawn yet.
  std::set<std::string> open_questions{};
};

const RuleSet& rules_of(const Game& game) { return *test::every_rule_set_of(game.family).front(); }

const std::vector<Game>& games() {
  static const std::vector<Game> all{
      {"seat-of-kings",
       {{2}, {3}, {4}},
       {"keep", "swap", "discard", "amnesty", "fort", "done", "buy", "no", "skip", "garrison", "ransom", "all", "start",
        "region"}},
      {"tumult-royal",
       {{2},
        {3, {{"gambler", 1}, {"notes", 0}}},
        {4, {{"gambler", 1}}},
        {2, {{"live", 1}, {"gambler", 1}, {"notes", 0}}},
        {3, {{"live", 1}}},
        {4, {{"live", 1}, {"notes", 0}}}},
       {"at", "lift", "keep", "back", "done", "build", "pass", "open"},
       {"asked-first", "asked-build", "asked-open"}},
      {"rebirth", {{2}, {3}, {3, {}, true}, {4}}, {"double", "tower", "skip"}},
  };
  return all;
}

std::set<std::string> questions_of(std::string_view family) {
  std::set<std::string> questions;
  for (const EventWords& words : event_words())
    if (words.family == family && words.id.starts_with("asked-")) questions.insert(std::string(words.id));
  return questions;
}

/// What was looked at.
struct Covered {
  std::set<std::string> questions, moves, hiding, tried;  // those with other tables, and with some found by trying

  void add(const Moment& moment, const Twins& twins) {
    questions.insert(moment.question);
    moves.insert(moment.moves.begin(), moment.moves.end());
    if (!twins.others().empty()) hiding.insert(moment.question);
    if (twins.tried()) tried.insert(moment.question);
  }
};

class Fairness : public testing::TestWithParam<Game> {};

TEST_P(Fairness, WhoCannotTellTwoTablesApartDoesTheSameAtBoth) {
  const Game& game = GetParam();
  const RuleSet& rules = rules_of(game);
  const auto players = players_of(rules);
  Covered covered;
  for (const WayToPlay& variant : game.variants)
    for (const Moment& moment : moments_of(variant, rules)) {
      const Twins twins(moment);
      SCOPED_TRACE(fmt::format("{} players, {} after {} steps", variant.players, moment.question, moment.steps.size()));
      EXPECT_TRUE(hides_all(imagined, twins));
      EXPECT_TRUE(hides_all(imagined_game, twins));
      for (const auto& [kind, make] : players) ASSERT_EQ(unfairness(twins, make), "") << kind;
      covered.add(moment, twins);
    }
  const std::set<std::string> questions = questions_of(rules.words->family);
  std::set<std::string> hiding;
  std::ranges::set_difference(questions, game.open_questions, std::inserter(hiding, hiding.end()));
  EXPECT_EQ(covered.questions, questions) << "every kind of decision";
  EXPECT_EQ(covered.moves, game.moves) << "and of moves";
  EXPECT_EQ(covered.hiding, hiding) << "with other secrets at the other table";
  EXPECT_EQ(covered.tried, hiding) << "some of them found by trying";
}

INSTANTIATE_TEST_SUITE_P(EveryGame, Fairness, testing::ValuesIn(games()), [](const auto& instance) {
  std::string name = instance.param.family;
  std::ranges::replace(name, '-', '_');
  return name;
});

// Who cheats is caught

/// What the others hold, as a number.
std::uint32_t peek(const seat_of_kings::SeatOfKings& here, Seat seat) {
  std::uint32_t sum = 0;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat.number) sum += std::uint32_t((here.hand[other] | here.aside[other]) % 1009);
  return sum;
}
std::uint32_t peek(const tumult_royal::TumultRoyal& here, Seat seat) {
  std::uint32_t sum = 0;
  for (const tumult_royal::Slot& slot : here.slots)
    if (slot.face != tumult_royal::no_face && !(slot.seen >> seat.number & 1)) sum += slot.face;
  return sum;
}
std::uint32_t peek(const rebirth::Rebirth& here, Seat seat) {
  std::uint32_t sum = 0;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat.number) sum += std::uint32_t(here.hand[other].nth(0)) + 7u * here.secret[other];
  return sum;
}

/// Plays by what the others hold, or only lets it show in what it says of its chances, or of how play would go on.
template <class G>
struct Cheat final : bots::Player {
  enum class Way { acts, tells_chances, tells_plans } way;
  explicit Cheat(Way which) : way(which) {}

  bots::Thought think(const AnyPosition& position, const bots::Task& task) const override {
    const std::uint32_t secret = peek(*concrete<G>(position), task.seat);
    const auto actions = position.legal(task.seat);
    bots::Thought thought;
    thought.action = actions[way == Way::acts ? secret % actions.size() : 0];
    thought.line = {{task.seat, thought.action}};
    if (way == Way::tells_plans) thought.line.push_back({task.seat, {secret}});
    thought.value.assign(std::size_t(position.seats()), way == Way::tells_chances ? 1.0 / (1 + secret) : 0.0);
    return thought;
  }
};

template <class G>
void expect_that_cheats_are_caught(const Game& game) {
  using Way = typename Cheat<G>::Way;
  std::map<Way, int> caught;
  int leaks = 0, moments = 0;
  for (const Moment& moment : moments_of(game.variants[1], rules_of(game))) {
    const Twins twins(moment);
    if (twins.others().empty()) continue;
    ++moments;
    leaks += !hides_all(the_truth, twins);
    for (const Way way : {Way::acts, Way::tells_chances, Way::tells_plans})
      caught[way] += !unfairness(twins, [way] { return std::make_unique<Cheat<G>>(way); }).empty();
  }
  EXPECT_EQ(leaks, moments) << "whoever is handed the truth could cheat";
  for (const auto& [way, times] : caught) EXPECT_GT(2 * times, moments) << int(way);
}

TEST(FairnessFails, WhoCheatsInSeatOfKings) {
  expect_that_cheats_are_caught<seat_of_kings::SeatOfKingsGame>(games()[0]);
}
TEST(FairnessFails, WhoCheatsInTumultRoyal) {
  expect_that_cheats_are_caught<tumult_royal::TumultRoyalGame>(games()[1]);
}
TEST(FairnessFails, WhoCheatsInRebirth) { expect_that_cheats_are_caught<rebirth::RebirthGame>(games()[2]); }

}  // namespace
}  // namespace ardri::table
