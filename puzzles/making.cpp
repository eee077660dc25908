#include "puzzles/making.hpp"

#include <algorithm>
#include <map>

#include "puzzles/study.hpp"

namespace ardri::puzzles {

namespace {

struct Candidate {
  std::size_t moves;  // that lead to it
  Action solution;
  int step;
};

class Maker {
 public:
  Maker(const RuleSet& rules, const MakingOrder& order) : rules_(rules), order_(order), study_(study_of(rules)) {
    for (int step : order.steps) missing_[step] = order.count;
  }

  bool done() const {
    return std::ranges::all_of(missing_, [](const auto& step) { return step.second == 0; });
  }
  std::size_t found() const { return puzzles_.size(); }

  void look_at_game(std::uint64_t number) {
    std::uint64_t seed = order_.seed;
    Random random{splitmix64(seed) + number};
    Record game(rules_, rules_.standard_options());
    for (const Step& step : study_->self_play(random)) game.play(step);
    for (const Candidate& candidate : candidates_in(game))
      if (accept(game, candidate)) return;
  }

  std::vector<Puzzle> in_order() && {
    std::vector<Puzzle> ordered;
    for (const auto& [step, missing] : missing_)
      for (Puzzle& puzzle : puzzles_)
        if (puzzle.step == step) ordered.push_back(std::move(puzzle));
    for (std::size_t i = 0; i < ordered.size(); ++i) ordered[i].id = id_of(rules_, i + 1);
    return ordered;
  }

 private:
  /// Those of steps that are still missing; what is missing most comes first, and of that the earliest in the game.
  std::vector<Candidate> candidates_in(const Record& game) {
    std::vector<Candidate> candidates;
    for (std::size_t moves = game.steps().size(); moves-- > 0;) {
      const AnyPosition here = game.position_after(moves);
      const Winners winners = study_->prove_with_table(here);
      if (winners.verdict == Verdict::too_large) break;
      if (winners.verdict != Verdict::one_wins) continue;
      const int step = study_->step_of(study_->difficulty(here, winners.move));
      if (missing(step) > 0) candidates.push_back({moves, winners.move, step});
    }
    std::ranges::sort(candidates, [this](const Candidate& one, const Candidate& other) {
      return std::pair(missing(one.step), other.moves) > std::pair(missing(other.step), one.moves);
    });
    return candidates;
  }

  std::size_t missing(int step) const {
    const auto found = missing_.find(step);
    return found == missing_.end() ? 0 : found->second;
  }

  bool accept(const Record& game, const Candidate& candidate) {
    const AnyPosition here = game.position_after(candidate.moves);
    if (seen_.contains(study_->likeness(here))) return false;
    if (study_->prove_plainly(here) != Winners{Verdict::one_wins, candidate.solution}) return false;
    const auto line = study_->best_play(here, candidate.solution);
    if (!line) return false;
    puzzles_.push_back(puzzle_of(game, candidate, *line));
    seen_.insert(study_->likeness(here));
    --missing_[candidate.step];
    return true;
  }

  Puzzle puzzle_of(const Record& game, const Candidate& candidate, const std::vector<Step>& line) const {
    Record whole(rules_, game.options());
    for (std::size_t i = 0; i < candidate.moves; ++i) whole.play(game.steps()[i]);
    for (const Step& step : line) whole.play(step);
    std::vector<std::string> texts = whole.step_texts();
    const auto begin = texts.begin() + std::ptrdiff_t(candidate.moves);
    return {.id = {},
            .rules = &rules_,
            .options = game.options(),
            .moves = {texts.begin(), begin},
            .seat = line.front().seat.number,
            .step = candidate.step,
            .solution = *begin,
            .line = {begin, texts.end()}};
  }

  const RuleSet& rules_;
  const MakingOrder& order_;
  std::unique_ptr<Study> study_;
  std::map<int, std::size_t> missing_;
  std::set<Likeness> seen_;
  std::vector<Puzzle> puzzles_;
};

}  // namespace

std::vector<Puzzle> make_puzzles(const RuleSet& rules, const MakingOrder& order, const Watch& watch) {
  Maker maker(rules, order);
  for (std::uint64_t game = 0; game < order.most_games && !maker.done(); ++game) {
    maker.look_at_game(game);
    watch(maker.found());
  }
  return std::move(maker).in_order();
}

}  // namespace ardri::puzzles
