#include "table/desk_reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/json_fields.hpp"
#include "engine/core/request_fields.hpp"

namespace ardri::table {

namespace json = boost::json;

Fault inside(std::string_view where, Fault fault) {
  fault.at = fault.at.empty() ? std::string(where) : fmt::format("{}.{}", where, fault.at);
  return fault;
}

std::expected<const json::object*, Fault> read_object(const json::object& object, const char* field) {
  const json::value* value = object.if_contains(field);
  if (value && value->is_object()) return &value->get_object();
  return std::unexpected(Fault::of("fault.field-needed", field, field, JsonFields::Form::object));
}

std::expected<const json::array*, Fault> read_list(const json::object& object, const char* field) {
  const json::value* value = object.if_contains(field);
  if (value && value->is_array()) return &value->get_array();
  return std::unexpected(Fault::of("fault.field-needed", field, field, JsonFields::Form::list));
}

std::expected<Seat, Fault> read_seat(const json::object& object, const char* field) {
  const json::value* value = object.if_contains(field);
  if (value && value->is_int64() && value->get_int64() >= 0 && value->get_int64() < max_seats)
    return Seat{std::uint8_t(value->get_int64())};
  return std::unexpected(Fault::of("fault.field-seat", field, field, max_seats - 1));
}

std::expected<std::optional<std::uint64_t>, Fault> read_count(const json::object& object, const char* field) {
  const json::value* value = object.if_contains(field);
  if (!value) return std::nullopt;
  constexpr std::int64_t most = std::int64_t{1} << 53;
  if (value->is_int64() && value->get_int64() >= 0 && value->get_int64() <= most)
    return std::uint64_t(value->get_int64());
  return std::unexpected(Fault::of("fault.field-number", field, field, std::to_string(most)));
}

namespace {

std::expected<std::vector<std::string>, Fault> read_move_texts(const json::object& object, const char* field,
                                                               std::size_t most, EventKind too_many) {
  const auto list = read_list(object, field);
  if (!list) return std::unexpected(list.error());
  if ((*list)->size() > most) return std::unexpected(Fault::of(too_many, field, most));
  std::vector<std::string> moves;
  for (std::size_t i = 0; i < (*list)->size(); ++i) {
    const json::value& move = (**list)[i];
    if (!move.is_string()) return std::unexpected(Fault::of("fault.plain-move-text", fmt::format("{}[{}]", field, i)));
    moves.emplace_back(move.get_string());
  }
  return moves;
}

}  // namespace

std::expected<std::vector<std::string>, Fault> read_moves(const json::object& object) {
  return read_move_texts(object, "moves", 1000, "fault.too-many-moves");
}

std::expected<std::vector<std::string>, Fault> read_alternatives(const json::object& object) {
  return read_move_texts(object, "each", 500, "fault.too-many-to-try");
}

namespace {

/// What has fields of its own, in the order of the ledger's words.
enum class Part { clock, setting, record_setting, sitter };

std::optional<Fault> unknown_field_of(const json::object& object, Part part, std::span<const std::string_view> fields) {
  return unknown_field(object, "fault.part-field", part, fields);
}

/// Fields with their defaults, and over them what was given.
json::object completed(json::object defaults, const json::object& given) {
  for (const auto& [name, value] : given) defaults[name] = value;
  return defaults;
}

/// How an entry is written, without what it says.
json::object entry_of(const char* what) { return {{"n", 0}, {"t", 0}, {"by", "*"}, {"key", ""}, {"what", what}}; }

constexpr std::string_view ways_of_playing[]{"match", "one_screen", "clock", "pace", "stand_in"};

/// Reads it as the log will, so that there is one reader.
std::expected<Setting, Fault> read_opened(json::object given, const RuleSet& rules, const FindRuleSet& find) {
  const json::object no_clock{{"kind", "none"}, {"time", 0}, {"increment", 0}};
  json::object opened = entry_of("opened");
  opened["match"] = false;
  opened["one_screen"] = false;
  opened["pace"] = 0;
  opened["stand_in"] = "random";  // plays every game
  if (json::value* clock = given.if_contains("clock"); clock && clock->is_object()) {
    constexpr std::string_view fields[]{"kind", "time", "increment"};
    if (auto fault = unknown_field_of(clock->get_object(), Part::clock, fields))
      return std::unexpected(inside("clock", std::move(*fault)));
    *clock = completed(no_clock, clock->get_object());
  }
  opened["clock"] = no_clock;
  opened = completed(std::move(opened), given);
  opened["rules"] = rules.words->version();
  const auto entry = read_entry(opened, find);
  if (!entry) return std::unexpected(entry.error());
  const Setting& setting = std::get<Opened>(entry->what).setting;
  if (setting.clock.kind != ClockSetting::Kind::none && setting.clock.time == 0)
    return std::unexpected(Fault::of("fault.clock-time", "clock.time"));
  return setting;
}

}  // namespace

std::expected<Setting, Fault> read_setting(const json::object& request, const FindRuleSet& find) {
  const auto given = read_object(request, "setting");
  if (!given) return std::unexpected(given.error());
  std::vector<std::string_view> fields{"game", "options", "content"};
  fields.insert(fields.end(), std::begin(ways_of_playing), std::end(ways_of_playing));
  if (auto fault = unknown_field_of(**given, Part::setting, fields))
    return std::unexpected(inside("setting", std::move(*fault)));
  const auto game = read_text(**given, "game");
  if (!game) return std::unexpected(inside("setting", game.error()));
  const auto rules = find(*game);
  if (!rules) return std::unexpected(inside("setting", rules.error()));
  auto setting = read_opened(**given, **rules, find);
  return setting ? setting : std::unexpected(inside("setting", setting.error()));
}

std::expected<Setting, Fault> read_setting_of(const Record& record, const json::object& request,
                                              const FindRuleSet& find) {
  json::object given;
  if (request.contains("setting")) {
    const auto there = read_object(request, "setting");
    if (!there) return std::unexpected(there.error());
    if (auto fault = unknown_field_of(**there, Part::record_setting, ways_of_playing))
      return std::unexpected(inside("setting", std::move(*fault)));
    given = **there;
  }
  given["game"] = record.rules().id();
  auto setting = read_opened(std::move(given), record.rules(), find);
  if (!setting) return std::unexpected(inside("setting", setting.error()));
  setting->options = record.options();
  return setting;
}

namespace {

std::expected<Sitter, Fault> read_sitter(const json::value& value) {
  if (!value.is_object()) return std::unexpected(Fault::of("fault.no-sitter", "", R"({"kind":"person"})"));
  constexpr std::string_view fields[]{"kind", "name", "player"};
  if (auto fault = unknown_field_of(value.get_object(), Part::sitter, fields))
    return std::unexpected(std::move(*fault));
  json::object seated = entry_of("seated");
  seated["seat"] = 0;
  seated["name"] = "";  // one after the other: a field that is added moves the others
  seated["player"] = "";
  const auto entry = read_entry(completed(std::move(seated), value.get_object()), {});
  if (!entry) return std::unexpected(entry.error());
  return std::get<Seated>(entry->what).sitter;
}

}  // namespace

std::expected<std::vector<Sitter>, Fault> read_sitters(const json::object& request, int seats) {
  const auto list = read_list(request, "sitters");
  if (!list) return std::unexpected(list.error());
  if ((*list)->size() != std::size_t(seats)) return std::unexpected(Fault::of("fault.field-sitters", "sitters", seats));
  std::vector<Sitter> sitters;
  for (std::size_t seat = 0; seat < (*list)->size(); ++seat) {
    auto sitter = read_sitter((**list)[seat]);
    if (!sitter) return std::unexpected(inside(fmt::format("sitters[{}]", seat), sitter.error()));
    sitters.push_back(std::move(*sitter));
  }
  return sitters;
}

// What is asked for at a table

namespace {

using AskOrFault = std::expected<Ask, Fault>;

template <class Plain>
AskOrFault plain(const json::object&) {
  return Plain{};
}

AskOrFault sit(const json::object& ask) {
  const auto seat = read_seat(ask, "seat");
  if (!seat) return std::unexpected(seat.error());
  const json::value* given = ask.if_contains("sitter");
  const auto sitter = read_sitter(given ? *given : json::value{});
  if (!sitter) return std::unexpected(inside("sitter", sitter.error()));
  return Sit{*seat, *sitter};
}

AskOrFault move(const json::object& ask) {
  const auto question = read_count(ask, "question");
  if (!question) return std::unexpected(question.error());
  if (!*question) return std::unexpected(Fault::of("fault.field-question", "question"));
  auto moves = read_moves(ask);
  if (!moves) return std::unexpected(moves.error());
  return Move{**question, std::move(*moves)};
}

AskOrFault offer(const json::object& ask) {
  const auto kind = read_text(ask, "offer");
  if (!kind) return std::unexpected(kind.error());
  constexpr std::array<std::string_view, 3> kinds{"draw", "take-back", "end"};
  const auto found = std::ranges::find(kinds, *kind);
  if (found == kinds.end()) return std::unexpected(Fault::of("fault.field-one-of", "offer", "offer", in_a_row(kinds)));
  return Offer{OfferKind(found - kinds.begin())};
}

AskOrFault stand_in(const json::object& ask) {
  const auto player = read_text(ask, "player");
  if (!player) return std::unexpected(player.error());
  constexpr std::size_t longest = 200;
  if (player->empty() || player->size() > longest) return std::unexpected(Fault::of("fault.field-player", "player"));
  return BeginStandIn{std::string(*player)};
}

struct AskKind {
  std::string_view name;
  AskOrFault (*read)(const json::object&);
  std::vector<std::string_view> fields;  // beside `what`
};

const std::vector<AskKind>& ask_kinds() {
  static const std::vector<AskKind> kinds{
      {"sit", sit, {"seat", "sitter"}},  {"leave", plain<Leave>, {}},           {"ready", plain<BeReady>, {}},
      {"start", plain<Start>, {}},       {"move", move, {"question", "moves"}}, {"take-back", plain<TakeBack>, {}},
      {"offer", offer, {"offer"}},       {"accept", plain<Accept>, {}},         {"decline", plain<Decline>, {}},
      {"withdraw", plain<Withdraw>, {}}, {"resign", plain<Resign>, {}},         {"pause", plain<Pause>, {}},
      {"resume", plain<Resume>, {}},     {"stand-in", stand_in, {"player"}},    {"return", plain<EndStandIn>, {}},
      {"next", plain<GoOn>, {}},         {"close", plain<Close>, {}},           {"wake", plain<Wake>, {}},
  };
  return kinds;
}

AskOrFault read_asked(const json::object& ask) {
  const auto what = read_text(ask, "what");
  if (!what) return std::unexpected(what.error());
  const auto kind = std::ranges::find(ask_kinds(), *what, &AskKind::name);
  if (kind == ask_kinds().end()) {
    std::vector<std::string_view> names;
    for (const AskKind& each : ask_kinds()) names.push_back(each.name);
    return std::unexpected(Fault::of("fault.field-one-of", "what", "what", in_a_row(names)));
  }
  std::vector<std::string_view> fields{"what"};
  fields.insert(fields.end(), kind->fields.begin(), kind->fields.end());
  if (auto fault = unknown_field(ask, "fault.request-field", kind->name, fields))
    return std::unexpected(std::move(*fault));
  return kind->read(ask);
}

}  // namespace

std::expected<Ask, Fault> read_ask(const json::object& request) {
  const auto ask = read_object(request, "ask");
  if (!ask) return std::unexpected(ask.error());
  auto asked = read_asked(**ask);
  return asked ? asked : std::unexpected(inside("ask", asked.error()));
}

}  // namespace ardri::table
