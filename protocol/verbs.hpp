// What can be asked: each verb is a function from request to answer, and knows its fields.
#pragma once

#include <boost/json/fwd.hpp>
#include <expected>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "engine/core/fault.hpp"
#include "protocol/answer.hpp"

namespace ardri::protocol {

using Answer = std::expected<boost::json::object, Fault>;

/// Takes what a verb has to tell before its answer.
using Inform = std::function<void(boost::json::object info)>;

// About the catalogue: catalogue_verbs.cpp
Answer answer_games(const boost::json::object& request);
Answer answer_rules(const boost::json::object& request);
Answer answer_match(const boost::json::object& request);

/// What a verb has beside its request.
struct Conversation {
  const Inform& inform;
  Memory& memory;
};

struct Verb {
  std::string_view name;
  Answer (*answer)(const boost::json::object&, const Conversation&);
  std::vector<std::string_view> fields;  // beside `do` and `id`
};

/// Questions to computer players, which make up a protocol of their own where nothing else is asked.
std::vector<Verb> thinking_verbs();

/// Answers one line where these verbs are known.
std::string answer_with(std::span<const Verb> verbs, std::string_view line, Memory& memory, const Hear& hear);

// About a position: position_verbs.cpp
Answer answer_legal(const boost::json::object& request, const Conversation& conversation);
Answer answer_show(const boost::json::object& request, const Conversation& conversation);
Answer answer_why(const boost::json::object& request, const Conversation& conversation);
Answer answer_sample(const boost::json::object& request, const Conversation& conversation);

// About the same as numbers: encoding_verbs.cpp
Answer answer_encoding(const boost::json::object& request);
Answer answer_observe(const boost::json::object& request, const Conversation& conversation);

// What computer players think of it: thinking_verbs.cpp
Answer answer_best(const boost::json::object& request, const Conversation& conversation);
Answer answer_analyse(const boost::json::object& request, const Conversation& conversation);

// About records: record_verbs.cpp
Answer answer_write(const boost::json::object& request, const Conversation& conversation);
Answer answer_read(const boost::json::object& request);

}  // namespace ardri::protocol
