#include "engine/seat_of_kings/footing.hpp"

#include <bit>

namespace ardri::seat_of_kings {

namespace {

constexpr Fields warriors = fields_of(ranks[2]);
constexpr Field first_chieftain = ranks[3].first;

/// A chieftain that one does not control needs the two warriors below.
int steps_from(Fields own) {
  const Fields now = risen(own, own, 0);
  Fields needed = 0;
  for (int i = 0; i < ranks[3].size; ++i)
    if (!(now & set_of(Field(first_chieftain + i)))) needed = Fields(needed | 3u << (ranks[2].first + i));
  return count_bits(needed & warriors & ~now);
}

}  // namespace

Footing footing_of(const Region& region, int seat) {
  const Fields own = region.controlled(seat);
  Footing footing;
  if (own == 0 && region.king_stone() != seat) {
    footing.captives = std::uint8_t(region.pieces_of(seat));
    return footing;
  }
  const Fields held = Fields(own | (region.king_stone() == seat ? set_of(king_field) : 0));
  const Fields above = Fields(above_pairs(pairs_in(own)) & ~held);
  for (std::size_t rank = 0; rank < ranks.size(); ++rank) {
    footing.fields[rank] = std::uint8_t(count_bits(held & fields_of(ranks[rank])));
    footing.promise[rank] = std::uint8_t(count_bits(above & fields_of(ranks[rank])));
    footing.strength +=
        rank_strength[rank] * footing.fields[rank] + rank_strength[rank] * footing.promise[rank] / promise_share;
  }
  footing.total = std::uint8_t(count_bits(held));
  footing.steps = std::uint8_t(held & set_of(king_field) ? 0 : steps_from(own));
  const int forts = count_bits(region.forts(seat));
  int height = 0;
  for (Fields rest = own; rest; rest = Fields(without_lowest_bit(rest)))
    height += region.height(Field(lowest_bit(rest)));
  footing.fort = std::uint8_t(forts);
  footing.captors = std::uint8_t(height - count_bits(own) - forts);
  footing.captives = std::uint8_t(region.pieces_of(seat) - count_bits(own) - forts);
  return footing;
}

Footings footings_of(const SeatOfKings& here) {
  Footings footings;
  for (std::size_t i = 0; i < province_count; ++i)
    for (std::size_t seat = 0; seat < here.players; ++seat) footings[i][seat] = footing_of(here.regions[i], int(seat));
  return footings;
}

int income_of(const Footings& footings, int seat, int players) {
  int sum = 0;
  for (std::size_t rank = 0; rank < earning_ranks; ++rank) {
    int regions = 0;
    for (const auto& there : footings) {
      const int own = there[std::size_t(seat)].fields[rank];
      if (own == 0) continue;
      ++regions;
      bool leads = true;
      for (int other = 0; other < players; ++other)
        leads = leads && (other == seat || there[std::size_t(other)].fields[rank] < own);
      sum += leads;
    }
    sum += regions > 1;
  }
  return sum;
}

int strength_of(const Footings& footings, int seat) {
  int sum = 0;
  for (const auto& there : footings) sum += there[std::size_t(seat)].strength;
  return sum;
}

int steps_to_next_throne(const SeatOfKings& here, const Footings& footings, int seat) {
  int fewest = most_steps;
  for (int i = 0; i < province_count; ++i) {
    const Footing& there = footings[std::size_t(i)][std::size_t(seat)];
    if (here.open(i) && there.fields.back() == 0) fewest = std::min<int>(fewest, there.steps);
  }
  return fewest;
}

Fields risen(Fields own, Fields activated, Fields barred) {
  for (Fields before = 0; before != activated;) {
    before = activated;
    activated =
        Fields(activated | (above_pairs(Fields(pairs_in(own) & (activated | activated >> 1))) & ~(barred & ~own)));
    own = Fields(own | activated);
  }
  return own;
}

Fields barred_to(const Region& region, int seat) {
  Fields barred = region.king_stone() == nobody ? 0 : set_of(king_field);
  for (int other = 0; other < max_seats; ++other)
    if (other != seat) barred = Fields(barred | region.forts(other));
  return barred;
}

namespace {

std::uint32_t opening_price_for(const SeatOfKings& here, std::size_t seat, const Region& region) {
  return region.empty() && !(here.round == 1 && here.start == seat) ? opening_price : 0;
}

/// What is gained by a card that is laid so, as far as the supply goes, from below.
Fields gained(const SeatOfKings& here, std::size_t seat, const Region& region, const Card& card, Fields laid) {
  const Fields own = region.controlled(int(seat)), barred = barred_to(region, int(seat));
  Fields now = Fields(own | (laid & ~barred));
  if (here.cumals[seat] >= opening_price_for(here, seat, region) + card.cost)
    now = risen(now, Fields(laid & now), barred);
  Fields gain = Fields(now & ~own);
  for (int surplus = count_bits(gain) - here.supply[seat]; surplus > 0; --surplus)
    gain = Fields(gain & ~std::bit_floor(gain));
  return gain;
}

Fields laid_at(const Card& card, int anchor) {
  return Fields(set_of(card.at(0, anchor)) | (card.places == 2 ? set_of(card.at(1, anchor)) : 0));
}

}  // namespace

Prospect prospect_of(const SeatOfKings& here, int seat, CardNumber number, int province) {
  const Card& card = here.deck[number];
  const Region& region = here.regions[std::size_t(province)];
  const auto index = std::size_t(seat);
  if (card.is_stone() || !here.open(province) || here.supply[index] == 0) return {};
  if (here.cumals[index] < opening_price_for(here, index, region)) return {};
  const Fields occupied = region.occupied();
  int most = 0;  // empty fields (A2)
  for (int anchor = card.first_anchor; anchor <= card.last_anchor; ++anchor)
    most = std::max(most, count_bits(laid_at(card, anchor) & ~occupied));
  Prospect best;
  for (int anchor = card.first_anchor; anchor <= card.last_anchor; ++anchor) {
    const Fields laid = laid_at(card, anchor);
    if (count_bits(laid & ~occupied) != most) continue;
    const Fields gain = gained(here, index, region, card, laid);
    // What is taken from others counts half as much again.
    best.gain = std::max(best.gain, strength_of(gain) + strength_of(Fields(gain & occupied)) / 2);
    best.throne = best.throne || (gain & set_of(king_field));
    best.playable = true;
  }
  return best;
}

Prospect prospect_of(const SeatOfKings& here, int seat, CardNumber card) {
  Prospect best;
  for (int province = 0; province < province_count; ++province) {
    const Prospect prospect = prospect_of(here, seat, card, province);
    best.gain = std::max(best.gain, prospect.gain);
    best.throne = best.throne || prospect.throne;
    best.playable = best.playable || prospect.playable;
  }
  return best;
}

}  // namespace ardri::seat_of_kings
