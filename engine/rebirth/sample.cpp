// What a seat cannot know of others: the tiles in hand and those set aside, which may be any that are left, and private
// missions.
#include <limits>
#include <map>

#include "engine/rebirth/game.hpp"

namespace ardri::rebirth {

namespace {

Tile take_any(Tiles& from, Random& random) {
  const Tile tile = from.nth(int(random.below(std::uint32_t(from.size()))));
  from.remove(tile);
  return tile;
}

Tiles take_any(Tiles& from, int number, Random& random) {
  Tiles out;
  for (; number > 0; --number) out.add(take_any(from, random));
  return out;
}

void imagine_tiles(Rebirth& position, std::size_t seat, Random& random) {
  const int in_hand = position.hand[seat].size(), set_aside = position.aside[seat].size();
  const bool has_extra = position.extra != 0 && position.turn == seat;
  Tiles left = position.supply[seat] + position.hand[seat] + position.aside[seat];
  if (has_extra) left.add(Tile(position.extra - 1));
  position.hand[seat] = take_any(left, in_hand, random);
  position.aside[seat] = take_any(left, set_aside, random);
  if (has_extra) position.extra = std::uint8_t(int(take_any(left, random)) + 1);
  position.supply[seat] = left;
}

/// Any of the face-down missions may be another's; at the end all are turned up.
void imagine_secrets(Rebirth& position, Seat seat, Random& random) {
  if (position.phase == Phase::over) return;
  Numbers others = 0;
  for (std::uint8_t other = 0; other < position.players; ++other) {
    if (other == seat.number || position.secret[other] == 0) continue;
    others = Numbers(others | 1u << other);
    position.secret[other] = 0;
  }
  for (std::uint64_t rest = others; rest; rest = without_lowest_bit(rest)) {
    const Numbers deck = position.deck();
    const int mission = nth_bit(deck, int(random.below(std::uint32_t(count_bits(deck)))));
    position.secret[std::size_t(lowest_bit(rest))] = std::uint8_t(mission + 1);
  }
}

}  // namespace

Rebirth RebirthGame::sample(const Rebirth& here, Seat seat, Random& random) {
  Rebirth imagined = here;
  for (std::size_t other = 0; other < here.players; ++other)
    if (other != seat.number) imagine_tiles(imagined, other, random);
  imagine_secrets(imagined, seat, random);
  return imagined;
}

namespace {

/// How tiles that others drew, and nobody else saw, may have been others.
class ImaginedPast {
 public:
  ImaginedPast(const Rebirth& start, std::span<const Step> steps, Seat seat, Random& random)
      : start_(start), end_(start), out_(steps.begin(), steps.end()), seat_(seat), random_(random) {}

  std::vector<Step> steps() {
    look_ahead();
    imagine_end();
    Rebirth position = start_;
    for (std::size_t i = 0; i < out_.size(); ++i) {
      imagine(position, i);
      position.play(out_[i].seat, out_[i].action);
    }
    return out_;
  }

 private:
  /// Tiles that were in a hand together, of which one was placed later, or put out.
  struct Hand {
    std::vector<std::size_t> draws;  // steps
    Tiles left{};                    // that its owner had in the supply and set aside before
    Tile played{};
    Tiles unfit{};  // kinds that the others were of, if none could be placed
  };

  /// If none of a hand could be placed, there were enough unfit tiles in the supply: so many at most were set aside.
  struct Limit {
    std::size_t since;  // step
    Tiles unfit;
    int most;
  };

  static int count_of(const Tiles& tiles, const Tiles& kinds) {
    int number = 0;
    kinds.for_each_kind([&](Tile tile) { number += tiles[tile]; });
    return number;
  }

  /// What is known of each draw from what came after it.
  void look_ahead() {
    for (std::size_t i = 0; i < out_.size(); ++i) {
      const Move move = Move::of(out_[i].action);
      const bool in_turn = end_.phase == Phase::place;
      if (move.kind == MoveKind::aside) asides_[move.seat].push_back(i);
      if (move.kind == MoveKind::extra) extras_[move.seat].push_back(i);
      if (move.kind == MoveKind::tile) {
        Hand& hand = hands_[move.seat];
        if (hand.draws.empty()) hand.left = end_.supply[move.seat] + end_.aside[move.seat];
        hand.draws.push_back(i);
      }
      if (in_turn) look_at_hand(hands_[out_[i].seat.number], out_[i].seat.number, move);
      end_.play(out_[i].seat, out_[i].action);
    }
  }

  void look_at_hand(Hand& hand, std::size_t seat, const Move& move) {
    if (hand.draws.size() > 1) {
      hand.played = move.tile;
      if (move.kind == MoveKind::put_out) {
        hand.unfit = every_kind - end_.fitting(every_kind);
        limits_[seat].push_back({hand.draws[0], hand.unfit, count_of(hand.left, hand.unfit) - int(hand.draws.size())});
      }
      played_[hand.draws[0]] = hand;
    }
    hand = {};
  }

