// The summary: how the game stands for a seat.
#include "engine/tumult_royal/encoding.hpp"

#include <algorithm>

namespace ardri::tumult_royal {

namespace {

/// Of rounds: what happens in them in turn.
enum class Stage : std::uint8_t { beginning, spin, raid, turned_up, building, crowning, over };
constexpr int stages = 7;

Stage stage_of(Phase phase) {
  switch (phase) {
    case Phase::ranks:
    case Phase::lands:
    case Phase::first: return Stage::beginning;
    case Phase::spin: return Stage::spin;
    case Phase::order:
    case Phase::raid:
    case Phase::face:
    case Phase::decide: return Stage::raid;
    case Phase::up:
    case Phase::spins: return Stage::turned_up;
    case Phase::build: return Stage::building;
    case Phase::open:
    case Phase::land: return Stage::crowning;
    case Phase::over: break;
  }
  return Stage::over;
}

/// Whether one seat decides.
bool is_turn(Phase phase) {
  return phase == Phase::first || phase == Phase::raid || phase == Phase::decide || phase == Phase::build ||
         phase == Phase::open;
}

int greatest_of_others(const TumultRoyal& here, std::size_t seat, const std::array<std::uint8_t, max_seats>& numbers) {
  int most = 0;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat) most = std::max<int>(most, numbers[other]);
  return most;
}

/// Whether a seat that builds nothing more is to be consoled (R6).
bool to_be_consoled(const TumultRoyal& here, std::size_t seat) {
  return here.phase == Phase::build && !((here.built | here.could_build) >> seat & 1) &&
         std::ranges::count(here.punished, seat + 1) == 0;
}

/// The number under the next field of the chronicle that has one.
int next_threshold(const TumultRoyal& here) {
  return here.components.thresholds[std::size_t(std::max(0, here.round - single_fields - 1))];
}

void add_table(const TumultRoyal& here, Seat viewer, const KnownGoods& known, Encoder& out) {
  const std::size_t me = viewer.number;
  out.add_one_of(here.players - 2, max_seats - 1).add(here.gambler).add(here.live).add(here.round);
  const auto [last, first] = std::minmax_element(here.statues.begin(), here.statues.begin() + here.players);
  const int threshold = next_threshold(here);
  out.add(std::max(0, single_fields + 1 - here.round))
      .add(threshold)
      .add(*first - *last)
      .add(threshold - (*first - *last));
  out.add_one_of(int(stage_of(here.phase)), stages).add(is_turn(here.phase) && here.actor == viewer.number);
  for (int number : here.demand) out.add(number);
  for (Good good : all_goods) out.add(known.left(good));
  for (Good good : all_goods) out.add(known.left(good) - 2 * here.demand[std::size_t(good)]);
  for (Good good : all_goods)
    out.add(known.robbed(me, good) - 2 * (here.mercy >> me & 1) - known.greed_of_others(here, me, good));
  for (int count : known.middle) out.add(count);
  out.add(known.covered_in_middle);
  for (Good good : all_goods) out.add(goods_of(known.hand, good));
  out.add(here.supply).add(count_bits(std::uint32_t(here.face_down())));
  out.add(here.statues[me] - greatest_of_others(here, me, here.statues));
  out.add(here.supporters[me] - greatest_of_others(here, me, here.supporters));
}

void add_seat(const TumultRoyal& here, std::size_t seat, const KnownGoods& known, const Fields& free, Encoder& out) {
  const Fields near = free & here.own[seat].neighbours();
  const Room room = room_on(here, near);
  out.add(here.statues[seat]).add(here.supporters[seat]).add(here.rank[seat]).add(next_rank(here, seat));
  out.add(here.mercy >> seat & 1);
  for (Good good : all_goods) out.add(goods_of(known.castles[seat], good));
  out.add(known.covered[seat]).add(count_tiles(known.castles[seat]));
  for (int fields : room) out.add(fields);
  out.add(beyond(here, here.own[seat], free, near)).add(statues_for(here.components, known.castles[seat], room));
  out.add(here.live ? !(here.done >> seat & 1) : here.done >> seat & 1 ? 0 : here.lifts[seat]);
  out.add(to_be_consoled(here, seat));
}

}  // namespace

void TumultRoyalEncoding::summarise(const TumultRoyal& here, Seat viewer, std::span<std::int16_t> out) {
  const KnownGoods known(here, viewer);
  const Fields free = here.free_fields();
  Encoder encoder(out.first(summary_size));
  add_table(here, viewer, known, encoder);
  for (std::size_t i = 0; i < here.players; ++i)
    add_seat(here, (viewer.number + i) % here.players, known, free, encoder);
  while (encoder.used() < summary_size) encoder.add(0);
}

}  // namespace ardri::tumult_royal
