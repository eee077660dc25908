#include "table/checking.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "table/result.hpp"
#include "table/taking_back.hpp"

namespace ardri::table {

using Stage = Table::Stage;

/// One function for each kind of entry: what is wrong with it here.
class Checking {
 public:
  Checking(const Table& table, Time time) : table_(table), time_(time) {}

  using Wrong = std::optional<std::string>;

  Wrong on(const Opened&) const { return unless(table_.stage_ == Stage::unopened, "the table is open already"); }
  Wrong on(const Seated& seated) const {
    if (auto wrong = gathering(seated.seat)) return wrong;
    return unless(is_empty(seated.seat), "the seat is taken");
  }
  Wrong on(const Left& left) const {
    if (auto wrong = gathering(left.seat)) return wrong;
    return unless(!is_empty(left.seat), "nobody sits there");
  }
  Wrong on(const Ready& ready) const {
    if (auto wrong = gathering(ready.seat)) return wrong;
    return unless(table_.sitter(ready.seat).is_person(), "no person sits there");
  }
  Wrong on(const Started&) const {
    if (auto wrong = gathering(Seat{})) return wrong;
    for (Seat seat : SeatSet::first(table_.seats()))
      if (is_empty(seat)) return "a seat is empty";
    return {};
  }
  Wrong on(const Played& played) const {
    if (auto wrong = playing()) return wrong;
    const AnyPosition& position = table_.position();
    if (!position.actors().contains(played.seat)) return "it is not that seat's turn";
    if (table_.paused_ && played.seat != chance_seat) return "the game is paused";
    const auto action = position.parse(played.move);
    if (!action) return action.error().what;
    if (const auto rule = position.why_not(played.seat, *action))
      return fmt::format("the rules forbid the step ({})", rule->id());
    return {};
  }
  Wrong on(const TakenBack& taken) const {
    const bool ended = table_.stage_ == Stage::over && table_.result_->cause == Cause::played;
    if (auto wrong = playing(); wrong && !ended) return wrong;
    if (!table_.people().contains(taken.seat)) return "no person plays there";
    if (auto wrong = way_back(taken.seat, taken.steps, taken.kept)) return wrong;
    SeatSet others = table_.people();
    others.remove(taken.seat);
    const bool free =
        ended ? is_free_after_the_end(table_, {taken.steps, taken.kept}, others) : is_free(table_, others);
    return unless(free || agreed(OfferKind::take_back), "not everybody has agreed");
  }
  Wrong on(const Offered& offered) const {
    if (auto wrong = person_playing(offered.seat)) return wrong;
    if (table_.offer_) return "there is an offer already";
    if (offered.offer == OfferKind::take_back) return way_back(offered.seat, offered.steps, offered.kept);
    return unless(offered.steps == 0 && offered.kept == 0, "it is no offer to take back");
  }
  Wrong on(const Accepted& accepted) const {
    if (auto wrong = answering(accepted.seat)) return wrong;
    return unless(!table_.agreed_.contains(accepted.seat), "the seat has agreed already");
  }
  Wrong on(const Declined& declined) const {
    if (auto wrong = answering(declined.seat)) return wrong;
    return unless(table_.offer_->seat != declined.seat, "the offer is its own");
  }
  Wrong on(const Withdrawn& withdrawn) const {
    if (auto wrong = answering(withdrawn.seat)) return wrong;
    return unless(table_.offer_->seat == withdrawn.seat, "the offer is another's");
  }
  Wrong on(const Resigned& resigned) const { return person_playing(resigned.seat); }
  Wrong on(const TimeOver& fallen) const {
    if (auto wrong = playing()) return wrong;
    Clocks clocks = table_.clocks_;
    clocks.advance(time_);
    return unless(clocks.fallen().contains(fallen.seat), "the seat has time left");
  }
  Wrong on(const Paused&) const {
    if (auto wrong = playing()) return wrong;
    return unless(!table_.paused_, "the game is paused already");
  }
  Wrong on(const Resumed&) const {
    if (auto wrong = playing()) return wrong;
    return unless(table_.paused_, "the game is not paused");
  }
  Wrong on(const StandInBegun& begun) const {
    if (auto wrong = playing()) return wrong;
    if (!there(begun.seat)) return "there is no such seat";
    const bool free = table_.people().contains(begun.seat) || table_.gave_up_.contains(begun.seat);
    return unless(free && !begun.player.empty(), "nobody can stand in there");
  }
  Wrong on(const StandInEnded& ended) const {
    if (auto wrong = playing()) return wrong;
    if (!there(ended.seat)) return "there is no such seat";
    const bool away = !table_.stand_ins_[ended.seat.number].empty();
    return unless(away && !table_.gave_up_.contains(ended.seat), "nobody stands in there");
  }
  Wrong on(const Over& over) const {
    if (auto wrong = playing()) return wrong;
    const std::vector<Over> possible = possible_ends();
    const auto same = [&](const Over& other) {
      return other.cause == over.cause && other.places == over.places && other.scores == over.scores;
    };
    return unless(std::ranges::any_of(possible, same), "the game has not ended that way");
  }
  Wrong on(const NextGame&) const {
    const int played = int(table_.results_.size()) + 1;
    const bool further = table_.setting_.match && !table_.conceded_ && played < table_.setting_.rules->match_games;
    return unless(table_.stage_ == Stage::over && further, "there is no further game");
  }
  Wrong on(const Closed&) const { return unless(table_.stage_ != Stage::unopened, "the table is not open yet"); }

