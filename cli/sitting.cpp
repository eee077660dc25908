#include "cli/sitting.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <span>

#include "bots/player.hpp"
#include "cli/commands.hpp"
#include "cli/hindsight.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal.hpp"
#include "engine/core/view.hpp"
#include "engine/core/words.hpp"

namespace ardri::cli {

namespace {

constexpr int patience = 20;  // lines that are neither moves nor orders, when nobody sits at the keyboard

constexpr std::string_view help_text =
    "  moves [WORD]  all legal moves, or those that begin so\n"
    "  why MOVE      why a move is not allowed\n"
    "  rules [WORD]  the rules of this rule set, or those that have the word or id\n"
    "  undo          take back the last move of a person, and what the computer did since,\n"
    "                unless chance has acted or something that was hidden has been seen\n"
    "  board         show the board again\n"
    "  save FILE     write the record of the game\n"
    "  quit          leave\n";

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
             (entry.decision ? "decision; rulebook: " : "rulebook: ") + std::string(entry.section),
             wrapped(entry.text[language], 5));
}

bool contains(std::string_view text, std::string_view word) {
  return lowered(text).find(lowered(word)) != std::string::npos;
}

/// Where a move has several words, up to the third: the choice comes first, then the few ways to make it.
std::size_t end_of_choice(const std::string& move) {
  const auto first = std::min(move.find(' '), move.size());
  const auto second = move.find(' ', first + 1);
  return second == std::string::npos ? first : second;
}

/// Moves that begin alike on one line: build b3: B1 M1 | B1 M2
void print_by_beginning(const std::vector<std::string>& moves) {
  std::vector<std::pair<std::string, std::string>> lines;
  for (const std::string& move : moves) {
    const std::string choice = move.substr(0, end_of_choice(move)), way(trimmed(move.substr(choice.size())));
    const auto line = std::ranges::find(lines, choice, &std::pair<std::string, std::string>::first);
    if (line == lines.end())
      lines.emplace_back(choice, way);
    else
      line->second += " | " + way;
  }
  for (const auto& [choice, ways] : lines)
    fmt::print("{}\n", wrapped(ways.empty() ? choice : fmt::format("{}: {}", choice, ways), 4));
}

/// What a line means when that seat types it: the seat need not be written.
std::expected<Step, Fault> step_of(const AnyPosition& position, Seat seat, std::string_view line) {
  if (const auto action = position.parse(line)) return Step{seat, *action};
  auto step = parse_step(position, line);
  if (step && step->seat != seat) return std::unexpected(Fault{"you can only move for yourself", "move", {}});
  return step;
}

bool belongs_to(const LedgerEntry& entry, const RuleSet& rules) {
  for (std::string_view set : entry.sets)
    if (set == rules.id()) return true;
  return false;
}

