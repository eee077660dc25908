#include "engine/core/pack_reader.hpp"

#include "engine/core/pack.hpp"

namespace ardri::pack {

namespace {

namespace json = boost::json;

std::string found(const json::value* value) { return value ? fmt::format("is {}", shown(*value)) : "is missing"; }

}  // namespace

void Reader::fail(std::string at, std::string what) {
  if (good()) fault_ = Fault{std::move(what), std::move(at), {}};
}

const json::object& Reader::object(const json::value* value, const std::string& at, std::string_view form) {
  static const json::object empty;
  if (value && value->is_object()) return value->get_object();
  fail(at, fmt::format("{}; it must be an object, as in {}", value ? "is no object" : "is missing", form));
  return empty;
}

const json::array& Reader::list(const json::value* value, std::size_t low, std::size_t high, const std::string& at) {
  static const json::array empty;
  const bool is_list = value && value->is_array();
  if (is_list && value->get_array().size() >= low && value->get_array().size() <= high) return value->get_array();
  const std::string size = low == high ? fmt::format("{}", low) : fmt::format("{} to {}", low, high);
  fail(at, fmt::format("{}; it must be a list of {}",
                       is_list ? fmt::format("has {} members", value->get_array().size()) : found(value), size));
  return empty;
}

int Reader::number(const json::value* value, int low, int high, const std::string& at) {
  const auto number = read_number(value, low, high, at);
  if (!number) fail(at, number.error().what);
  return number.value_or(low);
}

bool Reader::flag(const json::value* value, const std::string& at) {
  if (!value) return false;
  if (!value->is_bool()) fail(at, fmt::format("is {}; it must be true or false", shown(*value)));
  return value->is_bool() && value->get_bool();
}

std::string Reader::text(const json::value* value, const std::string& at) {
  if (auto wrong = wrong_text(value, longest_name, at)) {
    fail(at, wrong->what);
    return {};
  }
  return std::string(value->get_string());
}

std::size_t Reader::word(const json::value* value, std::span<const std::string_view> words, const std::string& at) {
  if (value && value->is_string())
    for (std::size_t i = 0; i < words.size(); ++i)
      if (words[i] == std::string_view(value->get_string())) return i;
  fail(at, fmt::format("{}; it must be one of {}", found(value), fmt::join(words, ", ")));
  return 0;
}

void Reader::only(const json::object& object, std::span<const std::string_view> names, const std::string& at) {
  if (auto unknown = unknown_field(object, names, at)) fail(unknown->at, unknown->what);
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
        fail(wrong->at, wrong->what);
  }
}

void Reader::head(const json::object& object, std::string_view game) {
  if (auto wrong = wrong_head(object, game)) fail(wrong->at, wrong->what);
}

}  // namespace ardri::pack
