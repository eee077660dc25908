#include "table/checking.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "engine/core/quoted.hpp"
#include "table/result.hpp"
#include "table/taking_back.hpp"

namespace ardri::table {

using Stage = Table::Stage;

namespace {

/// Why an entry cannot come next, in the order of the ledger's words.
enum class Reason {
  opens,
  closed,
  time,
  asker,
  open_already,
  not_open,
  gathering,
  no_seat,
  taken,
  nobody,
  no_person,
  empty_seat,
  no_game,
  not_playing,
  not_turn,
  paused,
  paused_already,
  not_paused,
  not_ready,
  no_step,
  chance,
  not_kept,
  not_agreed,
  offer_already,
  no_offer,
  no_way_back,
  agreed_already,
  own_offer,
  others_offer,
  time_left,
  no_standing_in,
  no_stand_in,
  other_end,
  no_next_game,
};

/// The sentence of a kind that begins with which entry it is.
template <class Value>
Fault fault_of(const Entry& entry, EventKind kind, const Value& why) {
  return Fault::of(kind, "", std::to_string(entry.number), name_of(entry.what), why);
}

}  // namespace

/// One function for each kind of entry: what is wrong with it here.
class Checking {
 public:
  Checking(const Table& table, const Entry& entry) : table_(table), entry_(entry) {}

  using Wrong = std::optional<Fault>;

  Wrong on_any() const {
    if (entry_.number != table_.log().size()) return fault_of(entry_, "fault.entry-number", table_.log().size());
    if (entry_.time < table_.now()) return because(Reason::time);
    const bool opening = std::holds_alternative<Opened>(entry_.what);
    if (table_.stage() == Stage::unopened && !opening) return because(Reason::opens);
    if (table_.stage() == Stage::closed) return because(Reason::closed);
    const bool seated = entry_.asker == chance_seat || opening || entry_.asker.number < table_.seats();
    return unless(seated, Reason::asker);
  }

  Wrong on(const Opened&) const { return unless(table_.stage_ == Stage::unopened, Reason::open_already); }
  Wrong on(const Seated& seated) const {
    if (auto wrong = gathering(seated.seat)) return wrong;
    return unless(is_empty(seated.seat), Reason::taken);
  }
  Wrong on(const Left& left) const {
    if (auto wrong = gathering(left.seat)) return wrong;
    return unless(!is_empty(left.seat), Reason::nobody);
  }
  /// For the game, or for what begins within it for all at once.
  Wrong on(const Ready& ready) const {
    if (auto wrong = gathering(ready.seat); wrong && !table_.waits()) return wrong;
    return unless(table_.people().contains(ready.seat), Reason::no_person);
  }
  Wrong on(const Started&) const {
    if (table_.waits()) return {};
    if (auto wrong = gathering(Seat{})) return wrong;
    for (Seat seat : SeatSet::first(table_.seats()))
      if (is_empty(seat)) return because(Reason::empty_seat);
    return {};
  }
  Wrong on(const Played& played) const {
    if (auto wrong = playing()) return wrong;
    const AnyPosition& position = table_.position();
    if (!position.actors().contains(played.seat)) return because(Reason::not_turn);
    if (table_.paused_ && played.seat != chance_seat) return because(Reason::paused);
    if (table_.waits()) return because(Reason::not_ready);
    const auto action = position.parse(played.move);
    if (!action) return fault_of(entry_, "fault.entry-move", within_quotes(played.move));
    if (const auto rule = position.why_not(played.seat, *action))
      return fault_of(entry_, "fault.entry-forbidden", rule->id());
    return {};
  }
  Wrong on(const TakenBack& taken) const {
    const bool ended = table_.stage_ == Stage::over && table_.result_->cause == Cause::played;
    if (auto wrong = playing(); wrong && !ended) return wrong;
    if (!table_.people().contains(taken.seat)) return because(Reason::not_playing);
    if (auto wrong = way_back(taken.seat, taken.steps, taken.kept)) return wrong;
    SeatSet others = table_.people();
    others.remove(taken.seat);
    const bool free =
        ended ? is_free_after_the_end(table_, {taken.steps, taken.kept}, others) : is_free(table_, others);
    return unless(free || agreed(OfferKind::take_back), Reason::not_agreed);
  }
  Wrong on(const Offered& offered) const {
    if (auto wrong = person_playing(offered.seat)) return wrong;
    if (table_.offer_) return because(Reason::offer_already);
    if (offered.offer == OfferKind::take_back) return way_back(offered.seat, offered.steps, offered.kept);
    return unless(offered.steps == 0 && offered.kept == 0, Reason::no_way_back);
  }
  Wrong on(const Accepted& accepted) const {
    if (auto wrong = answering(accepted.seat)) return wrong;
    return unless(!table_.agreed_.contains(accepted.seat), Reason::agreed_already);
  }
  Wrong on(const Declined& declined) const {
    if (auto wrong = answering(declined.seat)) return wrong;
    return unless(table_.offer_->seat != declined.seat, Reason::own_offer);
  }
  Wrong on(const Withdrawn& withdrawn) const {
    if (auto wrong = answering(withdrawn.seat)) return wrong;
    return unless(table_.offer_->seat == withdrawn.seat, Reason::others_offer);
  }
  Wrong on(const Resigned& resigned) const { return person_playing(resigned.seat); }
  Wrong on(const TimeOver& fallen) const {
    if (auto wrong = playing()) return wrong;
    Clocks clocks = table_.clocks_;
    clocks.advance(entry_.time);
    return unless(clocks.fallen().contains(fallen.seat), Reason::time_left);
  }
  Wrong on(const Paused&) const {
    if (auto wrong = playing()) return wrong;
    return unless(!table_.paused_, Reason::paused_already);
  }
  Wrong on(const Resumed&) const {
    if (auto wrong = playing()) return wrong;
    return unless(table_.paused_, Reason::not_paused);
  }
  Wrong on(const StandInBegun& begun) const {
    if (auto wrong = playing()) return wrong;
    if (!there(begun.seat)) return because(Reason::no_seat);
    const bool free = table_.people().contains(begun.seat) || table_.gave_up_.contains(begun.seat);
    return unless(free && !begun.player.empty(), Reason::no_standing_in);
  }
  Wrong on(const StandInEnded& ended) const {
    if (auto wrong = playing()) return wrong;
    if (!there(ended.seat)) return because(Reason::no_seat);
    const bool away = !table_.stand_ins_[ended.seat.number].empty();
    return unless(away && !table_.gave_up_.contains(ended.seat), Reason::no_stand_in);
  }
  Wrong on(const Over& over) const {
    if (auto wrong = playing()) return wrong;
    const std::vector<Over> possible = possible_ends();
    const auto same = [&](const Over& other) {
      return other.cause == over.cause && other.places == over.places && other.scores == over.scores;
    };
    return unless(std::ranges::any_of(possible, same), Reason::other_end);
  }
  Wrong on(const NextGame&) const {
    const int played = int(table_.results_.size()) + 1;
    const bool further = table_.setting_.match && !table_.conceded_ && played < table_.setting_.rules->match_games;
    return unless(table_.stage_ == Stage::over && further, Reason::no_next_game);
  }
  Wrong on(const Closed&) const { return unless(table_.stage_ != Stage::unopened, Reason::not_open); }

