// Search by information sets in games so small that its mistakes show: whose reward a seat plays for, what it may know
// of the others, and what other cores find.
#include "bots/information_sets.hpp"

#include <gtest/gtest.h>

namespace ardri::bots {
namespace small_games {

/// Seat 0 has seen a coin. It keeps it, and nothing happens; or it passes, and seat 1 guesses the coin: right, it wins
/// half of what seat 0 has, wrong, it loses nearly all. Who thinks that seat 1 sees the coin keeps it, always.
struct Coin {
  enum class Stage : std::uint8_t { offer, guess, over };
  using Actions = ActionList<4>;
  static constexpr std::uint32_t keep = 0, pass = 1;

  Stage stage = Stage::offer;
  std::uint8_t coin = 0;
  std::uint8_t guess = 2;  // 2: not asked

  int seat_count() const { return 2; }
  SeatSet actors() const { return stage == Stage::over ? SeatSet{} : SeatSet::of(Seat{std::uint8_t(stage)}); }
  void legal(Seat, Actions& out) const {
    out.add({0});
    out.add({1});
  }
  void play(Seat, Action action) {
    if (stage == Stage::guess) guess = std::uint8_t(action.code);
    stage = stage == Stage::offer && action.code == pass ? Stage::guess : Stage::over;
  }
  Scores scores() const { return {}; }
  SeatSet winners() const { return {}; }
  std::uint64_t hash() const { return coin * 16u + guess * 4u + std::uint64_t(stage); }
  friend bool operator==(const Coin&, const Coin&) = default;
};

struct CoinGame {
  using Position = Coin;
  static Coin sample(const Coin& here, Seat seat, Random& random) {
    Coin imagined = here;
    if (seat == Seat{1}) imagined.coin = std::uint8_t(random.below(2));
    return imagined;
  }
};

struct CoinMind {
  static constexpr InformationSetManner manner{.ripe = 2, .others_share = 2, .curiosity = 0.5f, .faith = 1};
  static void narrow(const Coin&, Seat, Coin::Actions&) {}
  static void promise(const Coin&, Seat, const Coin::Actions&, std::span<int> promises) {
    std::ranges::fill(promises, 0);
  }
  static Seat next_actor(const Coin& here, Random&) { return *here.actors().begin(); }
  static Action play_on(const Coin&, Seat, Random& random) { return {random.below(2)}; }
  static bool far_enough(const Coin&, const Coin& here) { return here.stage == Coin::Stage::over; }
  static Rewards judge(const Coin& here) {
    if (here.guess == 2) return {};
    return here.guess == here.coin ? Rewards{-0.5f, 0.5f} : Rewards{0.9f, -0.9f};
  }
};

Budget rounds(std::uint64_t number, int threads = 1) {
  Budget budget;
  budget.nodes = number;
  budget.threads = threads;
  return budget;
}

/// Seat 1 settles on some guess, which is right for about half of the coins; then passing is worth 0.9. If it saw the
/// coin, passing would be worth −0.5, always.
TEST(InformationSets, OthersDoNotLearnWhatOnlyTheSearcherSees) {
  int passed = 0;
  for (std::uint8_t coin : {0, 1})
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Thought thought =
          InformationSets<CoinGame, CoinMind>({}, rounds(1000), seed).think({.coin = coin}, Seat{0});
      passed += thought.action == Action{Coin::pass};
    }
  EXPECT_GE(passed, 10);
  EXPECT_LE(passed, 30);
}

/// One of three seats leaves what there is, for little; or asks the next one, who may give much or take all. Whoever
/// takes the others to play for the searcher asks; and so does who plays for another seat than its own.
struct Asking {
  enum class Stage : std::uint8_t { first, second, over };
  using Actions = ActionList<4>;
  static constexpr std::uint32_t leave = 0, ask = 1, give = 0, take = 1;

  Stage stage = Stage::first;
  std::uint8_t asker = 0;
  std::uint8_t asked = 0, taken = 0;

