// Puts a concrete position of a game behind AnyPosition, with the content pack that it may point into.
#pragma once

#include <cassert>

#include "engine/core/any_position.hpp"
#include "engine/core/game.hpp"
#include "engine/core/random_play.hpp"

namespace ardri {

template <Game G>
struct PositionHolder final : AnyPosition::Face {
  using Face = AnyPosition::Face;
  using P = typename G::Position;
  static constexpr char game_tag = 0;
  P here;
  std::shared_ptr<const Content> content;  // none: the standard one, which always lives

  PositionHolder(const P& position, std::shared_ptr<const Content> pack) : here(position), content(std::move(pack)) {}
  std::unique_ptr<Face> copy() const override { return std::make_unique<PositionHolder>(here, content); }
  bool equals(const Face& other) const override {
    return other.game() == game() && static_cast<const PositionHolder&>(other).here == here;
  }
  int seats() const override { return here.seat_count(); }
  SeatSet actors() const override { return here.actors(); }
  std::vector<Action> legal(Seat seat) const override {
    typename P::Actions actions;
    here.legal(seat, actions);
    return {actions.begin(), actions.end()};
  }
  void play(Seat seat, Action action, Telling told) override {
    assert(!G::why_not(here, seat, action));
#ifndef NDEBUG
    const bool sound = G::broken_invariant(here).empty();  // scenes of tests need not be
#endif
    if constexpr (requires { here.play(seat, action, told); })
      here.play(seat, action, told);
    else
      here.play(seat, action);
    assert(!sound || G::broken_invariant(here).empty());  // nothing is lost, nothing is there twice
  }
  Action random_action(Seat seat, Random& random) const override { return ardri::random_action(here, seat, random); }
  std::optional<Rule> why_not(Seat seat, Action action) const override { return G::why_not(here, seat, action); }
  std::uint32_t weight(Action action) const override {
    if constexpr (ChancePosition<P>)
      return here.weight(action);
    else
      return static_cast<void>(action), 0;
  }
  Scores scores() const override { return here.scores(); }
  SeatSet winners() const override { return here.winners(); }
  std::string print(Action action) const override { return G::print(here, action); }
  bool is_secret(Step step, Viewer viewer) const override {
    if constexpr (requires { G::is_secret(here, step, viewer); })
      return G::is_secret(here, step, viewer);
    else
      return static_cast<void>(step), static_cast<void>(viewer), false;
  }
  std::string print_hidden(Action action) const override {
    if constexpr (requires { G::print_hidden(here, action); })
      return G::print_hidden(here, action);
    else
      return static_cast<void>(action), "?";
  }
  Name name(std::string_view type, std::int32_t value) const override {
    if constexpr (requires { G::name(here, type, value); })
      return G::name(here, type, value);
    else
      return static_cast<void>(type), Name::everywhere(std::to_string(value));
  }
  std::expected<Action, Fault> parse(std::string_view text) const override { return G::parse(here, text); }
  std::optional<RealTime> real_time() const override {
    if constexpr (requires { G::real_time(here); })
      return G::real_time(here);
    else
      return std::nullopt;
  }
  View view(Viewer viewer) const override { return G::view(here, viewer); }
  Description describe(Viewer viewer) const override {
    Description description;
    if constexpr (requires { G::describe(here, viewer, description); }) G::describe(here, viewer, description);
    return description;
  }
  std::unique_ptr<Face> sample(Seat seat, Random& random) const override {
    return std::make_unique<PositionHolder>(G::sample(here, seat, random), content);
  }
  std::unique_ptr<Face> recalled(const Face& now, Viewer viewer) const override {
    if constexpr (requires(const P& then) { G::recalled(then, then, viewer); })
      return std::make_unique<PositionHolder>(G::recalled(here, static_cast<const PositionHolder&>(now).here, viewer),
                                              content);
    else
      return static_cast<void>(now), static_cast<void>(viewer), copy();
  }
  std::uint64_t hash() const override { return here.hash(); }
#ifdef ARDRI_IN_PAGE  // where nobody tests
  std::string broken_invariant() const override { return {}; }
#else
  std::string broken_invariant() const override { return G::broken_invariant(here); }
#endif
  const void* game() const override { return &game_tag; }
};

template <Game G>
AnyPosition any_position_of(const typename G::Position& position, std::shared_ptr<const Content> content = {}) {
  return AnyPosition{std::make_unique<PositionHolder<G>>(position, std::move(content))};
}

/// The position as its own type, if it is one of that game: for search, which is compiled for each game.
template <Game G>
const typename G::Position* concrete(const AnyPosition& position) {
  const AnyPosition::Face& face = position.face();
  return face.game() == &PositionHolder<G>::game_tag ? &static_cast<const PositionHolder<G>&>(face).here : nullptr;
}

}  // namespace ardri
