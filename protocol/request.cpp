#include "protocol/request.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json.hpp>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"
#include "protocol/numbered_moves.hpp"

namespace ardri::protocol {

namespace json = boost::json;

std::expected<const RuleSet*, Fault> read_rule_set(const json::object& request) {
  const auto game = read_text(request, "game");
  if (!game) return std::unexpected(game.error());
  return find_rule_set(*game);
}

namespace {

/// Options and content as they were written: games are the same only if these are.
std::string written_options(const json::object& request) {
  std::string text;
  for (const char* field : {"options", "content"})
    if (const json::value* value = request.if_contains(field)) text += field + json::serialize(*value);
  return text;
}

/// The moves as far as they are texts.
std::vector<std::string_view> texts_in(const json::array& moves) {
  std::vector<std::string_view> texts;
  for (const json::value& move : moves) {
    if (!move.is_string()) break;
    texts.emplace_back(move.get_string());
  }
  return texts;
}

/// For a message; whatever is written after the end of a game is refused anyway.
std::string some_step(const AnyPosition& position) {
  if (position.over()) return "0 C4";
  const Seat seat = *position.actors().begin();
  return print_step(position, {seat, position.legal(seat).front()});
}

}  // namespace

std::expected<Record, Fault> read_position(const json::object& request, Memory& memory) {
  const auto rules = read_rule_set(request);
  if (!rules) return std::unexpected(rules.error());
  const auto options = read_options(**rules, request);
  if (!options) return std::unexpected(options.error());
  const json::value* moves = request.if_contains("moves");
  if (!moves) return Record{**rules, *options};
  if (!moves->is_array())
    return std::unexpected(Fault::of("fault.field-moves", "moves", some_step((*rules)->begin(*options))));
  const std::vector<std::string_view> texts = texts_in(moves->get_array());
  std::string written = written_options(request);
  Record record = memory.take(**rules, *options, written, texts);
  for (std::size_t i = record.steps().size(); i < moves->get_array().size(); ++i) {
    const std::string at = fmt::format("moves[{}]", i);
    if (i == texts.size()) return std::unexpected(Fault::of("fault.move-text", at, some_step(record.position())));
    if (const auto step = play_numbered(record, texts[i]); !step)
      return std::unexpected(Fault{step.error().why, at, step.error().rule});
  }
  memory.keep(record, std::move(written), texts);
  return record;
}

namespace {

/// The points of one game, for every seat.
std::expected<Scores, Fault> read_scores(const json::value& value, int seats, const std::string& at) {
  if (!value.is_array() || value.get_array().size() != std::size_t(seats))
    return std::unexpected(Fault::of("fault.no-result", at, seats));
  Scores scores;
  scores.seats = seats;
  for (std::size_t seat = 0; seat < std::size_t(seats); ++seat) {
    const json::value& points = value.get_array()[seat];
    constexpr std::int64_t most = 1'000'000;
    if (!points.is_int64() || points.get_int64() < -most || points.get_int64() > most)
      return std::unexpected(Fault::of("fault.no-points", fmt::format("{}[{}]", at, seat), -most, most));
    scores.points[seat] = std::int32_t(points.get_int64());
  }
  return scores;
}

}  // namespace

std::expected<Match, Fault> read_match(const json::object& request) {
  const auto set = read_rule_set(request);
  if (!set) return std::unexpected(set.error());
  const auto options = read_options(**set, request);
  if (!options) return std::unexpected(options.error());
  const json::value* results = request.if_contains("results");
  if (!results || !results->is_array()) return std::unexpected(Fault::of("fault.field-results", "results"));
  Match match{**set, *options};
  const int seats = (*set)->begin(*options).seats();
  for (std::size_t i = 0; i < results->get_array().size(); ++i) {
    const std::string at = fmt::format("results[{}]", i);
    if (match.over()) return std::unexpected(Fault::of("fault.match-full", at, (*set)->id(), match.games()));
    const auto scores = read_scores(results->get_array()[i], seats, at);
    if (!scores) return std::unexpected(scores.error());
    match.add(*scores);
  }
  return match;
}

Fault no_such_player(std::string_view id, const RuleSet& rules) {
  std::vector<std::string_view> there;
  for (const bots::PlayerKind& kind : bots::player_kinds())
    if (bots::make_player(kind.id, rules)) there.push_back(kind.id);
  return Fault::of("fault.no-player", "bot", rules.id(), within_quotes(id), fmt::format("{}", fmt::join(there, ", ")));
}

namespace {

/// A whole number within bounds, if the field is there.
std::expected<std::optional<std::int64_t>, Fault> read_amount(const json::object& request, const char* field,
                                                              std::int64_t most) {
  const json::value* value = request.if_contains(field);
  if (!value) return std::nullopt;
  if (value->is_int64() && value->get_int64() >= 1 && value->get_int64() <= most) return value->get_int64();
  return std::unexpected(most == std::numeric_limits<std::int64_t>::max()
                             ? Fault::of("fault.field-count", field, field)
                             : Fault::of("fault.field-amount", field, field, std::to_string(most)));
}

}  // namespace

std::expected<bots::Budget, Fault> read_budget(const json::object& request, const bots::Budget& usual) {
  const auto nodes = read_amount(request, "budget_nodes", std::numeric_limits<std::int64_t>::max());
  if (!nodes) return std::unexpected(nodes.error());
  const auto milliseconds = read_amount(request, "budget_ms", 3'600'000);
  if (!milliseconds) return std::unexpected(milliseconds.error());
  const auto threads = read_amount(request, "threads", 64);
  if (!threads) return std::unexpected(threads.error());
  const auto megabytes = read_amount(request, "memory_mb", 1024);
  if (!megabytes) return std::unexpected(megabytes.error());
  bots::Budget budget = *nodes || *milliseconds ? bots::Budget{} : usual;
  if (*nodes) budget.nodes = std::uint64_t(**nodes);
  if (*milliseconds) budget.seconds = double(**milliseconds) / 1000;
  if (*threads) budget.threads = int(**threads);
  if (*megabytes) budget.memory = std::size_t(**megabytes) << 20;
  return budget;
}

}  // namespace ardri::protocol
