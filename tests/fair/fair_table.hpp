// A table whose draws can be verified, owned as a host would own it, with devices that bring their numbers along.
#pragma once

#include "fair/verification.hpp"
#include "tests/table/owner.hpp"

namespace ardri::fair {

using table::Entry, table::Sitter, table::Table;

inline Digest digest_of(std::uint8_t first) {
  Digest digest;
  for (std::size_t i = 0; i < digest.size(); ++i) digest[i] = std::uint8_t(first + 7 * i);
  return digest;
}

/// What the device of a seat brings along.
inline Digest number_of(int seat) { return digest_of(std::uint8_t(100 + seat)); }

struct FairTable {
  Table table;
  Seeds seeds;
  std::vector<Entry> log;

  explicit FairTable(const table::Setting& setting, const Digest& secret = digest_of(1)) : seeds(secret, setting) {
    write(Table::open(setting, 1000, "", write_hex(seeds.published())));
  }

  void write(const Entry& entry) {
    log.push_back(table::reread(boost::json::serialize(write_entry(entry))));
    table.apply(log.back());
  }

  /// The name of the refusal, or nothing.
  std::string ask(int seat, table::Ask ask) {
    Draws draws = draws_for(table, seeds);
    const auto decision = table.decide({"", Seat{std::uint8_t(seat)}, std::move(ask)}, 1000, draws);
    if (!decision) return std::string(words_of(decision.error().why.kind).id);
    for (const Entry& entry : *decision) write(entry);
    return "";
  }
  std::string sit(int seat) {
    const Seat there{std::uint8_t(seat)};
    const Sitter person{Sitter::Kind::person, "P" + std::to_string(seat), ""};
    return ask(seat, table::Sit{there, person, write_hex(hash_of_number(there, number_of(seat)))});
  }
  std::string be_ready(int seat) { return ask(seat, table::BeReady{write_hex(number_of(seat))}); }

  void begin() {
    for (int seat = 0; seat < table.seats(); ++seat) EXPECT_EQ(sit(seat), "");
    for (int seat = 0; seat < table.seats(); ++seat) EXPECT_EQ(be_ready(seat), "");
    EXPECT_EQ(ask(0, table::Start{}), "");
  }
  /// As many moves as are wanted, if the game goes on for so long.
  void play(int moves, std::uint64_t seed = 1) {
    Random random{seed};
    for (int i = 0; i < moves && table.stage() == Table::Stage::playing; ++i) {
      Seat seat = chance_seat;
      for (Seat actor : table.position().actors())
        if (table.question(actor)) seat = actor;
      const std::string move = table.position().print(table.position().random_action(seat, random));
      ASSERT_EQ(ask(seat.number, table::Move{*table.question(seat), {move}}), "") << move;
    }
  }
};

/// A short game with draws, given up by the first seat.
inline FairTable short_game() {
  FairTable game{table::setting_of("rebirth-ireland", 2)};
  game.begin();
  game.play(6);
  EXPECT_EQ(game.ask(0, table::Resign{}), "");
  return game;
}

template <class What>
std::size_t entry_of(const std::vector<Entry>& log, std::size_t skipped = 0) {
  std::size_t i = 0;
  while (!std::holds_alternative<What>(log.at(i).what) || skipped-- > 0) ++i;
  return i;
}

template <class What>
What& what_of(std::vector<Entry>& log, std::size_t skipped = 0) {
  return std::get<What>(log[entry_of<What>(log, skipped)].what);
}

/// {"kind":"draws-confirmed","draws":21}
inline std::string verdict_of(std::span<const Entry> log) {
  const auto verification = verify(log);
  return boost::json::serialize(write_happening(verification ? verification->verdict() : verification.error()));
}

}  // namespace ardri::fair
