#include "fair/draws.hpp"

#include <algorithm>

namespace ardri::fair {

Digest hash_of_seed(const Digest& seed) { return sha256(Message("ardri seed 1").add(seed).bytes()); }

Digest hash_of_number(Seat seat, const Digest& number) {
  return sha256(Message("ardri number 1").add_number(seat.number, 1).add(number).bytes());
}

Seeds::Seeds(const Digest& last, const table::Setting& setting)
    : seeds_(std::size_t(setting.match ? setting.rules->match_games : 1)) {
  seeds_.back() = last;
  for (std::size_t game = seeds_.size() - 1; game > 0; --game) seeds_[game - 1] = hash_of_seed(seeds_[game]);
}

Numbers numbers_of(const table::Devices& devices) {
  Numbers numbers;
  for (std::size_t seat = 0; seat < numbers.size(); ++seat) numbers[seat] = read_hex(devices[seat].number);
  return numbers;
}

namespace {

Digest key_of(const Digest& seed, const Numbers& numbers) {
  Message message("ardri key 1");
  for (std::size_t seat = 0; seat < numbers.size(); ++seat)
    if (numbers[seat]) message.add_number(seat, 1).add(*numbers[seat]);
  return hmac_sha256(seed, message.bytes());
}

}  // namespace

Draws::Draws(const Digest& seed, const Numbers& numbers) : seed_(seed), key_(key_of(seed, numbers)) {}

std::uint64_t Draws::bits(std::uint64_t draw, std::uint32_t attempt) {
  const Digest digest = hmac_sha256(key_, Message("ardri draw 1").add_number(draw, 8).add_number(attempt, 4).bytes());
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < 8; ++i) bits = bits << 8 | digest[i];
  return bits;
}

Draws draws_for(const table::Table& table, const Seeds& seeds) {
  const std::size_t game = table.results().size() + (table.stage() == table::Table::Stage::over ? 1 : 0);
  const std::size_t drawn = std::min(game, seeds.games() - 1);  // after the last one nothing is drawn any more
  return {seeds.of_game(drawn), numbers_of(table::devices_of(table.log()))};
}

}  // namespace ardri::fair
