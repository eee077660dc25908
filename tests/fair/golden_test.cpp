// Test vectors that the page is held to as well (web/tests/fair.test.ts): tests/golden/fair-draws.json has hashes,
// bits, and logs, right and wrong, with what is wrong about their seeds and numbers and all bits that verifying them
// takes. ARDRI_UPDATE_GOLDEN=1 writes it anew.
#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "tests/fair/fair_table.hpp"

namespace ardri::fair {
namespace {

namespace json = boost::json;

json::array seeds() {
  json::array list;
  for (std::uint8_t first : {0, 1, 200})
    list.push_back({{"seed", write_hex(digest_of(first))}, {"hash", write_hex(hash_of_seed(digest_of(first)))}});
  return list;
}

json::array numbers() {
  json::array list;
  for (std::uint8_t seat = 0; seat < max_seats; ++seat)
    list.push_back({{"seat", seat},
                    {"number", write_hex(number_of(seat))},
                    {"hash", write_hex(hash_of_number(Seat{seat}, number_of(seat)))}});
  return list;
}

json::array draws() {
  const std::vector<Numbers> brought{{},
                                     {number_of(0)},
                                     {std::nullopt, number_of(0)},
                                     {number_of(0), number_of(1)},
                                     {number_of(1), number_of(0)},
                                     {number_of(0), std::nullopt, number_of(2), number_of(3)}};
  json::array list;
  for (const Numbers& each : brought) {
    json::array written, bits;
    for (const auto& number : each) written.push_back(number ? json::value(write_hex(*number)) : json::value(nullptr));
    Draws from{digest_of(1), each};
    for (std::uint64_t draw : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{1} << 40, ~std::uint64_t{0}})
      for (std::uint32_t attempt : {0u, 1u, ~0u})
        bits.push_back({std::to_string(draw), attempt, std::to_string(from.bits(draw, attempt))});
    list.push_back({{"seed", write_hex(digest_of(1))}, {"numbers", written}, {"bits", bits}});
  }
  return list;
}

/// Writes down what is asked for.
class Recorder final : public table::Draws {
 public:
  Recorder(fair::Draws& draws, std::size_t game, json::array& asked) : draws_(draws), game_(game), asked_(asked) {}
  std::uint64_t bits(std::uint64_t draw, std::uint32_t attempt) override {
    const std::uint64_t bits = draws_.bits(draw, attempt);
    asked_.push_back({game_, std::to_string(draw), attempt, std::to_string(bits)});
    return bits;
  }

 private:
  fair::Draws& draws_;
  std::size_t game_;
  json::array& asked_;
};

json::object verified(std::string_view name, const std::vector<Entry>& log) {
  json::array entries, asked;
  for (const Entry& entry : log) entries.push_back(write_entry(entry));
  auto draws = draws_of(log);
  const json::value fault = draws ? json::value(nullptr) : json::value(write_happening(draws.error()));
  if (draws) {
    std::vector<Recorder> recorders;
    for (std::size_t game = 0; game < draws->size(); ++game) recorders.emplace_back((*draws)[game], game, asked);
    table::verify(log, [&](std::size_t game) -> table::Draws& { return recorders[game]; });
  }
  return {
      {"name", name}, {"fault", fault}, {"verdict", json::parse(verdict_of(log))}, {"bits", asked}, {"log", entries}};
}

json::array logs() {
  const std::vector<Entry> honest = short_game().log;
  json::array list;
  const auto add = [&](std::string_view name, auto change) {
    std::vector<Entry> log = honest;
    change(log);
    list.push_back(verified(name, log));
  };
  const std::string other = write_hex(digest_of(9));
  add("honest", [](auto&) {});
  add("two draws exchanged", [](auto& log) {
    const std::size_t first = entry_of<table::Played>(log);
    std::swap(log[first].what, log[first + 1].what);
  });
  add("another seed", [&](auto& log) { what_of<table::Over>(log).seed = other; });
  add("no seed revealed", [](auto& log) { what_of<table::Over>(log).seed = ""; });
  add("no hash published", [](auto& log) { what_of<table::Opened>(log).seed_hash = ""; });
  add("another number", [&](auto& log) { what_of<table::Ready>(log, 1).number = other; });
  add("a number kept back", [](auto& log) { what_of<table::Ready>(log).number = ""; });
  add("numbers exchanged",
      [](auto& log) { std::swap(what_of<table::Ready>(log, 0).number, what_of<table::Ready>(log, 1).number); });
  add("sat down late",
      [](auto& log) { std::swap(log[entry_of<table::Seated>(log, 1)].what, log[entry_of<table::Ready>(log)].what); });
  add("a draw taken back", [](auto& log) {
    const std::size_t end = entry_of<table::Resigned>(log), drawn = entry_of<table::Started>(log) + 1;
    log.insert(log.begin() + std::ptrdiff_t(end),
               {end, 1000, Seat{0}, "", table::TakenBack{Seat{0}, end - drawn - 2, 0}});
    for (std::size_t n = end; n < log.size(); ++n) log[n].number = n;
  });
  return list;
}

std::string golden() {
  std::string text = "{\n";
  const auto add = [&](const char* name, const json::array& list, const char* end) {
    text += std::string("\"") + name + "\": [\n";
    for (std::size_t i = 0; i < list.size(); ++i)
      text += json::serialize(list[i]) + (i + 1 < list.size() ? ",\n" : "\n");
    text += std::string("]") + end + "\n";
  };
  add("seeds", seeds(), ",");
  add("numbers", numbers(), ",");
  add("draws", draws(), ",");
  add("logs", logs(), "");
  return text + "}\n";
}

TEST(Golden, FairDrawsAreAsRecordedForThePageToo) {
  const std::string path = std::string(ARDRI_SOURCE_DIR) + "/tests/golden/fair-draws.json";
  const std::string now = golden();
  if (const char* update = std::getenv("ARDRI_UPDATE_GOLDEN"); update && *update == '1') std::ofstream(path) << now;
  std::ifstream file(path);
  EXPECT_EQ(now, std::string(std::istreambuf_iterator<char>(file), {})) << path << " differs";
}

}  // namespace
}  // namespace ardri::fair
