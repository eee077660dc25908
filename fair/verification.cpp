#include "fair/verification.hpp"

#include <algorithm>

namespace ardri::fair {

namespace {

using table::Device, table::Devices, table::Entry;

/// Everybody has shown the number that they announced, and had announced it before any was shown.
std::optional<Happening> wrong_number(const Devices& devices) {
  std::uint64_t first_shown = ~std::uint64_t{0};
  for (const Device& device : devices)
    if (!device.number.empty()) first_shown = std::min(first_shown, device.shown);
  for (std::uint8_t seat = 0; seat < max_seats; ++seat) {
    const auto& [hash, number, announced, shown] = devices[seat];
    if (hash.empty() && number.empty()) continue;
    const auto bytes = read_hex(number);
    if (!bytes || write_hex(hash_of_number(Seat{seat}, *bytes)) != hash)
      return table::happening("table.draws-number", seat);
    if (announced > first_shown) return table::happening("table.draws-order", seat);
  }
  return std::nullopt;
}

/// What was revealed at the end of each game that was begun; empty: nothing.
std::vector<std::string> seeds_of(std::span<const Entry> log) {
  std::vector<std::string> seeds;
  for (const Entry& entry : log) {
    if (std::holds_alternative<table::Started>(entry.what) || std::holds_alternative<table::NextGame>(entry.what))
      seeds.emplace_back();
    if (seeds.empty()) continue;
    if (const auto* over = std::get_if<table::Over>(&entry.what)) seeds.back() = over->seed;
    if (const auto* closed = std::get_if<table::Closed>(&entry.what); closed && !closed->seed.empty())
      seeds.back() = closed->seed;
  }
  return seeds;
}

}  // namespace

std::expected<std::vector<Draws>, Happening> draws_of(std::span<const Entry> log) {
  const auto* opened = log.empty() ? nullptr : std::get_if<table::Opened>(&log.front().what);
  if (!opened || opened->seed_hash.empty()) return std::unexpected(table::happening("table.draws-unpublished"));
  const Devices devices = table::devices_of(log);
  if (auto wrong = wrong_number(devices)) return std::unexpected(std::move(*wrong));
  std::vector<Draws> draws;
  std::string published = opened->seed_hash;
  for (const std::string& text : seeds_of(log)) {
    const std::size_t game = draws.size() + 1;
    const auto seed = read_hex(text);
    if (!seed) return std::unexpected(table::happening("table.draws-unrevealed", game));
    if (write_hex(hash_of_seed(*seed)) != published) return std::unexpected(table::happening("table.draws-seed", game));
    draws.emplace_back(*seed, numbers_of(devices));
    published = text;
  }
  return draws;
}

std::expected<table::Verification, Happening> verify(std::span<const Entry> log) {
  auto draws = draws_of(log);
  if (!draws) return std::unexpected(std::move(draws.error()));
  return table::verify(log, [&](std::size_t game) -> table::Draws& { return (*draws)[game]; });
}

}  // namespace ardri::fair
