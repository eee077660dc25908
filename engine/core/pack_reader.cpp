#include "engine/core/pack_reader.hpp"

#include "engine/core/pack.hpp"

namespace ardri::pack {

namespace {

namespace json = boost::json;

const json::object no_object;

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
  const auto number = read_number(value, low, high, at);
  if (!number) fail(number.error());
  return number.value_or(low);
}

bool Reader::flag(const json::value* value, const std::string& at) {
  if (!value) return false;
  if (!value->is_bool()) fail(at, "fault.no-flag", shown(*value));
  return value->is_bool() && value->get_bool();
}

std::string Reader::text(const json::value* value, const std::string& at) {
  if (auto wrong = wrong_text(value, longest_name, at)) {
    fail(std::move(*wrong));
    return {};
  }
  return std::string(value->get_string());
}

std::size_t Reader::word(const json::value* value, std::span<const std::string_view> words, const std::string& at) {
  if (value && value->is_string())
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] == std::string_view(value->get_string())) return i;
  fail(at, "fault.no-such-word", found(value), shown_if_there(value), fmt::format("{}", fmt::join(words, ", ")));
  return 0;
}

void Reader::only(const json::object& object, std::span<const std::string_view> names, const std::string& at) {
  if (auto unknown = unknown_field(object, names, at)) fail(std::move(*unknown));
}

void Reader::provenance(const json::value* value, std::span<const std::string_view> groups) {
  static constexpr std::array<std::string_view, 3> origin{"provenance", "source", "reason"};
  if (!value) return;
  const json::object& all =
      object(value, "provenance", fmt::format(R"({{"{}":{{"provenance":"public","source":"…"}}}})", groups.front()));
  only(all, groups, "provenance");
  for (const auto& [group, words] : all) {
    const std::string at = fmt::format("provenance.{}", std::string_view(group));
    const json::object& told = object(&words, at, R"({"provenance":"public","source":"…"})");
    only(told, origin, at);
    for (const auto& [name, text] : told)
      if (auto wrong = wrong_text(&text, longest_words, fmt::format("{}.{}", at, std::string_view(name))))
        fail(std::move(*wrong));
  }
}

void Reader::head(const json::object& object, std::string_view game) {
  if (auto wrong = wrong_head(object, game)) fail(std::move(*wrong));
}

}  // namespace ardri::pack
