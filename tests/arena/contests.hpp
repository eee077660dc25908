// Small contests for the tests of the arena.
#pragma once

#include <gtest/gtest.h>

#include "arena/tournament.hpp"
#include "engine/catalogue.hpp"

namespace ardri::arena::test {

struct Setting {
  std::vector<std::string> ids{"four-treasures"};
  std::vector<std::string> players{"level-3@nodes=60", "level-2"};
  std::vector<std::string> programs{};
  int games = 8;
  int opening = 4;
  std::uint64_t seed = 1;
  Meeting meeting = Meeting::everybody;
};

inline std::vector<Contestant> contestants_of(const Setting& setting) {
  std::vector<Contestant> contestants;
  for (const std::string& text : setting.players) contestants.push_back(read_player(text, {}).value());
  for (const std::string& text : setting.programs) contestants.push_back(read_program(text, {}).value());
  return contestants;
}

inline Contest contest_of(const Setting& setting, std::vector<Discipline> disciplines) {
  Pairing pairing;
  pairing.games = setting.games;
  pairing.meeting = setting.meeting;
  pairing.seed = setting.seed;
  return arrange(std::move(disciplines), contestants_of(setting), pairing, setting.opening).value();
}

inline Contest contest_of(const Setting& setting) {
  std::vector<Discipline> disciplines;
  for (const std::string& id : setting.ids) {
    const RuleSet& rules = *find_rule_set(id).value();
    disciplines.emplace_back(rules, rules.standard_options());
  }
  return contest_of(setting, std::move(disciplines));
}

/// Plays a contest to its end; keeps the games, in the order of the schedule, as records.
struct Played {
  Progress progress;
  std::vector<std::string> records;
};

/// Seconds after which a program is given up, where that is not what is tested: no busy machine takes as long.
inline constexpr double patience = 300;

inline Played play(const Contest& contest, int jobs = 1, Outcomes known = {}, std::optional<Claims> sprt = {}) {
  const std::atomic<bool> stop = false;
  std::vector<std::string> records(contest.schedule.fixtures.size());
  Conduct conduct{jobs, patience, sprt, {}, {}};
  conduct.keep = [&](const Fixture& fixture, const PlayedGame& game) {
    records[std::size_t(&fixture - contest.schedule.fixtures.data())] = game.record.text();
  };
  Progress progress = play_tournament(contest, std::move(known), conduct, stop);
  return {std::move(progress), std::move(records)};
}

/// What is played refers to its contest.
Played play(Contest&& contest, int jobs = 1, Outcomes known = {}, std::optional<Claims> sprt = {}) = delete;

}  // namespace ardri::arena::test
