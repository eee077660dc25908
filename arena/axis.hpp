// A scale from numbers to places on a drawing, with round numbers to mark it.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

namespace ardri::arena {

class Axis {
 public:
  Axis(double low, double high, double from, double to)
      : low_(low), high_(high > low ? high : low + 1), from_(from), to_(to) {}

  double at(double value) const {
    return from_ + (std::clamp(value, low_, high_) - low_) / (high_ - low_) * (to_ - from_);
  }

  /// Multiples of 1, 2 or 5 times a power of ten (at least of `least`), so that there are about so many.
  std::vector<double> marks(int about, double least) const {
    const double rough = (high_ - low_) / about;
    const double power = std::pow(10, std::floor(std::log10(rough)));
    double step = 10 * power;
    for (double factor : {5.0, 2.0, 1.0})
      if (factor * power >= rough) step = factor * power;
    step = std::max(step, least);
    std::vector<double> marks;
    for (double mark = std::ceil(low_ / step) * step; mark <= high_ + step * 1e-9; mark += step) marks.push_back(mark);
    return marks;
  }

 private:
  double low_, high_, from_, to_;
};

}  // namespace ardri::arena
