// Questions about a position: what is legal, what is seen, and why not.
#include <fmt/format.h>

#include <boost/json.hpp>

#include "engine/core/drawing.hpp"
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
    outcomes.push_back(json::array{position.print(action), double(position.weight(action)) / total});
  return outcomes;
}

bool sees_everything(Viewer viewer) {
  for (Seat seat : SeatSet::first(max_seats))
    if (!viewer.sees(seat)) return false;
  return true;
}

json::object write_refusal(const Rule& rule) {
  json::object object{{"legal", false}};
  write_rule(object, rule.entry());
  return object;
}

}  // namespace

Answer answer_legal(const json::object& request, const Conversation& conversation) {
  const auto record = read_position(request, conversation.memory);
  if (!record) return std::unexpected(record.error());
  const AnyPosition& position = record->position();
  const auto viewer = request.contains("as") ? read_viewer(request, position.seats()) : Viewer::all_seeing();
  if (!viewer) return std::unexpected(viewer.error());
  json::object legal;
  for (Seat seat : position.actors())
    if (viewer->sees(seat) || sees_everything(*viewer))
      legal[print_seat(seat)] = seat == chance_seat ? write_outcomes(position) : write_moves(position, seat);
  json::object object{{"actors", write_seats(position.actors())}, {"legal", legal}};
  write_end(object, position);
  return object;
}

Answer answer_show(const json::object& request, const Conversation& conversation) {
  const auto record = read_position(request, conversation.memory);
  if (!record) return std::unexpected(record.error());
  const auto viewer = read_viewer(request, record->position().seats());
  if (!viewer) return std::unexpected(viewer.error());
  const AnyPosition& position = record->position();
  json::object object{{"actors", write_seats(position.actors())}, {"position", position.view(*viewer).facts}};
  // A page draws for itself; its engine is linked without drawings.
  if (const std::string text = drawing_of(position, *viewer, Language::english).text; !text.empty())
    object["text"] = text;
  write_end(object, record->position());
  return object;
}

Answer answer_why(const json::object& request, const Conversation& conversation) {
  const auto record = read_position(request, conversation.memory);
  if (!record) return std::unexpected(record.error());
  const auto text = read_text(request, "move");
  if (!text) return std::unexpected(text.error());
  const auto viewer = request.contains("as") ? read_viewer(request, record->position().seats()) : Viewer::all_seeing();
  if (!viewer) return std::unexpected(viewer.error());
  const auto step = parse_step(record->position(), *text);
  if (step && !viewer->sees(step->seat) && !sees_everything(*viewer))
    return std::unexpected(Fault::of("fault.others-move", "move"));
  if (!step && step.error().rule) return write_refusal(*step.error().rule);
  if (!step) return std::unexpected(step.error());
  if (const auto rule = record->position().why_not(step->seat, step->action)) return write_refusal(*rule);
  return json::object{{"legal", true}};
}

Answer answer_sample(const json::object& request, const Conversation& conversation) {
  const auto record = read_position(request, conversation.memory);
  if (!record) return std::unexpected(record.error());
  const json::value* as = request.if_contains("as");
  const int seats = record->position().seats();
  if (!as || !as->is_int64() || as->get_int64() < 0 || as->get_int64() >= seats)
    return std::unexpected(Fault::of("fault.field-knower", "as", seats - 1));
  const auto seed = read_seed(request);
  if (!seed) return std::unexpected(seed.error());
  Random random{*seed};
  Record imagined{record->rules(), record->options()};
  const Seat seat{std::uint8_t(as->get_int64())};
  for (const Step& step : record->rules().sample(record->options(), record->steps(), seat, random)) {
    if (imagined.position().why_not(step.seat, step.action))
      return std::unexpected(Fault::of("fault.no-sample", "moves"));
    imagined.play(step);
  }
  json::array moves;
  for (const std::string& text : imagined.step_texts()) moves.emplace_back(text);
  return json::object{{"moves", std::move(moves)}};
}

}  // namespace ardri::protocol
