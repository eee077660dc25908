// A small network in whole numbers, so that every machine finds the same: numbers go in, two layers of units weigh
// them, one number comes out. train/fit_networks.py makes it.
//
// In fixed point: a unit's activity of 1 is `one`, a weight of 1 is `unit_weight`. A first layer's weights stand for
// inputs as they come, and are as large as fits; `shift` says how far its sums are to be shifted back.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>
#include <span>

namespace ardri::bots {

inline constexpr int one = 256, most_active = 4 * one - 1, unit_weight_bits = 10;

/// Weights of one number for each of `inputs`, row by row, for so many units; 16 bits each.
template <std::size_t inputs, std::size_t units>
struct Layer {
  std::array<std::array<std::int16_t, inputs>, units> weights{};

  void add_to(std::array<std::int32_t, units>& sums, std::span<const std::int16_t, inputs> numbers) const {
    for (std::size_t unit = 0; unit < units; ++unit) {
      std::int32_t sum = 0;
      for (std::size_t i = 0; i < inputs; ++i) sum += std::int32_t(numbers[i]) * weights[unit][i];
      sums[unit] += sum;
    }
  }
};

template <std::size_t units>
std::array<std::int16_t, units> active(const std::array<std::int32_t, units>& sums, int shift) {
  std::array<std::int16_t, units> activity;
  for (std::size_t unit = 0; unit < units; ++unit)
    activity[unit] = std::int16_t(std::clamp(sums[unit] >> shift, 0, most_active));
  return activity;
}

/// What comes after the first sums: a layer of units, and the number that comes out.
template <std::size_t first, std::size_t second>
struct Upper {
  Layer<first, second> layer;
  std::array<std::int32_t, second> bias{};
  std::array<std::int16_t, second> output{};
  std::int32_t output_bias = 0;

  /// In 1024ths.
  int weigh(const std::array<std::int16_t, first>& activity) const {
    auto sums = bias;
    layer.add_to(sums, activity);
    const auto upper = active(sums, unit_weight_bits);
    std::int32_t sum = output_bias;
    for (std::size_t unit = 0; unit < second; ++unit) sum += std::int32_t(upper[unit]) * output[unit];
    return sum >> 8;  // one × 2^unit_weight_bits is 1024 × 256
  }
};

/// Reads numbers as they lie in a file, the least significant byte first.
class NetworkFile {
 public:
  explicit NetworkFile(std::span<const unsigned char> bytes) : bytes_(bytes) {}

  template <class Number>
  void read(Number& number) {
    std::uint32_t value = 0;
    for (std::size_t i = 0; i < sizeof(Number); ++i) value |= std::uint32_t(next()) << (8 * i);
    number = Number(value);
  }
  template <class Number, std::size_t count>
  void read(std::array<Number, count>& numbers) {
    for (Number& each : numbers) read(each);
  }
  /// Whether the file had just what was read.
  bool fits() const { return used_ == bytes_.size(); }

 private:
  unsigned char next() { return used_ < bytes_.size() ? bytes_[used_++] : (++used_, static_cast<unsigned char>(0)); }

  std::span<const unsigned char> bytes_;
  std::size_t used_ = 0;
};

/// What a position is worth to the seat that looks (`worth`), and how much a move promises (`promise`), read from a
/// summary of what the seat sees and from the traits of a move.
template <std::size_t summary_size, std::size_t trait_count>
struct Networks {
  static constexpr std::size_t units = 48, upper_units = 16;
  using Summary = std::array<std::int16_t, summary_size>;
  using TraitNumbers = std::array<std::int16_t, trait_count>;
  using Sums = std::array<std::int32_t, units>;

  Layer<summary_size, units> worth_layer;
  Sums worth_bias{};
  std::int32_t worth_shift = 0;
  Upper<units, upper_units> worth_upper;
  Layer<summary_size, units> context_layer;
  Layer<trait_count, units> trait_layer;
  Sums promise_bias{};
  std::int32_t promise_shift = 0;
  Upper<units, upper_units> promise_upper;

  /// From −1 (lost) to 1 (won).
  float worth(const Summary& summary) const {
    Sums sums = worth_bias;
    worth_layer.add_to(sums, summary);
    const int logit = worth_upper.weigh(active(sums, worth_shift));
    return float(logit) / float(std::abs(logit) + 1024);
  }
  /// What all moves of a position have in common.
  Sums context(const Summary& summary) const {
    Sums sums = promise_bias;
    context_layer.add_to(sums, summary);
    return sums;
  }
  /// In 1024ths of a logit: only differences count.
  int promise(const Sums& context, const TraitNumbers& traits) const {
    Sums sums = context;
    trait_layer.add_to(sums, traits);
    return promise_upper.weigh(active(sums, promise_shift));
  }

  /// Nothing is read of a file of another size: then it is no network of this shape.
  bool read(std::span<const unsigned char> bytes) {
    NetworkFile file(bytes);
    for (auto& row : worth_layer.weights) file.read(row);
    file.read(worth_bias);
    file.read(worth_shift);
    read(file, worth_upper);
    for (auto& row : context_layer.weights) file.read(row);
    for (auto& row : trait_layer.weights) file.read(row);
    file.read(promise_bias);
    file.read(promise_shift);
    read(file, promise_upper);
    return file.fits();
  }

 private:
  static void read(NetworkFile& file, Upper<units, upper_units>& upper) {
    for (auto& row : upper.layer.weights) file.read(row);
    file.read(upper.bias);
    file.read(upper.output);
    file.read(upper.output_bias);
  }
};

}  // namespace ardri::bots
