// Questions that need no position: which games there are, their rules, how a match stands.

#include <algorithm>
#include <boost/json.hpp>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

namespace {

json::array write_option_specs(const RuleSet& set) {
  json::array options;
  for (const OptionSpec& option : set.options) {
    json::object spec{{"name", option.name},        {"kind", option_kind_names[std::size_t(option.kind)]},
                      {"low", option.low},          {"high", option.high},
                      {"default", option.standard}, {"meaning", write_text(option.meaning)}};
    json::array parts;
    for (const Text& part : option.parts) parts.push_back(write_text(part));
    if (!parts.empty()) spec["parts"] = parts;
    if (option.real_time) spec["real_time"] = true;
    if (option.use != OptionUse::always) spec["use"] = option_use_names[std::size_t(option.use)];
    options.push_back(spec);
  }
  return options;
}

/// The computer players there are for a rule set, in the order of `player_kinds`.
json::array write_players(const RuleSet& set) {
  json::array ids;
  for (const bots::PlayerKind& kind : bots::player_kinds())
    if (bots::make_player(kind.id, set)) ids.push_back(json::string(kind.id));
  return ids;
}

json::object write_rule_set(const RuleSet& set) {
  json::array seats;
  for (const Text& name : set.seat_names) seats.push_back(write_text(name));
  return {{"id", set.id()},
          {"family", set.words->family},
          {"rules", set.words->version()},
          {"name", write_text(set.words->name)},
          {"summary", write_text(set.words->summary)},
          {"players", {{"least", set.least_players}, {"most", set.most_players}}},
          {"seats", seats},
          {"match_games", set.match_games},
          {"hidden", set.hides},
          {"options", write_option_specs(set)},
          {"content", set.read_content != nullptr},
          {"bots", write_players(set)}};
}

/// What a player thinks with when nobody says otherwise, as the fields of `best` that say the same.
json::object write_budget(const bots::Budget& budget) {
  if (budget.nodes != bots::Budget::unlimited) return {{"budget_nodes", budget.nodes}};
  return {{"budget_ms", std::int64_t(budget.seconds * 1000)}};
}

}  // namespace

Answer answer_games(const json::object&) {
  json::array games, players;
  for (const RuleSet& set : catalogue()) games.push_back(write_rule_set(set));
  for (const bots::PlayerKind& kind : bots::player_kinds())
    players.push_back({{"id", kind.id},
                       {"name", write_text(kind.name)},
                       {"about", write_text(kind.about)},
                       {"opponent", kind.opponent},
                       {"usual", write_budget(kind.usual)}});
  return json::object{{"games", games}, {"bots", players}};
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
  const auto match = read_match(request);
  if (!match) return std::unexpected(match.error());
  json::object object{{"games", match->games()}, {"played", match->games_played()}, {"over", match->over()}};
  object["points"] = write_scores(match->points());
  object["leaders"] = match->games_played() > 0 ? write_seats(match->leaders()) : json::array{};
  object["next"] = match->over() ? json::value(nullptr) : json::value(write_options(match->next_game()));
  return object;
}

}  // namespace ardri::protocol
