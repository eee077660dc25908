// Fields of a JSON object that must be there; the first that is not, or is of another kind, is remembered, so that a
// reader need not ask after each.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>

#include "engine/core/fault.hpp"

namespace ardri {

class JsonFields {
 public:
  /// What a field must be, in the order of the ledger's words.
  enum class Form {
    number,
    real,
    flag,
    text,
    list,
    object,
    word,
    seat,
    numbers,
    sensible_number,
    shorter_text,
    digest,
    sitter,
    player,
    bits
  };

  explicit JsonFields(const boost::json::object& object) : object_(object) {}

  std::int64_t number(const char* name) {
    const boost::json::value* value = object_.if_contains(name);
    if (value && value->is_int64() && value->get_int64() >= 0) return value->get_int64();
    complain(name, Form::number);
    return 0;
  }
  double real(const char* name) {
    const boost::json::value* value = object_.if_contains(name);
    if (value && value->is_number()) return value->to_number<double>();
    complain(name, Form::real);
    return 0;
  }
  bool flag(const char* name) {
    const boost::json::value* value = object_.if_contains(name);
    if (value && value->is_bool()) return value->get_bool();
    complain(name, Form::flag);
    return false;
  }
  std::string text(const char* name) {
    const boost::json::value* value = object_.if_contains(name);
    if (value && value->is_string()) return std::string(value->get_string());
    complain(name, Form::text);
    return {};
  }
  const boost::json::array& list(const char* name) {
    static const boost::json::array none;
    const boost::json::value* value = object_.if_contains(name);
    if (value && value->is_array()) return value->get_array();
    complain(name, Form::list);
    return none;
  }
  const boost::json::object& object(const char* name) {
    static const boost::json::object none;
    const boost::json::value* value = object_.if_contains(name);
    if (value && value->is_object()) return value->get_object();
    complain(name, Form::object);
    return none;
  }
  bool has(const char* name) const { return object_.contains(name); }
  const std::optional<Fault>& fault() const { return fault_; }
  void complain(const char* name, Form form) {
    if (!fault_) fault_ = Fault::of("fault.field-needed", name, name, form);
  }

 private:
  const boost::json::object& object_;
  std::optional<Fault> fault_;
};

}  // namespace ardri
