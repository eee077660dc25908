// How a game stands for a viewer, in numbers of one size whatever the components.
#include <algorithm>

#include "engine/seat_of_kings/encoding.hpp"

namespace ardri::seat_of_kings {

namespace {

/// What is going on, as far as it makes a difference to judge by.
enum class Occasion : std::uint8_t { draw, choice, turn, action, traitor, garrison, ransom, start, over };
constexpr int occasions = 9;

Occasion occasion_of(Phase phase) {
  switch (phase) {
    case Phase::duel:
    case Phase::deal: return Occasion::draw;
    case Phase::choice: return Occasion::choice;
    case Phase::turn: return Occasion::turn;
    case Phase::forts:
    case Phase::promotion: return Occasion::action;
    case Phase::garrison:
    case Phase::third_region: return Occasion::garrison;
    case Phase::traitor_duel:
    case Phase::traitor:
    case Phase::traitor_card:
    case Phase::treason: return Occasion::traitor;
    case Phase::ransom: return Occasion::ransom;
    case Phase::start_player: return Occasion::start;
    default: return Occasion::over;
  }
}

class Summary {
 public:
  Summary(const SeatOfKings& here, Seat viewer) : here_(here), viewer_(viewer.number), footings_(footings_of(here)) {}

  void write(std::span<std::int16_t> out) const {
    Encoder encoder{out};
    add_game(encoder);
    for (int step = 0; step < max_seats; ++step) add_seat(step, encoder);
    for (const int province : by_strength()) add_region(province, encoder);
  }

 private:
  /// How far round the table from the viewer; nothing of a seat that is not there.
  int steps_to(int seat) const { return seat < here_.players ? (seat + here_.players - viewer_) % here_.players : -1; }

  /// Who decides alone; nobody where several or chance do.
  int steps_to_actor() const {
    const SeatSet actors = here_.actors();
    return actors.size() == 1 && !actors.contains(chance_seat) ? steps_to((*actors.begin()).number) : -1;
  }

  void add_game(Encoder& out) const {
    out.add_one_of(here_.players - 2, 3).add_one_of(int(occasion_of(here_.phase)), occasions);
    out.add_one_of(steps_to_actor(), max_seats);
    out.add_one_of(here_.phase == Phase::duel ? -1 : steps_to(here_.start), max_seats);
    out.add(int(std::min<std::uint32_t>(here_.round, 50)));
    const auto stones_in = [&](Cards cards) {
      int stones = 0;
      for (; cards; cards = without_lowest_bit(cards)) stones += here_.deck[std::size_t(lowest_bit(cards))].is_stone();
      return stones;
    };
    out.add(stones_in(here_.hand[std::size_t(viewer_)])).add(stones_in(here_.aside[std::size_t(viewer_)]));
    out.add(count_bits(here_.aside[std::size_t(viewer_)]));
    const bool promotes = here_.phase == Phase::promotion && here_.actor == viewer_;
    const Fields targets = promotes ? here_.promotions() : Fields{0};
    for (std::size_t rank = 1; rank < ranks.size(); ++rank) out.add(count_bits(targets & fields_of(ranks[rank])));
  }

  void add_seat(int step, Encoder& out) const {
    if (step >= here_.players) {
      for (std::size_t i = 0; i < SeatOfKingsEncoding::of_seat; ++i) out.add(0);
      return;
    }
    const int seat = (viewer_ + step) % here_.players;
    const auto index = std::size_t(seat);
    int captors = 0, captives = 0, imprisoned = 0, prisoners = 0, best = 0;
    for (int i = 0; i < province_count; ++i) {
      const Footing& there = footings_[std::size_t(i)][index];
      captors += there.captors, captives += there.captives;
      if (there.fields.back() == 0) best = std::max(best, there.strength);
    }
    for (std::size_t other = 0; other < max_seats; ++other)
      imprisoned += here_.rath[other][index], prisoners += here_.rath[index][other];
    const int cumals = int(std::min<std::uint32_t>(here_.cumals[index], 40));
    out.add(here_.kings(seat)).add(cumals).add(std::min(cumals, 4)).add(here_.supply[index]);
    out.add(income_of(footings_, seat, here_.players)).add(captors).add(captives).add(prisoners).add(imprisoned);
    out.add(count_bits(here_.hand[index])).add(best).add(steps_to_next_throne(here_, footings_, seat));
  }

  const Footing& own(int province) const { return footings_[std::size_t(province)][std::size_t(viewer_)]; }

  std::array<int, province_count> by_strength() const {
    std::array<int, province_count> order{0, 1, 2, 3};
    const auto rank = [&](int province) { return here_.open(province) ? own(province).strength : -1; };
    std::ranges::sort(
        order, [&](int one, int other) { return rank(one) != rank(other) ? rank(one) > rank(other) : one < other; });
    return order;
  }

  void add_region(int province, Encoder& out) const {
    if (!here_.open(province)) {
      for (std::size_t i = 0; i < SeatOfKingsEncoding::of_region; ++i) out.add(0);
      return;
    }
    const Footing& mine = own(province);
    out.add(1);
    for (std::size_t rank = 0; rank < earning_ranks; ++rank) out.add(mine.fields[rank]);
    for (std::size_t rank = 1; rank < ranks.size(); ++rank) out.add(mine.promise[rank]);
    out.add(mine.strength).add(mine.steps).add(mine.fort).add(mine.captives);
    add_throne(province, out);
    add_strongest(province, out);
    add_cards(province, out);
  }

  void add_throne(int province, Encoder& out) const {
    const Region& region = here_.regions[std::size_t(province)];
    const int holder = region.controller(king_field);
    out.add(holder == viewer_).add(holder != nobody && holder != viewer_).add(region.king_stone() != nobody);
  }

  /// Of the others who is strongest there, and who is nearest to the throne.
  void add_strongest(int province, Encoder& out) const {
    const auto& there = footings_[std::size_t(province)];
    const Footing* strongest = nullptr;
    int nearest = most_steps, occupied = own(province).total;
    for (int step = 1; step < here_.players; ++step) {
      const Footing& other = there[std::size_t((viewer_ + step) % here_.players)];
      if (!strongest || other.strength > strongest->strength) strongest = &other;
      if (other.fields.back() == 0) nearest = std::min<int>(nearest, other.steps);
      occupied += other.total;
    }
    for (std::size_t rank = 0; rank < earning_ranks; ++rank) out.add(strongest->fields[rank]);
    out.add(strongest->strength).add(strongest->promise.back()).add(nearest).add(field_count - occupied);
  }

  /// What the viewer's own cards allow there.
  void add_cards(int province, Encoder& out) const {
    int gain = 0, thrones = 0, later = 0;
    for (Cards rest = here_.hand[std::size_t(viewer_)]; rest; rest = without_lowest_bit(rest)) {
      const Prospect prospect = prospect_of(here_, viewer_, CardNumber(lowest_bit(rest)), province);
      gain = std::max(gain, prospect.gain);
      thrones += prospect.throne;
    }
    for (Cards rest = here_.aside[std::size_t(viewer_)]; rest; rest = without_lowest_bit(rest))
      later = std::max(later, prospect_of(here_, viewer_, CardNumber(lowest_bit(rest)), province).gain);
    out.add(gain).add(thrones).add(later);
  }

  const SeatOfKings& here_;
  int viewer_;
  Footings footings_;
};

}  // namespace

void SeatOfKingsEncoding::summarise(const SeatOfKings& here, Seat viewer, std::span<std::int16_t> out) {
  Summary(here, viewer).write(out);
}

}  // namespace ardri::seat_of_kings