  /// The end as it may be, and with it the draws that nothing later tells of.
  void imagine_end() {
    const bool extra_is_hidden = end_.extra != 0 && end_.turn != seat_.number;
    for (std::size_t other = 0; other < end_.players; ++other)
      if (other != seat_.number) imagine_seat(other, extra_is_hidden && end_.turn == other);
    imagine_secrets(end_, seat_, random_);
  }

  void imagine_seat(std::size_t seat, bool extra_is_hidden) {
    for (Limit& limit : limits_[seat])
      for (std::size_t i : extras_[seat])
        if (i > limit.since && !(extra_is_hidden && i == extras_[seat].back()))
          limit.most -= limit.unfit[Move::of(out_[i].action).tile];
    imagine_tiles(end_, seat, random_);
    for (int tries = 0; tries < 10'000 && !within_limits(seat, extra_is_hidden); ++tries)
      imagine_tiles(end_, seat, random_);
    if (!within_limits(seat, extra_is_hidden)) set_fewest_unfit_aside(seat, extra_is_hidden);
    write(hands_[seat].draws, end_.hand[seat]);
    if (extra_is_hidden) write({extras_[seat].back()}, one(Tile(end_.extra - 1)));
    Tiles set_aside = end_.aside[seat];
    for (std::size_t i : extras_[seat]) set_aside.add(Move::of(out_[i].action).tile);
    write(asides_[seat], set_aside);
  }

  bool within_limits(std::size_t seat, bool extra_is_hidden) const {
    Tiles set_aside = end_.aside[seat];
    if (extra_is_hidden) set_aside.add(Tile(end_.extra - 1));
    for (const Limit& limit : limits_[seat])
      if (count_of(set_aside, limit.unfit) > limit.most) return false;
    return true;
  }

  /// What fits nowhere fits nowhere later either, so tiles that were unfit last are the best to set aside.
  void set_fewest_unfit_aside(std::size_t seat, bool extra_is_hidden) {
    Tiles left = end_.supply[seat] + end_.hand[seat] + end_.aside[seat];
    if (extra_is_hidden) left.add(Tile(end_.extra - 1));
    const int in_hand = end_.hand[seat].size();
    Tiles chosen;
    for (int number = end_.aside[seat].size() + extra_is_hidden; number > 0; --number) {
      const Tile tile = least_unfit(left, seat);
      left.remove(tile);
      chosen.add(tile);
    }
    if (extra_is_hidden) end_.extra = std::uint8_t(int(take_any(chosen, random_)) + 1);
    end_.aside[seat] = chosen;
    end_.hand[seat] = take_any(left, in_hand, random_);
    end_.supply[seat] = left;
  }

  Tile least_unfit(const Tiles& tiles, std::size_t seat) const {
    Tile best{};
    int fewest = std::numeric_limits<int>::max();
    tiles.for_each_kind([&](Tile tile) {
      int limits = 0;
      for (const Limit& limit : limits_[seat]) limits += limit.unfit[tile];
      if (limits < fewest) fewest = limits, best = tile;
    });
    return best;
  }

  static Tiles one(Tile tile) {
    Tiles tiles;
    tiles.add(tile);
    return tiles;
  }

  /// These draws brought these tiles, in any order.
  void write(const std::vector<std::size_t>& draws, Tiles tiles) {
    for (std::size_t i : draws) {
      Move move = Move::of(out_[i].action);
      move.tile = take_any(tiles, random_);
      out_[i].action = move.action();
    }
  }

  void imagine(const Rebirth& position, std::size_t i) {
    Move move = Move::of(out_[i].action);
    if (move.seat == seat_.number) return;
    if (move.kind == MoveKind::secret) {
      move.number = std::uint8_t(end_.secret[move.seat] - 1);
      out_[i].action = move.action();
    }
    if (const auto hand = played_.find(i); hand != played_.end())
      imagine_rest(position.supply[move.seat], hand->second);
  }

  /// Besides the tile that was played, any others may have been in the hand; none that fitted, if none could be placed.
  void imagine_rest(Tiles left, const Hand& hand) {
    left.remove(hand.played);
    if (!hand.unfit.empty()) every_kind.for_each_kind([&](Tile tile) { left[tile] *= std::uint8_t(hand.unfit[tile]); });
    Tiles drawn = take_any(left, int(hand.draws.size()) - 1, random_);
    drawn.add(hand.played);
    write(hand.draws, drawn);
  }

  static constexpr Tiles every_kind{{1, 1, 1, 1, 1, 1}};
  const Rebirth start_;
  Rebirth end_;
  std::vector<Step> out_;
  Seat seat_;
  Random& random_;
  std::array<std::vector<std::size_t>, max_seats> asides_, extras_;
  std::array<Hand, max_seats> hands_;
  std::array<std::vector<Limit>, max_seats> limits_;
  std::map<std::size_t, Hand> played_;  // by the first draw
};

}  // namespace

std::vector<Step> RebirthGame::sample_steps(const Rebirth& start, std::span<const Step> steps, Seat seat,
                                            Random& random) {
  return ImaginedPast(start, steps, seat, random).steps();
}

}  // namespace ardri::rebirth
