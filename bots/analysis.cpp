#include "bots/analysis.hpp"

#include <algorithm>
#include <cmath>

#include "bots/deepening.hpp"

namespace ardri::bots {

namespace {

// The scale is that of chances: from a lost game to a won one it is 2.
constexpr double mistake_costs = 0.2, blunder_costs = 0.5;
constexpr std::size_t most_key_moments = 6, least_key_moments = 3;
// What costs less than a hundredth of the chances is no reason to look at a move.
constexpr double noticed = 0.02;

// Moves drawn by lot, to know what was at stake: some, each looked at for a moment.
constexpr int lots = 4;
constexpr double moment = 1.0 / 16;
// Less than this in a whole game, and there was nothing to choose.
constexpr double least_at_stake = 0.05;
// Moves drawn by lot lose what is at stake: exp(−1.2) is 30 %.
constexpr double steepness = 1.2;

/// What is thought of a position.
struct Look {
  Estimate estimate;
  std::vector<Step> line;  // how play goes on
};

/// What counts of a loss.
double counted(double loss) { return std::clamp(loss, 0.0, blunder_costs); }

class Analyst {
 public:
  Analyst(const RuleSet& rules, const Player& player, const Task& task) : rules_(rules), player_(player), task_(task) {}

  /// Follows what is forced, and thinks where somebody can choose.
  Look look(AnyPosition position) const {
    std::vector<Step> forced;
    while (const auto step = only_step(position)) {
      forced.push_back(*step);
      position.play(step->seat, step->action);
    }
    Look look = look_here(position);
    look.line.insert(look.line.begin(), forced.begin(), forced.end());
    return look;
  }

  /// `here` and `next` are what is thought of the positions before and after the step.
  Judgement judge(const AnyPosition& position, const Look& here, const Step& step, const Look& next) const {
    Judgement judgement{step, next.estimate, next.estimate, {}};
    if (step.seat == chance_seat) judgement.best = here.estimate;
    if (step.seat == chance_seat || position.legal(step.seat).size() == 1) return judgement;
    judgement.line = {step};
    judgement.line.insert(judgement.line.end(), next.line.begin(), next.line.end());
    const bool alone = position.actors().size() == 1;  // else another one may have been asked
    const Step best = alone ? here.line.front() : think(position, step.seat).line.front();
    if (best == step) return judgement;
    const Look other = look(after(position, best));
    if (other.estimate.value[step.seat.number] <= next.estimate.value[step.seat.number]) return judgement;
    judgement.best = other.estimate;
    judgement.line = {best};
    judgement.line.insert(judgement.line.end(), other.line.begin(), other.line.end());
    return judgement;
  }

  /// What a move drawn by lot would have cost beside the best, on the average of some.
  double at_stake(const AnyPosition& position, const Step& best) const {
    const auto value = [&](const Step& step) { return look(after(position, step)).estimate.value[best.seat.number]; };
    const double of_best = value(best);
    Random random{task_.seed ^ position.hash()};
    double lost = 0;
    for (int i = 0; i < lots; ++i) {
      const Step drawn{best.seat, position.random_action(best.seat, random)};
      if (drawn != best) lost += counted(of_best - value(drawn)) / lots;
    }
    return lost;
  }

 private:
  static AnyPosition after(AnyPosition position, const Step& step) {
    position.play(step.seat, step.action);
    return position;
  }

  static std::optional<Step> only_step(const AnyPosition& position) {
    if (position.actors().size() != 1 || position.chance_acts()) return std::nullopt;
    const Seat seat = *position.actors().begin();
    const auto actions = position.legal(seat);
    if (actions.size() != 1) return std::nullopt;
    return Step{seat, actions.front()};
  }

  Look look_here(const AnyPosition& position) const {
    if (position.over()) return {{worth(position), position.scores()}, {}};
    if (position.chance_acts()) return {{expected(position), std::nullopt}, {}};
    Thought thought = think(position, *position.actors().begin());
    return {{std::move(thought.value), thought.outcome}, std::move(thought.line)};
  }

  Thought think(const AnyPosition& position, Seat seat) const {
    Task task = task_;
    task.seat = seat;
    return player_.think(position, task);
  }

  /// What chance gives on the average. Where one draw follows another, some ways it may go stand for all.
  std::vector<double> expected(const AnyPosition& position) const {
    const std::vector<Action> outcomes = position.legal(chance_seat);
    const auto goes_on = [&](Action outcome) { return after(position, {chance_seat, outcome}).chance_acts(); };
    if (std::ranges::any_of(outcomes, goes_on)) return drawn(position);
    std::vector<double> value(std::size_t(position.seats()), 0);
    double total = 0;
    for (Action outcome : outcomes) {
      const double weight = position.weight(outcome);
      const Look next = look(after(position, {chance_seat, outcome}));
      for (std::size_t seat = 0; seat < value.size(); ++seat) value[seat] += weight * next.estimate.value[seat];
      total += weight;
    }
    for (double& chances : value) chances /= total;
    return value;
  }

