// A game as numbers, for programs that learn it: what an observation is made of, what a seat sees, and the indices of
// its moves.
#include <boost/json.hpp>

#include "protocol/numbered_moves.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

namespace {

/// The seat that looks: `as`, or the only one that may act.
std::expected<Seat, Fault> read_observer(const json::object& request, const AnyPosition& position) {
  const json::value* as = request.if_contains("as");
  if (!as && position.actors().size() == 1 && !position.chance_acts()) return *position.actors().begin();
  if (as && as->is_int64() && as->get_int64() >= 0 && as->get_int64() < position.seats())
    return Seat{std::uint8_t(as->get_int64())};
  return std::unexpected(Fault::of("fault.field-knower", "as", position.seats() - 1));
}

/// Every legal move of the seat with its index.
json::array write_indices(const AnyEncoding& encoding, const AnyPosition& position, Seat seat) {
  json::array moves;
  if (!position.actors().contains(seat)) return moves;
  for (Action action : position.legal(seat))
    moves.push_back(json::array{encoding.index_of(position, action), position.print(action)});
  return moves;
}

}  // namespace

Answer answer_encoding(const json::object& request) {
  const auto rules = read_rule_set(request);
  if (!rules) return std::unexpected(rules.error());
  const auto options = read_options(**rules, request);
  if (!options) return std::unexpected(options.error());
  const auto encoding = encoding_of(**rules);
  if (!encoding) return std::unexpected(encoding.error());
  const AnyPosition start = (*rules)->begin(*options);
  const std::vector<EncodedPart> parts = (*encoding)->parts(start);
  json::array written;
  for (const EncodedPart& part : parts)
    written.push_back({{"name", part.name}, {"rows", part.rows}, {"columns", part.columns}});
  return json::object{{"parts", written}, {"numbers", size_of(parts)}, {"moves", (*encoding)->move_count(start)}};
}

Answer answer_observe(const json::object& request, const Conversation& conversation) {
  const auto record = read_position(request, conversation.memory);
  if (!record) return std::unexpected(record.error());
  const auto encoding = encoding_of(record->rules());
  if (!encoding) return std::unexpected(encoding.error());
  const AnyPosition& position = record->position();
  const auto seat = read_observer(request, position);
  if (!seat) return std::unexpected(seat.error());
  const std::vector<std::int16_t> numbers = (*encoding)->observed(position, *seat);
  json::object object{{"actors", write_seats(position.actors())},
                      {"as", seat->number},
                      {"numbers", json::array(numbers.begin(), numbers.end())},
                      {"legal", write_indices(**encoding, position, *seat)}};
  write_end(object, position);
  return object;
}

}  // namespace ardri::protocol
