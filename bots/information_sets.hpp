// Tree search for games with hidden information: what each seat has learned is kept by what it has seen.
//
// Every round imagines a world and plays into it. In most rounds the searcher learns, in worlds that it cannot tell
// from the real one. In the others one of the other seats learns, in worlds that it could not tell from such a world:
// there the searcher's own secrets are imagined anew. So nobody's choices rest on what they cannot know; with one world
// for all, as plain information-set search has it, the others would play as if they saw the searcher's hand. What
// another seat has learned it shares between all that it may hold at the root: it has too few rounds to learn it for
// each hand anew.
//
// The first actions are tried in turn, all in the same worlds and with the same luck, so that differences show soon;
// and at equal intervals the worse half of them is dropped. Below, actions that did well are tried more often.
//
// A mind tells, besides what imagined games ask (imagined_games.hpp, narrow always),
//   void promise(const P&, Seat, const Actions&, std::span<int>)   how good each action looks to the seat; only
//   differences count Action play_on(const P&, Seat, Random&)                        what a seat does of which nothing
//   is learned Seat next_actor(const P&, Random&)                             where several may act at once: who is
//   next static constexpr InformationSetManner manner
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <span>
#include <unordered_map>
#include <vector>

#include "bots/tree_search.hpp"
#include "engine/core/viewer.hpp"

namespace ardri::bots {

/// What an information-set search may be tuned by.
struct InformationSetManner {
  std::size_t first_width = 16;    // first actions that are tried, those that promise most
  std::size_t later_width = 5;     // and later ones
  std::uint32_t ripe = 8;          // visits after which a place's lessons are asked
  std::uint32_t others_share = 8;  // one round in so many is another seat's; 0: none
  float curiosity = 0.4f;
  float faith = 2;       // as how many visits an action's promise counts
  int sharpness = 1500;  // a difference of promises by which an action's outlook is worse by a half
};

template <class G, class Mind>
class InformationSets {
 public:
  using P = typename G::Position;

  InformationSets(const Mind& mind, const Budget& budget, std::uint64_t seed)
      : mind_(mind), manner_(Mind::manner), budget_(budget), meter_(budget), seed_(seed), world_(seed), random_(seed) {}

  /// Requires: `seat` may act.
  Thought think(const P& root, Seat seat, const Report& report = {}) {
    // Every other core learns by itself; in the end what came of the first actions is added up.
    std::atomic<bool> done = false;
    std::vector<std::vector<First>> others(std::size_t(std::max(1, budget_.threads)));
    {
      const Crew crew(budget_.threads - 1, [&](int number) {
        Budget budget = budget_;
        budget.stop = &done;
        InformationSets other(mind_, budget, seed_ + std::uint64_t(number) * splitmix64_step);
        other.grow(root, seat, {});
        others[std::size_t(number)] = other.firsts_;
      });
      grow(root, seat, report);
      done = true;
    }
    for (const auto& firsts : others) add(firsts);
    return thought_of(root, seat);
  }

 private:
  /// Where a seat is, by all that it has seen since the root.
  using Place = std::uint64_t;

  /// What a seat has learned of a place, or of an action there: how often, and what it came to for that seat.
  struct Lesson {
    std::uint64_t key = 0;  // 0: free
    std::uint32_t visits = 0;
    float total = 0;
  };

  /// An action that is looked at, and how much worse it looks than the best, from 0 down to −1.
  struct Candidate {
    Action action;
    float outlook = 0;
  };

  struct First {
    Candidate candidate;
    std::uint32_t visits = 0;
    std::array<double, max_seats> total{};
  };

  static std::uint64_t mixed(std::uint64_t a, std::uint64_t b) {
    std::uint64_t state = a ^ (b * splitmix64_step);
    return splitmix64(state) | 1;  // never 0
  }

  static bool sees(const P& before, Step step, std::size_t seat) {
    if constexpr (requires { G::is_secret(before, step, Viewer::onlooker()); })
      return !G::is_secret(before, step, Seat{std::uint8_t(seat)});
    else
      return true;
  }

  // What was learned: a table of fixed size

  std::size_t memory() const { return budget_.memory / std::size_t(std::max(1, budget_.threads)); }

