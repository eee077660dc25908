// Asking the engine protocol in tests: requests, refusals, and games played by requests.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/catalogue.hpp"

namespace ardri::protocol {

namespace json = boost::json;

json::object ask(const std::string& line);

json::object ask(const json::object& request);

struct BadRequest {
  std::string line, at, says;
};

void expect_refused(const BadRequest& request);

/// Asks what a page of docs/ asks after `>`, and compares what it shows after `<`; so many answers.
int expect_answers_on_page(const std::string& page);

/// Options for every seat that may start and every number of players.
std::vector<json::object> every_table(const RuleSet& set);

/// How a match stands.
json::object standing(std::string_view game, const json::array& results, const json::object& options = {});

json::object read_back(std::string_view record);

/// A position, as the fields of a request.
json::object position_of(std::string_view game, const json::array& moves, const json::object& options = {});

json::object asking(const char* verb, json::object position, const json::object& more = {});

/// Whether `legal` has the move, which begins with its seat.
bool has_move(const json::object& legal, std::string_view move);

/// A game of the random player against itself, to its end or until it is long enough; every move is checked to be
/// legal.
json::array played(std::string_view game, std::uint64_t seed, const json::object& options = {});

/// All lines a request gives: what is heard, and the answer as the last.
std::vector<json::object> hear(const json::object& request);

/// A whole random game.
json::array whole_game(const RuleSet& set, std::uint64_t seed, const json::object& options);

std::string replaced(std::string text, const std::string& part, const std::string& by);

/// The first moves of a game that went on.
json::array beginning_of(const json::array& moves, std::size_t length);

json::array sample(const json::object& position, int as, std::uint64_t seed);

}  // namespace ardri::protocol
