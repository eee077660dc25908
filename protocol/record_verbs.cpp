// Records as text, written and read with all checks.
#include <boost/json.hpp>

#include "engine/catalogue.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

namespace {

std::optional<Fault> keep_notes(Record& record, const json::value& notes) {
  if (!notes.is_object()) return Fault::of("fault.notes-object", "notes");
  for (const auto& [name, value] : notes.get_object()) {
    if (is_header_field(name)) return Fault::of("fault.note-name", "notes." + std::string(name), within_quotes(name));
    record.keep_note(name, json::serialize(value));
  }
  return std::nullopt;
}

}  // namespace

Answer answer_write(const json::object& request, const Conversation& conversation) {
  auto record = read_position(request, conversation.memory);
  if (!record) return std::unexpected(record.error());
  if (const json::value* notes = request.if_contains("notes"))
    if (auto fault = keep_notes(*record, *notes)) return std::unexpected(std::move(*fault));
  if (!request.contains("as")) return json::object{{"record", record->text()}};
  const auto viewer = read_viewer(request, record->position().seats());
  if (!viewer) return std::unexpected(viewer.error());
  return json::object{{"record", record->text_for(*viewer)}};
}

Answer answer_read(const json::object& request) {
  const auto text = read_text(request, "record");
  if (!text) return std::unexpected(text.error());
  const auto records = read_records(*text, find_rule_set);
  if (!records) return std::unexpected(records.error());
  json::array games;
  for (const Record& record : *records) games.push_back(write_game(record));
  return json::object{{"games", games}};
}

}  // namespace ardri::protocol
