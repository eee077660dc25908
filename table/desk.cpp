#include "table/desk.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/json.hpp"
#include "engine/core/request_fields.hpp"
#include "engine/core/written.hpp"
#include "table/attempt.hpp"
#include "table/checking.hpp"
#include "table/desk_reading.hpp"
#include "table/knowledge.hpp"
#include "table/record.hpp"
#include "table/standing.hpp"
#include "table/stream.hpp"

namespace ardri::table {

namespace json = boost::json;

struct Desk::Verb {
  std::string_view name;
  Answer (Desk::*answer)(const json::object&);
  std::vector<std::string_view> fields;  // beside `do` and `id`
};

std::span<const Desk::Verb> Desk::verbs() {
  static const std::vector<Verb> all{
      {"open", &Desk::open, {"table", "now", "key", "setting"}},
      {"set", &Desk::set, {"table", "now", "record", "number", "moves", "sitters", "setting"}},
      {"decide", &Desk::decide, {"table", "seat", "key", "now", "seed", "ask"}},
      {"apply", &Desk::apply, {"table", "entries"}},
      {"messages", &Desk::messages, {"table", "as", "from"}},
      {"look", &Desk::look, {"table", "as", "at"}},
      {"try", &Desk::attempt, {"table", "as", "moves", "each"}},
      {"why", &Desk::why, {"table", "as", "move"}},
      {"state", &Desk::state, {"table"}},
      {"knowledge", &Desk::knowledge, {"table", "seat", "seed"}},
      {"record", &Desk::record, {"table", "as"}},
      {"read", &Desk::read, {"record"}},
      {"verify", &Desk::verify, {"table", "log", "bits"}},
      {"forget", &Desk::forget, {"table"}},
  };
  return all;
}

namespace {

json::array write_entries(std::span<const Entry> entries) {
  json::array list;
  for (const Entry& entry : entries) list.push_back(write_entry(entry));
  return list;
}

std::expected<Time, Fault> read_now(const json::object& request) {
  const auto now = read_count(request, "now");
  if (!now) return std::unexpected(now.error());
  if (!*now) return std::unexpected(Fault::of("fault.field-now", "now"));
  return Time(**now);
}

/// Of a request, or the name of a table; empty if it is left out.
std::expected<std::string, Fault> read_name(const json::object& request, const char* field, bool wanted) {
  if (!wanted && !request.contains(field)) return "";
  const auto text = read_text(request, field);
  if (!text) return std::unexpected(text.error());
  if (text->size() > longest_name)
    return std::unexpected(Fault::of("fault.field-too-long", field, field, longest_name));
  return std::string(*text);
}

/// A seat of this very table.
std::expected<Seat, Fault> read_seat_at(const Table& table, const json::object& request, const char* field) {
  const auto seat = read_seat(request, field);
  if (seat && seat->number < table.seats()) return seat;
  return std::unexpected(Fault::of("fault.field-seat", field, field, table.seats() - 1));
}

}  // namespace

std::string Desk::refuse_long_line() {
  return json::serialize(write_plain_fault(Fault::of("fault.long-line", "line", longest_line)));
}

std::string Desk::answer(std::string_view line) {
  if (line.size() > longest_line) return refuse_long_line();
  const auto request = read_json(line);
  if (!request) return json::serialize(write_plain_fault(request.error()));
  if (!request->is_object())
    return json::serialize(write_plain_fault(Fault::of("fault.no-request", "line", R"({"do":"state","table":"a"})")));
  const Answer result = answer_request(request->get_object());
  json::object object = result ? *result : write_plain_fault(result.error());
  if (const json::value* id = request->get_object().if_contains("id")) object["id"] = *id;
  return json::serialize(object);
}

Desk::Answer Desk::answer_request(const json::object& request) {
  const auto wanted = read_text(request, "do");
  if (!wanted) return std::unexpected(wanted.error());
  const auto verb = std::ranges::find(verbs(), *wanted, &Verb::name);
  if (verb == verbs().end()) {
    std::vector<std::string_view> names;
    for (const Verb& each : verbs()) names.push_back(each.name);
    return std::unexpected(Fault::of("fault.no-verb", "do", within_quotes(*wanted), in_a_row(names)));
  }
  std::vector<std::string_view> fields{"do", "id"};
  fields.insert(fields.end(), verb->fields.begin(), verb->fields.end());
  if (auto fault = unknown_field(request, "fault.request-field", verb->name, fields))
    return std::unexpected(std::move(*fault));
  return (this->*verb->answer)(request);
}

std::expected<Table*, Fault> Desk::table_in(const json::object& request) {
  const auto name = read_text(request, "table");
  if (!name) return std::unexpected(name.error());
  const auto found = tables_.find(*name);
  if (found != tables_.end()) return &found->second;
  return std::unexpected(Fault::of("fault.no-table", "table", within_quotes(*name)));
}

std::expected<std::string, Fault> Desk::new_name_in(const json::object& request) const {
  auto name = read_name(request, "table", true);
  if (name && tables_.contains(*name))
    return std::unexpected(Fault::of("fault.table-exists", "table", within_quotes(*name)));
  return name;
}

// What changes a table

Desk::Answer Desk::open(const json::object& request) {
  const auto name = new_name_in(request);
  if (!name) return std::unexpected(name.error());
  const auto now = read_now(request);
  if (!now) return std::unexpected(now.error());
  auto key = read_name(request, "key", false);
  if (!key) return std::unexpected(key.error());
  const auto setting = read_setting(request, find_);
  if (!setting) return std::unexpected(setting.error());
  const Entry entry = Table::open(*setting, *now, std::move(*key));
  return json::object{{"entries", write_entries({&entry, 1})}};
}

Desk::Answer Desk::set(const json::object& request) {
  const auto name = new_name_in(request);
  if (!name) return std::unexpected(name.error());
  const auto now = read_now(request);
  if (!now) return std::unexpected(now.error());
  const auto text = read_text(request, "record");
  if (!text) return std::unexpected(text.error());
  const auto records = read_records(*text, find_);
  if (!records) return std::unexpected(inside("record", records.error()));
  const auto number = read_count(request, "number");
  if (!number) return std::unexpected(number.error());
  if (number->value_or(0) >= records->size())
    return std::unexpected(Fault::of("fault.few-games", "number", records->size()));
  const Record& whole = (*records)[number->value_or(0)];
  const auto moves = read_count(request, "moves");
  if (!moves) return std::unexpected(moves.error());
  if (moves->value_or(0) > whole.steps().size())
    return std::unexpected(Fault::of("fault.few-moves", "moves", whole.steps().size()));
  Record record = whole;
  if (*moves) record.take_back(whole.steps().size() - **moves);
  const auto setting = read_setting_of(record, request, find_);
  if (!setting) return std::unexpected(setting.error());
  const auto sitters = read_sitters(request, record.position().seats());
  if (!sitters) return std::unexpected(sitters.error());
  return json::object{{"entries", write_entries(entries_of(record, *setting, *sitters, *now))}};
}

Desk::Answer Desk::decide(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  const auto now = read_now(request);
  if (!now) return std::unexpected(now.error());
  auto key = read_name(request, "key", false);
  if (!key) return std::unexpected(key.error());
  auto ask = read_ask(request);
  if (!ask) return std::unexpected(ask.error());
  const bool for_nobody = std::holds_alternative<Wake>(*ask) && !request.contains("seat");
  const auto seat = for_nobody ? chance_seat : read_seat(request, "seat");
  if (!seat) return std::unexpected(seat.error());
  const auto seed = read_seed(request);
  if (!seed) return std::unexpected(seed.error());
  SeededDraws seeded{*seed};
  const auto decision = (*table)->decide({std::move(*key), *seat, std::move(*ask)}, *now,
                                         request.contains("seed") ? static_cast<Draws&>(seeded) : draws_);
  if (!decision) return write_refusal(decision.error());
  return json::object{{"entries", write_entries(*decision)}};
}

Desk::Answer Desk::apply(const json::object& request) {
  const auto name = read_name(request, "table", true);
  if (!name) return std::unexpected(name.error());
  const auto list = read_list(request, "entries");
  if (!list) return std::unexpected(list.error());
  std::vector<Entry> entries;
  for (std::size_t i = 0; i < (*list)->size(); ++i) {
    auto entry = read_entry((**list)[i], find_);
    if (!entry) return std::unexpected(inside(fmt::format("entries[{}]", i), entry.error()));
    entries.push_back(std::move(*entry));
  }
  const auto found = tables_.find(*name);
  if (found != tables_.end()) {
    if (const auto applied = apply_checked(found->second, entries); !applied) return std::unexpected(applied.error());
    return json::object{{"entries", found->second.log().size()}};
  }
  Table table;
  if (const auto applied = apply_checked(table, entries); !applied) return std::unexpected(applied.error());
  if (entries.empty()) return std::unexpected(Fault::of("fault.empty-log", "entries"));
  tables_.emplace(*name, std::move(table));
  return json::object{{"entries", entries.size()}};
}

Desk::Answer Desk::forget(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  const auto name = *read_text(request, "table");
  tables_.erase(tables_.find(name));
  return json::object{{"forgotten", name}};
}

// What a viewer may know

Desk::Answer Desk::messages(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  const auto viewer = read_viewer(request, (*table)->seats());
  if (!viewer) return std::unexpected(viewer.error());
  const auto from = read_count(request, "from");
  if (!from) return std::unexpected(from.error());
  return json::object{{"messages", table::messages(**table, *viewer, from->value_or(0))}};
}

Desk::Answer Desk::look(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  const auto viewer = read_viewer(request, (*table)->seats());
  if (!viewer) return std::unexpected(viewer.error());
  const auto at = read_count(request, "at");
  if (!at) return std::unexpected(at.error());
  const std::uint64_t last = (*table)->log().size() - 1;
  if (at->value_or(last) > last) return std::unexpected(Fault::of("fault.last-entry", "at", last));
  return json::object{{"sight", table::look(**table, *viewer, at->value_or(last))}};
}

Desk::Answer Desk::attempt(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  const auto seat = read_seat_at(**table, request, "as");
  if (!seat) return std::unexpected(seat.error());
  if (request.contains("each")) return attempt_each(**table, *seat, request);
  const auto moves = read_moves(request);
  if (!moves) return std::unexpected(moves.error());
  auto tried = table::attempt(**table, *seat, *moves);
  return tried ? std::move(*tried) : write_refusal(tried.error());
}

/// Other `moves` may come before.
Desk::Answer Desk::attempt_each(const Table& table, Seat seat, const json::object& request) {
  const auto moves = request.contains("moves") ? read_moves(request) : std::vector<std::string>{};
  if (!moves) return std::unexpected(moves.error());
  const auto alternatives = read_alternatives(request);
  if (!alternatives) return std::unexpected(alternatives.error());
  auto each = table::attempt_each(table, seat, *moves, *alternatives);
  return each ? json::object{{"each", std::move(*each)}} : write_refusal(each.error());
}

Desk::Answer Desk::why(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  const auto seat = read_seat_at(**table, request, "as");
  if (!seat) return std::unexpected(seat.error());
  const auto move = read_text(request, "move");
  if (!move) return std::unexpected(move.error());
  const AnyPosition& position = (*table)->position();
  const auto action = position.parse(*move);
  const auto rule = action ? position.why_not(*seat, *action) : action.error().rule;
  if (rule) return json::object{{"legal", false}, {"rule", rule->id()}};
  if (!action) return json::object{{"legal", false}, {"fault", fault_data(action.error())}};
  return json::object{{"legal", true}};
}

Desk::Answer Desk::record(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  const auto viewer = read_viewer(request, (*table)->seats());
  if (!viewer) return std::unexpected(viewer.error());
  return json::object{{"record", records_for(**table, *viewer)}};
}

Desk::Answer Desk::read(const json::object& request) {
  const auto text = read_text(request, "record");
  if (!text) return std::unexpected(text.error());
  const auto records = read_records(*text, find_);
  if (!records) return std::unexpected(records.error());
  json::array games;
  for (const Record& record : *records) games.push_back(write_game(record));
  return json::object{{"games", std::move(games)}};
}

// Draws verified

/// Of a log that was brought along, no desk has vouched that it could have happened.
Desk::Answer Desk::verify_log(const json::object& request, OfferedBits bits) {
  constexpr std::string_view fields[]{"do", "id", "log", "bits"};
  if (auto fault = unknown_field(request, "fault.request-field", std::string_view("verify"), fields))
    return std::unexpected(std::move(*fault));
  const auto text = read_text(request, "log");
  if (!text) return std::unexpected(text.error());
  const auto log = read_log(*text, find_);
  if (!log) return std::unexpected(log.error());
  if (log->empty()) return std::unexpected(Fault::of("fault.empty-log", "log"));
  return table::verify(*log, std::move(bits));
}

Desk::Answer Desk::verify(const json::object& request) {
  auto bits = OfferedBits::read(request);
  if (!bits) return std::unexpected(bits.error());
  if (request.contains("log")) return verify_log(request, std::move(*bits));
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  return table::verify((*table)->log(), std::move(*bits));
}

// What the owner has to know

Desk::Answer Desk::state(const json::object& request) {
  const auto table = table_in(request);
  if (!table) return std::unexpected(table.error());
  json::array awaited;
  for (const Table::Awaited& each : (*table)->awaited())
    awaited.push_back({{"seat", each.seat.number},
                       {"player", each.player},
                       {"question", each.question},
                       {"not_before", each.not_before}});
  const auto wake = (*table)->wake();
  return json::object{{"stage", name_of((*table)->stage())},
                      {"entries", (*table)->log().size()},
                      {"wake", wake ? json::value(*wake) : json::value(nullptr)},
                      {"awaited", std::move(awaited)},
                      {"real_time", (*table)->real_time().has_value()}};
}

Desk::Answer Desk::knowledge(const json::object& request) {
  const auto found = table_in(request);
  if (!found) return std::unexpected(found.error());
  const Table& table = **found;
  const auto seat = read_seat_at(table, request, "seat");
  if (!seat) return std::unexpected(seat.error());
  const auto seed = read_seed(request);
  if (!seed) return std::unexpected(seed.error());
  Record imagined{*table.setting().rules, table.options()};
  for (const Step& step : imagined_steps(table, *seat, *seed)) {
    if (imagined.position().why_not(step.seat, step.action))
      return std::unexpected(Fault::of("fault.no-sample", "seed"));
    imagined.play(step);
  }
  json::object known = write_game(imagined);
  for (const char* field : {"notes", "over", "scores", "winners"}) known.erase(field);
  if (table.setting().match) {
    json::array results;
    for (const Over& over : table.results()) results.push_back(write_scores(points_of(over, table.seats())));
    known["results"] = std::move(results);
  }
  return known;
}

}  // namespace ardri::table