 private:
  static Wrong unless(bool good, const char* wrong) { return good ? Wrong{} : Wrong{wrong}; }

  bool there(Seat seat) const { return seat.number < table_.seats(); }
  bool is_empty(Seat seat) const { return table_.sitter(seat).kind == Sitter::Kind::nobody; }

  Wrong gathering(Seat seat) const {
    if (table_.stage_ != Stage::gathering) return "people gather only before the game";
    return unless(there(seat), "there is no such seat");
  }
  Wrong playing() const { return unless(table_.stage_ == Stage::playing, "no game is being played"); }
  Wrong person_playing(Seat seat) const {
    if (auto wrong = playing()) return wrong;
    return unless(table_.people().contains(seat), "no person plays there");
  }
  Wrong answering(Seat seat) const {
    if (auto wrong = person_playing(seat)) return wrong;
    return unless(table_.offer_.has_value(), "there is no offer");
  }

  bool agreed(OfferKind kind) const {
    SeatSet missing = table_.people();
    for (Seat seat : table_.agreed_) missing.remove(seat);
    return table_.offer_ && table_.offer_->offer == kind && missing.empty();
  }

  /// Back to a step of the seat's own; what others chose at the same time can be played without it.
  Wrong way_back(Seat seat, std::size_t steps, std::size_t kept) const {
    const std::vector<Step>& all = table_.steps_;
    if (steps >= all.size() || all[steps].seat != seat) return "the seat has no such step to take back";
    if (kept == 0) return {};
    if (kept != all.size() - steps - 1) return "other steps cannot be kept";
    AnyPosition position = table_.position_after(steps);
    for (std::size_t i = steps + 1; i < all.size(); ++i) {
      if (position.why_not(all[i].seat, all[i].action)) return "other steps cannot be kept";
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
  Time time_;
};

std::optional<std::string> objection(const Table& table, const Entry& entry) {
  if (entry.number != table.log().size()) return fmt::format("its number should be {}", table.log().size());
  if (entry.time < table.now()) return "time goes back";
  const bool opening = std::holds_alternative<Opened>(entry.what);
  if (table.stage() == Stage::unopened && !opening) return "the first entry opens the table";
  if (table.stage() == Stage::closed) return "the table is closed";
  if (entry.asker != chance_seat && !opening && entry.asker.number >= table.seats()) return "whoever asked has no seat";
  const Checking checking{table, entry.time};
  return std::visit([&](const auto& what) { return checking.on(what); }, entry.what);
}

std::expected<void, Fault> apply_checked(Table& table, std::span<const Entry> entries) {
  const std::size_t before = table.log().size();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const auto wrong = objection(table, entries[i]);
    if (!wrong) {
      table.apply(entries[i]);
      continue;
    }
    Table again;
    for (std::size_t number = 0; number < before; ++number) again.apply(table.log()[number]);
    table = std::move(again);
    return std::unexpected(
        Fault{fmt::format("entry {} ({}) cannot come here: {}", entries[i].number, name_of(entries[i].what), *wrong),
              fmt::format("entries[{}]", i),
              {}});
  }
  return {};
}

}  // namespace ardri::table
