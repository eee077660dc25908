// A small network that judges positions of Tara, fitted to self-played games by train/fit_tara_networks.py: one layer
// of units over what stands where, and beside it the features of the hand-made evaluation. Whole numbers only, so that
// every machine finds the same.
#pragma once

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>
#include <string_view>

#include "bots/tara/inputs.hpp"

namespace ardri::bots::tara {

/// The file of a rule set's network, as it was when the program was built. Nothing if there is none.
std::span<const unsigned char> network_file(std::string_view rule_set);

template <class P>
struct Network {
  using In = decltype(inputs_of(std::declval<P>()));
  static constexpr std::size_t unit_count = 64;
  static constexpr int most_active = 127;  // units grow no further
  static constexpr int output_shift = 14;

  // In the order of the file.
  std::array<std::int16_t, feature_count> full, empty;
  std::array<std::int16_t, unit_count> output;
  std::array<std::array<std::int8_t, unit_count>, std::tuple_size_v<In> * 64> units;

  /// Requires: a network file of this rule set.
  static Network read(std::span<const unsigned char> file) {
    static_assert(std::endian::native == std::endian::little);
    Network network;
    std::memcpy(&network, file.data(), std::min(file.size(), sizeof network));
    return network;
  }
};

/// Judges position after position. The sums of the units are carried on from one to the next: positions that are judged
/// one after the other mostly differ in few inputs.
template <class P>
class Judge {
 public:
  explicit Judge(const Network<P>& network) : network_(&network) {}

  /// Hundredths of a point, for Red.
  int evaluate(const P& here) {
    follow(inputs_of(here));
    return weighed(features_of(here), network_->full, network_->empty, count_bits(here.vacant())) + judged_units();
  }

 private:
  static constexpr std::size_t unit_count = Network<P>::unit_count;

  void follow(const typename Network<P>::In& inputs) {
    for (std::size_t word = 0; word < inputs.size(); ++word) {
      const auto* rows = &network_->units[word * 64];
      for (auto gone = inputs_[word] & ~inputs[word]; gone != 0; gone = without_lowest_bit(gone)) {
        const auto& row = rows[lowest_bit(gone)];
        for (std::size_t i = 0; i < unit_count; ++i) sums_[i] = std::int16_t(sums_[i] - row[i]);
      }
      for (auto come = inputs[word] & ~inputs_[word]; come != 0; come = without_lowest_bit(come)) {
        const auto& row = rows[lowest_bit(come)];
        for (std::size_t i = 0; i < unit_count; ++i) sums_[i] = std::int16_t(sums_[i] + row[i]);
      }
    }
    inputs_ = inputs;
  }

  int judged_units() const {
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < unit_count; ++i) {
      const auto active = std::int16_t(std::clamp<std::int16_t>(sums_[i], 0, Network<P>::most_active));
      sum += std::int32_t(std::int16_t(active * active)) * network_->output[i];
    }
    return sum >> Network<P>::output_shift;
  }

  const Network<P>* network_;
  typename Network<P>::In inputs_{};
  std::array<std::int16_t, unit_count> sums_{};
};

}  // namespace ardri::bots::tara
