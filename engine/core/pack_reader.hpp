// Reads a content pack field by field and remembers the first thing that is wrong with it; a wrong field reads as
// empty, so that a reader need not ask after each.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/fault.hpp"

namespace ardri::pack {

/// What stands in a field, in the order of the ledger's words.
enum class Found { missing, value, text, members };

/// Names are shown in one line and not empty; words may be long, or none.
enum class Length { name, words };

class Reader {
 public:
  const std::optional<Fault>& fault() const { return fault_; }
  bool good() const { return !fault_; }
  void fail(Fault fault) {
    if (good()) fault_ = std::move(fault);
  }
  template <class... Values>
  void fail(const std::string& at, EventKind kind, const Values&... values) {
    if (good()) fault_ = Fault::of(kind, at, values...);
  }

  /// `form` shows how it is written.
  const boost::json::object& object(const boost::json::value* value, const std::string& at, std::string_view form);
  const boost::json::object& object(const boost::json::value* value, const std::string& at, const Name& form);
  const boost::json::array& list(const boost::json::value* value, std::size_t low, std::size_t high,
                                 const std::string& at);
  int number(const boost::json::value* value, int low, int high, const std::string& at);
  bool flag(const boost::json::value* value, const std::string& at);
  /// What people are shown of a pack: not too long, and nothing that would spoil a screen.
  std::string text(const boost::json::value* value, const std::string& at, Length length = Length::name);
  /// Which of these words it is.
  std::size_t word(const boost::json::value* value, std::span<const std::string_view> words, const std::string& at);
  /// No field but these: a misspelt one would otherwise be overlooked in silence.
  void only(const boost::json::object& object, std::span<const std::string_view> names, const std::string& at);
  /// Words for people about where each group of a pack comes from; nothing is read from them.
  void provenance(const boost::json::value* value, std::span<const std::string_view> groups);
  /// The game a pack says it is for, and its name, if it says so.
  void head(const boost::json::object& object, std::string_view game);

 private:
  std::optional<Fault> fault_;
};

}  // namespace ardri::pack
