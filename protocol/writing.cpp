#include "protocol/writing.hpp"

namespace ardri::protocol {

namespace json = boost::json;

json::object write_fault(const Fault& fault) {
  json::object object = write_plain_fault(fault);
  if (!fault.rule) return object;
  write_rule(object, fault.rule->entry());
  object["rule"] = fault.rule->id();  // known even where the ledger's words are elsewhere
  return object;
}

namespace {

json::array write_line(AnyPosition position, std::span<const Step> steps) {
  json::array line;
  for (const Step& step : steps) {
    line.emplace_back(print_step(position, step));
    position.play(step.seat, step.action);
  }
  return line;
}

json::array write_value(std::span<const double> value) { return json::array(value.begin(), value.end()); }

json::value write_outcome(const std::optional<Scores>& outcome) {
  if (!outcome) return nullptr;
  return write_scores(*outcome);
}

json::object write_estimate(const bots::Estimate& estimate) {
  return {{"value", write_value(estimate.value)}, {"outcome", write_outcome(estimate.outcome)}};
}

json::object write_summary(const bots::Summary& summary) {
  return {{"judged", summary.judged},
          {"mistakes", summary.mistakes},
          {"blunders", summary.blunders},
          {"accuracy", summary.accuracy ? json::value(*summary.accuracy) : json::value(nullptr)}};
}

std::string_view write_mark(bots::Mark mark) {
  switch (mark) {
    case bots::Mark::none: return "";
    case bots::Mark::mistake: return "?";
    case bots::Mark::blunder: return "??";
  }
  return "";
}

}  // namespace

json::object write_thought(const AnyPosition& position, const bots::Thought& thought) {
  json::object object{{"move", print_step(position, thought.line.front())},
                      {"value", write_value(thought.value)},
                      {"visits", thought.nodes},
                      {"depth", thought.depth},
                      {"outcome", write_outcome(thought.outcome)},
                      {"line", write_line(position, thought.line)}};
  if (thought.waits) object["waits"] = true;
  return object;
}

json::object write_judgement(const AnyPosition& position, std::size_t number, const bots::Judgement& judgement) {
  json::object object{{"number", number}, {"move", print_step(position, judgement.step)}};
  object["mark"] = write_mark(judgement.mark());
  object["loss"] = judgement.judged() ? json::value(judgement.loss()) : json::value(nullptr);
  object["at_stake"] = judgement.judged() ? json::value(judgement.at_stake) : json::value(nullptr);
  object["after"] = write_estimate(judgement.after);
  object["best"] = write_estimate(judgement.best);
  object["line"] = write_line(position, judgement.line);
  if (!judgement.change.luck.empty()) object["luck"] = json::value_from(judgement.change.luck);
  return object;
}

json::object write_analysis(const Record& record, std::span<const bots::Judgement> judgements) {
  json::array moves, moments, turned, players;
  AnyPosition position = record.position_after(0);
  for (const bots::Judgement& judgement : judgements) {
    moves.push_back(write_judgement(position, moves.size() + 1, judgement));
    position.play(judgement.step.seat, judgement.step.action);
  }
  for (std::size_t moment : bots::key_moments(judgements)) {
    moments.emplace_back(moment + 1);
    if (bots::turns_the_game(judgements[moment])) turned.emplace_back(moment + 1);
  }
  for (const bots::Summary& summary : bots::summarise(judgements, position.seats()))
    players.push_back(write_summary(summary));
  if (const auto split = bots::luck_and_play(record, judgements))
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
      json::object& player = players[seat].get_object();
      player["start"] = split->start[seat];
      player["luck"] = split->luck[seat];
      player["play"] = split->play[seat];
    }
  return {{"moves", moves}, {"moments", moments}, {"turned", turned}, {"players", players}};
}

}  // namespace ardri::protocol
