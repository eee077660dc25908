// Every move of a player as an index.
#include <algorithm>

#include "engine/tumult_royal/encoding.hpp"
#include "engine/tumult_royal/payments.hpp"

namespace ardri::tumult_royal {

namespace {

constexpr auto payments_of_good = std::uint32_t(Payments::most);
constexpr std::uint32_t payments_of_field = payments_of_good * payments_of_good * payments_of_good;

constexpr std::array plain_moves{MoveKind::done, MoveKind::keep, MoveKind::back, MoveKind::pass};

/// Where the blocks of indices begin.
struct Blocks {
  std::uint32_t lifts, plain, positions, builds, end;

  explicit Blocks(const TumultRoyal& here) {
    const auto fields = std::uint32_t(here.components.positions() * tile_fields);
    lifts = fields;
    plain = lifts + std::uint32_t(here.slot_count());
    positions = plain + std::uint32_t(plain_moves.size());
    builds = positions + std::uint32_t(here.components.positions());
    end = builds + fields * payments_of_field;
  }
};

/// All sets that cover a cost, when there are tiles enough.
Payments all_payments(int cost) { return {Coins{dearest_near, dearest_near, dearest_near}, cost}; }

/// What a seat that may act now would build, or, as nothing else depends on who acts, any.
Cost cost_of(const TumultRoyal& here, Field field) { return here.cost_on(field, here.near_fields(here.actor)); }

std::uint32_t payment_index(const TumultRoyal& here, const Move& move) {
  const Cost cost = cost_of(here, move.field);
  std::uint32_t index = 0;
  for (std::size_t good = 0; good < good_count; ++good) {
    const Payments payments = all_payments(cost[good]);
    const auto end = payments.sets.begin() + std::ptrdiff_t(payments.size);
    const auto place =
        std::find(payments.sets.begin(), end, coins_of(move.payment, Good(good))) - payments.sets.begin();
    index = index * payments_of_good + std::uint32_t(place);
  }
  return index;
}

std::optional<Tiles> payment_at(const TumultRoyal& here, Field field, std::uint32_t index) {
  const Cost cost = cost_of(here, field);
  if (std::ranges::any_of(cost, [](int goods) { return goods > dearest_near; })) return std::nullopt;  // too far away
  Tiles payment{};
  for (std::size_t good = good_count; good-- > 0; index /= payments_of_good) {
    const Payments payments = all_payments(cost[good]);
    const std::size_t place = index % payments_of_good;
    if (place >= payments.size) return std::nullopt;
    std::ranges::copy(payments.sets[place], payment.begin() + std::ptrdiff_t(good * most_value));
  }
  return payment;
}

std::optional<Move> move_of(const TumultRoyal& here, std::uint32_t index) {
  const Blocks blocks(here);
  if (index < blocks.lifts) return Move{.kind = MoveKind::at, .field = Field(index)};
  if (index < blocks.plain) return Move{.kind = MoveKind::lift, .number = std::uint8_t(index - blocks.lifts)};
  if (index < blocks.positions) return Move{.kind = plain_moves[index - blocks.plain]};
  if (index < blocks.builds) return Move{.kind = MoveKind::open, .number = std::uint8_t(index - blocks.positions)};
  if (index >= blocks.end || here.phase != Phase::build) return std::nullopt;
  const auto field = Field((index - blocks.builds) / payments_of_field);
  if (!here.free_fields().contains(field)) return std::nullopt;
  const auto payment = payment_at(here, field, (index - blocks.builds) % payments_of_field);
  if (!payment) return std::nullopt;
  return Move{.kind = MoveKind::build, .field = field, .payment = *payment};
}

}  // namespace

std::uint32_t TumultRoyalEncoding::move_count(const TumultRoyal& here) { return Blocks(here).end; }

std::uint32_t TumultRoyalEncoding::index_of(const TumultRoyal& here, Action action) {
  const Move move = Move::of(action);
  const Blocks blocks(here);
  switch (move.kind) {
    case MoveKind::at: return move.field;
    case MoveKind::lift: return blocks.lifts + move.number;
    case MoveKind::open: return blocks.positions + move.number;
    case MoveKind::build: return blocks.builds + move.field * payments_of_field + payment_index(here, move);
    default: return blocks.plain + std::uint32_t(std::ranges::find(plain_moves, move.kind) - plain_moves.begin());
  }
}

std::optional<Action> TumultRoyalEncoding::move_at(const TumultRoyal& here, std::uint32_t index) {
  const auto move = move_of(here, index);
  if (!move) return std::nullopt;
  const Action action = move->action();
  for (Seat seat : here.actors()) {
    if (seat == chance_seat) continue;
    TumultRoyal::Actions actions;
    here.legal(seat, actions);
    if (actions.contains(action)) return action;
  }
  return std::nullopt;
}

}  // namespace ardri::tumult_royal
