#include "engine/core/record.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>

#include "engine/core/checksum.hpp"
#include "engine/core/json.hpp"
#include "engine/core/rules_version.hpp"

namespace ardri {

namespace json = boost::json;

void Record::play(const Step& step) {
  position_.play(step.seat, step.action);
  steps_.push_back(step);
}

std::expected<Step, Fault> Record::play(std::string_view text) {
  auto step = parse_legal_step(position_, text);
  if (step) play(*step);
  return step;
}

void Record::take_back(std::size_t steps) {
  steps_.resize(steps_.size() - std::min(steps, steps_.size()));
  position_ = position_after(steps_.size());
}

AnyPosition Record::position_after(std::size_t count) const {
  AnyPosition position = rules_->begin(options_);
  for (std::size_t i = 0; i < count; ++i) position.play(steps_[i].seat, steps_[i].action);
  return position;
}

std::vector<std::string> Record::step_texts() const {
  std::vector<std::string> texts;
  AnyPosition before = rules_->begin(options_);
  for (const Step& step : steps_) {
    texts.push_back(print_step(before, step));
    before.play(step.seat, step.action);
  }
  return texts;
}

bool is_header_field(std::string_view name) {
  for (const char* field : {"ardri", "game", "rules", "options", "content", "pack", "moves", "checksum", "scores"})
    if (name == field) return true;
  return false;
}

namespace {

constexpr int format_version = 1;

/// Over everything that makes the game what it was.
std::string checksum(const RuleSet& rules, const Options& options, const std::vector<std::string>& steps) {
  Checksum sum;
  sum.add(rules.id());
  sum.add(json::serialize(write_options(options)));
  if (options.content) sum.add(options.content->source);
  for (const std::string& step : steps) sum.add(step);
  return sum.text();
}

Fault on_line(std::size_t line, const Fault& fault) {
  return {happening_with("fault.on-line", line, fault), fmt::format("line {}", line), fault.rule};
}

/// Goes through the lines of a text that are not blank, and knows their numbers.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (rest_.starts_with(byte_order_mark)) rest_.remove_prefix(byte_order_mark.size());
    advance();
  }
  bool done() const { return line_.empty(); }
  std::string_view line() const { return line_; }
  std::size_t number() const { return number_; }
  bool at_header() const { return line_.starts_with('{'); }

  void advance() {
    line_ = {};
    while (line_.empty() && !rest_.empty()) {
      const auto end = rest_.find('\n');
      line_ = trimmed(rest_.substr(0, end));
      rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
      ++number_;
    }
  }

 private:
  std::string_view rest_, line_;
  std::size_t number_ = 0;
};

std::expected<json::object, Fault> read_header(std::string_view line) {
  if (!line.starts_with('{'))
    return std::unexpected(Fault::of("fault.record-header", "", R"({"ardri":1,"game":"sacred-hill-1"})"));
  const auto header = read_json(line);
  if (!header) return std::unexpected(Fault::of("fault.header", "", place_name(header.error().at), header.error()));
  const json::object& fields = header->get_object();  // it begins with a brace
  if (const json::value* version = fields.if_contains("ardri"); version && *version != format_version)
    return std::unexpected(Fault::of("fault.record-version", ""));
  return fields;
}

std::expected<Record, Fault> begin_record(const json::object& header, const FindRuleSet& find) {
  const json::value* game = header.if_contains("game");
  if (!game || !game->is_string()) return std::unexpected(Fault::of("fault.header-game", ""));
  const auto rules = find(std::string_view(game->get_string()));
  if (!rules) return std::unexpected(rules.error());
  const auto version = read_version(**rules, header);
  if (!version) return std::unexpected(version.error());
  const auto options = read_options(**rules, header);
  if (!options) return std::unexpected(options.error());
  if (auto fault = wrong_pack(**rules, *options, *version, header)) return std::unexpected(std::move(*fault));
  Record record{**rules, *options};
  for (const auto& [name, value] : header)
    if (!is_header_field(name)) record.keep_note(name, json::serialize(value));
  return record;
}

/// Of a record of older rules nobody can say that it was altered. In the order of the ledger's words.
enum class Age { current, older };

/// Compares what the header promised with what the steps led to.
std::optional<Fault> broken_promise(const json::object& header, const Record& record, Age age) {
  if (const json::value* moves = header.if_contains("moves"); moves && *moves != record.steps().size())
    return Fault::of("fault.cut-short", "moves", shown(*moves), record.steps().size());
  const std::string sum = checksum(record.rules(), record.options(), record.step_texts());
  if (const json::value* promised = header.if_contains("checksum"); promised && *promised != json::value(sum))
    return Fault::of("fault.wrong-checksum", "checksum", age, sum, shown(*promised));
  const json::value* scores = header.if_contains("scores");
  if (!scores && header.contains("checksum") && record.position().over())
    return Fault::of("fault.no-scores", "scores", age);
  if (!scores) return std::nullopt;
  if (!record.position().over()) return Fault::of("fault.early-scores", "scores", age);
  const json::array points = write_scores(record.position().scores());
  if (*scores == json::value(points)) return std::nullopt;
  return Fault::of("fault.wrong-scores", "scores", age, shown(points), shown(*scores));
}

}  // namespace

