// `ardri play`: a game or a match at the terminal.
#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <random>

#include "bots/player.hpp"
#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/record_file.hpp"
#include "cli/sitting.hpp"
#include "cli/terminal.hpp"
#include "engine/core/match.hpp"

namespace ardri::cli {

namespace {

void greet() {
  fmt::print(
      "Ard Rí: the kings' games.\n\n{}\n\n",
      wrapped(
          "The first ones are Tara, on 45 hills: Red (R) and Blue (B) build ringforts; neighbours of one colour "
          "are joined by bridges into kingdoms. Then Tara, Seat of Kings, with cards, captives and traitors; Tumult "
          "Royal, where everybody grabs at once; and Rebirth, which rebuilds Ireland tile by tile. Choose what to "
          "play:",
          0));
}

/// Asks until `read` understands the answer; where nobody sits at the keyboard, once.
template <class Read>
auto ask_until(const std::string& prompt, const std::string& otherwise, Read read) {
  for (;;) {
    if (const auto answer = read(ask(prompt))) return *answer;
    if (!is_terminal(STDIN_FILENO)) throw Failure("that is no answer: " + otherwise, bad_usage);
    fmt::print("{}\n", otherwise);
  }
}

std::optional<int> read_number(const std::string& line, int low, int high) {
  int number = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
  if (error != std::errc{} || end != line.data() + line.size() || number < low || number > high) return std::nullopt;
  return number;
}

const RuleSet& choose_rule_set(Language language) {
  greet();
  const auto& sets = catalogue();
  const int count = int(sets.size());
  for (int i = 0; i < count; ++i)
    fmt::print("{:>3}  {}\n     {}\n", i + 1, sets[std::size_t(i)].words->name[language],
               wrapped(sets[std::size_t(i)].words->summary[language], 5));
  return *ask_until(fmt::format("\nWhich one? [1–{}, Enter: 1] ", count),
                    fmt::format("type a number from 1 to {}, or an id", count),
                    [&](const std::string& line) -> std::optional<const RuleSet*> {
                      if (const auto named = find_rule_set(line)) return *named;
                      const auto number = line.empty() ? 1 : read_number(line, 1, count);
                      if (!number) return std::nullopt;
                      return &sets[std::size_t(*number) - 1];
                    });
}

/// A computer player to begin with, where nobody says which.
std::string usual_opponent(const RuleSet& rules) {
  return bots::make_player("level-2", rules) ? "level-2" : "heuristic";
}

std::string choose_opponent(const RuleSet& rules) {
  if (!bots::make_player("level-1", rules)) return usual_opponent(rules);
  return ask_until("How strong are the computer's players, from 1 (gentle) to 6 (merciless)? [Enter: 2] ",
                   "type a number from 1 to 6", [](const std::string& line) -> std::optional<std::string> {
                     const auto level = line.empty() ? 2 : read_number(line, 1, 6);
                     if (!level) return std::nullopt;
                     return fmt::format("level-{}", *level);
                   });
}

std::vector<Player> choose_players(const RuleSet& rules, int seats) {
  const int people = ask_until("How many people play at this terminal? The computer plays the other seats. [Enter: 1] ",
                               fmt::format("type a number from 0 to {}", seats),
                               [&](const std::string& line) { return line.empty() ? 1 : read_number(line, 0, seats); });
  std::vector<Player> players(std::size_t(seats), people < seats ? choose_opponent(rules) : person);
  std::fill_n(players.begin(), people, person);
  return players;
}

void choose_number_of_players(const RuleSet& rules, Options& options) {
  if (!options.knows("players")) return;
  const int usual = options["players"];
  const int number =
      ask_until(fmt::format("How many play? [{}–{}, Enter: {}] ", rules.least_players, rules.most_players, usual),
                fmt::format("type a number from {} to {}", rules.least_players, rules.most_players),
                [&](const std::string& line) {
                  return line.empty() ? usual : read_number(line, rules.least_players, rules.most_players);
                });
  options.set("players", number).value();
  if (const auto fault = rules.objection(options)) throw Failure(fault->what, bad_usage);
}

/// The computer players of a rule set, as a list for people.
std::string kinds_of(const RuleSet& rules) {
  std::string kinds;
  for (const bots::PlayerKind& kind : bots::player_kinds())
    if (bots::make_player(kind.id, rules)) kinds += (kinds.empty() ? "" : ", ") + std::string(kind.id);
  return kinds;
}

std::vector<Player> read_players(const std::vector<std::string>& names, const RuleSet& rules, int seats) {
  if (names.size() != std::size_t(seats))
    throw Failure(fmt::format("--players names {} players; there are {} seats; a player is person, {}", names.size(),
                              seats, kinds_of(rules)),
                  bad_usage);
  for (const std::string& name : names)
    if (name != person && !bots::make_player(name, rules))
      throw Failure(fmt::format("there is no player {}; a player is person, {}", quoted(name), kinds_of(rules)),
                    bad_usage);
  return names;
}

/// Who plays: as asked on the command line; else a person and easy opponents; who named no rule set is asked.
std::vector<Player> seat_players(const PlayRequest& request, const RuleSet& rules, int seats) {
  if (!request.players.empty()) return read_players(request.players, rules, seats);
  if (request.id.empty() && request.resume.empty()) return choose_players(rules, seats);
  std::vector<Player> players(std::size_t(seats), usual_opponent(rules));
  players[0] = person;
  return players;
}

/// Plays on with the last record, then the further games if it is a match; all records are kept.
void play_games(const RuleSet& rules, const Options& options, bool whole_match, Language language, Sitting& sitting,
                std::vector<Record>& records) {
  Match match{rules, options};
  for (std::size_t game = 0; !match.over(); ++game) {
    if (game == records.size()) records.emplace_back(rules, match.next_game());
    Record& record = records[game];
    const bool replayed = record.position().over() && game + 1 < records.size();
    if (!replayed) {
      fmt::print("\n{}{}\n", rules.words->name[language],
                 whole_match ? fmt::format(", game {} of {}", game + 1, match.games()) : "");
      if (whole_match) sitting.set_stakes(bots::stakes_in(match));
      sitting.play(record);
    }
    match.add(record.position().scores());
    if (!whole_match && game + 1 == records.size()) return;
  }
  if (match.games() == 1) return;  // the game has said who won; points alone would not break its ties
  fmt::print("{}\n", say(rules, language, "terminal.match-over",
                         winners_text(rules, match.leaders(), match.points().seats, language),
                         points_text(rules, match.points(), language)));
}

/// The games of a file to be played on: games of one rule set, all but perhaps the last one finished.
std::vector<Record> load_games(const std::string& path) {
  std::vector<Record> records = load_records(path);
  for (const Record& record : records)
    if (record.rules().id() != records.back().rules().id() || int(records.size()) > record.rules().match_games)
      throw Failure(on_one_line(path) + ": holds more than the games of one match", failed);
  for (std::size_t i = 0; i + 1 < records.size(); ++i)
    if (!records[i].position().over())
      throw Failure(on_one_line(path) + ": holds an unfinished game before the last one", failed);
  return records;
}

void play_until_the_end(const PlayRequest& request, std::vector<Record>& records) {
  const Language language = choose_language(request.language);
  const RuleSet& rules = !records.empty()     ? records.back().rules()
                         : request.id.empty() ? choose_rule_set(language)
                                              : rule_set_or_fail(request.id);
  Options options = turn_by_turn_or_fail(
      rules, records.empty() ? options_or_fail(rules, request.options, request.content) : records.front().options());
  if (request.id.empty() && records.empty()) choose_number_of_players(rules, options);
  const int seats = rules.begin(options).seats();
  Sitting sitting{seat_players(request, rules, seats), request.seed.value_or(std::random_device{}()), language};
  play_games(rules, options, request.match, language, sitting, records);
}

}  // namespace

void play(const PlayRequest& request) {
  if (!request.save.empty()) expect_writable(request.save);
  std::vector<Record> records;
  if (!request.resume.empty()) records = load_games(request.resume);
  try {
    play_until_the_end(request, records);
  } catch (const Left& left) {
    const bool lost = !left.saved && request.save.empty() && !records.empty() && !records.back().steps().empty();
    fmt::print("Goodbye.{}\n", lost ? " The game was not saved; --save FILE does that." : "");
  }
  if (request.save.empty()) return;
  save_records(request.save, records);
  fmt::print("Saved to {}.\n", on_one_line(request.save));
}

}  // namespace ardri::cli
