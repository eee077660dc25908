#include "protocol/writing.hpp"

#include <fmt/format.h>

namespace ardri::protocol {

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

json::object write_fault(const Fault& fault) {
  json::object object{{"error", fault.what}, {"at", fault.at}};
  if (fault.rule) write_rule(object, fault.rule->entry());
  return object;
}

void write_end(json::object& object, const AnyPosition& position) {
  object["over"] = position.over();
  if (!position.over()) return;
  object["scores"] = write_scores(position.scores());
  object["winners"] = write_seats(position.winners());
}

}  // namespace ardri::protocol
