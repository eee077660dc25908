#include "engine/tara/tara_game.hpp"

namespace ardri::tara {

namespace {

template <class P>
Picture outline(const P& here, Phase phase) {
  Picture picture;
  picture.seats = P::seats;
  picture.turn = here.order.turn;
  picture.phase = here.order.over() ? Phase::over : phase;
  picture.last_turn = here.order.turns_left <= P::seats - 1 && !here.order.over();
  picture.forts = here.forts;
  picture.kingdoms = {kingdoms(here.forts[0]), kingdoms(here.forts[1])};
  return picture;
}

template <class P>
Phase phase_of(const P& here) {
  return here.battle ? Phase::battle : Phase::manoeuvres;
}
/// Four Treasures has no phases.
template <class Seating>
Phase phase_of(const HillTurns<FourTreasuresRules<Seating>>&) {
  return Phase::play;
}

/// What holds in every position of every rule set.
template <class P>
std::string broken_on_board(const P& here) {
  if (here.forts[0] & here.forts[1]) return "a hill bears ringforts of both colours";
  if ((here.forts[0] | here.forts[1]) & ~all_hills) return "a ringfort stands off the board";
  if (here.order.turn >= P::seats) return "the turn is at a seat that does not exist";
  return {};
}

std::uint64_t fort_hash(const std::array<Hills, 2>& forts) {
  return hash_of(fort_of(0), forts[0]) ^ hash_of(fort_of(1), forts[1]);
}
std::uint64_t king_hash(const std::array<Hills, 2>& kings) {
  return hash_of(king_of(0), kings[0]) ^ hash_of(king_of(1), kings[1]);
}

}  // namespace

template <class Rules>
Picture picture_of(const HillTurns<Rules>& here) {
  Picture picture = outline(here, phase_of(here));
  picture.choices = here.choices;
  link_all(picture);
  return picture;
}

template <Level level>
Picture picture_of(const HighKings<level>& here) {
  Picture picture = outline(here, here.placing() ? Phase::placing : phase_of(here));
  picture.kings = here.kings;
  picture.with_kings = true;
  picture.kings_taken = {here.kings_taken[0], here.kings_taken[1]};
  picture.quiet_turns = here.quiet_turns;
  for (Hills destinations : here.reach) picture.choices |= destinations;
  link_all(picture);
  return picture;
}

Picture picture_of(const StoneOfDestiny& here) {
  Picture picture = outline(here, phase_of(here));
  picture.kings = here.kings;
  picture.with_kings = true;
  picture.rank_bridges = here.rank_bridges;
  picture.file_bridges = here.file_bridges;
  picture.choices = here.choices;
  if (here.order.over())
    link_all(picture);  // X3
  else if (here.battle)
    for (std::size_t colour : {0u, 1u})
      picture.kingdoms[colour] = bridged_kingdoms(here.forts[colour], here.rank_bridges, here.file_bridges);
  return picture;
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
  }
  if (here.quiet_turns > HighKings<level>::quiet_turns_to_end) return "too many quiet turns";
  return {};
}

std::string broken_invariant_of(const StoneOfDestiny& here) {
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

template Picture picture_of(const SacredHill1&);
template Picture picture_of(const SacredHill2&);
template Picture picture_of(const SacredHillDoubles1&);
template Picture picture_of(const SacredHillDoubles2&);
template Picture picture_of(const FourTreasures&);
template Picture picture_of(const FourTreasuresDoubles&);
template Picture picture_of(const PoisonedChalice&);
template Picture picture_of(const HighKings1&);
template Picture picture_of(const HighKings2&);

template std::string broken_invariant_of(const SacredHill1&);
template std::string broken_invariant_of(const SacredHill2&);
template std::string broken_invariant_of(const SacredHillDoubles1&);
template std::string broken_invariant_of(const SacredHillDoubles2&);
template std::string broken_invariant_of(const FourTreasures&);
template std::string broken_invariant_of(const FourTreasuresDoubles&);
template std::string broken_invariant_of(const PoisonedChalice&);
template std::string broken_invariant_of(const HighKings1&);
template std::string broken_invariant_of(const HighKings2&);

}  // namespace ardri::tara
