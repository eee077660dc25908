#include "engine/core/pack_reader.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "engine/core/json.hpp"
#include "engine/core/quoted.hpp"
#include "engine/core/utf8.hpp"

namespace ardri::pack {

namespace {

namespace json = boost::json;

const json::object no_object;

Found found(const json::value* value) {
  return !value ? Found::missing : value->is_string() ? Found::text : Found::value;
}

std::string shown_if_there(const json::value* value) { return value ? shown(*value) : ""; }

template <class Words>
std::string joined(const Words& words) {
  return fmt::format("{}", fmt::join(words, ", "));
}

}  // namespace

const json::object& Reader::object(const json::value* value, const std::string& at, std::string_view form) {
  return value && value->is_object() ? value->get_object() : object(value, at, Name::everywhere(std::string(form)));
}

const json::object& Reader::object(const json::value* value, const std::string& at, const Name& form) {
  if (value && value->is_object()) return value->get_object();
  fail(at, "fault.no-object", found(value), form);
  return no_object;
}

const json::array& Reader::list(const json::value* value, std::size_t low, std::size_t high, const std::string& at) {
  static const json::array empty;
  const bool is_list = value && value->is_array();
  const std::size_t size = is_list ? value->get_array().size() : 0;
  if (is_list && size >= low && size <= high) return value->get_array();
  const Found there = is_list ? Found::members : found(value);
  if (low == high)
    fail(at, "fault.wrong-fixed-list", there, shown_if_there(value), size, low);
  else
    fail(at, "fault.wrong-list", there, shown_if_there(value), size, low, high);
  return empty;
}

int Reader::number(const json::value* value, int low, int high, const std::string& at) {
  if (value && value->is_int64() && value->get_int64() >= low && value->get_int64() <= high)
    return int(value->get_int64());
  if (low == high)
    fail(at, "fault.wrong-fixed-number", found(value), shown_if_there(value), low);
  else
    fail(at, "fault.wrong-number", found(value), shown_if_there(value), low, high);
  return low;
}

bool Reader::flag(const json::value* value, const std::string& at) {
  if (!value) return false;
  if (!value->is_bool()) fail(at, "fault.no-flag", shown(*value));
  return value->is_bool() && value->get_bool();
}

std::string Reader::text(const json::value* value, const std::string& at, Length length) {
  const std::size_t least = length == Length::name ? 1 : 0, longest = length == Length::name ? 200 : 2000;
  const bool text = value && value->is_string();
  const std::string_view said = text ? std::string_view(value->get_string()) : std::string_view{};
  if (text && said.size() >= least && characters(said) <= longest && all_printable(said)) return std::string(said);
  fail(at, "fault.wrong-text", found(value), shown_if_there(value), least, longest);
  return {};
}

std::size_t Reader::word(const json::value* value, std::span<const std::string_view> words, const std::string& at) {
  if (value && value->is_string())
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] == std::string_view(value->get_string())) return i;
  fail(at, "fault.no-such-word", found(value), shown_if_there(value), joined(words));
  return 0;
}

void Reader::only(const json::object& object, std::span<const std::string_view> names, const std::string& at) {
  for (const auto& [name, value] : object)
    if (std::ranges::find(names, std::string_view(name)) == names.end())
      fail(at, "fault.unknown-field", within_quotes(name), joined(names));
}

void Reader::provenance(const json::value* value, std::span<const std::string_view> groups) {
  static constexpr std::array<std::string_view, 3> origin{"provenance", "source", "reason"};
  if (!value) return;
  const json::object& all =
      object(value, "provenance", fmt::format(R"({{"{}":{{"provenance":"public","source":"…"}}}})", groups.front()));
  only(all, groups, "provenance");
  for (const auto& [group, origin_of] : all) {
    const std::string at = fmt::format("provenance.{}", std::string_view(group));
    const json::object& told = object(&origin_of, at, R"({"provenance":"public","source":"…"})");
    only(told, origin, at);
    for (const auto& [name, words] : told)
      text(&words, fmt::format("{}.{}", at, std::string_view(name)), Length::words);
  }
}

void Reader::head(const json::object& object, std::string_view game) {
  for (const char* name : {"game", "name"})
    if (const json::value* said = object.if_contains(name)) text(said, name);
  if (const json::value* named = object.if_contains("game"); named && good() && named->get_string() != game)
    fail("game", "fault.other-game", within_quotes(named->get_string()), game);
}

}  // namespace ardri::pack
