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

void greet(Language language) {
  fmt::print("{}\n\n{}\n\n", say(language, "terminal.welcome"), wrapped(say(language, "terminal.introduction"), 0));
}

/// Asks until `read` understands the answer; where nobody sits at the keyboard, once.
template <class Read>
auto ask_until(Language language, const Happening& prompt, const Happening& otherwise, Read read) {
  for (;;) {
    if (const auto answer = read(ask(tell(prompt, language)))) return *answer;
    if (!is_terminal(STDIN_FILENO)) throw Failure(Fault::of("terminal.no-answer", "", name_of(otherwise)), bad_usage);
    fmt::print("{}\n", tell(otherwise, language));
  }
}

std::optional<int> read_number(const std::string& line, int low, int high) {
  int number = 0;
  const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
  if (error != std::errc{} || end != line.data() + line.size() || number < low || number > high) return std::nullopt;
  return number;
}

const RuleSet& choose_rule_set(Language language) {
  greet(language);
  const auto& sets = catalogue();
  const int count = int(sets.size());
  for (int i = 0; i < count; ++i)
    fmt::print("{:>3}  {}\n     {}\n", i + 1, sets[std::size_t(i)].words->name[language],
               wrapped(sets[std::size_t(i)].words->summary[language], 5));
  fmt::print("\n");
  return *ask_until(language, happening_with("terminal.which-one", count),
                    happening_with("terminal.type-number-or-id", count),
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

std::string choose_opponent(const RuleSet& rules, Language language) {
  if (!bots::make_player("level-1", rules)) return usual_opponent(rules);
  return ask_until(language, happening_with("terminal.how-strong"), happening_with("terminal.type-number", 1, 6),
                   [](const std::string& line) -> std::optional<std::string> {
                     const auto level = line.empty() ? 2 : read_number(line, 1, 6);
                     if (!level) return std::nullopt;
                     return fmt::format("level-{}", *level);
                   });
}

std::vector<Player> choose_players(const RuleSet& rules, int seats, Language language) {
  const int people =
      ask_until(language, happening_with("terminal.how-many-people"), happening_with("terminal.type-number", 0, seats),
                [&](const std::string& line) { return line.empty() ? 1 : read_number(line, 0, seats); });
  std::vector<Player> players(std::size_t(seats), people < seats ? choose_opponent(rules, language) : person);
  std::fill_n(players.begin(), people, person);
  return players;
}

void choose_number_of_players(const RuleSet& rules, Options& options, Language language) {
  if (!options.knows("players")) return;
  const int usual = options["players"];
  const int number = ask_until(
      language, happening_with("terminal.how-many-play", rules.least_players, rules.most_players, usual),
      happening_with("terminal.type-number", rules.least_players, rules.most_players), [&](const std::string& line) {
        return line.empty() ? usual : read_number(line, rules.least_players, rules.most_players);
      });
  options.set("players", number).value();
  if (const auto fault = rules.objection(options)) throw Failure(*fault, bad_usage);
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
    throw Failure(Fault::of("terminal.wrong-number-of-players", "", names.size(), seats, kinds_of(rules)), bad_usage);
  for (const std::string& name : names)
    if (name != person && !bots::make_player(name, rules))
      throw Failure(Fault::of("terminal.no-such-player", "", within_quotes(name), kinds_of(rules)), bad_usage);
  return names;
}

/// Who plays: as asked on the command line; else a person and easy opponents; who named no rule set is asked.
std::vector<Player> seat_players(const PlayRequest& request, const RuleSet& rules, int seats, Language language) {
  if (!request.players.empty()) return read_players(request.players, rules, seats);
  if (request.id.empty() && request.resume.empty()) return choose_players(rules, seats, language);
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
      const std::string_view name = rules.words->name[language];
      fmt::print("\n{}\n", whole_match ? say(language, "terminal.game-of-match", name, game + 1, match.games())
                                       : std::string(name));
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

[[noreturn]] void fail_with_file(const std::string& path, EventKind kind) {
  throw Failure(Fault::of("fault.in-file", "", on_one_line(path), Fault::of(kind, "")), failed);
}

/// The games of a file to be played on: games of one rule set, all but perhaps the last one finished.
std::vector<Record> load_games(const std::string& path) {
  std::vector<Record> records = load_records(path);
  for (const Record& record : records)
    if (record.rules().id() != records.back().rules().id() || int(records.size()) > record.rules().match_games)
      fail_with_file(path, "terminal.more-than-a-match");
  for (std::size_t i = 0; i + 1 < records.size(); ++i)
    if (!records[i].position().over()) fail_with_file(path, "terminal.unfinished-before");
  return records;
}

void play_until_the_end(const PlayRequest& request, Language language, std::vector<Record>& records) {
  const RuleSet& rules = !records.empty()     ? records.back().rules()
                         : request.id.empty() ? choose_rule_set(language)
                                              : rule_set_or_fail(request.id);
  Options options = turn_by_turn_or_fail(
      rules, records.empty() ? options_or_fail(rules, request.options, request.content) : records.front().options());
  if (request.id.empty() && records.empty()) choose_number_of_players(rules, options, language);
  const int seats = rules.begin(options).seats();
  Sitting sitting{seat_players(request, rules, seats, language), request.seed.value_or(std::random_device{}()),
                  language};
  play_games(rules, options, request.match, language, sitting, records);
}

}  // namespace

void play(const PlayRequest& request) {
  const Language language = choose_language(request.language);
  if (!request.save.empty()) expect_writable(request.save);
  std::vector<Record> records;
  if (!request.resume.empty()) records = load_games(request.resume);
  try {
    play_until_the_end(request, language, records);
  } catch (const Left& left) {
    const bool lost = !left.saved && request.save.empty() && !records.empty() && !records.back().steps().empty();
    fmt::print("{}{}\n", say(language, "terminal.goodbye"), lost ? " " + say(language, "terminal.not-saved") : "");
  }
  if (request.save.empty()) return;
  save_records(request.save, records);
  fmt::print("{}\n", say(language, "terminal.saved", on_one_line(request.save)));
}

}  // namespace ardri::cli