  void make_room() {
    constexpr std::size_t least = 64, lessons_a_round = 32;  // mostly fewer
    const std::size_t most = std::max(least, memory() / 2 / sizeof(Lesson));
    const auto rounds = std::size_t(std::min<std::uint64_t>(budget_.nodes, most));
    lessons_.assign(std::bit_floor(std::min(most, std::max(least, rounds * lessons_a_round))), {});
    taken_ = 0;
    ways_.clear();
    ways_left_ = memory() / 2 / (manner_.later_width * sizeof(Candidate) + 64);
  }

  const Lesson* find(std::uint64_t key) const {
    for (std::size_t at = key & (lessons_.size() - 1);; at = (at + 1) & (lessons_.size() - 1)) {
      if (lessons_[at].key == key) return &lessons_[at];
      if (lessons_[at].key == 0) return nullptr;
    }
  }

  std::uint32_t visits_of(std::uint64_t key) const {
    const Lesson* lesson = find(key);
    return lesson ? lesson->visits : 0;
  }

  /// Nothing new is learned where there is no room left.
  void learn(std::uint64_t key, float reward) {
    std::size_t at = key & (lessons_.size() - 1);
    while (lessons_[at].key != 0 && lessons_[at].key != key) at = (at + 1) & (lessons_.size() - 1);
    if (lessons_[at].key == 0) {
      if (taken_ > lessons_.size() / 4 * 3) return;
      ++taken_;
      lessons_[at].key = key;
    }
    ++lessons_[at].visits;
    lessons_[at].total += reward;
  }

  // The first actions

  void begin(const P& root, Seat seat) {
    searcher_ = seat;
    make_room();
    firsts_.clear();
    Random random{seed_};
    for (const Candidate& each : look_around(G::sample(root, seat, random), seat, first_width()))
      firsts_.push_back({.candidate = each});
    in_running_ = firsts_.size();
    rounds_ = 0;
  }

  /// With few rounds, few first actions: each is to be tried some times.
  std::size_t first_width() const {
    constexpr std::uint64_t least_tries = 4;
    return std::size_t(std::clamp<std::uint64_t>(budget_.nodes / least_tries, 2, manner_.first_width));
  }

  void grow(const P& root, Seat seat, const Report& report) {
    begin(root, seat);
    std::uint64_t next_report = 256;
    do {
      run(root, seat);
      drop_the_worse(seat);
      meter_.look();  // a round takes long enough to ask the clock each time
      if (!report || meter_.nodes() + 1 < next_report) continue;
      next_report *= 2;
      report(thought_of(root, seat));
    } while (meter_.count() && firsts_.size() > 1);
  }

  /// How much of the budget is spent, from 0 to 1; without any, thinking is taken to go on for as long again and again.
  float progress() const {
    constexpr float long_while = 4096;
    const auto rounds = float(meter_.nodes() + 1);
    float spent = rounds / (rounds + long_while);
    if (budget_.nodes != Budget::unlimited) spent = rounds / float(budget_.nodes);
    if (budget_.seconds < std::numeric_limits<double>::infinity())
      spent = std::max(spent, float(meter_.seconds() / budget_.seconds));
    return spent;
  }

  /// In the end two are left.
  void drop_the_worse(Seat seat) {
    if (in_running_ <= 2) return;
    const int halvings = std::bit_width(firsts_.size() - 1);
    const int due = int(progress() * float(halvings));
    const auto left = std::max<std::size_t>(2, (firsts_.size() + (std::size_t{1} << due) - 1) >> due);
    if (left >= in_running_) return;
    const auto better = [&](const First& a, const First& b) {
      const float mean = mean_of(a, seat), other = mean_of(b, seat);
      return mean != other ? mean > other : a.candidate.action.code < b.candidate.action.code;
    };
    std::sort(firsts_.begin(), firsts_.begin() + std::ptrdiff_t(in_running_), better);
    in_running_ = left;
  }

  /// With its promise, which counts the less the more often it was tried.
  float mean_of(const First& first, Seat seat) const {
    return (float(first.total[seat.number]) + manner_.faith * first.candidate.outlook) /
           (float(first.visits) + manner_.faith);
  }

