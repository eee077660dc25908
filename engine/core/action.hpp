// An action is a small number whose meaning belongs to its game; a list of them lives on the stack.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>

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

  class Iterator {
   public:
    using value_type = Action;
    using difference_type = std::ptrdiff_t;
    using iterator_category = std::input_iterator_tag;
    using pointer = const Action*;
    using reference = Action;

    constexpr explicit Iterator(const std::uint32_t* code) : code_(code) {}
    constexpr Action operator*() const { return {*code_}; }
    constexpr Iterator& operator++() {
      ++code_;
      return *this;
    }
    constexpr Iterator operator++(int) { return Iterator{code_++}; }
    friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const std::uint32_t* code_;
  };

  constexpr ActionList() {}
  /// Requires: room.
  constexpr void add(Action action) {
    assert(size_ < capacity_);
    codes_[size_++] = action.code;
  }
  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Action operator[](std::size_t index) const {
    assert(index < size_);
    return {codes_[index]};
  }
  constexpr Iterator begin() const { return Iterator{codes_}; }
  constexpr Iterator end() const { return Iterator{codes_ + size_}; }
  constexpr bool contains(Action action) const {
    for (Action item : *this)
      if (item == action) return true;
    return false;
  }

 private:
  std::uint32_t codes_[capacity_];  // unset until filled: clearing a long list would take longer than filling it
  std::size_t size_ = 0;
};

}  // namespace ardri
