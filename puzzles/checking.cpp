#include "puzzles/checking.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "engine/catalogue.hpp"

namespace ardri::puzzles {

namespace {

/// In the order of the ledger's words.
enum class Way { table, plain };

/// The id is that of the rule set, a hyphen and digits.
bool is_id_of(const RuleSet& rules, std::string_view id) {
  const std::string beginning = fmt::format("{}-", rules.id());
  return id.starts_with(beginning) && id.size() > beginning.size() &&
         id.find_first_not_of("0123456789", beginning.size()) == std::string_view::npos;
}

/// Plays steps as they stand in a field.
std::optional<Fault> play(Record& record, const std::vector<std::string>& texts, std::string_view field) {
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const AnyPosition before = record.position();
    const auto step = record.play(texts[i]);
    if (!step) return Fault::of("puzzles.wrong-step", "", field, i + 1, step.error());
    if (const std::string due = print_step(before, *step); due != texts[i])
      return Fault::of("puzzles.written-otherwise", "", field, i + 1, within_quotes(texts[i]), due);
  }
  return std::nullopt;
}

/// One puzzle in its position.
class Inspection {
 public:
  Inspection(const Puzzle& puzzle, const Study& study, const AnyPosition& here)
      : puzzle_(puzzle), study_(study), here_(here), seat_(*here.actors().begin()) {}

  std::optional<Fault> fault() const {
    if (seat_.number != puzzle_.seat) return Fault::of("puzzles.wrong-seat", "seat", puzzle_.seat, seat_.number);
    const Winners winners = study_.prove_with_table(here_);
    if (auto fault = unlike_solution(winners, Way::table)) return fault;
    if (auto fault = unlike_solution(study_.prove_plainly(here_), Way::plain)) return fault;
    if (auto fault = other_difficulty(winners.move)) return fault;
    return other_line(winners.move);
  }

 private:
  std::optional<Fault> unlike_solution(const Winners& winners, Way way) const {
    if (winners.verdict != Verdict::one_wins) return Fault::of("puzzles.unproved", "", way, winners.verdict);
    const std::string move = print_step(here_, {seat_, winners.move});
    if (move == puzzle_.solution) return std::nullopt;
    return Fault::of("puzzles.other-solution", "solution", way, move, within_quotes(puzzle_.solution));
  }

  std::optional<Fault> other_difficulty(Action solution) const {
    const Difficulty difficulty = study_.difficulty(here_, solution);
    const int step = study_.step_of(difficulty);
    if (step == puzzle_.step) return std::nullopt;
    return Fault::of("puzzles.other-difficulty", "step", puzzle_.step, step, difficulty.points());
  }

  std::optional<Fault> other_line(Action solution) const {
    const auto line = study_.best_play(here_, solution);
    if (!line) return Fault::of("puzzles.endless-line", "line");
    std::vector<std::string> texts;
    AnyPosition position = here_;
    for (const Step& step : *line) {
      texts.push_back(print_step(position, step));
      position.play(step.seat, step.action);
    }
    if (texts == puzzle_.line) return std::nullopt;
    return Fault::of("puzzles.other-line", "line", fmt::format("{}", fmt::join(texts, ", ")));
  }

  const Puzzle& puzzle_;
  const Study& study_;
  const AnyPosition& here_;
  Seat seat_;
};

}  // namespace

std::optional<Fault> Checker::check(const Puzzle& puzzle) {
  const std::size_t line = line_of(looked_at_++);
  const auto wrong = [&](const Fault& fault) { return in_puzzle(line, puzzle.id, fault); };
  const Study* study = study_for(*puzzle.rules);
  if (!study) return wrong(Fault::of("puzzles.no-puzzles", "game", puzzle.rules->id(), games_with_puzzles()));
  if (!is_id_of(*puzzle.rules, puzzle.id))
    return wrong(Fault::of("puzzles.wrong-id", "id", id_of(*puzzle.rules, looked_at_)));
  const auto [same_id, new_id] = lines_of_ids_.emplace(puzzle.id, line);
  if (!new_id) return wrong(Fault::of("puzzles.same-id", "id", same_id->second));

  Record record(*puzzle.rules, puzzle.options);
  if (const auto fault = play(record, puzzle.moves, "moves")) return wrong(*fault);
  const AnyPosition here = record.position();
  if (here.over()) return wrong(Fault::of("puzzles.over", "moves"));
  if (const auto fault = play(record, puzzle.line, "line")) return wrong(*fault);
  const auto [alike, is_new] = lines_of_likenesses_.emplace(std::pair(puzzle.rules, study->likeness(here)), line);
  if (!is_new) return wrong(Fault::of("puzzles.alike", "moves", alike->second));
  if (const auto fault = Inspection(puzzle, *study, here).fault()) return wrong(*fault);
  return std::nullopt;
}

const Study* Checker::study_for(const RuleSet& rules) {
  const auto [found, is_new] = studies_.try_emplace(&rules);
  if (is_new) found->second = study_of(rules);
  return found->second.get();
}

std::string games_with_puzzles() {
  std::vector<std::string_view> ids;
  for (const RuleSet& rules : catalogue())
    if (study_of(rules)) ids.push_back(rules.id());
  return fmt::format("{}", fmt::join(ids, ", "));
}

}  // namespace ardri::puzzles
