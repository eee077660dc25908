// Random tables of every game, with random requests, right and wrong. After each request: a fresh table that reads the
// written log, and one that continues from any number, have the same bytes; nobody's stream ever changes afterwards;
// and a table that a seat cannot tell from this one gives it, and every onlooker, the same stream, refusals included.
#include <gtest/gtest.h>

#include <set>

#include "engine/core/step_text.hpp"
#include "table/checking.hpp"
#include "tests/table/owner.hpp"
#include "tests/table/twin.hpp"

namespace ardri::table {
namespace {

namespace json = boost::json;

#ifdef ARDRI_SANITIZED
constexpr int tables_each = 2, requests_each = 60;
constexpr std::size_t kinds_seen = 5, one_kind_heard_of = 8;
#else
constexpr int tables_each = 6, requests_each = 160;
constexpr std::size_t kinds_seen = 9, one_kind_heard_of = 4;
#endif

std::vector<Viewer> viewers_of(const Table& table) {
  std::vector<Viewer> viewers{Viewer::onlooker()};
  for (Seat seat : SeatSet::first(table.seats())) viewers.emplace_back(seat);
  return viewers;
}

/// All messages but for what is seen now, which only the last one has.
std::string past(const Table& table, Viewer viewer, std::uint64_t from) {
  json::array list = messages(table, viewer, from);
  if (!list.empty()) list.back().get_object().erase("sight");
  std::string text;
  for (const json::value& message : list) text += json::serialize(message) + "\n";
  return text;
}

std::string all_streams(const Table& table) {
  std::string text;
  for (Viewer viewer : viewers_of(table)) text += json::serialize(messages(table, viewer, 0)) + "\n";
  return text;
}

/// Somebody who asks for all kinds of things, mostly for moves that are allowed.
class Asker {
 public:
  explicit Asker(std::uint64_t seed) : random_(seed) {}

