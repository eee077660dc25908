// `ardri play`: a game or a match at the terminal.
#include <fmt/format.h>

#include <random>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/sitting.hpp"
#include "cli/terminal.hpp"
#include "engine/core/match.hpp"

namespace ardri::cli {

namespace {

void greet() {
  fmt::print("Ard Rí: the kings' games.\n\n{}\n\n",
             wrapped("Tara is played on 45 hills, A to G and 1 to 7. Red (R) and Blue (B) build ringforts; neighbours "
                     "of one colour are joined by bridges into kingdoms. Choose how to play:",
                     0));
}

const RuleSet& choose_rule_set(Language language) {
  greet();
  const auto& sets = catalogue();
  for (std::size_t i = 0; i < sets.size(); ++i)
    fmt::print("{:>3}  {}\n     {}\n", i + 1, sets[i].words->name[language],
               wrapped(sets[i].words->summary[language], 5));
  for (;;) {
    const std::string line = ask(fmt::format("\nWhich one? [1–{}, Enter: 1] ", sets.size()));
    if (line.empty()) return sets[0];
    if (const auto named = find_rule_set(line)) return **named;
    const long number = std::strtol(line.c_str(), nullptr, 10);
    if (number >= 1 && std::size_t(number) <= sets.size()) return sets[std::size_t(number) - 1];
    fmt::print("Type a number from 1 to {}, or an id.\n", sets.size());
  }
}

std::vector<Player> choose_players(int seats) {
  std::vector<Player> players(std::size_t(seats), Player::random);
  for (;;) {
    const std::string line =
        ask("How many people play at this terminal? The computer plays the other seats at random. "
            "[Enter: 1] ");
    const long people = line.empty() ? 1
                        : line.find_first_not_of("0123456789") == std::string::npos
                            ? std::strtol(line.c_str(), nullptr, 10)
                            : -1;
    if (people >= 0 && people <= seats) {
      std::fill_n(players.begin(), people, Player::person);
      return players;
    }
    fmt::print("Type a number from 0 to {}.\n", seats);
  }
}

std::vector<Player> read_players(const std::vector<std::string>& names, int seats) {
  if (names.size() != std::size_t(seats))
    throw Failure(fmt::format("--players names {} players; this rule set has {} seats, as in --players person,random",
                              names.size(), seats),
                  bad_usage);
  std::vector<Player> players;
  for (const std::string& name : names) {
    if (name != "person" && name != "random")
      throw Failure(fmt::format("there is no player \"{}\"; a player is person or random", name), bad_usage);
    players.push_back(name == "person" ? Player::person : Player::random);
  }
  return players;
}

void save_if_asked(const PlayRequest& request, const std::vector<Record>& records) {
  if (request.save.empty()) return;
  save_records(request.save, records);
  fmt::print("Saved to {}.\n", request.save);
}

/// Plays the games of a match, or just the one, keeping all records.
void play_games(const RuleSet& rules, const PlayRequest& request, Sitting& sitting, Language language,
                std::vector<Record>& records) {
  Match match{rules, rules.standard_options()};
  do {
    fmt::print("\n{}{}\n", rules.words->name[language],
               request.match ? fmt::format(", game {} of {}", match.games_played() + 1, match.games()) : "");
    records.emplace_back(rules, match.next_game());
    sitting.play(records.back());
    match.add(records.back().position().scores());
  } while (request.match && !match.over());
  if (request.match)
    fmt::print("The match is over. {}: {}\n", winners_text(rules, match.leaders(), language),
               points_text(rules, match.points(), language));
}

}  // namespace

void play(const PlayRequest& request) {
  const Language language = choose_language(request.language);
  std::vector<Record> records;
  if (!request.resume.empty()) records = load_records(request.resume);
  try {
    const RuleSet& rules = !records.empty()     ? records.back().rules()
                           : request.id.empty() ? choose_rule_set(language)
                                                : rule_set_or_fail(request.id);
    auto players = !request.players.empty() ? read_players(request.players, rules.most_players)
                   : request.id.empty()     ? choose_players(rules.most_players)
                                            : std::vector<Player>(std::size_t(rules.most_players), Player::random);
    if (request.players.empty() && !request.id.empty()) players[0] = Player::person;
    Sitting sitting{std::move(players), request.seed.value_or(std::random_device{}()), language};
    if (records.empty())
      play_games(rules, request, sitting, language, records);
    else
      sitting.play(records.back());
  } catch (const Left&) {
    fmt::print("Goodbye.\n");
  }
  save_if_asked(request, records);
}

}  // namespace ardri::cli
