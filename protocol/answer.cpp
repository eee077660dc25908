#include "protocol/answer.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <boost/json.hpp>
#include <vector>

#include "engine/core/json.hpp"
#include "protocol/request.hpp"
#include "protocol/verbs.hpp"
#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace {

namespace json = boost::json;

/// A verb that needs nothing but its request.
template <Answer (*verb)(const json::object&)>
Answer plainly(const json::object& request, const Conversation&) {
  return verb(request);
}

struct Verb {
  std::string_view name;
  Answer (*answer)(const json::object&, const Conversation&);
  std::vector<std::string_view> fields;  // beside `do` and `id`
};

const std::vector<Verb>& verbs() {
  static const std::vector<Verb> all{
      {"games", plainly<answer_games>, {}},
      {"rules", plainly<answer_rules>, {"game"}},
      {"match", plainly<answer_match>, {"game", "options", "content", "results"}},
      {"legal", answer_legal, {"game", "options", "content", "moves", "as"}},
      {"show", answer_show, {"game", "options", "content", "moves", "as"}},
      {"why", answer_why, {"game", "options", "content", "moves", "move", "as"}},
      {"sample", answer_sample, {"game", "options", "content", "moves", "as", "seed"}},
      {"best",
       answer_best,
       {"game", "options", "content", "moves", "as", "bot", "seed", "budget_nodes", "budget_ms", "threads", "memory_mb",
        "results", "info"}},
      {"analyse",
       answer_analyse,
       {"game", "options", "content", "moves", "bot", "seed", "budget_nodes", "budget_ms", "threads", "memory_mb",
        "results", "info"}},
      {"write", answer_write, {"game", "options", "content", "moves", "notes", "as"}},
      {"read", plainly<answer_read>, {"record"}},
  };
  return all;
}

std::string verb_names() {
  std::vector<std::string_view> names;
  for (const Verb& verb : verbs()) names.push_back(verb.name);
  return fmt::format("{}", fmt::join(names, ", "));
}

/// A misspelt field would otherwise be overlooked in silence.
std::optional<Fault> unknown_field(const Verb& verb, const json::object& request) {
  for (const auto& [key, value] : request) {
    const std::string_view name = key;
    if (name == "do" || name == "id" || std::ranges::find(verb.fields, name) != verb.fields.end()) continue;
    return Fault::of("fault.request-field", quoted(name), within_quotes(name), verb.name,
                     fmt::format("do, id{}{}", verb.fields.empty() ? "" : ", ", fmt::join(verb.fields, ", ")));
  }
  return std::nullopt;
}

Answer answer_request(const json::object& request, const Conversation& conversation) {
  const auto wanted = read_text(request, "do");
  if (!wanted) return std::unexpected(wanted.error());
  const auto verb = std::ranges::find(verbs(), *wanted, &Verb::name);
  if (verb == verbs().end())
    return std::unexpected(Fault::of("fault.no-verb", "do", within_quotes(*wanted), verb_names()));
  if (auto fault = unknown_field(*verb, request)) return std::unexpected(std::move(*fault));
  return verb->answer(request, conversation);
}

}  // namespace

std::string refuse_long_line() {
  return json::serialize(write_fault(Fault::of("fault.long-line", "line", longest_line)));
}

std::string answer(std::string_view line, Memory& memory, const Hear& hear) {
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
  const Answer result = answer_request(request->get_object(), {inform, memory});
  return with_id(result ? *result : write_fault(result.error()));
}

std::string answer(std::string_view line, const Hear& hear) {
  Memory nothing;
  return answer(line, nothing, hear);
}

}  // namespace ardri::protocol
