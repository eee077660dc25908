// Rules get better, and games that were played before stay what they were: a record names the version of the rules it
// was played under and the checksum of its pack. Under later rules it is replayed the same, or refused with a sentence
// that says what has changed.
#pragma once

#include <boost/json/fwd.hpp>

#include "engine/core/rule_set.hpp"

namespace ardri {

/// The version that a header names; none means the first.
std::expected<int, Fault> read_version(const RuleSet& rules, const boost::json::object& header);

/// The checksum of the pack that is played with; empty for rule sets without packs.
std::string pack_of(const RuleSet& rules, const Options& options);

/// What is wrong if the pack is not the one that was played with; nothing if it is.
std::optional<Fault> wrong_pack(const RuleSet& rules, const Options& options, int version,
                                const boost::json::object& header);

/// A fault of a record, with what has changed since its version added.
Fault under_later_rules(const RuleSet& rules, int version, const Fault& fault);

}  // namespace ardri
