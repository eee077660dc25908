#include "engine/core/fault.hpp"

#include <array>
#include <boost/json.hpp>
#include <cerrno>
#include <charconv>
#include <cstring>

#include "engine/core/happening_data.hpp"

namespace ardri {

namespace {

/// What the place says if it begins with that word and a number: the rest is the same in every language.
std::optional<Name> numbered_place(std::string_view at, std::string_view word, EventKind kind) {
  if (!at.starts_with(word)) return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(at.data() + word.size(), at.data() + at.size(), number);
  if (error != std::errc{}) return std::nullopt;
  Name name = name_of(happening_with(kind, number));
  for (std::string& text : name.in) text.append(end, at.data() + at.size());
  name.key = at;
  return name;
}

struct SystemError {
  int code;
  std::string_view key;  // of the ledger's words
};
constexpr std::array system_errors{SystemError{ENOENT, "ENOENT"},   SystemError{EACCES, "EACCES"},
                                   SystemError{EPERM, "EPERM"},     SystemError{EISDIR, "EISDIR"},
                                   SystemError{ENOTDIR, "ENOTDIR"}, SystemError{EEXIST, "EEXIST"},
                                   SystemError{ENOSPC, "ENOSPC"},   SystemError{EROFS, "EROFS"},
                                   SystemError{ELOOP, "ELOOP"},     SystemError{ENAMETOOLONG, "ENAMETOOLONG"},
                                   SystemError{EIO, "EIO"},         SystemError{EMFILE, "EMFILE"},
                                   SystemError{ENOEXEC, "ENOEXEC"}};

}  // namespace

Fault Fault::forbidden(Rule rule) {
  Fault fault = of("fault.forbidden", "move", rule.id(), name_of(rule));
  fault.rule = rule;
  return fault;
}

boost::json::object fault_data(const Fault& fault) { return write_with_family(fault.why); }

Name name_of(Rule rule) { return Name::of(rule.id(), rule.entry().text); }

Name place_name(std::string_view at) {
  if (auto line = numbered_place(at, "line ", "fault.line")) return *line;
  if (auto byte = numbered_place(at, "byte ", "fault.byte")) return *byte;
  return Name::everywhere(std::string(at));
}

Name system_error_name(int code) {
  for (const SystemError& error : system_errors)
    if (error.code == code) return Name::of(*find_word("fault", "system-error", error.key));
  return Name::everywhere(std::strerror(code));  // as the system says it
}

}  // namespace ardri