  First& next_first() {
    const auto end = firsts_.begin() + std::ptrdiff_t(in_running_);
    return *std::ranges::min_element(firsts_.begin(), end, {}, &First::visits);
  }

  First& any_first() { return firsts_[random_.below(std::uint32_t(in_running_))]; }

  // Rounds

  /// Who learns in this round: the searcher, or one of the others in turn.
  Seat learner(const P& root, Seat seat) {
    ++rounds_;
    if (manner_.others_share == 0 || root.seat_count() < 2 || rounds_ % manner_.others_share != 0) return seat;
    const auto skip = 1 + (rounds_ / manner_.others_share) % std::uint32_t(root.seat_count() - 1);
    return Seat{std::uint8_t((seat.number + skip) % std::uint32_t(root.seat_count()))};
  }

  void run(const P& root, Seat seat) {
    const Seat learns = learner(root, seat);
    First& first = learns == seat ? next_first() : any_first();
    // The same worlds and the same luck for every first action; luck is drawn by itself, so that it stays the same
    // longer.
    world_ = Random{mixed(seed_, learns == seat ? first.visits : rounds_ | std::uint64_t{1} << 32)};
    random_ = Random{world_.next()};
    P position = G::sample(root, seat, world_);
    if (learns != seat) position = G::sample(position, learns, world_);
    for (std::size_t each = 0; each < max_seats; ++each) places_[each] = mixed(each + 1, 0);
    learned_.clear();
    play(position, {seat, first.candidate.action});
    walk(root, position, learns);
    while (!mind_.far_enough(root, position)) play_on(position);
    const Rewards rewards = mind_.judge(position);
    for (std::uint64_t key : learned_) learn(key, rewards[learns.number]);
    if (learns != seat) return;
    ++first.visits;
    for (std::size_t other = 0; other < max_seats; ++other) first.total[other] += double(rewards[other]);
  }

  /// As far as something is known, and one new place more.
  void walk(const P& root, P& position, Seat learns) {
    while (learned_.size() < most_lessons && !mind_.far_enough(root, position)) {
      const Seat actor = mind_.next_actor(position, random_);
      const bool ripe = actor != chance_seat && visits_of(places_[actor.number]) >= manner_.ripe;
      if (actor == learns && !ripe) {
        learned_.push_back(places_[actor.number]);  // judged from here
        return;
      }
      if (actor == chance_seat)
        play(position, {actor, random_action(position, actor, world_)});
      else
        play(position,
             {actor, ripe ? pick(position, actor, actor == learns) : mind_.play_on(position, actor, random_)});
    }
  }

  void play_on(P& position) {
    const Seat actor = mind_.next_actor(position, random_);
    position.play(
        actor, actor == chance_seat ? random_action(position, actor, world_) : mind_.play_on(position, actor, random_));
  }

  void play(P& position, Step step) {
    const std::uint64_t seen = mixed(step.seat.number + 1u, step.action.code + 1u);
    const std::uint64_t hidden = mixed(step.seat.number + 1u, ~std::uint64_t{0});
    for (std::size_t each = 0; each < std::size_t(position.seat_count()); ++each)
      places_[each] = mixed(places_[each], sees(position, step, each) ? seen : hidden);
    position.play(step.seat, step.action);
  }

  // Choosing

