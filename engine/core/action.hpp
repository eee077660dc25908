// An action is a small number whose meaning belongs to its game; a list of them lives on the stack.
#pragma once

#include <cstddef>
#include <cstdint>

namespace ardri {

struct Action {
  std::uint32_t code = 0;
  friend constexpr bool operator==(Action, Action) = default;
};

/// Room for `capacity` actions without touching the heap. Each game knows its own upper bound.
template <std::size_t capacity_>
class ActionList {
 public:
  static constexpr std::size_t capacity = capacity_;

  constexpr ActionList() {}  // leaves the items unset: a list is filled before it is read
  constexpr void add(Action action) { items_[size_++] = action; }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Action operator[](std::size_t index) const { return items_[index]; }
  constexpr const Action* begin() const { return items_; }
  constexpr const Action* end() const { return items_ + size_; }
  constexpr bool contains(Action action) const {
    for (Action item : *this)
      if (item == action) return true;
    return false;
  }

 private:
  Action items_[capacity_];
  std::size_t size_ = 0;
};

}  // namespace ardri