 private:
  Fault because(Reason reason) const { return fault_of(entry_, "fault.entry", reason); }
  Wrong unless(bool good, Reason reason) const { return good ? Wrong{} : because(reason); }

  bool there(Seat seat) const { return seat.number < table_.seats(); }
  bool is_empty(Seat seat) const { return table_.sitter(seat).kind == Sitter::Kind::nobody; }

  Wrong gathering(Seat seat) const {
    if (table_.stage_ != Stage::gathering) return because(Reason::gathering);
    return unless(there(seat), Reason::no_seat);
  }
  Wrong playing() const { return unless(table_.stage_ == Stage::playing, Reason::no_game); }
  Wrong person_playing(Seat seat) const {
    if (auto wrong = playing()) return wrong;
    return unless(table_.people().contains(seat), Reason::not_playing);
  }
  Wrong answering(Seat seat) const {
    if (auto wrong = person_playing(seat)) return wrong;
    return unless(table_.offer_.has_value(), Reason::no_offer);
  }

  bool agreed(OfferKind kind) const {
    SeatSet missing = table_.people();
    for (Seat seat : table_.agreed_) missing.remove(seat);
    return table_.offer_ && table_.offer_->offer == kind && missing.empty();
  }

  /// Back to a step of the seat's own; what others chose at the same time can be played without it.
  Wrong way_back(Seat seat, std::size_t steps, std::size_t kept) const {
    const std::vector<Step>& all = table_.steps_;
    if (steps >= all.size() || all[steps].seat != seat) return because(Reason::no_step);
    if (std::ranges::count(all.begin() + std::ptrdiff_t(steps), all.end(), chance_seat, &Step::seat) > 0)
      return because(Reason::chance);
    if (kept == 0) return {};
    if (kept != all.size() - steps - 1) return because(Reason::not_kept);
    AnyPosition position = table_.position_after(steps);
    for (std::size_t i = steps + 1; i < all.size(); ++i) {
      if (position.why_not(all[i].seat, all[i].action)) return because(Reason::not_kept);
      position.play(all[i].seat, all[i].action);
    }
    return {};
  }

  std::vector<Over> possible_ends() const {
    if (table_.position().over()) return {played_out(table_.position(), table_.gave_up_)};
    std::vector<Over> ends;
    if (agreed(OfferKind::draw)) ends.push_back(decided(Cause::agreed, table_.seats(), {}));
    if (agreed(OfferKind::end)) ends.push_back({Cause::broken_off, {}, {}});
    for (Seat seat : table_.gave_up_)
      for (Cause cause : {Cause::resigned, Cause::time})
        ends.push_back(decided(cause, table_.seats(), table_.side_of(seat)));
    return ends;
  }

  const Table& table_;
  const Entry& entry_;
};

std::optional<Fault> objection(const Table& table, const Entry& entry) {
  const Checking checking{table, entry};
  if (auto wrong = checking.on_any()) return wrong;
  return std::visit([&](const auto& what) { return checking.on(what); }, entry.what);
}

std::expected<void, Fault> apply_checked(Table& table, std::span<const Entry> entries) {
  const std::size_t before = table.log().size();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    auto wrong = objection(table, entries[i]);
    if (!wrong) {
      table.apply(entries[i]);
      continue;
    }
    Table again;
    for (std::size_t number = 0; number < before; ++number) again.apply(table.log()[number]);
    table = std::move(again);
    wrong->at = fmt::format("entries[{}]", i);
    return std::unexpected(std::move(*wrong));
  }
  return {};
}

}  // namespace ardri::table
