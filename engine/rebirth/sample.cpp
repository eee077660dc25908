// What a seat cannot know of others: the tiles in hand and those set aside, which may be any that are left, and private
// missions.
#include <map>
#include <optional>

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
      : start_(start), out_(steps.begin(), steps.end()), seat_(seat), random_(random) {}

  /// Nothing, if what was imagined to be set aside would have had to be in a hand that did not fit anywhere.
  std::optional<std::vector<Step>> steps() {
    look_ahead();
    Rebirth position = start_;
    for (std::size_t i = 0; i < out_.size(); ++i) {
      if (!imagine(position, i)) return std::nullopt;
      position.play(out_[i].seat, out_[i].action);
    }
    return out_;
  }

 private:
  /// Tiles of a hand of which one was placed later, or put out.
  struct Hand {
    std::vector<std::size_t> draws;  // steps
    Tile played{};
    Tiles unfit{};  // kinds that the others were of, if none could be placed
  };

  /// What is known of each draw from what came after it.
  void look_ahead() {
    Rebirth end = start_;
    std::array<Hand, max_seats> hands;
    std::array<std::vector<std::size_t>, max_seats> extras;
    for (std::size_t i = 0; i < out_.size(); ++i) {
      const Move move = Move::of(out_[i].action);
      const bool in_turn = end.phase == Phase::place;
      const Tiles fit = end.fitting(every_kind);
      end.play(out_[i].seat, out_[i].action);
      if (move.kind == MoveKind::tile) hands[move.seat].draws.push_back(i);
      if (move.kind == MoveKind::aside) asides_[move.seat].push_back(i);
      if (move.kind == MoveKind::extra) extras[move.seat].push_back(i);
      if (!in_turn) continue;
      Hand& hand = hands[out_[i].seat.number];
      hand.played = move.tile;
      if (move.kind == MoveKind::put_out) hand.unfit = every_kind - fit;
      if (hand.draws.size() > 1) played_[hand.draws[0]] = hand;
      hand = {};
    }
    end_ = RebirthGame::sample(end, seat_, random_);
    for (std::size_t other = 0; other < end.players; ++other) {
      if (other == seat_.number) continue;
      write(hands[other].draws, end_->hand[other]);
      if (end.extra != 0 && end.turn == other) write({extras[other].back()}, one(Tile(end_->extra - 1)));
      Tiles set_aside = end_->aside[other];
      for (std::size_t i : extras[other]) set_aside.add(Move::of(out_[i].action).tile);
      write(asides_[other], set_aside);
    }
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

  bool imagine(const Rebirth& position, std::size_t i) {
    Move move = Move::of(out_[i].action);
    if (move.kind == MoveKind::secret && move.seat != seat_.number) {
      move.number = std::uint8_t(end_->secret[move.seat] - 1);
      out_[i].action = move.action();
    }
    if (move.kind != MoveKind::tile || move.seat == seat_.number) return true;
    const auto hand = played_.find(i);
    return hand == played_.end() || imagine_rest(position, move.seat, hand->second);
  }

  /// Besides the tile that was played, any others may have been in the hand; none that fitted, if none could be placed.
  bool imagine_rest(const Rebirth& position, std::size_t seat, const Hand& hand) {
    const int others = int(hand.draws.size()) - 1;
    Tiles left = position.supply[seat];
    left.remove(hand.played);
    if (!hand.unfit.empty()) every_kind.for_each_kind([&](Tile tile) { left[tile] *= std::uint8_t(hand.unfit[tile]); });
    if (left.size() < others) return false;
    Tiles drawn = take_any(left, others, random_);
    drawn.add(hand.played);
    write(hand.draws, drawn);
    return true;
  }

  static constexpr Tiles every_kind{{1, 1, 1, 1, 1, 1}};
  Rebirth start_;
  std::vector<Step> out_;
  Seat seat_;
  Random& random_;
  std::optional<Rebirth> end_;
  std::array<std::vector<std::size_t>, max_seats> asides_;
  std::map<std::size_t, Hand> played_;  // by the first draw
};

}  // namespace

std::vector<Step> RebirthGame::sample_steps(const Rebirth& start, std::span<const Step> steps, Seat seat,
                                            Random& random) {
  for (int tries = 0; tries < 1000; ++tries)
    if (auto imagined = ImaginedPast(start, steps, seat, random).steps()) return *std::move(imagined);
  return {steps.begin(), steps.end()};
}

}  // namespace ardri::rebirth
