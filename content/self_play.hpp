// Many games played by themselves, on several cores, and counted: what the studies of components share.
#pragma once

#include <cstdint>
#include <map>
#include <thread>
#include <vector>

#include "engine/core/random.hpp"

namespace ardri {

/// Calls `play(random, tally)` for every game and adds the tallies of all cores up. Every game has draws of its own, so
/// the outcome does not depend on the number of cores.
template <class Tally, class Play>
Tally play_many(int games, std::uint64_t seed, int threads, Play play) {
  std::vector<Tally> parts{std::size_t(threads)};
  std::vector<std::thread> crew;
  for (int number = 0; number < threads; ++number)
    crew.emplace_back([&, number] {
      for (int game = number; game < games; game += threads) {
        Random random{seed + std::uint64_t(game)};
        play(random, parts[std::size_t(number)]);
      }
    });
  for (std::thread& thread : crew) thread.join();
  Tally whole;
  for (const Tally& part : parts) whole.add(part);
  return whole;
}

/// The number below or at which that share of what was counted lies.
template <class Number>
Number quantile(const std::map<Number, long>& counts, double share) {
  long all = 0, sum = 0;
  for (const auto& [number, count] : counts) all += count;
  for (const auto& [number, count] : counts)
    if (double(sum += count) >= share * double(all)) return number;
  return {};
}

}  // namespace ardri
