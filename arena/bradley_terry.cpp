#include "arena/bradley_terry.hpp"

#include <cmath>
#include <numbers>

namespace ardri::arena {

namespace {

using Vector = std::vector<double>;
using Matrix = std::vector<Vector>;

const double elo_per_unit = 400 / std::numbers::ln10;
/// Ratings are hardly thousands of Elo apart; that much certainty keeps players comparable who have no results that
/// connect them, and is too little to be noticed otherwise.
const double doubt = std::pow(elo_per_unit / 4000, 2);
constexpr double z95 = 1.959964;

Matrix zeros(std::size_t size) { return Matrix(size, Vector(size)); }

/// Gauss–Jordan. Requires: symmetric and positive definite, so that no pivot vanishes.
Matrix inverse(Matrix matrix) {
  const std::size_t size = matrix.size();
  Matrix result = zeros(size);
  for (std::size_t i = 0; i < size; ++i) result[i][i] = 1;
  for (std::size_t pivot = 0; pivot < size; ++pivot) {
    const double scale = 1 / matrix[pivot][pivot];
    for (std::size_t k = 0; k < size; ++k) matrix[pivot][k] *= scale, result[pivot][k] *= scale;
    for (std::size_t row = 0; row < size; ++row) {
      if (row == pivot) continue;
      const double factor = matrix[row][pivot];
      for (std::size_t k = 0; k < size; ++k) {
        matrix[row][k] -= factor * matrix[pivot][k];
        result[row][k] -= factor * result[pivot][k];
      }
    }
  }
  return result;
}

Vector times(const Matrix& matrix, const Vector& vector) {
  Vector result(vector.size());
  for (std::size_t i = 0; i < vector.size(); ++i)
    for (std::size_t k = 0; k < vector.size(); ++k) result[i] += matrix[i][k] * vector[k];
  return result;
}

double product(const Vector& a, const Vector& b) {
  double sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
  return sum;
}

/// Adds the matrix of one pair, in which only their difference counts.
void add_pair(Matrix& matrix, std::size_t i, std::size_t j, double weight) {
  matrix[i][i] += weight;
  matrix[j][j] += weight;
  matrix[i][j] -= weight;
  matrix[j][i] -= weight;
}

/// The likelihood around some ratings: its slope, its curvature, and how much the slope varies by chance.
struct Surroundings {
  Vector slope;
  Matrix curvature, variation;
};

Surroundings look_around(const CrossTable& results, const Vector& ratings) {
  const std::size_t size = ratings.size();
  Surroundings around{Vector(size), zeros(size), zeros(size)};
  for (std::size_t i = 0; i < size; ++i) {
    around.slope[i] -= doubt * ratings[i];
    around.curvature[i][i] += doubt;
    for (std::size_t j = i + 1; j < size; ++j) {
      Sample seen = results[i][j];
      if (seen.count == 0) continue;
      seen += prior;
      const double expected = 1 / (1 + std::exp(ratings[j] - ratings[i]));
      around.slope[i] += seen.sum - seen.count * expected;
      around.slope[j] -= seen.sum - seen.count * expected;
      add_pair(around.curvature, i, j, seen.count * expected * (1 - expected));
      add_pair(around.variation, i, j, seen.squares - 2 * expected * seen.sum + seen.count * expected * expected);
    }
  }
  return around;
}

/// Newton's method; the likelihood is concave, so that it leads to the top from everywhere. Long steps are cut.
Vector most_likely(const CrossTable& results) {
  Vector ratings(results.size());
  for (int i = 0; i < 100; ++i) {
    const Surroundings around = look_around(results, ratings);
    const Vector step = times(inverse(around.curvature), around.slope);
    double longest = 0;
    for (double change : step) longest = std::max(longest, std::abs(change));
    for (std::size_t k = 0; k < ratings.size(); ++k) ratings[k] += step[k] / std::max(1.0, longest);
    if (longest < 1e-10) break;
  }
  return ratings;
}

/// One player less the mean of all others.
Vector against_others(std::size_t player, std::size_t players) {
  Vector weights(players, -1.0 / double(players - 1));
  weights[player] = 1;
  return weights;
}

Sample total(const std::vector<Sample>& row) {
  Sample sum;
  for (const Sample& sample : row) sum += sample;
  return sum;
}

Rating rating_of(double elo, double margin, const Sample& all) {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  if (all.sum == all.count) return {infinite, elo - margin, infinite, Rating::Kind::at_least};
  if (all.sum == 0) return {-infinite, -infinite, elo + margin, Rating::Kind::at_most};
  return {elo, elo - margin, elo + margin, Rating::Kind::estimate};
}

}  // namespace

std::vector<std::optional<Rating>> rate_all(const CrossTable& results) {
  if (results.size() == 2) return {rate(results[0][1]), rate(results[1][0])};
  const Vector ratings = most_likely(results);
  const Surroundings around = look_around(results, ratings);
  const Matrix inverted = inverse(around.curvature);
  std::vector<std::optional<Rating>> rated(results.size());
  for (std::size_t i = 0; i < results.size(); ++i) {
    const Sample all = total(results[i]);
    if (all.count == 0) continue;
    const Vector weights = against_others(i, results.size());
    const Vector reach = times(inverted, weights);
    const double deviation = std::sqrt(product(reach, times(around.variation, reach)));
    rated[i] = rating_of(elo_per_unit * product(ratings, weights), z95 * elo_per_unit * deviation, all);
  }
  return rated;
}

}  // namespace ardri::arena
