// What holds in every position that play can reach. Empty: all holds; else what does not.
#pragma once

#include <string>

#include "engine/tara/high_kings.hpp"
#include "engine/tara/hill_turns.hpp"
#include "engine/tara/stone_of_destiny.hpp"
#include "engine/tara/tally.hpp"

namespace ardri::tara {

/// What holds in every position of every rule set.
template <class P>
std::string broken_on_board(const P& here) {
  if (here.forts[0] & here.forts[1]) return "a hill bears ringforts of both colours";
  if ((here.forts[0] | here.forts[1]) & ~all_hills) return "a ringfort stands off the board";
  if (here.order.turn >= P::seats) return "the turn is at a seat that does not exist";
  if (here.order.over() && here.scores() != by_seat(sum_of(tally_of(here)), P::seats))
    return "the points do not add up to the score";
  return {};
}

inline std::uint64_t fort_hash(const std::array<Hills, 2>& forts) {
  return hash_of(fort_of(0), forts[0]) ^ hash_of(fort_of(1), forts[1]);
}
inline std::uint64_t king_hash(const std::array<Hills, 2>& kings) {
  return hash_of(king_of(0), kings[0]) ^ hash_of(king_of(1), kings[1]);
}

template <class Rules>
std::string broken_invariant_of(const HillTurns<Rules>& here) {
  if (auto broken = broken_on_board(here); !broken.empty()) return broken;
  if (here.board_hash != fort_hash(here.forts)) return "the hash does not follow the board";
  if (here.choices & ~all_hills) return "a choice lies off the board";
  const auto me = std::size_t(here.colour());
  if (here.choices & here.forts[me]) return "an own ringfort may be named";
  return {};
}

template <Level level>
std::string broken_invariant_of(const HighKings<level>& here) {
  if (auto broken = broken_on_board(here); !broken.empty()) return broken;
  if (here.board_hash != (fort_hash(here.forts) ^ king_hash(here.kings))) return "the hash does not follow the board";
  const Hills standing = here.kings[0] | here.kings[1];
  if (here.kings[0] & here.kings[1]) return "two kings stand on one hill";
  if (standing & ~(here.forts[0] | here.forts[1])) return "a king stands on no ringfort";
  for (std::size_t colour : {0u, 1u}) {
    const Hills own = here.kings[colour];
    if (own & neighbours(own)) return "kings of one colour are adjacent";
    if (count_bits(own) + here.kings_taken[1 - colour] > HighKings<level>::kings_each) return "too many kings";
    const Hills exile = here.exile(colour);
    if (exile && (level == Level::one || count_bits(exile) > 1)) return "a king stands on enemy ground";
    // A sacrifice starts the count anew, and its king leaves with its owner's next turn (K2).
    if (exile && here.quiet_turns > 1) return "quiet turns went by while a king stood on enemy ground";
  }
  if (here.quiet_turns > HighKings<level>::quiet_turns_to_end) return "too many quiet turns";
  return {};
}

inline std::string broken_invariant_of(const StoneOfDestiny& here) {
  if (auto broken = broken_on_board(here); !broken.empty()) return broken;
  const std::uint64_t bridge_hash =
      hash_of(Thing::rank_bridge, here.rank_bridges) ^ hash_of(Thing::file_bridge, here.file_bridges);
  if (here.board_hash != (fort_hash(here.forts) ^ king_hash(here.kings) ^ bridge_hash))
    return "the hash does not follow the board";
  for (std::size_t colour : {0u, 1u}) {
    if (count_bits(here.forts[colour]) > 23) return "more than 23 ringforts of one colour";
    if (here.kings[colour] & ~here.forts[colour]) return "a king stands outside its own ringforts";
    if (count_bits(here.kings[colour]) > 1) return "more than one king of a colour";
  }
  for (const auto& [bridges, step] :
       {std::pair{here.rank_bridges, rank_step}, std::pair{here.file_bridges, file_step}}) {
    const Hills linked = (here.forts[0] & here.forts[0] >> step) | (here.forts[1] & here.forts[1] >> step);
    if (bridges & ~linked) return "a bridge joins hills that are not of one colour";
  }
  return {};
}

}  // namespace ardri::tara