  Request request(const Table& table, Time now) {
    Request request;
    request.key = one_in(12) && !last_key_.empty() ? last_key_ : "key " + std::to_string(keys_++);
    last_key_ = request.key;
    request.seat = one_in(15) ? Seat{std::uint8_t(random_.below(6))} : some_seat(table);
    request.ask = ask(table, request.seat);
    if (one_in(2) && table.wake() && *table.wake() <= now) request.ask = Wake{};
    return request;
  }
  Time passing() { return one_in(8) ? Time(random_.below(40'000)) : Time(random_.below(1500)); }

 private:
  bool one_in(std::uint32_t n) { return random_.below(n) == 0; }

  Seat some_seat(const Table& table) {
    for (Seat seat : SeatSet::first(table.seats()))
      if (table.question(seat) && !one_in(3)) return seat;
    return Seat{std::uint8_t(random_.below(std::uint32_t(table.seats())))};
  }

  Ask ask(const Table& table, Seat seat) {
    if (table.waits() && !one_in(4)) return one_in(2) ? Ask{Start{}} : Ask{BeReady{}};
    if (!one_in(5)) return move(table, seat);
    switch (random_.below(13)) {
      case 0: return TakeBack{};
      case 1: return TakeBack{};
      case 2: return Offer{OfferKind(random_.below(3))};
      case 3: return Accept{};
      case 4: return Decline{};
      case 5: return Withdraw{};
      case 6: return Pause{};
      case 7:
      case 8: return Resume{};
      case 9: return BeginStandIn{"random"};
      case 10: return EndStandIn{};
      case 11: return one_in(6) ? Ask{Resign{}} : Ask{GoOn{}};
      default: return Wake{};
    }
  }

  Ask move(const Table& table, Seat seat) {
    const bool there = seat.number < table.seats();
    const std::uint64_t question = there ? table.question(seat).value_or(0) : 0;
    std::vector<std::string> moves;
    AnyPosition position = table.position();
    do {  // a draft of several steps, as far as it goes
      if (!there || !position.actors().contains(seat)) break;
      const Action action = position.random_action(seat, random_);
      moves.push_back(position.print(action));
      position.play(seat, action);
    } while (one_in(3));
    if (one_in(20)) moves.emplace_back("what?");
    return Move{one_in(20) ? random_.below(50) : question, std::move(moves)};
  }

  Random random_;
  int keys_ = 0;
  std::string last_key_;
};

class RandomTable {
 public:
  RandomTable(const Setting& setting, std::uint64_t seed) : owner_(setting, seed), asker_(seed) {
    const int people = int(seed % std::uint64_t(owner_.table.seats())) + 1;
    std::vector<int> computers;
    for (int seat = people; seat < owner_.table.seats(); ++seat) computers.push_back(seat);
    owner_.begin(computers);
    check();
  }

  void play(int requests) {
    for (int i = 0; i < requests; ++i) {
      owner_.now += asker_.passing();
      const Request request = asker_.request(owner_.table, owner_.now);
      check_refusals(request);
      const auto decision = owner_.table.decide(request, owner_.now, owner_.draws);
      if (!decision) {
        ++refused;
        continue;
      }
      for (const Entry& entry : *decision) {
        const auto wrong = objection(owner_.table, entry);
        ASSERT_FALSE(wrong) << "what was decided can come next, but " << wrong->what();
        owner_.write(entry);
      }
      check();
    }
  }

  int refused = 0, twins = 0, twins_that_differ = 0;
  const Table& table() const { return owner_.table; }

 private:
  void check() {
    const Table& table = owner_.table;
    const std::string streams = all_streams(table);
    ASSERT_EQ(all_streams(table_from(owner_.log, owner_.log.size())), streams) << "read from the log";
    std::size_t i = 0;
    seen_.resize(std::size_t(table.seats()) + 1);
    for (Viewer viewer : viewers_of(table)) {
      ASSERT_EQ(seen_[i] + past(table, viewer, read_), past(table, viewer, 0)) << "a stream has changed";
      seen_[i++] = past(table, viewer, 0);
    }
    read_ = table.log().size();
    for (Seat seat : SeatSet::first(table.seats())) check_twin(seat);
  }

  /// A table that the seat cannot tell from this one; nothing if steps were taken back, as their secrets are gone.
  std::optional<Table> twin(Seat seat) const {
    const Table& table = owner_.table;
    const auto breaks_the_line = [](const Entry& entry) {
      return std::holds_alternative<TakenBack>(entry.what) || std::holds_alternative<NextGame>(entry.what);
    };
    if (std::ranges::any_of(table.log(), breaks_the_line)) return std::nullopt;
    return twin_of(table, seat, table.log().size());
  }

  void check_twin(Seat seat) {
    const Table& table = owner_.table;
    if (table.stage() != Table::Stage::playing) return;  // after the end nothing is hidden
    const auto other = twin(seat);
    if (!other) return;
    ++twins;
    if (other->steps() != table.steps()) {
      ++twins_that_differ;  // and who might see everything would see it
      ASSERT_NE(past(*other, Viewer::all_seeing(), 0), past(table, Viewer::all_seeing(), 0));
    }
    ASSERT_EQ(json::serialize(messages(*other, seat, 0)), json::serialize(messages(table, seat, 0)));
    ASSERT_EQ(json::serialize(messages(*other, Viewer::onlooker(), 0)),
              json::serialize(messages(table, Viewer::onlooker(), 0)));
  }

  /// Whatever is said to a seat follows from what it knows.
  void check_refusals(const Request& request) {
    if (request.seat.number >= owner_.table.seats() || owner_.table.stage() != Table::Stage::playing) return;
    const auto other = twin(request.seat);
    if (!other) return;
    const auto here = owner_.table.decide(request, owner_.now, owner_.draws);
    const auto there = other->decide(request, owner_.now, owner_.draws);
    ASSERT_EQ(here.has_value(), there.has_value());
    if (!here) {
      ASSERT_EQ(json::serialize(write_refusal(here.error())), json::serialize(write_refusal(there.error())));
    }
  }

  Owner owner_;
  Asker asker_;
  std::vector<std::string> seen_;
  std::uint64_t read_ = 0;
};

/// What the rules told at tables: which kinds of events, and how many events that only some may hear.
struct Hearsay {
  std::set<std::size_t> kinds;
  int whispered = 0;

  void add(const Table& table) {
    for (const Entry& entry : table.log()) {
      if (!std::holds_alternative<Played>(entry.what)) continue;
      for (const Happening& happening : table.told(entry.number).happenings) {
        kinds.insert(happening.kind.index());
        whispered += !happening.audience.empty();
      }
    }
  }
};

/// Without those that only describe a position.
std::size_t kinds_of_events(std::string_view family) {
  return std::size_t(std::ranges::count_if(event_words(), [&](const EventWords& words) {
    return words.family == family && !words.id.starts_with("shown-") && !words.id.starts_with("asked-");
  }));
}

/// A rule set, and options of it that are not as usual.
struct Variant {
  const RuleSet* rules;
  std::vector<const char*> with, without{};
};

class RandomTables : public testing::TestWithParam<Variant> {};

TEST_P(RandomTables, GiveTheSameBytesToWhoeverReadsThem) {
  const RuleSet& rules = *GetParam().rules;
  int twins = 0, differing = 0, refused = 0, stretches = 0, by_clock = 0;
  std::set<std::size_t> kinds;
  Hearsay heard;
  bool clocked = false;
  for (std::uint64_t seed = 0; seed < tables_each; ++seed) {
    Setting setting = setting_of(rules.id());
    if (setting.options.knows("players")) setting.options.set("players", 2 + int(seed % 3)).value();
    for (const char* option : GetParam().with) setting.options.set(option, 1).value();
    for (const char* option : GetParam().without) setting.options.set(option, 0).value();
    setting.match = seed % 2 == 0;
    if (seed % 3 == 0) setting.clock = {ClockSetting::Kind::bank, 5 * minute, second};
    RandomTable table{setting, seed};
    table.play(requests_each);
    if (HasFatalFailure()) return;
    twins += table.twins;
    differing += table.twins_that_differ;
    refused += table.refused;
    heard.add(table.table());
    for (const Entry& entry : table.table().log()) {
      kinds.insert(entry.what.index());
      const bool played = std::holds_alternative<Played>(entry.what);
      stretches += std::holds_alternative<Started>(entry.what);
      by_clock += played && entry.asker == chance_seat && entry.key.empty();
    }
    --stretches;  // the first start is that of the game
    clocked = clocked || rules.needs_clock(setting.options);
  }
  if (clocked) {
    EXPECT_GT(stretches, tables_each / 2);
    EXPECT_GT(by_clock, tables_each / 2);
  }
  EXPECT_GT(refused, 10);
  EXPECT_GE(kinds.size(), kinds_seen) << "many kinds of things happened";
  // Where something is hidden, the tables that a seat could not tell apart were indeed different ones, and told of much
  // that happened, also what others may not know.
  const AnyPosition begun = rules.begin(rules.standard_options());
  if (begun.chance_acts()) {
    EXPECT_GT(differing, twins / 10);
    EXPECT_GE(heard.kinds.size() * one_kind_heard_of, kinds_of_events(rules.words->family));
    EXPECT_EQ(heard.whispered > 0, GetParam().without.empty()) << "without notes nobody is told of a look";
  }
}

std::vector<Variant> all_rule_sets() {
  std::vector<Variant> all;
  for (const RuleSet& rules : catalogue()) {
    all.push_back({&rules, {}});
    const Options options = rules.standard_options();
    if (options.knows("gambler")) all.push_back({&rules, {"gambler"}});
    if (options.knows("live")) all.push_back({&rules, {"live"}});
    if (options.knows("live")) all.push_back({&rules, {"gambler", "live"}});
    if (options.knows("notes")) all.push_back({&rules, {}, {"notes"}});
    if (options.knows("notes")) all.push_back({&rules, {"live"}, {"notes"}});
  }
  return all;
}

INSTANTIATE_TEST_SUITE_P(EveryRuleSet, RandomTables, testing::ValuesIn(all_rule_sets()), [](const auto& instance) {
  std::string name(instance.param.rules->id());
  for (const char* option : instance.param.with) name += std::string("-") + option;
  for (const char* option : instance.param.without) name += std::string("-without-") + option;
  std::ranges::replace(name, '-', '_');
  return name;
});

}  // namespace
}  // namespace ardri::table
