// What takes more than one event to tell, or more than a look to find out; never called where nobody listens.
#include <algorithm>

#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

/// What was told could be read again: without notes whoever looks has it only before their eyes.
void TumultRoyal::tell_look(int seat, int number, Telling told) const {
  if (!no_notes)
    told.to(Seat{std::uint8_t(seat)}, "tumult-royal.looked", seat, number + 1, slots[std::size_t(number)].face);
}

/// All tiles lie open: those of the middle that somebody had seen, and how much everybody has.
void TumultRoyal::tell_goods(Telling told) const {
  for (int i = 0; i < slot_count(); ++i)
    if (const Slot& each = slots[std::size_t(i)]; each.place == in_middle && each.seen != 0)
      told("tumult-royal.turned-up", i + 1, each.face);
  for (int seat = 0; seat < players; ++seat) {
    const Tiles tiles = castle_tiles(seat);
    told("tumult-royal.robbed", seat, goods_of(tiles, Good::bread), goods_of(tiles, Good::marble),
         goods_of(tiles, Good::tools));
  }
  told("tumult-royal.left", goods_left(Good::bread), goods_left(Good::marble), goods_left(Good::tools));
}

void TumultRoyal::tell_payment(const Move& move, bool near, Telling told) const {
  told("tumult-royal.paid", actor, move.field, goods_of(move.payment, Good::bread),
       goods_of(move.payment, Good::marble), goods_of(move.payment, Good::tools), !near);
}

void TumultRoyal::tell_ranks(const std::array<std::uint8_t, max_seats>& before, Telling told) const {
  if (rank == before) return told("tumult-royal.ranks-stay");
  for (int wanted = 1; wanted <= players; ++wanted) {
    const auto seat = std::size_t(seat_with_rank(wanted));
    if (before[seat] != wanted) told("tumult-royal.rank-changed", seat, wanted - 1, supporters[seat]);
  }
}

/// R8
void TumultRoyal::tell_openings(int king, Telling told) const {
  const int hidden = count_bits(std::uint64_t(face_down()));
  if (hidden == 0) return;
  if (round == 3) told("tumult-royal.king-opens", king, round, std::min<int>(count, hidden));
  if (round == 5) told("tumult-royal.rest-opens", king, round, hidden);
}

void TumultRoyal::tell_mercy(std::uint8_t before, Telling told) const {
  for (std::size_t seat = 0; seat < players; ++seat) {
    const bool has = mercy >> seat & 1, had = before >> seat & 1;
    if (has) told("tumult-royal.mercy", seat, statues[seat]);
    if (had && !has) told("tumult-royal.mercy-lost", seat);
  }
}

/// R10
void TumultRoyal::tell_end(Telling told) const {
  const auto [last, first] = std::minmax_element(statues.begin(), statues.begin() + players);
  if (threshold() == 0)
    told("tumult-royal.chronicle-ends", round);
  else
    told("tumult-royal.lead-ends", *first, *last, threshold());
  tell_winner(told);
}

void TumultRoyal::tell_winner(Telling told) const {
  const int seat = (*winners().begin()).number;
  const auto most = statues[std::size_t(seat)];
  if (std::count(statues.begin(), statues.begin() + players, most) == 1)
    told("tumult-royal.won", seat, most);
  else
    told("tumult-royal.won-by-rank", seat, most, rank[std::size_t(seat)] - 1);
}

}  // namespace ardri::tumult_royal
