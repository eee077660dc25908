// `ardri bench`: how fast the rules are, on one core: random play to the end, perft in bulk, looking ahead, and writing
// positions as numbers. The signature of a fixed set of games tells whether two versions play by the same rules.
#include <fmt/format.h>

#include <boost/json.hpp>
#include <chrono>
#include <map>

#include "bots/player.hpp"
#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "engine/core/json.hpp"
#include "engine/core/random_play.hpp"

namespace ardri::cli {

namespace {

namespace json = boost::json;
using Clock = std::chrono::steady_clock;

struct Measurement {
  const RuleSet* rules;
  double moves_per_second, games_per_second, mean_length;
  int perft_depth;
  std::uint64_t perft_count;
  double perft_nodes_per_second;
  double search_nodes_per_second;
  double observations_per_second;
  std::uint64_t signature;
};

double seconds_since(Clock::time_point begun) { return std::chrono::duration<double>(Clock::now() - begun).count(); }

void measure_random_play(const BenchRequest& request, Measurement& result) {
  constexpr int batch = 1000;
  const Options options = options_or_fail(*result.rules, request.options, request.content);
  Random random{1};
  PlayoutTally total;
  const auto begun = Clock::now();
  do {
    const PlayoutTally tally = result.rules->play_random_games(options, random, batch);
    if (total.games == 0) result.signature = tally.signature;
    total.games += tally.games;
    total.moves += tally.moves;
  } while (seconds_since(begun) < request.seconds);
  const double seconds = seconds_since(begun);
  result.moves_per_second = double(total.moves) / seconds;
  result.games_per_second = double(total.games) / seconds;
  result.mean_length = double(total.moves) / double(total.games);
}

/// The deepest perft that fits into the time, judged by the depth before.
void measure_perft(const BenchRequest& request, Measurement& result) {
  const Options options = options_or_fail(*result.rules, request.options, request.content);
  double seconds = 0;
  for (int depth = 1; depth <= 12 && seconds < request.seconds / 10; ++depth) {
    const auto begun = Clock::now();
    result.perft_count = result.rules->perft(options, depth);
    seconds = seconds_since(begun);
    result.perft_depth = depth;
    result.perft_nodes_per_second = double(result.perft_count) / seconds;
  }
}

/// Looking ahead from the start of a game, judging positions as level 5 does, where there is one.
void measure_search(const BenchRequest& request, Measurement& result) {
  const AnyPosition position = result.rules->begin(options_or_fail(*result.rules, request.options, request.content));
  const auto player = bots::make_player("level-5", *result.rules);
  if (!player) return;
  bots::Task task{.seat = *position.actors().begin(), .budget = {}, .stakes = {}, .seed = 0, .report = {}};
  task.budget.seconds = request.seconds;
  const auto begun = Clock::now();
  const bots::Thought thought = player->think(position, task);
  result.search_nodes_per_second = double(thought.nodes) / seconds_since(begun);
}

/// Positions of a random game, from its start on.
std::vector<AnyPosition> some_positions(const RuleSet& rules, const Options& options) {
  constexpr std::size_t enough = 400;
  Random random{1};
  std::vector<AnyPosition> positions{rules.begin(options)};
  while (!positions.back().over() && positions.size() < enough) {
    AnyPosition next = positions.back();
    const Seat seat = random_member(next.actors(), random);
    next.play(seat, next.random_action(seat, random));
    positions.push_back(std::move(next));
  }
  return positions;
}

/// What each seat in turn sees, written as numbers.
void measure_observing(const BenchRequest& request, Measurement& result) {
  const AnyEncoding& encoding = *result.rules->encoding;
  const auto positions =
      some_positions(*result.rules, options_or_fail(*result.rules, request.options, request.content));
  const int seats = positions.front().seats();
  std::vector<std::int16_t> numbers(size_of(encoding.parts(positions.front())));
  std::uint64_t observed = 0;
  const auto begun = Clock::now();
  do {
    for (std::size_t i = 0; i < positions.size(); ++i, ++observed)
      encoding.observe(positions[i], Seat{std::uint8_t(i % std::size_t(seats))}, numbers);
  } while (seconds_since(begun) < request.seconds / 4);
  result.observations_per_second = double(observed) / seconds_since(begun);
}

Measurement measure(const BenchRequest& request, const RuleSet& rules) {
  Measurement result{};
  result.rules = &rules;
  measure_random_play(request, result);
  measure_perft(request, result);
  measure_search(request, result);
  measure_observing(request, result);
  return result;
}

json::object to_json(const Measurement& m) {
  return {{"id", m.rules->id()},
          {"moves_per_second", m.moves_per_second},
          {"games_per_second", m.games_per_second},
          {"mean_length", m.mean_length},
          {"perft_depth", m.perft_depth},
          {"perft_count", m.perft_count},
          {"perft_nodes_per_second", m.perft_nodes_per_second},
          {"search_nodes_per_second", m.search_nodes_per_second},
          {"observations_per_second", m.observations_per_second},
          {"signature", fmt::format("{:016x}", m.signature)}};
}

/// Moves per second of an earlier run, by rule set.
std::map<std::string, double> read_earlier(const std::string& path) {
  std::map<std::string, double> earlier;
  if (path.empty()) return earlier;
  const auto results = read_json(read_file(path));
  if (!results || !results->is_array())
    throw Failure(fmt::format("{}: is not a result of `ardri bench --json`", on_one_line(path)), failed);
  for (const json::value& result : results->get_array()) {
    const json::object* row = result.if_object();
    const json::value* id = row ? row->if_contains("id") : nullptr;
    const json::value* speed = row ? row->if_contains("moves_per_second") : nullptr;
    if (id && id->is_string() && speed && speed->is_double())
      earlier[std::string(id->get_string())] = speed->get_double();
  }
  return earlier;
}

void print_head(bool compared) {
  fmt::print("{:<24}{:>13}{:>12}{:>8}{:>8}{:>16}{:>12}{:>12}{:>12}  {}{}\n", "rule set", "M moves/s", "games/s",
             "length", "perft", "count", "M nodes/s", "search M/s", "observe M/s", "signature",
             compared ? "         change" : "");
}

void print_row(const Measurement& m, const std::map<std::string, double>& earlier) {
  fmt::print("{:<24}{:>13.1f}{:>12.0f}{:>8.1f}{:>8}{:>16}{:>12.0f}{:>12.1f}{:>12.2f}  {:016x}", m.rules->id(),
             m.moves_per_second / 1e6, m.games_per_second, m.mean_length, m.perft_depth, m.perft_count,
             m.perft_nodes_per_second / 1e6, m.search_nodes_per_second / 1e6, m.observations_per_second / 1e6,
             m.signature);
  if (const auto before = earlier.find(std::string(m.rules->id())); before != earlier.end())
    fmt::print("{:>+9.1f} %", 100 * (m.moves_per_second / before->second - 1));
  fmt::print("\n");
  std::fflush(stdout);
}

}  // namespace

void measure_speed(const BenchRequest& request) {
  std::vector<const RuleSet*> wanted;
  for (const std::string& id : request.ids) wanted.push_back(&rule_set_or_fail(id));
  if (wanted.empty())
    for (const RuleSet& set : catalogue()) wanted.push_back(&set);
  const auto earlier = read_earlier(request.against);
  json::array results;
  if (!request.as_json) print_head(!earlier.empty());
  for (const RuleSet* rules : wanted) {
    const Measurement measured = measure(request, *rules);
    if (request.as_json)
      results.push_back(to_json(measured));
    else
      print_row(measured, earlier);
  }
  if (request.as_json) fmt::print("{}\n", json::serialize(results));
}

}  // namespace ardri::cli
