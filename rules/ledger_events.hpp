// What happens, as the ledger's files in rules/events tell it: for each family the kinds of events with their arguments
// and sentences, and the words that arguments can be. Sentences are checked here, in all three languages: every gap is
// an argument, every choice a word of it. A file with "page": false has sentences that only the program itself says, at
// the terminal; a module for a page is built without them (ARDRI_PAGE).
#pragma once

#include <boost/json.hpp>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace ardri::ledger_file {

using Words = std::map<std::string, std::set<std::string>>;  // of a type of arguments: its keys

class Events {
 public:
  std::vector<std::string> ids;  // "tumult-royal.tumult"
  std::string arguments, entries, words, word_sets;

  /// Throws what is wrong with the file.
  void add(const boost::json::object& file);

 private:
  void add_words(const std::string& family, const std::string& type, const boost::json::object& set, bool on_page);
  void add_event(const std::string& family, const boost::json::object& event, const Words& known, bool on_page);
};

}  // namespace ardri::ledger_file
