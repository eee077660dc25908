#include "puzzles/study.hpp"

#include "bots/one_look.hpp"
#include "bots/tara/ways.hpp"
#include "engine/core/random_play.hpp"
#include "puzzles/best_play.hpp"
#include "puzzles/puzzle.hpp"

namespace ardri::puzzles {

namespace {

// How much may be looked at for one position.
constexpr std::uint64_t table_nodes = 400'000, plain_nodes = 3'000'000, depth_nodes = 400'000, line_nodes = 1'000'000;

constexpr int least_random_moves = 4, most_random_moves = 8;
/// How far a game may stray from what looks best, in hundredths of a point.
constexpr std::uint32_t warmth = 60;

template <class P>
class StudyOf final : public Study {
 public:
  std::vector<Step> self_play(Random& random) const override {
    P here = P::begin(Seat{0});
    const std::size_t at_random = least_random_moves + random.below(most_random_moves - least_random_moves + 1);
    std::vector<Step> steps;
    while (!here.actors().empty()) {
      const Seat seat = *here.actors().begin();
      const Action action = steps.size() < at_random
                                ? random_action(here, seat, random)
                                : bots::look_once(here, bots::tara::Mind<P>{}, {}, warmth, random).action;
      here.play(seat, action);
      steps.push_back({seat, action});
    }
    return steps;
  }
  Winners prove_with_table(const AnyPosition& here) const override {
    return winning_moves(of(here), TableProof<P>(table_nodes));
  }
  Winners prove_plainly(const AnyPosition& here) const override {
    return winning_moves(of(here), PlainProof<P>(plain_nodes));
  }
  Difficulty difficulty(const AnyPosition& here, Action solution) const override {
    return {depth_of(of(here), solution, depth_nodes), rank_of(of(here), solution),
            count_legal(of(here), *here.actors().begin())};
  }
  int step_of(const Difficulty& difficulty) const override { return puzzles::step_of<P>(difficulty); }
  std::optional<std::vector<Step>> best_play(const AnyPosition& here, Action solution) const override {
    auto line = puzzles::best_play(of(here), solution, line_nodes);
    if (line && line->size() > longest_line) line->resize(longest_line);
    return line;
  }
  Likeness likeness(const AnyPosition& here) const override { return likeness_of(of(here)); }

 private:
  static const P& of(const AnyPosition& here) { return *concrete<tara::TaraGame<P>>(here); }
};

}  // namespace

std::unique_ptr<Study> study_of(const RuleSet& rules) {
  return bots::tara::make_for(rules.id(), []<class P>() -> std::unique_ptr<Study> {
    if constexpr (P::seats == 2)
      return std::make_unique<StudyOf<P>>();
    else
      return nullptr;
  });
}

}  // namespace ardri::puzzles
