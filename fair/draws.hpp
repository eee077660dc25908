// Draws that nobody can choose and everybody can verify: bits by HMAC-SHA-256 of the draw's number, under a key that is
// made of a secret seed, whose hash is published before anybody sits down, and of a number that each person's device
// brings along. docs/fair-draws.md has the bytes.
#pragma once

#include "fair/hash.hpp"
#include "table/devices.hpp"
#include "table/table.hpp"

namespace ardri::fair {

/// What is published of a seed. Of the games of a match each seed is what is published of the next one's.
Digest hash_of_seed(const Digest& seed);

/// What a device announces of its number. The seat is in it, so that nobody can announce somebody else's.
Digest hash_of_number(Seat seat, const Digest& number);

/// The seeds of all games of a table, from the secret that is the last one's.
class Seeds {
 public:
  Seeds(const Digest& last, const table::Setting& setting);

  /// The hash that a table is opened with.
  Digest published() const { return hash_of_seed(seeds_.front()); }
  const Digest& of_game(std::size_t game) const { return seeds_[game]; }
  std::size_t games() const { return seeds_.size(); }

 private:
  std::vector<Digest> seeds_;
};

/// By seat; nothing where a device brought none along.
using Numbers = std::array<std::optional<Digest>, max_seats>;
Numbers numbers_of(const table::Devices& devices);

class Draws final : public table::Draws {
 public:
  Draws(const Digest& seed, const Numbers& numbers);

  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override;
  std::string revealed() const override { return write_hex(seed_); }

 private:
  Digest seed_, key_;
};

/// For the game that is on the table, or for the next one when it is over.
Draws draws_for(const table::Table& table, const Seeds& seeds);

}  // namespace ardri::fair
