#include "arena/schedule.hpp"

#include <algorithm>
#include <set>

#include "arena/seed.hpp"

namespace ardri::arena {

namespace {

using Table = std::vector<std::size_t>;

/// Adds every way to fill the rest of a table with contestants from `next` on, some perhaps more than once.
void fill(Table& begun, std::size_t next, std::size_t contestants, std::size_t sides, std::vector<Table>& tables) {
  if (begun.size() == sides) {
    tables.push_back(begun);
    return;
  }
  for (std::size_t contestant = next; contestant < contestants; ++contestant) {
    begun.push_back(contestant);
    fill(begun, contestant, contestants, sides, tables);
    begun.pop_back();
  }
}

/// Neighbours differ from opening to opening, which matters where more than two play.
Table shuffled(Table table, std::uint64_t seed) {
  Random random{seed};
  for (std::size_t i = table.size(); i > 1; --i) std::swap(table[i - 1], table[random.below(std::uint32_t(i))]);
  return table;
}

void add_round(Schedule& schedule, Fixture fixture, const Table& table, std::uint64_t seed) {
  schedule.rounds.push_back({schedule.fixtures.size(), table.size()});
  fixture.sides = shuffled(table, seed_from({seed, fixture.table, fixture.opening}));
  for (fixture.rotation = 0; fixture.rotation < int(table.size()); ++fixture.rotation) {
    fixture.seed = seed_from({seed, fixture.table, fixture.opening, std::uint64_t(fixture.rotation)});
    schedule.fixtures.push_back(fixture);
    std::ranges::rotate(fixture.sides, fixture.sides.begin() + 1);
  }
}

}  // namespace

std::vector<Table> tables_of(std::size_t contestants, int sides, Meeting meeting) {
  std::vector<Table> tables;
  Table begun;
  fill(begun, 0, contestants, std::size_t(sides), tables);
  if (meeting == Meeting::alone) {
    std::erase_if(tables,
                  [](const Table& table) { return table[0] != 0 || table[1] == 0 || table[1] != table.back(); });
    return tables;
  }
  const std::size_t different = std::min(contestants, std::size_t(sides));
  std::erase_if(tables, [&](const Table& table) {
    return std::set(table.begin(), table.end()).size() < different ||
           (meeting == Meeting::gauntlet && table.front() != 0);
  });
  return tables;
}

int openings_needed(int games, int sides) { return (games + sides - 1) / sides; }

Schedule make_schedule(std::span<const Discipline> disciplines, const Pairing& pairing) {
  std::vector<std::vector<Table>> tables;
  std::size_t most = 0;
  for (const Discipline& discipline : disciplines) {
    tables.push_back(tables_of(pairing.contestants, discipline.sides(), pairing.meeting));
    most = std::max(most, std::size_t(openings_needed(pairing.games, discipline.sides())));
  }
  Schedule schedule;
  for (std::size_t opening = 0; opening < most; ++opening)
    for (std::size_t i = 0; i < disciplines.size(); ++i) {
      if (opening >= std::size_t(openings_needed(pairing.games, disciplines[i].sides()))) continue;
      const std::uint64_t seed = seed_from({pairing.seed, number_of(disciplines[i].rules().id())});
      for (std::size_t table = 0; table < tables[i].size(); ++table)
        add_round(schedule, {i, table, opening, 0, {}, 0}, tables[i][table], seed);
    }
  return schedule;
}

}  // namespace ardri::arena
