#include "table/stream.hpp"

#include <boost/json.hpp>

#include "engine/core/view.hpp"

namespace ardri::table {

namespace json = boost::json;

bool may_hear(const Happening& happening, Viewer viewer) {
  if (happening.audience.empty()) return true;
  for (Seat seat : happening.audience)
    if (viewer.sees(seat)) return true;
  return false;
}

namespace {

bool may_know(const ToldStep& told, Viewer viewer) {
  if (told.open) return true;
  for (Seat seat : told.knowing)
    if (viewer.sees(seat)) return true;
  return false;
}

void write_step(json::object& message, const ToldStep& told, Viewer viewer) {
  const std::string& text = may_know(told, viewer) ? told.text : told.hidden;
  message["move"] = text.substr(text.find(' ') + 1);  // the seat has a field of its own
  json::array events;
  for (const Happening& happening : told.happenings)
    if (may_hear(happening, viewer)) events.push_back(write_happening(happening));
  message["events"] = std::move(events);
}

/// An entry without what concerns only whoever asked for it.
json::object message_of(const Table& table, const Entry& entry, Viewer viewer) {
  json::object message = write_entry(entry);
  message.erase("by");
  message.erase("key");
  if (std::holds_alternative<Played>(entry.what)) write_step(message, table.told(entry.number), viewer);
  if (table.clocks().there()) {
    json::array left;
    for (Seat seat : SeatSet::first(table.seats())) left.push_back(table.times_after(entry.number)[seat.number]);
    message["clocks"] = std::move(left);
  }
  return message;
}

json::object sight(const Table& table, Viewer viewer) {
  json::object object{{"view", table.position().view(viewer).facts}};
  json::array actors;
  for (Seat seat : table.position().actors()) {
    if (seat == chance_seat) continue;  // a clock beside the players
    actors.push_back(seat.number);
    const auto question = table.question(seat);
    if (!question || !viewer.sits_at(seat)) continue;
    json::array moves;
    for (Action action : table.position().legal(seat)) moves.emplace_back(table.position().print(action));
    object["question"] = *question;
    object["legal"] = std::move(moves);
  }
  object["actors"] = std::move(actors);
  return object;
}

}  // namespace

json::array messages(const Table& table, Viewer viewer, std::uint64_t from) {
  json::array list;
  for (std::uint64_t number = from; number < table.log().size(); ++number)
    list.push_back(message_of(table, table.log()[number], viewer));
  if (!list.empty()) list.back().get_object()["sight"] = sight(table, viewer);
  return list;
}

json::object look(const Table& table, Viewer viewer, std::uint64_t entry) {
  if (entry + 1 >= table.log().size()) return sight(table, viewer);
  Table then;
  for (std::uint64_t number = 0; number <= entry; ++number) then.apply(table.log()[number]);
  return sight(then, viewer);
}

std::optional<json::array> full_log(const Table& table) {
  if (table.stage() != Table::Stage::over && table.stage() != Table::Stage::closed) return std::nullopt;
  return messages(table, Viewer::all_seeing(), 0);
}

json::object write_refusal(const Refusal& refusal) {
  json::object object{{"refused", write_happening(refusal.why)}};
  if (refusal.fault && refusal.fault->rule)
    object["rule"] = refusal.fault->rule->id();
  else if (refusal.fault)
    object["fault"] = fault_data(*refusal.fault);
  return object;
}

}  // namespace ardri::table
