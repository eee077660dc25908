#include "arena/remarks.hpp"

#include <fmt/format.h>

#include <cmath>

namespace ardri::arena {

namespace {

std::string repeated_openings(const RuleSet& rules, const Openings& openings, int moves) {
  return fmt::format("{} has only {} different {} of {} moves; {} were to be played, so some came again.", rules.id(),
                     openings.different, openings.different == 1 ? "opening" : "openings", moves, openings.list.size());
}

void add_faults(std::vector<std::string>& remarks, const std::string& name, const Standing& standing) {
  for (const auto& [reason, times] : standing.forfeits)
    remarks.push_back(fmt::format("{} forfeited {} {}: it {}", name, times, times == 1 ? "game" : "games", reason));
  if (standing.clock.overruns > 0)
    remarks.push_back(fmt::format("{} took far longer than its time for {} of {} moves.", name, standing.clock.overruns,
                                  standing.clock.moves));
}

}  // namespace

std::vector<std::string> remarks_on(const Progress& progress, const Standings& all) {
  const Contest& contest = progress.contest;
  std::vector<std::string> remarks;
  for (std::size_t i = 0; i < contest.disciplines.size(); ++i)
    if (const Openings& openings = contest.openings[i]; openings.different < int(openings.list.size()))
      remarks.push_back(repeated_openings(contest.disciplines[i].rules(), openings, contest.opening_moves));
  for (std::size_t i = 0; i < all.contestants.size(); ++i)
    add_faults(remarks, contest.contestants[i].name, all.contestants[i]);
  return remarks;
}

std::string sprt_text(const Contest& contest, const Sprt& sprt) {
  const std::string &first = contest.contestants[0].name, &second = contest.contestants[1].name;
  const auto [elo0, elo1] = sprt.claims();
  const std::string state =
      fmt::format("LLR {:.2f} of {:.2f} after {} rounds", sprt.ratio(), sprt_bound, sprt.history().size());
  if (sprt.verdict() == Sprt::Verdict::open)
    return fmt::format("Is {} stronger than {} by {:g} Elo rather than {:g}? Not decided: {}", first, second, elo1,
                       elo0, state);
  const bool better = sprt.verdict() == Sprt::Verdict::elo1;
  return fmt::format("{} is stronger than {} by {:g} Elo rather than {:g}: accepted, {}", first, second,
                     better ? elo1 : elo0, better ? elo0 : elo1, state);
}

std::string limits_text(const Contestant& contestant) {
  const bots::Budget budget = contestant.budget();
  std::string text = contestant.is_program() ? contestant.command : contestant.bot;
  if (contestant.is_program() && !contestant.bot.empty()) text += " as " + contestant.bot;
  if (std::isfinite(budget.seconds)) text += fmt::format(", {:g} s a move", budget.seconds);
  if (budget.nodes != bots::Budget::unlimited) text += fmt::format(", {} nodes a move", budget.nodes);
  if (contestant.threads > 1) text += fmt::format(", {} cores", contestant.threads);
  return text;
}

}  // namespace ardri::arena
