// The options of a game: whole numbers with a range and a default, known by name, and perhaps a content pack.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/content.hpp"
#include "engine/core/text.hpp"

namespace ardri {

/// What kind of number an option is, so that it can be asked for in its own way.
enum class OptionKind {
  number,
  yes_no,  // 1: yes
  sum,     // of the parts chosen, 1, 2, 4 …
  choice,  // one of the parts, from the lowest number on
  seat,
  players,  // how many
};
inline constexpr std::array<std::string_view, 6> option_kind_names{"number", "yes-no", "sum",
                                                                   "choice", "seat",   "players"};

/// In which of its two paces a game that can run in real time has a use for an option.
enum class OptionUse { always, in_real_time, in_turns };
inline constexpr std::array<std::string_view, 3> option_use_names{"always", "in-real-time", "in-turns"};

struct OptionSpec {
  std::string_view name;
  int low, high, standard;
  Text meaning;
  OptionKind kind = OptionKind::number;
  std::span<const Text> parts{};  // of a sum or a choice
  bool real_time = false;         // whether yes makes the game run in real time
  OptionUse use = OptionUse::always;
  /// There were records before it. Where it has its default it is not written, and they stay what they were.
  bool later = false;
};

class Options {
 public:
  Options() = default;
  explicit Options(std::span<const OptionSpec> specs);

  std::span<const OptionSpec> specs() const { return specs_; }
  bool knows(std::string_view name) const { return index(name) < specs_.size(); }
  /// Requires: the option is known.
  int operator[](std::string_view name) const {
    assert(knows(name));
    return values_[index(name)];
  }
  std::expected<void, Fault> set(std::string_view name, long long value);
  /// What is said of a value that the option cannot have. Requires: the option is known.
  Fault wrong_value(std::string_view name, std::string_view value) const;

  /// The components to play with; none: the standard ones.
  std::shared_ptr<const Content> content;

 private:
  std::size_t index(std::string_view name) const;
  std::span<const OptionSpec> specs_;
  std::vector<int> values_;
};

}  // namespace ardri
