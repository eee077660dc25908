#include "arena/tournament.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <queue>
#include <thread>

#include "arena/observation.hpp"

namespace ardri::arena {

namespace {

/// The contestants of one worker, started when they are first needed.
class Bench {
 public:
  Bench(const Contest& contest, double patience) : contest_(contest), patience_(patience) {}

  std::vector<Sitter> sitters_for(const Fixture& fixture) {
    std::vector<Sitter> sitters;
    for (Seat seat : SeatSet::first(contest_.discipline_of(fixture).seats())) {
      const Contestant& contestant = contest_.contestant_at(fixture, seat);
      sitters.push_back(
          {&participant(contestant, contest_.discipline_of(fixture).rules()), contestant.budget().seconds});
    }
    return sitters;
  }

 private:
  /// One process serves a program for all rule sets; a computer player knows one.
  Participant& participant(const Contestant& contestant, const RuleSet& rules) {
    auto& place = participants_[{&contestant, contestant.is_program() ? nullptr : &rules}];
    if (!place) place = start(contestant, rules, patience_);
    return *place;
  }

  const Contest& contest_;
  double patience_;
  std::map<std::pair<const Contestant*, const RuleSet*>, std::unique_ptr<Participant>> participants_;
};

struct Finished {
  std::size_t fixture;
  PlayedGame game;
};

/// Workers that play the fixtures of a list and hand in what they have finished.
class Workers {
 public:
  Workers(const Contest& contest, std::vector<std::size_t> fixtures, const Conduct& conduct)
      : contest_(contest), fixtures_(std::move(fixtures)), busy_(conduct.jobs) {
    for (int i = 0; i < conduct.jobs; ++i) threads_.emplace_back([this, &conduct] { work(conduct.patience); });
  }
  ~Workers() { send_home(); }
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  /// All that was finished since the last time; waits a little if nothing was. Nothing at all: everybody has gone home.
  std::optional<std::queue<Finished>> collect() {
    constexpr auto a_little = std::chrono::milliseconds(100);
    std::unique_lock lock(mutex_);
    news_.wait_for(lock, a_little, [&] { return !finished_.empty() || busy_ == 0 || failure_; });
    if (failure_) std::rethrow_exception(failure_);
    if (finished_.empty() && busy_ == 0) return std::nullopt;
    return std::exchange(finished_, {});
  }

  /// Drops the games that have begun and gives what was finished besides.
  std::queue<Finished> send_home() {
    stop_ = true;
    for (std::thread& thread : threads_)
      if (thread.joinable()) thread.join();
    return std::exchange(finished_, {});
  }

 private:
  void work(double patience) {
    std::exception_ptr failure;
    try {
      play_all(patience);
    } catch (...) {
      failure = std::current_exception();  // for the thread that collects
    }
    const std::lock_guard lock(mutex_);
    if (failure) failure_ = failure;
    --busy_;
    news_.notify_one();
  }

  void play_all(double patience) {
    Bench bench(contest_, patience);
    for (std::size_t i; !stop_ && (i = next_++) < fixtures_.size();) {
      const Fixture& fixture = contest_.schedule.fixtures[fixtures_[i]];
      auto game = play_game(contest_.discipline_of(fixture), contest_.opening_of(fixture), bench.sitters_for(fixture),
                            fixture.seed, stop_);
      if (!game) return;
      const std::lock_guard lock(mutex_);
      finished_.push({fixtures_[i], std::move(*game)});
      news_.notify_one();
    }
  }

  const Contest& contest_;
  const std::vector<std::size_t> fixtures_;
  std::atomic<std::size_t> next_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable news_;
  std::queue<Finished> finished_;
  int busy_;
  std::exception_ptr failure_;
  std::vector<std::thread> threads_;
};

std::vector<std::size_t> missing(const Outcomes& outcomes) {
  std::vector<std::size_t> fixtures;
  for (std::size_t i = 0; i < outcomes.size(); ++i)
    if (!outcomes[i]) fixtures.push_back(i);
  return fixtures;
}

/// Keeps account while the games come in.
class Course {
 public:
  Course(const Contest& contest, Outcomes known, const Conduct& conduct)
      : conduct_(conduct), progress_{contest, std::move(known), {}, contest.schedule.fixtures.size(), 0, 0, 0} {
    progress_.outcomes.resize(progress_.counted);
    if (conduct.sprt) progress_.sprt.emplace(*conduct.sprt);
    progress_.played = played_before(progress_.counted);
    judge();
  }

  const Progress& progress() const { return progress_; }

  void take(std::queue<Finished> finished) {
    for (; !finished.empty(); finished.pop()) {
      const auto& [fixture, game] = finished.front();
      if (conduct_.keep) conduct_.keep(progress_.contest.schedule.fixtures[fixture], game);
      progress_.outcomes[fixture] = game.outcome;
      ++progress_.played_now;
      if (fixture < progress_.counted) ++progress_.played;
      judge();
    }
  }

  void look() {
    progress_.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    if (conduct_.watch) conduct_.watch(progress_);
  }

 private:
  std::size_t played_before(std::size_t end) const {
    return std::size_t(std::count_if(progress_.outcomes.begin(), progress_.outcomes.begin() + std::ptrdiff_t(end),
                                     [](const auto& outcome) { return outcome.has_value(); }));
  }

  /// Adds to the test the rounds that are complete, in the order of the schedule and no further than to its end.
  void judge() {
    const std::vector<Round>& rounds = progress_.contest.schedule.rounds;
    if (!progress_.sprt) return;
    while (progress_.sprt->verdict() == Sprt::Verdict::open && judged_ < rounds.size()) {
      const auto seen = observe(progress_.contest, progress_.outcomes, rounds[judged_]);
      if (seen.empty()) return;
      progress_.sprt->add(2 * seen.front().score);
      const std::size_t end = rounds[judged_].first + rounds[judged_].count;
      ++judged_;
      if (progress_.sprt->verdict() == Sprt::Verdict::open) continue;
      progress_.counted = end;
      progress_.played = played_before(end);
    }
  }

  const Conduct& conduct_;
  const std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
  Progress progress_;
  std::size_t judged_ = 0;
};

}  // namespace

Progress play_tournament(const Contest& contest, Outcomes known, const Conduct& conduct,
                         const std::atomic<bool>& stop) {
  Course course(contest, std::move(known), conduct);
  if (course.progress().complete()) return course.progress();
  Workers workers(contest, missing(course.progress().outcomes), conduct);
  while (!stop && !course.progress().complete()) {
    auto finished = workers.collect();
    if (!finished) break;
    course.take(std::move(*finished));
    course.look();
  }
  course.take(workers.send_home());
  course.look();
  return course.progress();
}

}  // namespace ardri::arena
