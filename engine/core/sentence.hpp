// Sentences with gaps, as the ledger writes them: a subset of ICU's message format. {seat} stands for a value;
// {lost, plural, =0 {none} one {one piece} other {# pieces}} chooses by number, # being the number itself;
// {good, select, bread {the bread} other {the goods}} chooses by word, where a language needs gender or case.
#pragma once

#include <expected>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace ardri {

/// What fills a gap: how it is told apart in `select` and `plural`, and how it is written.
struct Filling {
  std::string key;
  std::string words;
};

class Sentence {
 public:
  /// Or what is wrong with the pattern.
  static std::expected<Sentence, std::string> read(std::string_view pattern);

  std::string fill(const std::function<Filling(std::string_view gap)>& filling) const;

  struct Choice;
  /// A stretch of text, a gap, or a gap with choices.
  struct Part {
    enum class Kind { text, gap, number, plural, select } kind = Kind::text;
    std::string text;  // or the name of the gap
    std::vector<Choice> choices;
  };
  struct Choice {
    std::string key;
    std::vector<Part> parts;
  };
  std::span<const Part> parts() const { return parts_; }

 private:
  std::vector<Part> parts_;
};

}  // namespace ardri
