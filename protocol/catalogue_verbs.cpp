// Questions that need no position: which games there are, their rules, how a match stands.
#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/catalogue.hpp"
#include "engine/core/match.hpp"
#include "protocol/computer_players.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

namespace {

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

json::object write_rule_set(const RuleSet& set) {
  json::array seats;
  for (const Text& name : set.seat_names) seats.push_back(write_text(name));
  return {{"id", set.id()},
          {"family", set.words->family},
          {"name", write_text(set.words->name)},
          {"summary", write_text(set.words->summary)},
          {"players", {{"least", set.least_players}, {"most", set.most_players}}},
          {"seats", seats},
          {"match_games", set.match_games},
          {"options", write_option_specs(set)}};
}

/// The points of one game, for every seat.
std::expected<Scores, Fault> read_scores(const json::value& value, int seats, const std::string& at) {
  if (!value.is_array() || value.get_array().size() != std::size_t(seats))
    return std::unexpected(Fault{fmt::format("a result is a list with the points of {} seats", seats), at, {}});
  Scores scores;
  scores.seats = seats;
  for (std::size_t seat = 0; seat < std::size_t(seats); ++seat) {
    const json::value& points = value.get_array()[seat];
    constexpr std::int64_t most = 1'000'000;
    if (!points.is_int64() || points.get_int64() < -most || points.get_int64() > most)
      return std::unexpected(Fault{
          fmt::format("points are a whole number from {} to {}", -most, most), fmt::format("{}[{}]", at, seat), {}});
    scores.points[seat] = std::int32_t(points.get_int64());
  }
  return scores;
}

}  // namespace

Answer answer_games(const json::object&) {
  json::array games, bots;
  for (const RuleSet& set : catalogue()) games.push_back(write_rule_set(set));
  for (const ComputerPlayer& player : computer_players())
    bots.push_back({{"id", player.id}, {"name", write_text(player.name)}, {"about", write_text(player.about)}});
  return json::object{{"games", games}, {"bots", bots}};
}

Answer answer_rules(const json::object& request) {
  const auto set = read_rule_set(request);
  if (!set) return std::unexpected(set.error());
  json::array rules;
  for (const LedgerEntry& entry : ledger()) {
    if (std::ranges::find(entry.sets, (*set)->id()) == entry.sets.end()) continue;
    json::object rule;
    write_rule(rule, entry);
    rules.push_back(std::move(rule));
  }
  return json::object{{"rules", rules}};
}

Answer answer_match(const json::object& request) {
  const auto set = read_rule_set(request);
  if (!set) return std::unexpected(set.error());
  const auto options = read_request_options(request, **set);
  if (!options) return std::unexpected(options.error());
  const json::value* results = request.if_contains("results");
  if (!results || !results->is_array())
    return std::unexpected(Fault{R"("results" must be a list with the scores of the finished games)", "results", {}});
  Match match{**set, *options};
  const int seats = (*set)->begin(*options).seats();
  for (std::size_t i = 0; i < results->get_array().size(); ++i) {
    const std::string at = fmt::format("results[{}]", i);
    if (match.over())
      return std::unexpected(Fault{fmt::format("a match of {} has {} games", (*set)->id(), match.games()), at, {}});
    const auto scores = read_scores(results->get_array()[i], seats, at);
    if (!scores) return std::unexpected(scores.error());
    match.add(*scores);
  }
  json::object object{{"games", match.games()}, {"played", match.games_played()}, {"over", match.over()}};
  object["points"] = match.games_played() > 0 ? write_scores(match.points()) : json::array(std::size_t(seats), 0);
  object["leaders"] = match.games_played() > 0 ? write_seats(match.leaders()) : json::array{};
  object["next"] = match.over() ? json::value(nullptr) : json::value(write_options(match.next_game()));
  return object;
}

}  // namespace ardri::protocol
