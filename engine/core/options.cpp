#include "engine/core/options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "engine/core/pack_reader.hpp"
#include "engine/core/quoted.hpp"

namespace ardri {

Options::Options(std::span<const OptionSpec> specs) : specs_(specs) {
  for (const OptionSpec& spec : specs) values_.push_back(spec.standard);
}

std::size_t Options::index(std::string_view name) const {
  std::size_t i = 0;
  while (i < specs_.size() && specs_[i].name != name) ++i;
  return i;
}

std::expected<void, Fault> Options::set(std::string_view name, long long value) {
  if (!knows(name)) {
    std::vector<std::string_view> names;
    for (const auto& spec : specs_) names.push_back(spec.name);
    return std::unexpected(
        Fault::of("fault.unknown-option", "options", within_quotes(name), fmt::format("{}", fmt::join(names, ", "))));
  }
  const auto& spec = specs_[index(name)];
  if (value < spec.low || value > spec.high) return std::unexpected(wrong_value(name, std::to_string(value)));
  values_[index(name)] = int(value);
  return {};
}

Fault Options::wrong_value(std::string_view name, std::string_view value) const {
  const auto& spec = specs_[index(name)];
  return Fault::of("fault.wrong-option", fmt::format("options.{}", name), name,
                   value.starts_with('"') ? pack::Found::text : pack::Found::value, value, spec.low, spec.high);
}

}  // namespace ardri
