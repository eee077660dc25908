// How a line is answered, whichever verbs there are.
#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/json.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

namespace {

std::string verb_names(std::span<const Verb> verbs) {
  std::vector<std::string_view> names;
  for (const Verb& verb : verbs) names.push_back(verb.name);
  return in_a_row(names);
}

Answer answer_request(std::span<const Verb> verbs, const json::object& request, const Conversation& conversation) {
  const auto wanted = read_text(request, "do");
  if (!wanted) return std::unexpected(wanted.error());
  const auto verb = std::ranges::find(verbs, *wanted, &Verb::name);
  if (verb == verbs.end())
    return std::unexpected(Fault::of("fault.no-verb", "do", within_quotes(*wanted), verb_names(verbs)));
  std::vector<std::string_view> fields{"do", "id"};
  fields.insert(fields.end(), verb->fields.begin(), verb->fields.end());
  if (auto fault = unknown_field(request, "fault.request-field", verb->name, fields))
    return std::unexpected(std::move(*fault));
  return verb->answer(request, conversation);
}

}  // namespace

std::string refuse_long_line() {
  return json::serialize(write_fault(Fault::of("fault.long-line", "line", longest_line)));
}

std::string answer_with(std::span<const Verb> verbs, std::string_view line, Memory& memory, const Hear& hear) {
  if (line.size() > longest_line) return refuse_long_line();
  const auto request = read_json(line);
  if (!request) return json::serialize(write_fault(request.error()));
  if (!request->is_object())
    return json::serialize(write_fault(Fault::of("fault.no-request", "line", R"({"do":"games"})")));
  const auto with_id = [&](json::object object) {
    if (const json::value* id = request->get_object().if_contains("id")) object["id"] = *id;
    return json::serialize(object);
  };
  const Inform inform = [&](json::object info) {
    if (hear) hear(with_id({{"info", std::move(info)}}));
  };
  const Answer result = answer_request(verbs, request->get_object(), {inform, memory});
  return with_id(result ? *result : write_fault(result.error()));
}

}  // namespace ardri::protocol
