#include "arena/program.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>
#include <cmath>

#include "engine/core/json.hpp"
#include "engine/core/quoted.hpp"

namespace ardri::arena {

namespace json = boost::json;

namespace {

/// The move an answer names, checked against the rules in the position that the program was told of.
std::expected<Action, std::string> read_answer(const std::string& line, const AnyPosition& position, Seat seat) {
  const auto answer = read_json(line);
  if (!answer || !answer->is_object()) return std::unexpected("answered with no JSON object: " + ardri::quoted(line));
  const json::object& fields = answer->get_object();
  if (const json::value* error = fields.if_contains("error"))
    return std::unexpected("refused the question: " + on_one_line(error->is_string() ? std::string(error->get_string())
                                                                                     : json::serialize(*error)));
  const json::value* move = fields.if_contains("move");
  if (!move || !move->is_string()) return std::unexpected("answered without a move: " + ardri::quoted(line));
  const auto step = parse_legal_step(position, move->get_string());
  if (!step) return std::unexpected("made an illegal move: " + step.error().what());
  if (step->seat != seat)
    return std::unexpected(fmt::format("moved for seat {} instead of {}: {}", print_seat(step->seat), print_seat(seat),
                                       quoted(std::string_view(move->get_string()))));
  return step->action;
}

}  // namespace

Program::Program(const Contestant& contestant, double patience)
    : contestant_(contestant), limit_(contestant.seconds.value_or(0) + patience) {}

std::string Program::request(const Question& question, const Record& game) const {
  json::array moves;
  for (const std::string& text : game.step_texts()) moves.emplace_back(text);
  json::object request{{"do", "best"},
                       {"game", game.rules().id()},
                       {"options", write_options(game.options())},
                       {"moves", std::move(moves)},
                       {"as", question.seat().number},
                       {"seed", question.seed()}};
  if (game.options().content) request["content"] = json::parse(game.options().content->source);
  if (!contestant_.bot.empty()) request["bot"] = contestant_.bot;
  if (contestant_.nodes) request["budget_nodes"] = *contestant_.nodes;
  if (contestant_.seconds) request["budget_ms"] = std::llround(std::ceil(1000 * *contestant_.seconds));
  if (contestant_.threads > 1) request["threads"] = contestant_.threads;
  return json::serialize(request) + "\n";
}

std::expected<std::string, std::string> Program::ask(const std::string& request, const std::atomic<bool>& stop) {
  if (!process_) {
    auto started = Process::start(contestant_.command);
    if (!started) return std::unexpected(started.error().what());
    process_.emplace(std::move(*started));
  }
  return process_->ask(request, limit_, stop);
}

std::expected<Action, std::string> Program::act(const Question& question) {
  const Record game = question.game();
  auto line = ask(request(question, game), question.stop());
  auto action = line ? read_answer(*line, game.position(), question.seat()) : std::unexpected(line.error());
  // What it says next may belong to this question: a fresh start is the only safe one.
  if (!action) process_.reset();
  return action;
}

}  // namespace ardri::arena
