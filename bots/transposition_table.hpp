// What was found out about positions, kept by their hashes. Threads share it without locks: an entry that two of them
// wrote at once does not match its key any more, and is taken for none.
#pragma once

#include <atomic>
#include <bit>
#include <memory>

#include "engine/core/action.hpp"

namespace ardri::bots {

enum class Bound : std::uint8_t { none, at_least, at_most, exact };

struct Found {
  Action action;
  std::int16_t value = 0;
  std::uint8_t depth = 0;
  Bound bound = Bound::none;
};

class TranspositionTable {
 public:
  /// Takes as much of the memory as a power of two allows.
  explicit TranspositionTable(std::size_t memory)
      : mask_(std::bit_floor(std::max(memory, sizeof(Entry) * 1024) / sizeof(Entry)) - 1),
        entries_(std::make_unique<Entry[]>(mask_ + 1)) {}

  Found find(std::uint64_t key) const {
    const Entry& entry = entries_[key & mask_];
    const std::uint64_t data = entry.data.load(std::memory_order_relaxed);
    if ((entry.check.load(std::memory_order_relaxed) ^ data) != key) return {};
    return {Action{std::uint32_t(data)}, std::int16_t(data >> 32), std::uint8_t(data >> 48), Bound(data >> 56)};
  }

  /// The newest result replaces whatever was there: it is the one that will be asked for.
  void keep(std::uint64_t key, const Found& found) {
    Entry& entry = entries_[key & mask_];
    const std::uint64_t data = std::uint64_t(found.action.code) | std::uint64_t(std::uint16_t(found.value)) << 32 |
                               std::uint64_t(found.depth) << 48 | std::uint64_t(found.bound) << 56;
    entry.data.store(data, std::memory_order_relaxed);
    entry.check.store(key ^ data, std::memory_order_relaxed);
  }

 private:
  struct Entry {
    std::atomic<std::uint64_t> check{0}, data{0};
  };
  std::size_t mask_;
  std::unique_ptr<Entry[]> entries_;
};

}  // namespace ardri::bots