/// Whether a seat knows what not everybody may know.
bool hides_something(const AnyPosition& position, Seat seat) {
  return position.view(seat).facts != position.view(Viewer::onlooker()).facts;
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
    : players_(std::move(players)), seed_(seed), random_(seed), language_(language) {}

void Sitting::show(const AnyPosition& position, Viewer viewer) const {
  const std::string text = position.view(viewer).text;
  fmt::print("\n{}", wants_colour() ? coloured_board(text) : text);
}

void Sitting::show_turn(const Record& record, Seat seat) const {
  const AnyPosition& position = record.position();
  show(position, seat);
  const std::string status = position.view(seat).status;
  const auto moves = position.legal(seat);
  for (const News& news : news_since(seat)) fmt::print("{}\n", news.text);
  fmt::print("{} to move{}{}. ", seat_name(record.rules(), seat), status.empty() ? "" : ", ", status);
  if (moves.size() == 1)
    fmt::print("Only one move: {} (press Enter to play it).\n", position.print(moves[0]));
  else
    fmt::print("{} legal moves. Type one, or \"help\".\n", moves.size());
}

void Sitting::show_moves(const AnyPosition& position, Seat seat, std::string_view beginning) const {
  std::vector<std::string> moves;
  for (Action action : position.legal(seat))
    if (std::string move = position.print(action); lowered(move).starts_with(lowered(beginning)))
      moves.push_back(std::move(move));
  if (moves.empty())
    fmt::print("No legal move begins with {}.\n", quoted(beginning));
  else if (moves.front().find(' ') == std::string::npos)
    print_in_columns(moves);
  else
    print_by_beginning(moves);
}

void Sitting::show_help(const AnyPosition& position, Seat seat) const {
  std::string examples;
  const auto moves = position.legal(seat);
  for (std::size_t i = 0; i < moves.size(); i += std::max<std::size_t>(1, moves.size() / 4))
    examples += (examples.empty() ? "" : ", ") + position.print(moves[i]);
  fmt::print("  {}\n  a move        as in {}\n{}", wrapped(position.view(seat).legend, 2), wrapped(examples, 16),
             help_text);
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

void Sitting::explain(const Record& record, Seat seat, std::string_view move) const {
  const auto step = step_of(record.position(), seat, move);
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
    saved_steps_ = record.steps().size();
    fmt::print("Saved to {}.\n", on_one_line(path));
  } catch (const std::exception& fault) {
    fmt::print("{}\n", on_one_line(fault.what()));
  }
}

/// Why the last steps stay; empty if the seat may take them back. It may not reach back over chance, over a choice that
/// another made in secret, or over anything that a person has been shown since and could not know before.
std::string Sitting::why_not_back(const Record& record, std::size_t count, Seat seat) const {
  const std::span<const Step> last = std::span(record.steps()).last(count);
  if (std::ranges::count(last, chance_seat, &Step::seat) > 0)
    return "Chance has acted since your last move: it cannot be taken back.";
  const std::size_t left = record.steps().size() - count;
  if (record.position_after(left).is_secret(last.front(), seat))
    return fmt::format("{} chose in secret, and nobody else can take that back.",
                       seat_name(record.rules(), last.front().seat));
  for (std::uint8_t number = 0; number < players_.size(); ++number)
    if (is_person(Seat{number}) && has_learned(record, left, shown_[number], Seat{number}, Random{seed_}))
      return "Something that was hidden has been seen since that move: it cannot be taken back.";
  return "";
}

void Sitting::take_back(Record& record, Seat seat) {
  const auto& steps = record.steps();
  const auto last = std::ranges::find_if(steps.rbegin(), steps.rend(), [&](Step step) { return is_person(step.seat); });
  if (last == steps.rend()) {
    fmt::print("There is nothing to take back.\n");
    return;
  }
  const auto count = std::size_t(last - steps.rbegin()) + 1;
  if (const std::string why = why_not_back(record, count, seat); !why.empty()) {
    fmt::print("{}\n", why);
    return;
  }
  record.take_back(count);
  std::erase_if(news_, [&](const News& news) { return news.step >= record.steps().size(); });
  for (std::size_t& shown : shown_) shown = std::min(shown, record.steps().size());
  fmt::print("Took back {} {}.\n", count, count == 1 ? "move" : "moves");
}

bool Sitting::obey(Record& record, Seat seat, std::string_view line) {
  const Order order = split(line);
  if (order.verb == "help" || order.verb == "?")
    show_help(record.position(), seat);
  else if (order.verb == "moves")
    show_moves(record.position(), seat, order.rest);
  else if (order.verb == "why")
    order.rest.empty()
        ? fmt::print("Say which move, as in: why {}\n", record.position().print(record.position().legal(seat)[0]))
        : explain(record, seat, order.rest);
  else if (order.verb == "rules")
    show_rules(record.rules(), order.rest);
  else if (order.verb == "undo")
    take_back(record, seat);
  else if (order.verb == "board")
    show(record.position(), seat);
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
  if (line.empty()) return complain("Type a move, or \"help\".");
  const auto step = step_of(record.position(), seat, line);
  if (!step) return complain(step.error().what);
  const auto rule = record.position().why_not(step->seat, step->action);
  if (!rule) {
    misunderstood_ = 0;
    return act(record, *step);
  }
  complain(fmt::format("Not allowed ({}): {}", rule->id(), rule->entry().text[language_]));
}

/// Where people share a terminal, nobody sees the cards of who was there before.
void Sitting::call_to_the_screen(const Record& record, Seat seat) {
  if (last_person_ && *last_person_ != seat &&
      (hides_something(record.position(), seat) || hides_something(record.position(), *last_person_))) {
    fmt::print("{}", is_terminal(STDOUT_FILENO) ? "\x1b[2J\x1b[3J\x1b[H" : "\n");
    ask(fmt::format("{}, press Enter when only you see the screen. ", seat_name(record.rules(), seat)));
  }
  last_person_ = seat;
}

void Sitting::let_person_act(Record& record, Seat seat) {
  call_to_the_screen(record, seat);
  show_turn(record, seat);
  shown_[seat.number] = record.steps().size();
  const std::size_t before = record.steps().size();
  while (record.steps().size() == before && !record.position().over()) {
    const std::string line = ask(seat_name(record.rules(), seat) + "> ");
    if (obey(record, seat, line))
      misunderstood_ = 0;
    else
      try_move(record, seat, line);
  }
}

void Sitting::let_computer_act(Record& record, Seat seat) {
  const std::string& kind = players_[seat.number];
  const bots::Task task{seat, bots::find_player_kind(kind)->usual, stakes_, seed_, {}};
  act(record, {seat, bots::make_player(kind, record.rules())->think(record.position(), task).action});
}

/// What everybody may know is told to the others, and what came of it to all.
void Sitting::act(Record& record, Step step) {
  const AnyPosition& position = record.position();
  const std::size_t number = record.steps().size();
  if (!position.is_secret(step, Viewer::onlooker())) {
    const std::string who = step.seat == chance_seat ? "Drawn:" : seat_name(record.rules(), step.seat) + " played";
    news_.push_back({number, step.seat, fmt::format("{} {}.", who, position.print(step.action))});
  }
  for (const std::string& sentence : position.tale(step)) news_.push_back({number, chance_seat, "  " + sentence});
  record.play(step);
}

/// What the others did since a person last saw the board.
std::vector<Sitting::News> Sitting::news_since(Seat seat) const {
  std::vector<News> news;
  for (const News& one : news_)
    if (one.step >= shown_[seat.number] && one.seat != seat) news.push_back(one);
  return news;
}

/// What came after the last move that a person was asked for; the last step, if computers play among themselves.
void Sitting::show_last_news(const Record& record) const {
  const std::size_t since = last_person_ ? *std::ranges::max_element(shown_) : record.steps().size() - 1;
  for (const News& news : news_)
    if (news.step >= since) fmt::print("{}\n", news.text);
}

void Sitting::play(Record& record) {
  saved_steps_.reset();
  shown_.fill(record.steps().size());  // who plays on knows what has happened
  try {
    play_to_the_end(record);
  } catch (const Left&) {
    throw Left{saved_steps_ == record.steps().size()};
  }
  show(record.position(), Viewer::all_seeing());
  show_last_news(record);
  news_.clear();
  const AnyPosition& end = record.position();
  fmt::print("Game over. {}: {}\n", winners_text(record.rules(), end.winners(), end.seats()),
             points_text(record.rules(), end.scores()));
}

void Sitting::play_to_the_end(Record& record) {
  while (!record.position().over()) {
    const Seat seat = *record.position().actors().begin();
    if (seat == chance_seat)
      act(record, {seat, record.position().random_action(seat, random_)});
    else if (is_person(seat))
      let_person_act(record, seat);
    else
      let_computer_act(record, seat);
  }
}

}  // namespace ardri::cli
