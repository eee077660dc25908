// A game as it was played: the rule set, its options, and every step. The position is what the steps
// lead to, nothing else; a record replays to the same bits.
//
// As text (files *.ardri): one line of JSON, then one step a line. A file may hold several games one
// after the other, as a match does. See docs/notation.md.
#pragma once

#include <boost/json/fwd.hpp>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/rule_set.hpp"
#include "engine/core/step_text.hpp"

namespace ardri {

using FindRuleSet = std::function<std::expected<const RuleSet*, Fault>(std::string_view id)>;

class Record {
 public:
  Record(const RuleSet& rules, const Options& options)
      : rules_(&rules), options_(options), position_(rules.begin(options)) {}

  const RuleSet& rules() const { return *rules_; }
  const Options& options() const { return options_; }
  const std::vector<Step>& steps() const { return steps_; }
  const AnyPosition& position() const { return position_; }

  /// Requires: legal.
  void play(const Step& step);
  /// Plays what the text says, or tells why not and changes nothing.
  std::expected<Step, Fault> play(std::string_view text);
  /// Takes back the last steps.
  void take_back(std::size_t steps);

  /// The position after the first `count` steps.
  AnyPosition position_after(std::size_t count) const;
  /// The steps as move texts with their seats.
  std::vector<std::string> step_texts() const;
  /// The whole record as text; its header tells how many steps follow, and their checksum.
  std::string text() const;
  /// The record as a viewer may have it: what was hidden from them is written ?, and cannot be replayed.
  std::string text_for(Viewer viewer) const;

  /// A header field that means nothing to the program, kept as it was read: its name and its JSON.
  void keep_note(std::string name, std::string json) { notes_.emplace_back(std::move(name), std::move(json)); }
  const std::vector<std::pair<std::string, std::string>>& notes() const { return notes_; }

 private:
  const RuleSet* rules_;
  Options options_;
  AnyPosition position_;
  std::vector<Step> steps_;
  boost::json::object header(const std::string& checksum) const;
  std::vector<std::pair<std::string, std::string>> notes_;
};

/// Whether a header field of that name means something to the program, so that no note can have it.
bool is_header_field(std::string_view name);

/// Options and content pack as they stand in headers and requests: what is left out has its default.
std::expected<Options, Fault> read_options(const RuleSet& rules, const boost::json::object& header);
boost::json::object write_options(const Options& options);
boost::json::array write_scores(const Scores& scores);

/// Reads all games of a file. A fault names the line; a step that breaks a rule, the rule.
std::expected<std::vector<Record>, Fault> read_records(std::string_view text, const FindRuleSet& find);

}  // namespace ardri
