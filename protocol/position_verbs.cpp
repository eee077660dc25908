// Questions about a position: what is legal, what is seen, why not, and what a computer player would do.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <boost/json.hpp>

#include "bots/player.hpp"
#include "engine/core/view.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

namespace {

json::array write_moves(const AnyPosition& position, Seat seat) {
  json::array moves;
  for (Action action : position.legal(seat)) moves.emplace_back(position.print(action));
  return moves;
}

/// What chance may do, each with its probability.
json::array write_outcomes(const AnyPosition& position) {
  const std::vector<Action> actions = position.legal(chance_seat);
  double total = 0;
  for (Action action : actions) total += position.weight(action);
  json::array outcomes;
  for (Action action : actions)
    outcomes.push_back(json::array{position.print(action), position.weight(action) / total});
  return outcomes;
}

json::object write_refusal(const Rule& rule) {
  json::object object{{"legal", false}};
  write_rule(object, rule.entry());
  return object;
}

Fault no_such_player(std::string_view id, const RuleSet& rules) {
  std::vector<std::string_view> there;
  for (const bots::PlayerKind& kind : bots::player_kinds())
    if (bots::make_player(kind.id, rules)) there.push_back(kind.id);
  return {fmt::format("{} has no computer player {}; it has {}", rules.id(), quoted(id), fmt::join(there, ", ")),
          "bot",
          {}};
}

/// The seat that is asked for a move: `as`, or the only one that may act.
std::expected<Seat, Fault> read_mover(const json::object& request, const AnyPosition& position) {
  if (position.over()) return std::unexpected(Fault{"the game is over; there is no move to find", "moves", {}});
  const json::value* as = request.if_contains("as");
  if (!as && position.actors().size() == 1) return *position.actors().begin();
  for (Seat seat : position.actors())
    if (as && as->is_int64() && as->get_int64() == seat.number) return seat;
  return std::unexpected(Fault{"\"as\" must be a seat that may act here", "as", {}});
}

}  // namespace

Answer answer_legal(const json::object& request) {
  const auto record = read_position(request);
  if (!record) return std::unexpected(record.error());
  const AnyPosition& position = record->position();
  json::object legal;
  for (Seat seat : position.actors())
    legal[print_seat(seat)] = seat == chance_seat ? write_outcomes(position) : write_moves(position, seat);
  json::object object{{"actors", write_seats(position.actors())}, {"legal", legal}};
  write_end(object, position);
  return object;
}

Answer answer_show(const json::object& request) {
  const auto record = read_position(request);
  if (!record) return std::unexpected(record.error());
  const auto viewer = read_viewer(request, record->position());
  if (!viewer) return std::unexpected(viewer.error());
  View view = record->position().view(*viewer);
  json::object object{
      {"actors", write_seats(record->position().actors())}, {"position", std::move(view.facts)}, {"text", view.text}};
  write_end(object, record->position());
  return object;
}

Answer answer_why(const json::object& request) {
  const auto record = read_position(request);
  if (!record) return std::unexpected(record.error());
  const auto text = read_text(request, "move");
  if (!text) return std::unexpected(text.error());
  const auto step = parse_step(record->position(), *text);
  if (!step && step.error().rule) return write_refusal(*step.error().rule);
  if (!step) return std::unexpected(step.error());
  if (const auto rule = record->position().why_not(step->seat, step->action)) return write_refusal(*rule);
  return json::object{{"legal", true}};
}

namespace {

/// What the points of this game are worth: all that counts, or part of a match.
std::expected<bots::Stakes, Fault> read_stakes(const json::object& request) {
  if (!request.contains("results")) return bots::Stakes{};
  const auto match = read_match(request);
  if (!match) return std::unexpected(match.error());
  if (match->over()) return std::unexpected(Fault{"the match is over; no game is left to be played", "results", {}});
  return bots::stakes_in(*match);
}

json::object write_thought(AnyPosition position, const bots::Thought& thought) {
  json::object object{{"move", print_step(position, thought.line.front())}};
  object["value"] = json::array(thought.value.begin(), thought.value.end());
  object["visits"] = thought.nodes;
  object["depth"] = thought.depth;
  object["outcome"] = thought.outcome ? json::value(write_scores(*thought.outcome)) : json::value(nullptr);
  json::array line;
  for (const Step& step : thought.line) {
    line.emplace_back(print_step(position, step));
    position.play(step.seat, step.action);
  }
  object["line"] = std::move(line);
  return object;
}

}  // namespace

Answer answer_best(const json::object& request) {
  const auto record = read_position(request);
  if (!record) return std::unexpected(record.error());
  const auto id = read_text(request, "bot");
  if (!id) return std::unexpected(id.error());
  const bots::PlayerKind* kind = bots::find_player_kind(*id);
  const auto player = kind ? bots::make_player(*id, record->rules()) : nullptr;
  if (!player) return std::unexpected(no_such_player(*id, record->rules()));
  const auto seed = read_seed(request);
  if (!seed) return std::unexpected(seed.error());
  const auto budget = read_budget(request, kind->usual);
  if (!budget) return std::unexpected(budget.error());
  const auto stakes = read_stakes(request);
  if (!stakes) return std::unexpected(stakes.error());
  const auto seat = read_mover(request, record->position());
  if (!seat) return std::unexpected(seat.error());
  return write_thought(record->position(), player->think(record->position(), {*seat, *budget, *stakes, *seed, {}}));
}

}  // namespace ardri::protocol
