#include "table/deciding.hpp"

#include <algorithm>

#include "engine/core/step_text.hpp"
#include "table/devices.hpp"
#include "table/result.hpp"
#include "table/taking_back.hpp"

namespace ardri::table {

namespace {

using Stage = Table::Stage;

template <class... Values>
std::optional<Refusal> refused(EventKind kind, Values... values) {
  return refuse(kind, values...).error();
}

}  // namespace

Decision Table::decide(const Request& request, Time now, Draws& draws) const {
  return Deciding{*this, request, std::max(now, now_), draws}.decide();
}

bool Deciding::time_asks() const { return std::holds_alternative<Wake>(request_.ask); }

Seat Deciding::asker() const { return time_asks() ? chance_seat : request_.seat; }

Decision Deciding::decide() {
  if (table_.keys_.contains({asker().number, request_.key}) && !request_.key.empty()) return entries_;
  if (table_.stage_ == Stage::closed) return refuse("table.refused-closed");
  if (!time_asks() && request_.seat.number >= table_.seats()) return refuse("table.refused-seat");
  if (auto refusal = std::visit([this](const auto& ask) { return on(ask); }, request_.ask))
    return std::unexpected(std::move(*refusal));
  reveal();
  return std::move(entries_);
}

/// Whatever ends a game says where its draws came from.
void Deciding::reveal() {
  for (Entry& entry : entries_) {
    if (auto* over = std::get_if<Over>(&entry.what)) over->seed = draws_.revealed();
    if (auto* closed = std::get_if<Closed>(&entry.what); closed && table_.stage_ == Stage::playing)
      closed->seed = draws_.revealed();
  }
}

void Deciding::add(What what) { add(std::move(what), asker(), request_.key); }

void Deciding::add(What what, Seat asker, std::string key) {
  entries_.push_back({table_.log_.size() + entries_.size(), now_, asker, std::move(key), std::move(what)});
}

// Sitting down and getting up

Deciding::Refused Deciding::gathering() const {
  return table_.stage_ == Stage::gathering ? std::nullopt : refused("table.refused-begun");
}

Deciding::Refused Deciding::on(const Sit& sit) {
  if (auto refusal = gathering()) return refusal;
  if (sit.seat.number >= table_.seats()) return refused("table.refused-seat");
  if (table_.sitter(sit.seat).kind != Sitter::Kind::nobody) return refused("table.refused-taken", sit.seat.number);
  if (!sit.number_hash.empty() && !is_digest(sit.number_hash)) return refused("table.refused-number");
  add(Seated{sit.seat, sit.sitter, sit.number_hash});
  return {};
}

Deciding::Refused Deciding::on(const Leave&) {
  if (auto refusal = gathering()) return refusal;
  if (table_.sitter(request_.seat).kind == Sitter::Kind::nobody) return refused("table.refused-seat");
  add(Left{request_.seat});
  const Devices devices = devices_of(table_.log_);
  for (Seat seat : SeatSet::first(table_.seats()))  // whoever comes now would know their numbers
    if (seat != request_.seat && !devices[seat.number].number.empty()) add(Left{seat});
  return {};
}

/// A number is shown once all have announced theirs, and only by who has: nobody can choose one that suits the others.
Deciding::Refused Deciding::wrong_number(const std::string& number) const {
  if (devices_of(table_.log_)[request_.seat.number].hash.empty() != number.empty())
    return refused("table.refused-number");
  if (number.empty()) return {};
  if (!is_digest(number)) return refused("table.refused-number");
  const auto empty = [](const Sitter& sitter) { return sitter.kind == Sitter::Kind::nobody; };
  return std::ranges::any_of(table_.sitters_, empty) ? refused("table.refused-empty") : std::nullopt;
}

Deciding::Refused Deciding::on(const BeReady& ready) {
  if (!table_.waiting_)
    if (auto refusal = gathering()) return refusal;
  if (table_.paused_) return refused("table.refused-paused");
  if (!table_.people().contains(request_.seat)) return refused("table.refused-person");
  if (table_.ready_.contains(request_.seat)) return {};
  if (!table_.waiting_)
    if (auto refusal = wrong_number(ready.number)) return refusal;
  add(Ready{request_.seat, ready.number});
  return {};
}

/// What begins for all at once.
Deciding::Refused Deciding::start_stretch() {
  const Seat starter = table_.real_time_->starter;
  if (table_.paused_) return refused("table.refused-paused");
  if (request_.seat != starter) return refused("table.refused-not-starter", starter.number);
  if (!table_.people().contains(starter)) return refused("table.refused-person");
  if (table_.waited_for() != SeatSet::of(starter)) return refused("table.refused-not-ready");
  add(Started{});
  return {};
}

Deciding::Refused Deciding::on(const Start&) {
  if (table_.waiting_) return start_stretch();
  if (auto refusal = gathering()) return refusal;
  for (Seat seat : SeatSet::first(table_.seats())) {
    if (table_.sitter(seat).kind == Sitter::Kind::nobody) return refused("table.refused-empty");
    if (table_.sitter(seat).is_person() && !table_.setting_.one_screen && !table_.ready_.contains(seat))
      return refused("table.refused-not-ready");
  }
  add(Started{});
  AnyPosition position = table_.setting_.rules->begin(table_.options_);
  go_on(position, table_.draws_);
  return {};
}

Deciding::Refused Deciding::on(const BeginStandIn& begin) {
  if (auto refusal = not_playing(true)) return refusal;
  add(StandInBegun{request_.seat, begin.player});
  return {};
}

Deciding::Refused Deciding::on(const EndStandIn&) {
  if (auto refusal = not_playing(false)) return refusal;
  const bool away = !table_.stand_ins_[request_.seat.number].empty();
  if (!away || table_.gave_up_.contains(request_.seat)) return refused("table.refused-no-stand-in");
  add(StandInEnded{request_.seat});
  return {};
}

Deciding::Refused Deciding::on(const Close&) {
  add(Closed{});
  return {};
}

// The game

Deciding::Refused Deciding::not_playing(bool person) const {
  if (table_.stage_ != Stage::playing) return refused("table.refused-not-playing");
  if (person && !table_.people().contains(request_.seat)) return refused("table.refused-person");
  return {};
}

void Deciding::go_on(AnyPosition& position, std::uint64_t draws) {
  for (; position.chance_acts(); ++draws) {
    const Action action = draw(position, draws, draws_);
    add(Played{chance_seat, position.print(action)});
    position.play(chance_seat, action);
  }
  if (position.over()) add(played_out(position, table_.gave_up_));
}

Deciding::Refused Deciding::on(const Move& move) {
  if (auto refusal = not_playing(false)) return refusal;
  if (table_.paused_) return refused("table.refused-paused");
  if (table_.waiting_) return refused("table.refused-not-started", table_.real_time_->starter.number);
  const auto question = table_.question(request_.seat);
  if (!question) return refused("table.refused-not-asked", request_.seat.number);
  if (*question != move.question) return refused("table.refused-stale", *question);
  if (move.moves.empty()) return refused("table.refused-no-moves");
  AnyPosition position = table_.position();
  let_timer_run_out(position);  // if it should have by now, and nobody has woken the table
  if (!entries_.empty() && !(position.real_time() && position.actors().contains(request_.seat)))
    return refused("table.refused-not-asked", request_.seat.number);
  if (auto refusal = play_all(position, move)) return refusal;
  go_on(position, table_.draws_);
  return {};
}

void Deciding::let_timer_run_out(AnyPosition& position) {
  if (!table_.hourglass_.due(now_)) return;
  const RealTime out = *table_.real_time_;
  for (auto now = position.real_time(); now && now->stretch == out.stretch && now->timer == out.timer;
       now = position.real_time()) {
    add(Played{now->due.seat, position.print(now->due.action)}, chance_seat, "");
    position.play(now->due.seat, now->due.action);
  }
}

/// All or none; what follows a draw, or another's decision, cannot have been meant by whoever had not seen it.
Deciding::Refused Deciding::play_all(AnyPosition& position, const Move& move) {
  for (std::size_t i = 0; i < move.moves.size(); ++i) {
    if (i > 0 && !position.actors().contains(request_.seat)) return refused("table.refused-draw-between", int(i));
    const auto here = position.real_time(), before = table_.real_time_;
    if (i > 0 && here && (!before || before->stretch != here->stretch))  // which begins for all at once
      return refused("table.refused-not-started", here->starter.number);
    if (auto refusal = play_one(position, move.moves[i], int(i) + 1)) return refusal;
  }
  return {};
}

Deciding::Refused Deciding::play_one(AnyPosition& position, const std::string& text, int number) {
  auto action = position.parse(text);
  std::optional<Fault> fault;
  if (!action)
    fault = action.error();
  else if (const auto rule = position.why_not(request_.seat, *action))
    fault = Fault::forbidden(*rule);
  if (fault) {
    auto refusal = refused("table.refused-move", number);
    refusal->fault = std::move(fault);
    return refusal;
  }
  add(Played{request_.seat, position.print(*action)});
  position.play(request_.seat, *action);
  return {};
}

Deciding::Refused Deciding::on(const Pause&) {
  if (auto refusal = not_playing(true)) return refusal;
  if (table_.paused_) return refused("table.refused-paused");
  add(Paused{});
  return {};
}

Deciding::Refused Deciding::on(const Resume&) {
  if (auto refusal = not_playing(true)) return refusal;
  if (!table_.paused_) return refused("table.refused-not-paused");
  add(Resumed{});
  return {};
}

Deciding::Refused Deciding::on(const Wake&) {
  if (table_.stage_ != Stage::playing) return {};
  AnyPosition position = table_.position();
  if (position.chance_acts()) {  // a game that was set on the table
    go_on(position, table_.draws_);
    return {};
  }
  const auto due = table_.wake();
  if (!due || now_ < *due) return {};
  if (table_.waiting_ && table_.waited_for().empty()) {
    add(Started{});
  } else if (table_.hourglass_.there()) {
    let_timer_run_out(position);
    go_on(position, table_.draws_);
  } else {
    run_out_of_time();
  }
  return {};
}

void Deciding::run_out_of_time() {
  Clocks clocks = table_.clocks_;
  clocks.advance(now_);
  if (clocks.fallen().empty()) return;
  const Seat seat = *clocks.fallen().begin();  // who else has none left is seen when the table is woken again
  add(TimeOver{seat});
  give_up(seat, Cause::time);
}

// Consent

SeatSet Deciding::others_to_ask() const {
  SeatSet others = table_.people();
  others.remove(request_.seat);
  return others;
}

/// Of a game that has been played to its end.
Deciding::Refused Deciding::take_back_the_end() {
  if (!table_.people().contains(request_.seat)) return refused("table.refused-person");
  const auto back = way_back(table_, request_.seat);
  if (!back) return back.error();
  if (!is_free_after_the_end(table_, *back, others_to_ask())) return refused("table.refused-not-playing");
  add(TakenBack{request_.seat, back->steps, back->kept});
  return {};
}

Deciding::Refused Deciding::on(const TakeBack&) {
  if (table_.stage_ == Stage::over && table_.result_->cause == Cause::played) return take_back_the_end();
  if (auto refusal = not_playing(true)) return refusal;
  const auto back = way_back(table_, request_.seat);
  if (!back) return back.error();
  if (is_free(table_, others_to_ask())) {
    add(TakenBack{request_.seat, back->steps, back->kept});
    return {};
  }
  if (table_.offer_) return refused("table.refused-offer-pending");
  add(Offered{request_.seat, OfferKind::take_back, back->steps, back->kept});
  return {};
}

Deciding::Refused Deciding::on(const Offer& offer) {
  if (offer.offer == OfferKind::take_back) return on(TakeBack{});
  if (auto refusal = not_playing(true)) return refusal;
  if (table_.offer_) return refused("table.refused-offer-pending");
  if (others_to_ask().empty()) return refused("table.refused-nobody-to-ask");
  add(Offered{request_.seat, offer.offer, 0, 0});
  return {};
}

Deciding::Refused Deciding::on(const Accept&) {
  if (auto refusal = not_playing(true)) return refusal;
  if (!table_.offer_) return refused("table.refused-no-offer");
  if (table_.agreed_.contains(request_.seat)) return refused("table.refused-not-yours");
  add(Accepted{request_.seat});
  SeatSet missing = table_.people();
  for (Seat seat : table_.agreed_) missing.remove(seat);
  missing.remove(request_.seat);
  if (!missing.empty()) return {};
  const Offered& offer = *table_.offer_;
  switch (offer.offer) {
    case OfferKind::take_back: add(TakenBack{offer.seat, offer.steps, offer.kept}); break;
    case OfferKind::draw: add(decided(Cause::agreed, table_.seats(), {})); break;
    case OfferKind::end: add(Over{Cause::broken_off, {}, {}}); break;
  }
  return {};
}

Deciding::Refused Deciding::on(const Decline&) {
  if (auto refusal = not_playing(true)) return refusal;
  if (!table_.offer_) return refused("table.refused-no-offer");
  if (table_.offer_->seat == request_.seat) return refused("table.refused-not-yours");
  add(Declined{request_.seat});
  return {};
}

Deciding::Refused Deciding::on(const Withdraw&) {
  if (auto refusal = not_playing(true)) return refusal;
  if (!table_.offer_) return refused("table.refused-no-offer");
  if (table_.offer_->seat != request_.seat) return refused("table.refused-not-yours");
  add(Withdrawn{request_.seat});
  return {};
}

// The end

Deciding::Refused Deciding::on(const Resign&) {
  if (auto refusal = not_playing(true)) return refusal;
  add(Resigned{request_.seat});
  give_up(request_.seat, Cause::resigned);
  return {};
}

/// Where only two sides play, the other one has won. Else leaving does not spoil it: a stand-in goes on.
void Deciding::give_up(Seat seat, Cause cause) {
  const SeatSet side = table_.side_of(seat);
  if (side.size() * 2 == table_.seats())
    add(decided(cause, table_.seats(), side));
  else
    add(StandInBegun{seat, table_.setting_.stand_in});
}

Deciding::Refused Deciding::on(const GoOn&) {
  const int played = int(table_.results_.size()) + 1;
  const bool further = table_.setting_.match && !table_.conceded_ && played < table_.setting_.rules->match_games;
  if (table_.stage_ != Stage::over || !further) return refused("table.refused-no-next");
  add(NextGame{});
  AnyPosition position = table_.setting_.rules->begin(table_.options_of_next_game());
  go_on(position, table_.draws_);
  return {};
}

}  // namespace ardri::table
