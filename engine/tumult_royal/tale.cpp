// What nobody decides, told in words: tumults, the new ranks, the crowning and the end.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/tumult_royal/game.hpp"
#include "engine/tumult_royal/notation.hpp"

namespace ardri::tumult_royal {

namespace {

using Tale = std::vector<std::string>;

constexpr std::array<std::string_view, good_count> good_names{"bread", "marble", "tools"};

/// Whether the tumults lie between two positions.
bool raid_has_ended(const TumultRoyal& before, const TumultRoyal& after) {
  const bool raiding = before.phase >= Phase::order && before.phase <= Phase::spins;
  return raiding && (after.phase >= Phase::build || after.round != before.round);
}

/// "Blue 15 → 12, Grey 3 → 8"; empty if nothing has changed.
std::string supporters_text(const TumultRoyal& before, const TumultRoyal& after) {
  std::vector<std::string> changes;
  for (std::size_t seat = 0; seat < before.players; ++seat)
    if (before.supporters[seat] != after.supporters[seat])
      changes.push_back(fmt::format("{} {} → {}", colours[seat], before.supporters[seat], after.supporters[seat]));
  return fmt::format("{}", fmt::join(changes, ", "));
}

void tell_tumults(const TumultRoyal& after, Tale& tale) {
  for (std::size_t good = 0; good < good_count; ++good)
    if (after.punished[good] != 0)
      tale.push_back(
          fmt::format("Tumult over {}! {} is the greediest, loses {} supporters and keeps one tile of it at most.",
                      good_names[good], colours[after.punished[good] - 1u], punishment));
  if (tale.empty()) tale.push_back("The people are content: no tumult.");
}

/// Who could not build gets something for it (R6).
void tell_consolation(const TumultRoyal& before, const TumultRoyal& after, Tale& tale) {
  std::vector<std::string_view> consoled;
  for (std::size_t seat = 0; seat < after.players; ++seat) {
    const bool could = before.could_build >> seat & 1;
    if (!could && std::ranges::count(after.punished, seat + 1) == 0) consoled.push_back(colours[seat]);
  }
  if (!consoled.empty())
    tale.push_back(fmt::format("Nothing to build for {}: {} supporters.", fmt::join(consoled, ", "), consolation));
}

void tell_crowning(const TumultRoyal& after, std::size_t field, Tale& tale) {
  std::vector<std::string> ranks;
  for (int rank = 1; rank <= after.players; ++rank)
    ranks.push_back(
        fmt::format("{} {}", titles[std::size_t(rank - 1)], colours[std::size_t(after.seat_with_rank(rank))]));
  tale.push_back(fmt::format("Ranks: {}.", fmt::join(ranks, ", ")));
  const std::size_t king = after.chronicle[field] - 1u;
  tale.push_back(fmt::format("{} is crowned King, pays {} supporters and sets {} on field {} of the chronicle.",
                             colours[king], crowning_price,
                             after.chronicle_statues[field] == 1 ? "a statue" : "two statues", field + 1));
}

void tell_end(const TumultRoyal& after, Tale& tale) {
  const auto [last, first] = std::minmax_element(after.statues.begin(), after.statues.begin() + after.players);
  const int threshold = after.round > single_fields ? after.components.thresholds[after.round - single_fields - 1u] : 0;
  if (after.winner != 0)
    tale.push_back(fmt::format("{} has set the last of {} statues.", colours[after.winner - 1u], statues_each));
  else if (threshold == 0)
    tale.push_back("This field of the chronicle ends the game.");
  else
    tale.push_back(fmt::format("The first has {} statues and the last {}: more than {} apart, the game ends.", *first,
                               *last, threshold));
}

}  // namespace

Tale TumultRoyalGame::tale(const TumultRoyal& before, Step step) {
  TumultRoyal after = before;
  after.play(step.seat, step.action);
  Tale tale;
  if (raid_has_ended(before, after)) tell_tumults(after, tale);
  const std::size_t field = before.round - 1u;
  if (before.round > 0 && before.chronicle[field] == 0 && after.chronicle[field] != 0) {
    tell_consolation(before, after, tale);
    tell_crowning(after, field, tale);
  }
  if (after.phase == Phase::over) tell_end(after, tale);
  if (const std::string changes = supporters_text(before, after); !changes.empty())
    tale.push_back(fmt::format("Supporters: {}.", changes));
  return tale;
}

}  // namespace ardri::tumult_royal
