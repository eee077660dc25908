// Small numbers packed one above the other into an action, and read out again in the same order.
#pragma once

#include <cassert>

#include "engine/core/action.hpp"

namespace ardri {

class Packer {
 public:
  /// Requires: the value fits, and there is room for it.
  constexpr Packer& add(std::uint32_t value, int bits) {
    assert(used_ + bits <= 32 && value >> bits == 0);
    code_ |= value << used_;
    used_ += bits;
    return *this;
  }
  constexpr Action action() const { return {code_}; }

 private:
  std::uint32_t code_ = 0;
  int used_ = 0;
};

class Unpacker {
 public:
  constexpr explicit Unpacker(Action action) : rest_(action.code) {}
  constexpr std::uint8_t take(int bits) {
    const auto value = std::uint8_t(rest_ & ((1u << bits) - 1u));
    rest_ >>= bits;
    return value;
  }

 private:
  std::uint32_t rest_;
};

}  // namespace ardri
