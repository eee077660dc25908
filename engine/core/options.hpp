// The options of a game: whole numbers with a range and a default, known by name, and perhaps a content pack.
#pragma once

#include <cassert>
#include <cstddef>
#include <expected>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/content.hpp"
#include "engine/core/text.hpp"

namespace ardri {

struct OptionSpec {
  std::string_view name;
  int low, high, standard;
  Text meaning;
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
