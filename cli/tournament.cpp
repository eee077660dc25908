// `ardri tournament`: players against each other, many games, and what they come to.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <ctime>
#include <fstream>
#include <iterator>
#include <thread>

#include "arena/report.hpp"
#include "arena/results_file.hpp"
#include "arena/table.hpp"
#include "bots/player.hpp"
#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/progress_bar.hpp"

namespace ardri::cli {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal sets it");

/// Ctrl+C ends the tournament in good order, which takes a moment; more of the same does not hurry it.
void catch_interrupts() {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = true; };
  for (int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
}

/// The command as a shell understands it, so that it can be given again.
std::string command_line() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  const std::string words{std::istreambuf_iterator<char>(file), {}};
  std::string line;
  for (std::string_view rest = words; !rest.empty();) {
    const std::string_view word = rest.substr(0, rest.find('\0'));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    const bool plain_text = !word.empty() && word.find_first_not_of(
                                                 "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                                 "0123456789-_=+,./:@%") == std::string_view::npos;
    line += line.empty() ? "" : " ";
    if (plain_text) {
      line += word;
      continue;
    }
    line += '\'';
    for (char c : word) line += c == '\'' ? std::string("'\\''") : std::string(1, c);
    line += '\'';
  }
  return line;
}

template <class Value>
Value or_bad_usage(std::expected<Value, Fault> value) {
  if (!value) throw Failure(value.error(), bad_usage);
  return std::move(*value);
}

std::vector<arena::Contestant> contestants_of(const TournamentRequest& request) {
  const arena::CommonLimits limits{request.nodes, request.seconds, request.threads};
  std::vector<arena::Contestant> contestants;
  for (const std::string& text : request.players) contestants.push_back(or_bad_usage(arena::read_player(text, limits)));
  for (const std::string& text : request.programs)
    contestants.push_back(or_bad_usage(arena::read_program(text, limits)));
  return contestants;
}

/// The rule sets that were named; "all" are those for which all the players are there.
std::vector<const RuleSet*> rule_sets_of(const TournamentRequest& request,
                                         std::span<const arena::Contestant> contestants) {
  std::vector<const RuleSet*> sets;
  if (request.ids != std::vector<std::string>{"all"}) {
    for (const std::string& id : request.ids) sets.push_back(&rule_set_or_fail(id));
    return sets;
  }
  const auto plays = [](const arena::Contestant& contestant, const RuleSet& rules) {
    return contestant.is_program() || contestant.player(rules);
  };
  for (const RuleSet& rules : catalogue())
    if (std::ranges::all_of(contestants, [&](const auto& contestant) { return plays(contestant, rules); }))
      sets.push_back(&rules);
  return sets.empty() ? std::vector{&catalogue().front()} : sets;  // which will say who is not there
}

arena::Contest contest_of(const TournamentRequest& request) {
  arena::Pairing pairing;
  pairing.games = request.games;
  if (request.gauntlet) pairing.meeting = arena::Meeting::gauntlet;
  if (request.alone) pairing.meeting = arena::Meeting::alone;
  pairing.seed = request.seed;
  const std::vector<arena::Contestant> contestants = contestants_of(request);
  std::vector<arena::Discipline> disciplines;
  for (const RuleSet* rules : rule_sets_of(request, contestants))
    disciplines.emplace_back(*rules,
                             turn_by_turn_or_fail(*rules, options_or_fail(*rules, request.options, request.content)));
  return or_bad_usage(arrange(disciplines, contestants, pairing, request.opening));
}

std::optional<arena::Claims> claims_of(const TournamentRequest& request, const arena::Contest& contest) {
  if (request.sprt.empty()) return std::nullopt;
  if (request.sprt.size() != 2 || !(request.sprt[0] < request.sprt[1]))
    throw Failure("--sprt takes two differences in Elo, the smaller first, as in --sprt 0,20", bad_usage);
  const bool two_sides = std::ranges::all_of(contest.disciplines, [](const auto& one) { return one.sides() == 2; });
  if (contest.contestants.size() != 2 || !two_sides)
    throw Failure("--sprt compares two players in games of two sides", bad_usage);
  return arena::Claims{request.sprt[0], request.sprt[1]};
}

int jobs_of(const TournamentRequest& request) {
  if (request.jobs > 0) return request.jobs;
  return std::max(1, int(std::thread::hardware_concurrency()) / request.threads);
}

/// The rating of the first of two players or the best of many, and how the test stands.
std::string running_text(const arena::Progress& progress) {
  const arena::Contest& contest = progress.contest;
  const arena::Standings standings = standings_of(progress, std::nullopt);
  const std::size_t shown = contest.contestants.size() == 2 ? 0 : ranking(standings).front();
  const auto& rating = standings.contestants[shown].rating;
  if (!rating) return "";
  const std::string text =
      fmt::format("{} {} ({})", contest.contestants[shown].name, elo_text(rating), interval_text(rating));
  return progress.sprt ? fmt::format("{}, LLR {:.2f} (±{:.2f})", text, progress.sprt->ratio(), arena::sprt_bound)
                       : text;
}

std::string today() {
  const std::time_t now = std::time(nullptr);
  std::tm date{};
  char text[40]{};
  if (gmtime_r(&now, &date)) std::strftime(text, sizeof text, "%Y-%m-%d %H:%M UTC", &date);
  return text;
}

/// What to do next about a tournament that was stopped.
std::string advice(const TournamentRequest& request) {
  if (request.results.empty()) return "nothing was kept; --results FILE makes a tournament that can go on";
  return "go on with: " + command_line();
}

std::optional<arena::ResultsFile> open_results(const TournamentRequest& request, const arena::Contest& contest) {
  if (request.results.empty()) return std::nullopt;
  auto results = arena::ResultsFile::open(request.results, contest);
  if (!results) throw Failure(results.error(), failed);
  if (results->beyond() > 0 && !request.quiet)
    fmt::print(stderr, "{} games of {} are more than --games asks for, and are not counted.\n", results->beyond(),
               on_one_line(request.results));
  return std::move(*results);
}

/// Plays what is missing, keeps it, and shows how far it has come.
arena::Progress play(const arena::Contest& contest, arena::Conduct conduct, std::optional<arena::ResultsFile>& results,
                     bool quiet) {
  ProgressBar bar;
  if (results) conduct.keep = [&](const auto& fixture, const auto& game) { results->add(contest, fixture, game); };
  if (!quiet)
    conduct.watch = [&](const arena::Progress& now) {
      bar.show({now.played, now.counted, now.played_now, now.seconds}, [&] { return running_text(now); });
    };
  return play_tournament(contest, results ? results->known() : arena::Outcomes{}, conduct, interrupted);
}

void write_report(const std::string& path, const arena::Progress& progress, int jobs) {
  const int cores = int(std::thread::hardware_concurrency());
  write_file(path, report_html(progress, {command_line(), cores, jobs, today()}));
  fmt::print("The report is in {}.\n", on_one_line(path));
}

}  // namespace

void hold_tournament(const TournamentRequest& request) {
  if (!request.report.empty()) expect_writable(request.report);
  const arena::Contest contest = contest_of(request);
  const arena::Conduct conduct{jobs_of(request), request.patience, claims_of(request, contest), {}, {}};
  auto results = open_results(request, contest);
  catch_interrupts();
  const arena::Progress end = play(contest, conduct, results, request.quiet);
  fmt::print("{}", results_text(end));
  if (!request.report.empty()) write_report(request.report, end, conduct.jobs);
  if (!end.complete())
    throw Failure(fmt::format("stopped after {} of {} games; {}", end.played, end.counted, advice(request)), failed);
}

}  // namespace ardri::cli
