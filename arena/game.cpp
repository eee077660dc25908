#include "arena/game.hpp"

#include <algorithm>
#include <chrono>

namespace ardri::arena {

namespace {

/// Plays one game; an object, as every step needs all of it.
class GameInPlay {
 public:
  GameInPlay(const Discipline& discipline, const Opening& opening, const std::vector<Sitter>& sitters,
             std::uint64_t seed, const std::atomic<bool>& stop)
      : record_(discipline.rules(), discipline.options()),
        sitters_(sitters),
        luck_(opening.further_luck),
        seed_(seed),
        stop_(stop) {
    for (const Step& step : opening.steps) record_.play(step);
  }

  void play() {
    while (!record_.position().over() && !forfeit_ && !stop_) {
      if (record_.position().chance_acts())
        record_.play({chance_seat, record_.position().random_action(chance_seat, luck_)});
      else
        let_all_act();
    }
  }

  const Record& record() const { return record_; }
  const std::array<Clock, max_seats>& clocks() const { return clocks_; }
  const std::optional<Forfeit>& forfeit() const { return forfeit_; }

 private:
  /// Who may act at once decides without knowing what the others do.
  void let_all_act() {
    std::vector<Step> steps;
    for (Seat seat : record_.position().actors()) {
      const auto action = ask(seat);
      if (!action) {
        forfeit_ = Forfeit{seat, action.error()};
        return;
      }
      steps.push_back({seat, *action});
    }
    // What one does may take away another's move; that one is then asked again, or not at all.
    for (const Step& step : steps)
      if (!record_.position().why_not(step.seat, step.action)) record_.play(step);
  }

  std::expected<Action, std::string> ask(Seat seat) {
    const Sitter& sitter = sitters_[seat.number];
    const auto begun = std::chrono::steady_clock::now();
    auto action = sitter.participant->act({record_, seat, seed_, stop_});
    clocks_[seat.number].add(std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count(),
                             sitter.seconds);
    return action;
  }

  Record record_;
  const std::vector<Sitter>& sitters_;
  Random luck_;
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
  Outcome outcome = game.forfeit() ? forfeited(discipline, game.record(), *game.forfeit()) : finished(game.record());
  outcome.clocks = game.clocks();
  return PlayedGame{game.record(), outcome};
}

}  // namespace ardri::arena
