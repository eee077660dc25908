// `ardri puzzles make` and `ardri puzzles check`: positions with one move that wins.
#include <fmt/format.h>

#include <array>
#include <chrono>
#include <map>

#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/progress_bar.hpp"
#include "cli/saying.hpp"
#include "cli/terminal.hpp"
#include "puzzles/checking.hpp"
#include "puzzles/making.hpp"

namespace ardri::cli {

namespace {

using puzzles::Puzzle;
using Clock = std::chrono::steady_clock;

/// How far it has come, whichever way it is counted.
class Progress {
 public:
  explicit Progress(std::size_t total) : total_(total) {}
  void show(std::size_t done, std::string_view remark) {
    const double seconds = std::chrono::duration<double>(Clock::now() - begun_).count();
    bar_.show({done, total_, done, seconds}, [&] { return std::string(remark); });
  }

 private:
  ProgressBar bar_;
  std::size_t total_;
  Clock::time_point begun_ = Clock::now();
};

/// The rule sets that were named, or all that have puzzles.
std::vector<const RuleSet*> rule_sets_of(const MakePuzzlesRequest& request) {
  std::vector<const RuleSet*> sets;
  for (const std::string& id : request.ids) {
    sets.push_back(&rule_set_or_fail(id));
    if (!puzzles::study_of(*sets.back()))
      throw Failure(Fault::of("puzzles.no-puzzles", "", id, puzzles::games_with_puzzles()), bad_usage);
    if (std::ranges::count(sets, sets.back()) > 1) throw Failure(Fault::of("arena.named-twice", "", id), bad_usage);
  }
  if (sets.empty())
    for (const RuleSet& rules : catalogue())
      if (puzzles::study_of(rules)) sets.push_back(&rules);
  return sets;
}

std::set<int> steps_of(const MakePuzzlesRequest& request) {
  std::set<int> steps(request.steps.begin(), request.steps.end());
  for (int step = 1; request.steps.empty() && step <= puzzles::steps_of_difficulty; ++step) steps.insert(step);
  return steps;
}

/// How many there are of each rule set and step.
void print_counts(const std::vector<Puzzle>& all, Language language) {
  std::vector<const RuleSet*> sets;
  std::map<std::pair<const RuleSet*, int>, int> counts;  // step 0: all of them
  for (const Puzzle& puzzle : all) {
    if (++counts[{puzzle.rules, 0}] == 1) sets.push_back(puzzle.rules);
    ++counts[{puzzle.rules, puzzle.step}];
  }
  fmt::print("{:<20}", say(language, "puzzles.head-difficulty"));
  for (int step = 1; step <= puzzles::steps_of_difficulty; ++step) fmt::print("{:>5}", step);
  fmt::print("{:>7}\n", say(language, "puzzles.head-all"));
  for (const RuleSet* rules : sets) {
    fmt::print("{:<20}", rules->id());
    for (int step = 1; step <= puzzles::steps_of_difficulty; ++step) fmt::print("{:>5}", counts[{rules, step}]);
    fmt::print("{:>7}\n", counts[{rules, 0}]);
  }
}

}  // namespace

void make_puzzles(const MakePuzzlesRequest& request) {
  const Language language = choose_language(request.language);
  const std::vector<const RuleSet*> sets = rule_sets_of(request);
  expect_writable(request.file);
  const puzzles::MakingOrder order{request.count, steps_of(request), request.seed, request.games};
  const std::size_t wanted = sets.size() * order.steps.size() * order.count;
  std::vector<Puzzle> all;
  {
    Progress progress(wanted);
    for (const RuleSet* rules : sets) {
      auto made =
          make_puzzles(*rules, order, [&](std::size_t found) { progress.show(all.size() + found, rules->id()); });
      std::ranges::move(made, std::back_inserter(all));
    }
  }
  if (!all.empty()) {
    write_file(request.file, puzzles::write_puzzles(all));
    print_counts(all, language);
    fmt::print("{}\n", say(language, "puzzles.made", all.size(), on_one_line(request.file)));
  }
  if (all.size() < wanted) throw Failure(Fault::of("puzzles.too-few", "", wanted - all.size(), request.games), failed);
}

void check_puzzles(const CheckPuzzlesRequest& request) {
  const Language language = choose_language(request.language);
  const auto in_file = [&](const Fault& fault) {
    return Failure(Fault::of("fault.in-file", "", on_one_line(request.file), fault), failed);
  };
  const auto all = puzzles::read_puzzles(read_file(request.file), find_rule_set);
  if (!all) throw in_file(all.error());
  {
    puzzles::Checker checker;
    Progress progress(all->size());
    std::size_t done = 0;
    for (const Puzzle& puzzle : *all) {
      if (const auto fault = checker.check(puzzle)) throw in_file(*fault);
      progress.show(++done, puzzle.id);
    }
  }
  print_counts(*all, language);
  fmt::print("{}\n", say(language, "puzzles.sound", all->size()));
}

}  // namespace ardri::cli
