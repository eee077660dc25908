// Writes positions of self-played games of one rule set, for fitting the evaluation of Tara, to standard output. One
// record a position: the words of the network's inputs, then 16-bit numbers: the features of the hand-made evaluation,
// vacant hills, what the search found (10,000: Red has won) and the game's result (Red's points less Blue's).
// Usage: tara_positions RULE_SET GAMES NODES SEED THREADS [again]
// The players judge by the hand-made evaluation, or, again, by the networks there are.
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string_view>
#include <thread>

#include "bots/deepening.hpp"
#include "bots/tara/inputs.hpp"
#include "bots/tara/trained_mind.hpp"
#include "engine/core/random_play.hpp"

namespace {

using namespace ardri;
using namespace ardri::bots;
using bots::tara::Mind;

template <class P>
struct Sample {
  decltype(bots::tara::inputs_of(std::declval<P>())) inputs;
  std::array<std::int16_t, bots::tara::feature_count> features;
  std::int16_t vacant, found, result;
  std::array<std::int16_t, 3> unused;  // rounds up to whole words
};

template <class P>
Sample<P> sample_of(const P& here, const Thought& thought) {
  Sample<P> sample{};
  sample.inputs = bots::tara::inputs_of(here);
  const auto features = bots::tara::features_of(here);
  for (std::size_t i = 0; i < features.size(); ++i) sample.features[i] = std::int16_t(features[i]);
  sample.vacant = std::int16_t(count_bits(here.vacant()));
  sample.found = std::int16_t(thought.value[0] * 10000);
  return sample;
}

/// The first moves are random, so that no two games are alike; later ones now and then, so that mistakes are met with.
template <class P, class M>
std::vector<Sample<P>> play_game(const M& mind, Seat start, std::uint64_t nodes, Random& random) {
  P position = P::begin(start);
  std::vector<Sample<P>> samples;
  const int random_moves = 2 + int(random.below(8));
  for (int moves = 0; !position.actors().empty(); ++moves) {
    const Seat seat = *position.actors().begin();
    if (moves < random_moves || random.below(25) == 0) {
      position.play(seat, random_action(position, seat, random));
      continue;
    }
    Budget budget;
    budget.nodes = nodes;
    const Thought thought = Deepening<P, M>(mind, Stakes{}, budget).think(position);
    samples.push_back(sample_of(position, thought));
    position.play(seat, thought.action);
  }
  for (auto& sample : samples) sample.result = std::int16_t(Mind<P>::points(position.scores()));
  return samples;
}

struct Order {
  int games;
  std::uint64_t nodes, seed;
  int threads;
};

template <class P, class M>
void play_games(const M& mind, const Order& order) {
  std::mutex writing;
  std::vector<std::thread> players;
  for (int number = 0; number < order.threads; ++number)
    players.emplace_back([&, number] {
      Random random{order.seed + std::uint64_t(number) * splitmix64_step};
      for (int game = number; game < order.games; game += order.threads) {
        const auto samples = play_game<P>(mind, Seat{std::uint8_t(game % P::seats)}, order.nodes, random);
        const std::lock_guard lock(writing);
        std::fwrite(samples.data(), sizeof(Sample<P>), samples.size(), stdout);
      }
    });
  for (std::thread& player : players) player.join();
}

template <class P>
void play(std::string_view rule_set, const Order& order, bool again) {
  if (!again) return play_games<P>(Mind<P>{}, order);
  const auto network =
      std::make_unique<bots::tara::Network<P>>(bots::tara::Network<P>::read(bots::tara::network_file(rule_set)));
  play_games<P>(bots::tara::TrainedMind<P>(*network), order);
}

struct Entry {
  std::string_view id;
  void (*play)(std::string_view, const Order&, bool);
};

constexpr Entry entries[]{
    {"sacred-hill-1", play<ardri::tara::SacredHill1>},
    {"sacred-hill-2", play<ardri::tara::SacredHill2>},
    {"sacred-hill-doubles-1", play<ardri::tara::SacredHillDoubles1>},
    {"sacred-hill-doubles-2", play<ardri::tara::SacredHillDoubles2>},
    {"four-treasures", play<ardri::tara::FourTreasures>},
    {"four-treasures-doubles", play<ardri::tara::FourTreasuresDoubles>},
    {"high-kings-1", play<ardri::tara::HighKings1>},
    {"high-kings-2", play<ardri::tara::HighKings2>},
    {"poisoned-chalice", play<ardri::tara::PoisonedChalice>},
    {"stone-of-destiny", play<ardri::tara::StoneOfDestiny>},
};

}  // namespace

int main(int count, char** arguments) {
  const auto number = [&](int index) { return std::strtoull(arguments[index], nullptr, 10); };
  const bool again = count == 7 && std::string_view(arguments[6]) == "again";
  if (count == 6 || again)
    for (const Entry& entry : entries)
      if (entry.id == arguments[1]) {
        entry.play(entry.id, {int(number(2)), number(3), number(4), std::max(1, int(number(5)))}, again);
        return 0;
      }
  std::fprintf(stderr, "usage: tara_positions RULE_SET GAMES NODES SEED THREADS [again]\n");
  return 2;
}
