// Lets computer players of a game with hidden information play themselves, and writes what their networks are fitted
// to: FILE.positions, a record for each seat whenever somebody decides, and FILE.choices, one for each choice that was
// searched. train/fit_networks.py reads both; all numbers are little-endian and of 16 bits. First comes how many
// numbers a summary has, and a move.
//   position   summary; game; won (10,000: alone, 0: lost), lead (points over the best of the others), found (what the
//              search made of it, from −10,000 to 10,000; −32,768: was not asked)
//   choice     game; number of moves; summary; for each of 32 moves its traits, visits, and value
// Moves that were not tried have no visits: some are drawn by lot, so that networks see bad moves, too.
// Usage: self_play RULE_SET PLAYERS GAMES PLAYER NODES SEED THREADS FILE [NETWORK]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/player.hpp"
#include "engine/catalogue.hpp"
#include "engine/core/any_position_of.hpp"
#include "engine/rebirth/encoding.hpp"
#include "engine/rebirth/game.hpp"
#include "engine/seat_of_kings/encoding.hpp"
#include "engine/seat_of_kings/game.hpp"
#include "engine/tumult_royal/encoding.hpp"
#include "engine/tumult_royal/game.hpp"

namespace {

using namespace ardri;

constexpr std::size_t most_moves = 32, most_strangers = 8;
constexpr std::int16_t not_asked = -32768;

struct Order {
  const RuleSet* rules;
  int players, games;
  std::string player;
  std::uint64_t nodes, seed;
  int threads;
  std::string file;
  std::vector<unsigned char> network;
};

template <class Encoding>
struct PositionRecord {
  std::array<std::int16_t, Encoding::summary_size> summary{};
  std::int16_t game = 0, won = 0, lead = 0, found = not_asked;
};

template <class Encoding>
struct ChoiceRecord {
  struct Move {
    std::array<std::int16_t, Encoding::trait_count> traits{};
    std::int16_t visits = 0, value = 0;
  };
  std::int16_t game = 0, count = 0;
  std::array<std::int16_t, Encoding::summary_size> summary{};
  std::array<Move, most_moves> moves{};
};

/// Of one game; who looks is kept until it is known how the game ended.
template <class Encoding>
struct GameRecords {
  std::vector<PositionRecord<Encoding>> positions;
  std::vector<std::uint8_t> viewers;
  std::vector<ChoiceRecord<Encoding>> choices;
};

std::int16_t in_ten_thousands(double value) { return std::int16_t(std::clamp(value, -1.0, 1.0) * 10000); }

template <class G, class Encoding>
class SelfPlay {
 public:
  using P = typename G::Position;
  using Records = GameRecords<Encoding>;

  explicit SelfPlay(const Order& order)
      : order_(order),
        player_(bots::make_player(order.player, *order.rules, order.network)),
        positions_(std::fopen((order.file + ".positions").c_str(), "wb")),
        choices_(std::fopen((order.file + ".choices").c_str(), "wb")) {
    const std::array<std::int16_t, 2> sizes{Encoding::summary_size, Encoding::trait_count};
    for (std::FILE* file : {positions_, choices_}) std::fwrite(sizes.data(), sizeof sizes, 1, file);
  }
  ~SelfPlay() {
    std::fclose(positions_);
    std::fclose(choices_);
  }

  void play_all() {
    std::vector<std::thread> threads;
    for (int number = 0; number < order_.threads; ++number)
      threads.emplace_back([&, number] {
        Random random{order_.seed + std::uint64_t(number) * splitmix64_step};
        for (int game = number; game < order_.games; game += order_.threads) write(play(game, random));
      });
    for (std::thread& thread : threads) thread.join();
  }

 private:
  Records play(int game, Random& random) const {
    Options options(order_.rules->options);
    if (!options.set("players", order_.players)) std::abort();  // main has checked it
    AnyPosition position = order_.rules->begin(options);
    Records records;
    while (!position.over()) {
      const Seat seat = random_member(position.actors(), random);
      if (seat == chance_seat)
        position.play(seat, position.random_action(seat, random));
      else
        position.play(seat, decide(position, seat, game, records, random));
    }
    settle(position, records);
    return records;
  }

  /// What is played strays now and then, so that players learn to live with it.
  Action decide(const AnyPosition& position, Seat seat, int game, Records& records, Random& random) const {
    constexpr std::uint32_t straying = 25;
    const auto legal = position.legal(seat);
    if (legal.size() == 1) return legal.front();
    bots::Task task{.seat = seat, .budget = {}, .stakes = {}, .seed = random.next(), .report = {}};
    task.budget.nodes = order_.nodes;
    const bots::Thought thought = player_->think(position, task);
    const P& here = *concrete<G>(position);
    note_positions(here, seat, thought, game, records);
    if (thought.tried.size() > 1) note_choice(here, seat, thought, legal, game, records, random);
    return random.below(straying) == 0 ? legal[random.below(std::uint32_t(legal.size()))] : thought.action;
  }

