// People and computer players at one terminal, playing one game.
#pragma once

#include <array>
#include <set>
#include <string>
#include <vector>

#include "bots/stakes.hpp"
#include "engine/core/record.hpp"
#include "engine/core/text.hpp"

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
  /// A step that everybody may know, or what came of one.
  struct News {
    std::size_t step;  // its number
    Seat seat;
    std::string text;
  };
  std::vector<News> news_since(Seat seat) const;
  void show_last_news(const Record& record) const;
  void play_to_the_end(Record& record);
  void let_person_act(Record& record, Seat seat);
  void let_computer_act(Record& record, Seat seat);
  void act(Record& record, Step step);
  void call_to_the_screen(const Record& record, Seat seat);
  /// True if the line was an order to the program rather than a move.
  bool obey(Record& record, Seat seat, std::string_view line);
  void try_move(Record& record, Seat seat, std::string line);
  void show(const AnyPosition& position, Viewer viewer) const;
  void show_turn(const Record& record, Seat seat) const;
  void show_moves(const AnyPosition& position, Seat seat, std::string_view beginning) const;
  void show_help(const AnyPosition& position, Seat seat) const;
  void show_rules(const RuleSet& rules, std::string_view wanted) const;
  void explain(const Record& record, Seat seat, std::string_view move) const;
  void save(const Record& record, const std::string& path);
  std::string why_not_back(const Record& record, std::size_t count, Seat seat) const;
  void take_back(Record& record, Seat seat);
  void complain(const std::string& what);
  bool is_person(Seat seat) const { return seat != chance_seat && players_[seat.number] == person; }

  std::vector<Player> players_;
  std::uint64_t seed_;
  Random random_;  // of the chance seat
  bots::Stakes stakes_;
  Language language_;
  std::vector<News> news_;
  std::array<std::size_t, max_seats> shown_{};  // how many steps a person has seen
  std::set<std::string> saved_;                 // files that belong to this sitting
  std::optional<Seat> last_person_;
  std::optional<std::size_t> saved_steps_;  // of the game, when it was last saved
  int misunderstood_ = 0;                   // lines in a row
};

/// One line from standard input, without blanks at either end. Throws Left at its end.
std::string ask(const std::string& prompt);

}  // namespace ardri::cli
