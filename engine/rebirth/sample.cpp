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

/// Tiles of a seat that others cannot see, and that may change places with those in its supply.
class HiddenTiles {
 public:
  HiddenTiles(Rebirth& position, std::size_t seat, Random& random)
      : position_(position), seat_(seat), has_extra_(position.extra != 0 && position.turn == seat), random_(random) {}

  /// Any that are left may be in hand, set aside or the extra tile, as far as hands of which nothing fitted allow it.
  void imagine() {
    for (int tries = 0; tries < 10'000; ++tries) {
      Tiles left = position_.left(seat_);
      const Tiles hand = take_any(left, position_.hand[seat_].size(), random_);
      const Tiles aside = take_any(left, set_aside(), random_);
      if (may_be_aside(aside)) return deal(hand, aside, left);
    }
    Tiles left = position_.left(seat_);
    const Tiles aside = likeliest_aside(left);
    const Tiles hand = take_any(left, position_.hand[seat_].size(), random_);
    deal(hand, aside, left);
  }

 private:
  /// How many, the extra tile among them.
  int set_aside() const { return position_.aside[seat_].size() + has_extra_; }

  bool may_be_aside(const Tiles& tiles) const {
    for (unsigned sorts = 0; sorts < known().size(); ++sorts)
      if (known()[sorts] > 0 && tiles.size() - tiles.count_of(sorts) < known()[sorts]) return false;
    return true;
  }

  /// What fits nowhere fits nowhere later either, so tiles that were unfit last are the best to set aside.
  Tiles likeliest_aside(Tiles& left) const {
    Tiles chosen;
    while (chosen.size() < set_aside()) {
      const Tile tile = least_unfit(left);
      left.remove(tile);
      chosen.add(tile);
    }
    return chosen;
  }

  Tile least_unfit(const Tiles& tiles) const {
    Tile best{};
    int fewest = std::numeric_limits<int>::max();
    tiles.for_each_kind([&](Tile tile) {
      int times = 0;
      for (unsigned sorts = 0; sorts < known().size(); ++sorts)
        times += known()[sorts] > 0 && (sorts >> int(sort_of(tile)) & 1);
      if (times < fewest) fewest = times, best = tile;
    });
    return best;
  }

  void deal(const Tiles& hand, Tiles aside, const Tiles& left) {
    if (has_extra_) position_.extra = std::uint8_t(int(take_any(aside, random_)) + 1);
    position_.hand[seat_] = hand;
    position_.aside[seat_] = aside;
    position_.supply[seat_] = left;
  }

  const std::array<std::uint8_t, 1 << sort_count>& known() const { return position_.aside_of_others[seat_]; }

  Rebirth& position_;
  std::size_t seat_;
  bool has_extra_;
  Random& random_;
};

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
    if (other != seat.number) HiddenTiles(imagined, other, random).imagine();
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
    Tile played{};
    Tiles unfit{};  // kinds that the others were of, if none could be placed
  };

  /// What is known of each draw from what came after it.
  void look_ahead() {
    for (std::size_t i = 0; i < out_.size(); ++i) {
      const Move move = Move::of(out_[i].action);
      const bool in_turn = end_.phase == Phase::place;
      if (move.kind == MoveKind::aside) asides_[move.seat].push_back(i);
      if (move.kind == MoveKind::extra) extras_[move.seat].push_back(i);
      if (move.kind == MoveKind::tile) hands_[move.seat].draws.push_back(i);
      if (in_turn) look_at_hand(hands_[out_[i].seat.number], move);
      end_.play(out_[i].seat, out_[i].action);
    }
  }

  void look_at_hand(Hand& hand, const Move& move) {
    if (hand.draws.size() > 1) {
      hand.played = move.tile;
      if (move.kind == MoveKind::put_out) hand.unfit = every_kind - end_.fitting(every_kind);
      played_[hand.draws[0]] = hand;
    }
    hand = {};
  }

  /// The end as it may be, and with it the draws that nothing later tells of.
  void imagine_end() {
    for (std::size_t other = 0; other < end_.players; ++other)
      if (other != seat_.number) imagine_seat(other);
    imagine_secrets(end_, seat_, random_);
  }

  void imagine_seat(std::size_t seat) {
    HiddenTiles(end_, seat, random_).imagine();
    write(hands_[seat].draws, end_.hand[seat]);
    if (end_.extra != 0 && end_.turn == seat) write({extras_[seat].back()}, one(Tile(end_.extra - 1)));
    Tiles set_aside = end_.aside[seat];
    for (std::size_t i : extras_[seat]) set_aside.add(Move::of(out_[i].action).tile);
    write(asides_[seat], set_aside);
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
  std::map<std::size_t, Hand> played_;  // by the first draw
};

}  // namespace

std::vector<Step> RebirthGame::sample_steps(const Rebirth& start, std::span<const Step> steps, Seat seat,
                                            Random& random) {
  return ImaginedPast(start, steps, seat, random).steps();
}

}  // namespace ardri::rebirth
