// What the map and the missions of Rebirth do in the hands of players that try to win: how many points they make, which
// seats win, which missions are fulfilled and by whom first, and which round towers are reached and used.
// Usage: map_study heuristic|samples|random GAMES SEED THREADS [PACK_FILE]
// Plays so many games with two, three and four such players each, and writes tables in Markdown.
#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <map>
#include <numeric>

#include "bots/player.hpp"
#include "bots/rebirth/mind.hpp"
#include "content/study.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/core/random_play.hpp"
#include "engine/rebirth/game.hpp"

namespace {

using namespace ardri;
using namespace ardri::rebirth;

/// What round towers gave to a player.
constexpr std::array bonus_names{"all three thirteens", "a doubled mission", "a private mission", "an extra tile"};

struct Tally {
  long games = 0, put_out = 0;
  std::array<double, max_seats> seat_wins{};
  std::array<long, max_seats> seat_points{};
  std::array<long, mission_count> open{}, fulfilled{}, nobody{}, everybody{};  // players, and games
  std::array<long, max_seats> firsts{};                                        // missions fulfilled before all others
  std::array<long, most_towers> reached{};                                     // players
  std::array<long, bonus_names.size()> bonuses{};                              // players
  std::map<int, long> winners_points;

  void add(const Tally& other) {
    games += other.games;
    put_out += other.put_out;
    for (std::size_t i = 0; i < max_seats; ++i) {
      seat_wins[i] += other.seat_wins[i];
      seat_points[i] += other.seat_points[i];
      firsts[i] += other.firsts[i];
    }
    for (std::size_t i = 0; i < most_towers; ++i) reached[i] += other.reached[i];
    for (std::size_t i = 0; i < bonus_names.size(); ++i) bonuses[i] += other.bonuses[i];
    for (std::size_t i = 0; i < mission_count; ++i) {
      open[i] += other.open[i];
      fulfilled[i] += other.fulfilled[i];
      nobody[i] += other.nobody[i];
      everybody[i] += other.everybody[i];
    }
    for (const auto& [points, count] : other.winners_points) winners_points[points] += count;
  }
};

/// How a seat chooses.
using Choose = Action (*)(const Rebirth&, Seat, Random&);

/// A player that imagines games, as in a tournament with so many of them for each move.
Action choose_by_samples(const Rebirth& here, Seat seat, Random& random) {
  static const RuleSet& rules = **find_rule_set("rebirth-ireland");
  static const auto player = bots::make_player("samples", rules);
  bots::Task task{.seat = seat, .budget = {}, .stakes = {}, .seed = random.next(), .report = {}};
  task.budget.nodes = 60;
  return player->think(any_position_of<RebirthGame>(here), task).action;
}

void count_missions(const Rebirth& end, Tally& tally) {
  for (std::size_t number = 0; number < mission_count; ++number) {
    if (!(end.open >> number & 1)) continue;
    int players = 0;
    for (Numbers missions : end.fulfilled) players += missions >> number & 1;
    ++tally.open[number];
    tally.fulfilled[number] += players;
    tally.nobody[number] += players == 0;
    tally.everybody[number] += players == end.players;
  }
}

void count_towers(const Rebirth& end, Tally& tally) {
  const Numbers thirteens = end.towers_of(TowerKind::thirteen);
  for (std::size_t seat = 0; seat < end.players; ++seat) {
    for (std::size_t i = 0; i < end.board().towers.size(); ++i) tally.reached[i] += end.reached[seat] >> i & 1;
    tally.bonuses[0] += (end.reached[seat] & thirteens) == thirteens;
    tally.bonuses[1] += end.doubled[seat] != 0;
    tally.bonuses[2] += end.secret[seat] != 0;
    tally.bonuses[3] += end.aside[seat].size() < set_aside_each;
  }
}

Numbers fulfilled_by_anybody(const Rebirth& here) {
  Numbers missions = 0;
  for (Numbers each : here.fulfilled) missions = Numbers(missions | each);
  return missions;
}

void play_game(const Board& board, Choose choose, int players, Random& random, Tally& tally) {
  Rebirth position = Rebirth::begin(board, players);
  while (!position.actors().empty()) {
    const Seat seat = *position.actors().begin();
    const Numbers before = fulfilled_by_anybody(position);
    position.play(seat, (seat == chance_seat ? random_action<Rebirth> : choose)(position, seat, random));
    if (seat != chance_seat) tally.firsts[seat.number] += count_bits(fulfilled_by_anybody(position) & ~before);
  }
  const SeatSet winners = position.winners();
  ++tally.games;
  ++tally.winners_points[*std::ranges::max_element(position.points)];
  for (std::size_t seat = 0; seat < std::size_t(players); ++seat) {
    tally.seat_points[seat] += position.points[seat];
    tally.put_out += position.gone[seat].size();
    if (winners.contains(Seat{std::uint8_t(seat)})) tally.seat_wins[seat] += 1.0 / winners.size();
  }
  count_missions(position, tally);
  count_towers(position, tally);
}

/// One number for each seat.
template <class Number>
std::string by_seat(const std::array<Number, max_seats>& numbers, int players, double unit) {
  std::string text;
  for (std::size_t i = 0; i < std::size_t(players); ++i)
    text += fmt::format("{}{:.1f}", i == 0 ? "" : " / ", double(numbers[i]) / unit);
  return text;
}

void print(const Tally& tally, int players) {
  const auto games = double(tally.games);
  const double all = double(std::accumulate(tally.seat_points.begin(), tally.seat_points.end(), 0L));
  const double firsts = double(std::accumulate(tally.firsts.begin(), tally.firsts.end(), 0L));
  fmt::print("| {} | {} | {:.1f} | {} | {} | {} | {} / {} / {} | {} |\n", players, tally.games, all / games / players,
             by_seat(tally.seat_points, players, games), by_seat(tally.seat_wins, players, games / 100),
             by_seat(tally.firsts, players, firsts / 100), quantile(tally.winners_points, 0.05),
             quantile(tally.winners_points, 0.5), quantile(tally.winners_points, 0.95), tally.put_out);
}

/// Of all players in games where it lay open; of all those games, with nobody and with everybody.
void print_missions(const std::array<Tally, max_seats + 1>& tallies, const Board& board) {
  fmt::print("\n| mission | 2 players | 3 players | 4 players |\n|---|---|---|---|\n");
  for (std::size_t number = 0; number < mission_count; ++number) {
    fmt::print("| {} {} |", board.mission_ids[number], board.mission_texts[number]);
    for (int players = 2; players <= max_seats; ++players) {
      const Tally& tally = tallies[std::size_t(players)];
      const double open = std::max(1.0, double(tally.open[number]));
      fmt::print(" {:.0f} % ({:.0f}, {:.0f}) |", 100 * double(tally.fulfilled[number]) / open / players,
                 100 * double(tally.nobody[number]) / open, 100 * double(tally.everybody[number]) / open);
    }
    fmt::print("\n");
  }
}

/// Of all players.
void print_towers(const std::array<Tally, max_seats + 1>& tallies, const Board& board) {
  fmt::print("\n| tower or bonus | 2 players | 3 players | 4 players |\n|---|---|---|---|\n");
  const auto print_row = [&](const std::string& name, auto count_of) {
    fmt::print("| {} |", name);
    for (int players = 2; players <= max_seats; ++players) {
      const Tally& tally = tallies[std::size_t(players)];
      fmt::print(" {:.0f} % |", 100 * double(count_of(tally)) / double(tally.games) / players);
    }
    fmt::print("\n");
  };
  for (std::size_t i = 0; i < board.towers.size(); ++i)
    print_row(board.tower_ids[i] + " " + board.tower_names[i], [i](const Tally& tally) { return tally.reached[i]; });
  for (std::size_t i = 0; i < bonus_names.size(); ++i)
    print_row(bonus_names[i], [i](const Tally& tally) { return tally.bonuses[i]; });
}

Choose player_called(std::string_view name) {
  if (name == "heuristic") return bots::rebirth::best_at_first_sight;
  if (name == "samples") return choose_by_samples;
  return random_action<Rebirth>;
}

}  // namespace

int main(int count, char** arguments) {
  const Study study = read_study(count, arguments, {"heuristic", "samples", "random"});
  const auto pack = study.pack_file ? pack_in<Board>(study.pack_file, RebirthGame::read_content) : nullptr;
  const Board& board = pack ? *pack : standard_board();
  const Choose choose = player_called(study.player);
  fmt::print(
      "| players | games | points | by seat | wins by seat, % | first with a mission by seat, % | winner's points 5 / "
      "50 "
      "/ 95 % | put out |\n|---|---|---|---|---|---|---|---|\n");
  std::array<Tally, max_seats + 1> tallies;
  for (int players = 2; players <= max_seats; ++players) {
    Tally& tally = tallies[std::size_t(players)];
    tally = study.play<Tally>(players,
                              [&](Random& random, Tally& part) { play_game(board, choose, players, random, part); });
    print(tally, players);
    std::fflush(stdout);
  }
  print_missions(tallies, board);
  print_towers(tallies, board);
}
