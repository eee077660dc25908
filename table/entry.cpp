#include "table/entry.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>

#include "engine/core/json.hpp"
#include "engine/core/json_fields.hpp"
#include "engine/core/rules_version.hpp"
#include "engine/core/written.hpp"

namespace ardri::table {

namespace json = boost::json;

namespace {

// Names as they stand in the log, in the order of What, OfferKind, Cause, the kinds of clocks and of sitters.
constexpr std::array<std::string_view, std::variant_size_v<What>> whats{
    "opened",  "seated",         "left",           "ready",     "started",   "step",      "taken-back",
    "offered", "accepted",       "declined",       "withdrawn", "resigned",  "time-over", "paused",
    "resumed", "stand-in-begun", "stand-in-ended", "over",      "next-game", "closed"};
constexpr std::array<std::string_view, 3> offers{"draw", "take-back", "end"};
constexpr std::array<std::string_view, 5> causes{"played", "resigned", "time", "agreed", "broken-off"};
constexpr std::array<std::string_view, 3> clock_kinds{"none", "bank", "turn"};
constexpr std::array<std::string_view, 3> sitter_kinds{"nobody", "person", "computer"};

// What a log can hold, so that no sum of its numbers is too large.
constexpr Time latest = Time{1} << 53;  // as exact as a page has it
constexpr Time longest_clock = 3660 * day;
constexpr std::int64_t most_steps = 1'000'000'000, most_points = 1'000'000;

// Writing

/// With one more field, if there is anything to stand in it.
json::object with_digest(json::object object, const char* name, const std::string& digest) {
  if (!digest.empty()) object[name] = digest;
  return object;
}

json::object write(const Opened& opened) {
  const Setting& setting = opened.setting;
  json::object object{{"game", setting.rules->id()},
                      {"rules", setting.rules->words->version()},
                      {"options", write_options(setting.options)},
                      {"match", setting.match},
                      {"one_screen", setting.one_screen},
                      {"clock",
                       {{"kind", clock_kinds[std::size_t(setting.clock.kind)]},
                        {"time", setting.clock.time},
                        {"increment", setting.clock.increment}}},
                      {"pace", setting.pace},
                      {"stand_in", setting.stand_in}};
  if (setting.options.content) object["content"] = json::parse(setting.options.content->source);
  if (const std::string pack = pack_of(*setting.rules, setting.options); !pack.empty()) object["pack"] = pack;
  return with_digest(std::move(object), "seed_hash", opened.seed_hash);
}

json::object write(const Seated& seated) {
  return with_digest({{"seat", seated.seat.number},
                      {"kind", sitter_kinds[std::size_t(seated.sitter.kind)]},
                      {"name", seated.sitter.name},
                      {"player", seated.sitter.player}},
                     "number_hash", seated.number_hash);
}
json::object write(const Ready& ready) { return with_digest({{"seat", ready.seat.number}}, "number", ready.number); }
json::object write(const Played& played) { return {{"seat", write_seat(played.seat)}, {"move", played.move}}; }
json::object write(const TakenBack& taken) {
  return {{"seat", taken.seat.number}, {"steps", taken.steps}, {"kept", taken.kept}};
}
json::object write(const Offered& offered) {
  return {{"seat", offered.seat.number},
          {"offer", offers[std::size_t(offered.offer)]},
          {"steps", offered.steps},
          {"kept", offered.kept}};
}
json::object write(const StandInBegun& begun) { return {{"seat", begun.seat.number}, {"player", begun.player}}; }
json::object write(const Over& over) { return with_digest(write_result(over), "seed", over.seed); }
json::object write(const Closed& closed) { return with_digest({}, "seed", closed.seed); }
/// All others name a seat, or nothing.
template <class Other>
json::object write(const Other& other) {
  if constexpr (requires { other.seat; })
    return {{"seat", other.seat.number}};
  else
    return {};
}

// Reading

class EntryReader {
 public:
  EntryReader(const json::object& object, const FindRuleSet& find) : object_(object), fields_(object), find_(find) {}

  std::expected<Entry, Fault> read() {
    Entry entry{std::uint64_t(number("n", latest)), number("t", latest), chance_seat, "", {}};
    if (fields_.has("by")) entry.asker = seat("by");
    if (fields_.has("key")) entry.key = text("key");
    const std::size_t what = word("what", whats);
    if (fields_.fault()) return std::unexpected(*fields_.fault());
    read_what(what, entry.what, std::make_index_sequence<std::variant_size_v<What>>{});
    if (fault_) return std::unexpected(*fault_);
    if (fields_.fault()) return std::unexpected(*fields_.fault());
    return entry;
  }

 private:
  template <std::size_t... kinds>
  void read_what(std::size_t wanted, What& what, std::index_sequence<kinds...>) {
    (void)((kinds == wanted && (what.emplace<kinds>(), read(std::get<kinds>(what)), true)) || ...);
  }

