// The players of a game with hidden information that look once, and those that imagine how it may go on.
//
// A mind of such a game tells
//   Action choose(const P&, Seat, Random&)   what looks best at first sight
//   void step(P&, Random&)                   how to play on in imagined games
//   bool far_enough(const P& root, const P&) when to stop
//   Rewards judge(const P&)                  what a position is worth to every seat, from −1 to 1
// and perhaps narrow, see imagined_games.hpp.
#pragma once

#include "bots/imagined_games.hpp"
#include "bots/information_sets.hpp"
#include "bots/player.hpp"
#include "engine/core/any_position_of.hpp"

namespace ardri::bots {

/// Draws that differ from position to position and depend on nothing that the seat cannot see.
template <class G>
std::uint64_t draws_for(const typename G::Position& here, const Task& task) {
  Random imagined{task.seed};
  return task.seed ^ G::sample(here, task.seat, imagined).hash();
}

template <class G, class Mind>
class FirstSight final : public Player {
 public:
  explicit FirstSight(Mind mind = {}) : mind_(std::move(mind)) {}
  Thought think(const AnyPosition& position, const Task& task) const override {
    const auto& here = *concrete<G>(position);
    Random random{draws_for<G>(here, task)};
    Thought thought;
    thought.action = mind_.choose(here, task.seat, random);
    thought.line = {{task.seat, thought.action}};
    const Rewards rewards = mind_.judge(G::sample(here, task.seat, random));
    thought.value.assign(rewards.begin(), rewards.begin() + here.seat_count());
    thought.nodes = 1;
    thought.depth = 1;
    thought.waits = rests(position, task.seat);
    return thought;
  }

 private:
  Mind mind_;
};

template <class G, class Mind>
class Samples final : public Player {
 public:
  Thought think(const AnyPosition& position, const Task& task) const override {
    if (rests(position, task.seat)) return FirstSight<G, Mind>{}.think(position, task);
    const auto& here = *concrete<G>(position);
    return ImaginedGames<G, Mind>({}, task.budget, draws_for<G>(here, task)).think(here, task.seat, task.report);
  }
};

/// `Imagined` is the game once more, if need be with samples of its own, in which the others have what they are likely
/// to have.
template <class G, class Mind, class Imagined>
class InformedSearch final : public Player {
 public:
  explicit InformedSearch(Mind mind = {}) : mind_(std::move(mind)) {}

  Thought think(const AnyPosition& position, const Task& task) const override {
    if (rests(position, task.seat)) return FirstSight<G, Mind>(mind_).think(position, task);
    const auto& here = *concrete<G>(position);
    return InformationSets<Imagined, Mind>(mind_, task.budget, draws_for<G>(here, task))
        .think(here, task.seat, task.report);
  }

 private:
  Mind mind_;
};

}  // namespace ardri::bots
