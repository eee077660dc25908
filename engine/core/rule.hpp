// A rule is an entry of the ledger (folder rules/). Code names it by its id; an id the ledger does not
// know is a compile error.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/core/text.hpp"
#include "rules/ledger_ids.hpp"

namespace ardri {

struct LedgerEntry {
  std::string_view id;
  std::string_view family;
  std::string_view book;
  std::string_view section;
  bool decision;                           // ours, where the book is silent or contradicts itself
  std::span<const std::string_view> sets;  // the rule sets it belongs to
  Text title;
  Text text;
};

std::span<const LedgerEntry> ledger();

constexpr std::optional<std::uint16_t> ledger_index(std::string_view id) {
  for (std::size_t i = 0; i < ledger_ids.size(); ++i)
    if (ledger_ids[i] == id) return std::uint16_t(i);
  return std::nullopt;
}

class Rule {
 public:
  /// `.value()` of an unknown id is what stops the compiler.
  consteval Rule(const char* id) : index_(ledger_index(id).value()) {}

  constexpr std::string_view id() const { return ledger_ids[index_]; }
  const LedgerEntry& entry() const { return ledger()[index_]; }
  friend constexpr bool operator==(const Rule&, const Rule&) = default;

 private:
  std::uint16_t index_;
};

}  // namespace ardri
