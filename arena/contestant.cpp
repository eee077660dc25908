#include "arena/contestant.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "engine/core/quoted.hpp"

namespace ardri::arena {

namespace {

constexpr double longest_thought = 3600;
constexpr int most_threads = 64;

template <class... Values>
std::unexpected<Fault> fault(EventKind kind, const Values&... values) {
  return std::unexpected(Fault::of(kind, "player", values...));
}

template <class Number>
std::optional<Number> read_number(std::string_view text, Number low, Number high) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  if (!(number >= low && number <= high)) return std::nullopt;  // so that no NaN slips through
  return number;
}

/// Takes one setting such as "time=0.5".
std::expected<void, Fault> set(Contestant& contestant, std::string_view key, std::string_view value) {
  const auto wrong = [&](EventKind kind) { return fault(kind, within_quotes(value)); };
  if (key == "nodes") {
    contestant.nodes = read_number<std::uint64_t>(value, 1, std::uint64_t{1} << 50);
    if (!contestant.nodes) return wrong("arena.wrong-nodes");
  } else if (key == "time") {
    contestant.seconds = read_number<double>(value, 0.001, longest_thought);
    if (!contestant.seconds) return wrong("arena.wrong-time");
  } else if (key == "threads") {
    const auto threads = read_number<int>(value, 1, most_threads);
    if (!threads) return wrong("arena.wrong-threads");
    contestant.threads = *threads;
  } else if (key == "name") {
    contestant.name = on_one_line(value);
    if (contestant.name.empty()) return wrong("arena.wrong-name");
  } else if (key == "network" && !contestant.is_program()) {
    std::ifstream file(std::string(value), std::ios::binary);
    using Bytes = std::istreambuf_iterator<char>;
    contestant.network = std::make_shared<const std::vector<unsigned char>>(Bytes(file), Bytes());
    if (contestant.network->empty()) return wrong("arena.wrong-network");
  } else if (key == "bot" && contestant.is_program()) {
    contestant.bot = value;
  } else {
    return fault("arena.unknown-setting", within_quotes(key));
  }
  return {};
}

/// Reads "@time=0.5@name=quick".
std::expected<void, Fault> set_all(Contestant& contestant, std::string_view settings) {
  while (!settings.empty()) {
    settings.remove_prefix(1);
    const std::string_view setting = settings.substr(0, settings.find('@'));
    settings.remove_prefix(setting.size());
    const auto equals = setting.find('=');
    if (equals == std::string_view::npos) return fault("arena.no-setting", within_quotes(setting));
    if (auto done = set(contestant, setting.substr(0, equals), setting.substr(equals + 1)); !done) return done;
  }
  return {};
}

/// Takes the settings, and the common limits where there are none of its own.
std::expected<Contestant, Fault> limited(Contestant contestant, std::string_view settings, const CommonLimits& limits) {
  contestant.threads = limits.threads;
  if (const auto done = set_all(contestant, settings); !done) return std::unexpected(done.error());
  if (!contestant.nodes && !contestant.seconds) {
    contestant.nodes = limits.nodes;
    contestant.seconds = limits.seconds;
  }
  return contestant;
}

std::unexpected<Fault> unknown_kind(std::string_view kind) {
  std::vector<std::string_view> ids;
  for (const bots::PlayerKind& known : bots::player_kinds()) ids.push_back(known.id);
  return fault("arena.no-kind", within_quotes(kind), fmt::format("{}", fmt::join(ids, ", ")));
}

/// Where "@name=" begins, for any name: an @ alone may belong to the command.
std::size_t first_setting(std::string_view text) {
  for (std::size_t at = 0; (at = text.find('@', at)) != std::string_view::npos; ++at) {
    const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz", at + 1);
    if (end != std::string_view::npos && end > at + 1 && text[end] == '=') return at;
  }
  return text.size();
}

/// The file name of the program and its bot: "ardri level-6".
std::string usual_name(const Contestant& program) {
  const std::string path = program.command.substr(0, program.command.find(' '));
  const std::string file = on_one_line(std::filesystem::path(path).filename().string());
  return program.bot.empty() ? file : fmt::format("{} {}", file, on_one_line(program.bot));
}

}  // namespace

std::unique_ptr<bots::Player> Contestant::player(const RuleSet& rules) const {
  return bots::make_player(bot, rules, network ? bots::NetworkBytes(*network) : bots::NetworkBytes{});
}

bots::Budget Contestant::budget() const {
  bots::Budget budget;
  if (const bots::PlayerKind* kind = bots::find_player_kind(bot); kind && !is_program()) budget = kind->usual;
  if (nodes || seconds) {
    budget.nodes = nodes.value_or(bots::Budget::unlimited);
    budget.seconds = seconds.value_or(std::numeric_limits<double>::infinity());
  }
  budget.threads = threads;
  return budget;
}

std::expected<Contestant, Fault> read_player(std::string_view text, const CommonLimits& limits) {
  const std::string_view kind = text.substr(0, text.find('@'));
  if (!bots::find_player_kind(kind)) return unknown_kind(kind);
  Contestant contestant;
  contestant.name = on_one_line(text);
  contestant.bot = kind;
  return limited(std::move(contestant), text.substr(kind.size()), limits);
}

std::expected<Contestant, Fault> read_program(std::string_view text, const CommonLimits& limits) {
  const std::string_view command = text.substr(0, first_setting(text));
  Contestant contestant;
  contestant.command = trimmed(command);
  if (contestant.command.empty()) return fault("arena.program-needed", R"("./other/ardri engine@bot=level-6")");
  auto program = limited(std::move(contestant), text.substr(command.size()), limits);
  if (program && program->name.empty()) program->name = usual_name(*program);
  return program;
}

}  // namespace ardri::arena
