// What the studies of components share: their command line, reading a pack, and the games.
//
//   STUDY PLAYER GAMES SEED THREADS [PACK_FILE]
#pragma once

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <memory>
#include <string_view>
#include <vector>

#include "content/self_play.hpp"
#include "engine/core/content.hpp"
#include "engine/core/seat.hpp"

namespace ardri {

struct Study {
  std::string_view player;
  int games = 0, threads = 0;
  std::uint64_t seed = 0;
  const char* pack_file = nullptr;

  /// Plays the games with so many players.
  template <class Tally, class Play>
  Tally play(int players, Play game) const {
    return play_many<Tally>(games, seed * 1'000'003u + std::uint64_t(players) * 100'000'007u, threads, game);
  }
};

/// Leaves the program with a sentence if the command line is wrong.
inline Study read_study(int count, char** arguments, const std::vector<std::string_view>& players) {
  const auto number = [&](int index) { return index < count ? std::strtoull(arguments[index], nullptr, 10) : 0; };
  const std::string_view player = count > 1 ? arguments[1] : "";
  const bool numbers = number(2) >= 1 && number(2) <= 100'000'000 && number(4) >= 1 && number(4) <= 256;
  if (count < 5 || count > 6 || !numbers || std::ranges::find(players, player) == players.end()) {
    fmt::print(stderr, "usage: {} {} GAMES SEED THREADS [PACK_FILE]; GAMES is 1 to 100000000, THREADS 1 to 256\n",
               arguments[0], fmt::join(players, "|"));
    std::exit(2);
  }
  return {player, int(number(2)), int(number(4)), number(3), count == 6 ? arguments[5] : nullptr};
}

/// The pack in a file; leaves the program with a sentence if it is faulty.
template <class Pack>
std::shared_ptr<const Pack> pack_in(const char* path, ContentOrFault (*read)(const boost::json::value&)) {
  std::ifstream file(path);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto content = read_content(text, read);
  if (content) return std::static_pointer_cast<const Pack>(*content);
  fmt::print(stderr, "{}, {}: {}\n", path, content.error().at, content.error().what());
  std::exit(1);
}

}  // namespace ardri
