#include "puzzles/puzzle.hpp"

#include <fmt/format.h>

#include <array>
#include <boost/json.hpp>

#include "engine/core/json.hpp"
#include "engine/core/pack_reader.hpp"
#include "engine/core/quoted.hpp"
#include "puzzles/difficulty.hpp"

namespace ardri::puzzles {

namespace json = boost::json;

namespace {

constexpr std::string_view head = "{\"puzzles\":[\n", tail = "\n]}\n";
constexpr std::size_t most_puzzles = 100'000, most_moves = 1000;
constexpr std::array<std::string_view, 9> fields{"id",   "game", "rules",    "options", "moves",
                                                 "seat", "step", "solution", "line"};

/// Only what is chosen otherwise than usual.
json::object write_chosen(const Options& options) {
  json::object chosen;
  for (const OptionSpec& spec : options.specs())
    if (options[spec.name] != spec.standard) chosen[spec.name] = options[spec.name];
  return chosen;
}

std::string text_of(const Puzzle& puzzle) {
  return json::serialize(json::object{{"id", puzzle.id},
                                      {"game", puzzle.rules->id()},
                                      {"rules", puzzle.rules->words->version()},
                                      {"options", write_chosen(puzzle.options)},
                                      {"moves", json::array(puzzle.moves.begin(), puzzle.moves.end())},
                                      {"seat", puzzle.seat},
                                      {"step", puzzle.step},
                                      {"solution", puzzle.solution},
                                      {"line", json::array(puzzle.line.begin(), puzzle.line.end())}});
}

std::vector<std::string> read_texts(pack::Reader& reader, const json::value* value, std::size_t least, std::size_t most,
                                    const std::string& at) {
  std::vector<std::string> texts;
  for (const json::value& text : reader.list(value, least, most, at))
    texts.push_back(reader.text(&text, fmt::format("{}[{}]", at, texts.size())));
  return texts;
}

/// The rule set, if it is one whose rules are still those that the puzzle was made with.
const RuleSet* read_rules(pack::Reader& reader, const json::object& object, const FindRuleSet& find) {
  const std::string id = reader.text(object.if_contains("game"), "game");
  const int version = reader.number(object.if_contains("rules"), 1, 1'000'000, "rules");
  if (!reader.good()) return nullptr;
  const auto rules = find(id);
  if (!rules)
    reader.fail(rules.error());
  else if (version != (*rules)->words->version())
    reader.fail("rules", "puzzles.other-rules", version, id, (*rules)->words->version());
  return reader.good() ? *rules : nullptr;
}

std::expected<Puzzle, Fault> read_puzzle(const json::value& value, const FindRuleSet& find) {
  pack::Reader reader;
  const json::object& object = reader.object(&value, "", R"({"id":"sacred-hill-1-001","game":"sacred-hill-1",…})");
  reader.only(object, fields, "");
  const RuleSet* rules = read_rules(reader, object, find);
  if (!rules) return std::unexpected(*reader.fault());
  const auto options = read_options(*rules, object);
  if (!options) return std::unexpected(options.error());
  const Puzzle puzzle{.id = reader.text(object.if_contains("id"), "id"),
                      .rules = rules,
                      .options = *options,
                      .moves = read_texts(reader, object.if_contains("moves"), 0, most_moves, "moves"),
                      .seat = reader.number(object.if_contains("seat"), 0, rules->most_players - 1, "seat"),
                      .step = reader.number(object.if_contains("step"), 1, steps_of_difficulty, "step"),
                      .solution = reader.text(object.if_contains("solution"), "solution"),
                      .line = read_texts(reader, object.if_contains("line"), 1, longest_line, "line")};
  if (!reader.good()) return std::unexpected(*reader.fault());
  return puzzle;
}

/// The id for a message, if there is one.
std::string id_in(const json::value& value) {
  const json::object* object = value.if_object();
  const json::value* id = object ? object->if_contains("id") : nullptr;
  return id && id->is_string() ? plain(std::string_view(id->get_string())) : "?";
}

}  // namespace

std::string id_of(const RuleSet& rules, std::size_t number) { return fmt::format("{}-{:03}", rules.id(), number); }

std::string write_puzzles(const std::vector<Puzzle>& puzzles) {
  std::string text(head);
  for (const Puzzle& puzzle : puzzles) text += (&puzzle == puzzles.data() ? "" : ",\n") + text_of(puzzle);
  return text += tail;
}

Fault in_puzzle(std::size_t line, std::string_view id, const Fault& fault) {
  const std::string at = fmt::format("line {}", line);
  if (fault.at.empty()) return Fault::of("puzzles.on-line", at, line, within_quotes(id), fault);
  return Fault::of("puzzles.on-line", at, line, within_quotes(id), Fault::of("puzzles.in-field", "", fault.at, fault));
}

std::expected<std::vector<Puzzle>, Fault> read_puzzles(std::string_view text, const FindRuleSet& find) {
  const auto value = read_json(text);
  if (!value) return std::unexpected(Fault::of("puzzles.in-field", "", place_name(value.error().at), value.error()));
  pack::Reader reader;
  const json::object& object = reader.object(&*value, "", R"({"puzzles":[…]})");
  const json::array& list = reader.list(object.if_contains("puzzles"), 1, most_puzzles, "puzzles");
  if (!reader.good()) return std::unexpected(*reader.fault());
  std::vector<Puzzle> puzzles;
  for (const json::value& one : list) {
    auto puzzle = read_puzzle(one, find);
    if (!puzzle) {
      const std::size_t byte = byte_of_field(text, fmt::format("puzzles[{}]", puzzles.size()));
      return std::unexpected(in_puzzle(line_of_byte(text, byte), id_in(one), puzzle.error()));
    }
    puzzles.push_back(std::move(*puzzle));
  }
  if (write_puzzles(puzzles) != text) return std::unexpected(Fault::of("puzzles.form", ""));
  return puzzles;
}

}  // namespace ardri::puzzles
