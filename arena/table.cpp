#include "arena/table.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "arena/remarks.hpp"
#include "engine/core/utf8.hpp"

namespace ardri::arena {

namespace {

std::string left(std::string_view text, std::size_t columns) {
  return std::string(text) + std::string(columns - std::min(columns, characters(text)), ' ');
}
std::string right(std::string_view text, std::size_t columns) {
  return std::string(columns - std::min(columns, characters(text)), ' ') + std::string(text);
}

std::size_t longest_name(const Contest& contest) {
  std::size_t longest = 6;
  for (const Contestant& contestant : contest.contestants) longest = std::max(longest, characters(contestant.name));
  return longest;
}

std::string head(std::size_t names) {
  return fmt::format("  {}  games    won  drawn   lost   score      Elo   95 % interval  points   s/move  slowest\n",
                     left("player", names));
}

std::string row(const Contestant& contestant, const Standing& standing, std::size_t names) {
  const Balance& balance = standing.balance;
  return fmt::format("  {}{:>7}{:>7}{:>7}{:>7}{:>6.1f} %{}{}{:>8.2f}{:>9.3f}{:>9.3f}\n", left(contestant.name, names),
                     balance.games(), balance.won, balance.drawn, balance.lost, 100 * standing.score,
                     right(elo_text(standing.rating), 9), right(interval_text(standing.rating), 16), standing.points,
                     standing.seconds_per_move(), standing.clock.slowest);
}

/// "Red won 52.0 %, Blue 45.0 %, drawn 3.0 %"
std::string sides_text(const Discipline& discipline, const Standings& standings) {
  const double games = std::max(1, standings.games);
  std::string text;
  for (int side = 0; side < discipline.sides(); ++side)
    text += fmt::format("{}{} won {:.1f} %", text.empty() ? "" : ", ", discipline.side_name(side),
                        100 * standings.sides[std::size_t(side)].balance.won / games);
  const int drawn = standings.sides.empty() ? 0 : standings.sides.front().balance.drawn;
  return drawn == 0 ? text : fmt::format("{}, drawn {:.1f} %", text, 100 * drawn / games);
}

std::string rows(const Contest& contest, const Standings& standings) {
  const std::size_t names = longest_name(contest);
  std::string text = head(names);
  for (std::size_t i : ranking(standings)) text += row(contest.contestants[i], standings.contestants[i], names);
  return text;
}

/// The scores again with luck taken out, and how many plain games would tell as much.
std::string fair_rows(const Contest& contest, const Standings& standings) {
  if (standings.without_luck.empty()) return "";
  const std::size_t names = std::max(longest_name(contest), std::size_t(12));
  std::string text = fmt::format("  {}   score      Elo   95 % interval  as good as\n", left("without luck", names));
  for (std::size_t i : ranking(standings)) {
    const FairStanding& fair = standings.without_luck[i];
    text += fmt::format("  {}{:>6.1f} %{}{}{:>6.0f} games\n", left(contest.contestants[i].name, names),
                        100 * fair.score, right(elo_text(fair.rating), 9), right(interval_text(fair.rating), 16),
                        fair.worth * standings.contestants[i].balance.games());
  }
  return text;
}

std::string discipline_text(const Progress& progress, std::size_t number) {
  const Discipline& discipline = progress.contest.disciplines[number];
  const Standings standings = standings_of(progress, number);
  return fmt::format("{} ({}): {} games, {:.1f} moves on average\n  {}\n{}{}\n",
                     discipline.rules().words->name[Language::english], discipline.rules().id(), standings.games,
                     standings.mean_length(), sides_text(discipline, standings), rows(progress.contest, standings),
                     fair_rows(progress.contest, standings));
}

}  // namespace

std::string results_text(const Progress& progress) {
  const Contest& contest = progress.contest;
  const Standings all = standings_of(progress, std::nullopt);
  std::string text;
  for (std::size_t i = 0; i < contest.disciplines.size(); ++i) text += discipline_text(progress, i);
  if (contest.disciplines.size() > 1)
    text += fmt::format("All rule sets: {} games\n{}{}\n", all.games, rows(contest, all), fair_rows(contest, all));
  for (const std::string& remark : remarks_on(progress, all)) text += remark + "\n";
  if (progress.sprt) text += sprt_text(contest, *progress.sprt) + "\n";
  return text;
}

}  // namespace ardri::arena