  std::vector<double> drawn(const AnyPosition& position) const {
    constexpr int ways = 8;
    std::vector<double> value(std::size_t(position.seats()), 0);
    Random random{task_.seed};
    for (int i = 0; i < ways; ++i) {
      AnyPosition next = position;
      while (next.chance_acts()) next.play(chance_seat, next.random_action(chance_seat, random));
      const Look there = look(next);
      for (std::size_t seat = 0; seat < value.size(); ++seat) value[seat] += there.estimate.value[seat] / ways;
    }
    return value;
  }

  /// What a finished game is worth to every seat, as search has it.
  std::vector<double> worth(const AnyPosition& end) const {
    const bool two_sides = end.seats() == 2 * rules_.partners;
    const bool alone = !two_sides || (task_.stakes.decides && task_.stakes.lead == 0);
    const SeatSet winners = end.winners();
    const double first_side = chance_of(task_.stakes.value(end.scores().points[0] - end.scores().points[1]));
    std::vector<double> value;
    for (Seat seat : SeatSet::first(end.seats())) {
      if (alone)
        value.push_back(winners.size() == end.seats() ? 0 : winners.contains(seat) ? 1 : -1);
      else
        value.push_back(rules_.side_of(seat, end.seats()) == 0 ? first_side : -first_side);
    }
    return value;
  }

  const RuleSet& rules_;
  const Player& player_;
  const Task& task_;
};

}  // namespace

double Judgement::counted_loss() const { return counted(loss()); }

Mark Judgement::mark() const {
  if (loss() >= blunder_costs) return Mark::blunder;
  return loss() >= mistake_costs ? Mark::mistake : Mark::none;
}

std::vector<Judgement> analyse(const Record& record, const Player& player, const Task& task, const Judged& judged) {
  Task quick = task;
  quick.budget = part_of(task.budget, moment);
  const Analyst analyst{record.rules(), player, task}, glancer{record.rules(), player, quick};
  const auto valuer = make_valuer(record.rules());
  std::vector<Judgement> judgements;
  AnyPosition position = record.position_after(0);
  Look here = record.steps().empty() ? Look{} : analyst.look(position);
  for (const Step& step : record.steps()) {
    AnyPosition next = position;
    next.play(step.seat, step.action);
    Look there = analyst.look(next);
    judgements.push_back(analyst.judge(position, here, step, there));
    Judgement& judgement = judgements.back();
    if (valuer) judgement.change = change_by(position, step, next, *valuer);
    if (judgement.judged()) judgement.at_stake = glancer.at_stake(position, judgement.line.front());
    if (judged) judged(judgements.back());
    position = std::move(next);
    here = std::move(there);
  }
  return judgements;
}

bool turns_the_game(const Judgement& judgement) {
  if (judgement.mark() != Mark::mistake) return judgement.mark() == Mark::blunder;
  const std::size_t seat = judgement.step.seat.number;
  return judgement.best.value[seat] >= 0 && judgement.after.value[seat] < 0;
}

std::vector<std::size_t> key_moments(std::span<const Judgement> judgements) {
  std::vector<std::size_t> moments;
  for (std::size_t i = 0; i < judgements.size(); ++i)
    if (judgements[i].loss() >= noticed) moments.push_back(i);
  // Among equals the earlier one counts: what follows may be its consequence.
  std::ranges::sort(moments, {}, [&](std::size_t i) { return std::pair(-judgements[i].loss(), i); });
  const auto costliest = moments.begin() + std::ptrdiff_t(std::min(moments.size(), least_key_moments));
  const auto calm = [&](std::size_t i) { return !turns_the_game(judgements[i]); };
  moments.erase(std::remove_if(costliest, moments.end(), calm), moments.end());
  if (moments.size() > most_key_moments) moments.resize(most_key_moments);
  std::ranges::sort(moments);
  return moments;
}

std::optional<Split> luck_and_play(const Record& record, std::span<const Judgement> judgements) {
  const auto valuer = make_valuer(record.rules());
  if (!valuer) return std::nullopt;
  Split split(valuer->value(record.position_after(0)));
  for (const Judgement& judgement : judgements) split.add(judgement.change);
  return split;
}

std::vector<Summary> summarise(std::span<const Judgement> judgements, int seats) {
  std::vector<Summary> summaries(static_cast<std::size_t>(seats));
  std::vector<double> lost(std::size_t(seats), 0), at_stake = lost;
  for (const Judgement& judgement : judgements) {
    if (!judgement.judged()) continue;
    const std::size_t seat = judgement.step.seat.number;
    ++summaries[seat].judged;
    summaries[seat].mistakes += judgement.mark() == Mark::mistake;
    summaries[seat].blunders += judgement.mark() == Mark::blunder;
    lost[seat] += judgement.counted_loss();
    at_stake[seat] += judgement.at_stake;
  }
  for (std::size_t seat = 0; seat < summaries.size(); ++seat)
    if (at_stake[seat] >= least_at_stake) summaries[seat].accuracy = std::exp(-steepness * lost[seat] / at_stake[seat]);
  return summaries;
}

}  // namespace ardri::bots