json::object write_options(const Options& options) {
  json::object object;
  for (const auto& spec : options.specs())
    if (!spec.later || options[spec.name] != spec.standard) object[spec.name] = options[spec.name];
  return object;
}

json::array write_scores(const Scores& scores) {
  json::array points;
  for (int seat = 0; seat < scores.seats; ++seat) points.push_back(scores.points[std::size_t(seat)]);
  return points;
}

namespace {

std::expected<Options, Fault> read_numbers(const RuleSet& rules, const json::value& value) {
  Options options = rules.standard_options();
  if (!value.is_object()) return std::unexpected(Fault::of("fault.options-object", "options"));
  for (const auto& [name, chosen] : value.get_object()) {
    if (options.knows(name) && !chosen.is_int64()) return std::unexpected(options.wrong_value(name, shown(chosen)));
    if (const auto set = options.set(name, chosen.is_int64() ? chosen.get_int64() : 0); !set)
      return std::unexpected(set.error());
  }
  if (auto fault = rules.objection(options)) return std::unexpected(std::move(*fault));
  return options;
}

}  // namespace

std::expected<Options, Fault> read_options(const RuleSet& rules, const json::object& header) {
  const json::value* chosen = header.if_contains("options");
  auto options = read_numbers(rules, chosen ? *chosen : json::object{});
  const json::value* content = header.if_contains("content");
  if (!options || !content) return options;
  if (!rules.read_content) return std::unexpected(Fault::of("fault.no-packs", "content", rules.id()));
  auto pack = rules.read_content(*content);
  if (!pack)
    return std::unexpected(
        Fault{pack.error().why, pack.error().at.empty() ? "content" : "content." + pack.error().at, {}});
  options->content = std::move(*pack);
  return options;
}

/// A checksum that is empty is left out.
json::object Record::header(const std::string& checksum) const {
  json::object header{{"ardri", format_version},
                      {"game", rules_->id()},
                      {"rules", rules_->words->version()},
                      {"options", write_options(options_)},
                      {"moves", steps_.size()}};
  if (!checksum.empty()) header["checksum"] = checksum;
  if (options_.content) header["content"] = json::parse(options_.content->source);
  if (const std::string pack = pack_of(*rules_, options_); !pack.empty()) header["pack"] = pack;
  if (position_.over()) header["scores"] = write_scores(position_.scores());
  for (const auto& [name, note] : notes_) header[name] = json::parse(note);
  return header;
}

namespace {

std::string on_lines(const json::object& header, const std::vector<std::string>& steps) {
  std::string text = json::serialize(header) + "\n";
  for (const std::string& step : steps) text += step + "\n";
  return text;
}

}  // namespace

std::string Record::text() const {
  const std::vector<std::string> steps = step_texts();
  return on_lines(header(checksum(*rules_, options_, steps)), steps);
}

std::string Record::text_for(Viewer viewer) const {
  std::vector<std::string> steps;
  AnyPosition before = rules_->begin(options_);
  for (const Step& step : steps_) {
    steps.push_back(print_step(before, step, viewer));
    before.play(step.seat, step.action);
  }
  return on_lines(header(""), steps);
}

namespace {

/// Reads one game: its header, then steps up to the next header or the end.
std::expected<Record, Fault> read_record(Lines& lines, const FindRuleSet& find) {
  const std::size_t header_line = std::max<std::size_t>(lines.number(), 1);
  const auto header = read_header(lines.line());
  if (!header) return std::unexpected(on_line(header_line, header.error()));
  auto record = begin_record(*header, find);
  if (!record) return std::unexpected(on_line(header_line, record.error()));
  const RuleSet& rules = record->rules();
  const int version = *read_version(rules, *header);
  const auto refuse = [&](std::size_t line, const Fault& fault) {
    return std::unexpected(on_line(line, under_later_rules(rules, version, fault)));
  };
  for (lines.advance(); !lines.done() && !lines.at_header(); lines.advance()) {
    if (lines.line().ends_with(" ?")) return refuse(lines.number(), Fault::of("fault.hidden-step", ""));
    if (const auto step = record->play(lines.line()); !step) return refuse(lines.number(), step.error());
  }
  const Age age = version == rules.words->version() ? Age::current : Age::older;
  if (const auto fault = broken_promise(*header, *record, age)) return refuse(header_line, *fault);
  return record;
}

}  // namespace

std::expected<std::vector<Record>, Fault> read_records(std::string_view text, const FindRuleSet& find) {
  std::vector<Record> records;
  Lines lines{text};
  do {
    auto record = read_record(lines, find);
    if (!record) return std::unexpected(record.error());
    records.push_back(std::move(*record));
  } while (!lines.done());
  return records;
}

}  // namespace ardri
