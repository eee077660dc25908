// How large one of something is in a summary and in traits, so that all of them fill about the same range.
#pragma once

namespace ardri::rebirth::scale {

inline constexpr int point = 4;  // quarters, where points are guessed
inline constexpr int tile = 8;   // of many: in a group, in a supply
inline constexpr int hex = 16;   // or a house, or a castle that somebody has: of a handful
inline constexpr int few = 32;   // castles, towers and missions that a move concerns: one or two
inline constexpr int flag = 64;

}  // namespace ardri::rebirth::scale
