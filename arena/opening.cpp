#include "arena/opening.hpp"

#include <unordered_set>

#include "arena/seed.hpp"
#include "engine/core/random_play.hpp"

namespace ardri::arena {

namespace {

struct Drawn {
  std::vector<Step> steps;
  AnyPosition position;
};

/// So many random moves, and what chance does before, between and after them: hands that are dealt at the beginning
/// belong to the opening. Stops where the game ends.
Drawn draw(const Discipline& discipline, int moves, Random& random) {
  Drawn drawn{{}, discipline.rules().begin(discipline.options())};
  while (!drawn.position.over() && (moves > 0 || drawn.position.chance_acts())) {
    const Seat seat = random_member(drawn.position.actors(), random);
    const Step step{seat, drawn.position.random_action(seat, random)};
    drawn.position.play(step.seat, step.action);
    drawn.steps.push_back(step);
    if (seat != chance_seat) --moves;
  }
  return drawn;
}

}  // namespace

std::expected<Openings, Fault> draw_openings(const Discipline& discipline, int count, int moves, std::uint64_t seed) {
  constexpr int patience = 300;  // draws in a row that bring nothing new
  Random random{seed_from({seed, number_of(discipline.rules().id())})};
  std::unordered_set<std::uint64_t> known;
  Openings openings;
  int idle = 0;
  while (int(openings.list.size()) < count) {
    Drawn drawn = draw(discipline, moves, random);
    const bool fresh = !drawn.position.over() && !known.contains(drawn.position.hash());
    if (!fresh && ++idle < patience) continue;
    if (drawn.position.over() && known.empty())
      return std::unexpected(Fault::of("arena.opening-ends", "opening", moves, discipline.rules().id()));
    if (drawn.position.over()) continue;
    if (fresh) {
      known.insert(drawn.position.hash());
      idle = 0;
    }
    openings.list.push_back({std::move(drawn.steps), random.next()});
  }
  openings.different = int(known.size());
  return openings;
}

}  // namespace ardri::arena
