// How a puzzle goes on after its solution: whoever wins hurries, whoever loses resists as long as possible.
#pragma once

#include "bots/deepening.hpp"
#include "puzzles/proof.hpp"

namespace ardri::puzzles {

/// A position that counts its moves. The sooner a game is won the more it is worth, and the loser gets nothing.
template <class P>
struct Hastening : Supposing<P> {
  std::uint8_t moves = 0;

  constexpr void play(Seat seat, Action action) {
    Supposing<P>::play(seat, action);
    moves = std::uint8_t(std::min(moves + 1, most_moves));
  }
  constexpr Scores scores() const {
    Scores scores = Supposing<P>::scores();
    for (std::uint8_t seat = 0; seat < 2; ++seat)
      scores.points[seat] = Supposing<P>::won_by(Seat{seat}) ? 1 + most_moves - moves : 0;
    return scores;
  }
  constexpr std::uint64_t hash() const { return Supposing<P>::hash() + moves * splitmix64_step; }
  friend constexpr bool operator==(const Hastening&, const Hastening&) = default;

 private:
  static constexpr int most_moves = 99;
};

/// The best play of both after a move that wins; nothing if it takes too long to find. Requires: the seat to move wins
/// with the solution, and without the help of H8.
template <class P>
std::optional<std::vector<Step>> best_play(const P& here, Action solution, std::uint64_t most_nodes) {
  const Seat seat = *here.actors().begin();
  Hastening<P> next{{here, Seat{std::uint8_t(1 - seat.number)}}};
  next.play(seat, solution);
  std::vector<Step> line{{seat, solution}};
  if (next.actors().empty()) return line;
  bots::Budget budget;
  budget.nodes = most_nodes;
  budget.memory = std::size_t{1} << 21;
  const auto thought = bots::Deepening<Hastening<P>, bots::tara::Mind<P>>({}, {}, budget).think(next);
  if (!thought.certain) return std::nullopt;
  line.insert(line.end(), thought.line.begin(), thought.line.end());
  return line;
}

}  // namespace ardri::puzzles
