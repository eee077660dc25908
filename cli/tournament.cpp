// `ardri tournament`: players against each other, many games, and what they come to.
#include <fmt/format.h>

#include <algorithm>
#include <csignal>
#include <fstream>
#include <iterator>
#include <thread>

#include "arena/results_file.hpp"
#include "arena/table.hpp"
#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/progress_bar.hpp"

namespace ardri::cli {

namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal sets it");

/// Ctrl+C ends the tournament in good order, which takes a moment; more of the same does not hurry it.
class Interruptible {
 public:
  Interruptible() {
    struct sigaction action{};
    action.sa_handler = [](int) { interrupted = true; };
    for (int signal : {SIGINT, SIGTERM}) sigaction(signal, &action, nullptr);
  }
};

/// The command as a shell understands it, so that it can be given again.
std::string command_line() {
  std::ifstream file("/proc/self/cmdline", std::ios::binary);
  const std::string words{std::istreambuf_iterator<char>(file), {}};
  std::string line;
  for (std::string_view rest = words; !rest.empty();) {
    const std::string_view word = rest.substr(0, rest.find('\0'));
    rest.remove_prefix(std::min(rest.size(), word.size() + 1));
    const bool plain = !word.empty() && word.find_first_not_of(
                                            "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                            "0123456789-_=+,./:@%") == std::string_view::npos;
    line += line.empty() ? "" : " ";
    if (plain) {
      line += word;
      continue;
    }
    line += '\'';
    for (char c : word) line += c == '\'' ? std::string("'\\''") : std::string(1, c);
    line += '\'';
  }
  return line;
}

std::vector<arena::Discipline> disciplines_of(const TournamentRequest& request) {
  std::vector<arena::Discipline> disciplines;
  const auto add = [&](const RuleSet& rules) {
    disciplines.emplace_back(rules, options_or_fail(rules, request.options));
  };
  if (request.ids == std::vector<std::string>{"all"})
    for (const RuleSet& rules : catalogue()) add(rules);
  else
    for (const std::string& id : request.ids) add(rule_set_or_fail(id));
  return disciplines;
}

template <class Value>
Value or_bad_usage(std::expected<Value, Fault> value) {
  if (!value) throw Failure(value.error().what, bad_usage);
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

arena::Contest contest_of(const TournamentRequest& request) {
  arena::Pairing pairing;
  pairing.games = request.games;
  pairing.gauntlet = request.gauntlet;
  pairing.seed = request.seed;
  return or_bad_usage(arrange(disciplines_of(request), contestants_of(request), pairing, request.opening));
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

/// The rating of the first player, and how the test stands.
std::string running_text(const arena::Progress& progress) {
  const arena::Contest& contest = progress.contest;
  const arena::Standings standings = standings_of(progress, std::nullopt);
  const std::size_t best = contest.contestants.size() == 2 ? 0 : ranking(standings).front();
  const auto& rating = standings.contestants[best].rating;
  std::string text =
      rating ? fmt::format("{} {} ({})", contest.contestants[best].name, elo_text(rating), interval_text(rating)) : "";
  if (progress.sprt) text += fmt::format(", LLR {:.2f} (±{:.2f})", progress.sprt->ratio(), arena::sprt_bound);
  return text;
}

/// What to do next about a tournament that was stopped.
std::string advice(const TournamentRequest& request) {
  if (request.results.empty()) return "nothing was kept; --results FILE makes a tournament that can go on";
  return "go on with: " + command_line();
}

}  // namespace

void hold_tournament(const TournamentRequest& request) {
  const arena::Contest contest = contest_of(request);
  arena::Conduct conduct{jobs_of(request), request.patience, claims_of(request, contest), {}, {}};
  std::optional<arena::ResultsFile> results;
  if (!request.results.empty()) {
    auto opened = arena::ResultsFile::open(request.results, contest);
    if (!opened) throw Failure(opened.error().what, failed);
    results.emplace(std::move(*opened));
    conduct.keep = [&](const auto& fixture, const auto& game) { results->add(contest, fixture, game); };
  }
  const Interruptible interruptible;
  const arena::Progress end = [&] {
    ProgressBar bar;
    if (!request.quiet)
      conduct.watch = [&](const arena::Progress& now) {
        bar.show({now.played, now.counted, now.played_now, now.seconds}, [&] { return running_text(now); });
      };
    return play_tournament(contest, results ? results->known() : arena::Outcomes(contest.schedule.fixtures.size()),
                           conduct, interrupted);
  }();
  fmt::print("{}", results_text(end));
  if (!end.complete())
    throw Failure(fmt::format("stopped after {} of {} games; {}", end.played, end.counted, advice(request)), failed);
}

}  // namespace ardri::cli
