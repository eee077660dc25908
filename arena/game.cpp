#include "arena/game.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "arena/luck.hpp"
#include "bots/luck.hpp"

namespace ardri::arena {

namespace {

/// Plays one game; an object, as every step needs all of it.
class GameInPlay {
 public:
  GameInPlay(const Discipline& discipline, const Opening& opening, const std::vector<Sitter>& sitters,
             std::uint64_t seed, const std::atomic<bool>& stop)
      : sitters_(sitters), luck_(opening.further_luck), seed_(seed), stop_(stop) {
    table::Setting setting;
    setting.rules = &discipline.rules();
    setting.options = discipline.options();
    table_.apply(table::Table::open(setting, no_time, {}));
    for (Seat seat : SeatSet::first(discipline.seats()))
      submit({{}, seat, table::Sit{seat, {table::Sitter::Kind::computer, "", "contestant"}}});
    begin(opening);
  }

  void play() {
    while (table_.stage() == table::Table::Stage::playing && !forfeit_ && !stop_) let_all_act();
  }

  Record record() const {
    Record record{*table_.setting().rules, table_.options()};
    for (const Step& step : table_.steps()) record.play(step);
    return record;
  }
  const std::array<Clock, max_seats>& clocks() const { return clocks_; }
  const std::optional<Forfeit>& forfeit() const { return forfeit_; }

 private:
  static constexpr table::Time no_time = 0;  // what thinking takes is counted here, and no game is lost by it

  /// Changes nothing if it is refused.
  void submit(const table::Request& request) {
    if (const auto decision = table_.decide(request, no_time, luck_))
      for (const table::Entry& entry : *decision) table_.apply(entry);
  }

  void enter(table::What what) { table_.apply({table_.log().size(), no_time, chance_seat, {}, std::move(what)}); }

  /// An opening is set on the table as it was drawn, with its own chance; without one the table draws from the start.
  void begin(const Opening& opening) {
    if (opening.steps.empty()) {
      submit({{}, Seat{0}, table::Start{}});
      return;
    }
    enter(table::Started{});
    for (const Step& step : opening.steps) enter(table::Played{step.seat, table_.position().print(step.action)});
  }

  /// Who may act at once decides without knowing what the others do.
  void let_all_act() {
    std::vector<table::Request> requests;
    for (const auto& awaited : table_.awaited()) {
      const auto action = ask(awaited.seat);
      if (!action) {
        forfeit_ = Forfeit{awaited.seat, action.error()};
        return;
      }
      requests.push_back({{}, awaited.seat, table::Move{awaited.question, {table_.position().print(*action)}}});
    }
    // What one does may take away another's move; that one is then asked again, or not at all.
    for (const table::Request& request : requests) submit(request);
  }

  std::expected<Action, std::string> ask(Seat seat) {
    const Sitter& sitter = sitters_[seat.number];
    const auto begun = std::chrono::steady_clock::now();
    auto action = sitter.participant->act({table_, seat, seed_, stop_});
    clocks_[seat.number].add(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count(),
                             sitter.seconds);
    // It was chosen in a game that was imagined and must hold in the real one.
    if (action)
      if (const auto rule = table_.position().why_not(seat, *action))
        return std::unexpected(
            fmt::format("made an illegal move ({}): {}", rule->id(), rule->entry().text[Language::english]));
    return action;
  }

  table::Table table_;
  const std::vector<Sitter>& sitters_;
  Luck luck_;
  std::uint64_t seed_;
  const std::atomic<bool>& stop_;
  std::array<Clock, max_seats> clocks_{};
  std::optional<Forfeit> forfeit_;
};

}  // namespace

void Clock::add(double taken, double budget) {
  constexpr double tolerance = 1.25, hiccup = 0.1;  // a busy machine may make anybody wait a little
  ++moves;
  seconds += taken;
  slowest = std::max(slowest, taken);
  if (taken > budget * tolerance + hiccup) ++overruns;
}

std::vector<double> luck_after(std::size_t opening, const Record& record) {
  const auto valuer = bots::make_valuer(record.rules());
  return valuer ? bots::luck_in(record, *valuer, opening) : std::vector<double>{};
}

int moves_in(const Record& record) {
  return int(std::ranges::count_if(record.steps(), [](const Step& step) { return step.seat != chance_seat; }));
}

Outcome forfeited(const Discipline& discipline, const Record& record, const Forfeit& forfeit) {
  Outcome outcome;
  outcome.length = moves_in(record);
  outcome.scores.seats = discipline.seats();
  for (Seat seat : SeatSet::first(discipline.seats()))
    if (discipline.side_of(seat) != discipline.side_of(forfeit.seat)) outcome.winners.add(seat);
  outcome.forfeit = forfeit;
  return outcome;
}

Outcome finished(const Record& record) {
  Outcome outcome;
  outcome.length = moves_in(record);
  outcome.scores = record.position().scores();
  outcome.winners = record.position().winners();
  return outcome;
}

std::optional<PlayedGame> play_game(const Discipline& discipline, const Opening& opening,
                                    const std::vector<Sitter>& sitters, std::uint64_t seed,
                                    const std::atomic<bool>& stop) {
  GameInPlay game{discipline, opening, sitters, seed, stop};
  game.play();
  if (stop) return std::nullopt;  // the last thoughts may have been cut short
  Record record = game.record();
  Outcome outcome = game.forfeit() ? forfeited(discipline, record, *game.forfeit()) : finished(record);
  outcome.clocks = game.clocks();
  outcome.luck = luck_after(opening.steps.size(), record);
  return PlayedGame{std::move(record), outcome};
}

}  // namespace ardri::arena
