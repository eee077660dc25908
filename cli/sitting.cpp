#include "cli/sitting.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cctype>
#include <iostream>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal.hpp"
#include "engine/core/view.hpp"

namespace ardri::cli {

namespace {

constexpr int patience = 20;  // lines that are neither moves nor orders, when nobody sits at the keyboard

constexpr std::string_view help_text =
    "  The board marks where you can act: + a vacant hill, ? a ringfort.\n"
    "  a move        as in C4, F5-E3, F5xE7, C5-B3*, C4/B2-B3, pass, out\n"
    "  moves         all legal moves\n"
    "  why MOVE      why a move is not allowed\n"
    "  rules [WORD]  the rules of this rule set, or those that have the word or id\n"
    "  undo          take back your last move\n"
    "  board         show the board again\n"
    "  save FILE     write the record of the game\n"
    "  quit          leave\n";

struct Order {
  std::string_view verb, rest;
};

Order split(std::string_view line) {
  const auto blank = line.find(' ');
  if (blank == std::string_view::npos) return {line, {}};
  return {line.substr(0, blank), line.substr(line.find_first_not_of(' ', blank))};
}

void print_rule(const LedgerEntry& entry, Language language) {
  fmt::print("{:<4} {} ({})\n     {}\n", entry.id, entry.title[language],
             entry.decision ? "decision; manual " + std::string(entry.section) : "manual " + std::string(entry.section),
             wrapped(entry.text[language], 5));
}

/// ", Battle", or nothing in rule sets without phases.
std::string phase_text(const boost::json::object& facts) {
  std::string phase(facts.at("phase").as_string());
  if (phase == "play") return {};
  phase[0] = char(std::toupper(phase[0]));
  return ", " + phase;
}

bool contains(std::string_view text, std::string_view word) {
  const auto same = [](char a, char b) { return std::tolower(a) == std::tolower(b); };
  return !std::ranges::search(text, word, same).empty() || word.empty();
}

bool belongs_to(const LedgerEntry& entry, const RuleSet& rules) {
  for (std::string_view set : entry.sets)
    if (set == rules.id()) return true;
  return false;
}

}  // namespace

std::string ask(const std::string& prompt) {
  fmt::print("{}", prompt);
  std::fflush(stdout);
  std::string line;
  if (!std::getline(std::cin, line)) {
    fmt::print("\n");
    throw Left{};
  }
  const auto first = line.find_first_not_of(" \t\r");
  if (first == std::string::npos) return {};
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

Sitting::Sitting(std::vector<Player> players, std::uint64_t seed, Language language)
    : players_(std::move(players)), random_(seed), language_(language) {}

std::string Sitting::name(const RuleSet& rules, Seat seat) const {
  return std::string(rules.seat_names[seat.number][language_]);
}

void Sitting::show(const AnyPosition& position, Viewer viewer) const {
  const std::string text = position.view(viewer).text;
  fmt::print("\n{}", wants_colour() ? coloured_board(text) : text);
}

void Sitting::show_turn(const Record& record, Seat seat) const {
  const AnyPosition& position = record.position();
  show(position, seat);
  const auto facts = position.view(seat).facts;
  const auto moves = position.legal(seat);
  for (const std::string& news : news_) fmt::print("{}\n", news);
  fmt::print("{} to move{}{}. ", name(record.rules(), seat), phase_text(facts),
             facts.at("last_turn").as_bool() ? ", last turn" : "");
  if (moves.size() == 1)
    fmt::print("Only one move: {} (press Enter to play it).\n", position.print(moves[0]));
  else
    fmt::print("{} legal moves. Type one, or \"help\".\n", moves.size());
}

void Sitting::show_moves(const AnyPosition& position) const {
  std::string moves;
  for (Seat seat : position.actors())
    for (Action action : position.legal(seat)) moves += (moves.empty() ? "" : " ") + position.print(action);
  fmt::print("{}\n", wrapped(moves, 0));
}

void Sitting::show_rules(const RuleSet& rules, std::string_view wanted) const {
  int shown = 0;
  for (const LedgerEntry& entry : ledger()) {
    if (!belongs_to(entry, rules)) continue;
    if (entry.id != wanted && !contains(entry.title[language_], wanted) && !contains(entry.text[language_], wanted))
      continue;
    print_rule(entry, language_);
    ++shown;
  }
  if (shown == 0) fmt::print("No rule of this rule set has {}.\n", quoted(wanted));
}

void Sitting::explain(const Record& record, std::string_view move) const {
  const auto step = parse_step(record.position(), move);
  const auto rule = step ? record.position().why_not(step->seat, step->action) : step.error().rule;
  if (rule)
    print_rule(rule->entry(), language_);
  else
    fmt::print("{}\n", step ? "That move is allowed." : step.error().what);
}

void Sitting::take_back(Record& record) const {
  const auto& steps = record.steps();
  std::size_t count = 0;
  while (count < steps.size()) {
    ++count;
    if (is_person(steps[steps.size() - count].seat)) break;
  }
  if (count == 0) {
    fmt::print("There is nothing to take back.\n");
    return;
  }
  record.take_back(count);
  fmt::print("Took back {} {}.\n", count, count == 1 ? "move" : "moves");
}

bool Sitting::obey(Record& record, std::string_view line) {
  const Order order = split(line);
  if (order.verb == "help" || order.verb == "?") {
    fmt::print("{}", help_text);
  } else if (order.verb == "moves") {
    show_moves(record.position());
  } else if (order.verb == "why" && !order.rest.empty()) {
    explain(record, order.rest);
  } else if (order.verb == "rules") {
    show_rules(record.rules(), order.rest);
  } else if (order.verb == "undo") {
    take_back(record);
  } else if (order.verb == "board") {
    show(record.position(), {});
  } else if (order.verb == "save" && !order.rest.empty()) {
    try {
      save_records(std::string(order.rest), {record});
      fmt::print("Saved to {}.\n", order.rest);
    } catch (const Failure& failure) {
      fmt::print("{}\n", failure.what());
    }
  } else if (order.verb == "quit" || order.verb == "exit") {
    throw Left{};
  } else {
    return false;
  }
  return true;
}

void Sitting::complain(const std::string& what) {
  fmt::print("{}\n", wrapped(what, 0));
  if (++misunderstood_ >= patience && !is_terminal(STDIN_FILENO))
    throw Failure(fmt::format("giving up: {} lines in a row were neither moves nor orders", patience), bad_usage);
}

void Sitting::try_move(Record& record, Seat seat, std::string line) {
  const auto moves = record.position().legal(seat);
  if (line.empty() && moves.size() == 1) line = record.position().print(moves[0]);
  const auto step = parse_step(record.position(), line);
  if (!step) return complain(step.error().what);
  const auto rule = record.position().why_not(step->seat, step->action);
  if (!rule) {
    misunderstood_ = 0;
    return record.play(*step);
  }
  complain(fmt::format("Not allowed ({}): {}", rule->id(), rule->entry().text[language_]));
}

void Sitting::let_person_act(Record& record, Seat seat) {
  show_turn(record, seat);
  news_.clear();
  const std::size_t before = record.steps().size();
  while (record.steps().size() == before && !record.position().over()) {
    const std::string line = ask(name(record.rules(), seat) + "> ");
    if (obey(record, line))
      misunderstood_ = 0;
    else
      try_move(record, seat, line);
  }
}

void Sitting::let_random_player_act(Record& record) {
  AnyPosition next = record.position();
  const Step step = next.play_randomly(random_);
  news_.push_back(fmt::format("{} played {}.", name(record.rules(), step.seat), record.position().print(step.action)));
  record.play(step);
}

void Sitting::play(Record& record) {
  while (!record.position().over()) {
    const Seat seat = *record.position().actors().begin();
    if (is_person(seat))
      let_person_act(record, seat);
    else
      let_random_player_act(record);
  }
  show(record.position(), {});
  for (const std::string& news : news_) fmt::print("{}\n", news);
  news_.clear();
  fmt::print("Game over. {}: {}\n", winners_text(record.rules(), record.position().winners(), language_),
             points_text(record.rules(), record.position().scores(), language_));
}

}  // namespace ardri::cli
