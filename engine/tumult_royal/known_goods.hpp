// What a seat knows of the goods of a round: the faces that it has seen or that lie open, and how many others there
// are.
#pragma once

#include "engine/tumult_royal/position.hpp"

namespace ardri::tumult_royal {

struct KnownGoods {
  KnownGoods(const TumultRoyal& here, Seat viewer);

  std::array<Tiles, max_seats> castles{};         // by seat: what it knows to lie there
  std::array<std::uint8_t, max_seats> covered{};  // and tiles there of which it does not know the face
  Tiles middle{};
  int covered_in_middle = 0;
  Tiles hand{};     // the viewer's own
  Tiles unknown{};  // faces that it has seen nowhere, among them those of tiles set aside

  /// Goods of a sort on so many tiles of which it does not know the face, on average, in halves.
  int usual(int tiles, Good good) const {
    const int count = count_tiles(unknown);
    return count == 0 ? 0 : 2 * tiles * goods_of(unknown, good) / count;
  }
  /// Goods of a sort in the middle, as far as it can know, in halves.
  int left(Good good) const { return 2 * goods_of(middle, good) + usual(covered_in_middle, good); }
  /// On a castle.
  int robbed(std::size_t seat, Good good) const {
    return 2 * goods_of(castles[seat], good) + usual(covered[seat], good);
  }
  /// The most goods that another one seems to have robbed, less its mercy, in halves.
  int greed_of_others(const TumultRoyal& here, std::size_t seat, Good good) const;
};

}  // namespace ardri::tumult_royal
