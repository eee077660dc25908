#include "table/table.hpp"

#include <algorithm>

#include "engine/core/heard.hpp"
#include "engine/core/match.hpp"
#include "engine/core/step_text.hpp"

namespace ardri::table {

Entry Table::open(const Setting& setting, Time now, std::string key) {
  return {0, now, chance_seat, std::move(key), Opened{setting}};
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

void Table::apply_what(const Ready& ready) { ready_.add(ready.seat); }

void Table::apply_what(const Started&) { begin_game(); }

void Table::apply_what(const StandInBegun& begun) {
  stand_ins_[begun.seat.number] = begun.player;
  asked_at_[begun.seat.number] = now_;
}

void Table::apply_what(const StandInEnded& ended) { stand_ins_[ended.seat.number].clear(); }

void Table::apply_what(const Closed&) {
  stage_ = Stage::closed;
  clocks_.run({}, now_);
}

// The game

void Table::begin_game() {
  position_ = setting_.rules->begin(options_);
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
  told_.emplace(number, tell(step));
  steps_.push_back(step);
  draws_ += step.seat == chance_seat;
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

void Table::ask(SeatSet acted) {
  const SeatSet actors = position_->actors();
  for (Seat seat : SeatSet::first(seats())) {
    auto& question = questions_[seat.number];
    if (!actors.contains(seat)) {
      question.reset();
    } else if (!question || acted.contains(seat)) {
      if (question) clocks_.press(seat);
      question = log_.back().number;
      asked_at_[seat.number] = now_;
    }
  }
  SeatSet running;
  for (Seat seat : SeatSet::first(seats()))
    if (questions_[seat.number]) running.add(seat);
  clocks_.run(paused_ ? SeatSet{} : running, now_);
}

void Table::apply_what(const Paused&) {
  paused_ = true;
  clocks_.halt(now_);
}

void Table::apply_what(const Resumed&) {
  paused_ = false;
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
        awaited.push_back({seat, std::move(player), *asked, asked_at_[seat.number] + setting_.pace});
  return awaited;
}

std::optional<Time> Table::wake() const {
  if (stage_ != Stage::playing) return std::nullopt;
  return position_->chance_acts() ? now_ : clocks_.next_flag();  // a game that was set on the table waits for a draw
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