  /// The actions that promise most.
  std::vector<Candidate> look_around(const P& position, Seat actor, std::size_t width) {
    typename P::Actions actions;
    position.legal(actor, actions);
    mind_.narrow(position, actor, actions);
    promises_.assign(actions.size(), 0);
    if (actions.size() > 1) mind_.promise(position, actor, actions, std::span{promises_});
    std::vector<std::size_t> order(actions.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    width = std::min(width, order.size());
    std::partial_sort(
        order.begin(), order.begin() + std::ptrdiff_t(width), order.end(), [&](std::size_t a, std::size_t b) {
          return promises_[a] != promises_[b] ? promises_[a] > promises_[b] : actions[a].code < actions[b].code;
        });
    std::vector<Candidate> candidates;
    for (std::size_t i = 0; i < width; ++i) {
      const int behind = promises_[order[0]] - promises_[order[i]];
      candidates.push_back({actions[order[i]], -float(behind) / float(behind + manner_.sharpness)});
    }
    return candidates;
  }

  Action pick(const P& position, Seat actor, bool learns) {
    const Place place = places_[actor.number];
    if (!learns) return most_hopeful(place, look_around(position, actor, manner_.later_width), 0);
    const Action action = most_hopeful(place, ways_at(place, position, actor), manner_.curiosity);
    learned_.push_back(place);
    learned_.push_back(mixed(place, action.code + 1u));
    deepest_ = std::max(deepest_, int(learned_.size() / 2));
    return action;
  }

  /// What the searcher may do at a place rests on what it sees alone; of the others, all hands share a place.
  const std::vector<Candidate>& ways_at(Place place, const P& position, Seat actor) {
    if (const auto known = ways_.find(place); actor == searcher_ && known != ways_.end()) return known->second;
    auto ways = look_around(position, actor, manner_.later_width);
    if (actor != searcher_ || ways_left_ == 0) return looked_at_ = std::move(ways);
    --ways_left_;
    return ways_[place] = std::move(ways);
  }

  Action most_hopeful(Place place, const std::vector<Candidate>& candidates, float curiosity) const {
    const Lesson* here = find(place);
    const float usual = here ? here->total / float(here->visits) : 0;
    const float logarithm_of_all = logarithm(here ? here->visits + 1 : 1);
    const Candidate* best = nullptr;
    float most = 0;
    for (const Candidate& each : candidates) {
      const Lesson* lesson = find(mixed(place, each.action.code + 1u));
      const float visits = (lesson ? float(lesson->visits) : 0) + manner_.faith;
      const float mean = ((lesson ? lesson->total : 0) + manner_.faith * (usual + each.outlook)) / visits;
      const float hope = mean + curiosity * std::sqrt(logarithm_of_all / visits);
      if (!best || hope > most) most = hope, best = &each;
    }
    return best->action;
  }

  // What came of it

  void add(const std::vector<First>& others) {
    for (const First& other : others) {
      const auto same = [&](const First& first) { return first.candidate.action == other.candidate.action; };
      const auto first = std::ranges::find_if(firsts_, same);
      if (first == firsts_.end()) continue;
      first->visits += other.visits;
      for (std::size_t seat = 0; seat < max_seats; ++seat) first->total[seat] += other.total[seat];
    }
  }

  /// The most successful of those that were tried often.
  Thought thought_of(const P& root, Seat seat) const {
    const std::uint32_t most = std::ranges::max_element(firsts_, {}, &First::visits)->visits;
    const First* best = nullptr;
    for (const First& first : firsts_)
      if (2 * first.visits >= most && (!best || mean_of(first, seat) > mean_of(*best, seat))) best = &first;
    Thought thought;
    thought.action = best->candidate.action;
    thought.line = {{seat, thought.action}};
    for (int other = 0; other < root.seat_count(); ++other)
      thought.value.push_back(best->total[std::size_t(other)] / std::max(1u, best->visits));
    for (const First& first : firsts_)
      thought.tried.push_back(
          {first.candidate.action, first.visits, float(first.total[seat.number] / std::max(1u, first.visits))});
    thought.nodes = meter_.nodes();
    thought.depth = 1 + deepest_;
    return thought;
  }

  static constexpr std::size_t most_lessons = 80;  // in one round

  Mind mind_;
  InformationSetManner manner_;
  Budget budget_;
  Meter meter_;
  std::uint64_t seed_;
  Random world_, random_;
  Seat searcher_;
  std::uint32_t rounds_ = 0;
  int deepest_ = 0;
  std::vector<First> firsts_;
  std::size_t in_running_ = 0;
  std::vector<Lesson> lessons_;
  std::size_t taken_ = 0;
  std::unordered_map<Place, std::vector<Candidate>> ways_;
  std::size_t ways_left_ = 0;
  std::vector<Candidate> looked_at_;
  std::array<Place, max_seats> places_{};
  std::vector<std::uint64_t> learned_;
  std::vector<int> promises_;
};

}  // namespace ardri::bots
