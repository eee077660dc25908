#include "table/table.hpp"

#include <algorithm>

#include "engine/core/heard.hpp"
#include "engine/core/match.hpp"
#include "engine/core/step_text.hpp"

namespace ardri::table {

Entry Table::open(const Setting& setting, Time now, std::string key, std::string seed_hash) {
  return {0, now, chance_seat, std::move(key), Opened{setting, std::move(seed_hash)}};
}

void Table::apply(const Entry& entry) {
  now_ = entry.time;
  clocks_.advance(now_);
  log_.push_back(entry);
  if (!entry.key.empty()) keys_.emplace(std::pair(entry.asker.number, entry.key), entry.number);
  std::visit([this](const auto& what) { apply_what(what); }, entry.what);
  std::array<Time, max_seats> times{};
  for (Seat seat : SeatSet::first(seats())) times[seat.number] = clocks_.left(seat);
  times_.push_back(times);
}

// Sitting down and getting up

void Table::apply_what(const Opened& opened) {
  setting_ = opened.setting;
  options_ = setting_.options;
  position_ = setting_.rules->begin(options_);
  sitters_.resize(std::size_t(position_->seats()));
  stage_ = Stage::gathering;
}

void Table::apply_what(const Seated& seated) { sitters_[seated.seat.number] = seated.sitter; }

void Table::apply_what(const Left& left) {
  sitters_[left.seat.number] = {};
  ready_.remove(left.seat);
}

void Table::apply_what(const Ready& ready) {
  ready_.add(ready.seat);
  if (waiting_) ask({});
}

void Table::apply_what(const Started&) {
  if (!waiting_) return begin_game();
  begin_stretch();
  forget_offer();
  ask({});
}

void Table::apply_what(const StandInBegun& begun) {
  stand_ins_[begun.seat.number] = begun.player;
  asked_at_[begun.seat.number] = now_;
  ask({});
}

void Table::apply_what(const StandInEnded& ended) {
  stand_ins_[ended.seat.number].clear();
  ask({});
}

void Table::apply_what(const Closed&) {
  stage_ = Stage::closed;
  leave_real_time();
  clocks_.run({}, now_);
}

// The game

void Table::begin_game() {
  position_ = setting_.rules->begin(options_);
  leave_real_time();
  steps_.clear();
  questions_ = {};
  gave_up_ = {};
  for (std::string& player : stand_ins_) player.clear();
  result_.reset();
  stage_ = Stage::playing;
  clocks_ = Clocks{setting_.clock};
  clocks_.advance(now_);
  ask({});
}

/// Plays the step, and keeps what there is to tell of it.
ToldStep Table::tell(const Step& step) {
  ToldStep told{step, print_step(*position_, step), print_hidden_step(*position_, step), {}, false, {}};
  for (Seat seat : SeatSet::first(seats()))
    if (!position_->is_secret(step, seat)) told.knowing.add(seat);
  told.open = !position_->is_secret(step, Viewer::onlooker());
  Heard heard;
  position_->play(step.seat, step.action, heard);
  const auto naming = [this](std::string_view type, std::int32_t value) { return position_->name(type, value); };
  for (const Event& event : heard.events) told.happenings.push_back(happening_of(event, naming));
  return told;
}

void Table::apply_what(const Played& played) {
  const Step step{played.seat, position_->parse(played.move).value()};
  const std::uint64_t number = log_.back().number;
  draws_ += position_->chance_acts();
  told_.emplace(number, tell(step));
  steps_.push_back(step);
  forget_offer();
  ask(SeatSet::of(step.seat));
}

AnyPosition Table::position_after(std::size_t steps) const {
  AnyPosition position = setting_.rules->begin(options_);
  for (std::size_t i = 0; i < steps; ++i) position.play(steps_[i].seat, steps_[i].action);
  return position;
}

void Table::apply_what(const TakenBack& taken) {
  std::vector<Step> kept(steps_.begin(), steps_.begin() + std::ptrdiff_t(taken.steps));
  kept.insert(kept.end(), steps_.end() - std::ptrdiff_t(taken.kept), steps_.end());
  SeatSet acted = SeatSet::of(taken.seat);
  for (std::size_t i = taken.steps; i < steps_.size() - taken.kept; ++i) acted.add(steps_[i].seat);
  steps_ = std::move(kept);
  position_ = position_after(steps_.size());
  result_.reset();
  stage_ = Stage::playing;  // the end may have been taken back
  forget_offer();
  ask(acted);
}

// Real time

void Table::leave_real_time() {
  real_time_.reset();
  waiting_ = false;
  hourglass_.put_away();
  acted_ = {};
}

/// All questions end with the stretch in which they were asked.
void Table::follow_real_time() {
  const auto before = real_time_, here = position_->real_time();
  if (!before && !here) return;
  if (!before || !here || before->stretch != here->stretch) {
    leave_real_time();
    questions_ = {};
    clocks_.run({}, now_);
    ready_ = {};
    waiting_ = here.has_value();
  } else if (!waiting_ && before->timer != here->timer) {
    hourglass_.turn(here->lasts, now_);
  }
  real_time_ = here;
}

void Table::begin_stretch() {
  waiting_ = false;
  hourglass_.turn(real_time_->lasts, now_);
}

SeatSet Table::ready() const {
  SeatSet seats_ready = SeatSet::first(seats());
  for (Seat seat : people())
    if (!ready_.contains(seat)) seats_ready.remove(seat);
  return seats_ready;
}

SeatSet Table::waited_for() const {
  if (!waiting_) return {};
  SeatSet missing = people();
  for (Seat seat : ready()) missing.remove(seat);
  missing.remove(real_time_->starter);
  if (missing.empty() && people().contains(real_time_->starter)) missing.add(real_time_->starter);
  return missing;
}

void Table::ask(SeatSet acted) {
  follow_real_time();
  if (waiting_) {
    waiting_since_ = now_;
    return clocks_.run(paused_ ? SeatSet{} : waited_for(), now_);
  }
  for (Seat seat : acted_) acted.add(seat);
  acted_ = {};
  if (real_time_ && position_->chance_acts()) {  // what is drawn belongs to the step: nobody else's question is touched
    acted_ = acted;
    return;
  }
  const SeatSet actors = position_->actors();
  for (Seat seat : SeatSet::first(seats())) {
    auto& question = questions_[seat.number];
    if (!actors.contains(seat)) {
      question.reset();
    } else if (!question || acted.contains(seat)) {
      if (question && !real_time_) clocks_.press(seat);
      question = log_.back().number;
      asked_at_[seat.number] = now_;
    }
  }
  SeatSet running;
  for (Seat seat : SeatSet::first(seats()))
    if (questions_[seat.number] && !real_time_ && !gave_up_.contains(seat)) running.add(seat);
  clocks_.run(paused_ ? SeatSet{} : running, now_);
}

void Table::apply_what(const Paused&) {
  paused_ = true;
  clocks_.halt(now_);
  hourglass_.halt(now_);
}

void Table::apply_what(const Resumed&) {
  paused_ = false;
  hourglass_.go_on(now_);
  asked_at_.fill(now_);  // computer players do not all jump in at once
  ask({});
}

// Consent

void Table::forget_offer() {
  offer_.reset();
  agreed_ = {};
}

void Table::apply_what(const Offered& offered) {
  offer_ = offered;
  agreed_ = SeatSet::of(offered.seat);
}
void Table::apply_what(const Accepted& accepted) { agreed_.add(accepted.seat); }
void Table::apply_what(const Declined&) { forget_offer(); }
void Table::apply_what(const Withdrawn&) { forget_offer(); }

// The end

void Table::apply_what(const Resigned& resigned) {
  gave_up_.add(resigned.seat);
  conceded_ = setting_.match;
}

void Table::apply_what(const TimeOver& fallen) {
  gave_up_.add(fallen.seat);
  conceded_ = setting_.match;
}

void Table::apply_what(const Over& over) {
  result_ = over;
  stage_ = Stage::over;
  questions_ = {};
  leave_real_time();
  forget_offer();
  clocks_.run({}, now_);
}

void Table::apply_what(const NextGame&) {
  past_games_.push_back({options_, std::move(steps_)});
  options_ = options_of_next_game();
  results_.push_back(*result_);
  begin_game();
}

Options Table::options_of_next_game() const {
  Match match{*setting_.rules, setting_.options};
  for (std::size_t game = 0; game <= results_.size(); ++game) match.add({});  // how many there were is all that counts
  return match.next_game();
}

// What the owner asks

std::optional<std::uint64_t> Table::question(Seat seat) const {
  return stage_ == Stage::playing ? questions_[seat.number] : std::nullopt;
}

std::string Table::player_of(Seat seat) const {
  const std::string& stand_in = stand_ins_[seat.number];
  return stand_in.empty() ? sitters_[seat.number].player : stand_in;
}

std::vector<Table::Awaited> Table::awaited() const {
  std::vector<Awaited> awaited;
  for (Seat seat : SeatSet::first(seats()))
    if (const auto asked = question(seat); asked && !paused_)
      if (std::string player = player_of(seat); !player.empty())
        awaited.push_back({seat, std::move(player), *asked, asked_at_[seat.number] + pace_of(seat)});
  return awaited;
}

/// In real time every action takes another while, which follows from the question alone.
Time Table::pace_of(Seat seat) const {
  if (!real_time_) return setting_.pace;
  std::uint64_t state = *questions_[seat.number] * max_seats + seat.number;
  const HandPace hands = setting_.rules->hand_pace(options_);
  const auto while_longer = splitmix64(state) % std::uint64_t(hands.leisurely - hands.quick + 1);
  return std::max<Time>(setting_.pace, hands.quick) + Time(while_longer);
}

std::optional<Time> Table::wake() const {
  if (stage_ != Stage::playing || paused_) return std::nullopt;
  if (position_->chance_acts()) return now_;  // a game that was set on the table waits for a draw
  if (waiting_ && waited_for().empty()) return waiting_since_ + setting_.pace;  // a computer gives the sign
  return hourglass_.there() ? hourglass_.ends() : clocks_.next_flag();
}

SeatSet Table::people() const {
  SeatSet seats_of_people;
  for (Seat seat : SeatSet::first(seats()))
    if (sitters_[seat.number].is_person() && stand_ins_[seat.number].empty()) seats_of_people.add(seat);
  return seats_of_people;
}

SeatSet Table::side_of(Seat seat) const {
  SeatSet side;
  for (Seat other : SeatSet::first(seats()))
    if (setting_.rules->side_of(other, seats()) == setting_.rules->side_of(seat, seats())) side.add(other);
  return side;
}

}  // namespace ardri::table
