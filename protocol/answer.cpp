#include "protocol/answer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/catalogue.hpp"
#include "engine/core/json.hpp"
#include "engine/core/view.hpp"
#include "protocol/request.hpp"

namespace ardri::protocol {

namespace {

namespace json = boost::json;

using Answer = std::expected<json::object, Fault>;

json::object write_text(const Text& text) {
  json::object object;
  for (std::size_t i = 0; i < language_codes.size(); ++i) object[language_codes[i]] = text.in[i];
  return object;
}

json::value write_seat(Seat seat) { return seat == chance_seat ? json::value("*") : json::value(seat.number); }

json::array write_seats(SeatSet seats) {
  json::array array;
  for (Seat seat : seats) array.push_back(write_seat(seat));
  return array;
}

void write_rule(json::object& object, const Rule& rule) {
  const LedgerEntry& entry = rule.entry();
  object["rule"] = entry.id;
  object["title"] = write_text(entry.title);
  object["text"] = write_text(entry.text);
  object["source"] = fmt::format("{}: {}", entry.book, entry.section);
  object["decision"] = entry.decision;
}

json::object write_fault(const Fault& fault) {
  json::object object{{"error", fault.what}, {"at", fault.at}};
  if (fault.rule) write_rule(object, *fault.rule);
  return object;
}

void write_end(json::object& object, const AnyPosition& position) {
  object["over"] = position.over();
  if (!position.over()) return;
  object["scores"] = write_scores(position.scores());
  object["winners"] = write_seats(position.winners());
}

json::array write_option_specs(const RuleSet& set) {
  json::array options;
  for (const OptionSpec& option : set.options)
    options.push_back({{"name", option.name},
                       {"low", option.low},
                       {"high", option.high},
                       {"default", option.standard},
                       {"meaning", write_text(option.meaning)}});
  return options;
}

Answer answer_games(const json::object&) {
  json::array games;
  for (const RuleSet& set : catalogue()) {
    json::array seats;
    for (const Text& name : set.seat_names) seats.push_back(write_text(name));
    games.push_back({{"id", set.id()},
                     {"family", set.words->family},
                     {"name", write_text(set.words->name)},
                     {"summary", write_text(set.words->summary)},
                     {"players", {{"least", set.least_players}, {"most", set.most_players}}},
                     {"seats", seats},
                     {"match_games", set.match_games},
                     {"options", write_option_specs(set)}});
  }
  return json::object{{"games", games}};
}

json::array write_moves(const AnyPosition& position, Seat seat) {
  json::array moves;
  for (Action action : position.legal(seat)) moves.emplace_back(position.print(action));
  return moves;
}

/// What chance may do, each with its probability.
json::array write_outcomes(const AnyPosition& position) {
  const std::vector<Action> actions = position.legal(chance_seat);
  double total = 0;
  for (Action action : actions) total += position.weight(action);
  json::array outcomes;
  for (Action action : actions)
    outcomes.push_back(json::array{position.print(action), position.weight(action) / total});
  return outcomes;
}

Answer answer_legal(const json::object& request) {
  const auto record = read_position(request);
  if (!record) return std::unexpected(record.error());
  const AnyPosition& position = record->position();
  json::object legal;
  for (Seat seat : position.actors())
    legal[print_seat(seat)] = seat == chance_seat ? write_outcomes(position) : write_moves(position, seat);
  json::object object{{"actors", write_seats(position.actors())}, {"legal", legal}};
  write_end(object, position);
  return object;
}

Answer answer_show(const json::object& request) {
  const auto record = read_position(request);
  if (!record) return std::unexpected(record.error());
  const auto viewer = read_viewer(request, record->position());
  if (!viewer) return std::unexpected(viewer.error());
  View view = record->position().view(*viewer);
  json::object object{
      {"actors", write_seats(record->position().actors())}, {"position", std::move(view.facts)}, {"text", view.text}};
  write_end(object, record->position());
  return object;
}

json::object write_refusal(const Rule& rule) {
  json::object object{{"legal", false}};
  write_rule(object, rule);
  return object;
}

Answer answer_why(const json::object& request) {
  const auto record = read_position(request);
  if (!record) return std::unexpected(record.error());
  const auto text = read_text(request, "move");
  if (!text) return std::unexpected(text.error());
  const auto step = parse_step(record->position(), *text);
  if (!step && step.error().rule) return write_refusal(*step.error().rule);
  if (!step) return std::unexpected(step.error());
  if (const auto rule = record->position().why_not(step->seat, step->action)) return write_refusal(*rule);
  return json::object{{"legal", true}};
}

struct Verb {
  std::string_view name;
  Answer (*answer)(const json::object&);
};

constexpr Verb verbs[]{{"games", answer_games}, {"legal", answer_legal}, {"show", answer_show}, {"why", answer_why}};

/// A misspelt field would otherwise be overlooked in silence.
std::optional<Fault> unknown_field(const json::object& request) {
  constexpr std::string_view fields[]{"do", "id", "game", "options", "moves", "as", "move"};
  for (const auto& [name, value] : request)
    if (std::ranges::find(fields, std::string_view(name)) == std::end(fields))
      return Fault{fmt::format("unknown field {}; a request has do, id, game, options, moves, as, move", quoted(name)),
                   quoted(name),
                   {}};
  return std::nullopt;
}

Answer answer_request(const json::object& request) {
  const auto wanted = read_text(request, "do");
  if (!wanted) return std::unexpected(wanted.error());
  const auto verb = std::ranges::find(verbs, *wanted, &Verb::name);
  if (verb == std::end(verbs))
    return std::unexpected(
        Fault{fmt::format("unknown request {}; \"do\" is one of games, legal, show, why", quoted(*wanted)), "do", {}});
  if (auto fault = unknown_field(request)) return std::unexpected(std::move(*fault));
  return verb->answer(request);
}

}  // namespace

std::string refuse_long_line() {
  return json::serialize(write_fault({fmt::format("the line is longer than {} bytes", longest_line), "line", {}}));
}

std::string answer(std::string_view line) {
  if (line.size() > longest_line) return refuse_long_line();
  const auto request = read_json(line);
  if (!request) return json::serialize(write_fault(request.error()));
  if (!request->is_object())
    return json::serialize(write_fault({"a request is a JSON object such as {\"do\":\"games\"}", "line", {}}));
  const Answer result = answer_request(request->get_object());
  json::object object = result ? *result : write_fault(result.error());
  if (const json::value* id = request->get_object().if_contains("id")) object["id"] = *id;
  return json::serialize(object);
}

}  // namespace ardri::protocol
