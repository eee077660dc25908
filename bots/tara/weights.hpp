// The weights of the features, for a full and for an empty board, in hundredths of a point.
// Written by train/fit_tara_weights.py from self-played games; not to be changed by hand.
#pragma once

#include <array>

#include "bots/tara/features.hpp"

namespace ardri::bots::tara {

struct Weights {
  std::array<int, feature_count> full, empty;
};

template <class P>
constexpr Weights weights_for();

template <>
constexpr Weights weights_for<SacredHill1>() {
  return {{48, -296, -195, 76, 22, 111, -26, -7, 48, 83, 0, 0, 0, 0},
          {125, -27, 54, 77, -64, -78, 122, 30, 1, 1, 0, 0, 0, 0}};
}
template <>
constexpr Weights weights_for<SacredHill2>() {
  return {{62, -387, -83, 142, -26, 90, -51, 26, 93, 34, 0, 0, 0, 0},
          {1, 236, 36, -40, 12, 18, -40, 9, -109, 2, 0, 0, 0, 0}};
}
template <>
constexpr Weights weights_for<SacredHillDoubles1>() {
  return {{41, -268, -128, 97, 8, 55, 18, -25, 42, 35, 0, 0, 0, 0},
          {117, 43, 5, 5, -16, -9, 56, 46, 5, -6, 0, 0, 0, 0}};
}
template <>
constexpr Weights weights_for<SacredHillDoubles2>() {
  return {{32, -318, -57, 118, -38, 56, -4, 6, 86, 13, 0, 0, 0, 0},
          {18, 198, 2, -47, 8, -20, 12, -33, -92, 19, 0, 0, 0, 0}};
}
template <>
constexpr Weights weights_for<FourTreasures>() {
  return {{209, 83, -111, 151, 131, 64, 86, -37, -69, -71, 0, 0, 0, 0},
          {96, -18, -33, -66, 83, 46, 6, 40, 15, 45, 0, 0, 0, 0}};
}
template <>
constexpr Weights weights_for<FourTreasuresDoubles>() {
  return {{112, 63, -95, 71, 117, -33, 66, -51, -14, -59, 0, 0, 0, 0},
          {95, -52, -1, 35, 26, 32, 25, 21, -1, -4, 0, 0, 0, 0}};
}
template <>
constexpr Weights weights_for<HighKings1>() {
  return {{29, -207, -35, 21, 16, -1, 26, 6, 18, -36, 55, 43, -6, 0},
          {49, 42, -2, -21, 0, -22, 48, -17, 7, -20, 140, -6, -7, 0}};
}
template <>
constexpr Weights weights_for<HighKings2>() {
  return {{23, -211, -29, -13, 29, -4, 24, 20, 34, -36, 30, 43, -6, 0},
          {41, 97, -8, -46, 43, -30, 55, -32, -17, 15, 113, -10, 14, 0}};
}
template <>
constexpr Weights weights_for<PoisonedChalice>() {
  return {{-3, -141, -47, -31, 2, 14, 23, -20, 25, -41, 0, 0, 0, 0},
          {-70, -32, 1, -354, 49, 45, 38, 35, -23, 33, 0, 0, 0, 0}};
}
template <>
constexpr Weights weights_for<StoneOfDestiny>() {
  return {{-55, -105, 9, -212, 6, 12, 24, 2, 43, 3, 0, 0, 0, 140},
          {-261, 162, -7, -620, 98, -18, 29, -18, -58, -15, 0, 0, 0, 0}};
}

}  // namespace ardri::bots::tara
