#include "engine/core/written.hpp"

#include <fmt/format.h>

namespace ardri {

namespace json = boost::json;

json::object write_text(const Text& text) {
  json::object object;
  for (std::size_t i = 0; i < language_codes.size(); ++i) object[language_codes[i]] = text.in[i];
  return object;
}

json::value write_seat(Seat seat) { return seat == chance_seat ? json::value("*") : json::value(seat.number); }

json::array write_seats(SeatSet seats) {
  json::array array;
  for (Seat seat : seats) array.push_back(write_seat(seat));
  return array;
}

void write_rule(json::object& object, const LedgerEntry& entry) {
  object["rule"] = entry.id;
  object["title"] = write_text(entry.title);
  object["text"] = write_text(entry.text);
  object["source"] = fmt::format("{}: {}", entry.book, entry.section);
  object["decision"] = entry.decision;
}

json::object write_plain_fault(const Fault& fault) {
  std::string error = fault.what();
  if (error.empty()) error = words_of(fault.why.kind).id;
  json::object object{{"error", std::move(error)}, {"fault", fault_data(fault)}, {"at", fault.at}};
  if (fault.rule) object["rule"] = fault.rule->id();
  return object;
}

void write_end(json::object& object, const AnyPosition& position) {
  object["over"] = position.over();
  if (!position.over()) return;
  object["scores"] = write_scores(position.scores());
  object["winners"] = write_seats(position.winners());
}

json::object write_game(const Record& record) {
  json::array moves;
  for (const std::string& step : record.step_texts()) moves.emplace_back(step);
  json::object notes;
  for (const auto& [name, note] : record.notes()) notes[name] = json::parse(note);
  json::object game{{"game", record.rules().id()},
                    {"options", write_options(record.options())},
                    {"moves", std::move(moves)},
                    {"notes", std::move(notes)}};
  if (const auto& content = record.options().content) game["content"] = json::parse(content->source);
  write_end(game, record.position());
  return game;
}

}  // namespace ardri
