#include "engine/core/record.hpp"

#include <fmt/format.h>

#include <boost/json.hpp>

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

namespace {

constexpr int format_version = 1;

std::string hash_text(const AnyPosition& position) { return fmt::format("{:016x}", position.hash()); }

json::array score_array(const Scores& scores) {
  json::array points;
  for (int seat = 0; seat < scores.seats; ++seat) points.push_back(scores.points[std::size_t(seat)]);
  return points;
}

Fault on_line(std::size_t line, Fault fault) {
  fault.what = fmt::format("line {}: {}", line, fault.what);
  fault.at = fmt::format("line {}", line);
  return fault;
}

/// Cuts a text into lines, and remembers which one it is at.
class Lines {
 public:
  explicit Lines(std::string_view text) : rest_(text) {}
  bool done() const { return rest_.empty(); }
  std::size_t number() const { return number_; }
  std::string_view next() {
    const auto end = rest_.find('\n');
    std::string_view line = rest_.substr(0, end);
    rest_.remove_prefix(end == std::string_view::npos ? rest_.size() : end + 1);
    if (line.ends_with('\r')) line.remove_suffix(1);
    ++number_;
    return line;
  }

 private:
  std::string_view rest_;
  std::size_t number_ = 0;
};

std::expected<json::object, Fault> read_header(std::string_view line) {
  if (!line.starts_with('{'))
    return std::unexpected(
        Fault{R"(a record begins with a header such as {"ardri":1,"game":"sacred-hill-1"})", "", {}});
  boost::system::error_code error;
  json::value header = json::parse(line, error);
  if (error) return std::unexpected(Fault{"the header is not valid JSON: " + error.message(), "", {}});
  const json::value* version = header.as_object().if_contains("ardri");
  if (!version || *version != format_version) return std::unexpected(Fault{R"(the header must say "ardri":1)", "", {}});
  return header.as_object();
}

std::expected<Record, Fault> begin_record(const json::object& header, const FindRuleSet& find) {
  const json::value* game = header.if_contains("game");
  if (!game || !game->is_string())
    return std::unexpected(Fault{R"(the header must name its rule set, as in "game":"sacred-hill-1")", "", {}});
  const auto rules = find(std::string_view(game->get_string()));
  if (!rules) return std::unexpected(rules.error());
  const json::value* chosen = header.if_contains("options");
  const auto options = read_options(**rules, chosen ? *chosen : json::object{});
  if (!options) return std::unexpected(options.error());
  return Record{**rules, *options};
}

/// Compares what the header promised with what the steps led to.
std::optional<Fault> broken_promise(const json::object& header, const Record& record) {
  if (const json::value* moves = header.if_contains("moves"); moves && *moves != record.steps().size())
    return Fault{fmt::format("the record is cut short or altered: its header announces {} moves, {} are there",
                             json::serialize(*moves), record.steps().size()),
                 "moves",
                 {}};
  if (const json::value* hash = header.if_contains("position");
      hash && *hash != json::value(hash_text(record.position())))
    return Fault{fmt::format("the record was altered: its moves lead to position {}, its header says {}",
                             hash_text(record.position()), json::serialize(*hash)),
                 "position",
                 {}};
  const json::value* scores = header.if_contains("scores");
  if (!scores) return std::nullopt;
  if (!record.position().over())
    return Fault{"the record was altered: its header has scores, but the game is not over", "scores", {}};
  if (*scores != json::value(score_array(record.position().scores())))
    return Fault{fmt::format("the record was altered: the scores are {}, its header says {}",
                             json::serialize(score_array(record.position().scores())), json::serialize(*scores)),
                 "scores",
                 {}};
  return std::nullopt;
}

}  // namespace

json::object write_options(const Options& options) {
  json::object object;
  for (const auto& spec : options.specs()) object[spec.name] = options[spec.name];
  return object;
}

std::expected<Options, Fault> read_options(const RuleSet& rules, const json::value& value) {
  Options options = rules.standard_options();
  if (!value.is_object())
    return std::unexpected(Fault{R"(options must be an object, as in {"start":1})", "options", {}});
  for (const auto& [name, chosen] : value.get_object()) {
    if (!chosen.is_int64())
      return std::unexpected(Fault{fmt::format("option {} must be a whole number", quoted(name)), "options", {}});
    if (const auto set = options.set(name, chosen.get_int64()); !set) return std::unexpected(set.error());
  }
  return options;
}

std::string Record::text() const {
  json::object header{{"ardri", format_version},
                      {"game", rules_->id()},
                      {"options", write_options(options_)},
                      {"moves", steps_.size()},
                      {"position", hash_text(position_)}};
  if (position_.over()) header["scores"] = score_array(position_.scores());
  std::string text = json::serialize(header) + "\n";
  for (const std::string& step : step_texts()) text += step + "\n";
  return text;
}

std::expected<std::vector<Record>, Fault> read_records(std::string_view text, const FindRuleSet& find) {
  std::vector<Record> records;
  Lines lines{text};
  std::string_view line = lines.done() ? std::string_view{} : lines.next();
  do {
    const std::size_t header_line = std::max<std::size_t>(lines.number(), 1);
    const auto header = read_header(line);
    if (!header) return std::unexpected(on_line(header_line, header.error()));
    auto record = begin_record(*header, find);
    if (!record) return std::unexpected(on_line(header_line, record.error()));
    line = {};
    while (!lines.done() && !(line = lines.next()).starts_with('{')) {
      if (line.empty() && lines.done()) break;
      if (const auto step = record->play(line); !step) return std::unexpected(on_line(lines.number(), step.error()));
      line = {};
    }
    if (const auto fault = broken_promise(*header, *record)) return std::unexpected(on_line(header_line, *fault));
    records.push_back(std::move(*record));
  } while (!line.empty());
  return records;
}

}  // namespace ardri
