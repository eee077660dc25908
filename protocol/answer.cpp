#include "protocol/answer.hpp"

#include <boost/json.hpp>

#include "protocol/verbs.hpp"

namespace ardri::protocol {

namespace {

namespace json = boost::json;

/// A verb that needs nothing but its request.
template <Answer (*verb)(const json::object&)>
Answer plainly(const json::object& request, const Conversation&) {
  return verb(request);
}

std::vector<Verb> all_verbs() {
  std::vector<Verb> all{
      {"games", plainly<answer_games>, {}},
      {"rules", plainly<answer_rules>, {"game"}},
      {"match", plainly<answer_match>, {"game", "options", "content", "results"}},
      {"legal", answer_legal, {"game", "options", "content", "moves", "as"}},
      {"show", answer_show, {"game", "options", "content", "moves", "as"}},
      {"why", answer_why, {"game", "options", "content", "moves", "move", "as"}},
      {"sample", answer_sample, {"game", "options", "content", "moves", "as", "seed"}},
      {"encoding", plainly<answer_encoding>, {"game", "options", "content"}},
      {"observe", answer_observe, {"game", "options", "content", "moves", "as"}},
  };
  for (Verb& verb : thinking_verbs()) all.push_back(std::move(verb));
  all.push_back({"write", answer_write, {"game", "options", "content", "moves", "notes", "as"}});
  all.push_back({"read", plainly<answer_read>, {"record"}});
  return all;
}

}  // namespace

std::string answer(std::string_view line, Memory& memory, const Hear& hear) {
  static const std::vector<Verb> verbs = all_verbs();
  return answer_with(verbs, line, memory, hear);
}

std::string answer(std::string_view line, const Hear& hear) {
  Memory nothing;
  return answer(line, nothing, hear);
}

}  // namespace ardri::protocol
