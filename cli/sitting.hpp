// People and computer players at one terminal, playing one game at a table.
#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

#include "bots/stakes.hpp"
#include "cli/saying.hpp"
#include "cli/typed_move.hpp"
#include "engine/core/advice.hpp"
#include "engine/core/record.hpp"
#include "table/table.hpp"

namespace ardri::cli {

/// Who sits at a seat: a person, or a computer player by the id of its kind.
using Player = std::string;
inline constexpr const char* person = "person";

/// Raised by a person who leaves, or by the end of their input.
struct Left {
  bool saved = false;  // as the game was then
};

class Sitting {
 public:
  Sitting(std::vector<Player> players, std::uint64_t seed, Language language);

  /// What the points of the next game are worth to the players.
  void set_stakes(const bots::Stakes& stakes) { stakes_ = stakes; }

  /// Plays on from where the record stands until the game is over. Throws Left.
  void play(Record& record);

 private:
  void set_table(const Record& record);
  void play_to_the_end();
  void let_person_act(Seat seat);
  void let_computer_act(const table::Table::Awaited& awaited);
  /// What the table says to a request: why it is refused, or nothing, and then it is done.
  std::optional<table::Refusal> ask_table(Seat seat, table::Ask request);
  void call_to_the_screen(Seat seat);
  /// True if the line was an order to the program rather than a move.
  bool obey(Seat seat, std::string_view line);
  void try_move(Seat seat, std::string line);
  void take_back(Seat seat);
  void show(Viewer viewer) const;
  /// What a newcomer wants to know first, said once: the aim, and who is who.
  void introduce();
  void say_who_starts() const;
  /// What happened since, whose turn it is, and what for.
  void ask_for_move(Seat seat) const;
  void show_moves(Seat seat, std::string_view beginning) const;
  void show_help(Seat seat) const;
  void show_in_words(Seat seat, std::string_view wanted) const;
  void show_titles(Seat seat) const;
  void show_rules(std::string_view wanted) const;
  void explain(Seat seat, std::string_view move) const;
  std::string doubt_about(const TypedMove& typed, std::string_view line) const;
  std::string advice(Seat seat, Action action, Rule rule) const;
  /// Whose turn it is, and what for; empty for a game that does not say.
  std::string asked_of(Seat seat) const;
  std::string told(const Event& event) const;
  std::string shown_move(Action action) const { return called(position(), action, language_); }
  void show_news(Viewer viewer, std::uint64_t since, std::optional<Seat> but) const;
  void save(const std::string& path);
  void complain(const std::string& what, const std::string& advice = "");
  bool is_person(Seat seat) const { return seat != chance_seat && players_[seat.number] == person; }
  const RuleSet& rules() const { return *table_.setting().rules; }
  const AnyPosition& position() const { return table_.position(); }

  template <class... Values>
  std::string say(EventKind kind, const Values&... values) const {
    return cli::say(rules(), language_, kind, values...);
  }
  template <class... Values>
  void print(EventKind kind, const Values&... values) const;

  std::vector<Player> players_;
  std::uint64_t seed_;
  bots::Stakes stakes_;
  Language language_;
  table::Table table_;
  std::array<std::uint64_t, max_seats> shown_{};  // how much of the log a person has seen
  std::set<std::string> saved_;                   // files that belong to this sitting
  std::optional<Seat> last_person_;
  std::optional<std::size_t> saved_steps_;  // of the game, when it was last saved
  int misunderstood_ = 0;                   // lines in a row
  bool introduced_ = false;
};

/// One line from standard input, without blanks at either end. Throws Left at its end.
std::string ask(const std::string& prompt);

}  // namespace ardri::cli
