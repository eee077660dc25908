#include "cli/sitting.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>

#include "bots/player.hpp"
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
    "  moves [HILL]  all legal moves, or those that begin so\n"
    "  why MOVE      why a move is not allowed\n"
    "  rules [WORD]  the rules of this rule set, or those that have the word or id\n"
    "  undo          take back the last move of a person, and what the computer did since\n"
    "  board         show the board again\n"
    "  save FILE     write the record of the game\n"
    "  quit          leave\n";

char lower(char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; }

std::string lowered(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), lower);
  return out;
}

struct Order {
  std::string verb;
  std::string_view rest;
};

Order split(std::string_view line) {
  const auto blank = std::min(line.find(' '), line.size());
  return {lowered(line.substr(0, blank)), trimmed(line.substr(blank))};
}

void print_rule(const LedgerEntry& entry, Language language) {
  fmt::print("{:<4} {} ({})\n     {}\n", entry.id, entry.title[language],
             entry.decision ? "decision; manual " + std::string(entry.section) : "manual " + std::string(entry.section),
             wrapped(entry.text[language], 5));
}

bool contains(std::string_view text, std::string_view word) {
  return lowered(text).find(lowered(word)) != std::string::npos;
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
  return std::string(trimmed(line));
}

Sitting::Sitting(std::vector<Player> players, std::uint64_t seed, Language language)
    : players_(std::move(players)), seed_(seed), language_(language) {}

void Sitting::show(const AnyPosition& position, Viewer viewer) const {
  const std::string text = position.view(viewer).text;
  fmt::print("\n{}", wants_colour() ? coloured_board(text) : text);
}

void Sitting::show_turn(const Record& record, Seat seat) const {
  const AnyPosition& position = record.position();
  show(position, seat);
  const std::string status = position.view(seat).status;
  const auto moves = position.legal(seat);
  for (const std::string& news : news_) fmt::print("{}\n", news);
  fmt::print("{} to move{}{}. ", seat_name(record.rules(), seat), status.empty() ? "" : ", ", status);
  if (moves.size() == 1)
    fmt::print("Only one move: {} (press Enter to play it).\n", position.print(moves[0]));
  else
    fmt::print("{} legal moves. Type one, or \"help\".\n", moves.size());
}

void Sitting::show_moves(const AnyPosition& position, std::string_view beginning) const {
  std::string moves;
  for (Seat seat : position.actors())
    for (Action action : position.legal(seat))
      if (const std::string move = position.print(action); lowered(move).starts_with(lowered(beginning)))
        moves += (moves.empty() ? "" : " ") + move;
  fmt::print("{}\n",
             moves.empty() ? fmt::format("No legal move begins with {}.", quoted(beginning)) : wrapped(moves, 0));
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

void Sitting::save(const Record& record, const std::string& path) {
  try {
    if (std::filesystem::exists(path) && !saved_.contains(path))
      throw Failure(on_one_line(path) + " exists already; choose another name", failed);
    save_records(path, {record});
    saved_.insert(path);
    fmt::print("Saved to {}.\n", on_one_line(path));
  } catch (const std::exception& fault) {
    fmt::print("{}\n", on_one_line(fault.what()));
  }
}

void Sitting::take_back(Record& record) const {
  const auto& steps = record.steps();
  const auto last = std::ranges::find_if(steps.rbegin(), steps.rend(), [&](Step step) { return is_person(step.seat); });
  if (last == steps.rend()) {
    fmt::print("There is nothing to take back.\n");
    return;
  }
  const auto count = std::size_t(last - steps.rbegin()) + 1;
  record.take_back(count);
  fmt::print("Took back {} {}.\n", count, count == 1 ? "move" : "moves");
}

bool Sitting::obey(Record& record, std::string_view line) {
  const Order order = split(line);
  if (order.verb == "help" || order.verb == "?")
    fmt::print("{}", help_text);
  else if (order.verb == "moves")
    show_moves(record.position(), order.rest);
  else if (order.verb == "why")
    order.rest.empty() ? fmt::print("Say which move, as in: why C4\n") : explain(record, order.rest);
  else if (order.verb == "rules")
    show_rules(record.rules(), order.rest);
  else if (order.verb == "undo")
    take_back(record);
  else if (order.verb == "board")
    show(record.position(), *record.position().actors().begin());
  else if (order.verb == "save")
    order.rest.empty() ? fmt::print("Say where to, as in: save game.ardri\n") : save(record, std::string(order.rest));
  else if (order.verb == "quit" || order.verb == "exit")
    throw Left{};
  else
    return false;
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
    const std::string line = ask(seat_name(record.rules(), seat) + "> ");
    if (obey(record, line))
      misunderstood_ = 0;
    else
      try_move(record, seat, line);
  }
}

void Sitting::let_computer_act(Record& record, Seat seat) {
  const std::string& kind = players_[seat.number];
  const bots::Task task{seat, bots::find_player_kind(kind)->usual, stakes_, seed_, {}};
  const Action action = bots::make_player(kind, record.rules())->think(record.position(), task).action;
  news_.push_back(fmt::format("{} played {}.", seat_name(record.rules(), seat), record.position().print(action)));
  record.play({seat, action});
}

void Sitting::play(Record& record) {
  while (!record.position().over()) {
    const Seat seat = *record.position().actors().begin();
    if (is_person(seat))
      let_person_act(record, seat);
    else
      let_computer_act(record, seat);
  }
  show(record.position(), Viewer::all_seeing());
  if (!news_.empty()) fmt::print("{}\n", news_.back());
  news_.clear();
  const AnyPosition& end = record.position();
  fmt::print("Game over. {}: {}\n", winners_text(record.rules(), end.winners(), end.seats()),
             points_text(record.rules(), end.scores()));
}

}  // namespace ardri::cli
