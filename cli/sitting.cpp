#include "cli/sitting.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <utility>

#include "bots/player.hpp"
#include "cli/commands.hpp"
#include "cli/news.hpp"
#include "cli/record_file.hpp"
#include "cli/terminal.hpp"
#include "engine/core/drawing.hpp"
#include "engine/core/view.hpp"
#include "engine/core/words.hpp"
#include "table/knowledge.hpp"
#include "table/record.hpp"

namespace ardri::cli {

namespace {

constexpr int patience = 20;  // lines that are neither moves nor orders, when nobody sits at the keyboard

constexpr EventKind help_texts[]{"terminal.help-moves", "terminal.help-why",   "terminal.help-rules",
                                 "terminal.help-undo",  "terminal.help-board", "terminal.help-show",
                                 "terminal.help-save",  "terminal.help-quit"};
constexpr std::size_t help_indent = 16;  // where the sentences say what an order does

struct Order {
  std::string verb;
  std::string_view rest;
};

Order split(std::string_view line) {
  const auto blank = std::min(line.find(' '), line.size());
  return {lowered(line.substr(0, blank)), trimmed(line.substr(blank))};
}

void print_rule(const LedgerEntry& entry, Language language) {
  const EventKind source = entry.decision ? EventKind("terminal.decision-source") : EventKind("terminal.rule-source");
  fmt::print("{:<4} {} ({})\n     {}\n", entry.id, entry.title[language], say(language, source, entry.section),
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

/// The draws of a game follow from its seed.
class SeededDraws final : public table::Draws {
 public:
  explicit SeededDraws(std::uint64_t seed) : seed_(seed) {}
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override {
    return Random{seed_ ^ (draw << 24) ^ attempt}.next();
  }

 private:
  std::uint64_t seed_;
};

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
    : players_(std::move(players)), seed_(seed), language_(language) {}

template <class... Values>
void Sitting::print(EventKind kind, const Values&... values) const {
  fmt::print("{}\n", say(kind, values...));
}

// What a person is shown

void Sitting::show(Viewer viewer) const {
  const std::string text = fitted(drawing_of(position(), viewer, language_).text);
  fmt::print("\n{}", wants_colour() ? coloured_board(text) : text);
}

void Sitting::introduce() {
  if (std::exchange(introduced_, true)) return;
  fmt::print("{}\n", wrapped(say("terminal.aim", rules().words->aim[language_]), 0));
  const int people = int(std::ranges::count(players_, person));
  for (Seat seat : SeatSet::first(position().seats()))
    is_person(seat)
        ? print("terminal.person-at", seat, people)
        : print("terminal.computer-at", seat, bots::find_player_kind(players_[seat.number])->name[language_]);
}

void Sitting::say_who_starts() const {
  const SeatSet actors = position().actors();
  if (actors.size() == 1)
    print("terminal.starts", *actors.begin());
  else if (actors.size() > 1)
    print("terminal.all-start");
}

void Sitting::ask_for_move(Seat seat) const {
  show_news(seat, shown_[seat.number], seat);
  const std::string status = drawing_of(position(), seat, language_).status;
  const auto moves = position().legal(seat);
  const std::string choice = moves.size() == 1   ? say("terminal.only-move", shown_move(moves[0]))
                             : moves.size() == 2 ? say("terminal.two-moves", shown_move(moves[0]), shown_move(moves[1]))
                                                 : say("terminal.legal-moves", int(moves.size()));
  const std::string asked = status.empty() ? asked_of(seat) : "";
  const std::string turn = say("terminal.to-move", seat) + (status.empty() ? "" : ", ") + status + ".";
  fmt::print("{}\n", wrapped((asked.empty() ? turn : asked) + " " + choice, 0));
}

void Sitting::show_news(Viewer viewer, std::uint64_t since, std::optional<Seat> but) const {
  fmt::print("{}", news_since(table_, since, viewer, but, language_));
}

void Sitting::show_moves(Seat seat, std::string_view beginning) const {
  std::vector<std::string> moves;
  for (Action action : position().legal(seat))
    if (std::string move = shown_move(action); lowered(move).starts_with(lowered(beginning)))
      moves.push_back(std::move(move));
  if (moves.empty())
    print("terminal.no-such-move", within_quotes(beginning));
  else if (moves.front().find(' ') == std::string::npos)
    print_in_columns(moves);
  else
    print_by_beginning(moves);
}

void Sitting::show_help(Seat seat) const {
  std::string examples;
  const auto moves = position().legal(seat);
  for (std::size_t i = 0; i < moves.size(); i += std::max<std::size_t>(1, moves.size() / 4))
    examples += (examples.empty() ? "" : ", ") + shown_move(moves[i]);
  if (const std::string asked = asked_of(seat); !asked.empty()) fmt::print("  {}\n", wrapped(asked, 2));
  fmt::print("  {}\n  {}\n", wrapped(drawing_of(position(), seat, language_).legend, 2),
             say("terminal.a-move", wrapped(examples, help_indent)));
  for (const EventKind kind : help_texts) {
    const std::string text = say(kind);
    fmt::print("  {}{}\n", text.substr(0, help_indent - 2), wrapped(text.substr(help_indent - 2), help_indent));
  }
}

/// The parts of the position in words whose title has the word, or else the lines that have it.
void Sitting::show_in_words(Seat seat, std::string_view wanted) const {
  const Description description = position().describe(seat);
  const auto& parts = description.parts();
  const auto in_title = [&](const Description::Part& part) { return contains(told(part.title), wanted); };
  const bool has_title = std::ranges::any_of(parts, in_title);
  bool found = false;
  for (const Description::Part& part : parts) {
    std::string lines;
    for (const Event& line : part.lines)
      if (has_title ? in_title(part) : contains(told(line), wanted))
        lines += fmt::format("  {}\n", wrapped(told(line), 4));
    if (lines.empty()) continue;
    found = true;
    fmt::print("{}\n{}", told(part.title), lines);
  }
  if (found) return;
  print("terminal.no-such-part", within_quotes(wanted));
  show_titles(seat);
}

void Sitting::show_titles(Seat seat) const {
  const Description description = position().describe(seat);
  std::vector<std::string> titles;
  for (const Description::Part& part : description.parts()) titles.push_back(told(part.title));
  fmt::print("{}\n", wrapped(say("terminal.parts-to-show", listed(titles, ", ")), 0));
}

void Sitting::show_rules(std::string_view wanted) const {
  int shown = 0;
  for (const LedgerEntry& entry : ledger()) {
    if (!belongs_to(entry, rules())) continue;
    if (entry.id != wanted && !contains(entry.title[language_], wanted) && !contains(entry.text[language_], wanted))
      continue;
    print_rule(entry, language_);
    ++shown;
  }
  if (shown == 0) print("terminal.no-such-rule", within_quotes(wanted));
}

void Sitting::explain(Seat seat, std::string_view move) const {
  const TypedMove typed = read_typed_move(position(), rules(), seat, move);
  if (typed.step && typed.step->seat != seat) return print("terminal.only-yourself", seat, typed.step->seat);
  if (typed.completed) print("terminal.understood", shown_move(typed.step->action));
  if (!typed.step && typed.fault->rule) return print_rule(typed.fault->rule->entry(), language_);
  if (!typed.step) return fmt::print("{}\n", wrapped(doubt_about(typed, move), 0));
  const auto rule = position().why_not(seat, typed.step->action);
  if (!rule) return print("terminal.allowed");
  print_rule(rule->entry(), language_);
  if (const std::string more = advice(seat, typed.step->action, *rule); !more.empty())
    fmt::print("     {}\n", wrapped(more, 5));
}

/// Why a line is no move: it can be several, is only the beginning of one, or something is wrong with it.
std::string Sitting::doubt_about(const TypedMove& typed, std::string_view line) const {
  constexpr std::size_t most_named = 6;
  if (typed.candidates.empty()) return typed.fault->what(language_);
  std::vector<std::string> named;
  for (std::size_t i = 0; i < std::min(typed.candidates.size(), most_named); ++i)
    named.push_back(shown_move(typed.candidates[i]));
  return say(typed.begun ? EventKind("terminal.only-beginning") : EventKind("terminal.which-of"), within_quotes(line),
             listed(named), int(typed.candidates.size() - named.size()));
}

/// What helps whoever was refused a move: the price and the like, or what is asked of them.
std::string Sitting::advice(Seat seat, Action action, Rule rule) const {
  const std::string advice = advice_on(position(), seat, action, rule, language_);
  return advice.empty() ? asked_of(seat) : advice;
}

std::string Sitting::asked_of(Seat seat) const {
  const Description description = position().describe(seat);
  return description.asked() ? say("terminal.asked-now", seat, told(*description.asked())) : "";
}

/// A sentence about the position as it is now.
std::string Sitting::told(const Event& event) const {
  const auto naming = [this](std::string_view type, std::int32_t value) { return position().name(type, value); };
  const auto names = [this](Seat who, Language in) { return seat_name(rules(), who, in); };
  return tell(happening_of(event, naming), names, language_);
}

// What a person does

void Sitting::save(const std::string& path) {
  try {
    if (std::filesystem::exists(path) && !saved_.contains(path))
      throw Failure(Fault::of("fault.in-file", "", on_one_line(path), Fault::of("fault.file-exists", "")), failed);
    save_records(path, {table::record_of(table_)});
    saved_.insert(path);
    saved_steps_ = table_.steps().size();
    print("terminal.saved", on_one_line(path));
  } catch (const Failure& failure) {
    fmt::print("{}\n", failure.in(language_));
  } catch (const std::filesystem::filesystem_error& error) {
    fmt::print("{}\n", say("fault.in-file", on_one_line(path),
                           Fault::of("fault.not-reached", "", system_error_name(error.code().value()))));
  }
}

std::optional<table::Refusal> Sitting::ask_table(Seat seat, table::Ask request) {
  SeededDraws draws{seed_};
  const auto decision = table_.decide({"", seat, std::move(request)}, table_.now(), draws);
  if (!decision) return decision.error();
  for (const table::Entry& entry : *decision) table_.apply(entry);
  return std::nullopt;
}

/// The last move of a person; whoever sits here has agreed, as they sit together. But what one chose in secret only
/// they can take back.
void Sitting::take_back(Seat seat) {
  const auto& steps = table_.steps();
  const auto last = std::ranges::find_if(steps.rbegin(), steps.rend(), [&](Step step) { return is_person(step.seat); });
  const Seat mover = last == steps.rend() ? seat : last->seat;
  const std::size_t before = steps.size();
  if (mover != seat && table_.position_after(before - 1 - std::size_t(last - steps.rbegin())).is_secret(*last, seat))
    return print("terminal.secret-choice", mover);
  auto refusal = ask_table(mover, table::TakeBack{});
  for (Seat other : table_.people())
    if (table_.offer() && other != mover) refusal = ask_table(other, table::Accept{});
  if (refusal)
    fmt::print("{}\n",
               tell(refusal->why, [this](Seat who, Language in) { return seat_name(rules(), who, in); }, language_));
  else
    print("terminal.took-back", int(before - table_.steps().size()));
}

bool Sitting::obey(Seat seat, std::string_view line) {
  const Order order = split(line);
  if (order.verb == "help" || order.verb == "?")
    show_help(seat);
  else if (order.verb == "moves")
    show_moves(seat, order.rest);
  else if (order.verb == "why")
    order.rest.empty() ? print("terminal.which-move", position().print(position().legal(seat)[0]))
                       : explain(seat, order.rest);
  else if (order.verb == "rules")
    show_rules(order.rest);
  else if (order.verb == "undo")
    take_back(seat);
  else if (order.verb == "board")
    show(seat);
  else if (order.verb == "show")
    order.rest.empty() ? show_titles(seat) : show_in_words(seat, order.rest);
  else if (order.verb == "save")
    order.rest.empty() ? print("terminal.where-to") : save(std::string(order.rest));
  else if (order.verb == "quit" || order.verb == "exit")
    throw Left{};
  else
    return false;
  return true;
}

void Sitting::complain(const std::string& what, const std::string& advice) {
  for (const std::string& text : {what, advice})
    if (!text.empty()) fmt::print("{}\n", wrapped(text, 0));
  if (++misunderstood_ >= patience && !is_terminal(STDIN_FILENO))
    throw Failure(Fault::of("terminal.giving-up", "", patience), bad_usage);
}

void Sitting::try_move(Seat seat, std::string line) {
  const auto moves = position().legal(seat);
  if (line.empty() && moves.size() == 1) line = position().print(moves[0]);
  if (line.empty()) return complain(say("terminal.type-a-move"));
  const TypedMove typed = read_typed_move(position(), rules(), seat, line);
  if (!typed.step) return complain(doubt_about(typed, line), typed.candidates.empty() ? asked_of(seat) : "");
  const auto& [mover, action] = *typed.step;
  if (mover != seat) return complain(say("terminal.only-yourself", seat, mover));
  if (typed.completed) print("terminal.understood", shown_move(action));
  const auto refusal = ask_table(seat, table::Move{*table_.question(seat), {position().print(action)}});
  if (!refusal) {
    misunderstood_ = 0;
    return;
  }
  const Rule rule = *refusal->fault->rule;
  complain(say("terminal.not-allowed", std::string(rule.id()), std::string(rule.entry().text[language_])),
           advice(seat, action, rule));
}

/// Where people share a terminal, nobody sees the cards of who was there before.
void Sitting::call_to_the_screen(Seat seat) {
  if (last_person_ && *last_person_ != seat &&
      (hides_something(position(), seat) || hides_something(position(), *last_person_))) {
    fmt::print("{}", is_terminal(STDOUT_FILENO) ? "\x1b[2J\x1b[3J\x1b[H" : "\n");
    ask(say("terminal.hand-over", seat));
  }
  last_person_ = seat;
}

void Sitting::let_person_act(Seat seat) {
  const bool has_seen_the_board = last_person_ == seat;
  call_to_the_screen(seat);
  if (!has_seen_the_board || !drawing_of(position(), seat, language_).goes_on) show(seat);
  ask_for_move(seat);
  shown_[seat.number] = table_.log().size();
  while (table_.log().size() == shown_[seat.number]) {
    const std::string line = ask(seat_name(rules(), seat, language_) + "> ");
    if (obey(seat, line))
      misunderstood_ = 0;
    else
      try_move(seat, line);
  }
}

/// It thinks from what its seat may know.
void Sitting::let_computer_act(const table::Table::Awaited& awaited) {
  const AnyPosition known = table::imagined(table_, awaited.seat, seed_ + awaited.question);
  const bots::Task task{awaited.seat, bots::find_player_kind(awaited.player)->usual, stakes_, seed_, {}};
  const Action action = bots::make_player(awaited.player, rules())->think(known, task).action;
  ask_table(awaited.seat, table::Move{awaited.question, {position().print(action)}});
}

// The game

void Sitting::set_table(const Record& record) {
  table::Setting setting;
  setting.rules = &record.rules();
  setting.options = record.options();
  setting.one_screen = true;
  std::vector<table::Sitter> sitters;
  for (const Player& player : players_)
    sitters.push_back(player == person ? table::Sitter{table::Sitter::Kind::person, "", ""}
                                       : table::Sitter{table::Sitter::Kind::computer, "", player});
  table_ = {};
  for (const table::Entry& entry : table::entries_of(record, setting, sitters, 0)) table_.apply(entry);
}

void Sitting::play(Record& record) {
  saved_steps_.reset();
  set_table(record);
  shown_.fill(table_.log().size());  // who plays on knows what has happened
  const auto write_down = [&] {
    Record played = table::record_of(table_);
    for (const auto& [name, note] : record.notes()) played.keep_note(name, note);
    record = std::move(played);
  };
  try {
    play_to_the_end();
  } catch (const Left&) {
    write_down();
    throw Left{saved_steps_ == record.steps().size()};
  }
  write_down();
  // What came after the last move that a person was asked for; the last step, if computers play among themselves.
  const std::uint64_t last_step = table_.log().size() - 2;  // behind it stands that the game is over
  show_news(Viewer::all_seeing(), last_person_ ? *std::ranges::max_element(shown_) : last_step, std::nullopt);
  show(Viewer::all_seeing());
  print("terminal.game-over", winners_text(rules(), position().winners(), position().seats(), language_),
        points_text(rules(), position().scores(), language_));
}

void Sitting::play_to_the_end() {
  introduce();
  const bool new_game = table_.steps().empty();
  ask_table(Seat{0}, table::Wake{});  // what chance has to do before anybody is asked
  if (new_game) say_who_starts();     // that may have been drawn
  while (table_.stage() == table::Table::Stage::playing) {
    const Seat seat = *position().actors().begin();
    if (is_person(seat))
      let_person_act(seat);
    else
      let_computer_act(table_.awaited().front());
  }
}

}  // namespace ardri::cli