  static void note_positions(const P& here, Seat actor, const bots::Thought& thought, int game, Records& records) {
    const bool searched = !thought.tried.empty();
    for (std::uint8_t viewer = 0; viewer < here.seat_count(); ++viewer) {
      PositionRecord<Encoding> record;
      Encoding::summarise(here, Seat{viewer}, record.summary);
      record.game = std::int16_t(game);
      // What the search found rests on what its seat knows.
      if (searched && Seat{viewer} == actor) record.found = in_ten_thousands(thought.value[viewer]);
      records.positions.push_back(record);
      records.viewers.push_back(viewer);
    }
  }

  static void note_choice(const P& here, Seat seat, const bots::Thought& thought, const std::vector<Action>& legal,
                          int game, Records& records, Random& random) {
    ChoiceRecord<Encoding> record;
    record.game = std::int16_t(game);
    Encoding::summarise(here, seat, record.summary);
    typename Encoding::Traits traits(here, seat);
    const auto add = [&](Action action, std::uint32_t visits, double value) {
      auto& move = record.moves[std::size_t(record.count++)];
      traits.of(action, move.traits);
      move.visits = std::int16_t(std::min(visits, 30000u));
      move.value = in_ten_thousands(value);
    };
    for (const bots::Tried& tried : thought.tried)
      if (record.count < int(most_moves - most_strangers)) add(tried.action, tried.visits, double(tried.value));
    for (std::size_t i = 0; i < most_strangers && legal.size() > thought.tried.size(); ++i) {
      const Action action = legal[random.below(std::uint32_t(legal.size()))];
      if (std::ranges::find(thought.tried, action, &bots::Tried::action) == thought.tried.end()) add(action, 0, 0);
    }
    records.choices.push_back(record);
  }

  static void settle(const AnyPosition& end, Records& records) {
    const Scores scores = end.scores();
    const SeatSet winners = end.winners();
    for (std::size_t i = 0; i < records.positions.size(); ++i) {
      const std::uint8_t seat = records.viewers[i];
      int most = -1'000'000;
      for (int other = 0; other < scores.seats; ++other)
        if (other != seat) most = std::max(most, int(scores.points[std::size_t(other)]));
      records.positions[i].won = std::int16_t(winners.contains(Seat{seat}) ? 10000 / winners.size() : 0);
      records.positions[i].lead = std::int16_t(scores.points[seat] - most);
    }
  }

  void write(const Records& records) {
    const std::lock_guard lock(writing_);
    std::fwrite(records.positions.data(), sizeof(records.positions[0]), records.positions.size(), positions_);
    std::fwrite(records.choices.data(), sizeof(records.choices[0]), records.choices.size(), choices_);
  }

  Order order_;
  std::unique_ptr<bots::Player> player_;
  std::mutex writing_;
  std::FILE *positions_, *choices_;
};

struct Entry {
  std::string_view id;
  void (*play)(const Order&);
};

template <class G, class Encoding>
void play(const Order& order) {
  SelfPlay<G, Encoding>(order).play_all();
}

constexpr Entry entries[] = {
    {"rebirth-ireland", play<rebirth::RebirthGame, rebirth::RebirthEncoding>},
    {"seat-of-kings", play<seat_of_kings::SeatOfKingsGame, seat_of_kings::SeatOfKingsEncoding>},
    {"tumult-royal", play<tumult_royal::TumultRoyalGame, tumult_royal::TumultRoyalEncoding>},
};

std::vector<unsigned char> bytes_of(const char* path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

int main(int count, char** arguments) {
  const auto number = [&](int index) { return std::strtoull(arguments[index], nullptr, 10); };
  if (count == 9 || count == 10)
    for (const Entry& entry : entries)
      if (entry.id == arguments[1]) {
        if (number(2) < 2 || number(2) > max_seats) {
          std::fprintf(stderr, "self_play: 2 to %d play, not %s\n", int(max_seats), arguments[2]);
          return 2;
        }
        const Order order{.rules = *find_rule_set(entry.id),
                          .players = int(number(2)),
                          .games = int(number(3)),
                          .player = arguments[4],
                          .nodes = number(5),
                          .seed = number(6),
                          .threads = std::max(1, int(number(7))),
                          .file = arguments[8],
                          .network = count == 10 ? bytes_of(arguments[9]) : std::vector<unsigned char>{}};
        if (!bots::make_player(order.player, *order.rules, order.network)) {
          std::fprintf(stderr, "self_play: there is no player \"%s\" for %s that judges by that network\n",
                       arguments[4], arguments[1]);
          return 1;
        }
        entry.play(order);
        return 0;
      }
  std::fprintf(stderr, "usage: self_play RULE_SET PLAYERS GAMES PLAYER NODES SEED THREADS FILE [NETWORK]\n");
  return 2;
}
