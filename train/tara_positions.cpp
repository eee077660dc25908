// Writes positions of self-played games of one rule set with the game's result, for fitting the weights of Tara's
// evaluation: one line a position, "vacant result feature…", the result in Red's points less Blue's.
// Usage: tara_positions RULE_SET GAMES NODES SEED
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "bots/deepening.hpp"
#include "bots/tara/mind.hpp"
#include "engine/core/random_play.hpp"

namespace {

using namespace ardri;
using namespace ardri::bots;

constexpr int random_moves = 8;  // at the start of every game, so that no two are alike

template <class P>
struct Sample {
  bots::tara::Features features;
  int vacant;
};

/// A move by search with so many nodes; now and then a random one, so that mistakes are met with, too.
template <class P>
Action choose(const P& here, std::uint64_t nodes, Random& random) {
  if (random.below(20) == 0) return random_action(here, *here.actors().begin(), random);
  Budget budget;
  budget.nodes = nodes;
  return Deepening<P, bots::tara::Mind<P>>(bots::tara::Mind<P>{}, Stakes{}, budget).think(here).action;
}

template <class P>
void play_games(int games, std::uint64_t nodes, std::uint64_t seed) {
  Random random{seed};
  for (int game = 0; game < games; ++game) {
    P position = P::begin(Seat{std::uint8_t(game % P::seats)});
    std::vector<Sample<P>> samples;
    for (int moves = 0; !position.actors().empty(); ++moves) {
      const Seat seat = *position.actors().begin();
      const Action action =
          moves < random_moves ? random_action(position, seat, random) : choose(position, nodes, random);
      position.play(seat, action);
      if (moves >= 4 && !position.actors().empty())
        samples.push_back({bots::tara::features_of(position), count_bits(position.vacant())});
    }
    const int result = bots::tara::Mind<P>::points(position.scores());
    for (const auto& sample : samples) {
      std::printf("%d %d", sample.vacant, result);
      for (int value : sample.features) std::printf(" %d", value);
      std::printf("\n");
    }
  }
}

struct Entry {
  std::string_view id;
  void (*play)(int, std::uint64_t, std::uint64_t);
};

constexpr Entry entries[]{
    {"sacred-hill-1", play_games<ardri::tara::SacredHill1>},
    {"sacred-hill-2", play_games<ardri::tara::SacredHill2>},
    {"sacred-hill-doubles-1", play_games<ardri::tara::SacredHillDoubles1>},
    {"sacred-hill-doubles-2", play_games<ardri::tara::SacredHillDoubles2>},
    {"four-treasures", play_games<ardri::tara::FourTreasures>},
    {"four-treasures-doubles", play_games<ardri::tara::FourTreasuresDoubles>},
    {"high-kings-1", play_games<ardri::tara::HighKings1>},
    {"high-kings-2", play_games<ardri::tara::HighKings2>},
    {"poisoned-chalice", play_games<ardri::tara::PoisonedChalice>},
    {"stone-of-destiny", play_games<ardri::tara::StoneOfDestiny>},
};

}  // namespace

int main(int count, char** arguments) {
  if (count == 5)
    for (const Entry& entry : entries)
      if (entry.id == arguments[1]) {
        entry.play(std::atoi(arguments[2]), std::strtoull(arguments[3], nullptr, 10),
                   std::strtoull(arguments[4], nullptr, 10));
        return 0;
      }
  std::fprintf(stderr, "usage: tara_positions RULE_SET GAMES NODES SEED\n");
  return 2;
}
