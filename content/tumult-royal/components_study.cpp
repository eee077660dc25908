// What the components of Tumult Royal do in the hands of players that try to win: how long games are, which seats and
// starting ranks win, how often somebody is punished, and whether it hurts.
// Usage: components_study heuristic|random GAMES SEED THREADS [PACK_FILE]
// Plays so many games with two, three and four such players each, and writes tables in Markdown.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>

#include "bots/tumult_royal/mind.hpp"
#include "content/study.hpp"
#include "engine/core/random_play.hpp"
#include "engine/tumult_royal/game.hpp"

namespace {

using namespace ardri;
using namespace ardri::tumult_royal;

struct Tally {
  long games = 0, raids = 0, punished = 0, quick_ends = 0;
  long least_supporters = supporters_in_all;      // that anybody ever had
  long punished_seats = 0, punished_winners = 0;  // players who were punished more often than the others, and won
  std::array<long, max_seats> seat_wins{}, rank_wins{};
  std::map<int, long> rounds, statues;  // statues of the winner

  void add(const Tally& other) {
    games += other.games;
    raids += other.raids;
    punished += other.punished;
    least_supporters = std::min(least_supporters, other.least_supporters);
    quick_ends += other.quick_ends;
    punished_seats += other.punished_seats;
    punished_winners += other.punished_winners;
    for (std::size_t i = 0; i < max_seats; ++i) {
      seat_wins[i] += other.seat_wins[i];
      rank_wins[i] += other.rank_wins[i];
    }
    for (const auto& [round, count] : other.rounds) rounds[round] += count;
    for (const auto& [number, count] : other.statues) statues[number] += count;
  }
};

/// How a seat chooses.
using Choose = Action (*)(const TumultRoyal&, Seat, Random&);

/// Counts what a step did beside the move itself.
struct Watch {
  std::array<int, max_seats> punished{};

  void look(const TumultRoyal& before, const TumultRoyal& after, Tally& tally) {
    tally.raids += before.phase == Phase::spin;
    for (std::size_t seat = 0; seat < after.players; ++seat)
      tally.least_supporters = std::min<long>(tally.least_supporters, after.supporters[seat]);
    if (before.all_up || !after.all_up) return;
    for (const std::uint8_t culprit : after.punished)  // a seat + 1
      if (culprit) ++tally.punished, ++punished[culprit - 1u];
  }
};

void play_game(const Components& components, Choose choose, int players, Random& random, Tally& tally) {
  TumultRoyal position = TumultRoyal::begin(components, {players, false, false, 8});
  std::array<std::uint8_t, max_seats> first_rank{};
  Watch watch;
  while (!position.actors().empty()) {
    const Seat seat = *position.actors().begin();
    if (position.phase == Phase::first) first_rank = position.rank;
    const TumultRoyal before = position;
    position.play(seat, (seat == chance_seat ? random_action<TumultRoyal> : choose)(position, seat, random));
    watch.look(before, position, tally);
  }
  const std::size_t winner = (*position.winners().begin()).number;
  ++tally.games;
  ++tally.rounds[position.round];
  ++tally.statues[position.statues[winner]];
  ++tally.seat_wins[winner];
  ++tally.rank_wins[std::size_t(first_rank[winner] - 1)];
  tally.quick_ends += position.winner != 0;
  const int most = *std::ranges::max_element(watch.punished);
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat)
    if (most > 0 && watch.punished[seat] == most) ++tally.punished_seats, tally.punished_winners += seat == winner;
}

std::string shares(const std::array<long, max_seats>& wins, long games, int players) {
  std::string text;
  for (std::size_t i = 0; i < std::size_t(players); ++i)
    text += fmt::format("{}{:.1f}", i == 0 ? "" : " / ", 100.0 * double(wins[i]) / double(games));
  return text;
}

void print(const Tally& tally, int players) {
  fmt::print("| {} | {} | {} / {} / {} | {} | {} | {:.2f} | {} | {:.1f} % | {} | {:.1f} % |\n", players, tally.games,
             quantile(tally.rounds, 0.05), quantile(tally.rounds, 0.5), quantile(tally.rounds, 0.95),
             shares(tally.seat_wins, tally.games, players), shares(tally.rank_wins, tally.games, players),
             double(tally.punished) / double(tally.raids), tally.least_supporters,
             100.0 * double(tally.punished_winners) / double(tally.punished_seats), quantile(tally.statues, 0.5),
             100.0 * double(tally.quick_ends) / double(tally.games));
}

}  // namespace

int main(int count, char** arguments) {
  const Study study = read_study(count, arguments, {"heuristic", "random"});
  const auto pack =
      study.pack_file ? pack_in<ComponentsContent>(study.pack_file, TumultRoyalGame::read_content) : nullptr;
  const ComponentsContent& content = pack ? *pack : standard_components();
  const Choose choose = study.player == "random" ? random_action<TumultRoyal> : bots::tumult_royal::best_at_first_sight;
  fmt::print(
      "| players | games | rounds 5 / 50 / 95 % | wins by seat, % | wins by first rank, % | punished a round | "
      "least supporters | most punished wins | winner's statues | by the 25th "
      "|\n|---|---|---|---|---|---|---|---|---|---|\n");
  for (int players = 2; players <= max_seats; ++players) {
    const Components& components = content.for_players[std::size_t(players)];
    print(study.play<Tally>(players,
                            [&](Random& random, Tally& part) { play_game(components, choose, players, random, part); }),
          players);
    std::fflush(stdout);
  }
}