  template <std::size_t size>
  std::size_t word(const char* name, const std::array<std::string_view, size>& words) {
    const std::string text = fields_.text(name);
    const auto found = std::ranges::find(words, text);
    if (found != words.end()) return std::size_t(found - words.begin());
    fields_.complain(name, JsonFields::Form::word);
    return 0;
  }
  /// Whatever is added to it later stays a number.
  std::int64_t number(const char* name, std::int64_t most) {
    const std::int64_t number = fields_.number(name);
    if (number <= most) return number;
    fields_.complain(name, JsonFields::Form::sensible_number);
    return 0;
  }
  std::string text(const char* name) {
    std::string text = fields_.text(name);
    if (text.size() > longest_name) fields_.complain(name, JsonFields::Form::shorter_text);
    return text;
  }
  Seat seat(const char* name) {
    const json::value* value = object_.if_contains(name);
    if (value && *value == "*") return chance_seat;
    const std::int64_t number = fields_.number(name);
    if (number < max_seats) return Seat{std::uint8_t(number)};
    fields_.complain(name, JsonFields::Form::seat);
    return {};
  }
  std::string digest(const char* name) {
    std::string text = fields_.has(name) ? fields_.text(name) : "";
    if (!text.empty() && !is_digest(text)) fields_.complain(name, JsonFields::Form::digest);
    return text;
  }
  std::vector<int> numbers(const char* name) {
    std::vector<int> list;
    for (const json::value& value : fields_.list(name))
      std::abs(value.is_int64() ? value.get_int64() : most_points + 1) <= most_points
          ? list.push_back(int(value.get_int64()))
          : fields_.complain(name, JsonFields::Form::numbers);
    return list;
  }

  void read(Opened& opened) {
    Setting& setting = opened.setting;
    const auto rules = find_(fields_.text("game"));
    if (!rules) return fail(rules.error());
    setting.rules = *rules;
    const auto version = read_version(**rules, object_);
    if (!version) return fail(version.error());
    auto options = read_options(**rules, object_);
    if (!options) return fail(options.error());
    setting.options = std::move(*options);
    if (auto wrong = wrong_pack(**rules, setting.options, *version, object_)) return fail(*wrong);
    setting.match = fields_.flag("match");
    setting.one_screen = fields_.flag("one_screen");
    setting.pace = number("pace", day);
    setting.stand_in = text("stand_in");
    read_clock(setting.clock);
    opened.seed_hash = digest("seed_hash");
  }
  void read_clock(ClockSetting& clock) {
    EntryReader inside{fields_.object("clock"), find_};
    if (fields_.fault()) return;
    clock.kind = ClockSetting::Kind(inside.word("kind", clock_kinds));
    clock.time = inside.number("time", longest_clock);
    clock.increment = inside.number("increment", longest_clock);
    if (const auto& fault = inside.fields_.fault()) fail({fault->why, "clock." + fault->at, {}});
  }
  void read(Seated& seated) {
    seated.seat = seat("seat");
    seated.sitter = {Sitter::Kind(word("kind", sitter_kinds)), text("name"), text("player")};
    if (seated.sitter.kind == Sitter::Kind::nobody) fields_.complain("kind", JsonFields::Form::sitter);
    if (seated.sitter.is_person() != seated.sitter.player.empty()) fields_.complain("player", JsonFields::Form::player);
    seated.number_hash = digest("number_hash");
  }
  void read(Ready& ready) {
    ready.seat = seat("seat");
    ready.number = digest("number");
  }
  void read(Played& played) {
    played.seat = seat("seat");
    played.move = fields_.text("move");
  }
  void read(TakenBack& taken) {
    taken.seat = seat("seat");
    taken.steps = std::size_t(number("steps", most_steps));
    taken.kept = std::size_t(number("kept", most_steps));
  }
  void read(Offered& offered) {
    offered.seat = seat("seat");
    offered.offer = OfferKind(word("offer", offers));
    offered.steps = std::size_t(number("steps", most_steps));
    offered.kept = std::size_t(number("kept", most_steps));
  }
  void read(StandInBegun& begun) {
    begun.seat = seat("seat");
    begun.player = text("player");
  }
  void read(Over& over) { over = {Cause(word("cause", causes)), numbers("places"), numbers("scores"), digest("seed")}; }
  void read(Closed& closed) { closed.seed = digest("seed"); }
  template <class Other>
  void read(Other& other) {
    if constexpr (requires { other.seat; }) other.seat = seat("seat");
  }

  void fail(const Fault& fault) {
    if (!fault_) fault_ = fault;
  }

  const json::object& object_;
  JsonFields fields_;
  const FindRuleSet& find_;
  std::optional<Fault> fault_;
};

}  // namespace

std::string_view name_of(const What& what) { return whats[what.index()]; }

json::object write_result(const Over& over) {
  return {{"cause", causes[std::size_t(over.cause)]},
          {"places", json::value_from(over.places)},
          {"scores", json::value_from(over.scores)}};
}

bool is_digest(std::string_view text) {
  return text.size() == 64 && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

json::object write_entry(const Entry& entry) {
  json::object object{{"n", entry.number},
                      {"t", entry.time},
                      {"by", write_seat(entry.asker)},
                      {"key", entry.key},
                      {"what", name_of(entry.what)}};
  for (auto& [name, value] : std::visit([](const auto& what) { return write(what); }, entry.what)) object[name] = value;
  return object;
}

std::expected<Entry, Fault> read_entry(const json::value& value, const FindRuleSet& find) {
  if (!value.is_object()) return std::unexpected(Fault::of("fault.no-entry", ""));
  return EntryReader{value.get_object(), find}.read();
}

std::expected<std::vector<Entry>, Fault> read_log(std::string_view text, const FindRuleSet& find) {
  std::vector<Entry> log;
  for (int line = 1; !text.empty(); ++line) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const auto value = read_json(text.substr(0, end));
    auto entry = value ? read_entry(*value, find) : std::unexpected(value.error());
    if (!entry) return std::unexpected(Fault::of("fault.on-line", fmt::format("line {}", line), line, entry.error()));
    log.push_back(std::move(*entry));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return log;
}

}  // namespace ardri::table
