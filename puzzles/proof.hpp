// Which moves of a position win, proved in two ways that share nothing but the rules: by the players' alpha-beta with
// its table, and by a plain search that remembers nothing.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <vector>

#include "bots/alpha_beta.hpp"
#include "bots/tara/mind.hpp"
#include "engine/core/random.hpp"

namespace ardri::puzzles {

template <class P>
inline constexpr bool ends_when_quiet = requires { P::quiet_turns_to_end; };

/// A position in which a game that ends because nothing happened for long (H8) is won by a seat of our choice. What is
/// won although such games are lost, or not won although they are won, does not rest on that rule.
template <class P>
struct Supposing : P {
  Seat quiet_winner;

  constexpr Scores scores() const {
    Scores scores = P::scores();
    if constexpr (ends_when_quiet<P>)
      if (P::quiet_turns == P::quiet_turns_to_end) {
        scores.points[quiet_winner.number] = 1;
        scores.points[1 - quiet_winner.number] = 0;
      }
    return scores;
  }
  /// Requires: over.
  constexpr bool won_by(Seat seat) const {
    const Scores end = scores();
    return end.points[seat.number] > end.points[1 - seat.number];
  }
  constexpr std::uint64_t hash() const { return P::hash() ^ (quiet_winner.number ? splitmix64_step : 0); }
  friend constexpr bool operator==(const Supposing&, const Supposing&) = default;
};

/// The players' search, which remembers what it found out. Its table is new for each position, so that what it comes to
/// depends on the position alone.
template <class P>
class TableProof {
 public:
  explicit TableProof(std::uint64_t most_nodes)
      : table_(std::size_t{1} << 21),
        search_(std::make_unique<Search>(bots::tara::Mind<P>{}, bots::Stakes{}, table_, budget_of(most_nodes))) {}

  /// Whether the seat wins whatever the other does; nothing if that takes too long.
  std::optional<bool> wins(const Supposing<P>& here, Seat seat) {
    if (here.actors().empty()) return here.won_by(seat);
    if (bots::tara::Mind<P>::side(seat) == 0) return search_->reaches(here, bots::most_undecided);
    const auto saved = search_->reaches(here, -bots::most_undecided);
    if (!saved) return std::nullopt;
    return !*saved;
  }

 private:
  using Search = bots::AlphaBeta<Supposing<P>, bots::tara::Mind<P>>;

  static bots::Budget budget_of(std::uint64_t nodes) {
    bots::Budget budget;
    budget.nodes = nodes;
    return budget;
  }

  bots::TranspositionTable table_;
  std::unique_ptr<Search> search_;  // too large for a stack
};

/// Nothing but the rules: a seat wins if one of its moves does, or all of the other's.
template <class P>
class PlainProof {
 public:
  explicit PlainProof(std::uint64_t most_nodes) : nodes_left_(most_nodes) {}

  std::optional<bool> wins(const Supposing<P>& here, Seat seat, int ply = 0) {
    if (nodes_left_ == 0 || ply == bots::deepest) return std::nullopt;
    --nodes_left_;
    if (here.actors().empty()) return here.won_by(seat);
    const Seat mover = *here.actors().begin();
    for (Action action : narrowing_first(here, mover)) {
      Supposing<P> next = here;
      next.play(mover, action);
      const auto won = wins(next, seat, ply + 1);
      if (!won) return std::nullopt;
      if (*won == (mover == seat)) return won;
    }
    return mover != seat;
  }

 private:
  /// What leaves the other the fewest replies comes first, which keeps the search small; the order decides nothing
  /// else.
  static std::vector<Action> narrowing_first(const Supposing<P>& here, Seat mover) {
    typename P::Actions actions;
    here.legal(mover, actions);
    const std::vector<Action> listed(actions.begin(), actions.end());
    std::vector<std::pair<int, std::size_t>> ranked;  // and among equals as they are listed
    ranked.reserve(listed.size());
    for (std::size_t i = 0; i < listed.size(); ++i) ranked.emplace_back(replies_to(here, mover, listed[i]), i);
    std::ranges::sort(ranked);
    std::vector<Action> sorted;
    sorted.reserve(ranked.size());
    for (const auto& [replies, i] : ranked) sorted.push_back(listed[i]);
    return sorted;
  }
  static int replies_to(Supposing<P> here, Seat mover, Action action) {
    here.play(mover, action);
    return here.actors().empty() ? 0 : count_legal(here, *here.actors().begin());
  }

  std::uint64_t nodes_left_;
};

/// Whether there is something to find: of two moves one is guessed, and in Stone of Destiny a ringfort must be found,
/// not only the bridge that goes with it.
template <class P>
bool leaves_a_choice(const P& here, const typename P::Actions& actions) {
  if constexpr (requires { here.replaceable(); })
    if (here.battle && count_bits(here.choices) < 2) return false;
  return actions.size() > 2;
}

/// What the moves of a position come to.
enum class Verdict {
  one_wins,
  none_wins,
  several_win,
  no_choice,   // there is too little to choose from
  quiet_rule,  // whether a move wins depends on H8
  too_large,
};

struct Winners {
  Verdict verdict;
  Action move{};  // the one that wins
  friend bool operator==(const Winners&, const Winners&) = default;
};

/// Requires: the game is not over.
template <class P, class Proof>
Winners winning_moves(const P& here, Proof proof) {
  const Seat seat = *here.actors().begin(), other{std::uint8_t(1 - seat.number)};
  typename P::Actions actions;
  here.legal(seat, actions);
  if (!leaves_a_choice(here, actions)) return {Verdict::no_choice};
  Winners winners{Verdict::none_wins};
  for (Action action : actions) {
    Supposing<P> next{here, other};
    next.play(seat, action);
    auto won = proof.wins(next, seat);
    if (!won) return {Verdict::too_large};
    if (ends_when_quiet<P> && !*won) {
      next.quiet_winner = seat;
      won = proof.wins(next, seat);
      if (!won || *won) return {won ? Verdict::quiet_rule : Verdict::too_large};
    }
    if (!*won) continue;
    if (winners.verdict == Verdict::one_wins) return {Verdict::several_win};
    winners = {Verdict::one_wins, action};
  }
  return winners;
}

}  // namespace ardri::puzzles