  int seat_count() const { return 3; }
  Seat actor() const { return {std::uint8_t((asker + std::uint8_t(stage)) % 3)}; }
  SeatSet actors() const { return stage == Stage::over ? SeatSet{} : SeatSet::of(actor()); }
  void legal(Seat, Actions& out) const {
    out.add({0});
    out.add({1});
  }
  void play(Seat, Action action) {
    if (stage == Stage::first) {
      asked = std::uint8_t(action.code);
      stage = asked ? Stage::second : Stage::over;
    } else {
      taken = std::uint8_t(action.code);
      stage = Stage::over;
    }
  }
  Scores scores() const { return {}; }
  SeatSet winners() const { return {}; }
  std::uint64_t hash() const { return asker * 64u + asked * 16u + taken * 4u + std::uint64_t(stage); }
  friend bool operator==(const Asking&, const Asking&) = default;
};

struct AskingGame {
  using Position = Asking;
  static Asking sample(const Asking& here, Seat, Random&) { return here; }
};

struct AskingMind {
  static constexpr InformationSetManner manner{.ripe = 2, .others_share = 2, .curiosity = 0.3f, .faith = 1};
  static void narrow(const Asking&, Seat, Asking::Actions&) {}
  static void promise(const Asking&, Seat, const Asking::Actions&, std::span<int> promises) {
    std::ranges::fill(promises, 0);
  }
  static Seat next_actor(const Asking& here, Random&) { return here.actor(); }
  static Action play_on(const Asking&, Seat, Random& random) { return {random.below(2)}; }
  static bool far_enough(const Asking&, const Asking& here) { return here.stage == Asking::Stage::over; }
  /// Leaving gives the asker little. Who is asked and gives, gives it much, and the third seat nothing; who takes,
  /// takes all.
  static Rewards judge(const Asking& here) {
    Rewards rewards{};
    const std::size_t other = (here.asker + 1u) % 3;
    if (!here.asked) {
      rewards[here.asker] = 0.1f;
      rewards[other] = -0.9f;
    } else if (here.taken) {
      rewards[here.asker] = -0.6f;
      rewards[other] = 0.5f;
    } else {
      rewards[here.asker] = 0.9f;
      rewards[other] = -0.5f;
    }
    return rewards;
  }
};

/// By chance asking would bring 0.15, more than leaving; from one who plays for itself it brings −0.6.
TEST(InformationSets, EverySeatPlaysForItself) {
  for (std::uint8_t asker = 0; asker < 3; ++asker) {
    const Thought thought =
        InformationSets<AskingGame, AskingMind>({}, rounds(2000), 1).think({.asker = asker}, Seat{asker});
    EXPECT_EQ(thought.action, Action{Asking::leave}) << int(asker);
    EXPECT_NEAR(thought.value[asker], 0.1, 0.01);
  }
}

/// Two doors: nothing is behind the first one; behind the second mostly something good.
struct Doors {
  using Actions = ActionList<4>;
  std::uint8_t luck = 0, opened = 2;  // 2: none

  int seat_count() const { return 1; }
  SeatSet actors() const { return opened == 2 ? SeatSet::of(Seat{0}) : SeatSet{}; }
  void legal(Seat, Actions& out) const {
    out.add({0});
    out.add({1});
  }
  void play(Seat, Action action) { opened = std::uint8_t(action.code); }
  Scores scores() const { return {}; }
  SeatSet winners() const { return {}; }
  std::uint64_t hash() const { return luck * 4u + opened; }
  friend bool operator==(const Doors&, const Doors&) = default;
};

struct DoorsGame {
  using Position = Doors;
  static Doors sample(const Doors& here, Seat, Random& random) {
    return {.luck = std::uint8_t(random.below(100)), .opened = here.opened};
  }
};

struct DoorsMind {
  static constexpr InformationSetManner manner{.others_share = 0, .faith = 0};
  static void narrow(const Doors&, Seat, Doors::Actions&) {}
  static void promise(const Doors&, Seat, const Doors::Actions&, std::span<int> promises) {
    std::ranges::fill(promises, 0);
  }
  static Seat next_actor(const Doors&, Random&) { return Seat{0}; }
  static Action play_on(const Doors&, Seat, Random&) { return {0}; }
  static bool far_enough(const Doors&, const Doors& here) { return here.opened != 2; }
  static Rewards judge(const Doors& here) { return {here.opened == 0 ? 0.f : here.luck < 60 ? 0.5f : -0.5f}; }
};

Thought open_a_door(std::uint64_t seed, int threads, std::uint64_t nodes) {
  return InformationSets<DoorsGame, DoorsMind>({}, rounds(nodes, threads), seed).think({}, Seat{0});
}

/// The other cores look behind doors, too, and what they saw is added up; on a busy machine they may come too late for
/// once.
TEST(InformationSets, WhatOtherCoresFoundCounts) {
  constexpr std::uint64_t nodes = 20'000;
  int different = 0;
  for (std::uint64_t seed = 1; seed <= 100 && different == 0; ++seed) {
    ASSERT_EQ(open_a_door(seed, 1, nodes).value, open_a_door(seed, 1, nodes).value);
    different += open_a_door(seed, 3, nodes).value != open_a_door(seed, 1, nodes).value;
  }
  EXPECT_EQ(different, 1) << "only what the first core saw";
}

TEST(InformationSets, TheSameSeedAndNodesGiveTheSameThought) {
  const auto think = [](std::uint64_t seed) {
    return InformationSets<CoinGame, CoinMind>({}, rounds(300), seed).think({.coin = 1}, Seat{0});
  };
  EXPECT_EQ(think(3).value, think(3).value);
  EXPECT_EQ(think(3).nodes, think(3).nodes);
  EXPECT_NE(think(3).value, think(4).value);
}

TEST(InformationSets, KeepToTheirRoundsAndStopWhenTheyAreToldTo) {
  const auto nodes = [](const Budget& budget) {
    return InformationSets<CoinGame, CoinMind>({}, budget, 1).think({.coin = 1}, Seat{0}).nodes;
  };
  EXPECT_EQ(nodes(rounds(77)), 77u);
  const std::atomic<bool> stop = true;
  Budget stopped = rounds(Budget::unlimited);
  stopped.stop = &stop;
  EXPECT_EQ(nodes(stopped), 1u);
}

/// With hardly any memory they still find what is plain, and do not take more.
TEST(InformationSets, FindAMoveWithHardlyAnyMemory) {
  Budget budget = rounds(500);
  budget.memory = 1;
  EXPECT_EQ((InformationSets<DoorsGame, DoorsMind>({}, budget, 1).think({}, Seat{0}).action), Action{1});
}

}  // namespace small_games
}  // namespace ardri::bots
