// A table: where a game, or a match, is played. A state machine without I/O, threads, clocks or random numbers.
// `decide` turns a request into entries and changes nothing; `apply` makes an entry count. So an owner can write
// entries down before they count, and any owner that has the entries has the table.
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "engine/core/any_position.hpp"
#include "table/draw.hpp"
#include "table/refusal.hpp"
#include "table/request.hpp"

namespace ardri::table {

/// A step as it was told: what it was, who may know all of it, and what came of it.
struct ToldStep {
  Step step;
  std::string text;    // in full, as in `0 keep 3 17 22`
  std::string hidden;  // for those who may not know all of it, as in `0 keep ?`
  SeatSet knowing;     // the seats that may
  bool open;           // everybody may, onlookers too
  std::vector<Happening> happenings;
};

/// What a request comes to: entries; none if it was done before.
using Decision = std::expected<std::vector<Entry>, Refusal>;

class Table {
 public:
  enum class Stage { unopened, gathering, playing, over, closed };

  /// What must be written down for a table to be there.
  static Entry open(const Setting& setting, Time now, std::string key);

  Decision decide(const Request& request, Time now, Draws& draws) const;
  /// Requires: what `open` or `decide` gave for this very state; see checking.hpp for what comes from elsewhere.
  void apply(const Entry& entry);

  const Setting& setting() const { return setting_; }
  Stage stage() const { return stage_; }
  int seats() const { return int(sitters_.size()); }
  const Sitter& sitter(Seat seat) const { return sitters_[seat.number]; }
  Time now() const { return now_; }
  bool paused() const { return paused_; }
  const Clocks& clocks() const { return clocks_; }
  const std::optional<Offered>& offer() const { return offer_; }
  /// Of the game that is on the table, once it is over.
  const std::optional<Over>& result() const { return result_; }
  /// The games of the match before: how they came out, and how they were played.
  const std::vector<Over>& results() const { return results_; }
  struct PastGame {
    Options options;
    std::vector<Step> steps;
  };
  const std::vector<PastGame>& past_games() const { return past_games_; }
  /// Whether somebody has given up the match with a game.
  bool conceded() const { return conceded_; }

  /// When the table next wants to be woken.
  std::optional<Time> wake() const;
  /// Under which number the seat is asked to decide, if it is.
  std::optional<std::uint64_t> question(Seat seat) const;
  /// Seats where a person plays who has not given up or been replaced.
  SeatSet people() const;
  /// Who decides for a seat: its own player, or a stand-in; empty: a person.
  std::string player_of(Seat seat) const;

  /// A computer player whose move is awaited, and from when on it may be played.
  struct Awaited {
    Seat seat;
    std::string player;
    std::uint64_t question;
    Time not_before;
  };
  std::vector<Awaited> awaited() const;

  // Everything that happened, and the game as it stands, all of it: for the streams of the viewers and for nobody else.

  const std::vector<Entry>& log() const { return log_; }
  /// The step that an entry of the log is. Requires: it is one.
  const ToldStep& told(std::uint64_t entry) const { return told_.at(entry); }
  /// The clocks as they stood after an entry.
  const std::array<Time, max_seats>& times_after(std::uint64_t entry) const { return times_[entry]; }
  const Options& options() const { return options_; }
  const std::vector<Step>& steps() const { return steps_; }
  const AnyPosition& position() const { return *position_; }
  AnyPosition position_after(std::size_t steps) const;

 private:
  friend class Deciding;
  friend class Checking;

  void apply_what(const Opened& opened);
  void apply_what(const Seated& seated);
  void apply_what(const Left& left);
  void apply_what(const Ready& ready);
  void apply_what(const Started& started);
  void apply_what(const Played& played);
  void apply_what(const TakenBack& taken);
  void apply_what(const Offered& offered);
  void apply_what(const Accepted& accepted);
  void apply_what(const Declined& declined);
  void apply_what(const Withdrawn& withdrawn);
  void apply_what(const Resigned& resigned);
  void apply_what(const TimeOver& fallen);
  void apply_what(const Paused& paused);
  void apply_what(const Resumed& resumed);
  void apply_what(const StandInBegun& begun);
  void apply_what(const StandInEnded& ended);
  void apply_what(const Over& over);
  void apply_what(const NextGame& next);
  void apply_what(const Closed& closed);

  void begin_game();
  ToldStep tell(const Step& step);
  /// After the game has moved: who has acted is asked anew, if at all, and who acts now is on the clock.
  void ask(SeatSet acted);
  void forget_offer();
  Options options_of_next_game() const;
  SeatSet side_of(Seat seat) const;

  Setting setting_;
  Stage stage_ = Stage::unopened;
  std::vector<Sitter> sitters_;
  std::array<std::string, max_seats> stand_ins_;  // the player that stands in; empty: nobody
  SeatSet ready_;
  SeatSet gave_up_;  // whose stand-ins play to the end, and who rank last
  bool conceded_ = false;

  Options options_;  // of this game: in a match the start passes on
  std::optional<AnyPosition> position_;
  std::vector<Step> steps_;
  std::uint64_t draws_ = 0;  // made at this table
  std::array<std::optional<std::uint64_t>, max_seats> questions_;
  std::array<Time, max_seats> asked_at_{};
  Clocks clocks_;
  bool paused_ = false;
  std::optional<Offered> offer_;
  SeatSet agreed_;
  std::optional<Over> result_;
  std::vector<Over> results_;
  std::vector<PastGame> past_games_;

  std::map<std::pair<std::uint8_t, std::string>, std::uint64_t> keys_;  // of requests that were done
  std::vector<Entry> log_;
  std::map<std::uint64_t, ToldStep> told_;
  std::vector<std::array<Time, max_seats>> times_;
  Time now_ = 0;
};

}  // namespace ardri::table
