// Tables over lines of JSON: one object in, one out. The desk keeps tables by name and computes; its owner writes
// entries down, tells the time and knows who may ask for what. Documented, with an example of each request, in
// docs/table.md.
#pragma once

#include <map>
#include <string>
#include <string_view>

#include "table/offered_bits.hpp"
#include "table/table.hpp"

namespace ardri::table {

class Desk {
 public:
  static constexpr std::size_t longest_line = 1 << 24;  // a log is longer than a question

  /// Rule sets are found by `find`; what chance does comes from `draws`, which must live as long as the desk.
  Desk(FindRuleSet find, Draws& draws) : find_(std::move(find)), draws_(draws) {}

  /// Answers one line. Whatever the line is, the answer is one line of JSON without its line end.
  std::string answer(std::string_view line);

  /// The answer to a line that was too long to be read.
  static std::string refuse_long_line();

 private:
  using Answer = std::expected<boost::json::object, Fault>;
  struct Verb;
  static std::span<const Verb> verbs();
  Answer answer_request(const boost::json::object& request);
  std::expected<Table*, Fault> table_in(const boost::json::object& request);
  std::expected<std::string, Fault> new_name_in(const boost::json::object& request) const;

  Answer open(const boost::json::object& request);
  Answer set(const boost::json::object& request);
  Answer decide(const boost::json::object& request);
  Answer apply(const boost::json::object& request);
  Answer messages(const boost::json::object& request);
  Answer look(const boost::json::object& request);
  Answer attempt(const boost::json::object& request);
  static Answer attempt_each(const Table& table, Seat seat, const boost::json::object& request);
  Answer why(const boost::json::object& request);
  Answer state(const boost::json::object& request);
  Answer knowledge(const boost::json::object& request);
  Answer record(const boost::json::object& request);
  Answer read(const boost::json::object& request);
  Answer verify(const boost::json::object& request);
  Answer verify_log(const boost::json::object& request, OfferedBits bits);
  Answer forget(const boost::json::object& request);

  FindRuleSet find_;
  Draws& draws_;
  std::map<std::string, Table, std::less<>> tables_;
};

}  // namespace ardri::table
