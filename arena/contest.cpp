#include "arena/contest.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <set>

#include "arena/process.hpp"
#include "bots/player.hpp"
#include "engine/core/quoted.hpp"

namespace ardri::arena {

namespace {

constexpr std::size_t most_games = 5'000'000;

Fault no_such_player(const Contestant& contestant, const RuleSet& rules) {
  std::vector<std::string_view> there;
  for (const bots::PlayerKind& kind : bots::player_kinds())
    if (bots::make_player(kind.id, rules)) there.push_back(kind.id);
  return Fault::of("fault.no-player", "player", rules.id(), within_quotes(contestant.bot),
                   fmt::format("{}", fmt::join(there, ", ")));
}

std::optional<Fault> shared_name(const std::vector<Contestant>& contestants) {
  std::set<std::string> names;
  for (const Contestant& contestant : contestants)
    if (!names.insert(contestant.name).second)
      return Fault::of("arena.same-name", "player", within_quotes(contestant.name),
                       contestant.is_program() ? "…" : contestant.bot);
  return std::nullopt;
}

std::optional<Fault> repeated_rule_set(const std::vector<Discipline>& disciplines) {
  std::set<std::string_view> ids;
  for (const Discipline& discipline : disciplines)
    if (!ids.insert(discipline.rules().id()).second)
      return Fault::of("arena.named-twice", "rule set", discipline.rules().id());
  return std::nullopt;
}

/// A program must start, a computer player must know all rule sets.
std::optional<Fault> unable(const Contestant& contestant, const std::vector<Discipline>& disciplines) {
  if (contestant.is_program()) {
    const auto started = Process::start(contestant.command);
    return started ? std::nullopt : std::optional(started.error());
  }
  for (const Discipline& discipline : disciplines)
    if (!contestant.player(discipline.rules())) return no_such_player(contestant, discipline.rules());
  return std::nullopt;
}

std::optional<Fault> fault_in(const std::vector<Discipline>& disciplines, const std::vector<Contestant>& contestants) {
  if (contestants.size() < 2) return Fault::of("arena.two-players", "player");
  if (auto fault = shared_name(contestants)) return fault;
  if (auto fault = repeated_rule_set(disciplines)) return fault;
  for (const Contestant& contestant : contestants)
    if (auto fault = unable(contestant, disciplines)) return fault;
  return std::nullopt;
}

/// Counted before anything is made: a slip of the hand must not fill the memory.
std::size_t games_of(const std::vector<Discipline>& disciplines, const Pairing& pairing) {
  std::size_t games = 0;
  for (const Discipline& discipline : disciplines)
    games += tables_of(pairing.contestants, discipline.sides(), pairing.meeting).size() *
             std::size_t(openings_needed(pairing.games, discipline.sides())) * std::size_t(discipline.sides());
  return games;
}

}  // namespace

std::expected<Contest, Fault> arrange(std::vector<Discipline> disciplines, std::vector<Contestant> contestants,
                                      Pairing pairing, int opening_moves) {
  if (const auto fault = fault_in(disciplines, contestants)) return std::unexpected(*fault);
  pairing.contestants = contestants.size();
  if (const std::size_t games = games_of(disciplines, pairing); games > most_games)
    return std::unexpected(
        Fault::of("arena.too-many-games", "games", std::to_string(games), std::to_string(most_games)));
  Contest contest{std::move(disciplines), std::move(contestants), pairing, opening_moves, {}, {}};
  for (const Discipline& discipline : contest.disciplines) {
    auto openings =
        draw_openings(discipline, openings_needed(pairing.games, discipline.sides()), opening_moves, pairing.seed);
    if (!openings) return std::unexpected(openings.error());
    contest.openings.push_back(std::move(*openings));
  }
  contest.schedule = make_schedule(contest.disciplines, pairing);
  return contest;
}

}  // namespace ardri::arena
