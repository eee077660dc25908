#include "engine/tara/encoding.hpp"

#include "engine/tara/four_treasures.hpp"
#include "engine/tara/poisoned_chalice.hpp"
#include "engine/tara/sacred_hill.hpp"

namespace ardri::tara {

namespace {

template <class P>
constexpr std::size_t things = std::tuple_size_v<decltype(things_of(std::declval<P>()))>;

/// The things of which each colour has its own: all but bridges.
constexpr std::size_t coloured = 4;

/// A member's place among those of the set.
constexpr std::uint32_t number_in(Hills set, Hill h) { return std::uint32_t(count_bits(set & (set_of(h) - 1))); }
constexpr std::uint32_t number_of(Hill h) { return number_in(all_hills, h); }

// ---- Moves ----------------------------------------------------------------------------------------

constexpr std::array<int, 8> directions{
    -2 * file_step - rank_step, -2 * file_step + rank_step, -file_step - 2 * rank_step, -file_step + 2 * rank_step,
    file_step - 2 * rank_step,  file_step + 2 * rank_step,  2 * file_step - rank_step,  2 * file_step + rank_step};

constexpr std::uint32_t king_moves = hill_count * directions.size();
constexpr std::uint32_t links = StoneOfDestiny::adjacent_hills;

constexpr std::uint32_t king_move(const Move& move) {
  const auto direction = std::ranges::find(directions, move.to - move.from);
  return number_of(move.from) * std::uint32_t(directions.size()) + std::uint32_t(direction - directions.begin());
}

/// The bridges to the next rank, then those to the next file.
constexpr std::uint32_t link(Hill low, Hill high) {
  constexpr Hills along = all_hills & all_hills >> rank_step, across = all_hills & all_hills >> file_step;
  static_assert(count_bits(along) + count_bits(across) == int(links));
  return high - low == rank_step ? number_in(along, low) : std::uint32_t(count_bits(along)) + number_in(across, low);
}

/// The moves but for `pass` and `out`.
template <class Rules>
constexpr std::uint32_t moves_on_hills(const HillTurns<Rules>&) {
  return hill_count;
}
template <Level level>
constexpr std::uint32_t moves_on_hills(const HighKings<level>&) {
  return hill_count + king_moves * (level == Level::one ? 1 : 2);
}
constexpr std::uint32_t moves_on_hills(const StoneOfDestiny&) { return hill_count + hill_count * links + hill_count; }

}  // namespace

template <class P>
std::uint32_t TaraEncoding<P>::move_count(const P& here) {
  return moves_on_hills(here) + 2;
}

template <class P>
std::uint32_t TaraEncoding<P>::index_of(const P& here, Action action) {
  const Move move = Move::of(action);
  switch (move.kind) {
    case MoveKind::hill: return number_of(move.to);
    case MoveKind::step:
    case MoveKind::take: return hill_count + king_move(move);  // where the enemy stands a step is not legal
    case MoveKind::sacrifice: return hill_count + king_moves + king_move(move);
    case MoveKind::replace: return hill_count + number_of(move.to) * links + link(move.from, move.high);
    case MoveKind::replace_only: return hill_count + hill_count * links + number_of(move.to);
    case MoveKind::pass: return moves_on_hills(here);
    case MoveKind::out: break;
  }
  return moves_on_hills(here) + 1;
}

template <class P>
std::optional<Action> TaraEncoding<P>::move_at(const P& here, std::uint32_t index) {
  return legal_move_at<TaraEncoding>(here, index);
}

// ---- Observations -----------------------------------------------------------------------------------

template <class P>
std::vector<EncodedPart> TaraEncoding<P>::parts(const P&) {
  return {{"summary", 1, summary_size}, {"hills", hill_count, things<P>}};
}

template <class P>
void TaraEncoding<P>::summarise(const P& here, Seat seat, std::span<std::int16_t> numbers) {
  const auto own = std::size_t(colour_of(seat.number)), enemy = 1 - own;
  const bool called = here.order.turns_left != here.order.open_end;
  const int turn = here.order.over() ? -1 : (here.order.turn - seat.number + P::seats) % P::seats;
  Encoder encoder{numbers};
  encoder.add_one_of(seat.number, max_seats).add_one_of(turn, max_seats);
  encoder.add(here.battle).add(called).add(called ? here.order.turns_left : 0);
  for (const Hills forts : {here.forts[own], here.forts[enemy]})
    encoder.add(count_bits(forts)).add(kingdoms(forts)).add(adjacent_pairs(forts));
  if constexpr (requires { here.kings_taken; })
    encoder.add(here.kings_taken[own]).add(here.kings_taken[enemy]).add(here.kings_to_place).add(here.quiet_turns);
  else
    encoder.add(0).add(0).add(0).add(0);
}

template <class P>
void TaraEncoding<P>::observe(const P& here, Seat seat, std::span<std::int16_t> numbers) {
  summarise(here, seat, numbers);
  auto seen = things_of(here);
  if (colour_of(seat.number) == 1)
    for (std::size_t each = 0; each < std::min(seen.size(), coloured); each += 2) std::swap(seen[each], seen[each + 1]);
  Encoder encoder{numbers.subspan(summary_size)};
  for (Hills rest = all_hills; rest != 0; rest = without_lowest_bit(rest))
    for (const Hills set : seen) encoder.add((set >> lowest_bit(rest) & 1) != 0);
}

template struct TaraEncoding<SacredHill1>;
template struct TaraEncoding<SacredHill2>;
template struct TaraEncoding<SacredHillDoubles1>;
template struct TaraEncoding<SacredHillDoubles2>;
template struct TaraEncoding<FourTreasures>;
template struct TaraEncoding<FourTreasuresDoubles>;
template struct TaraEncoding<HighKings1>;
template struct TaraEncoding<HighKings2>;
template struct TaraEncoding<PoisonedChalice>;
template struct TaraEncoding<StoneOfDestiny>;

}  // namespace ardri::tara
