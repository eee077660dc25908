#include "table/stream.hpp"

#include <boost/json.hpp>

#include "engine/core/view.hpp"
#include "engine/core/written.hpp"
#include "table/standing.hpp"

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
  if (told.open || viewer.sees_all()) return true;
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

constexpr std::array<std::string_view, 5> stages{"unopened", "gathering", "playing", "over", "closed"};

/// What begins for all at once waits for them to be ready, and for the sign.
json::object write_waiting(const Table& table) {
  return {{"starter", table.real_time()->starter.number}, {"ready", write_seats(table.ready())}};
}

/// The game's own timer: when it ends, or what is left of it while the game is paused.
json::object write_timer(const Table& table) {
  const RealTime& real_time = *table.real_time();
  json::object timer{{"name", real_time.timer}, {"lasts", real_time.lasts}};
  if (const auto ends = table.hourglass().ends()) timer["ends"] = *ends;
  if (const auto left = table.hourglass().left()) timer["left"] = *left;
  return timer;
}

/// A position in words, for a face that knows no game.
void write_description(json::object& object, const AnyPosition& position, Viewer viewer) {
  const Description description = position.describe(viewer);
  const auto written = [&](const Event& event) {
    return write_happening(
        happening_of(event, [&](std::string_view type, std::int32_t value) { return position.name(type, value); }));
  };
  if (description.asked()) object["asked"] = written(*description.asked());
  json::array sections;
  for (const Description::Part& part : description.parts()) {
    json::object section{{"title", written(part.title)}};
    if (part.seat) section["seat"] = part.seat->number;
    json::array lines;
    for (const Event& line : part.lines) lines.push_back(written(line));
    section["lines"] = std::move(lines);
    sections.push_back(std::move(section));
  }
  if (!sections.empty()) object["sections"] = std::move(sections);
}

/// `position` is the table's, as the viewer recalls it.
json::object sight(const Table& table, const AnyPosition& position, Viewer viewer) {
  json::object object = seen(position, viewer);
  object["stage"] = name_of(table.stage());
  object["options"] = write_options(table.options());  // of this game: in a match the start passes on
  if (table.result()) object["result"] = write_result(*table.result());
  if (table.setting().match) object["match"] = write_standing(table);
  if (table.hourglass().there()) object["timer"] = write_timer(table);
  std::optional<std::uint64_t> question;
  for (Seat seat : table.position().actors())
    if (viewer.sits_at(seat)) question = table.question(seat);
  if (question)
    object["question"] = *question;
  else
    object.erase("legal");
  if (table.waits()) {
    object["waits"] = write_waiting(table);
    for (const char* of_the_game : {"asked", "question", "legal"})
      object.erase(of_the_game);  // nothing, until it begins
    object["actors"] = write_seats(table.waited_for());
  }
  return object;
}

}  // namespace

json::object seen(const AnyPosition& position, Viewer viewer) {
  json::object object{{"view", position.view(viewer).facts}};
  write_end(object, position);
  write_description(object, position, viewer);
  json::array actors;
  for (Seat seat : position.actors()) {
    if (seat == chance_seat) continue;  // a clock beside the players
    actors.push_back(seat.number);
    if (!viewer.sits_at(seat)) continue;
    json::array moves;
    for (Action action : position.legal(seat)) moves.emplace_back(position.print(action));
    object["legal"] = std::move(moves);
  }
  object["actors"] = std::move(actors);
  return object;
}

std::string_view name_of(Table::Stage stage) { return stages[std::size_t(stage)]; }

json::array messages(const Table& table, Viewer viewer, std::uint64_t from) {
  json::array list;
  for (std::uint64_t number = from; number < table.log().size(); ++number)
    list.push_back(message_of(table, table.log()[number], viewer));
  if (!list.empty()) list.back().get_object()["sight"] = sight(table, table.position(), viewer);
  return list;
}

json::object look(const Table& table, Viewer viewer, std::uint64_t entry) {
  if (entry + 1 >= table.log().size()) return sight(table, table.position(), viewer);
  Table then;
  for (std::uint64_t number = 0; number <= entry; ++number) then.apply(table.log()[number]);
  const bool same_game = then.results().size() == table.results().size();
  return sight(then, same_game ? then.position().recalled(table.position(), viewer) : then.position(), viewer);
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
