// A position of any game behind one type: for the command line, the protocol, hosts and bindings.
// Search and simulation use the concrete types instead.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/description.hpp"
#include "engine/core/event_words.hpp"
#include "engine/core/fault.hpp"
#include "engine/core/random.hpp"
#include "engine/core/real_time.hpp"
#include "engine/core/scores.hpp"
#include "engine/core/viewer.hpp"

namespace ardri {

class AnyPosition {
 public:
  /// What a game must provide; `any_position_of.hpp` makes one for every Game.
  struct Face {
    virtual ~Face() = default;
    virtual std::unique_ptr<Face> copy() const = 0;
    virtual bool equals(const Face&) const = 0;
    virtual int seats() const = 0;
    virtual SeatSet actors() const = 0;
    virtual std::vector<Action> legal(Seat) const = 0;
    virtual void play(Seat, Action, Telling) = 0;
    virtual Action random_action(Seat, Random&) const = 0;
    virtual std::optional<Rule> why_not(Seat, Action) const = 0;
    virtual std::uint32_t weight(Action) const = 0;
    virtual Scores scores() const = 0;
    virtual SeatSet winners() const = 0;
    virtual std::string print(Action) const = 0;
    virtual bool is_secret(Step, Viewer) const = 0;
    virtual std::string print_hidden(Action) const = 0;
    virtual Name name(std::string_view type, std::int32_t value) const = 0;
    virtual std::expected<Action, Fault> parse(std::string_view) const = 0;
    virtual std::optional<RealTime> real_time() const = 0;
    virtual View view(Viewer) const = 0;
    virtual Description describe(Viewer) const = 0;
    virtual std::unique_ptr<Face> sample(Seat, Random&) const = 0;
    virtual std::unique_ptr<Face> recalled(const Face& now, Viewer) const = 0;
    virtual std::uint64_t hash() const = 0;
    virtual std::string broken_invariant() const = 0;
    /// Tells the games apart without run-time type information.
    virtual const void* game() const = 0;
  };

  explicit AnyPosition(std::unique_ptr<Face> face) : face_(std::move(face)) {}
  AnyPosition(const AnyPosition& other) : face_(other.face_->copy()) {}
  AnyPosition(AnyPosition&&) noexcept = default;
  AnyPosition& operator=(const AnyPosition& other) {
    face_ = other.face_->copy();
    return *this;
  }
  AnyPosition& operator=(AnyPosition&&) noexcept = default;

  int seats() const { return face_->seats(); }
  SeatSet actors() const { return face_->actors(); }
  bool over() const { return actors().empty(); }
  /// Whether chance acts alone: a clock that runs beside players is no draw to wait for.
  bool chance_acts() const { return actors() == SeatSet::of(chance_seat); }
  /// Requires: `seat` is an actor.
  std::vector<Action> legal(Seat seat) const { return face_->legal(seat); }
  /// Tells what happens to whoever listens. Requires: legal.
  void play(Seat seat, Action action, Telling told = {}) { face_->play(seat, action, told); }
  /// A random legal action; for the chance seat, by weight. Requires: `seat` is an actor.
  Action random_action(Seat seat, Random& random) const { return face_->random_action(seat, random); }
  /// The rule that forbids the action; nothing if it is legal.
  std::optional<Rule> why_not(Seat seat, Action action) const { return face_->why_not(seat, action); }
  /// Requires: the chance seat acts and the action is legal.
  std::uint32_t weight(Action action) const { return face_->weight(action); }
  /// Requires: over.
  Scores scores() const { return face_->scores(); }
  SeatSet winners() const { return face_->winners(); }

  std::string print(Action action) const { return face_->print(action); }
  /// Whether the viewer may not know what a step from here was, only that there was one.
  bool is_secret(Step step, Viewer viewer) const { return face_->is_secret(step, viewer); }
  /// How a step is written for those who may not know all of it: what is left says that there was one, and whose.
  std::string print_hidden(Action action) const { return face_->print_hidden(action); }
  /// What a value of an event is called: a hill, a castle, a mission.
  Name name(std::string_view type, std::int32_t value) const { return face_->name(type, value); }
  std::expected<Action, Fault> parse(std::string_view text) const { return face_->parse(text); }

  /// The stretch in real time that this position belongs to, if it does.
  std::optional<RealTime> real_time() const { return face_->real_time(); }

  View view(Viewer viewer) const;
  /// What the viewer sees, in words; empty for a game that has only facts.
  Description describe(Viewer viewer) const { return face_->describe(viewer); }
  AnyPosition sample(Seat seat, Random& random) const { return AnyPosition{face_->sample(seat, random)}; }
  /// This position, of the same game as `now`, without what the viewer was shown and is no longer told: in some games
  /// people have only their memory for that, while a sample has all that a seat has ever seen.
  AnyPosition recalled(const AnyPosition& now, Viewer viewer) const {
    return AnyPosition{face_->recalled(*now.face_, viewer)};
  }

  /// For those who know the game: see `concrete` in any_position_of.hpp.
  const Face& face() const { return *face_; }

  std::uint64_t hash() const { return face_->hash(); }
  std::string broken_invariant() const { return face_->broken_invariant(); }
  /// Positions of different games are different.
  friend bool operator==(const AnyPosition& a, const AnyPosition& b) { return a.face_->equals(*b.face_); }

 private:
  std::unique_ptr<Face> face_;
};

}  // namespace ardri
