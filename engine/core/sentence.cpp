#include "engine/core/sentence.hpp"

#include <algorithm>

namespace ardri {

namespace {

using Part = Sentence::Part;
using Parts = std::vector<Part>;

/// Reads a pattern from left to right; the first fault stays.
class Reader {
 public:
  explicit Reader(std::string_view pattern) : rest_(pattern) {}

  /// Up to the brace that closes what it stands in, or the end.
  Parts parts(bool counted) {
    Parts parts;
    std::string text;
    const auto flush = [&] {
      if (!text.empty()) parts.push_back({Part::Kind::text, std::move(text), {}});
      text.clear();
    };
    while (!rest_.empty() && rest_.front() != '}' && fault_.empty()) {
      const char next = take();
      if (next != '{' && !(next == '#' && counted)) {
        text += next;
        continue;
      }
      flush();
      parts.push_back(next == '#' ? Part{Part::Kind::number, "#", {}} : gap(counted));
    }
    flush();
    return parts;
  }
  bool done() const { return rest_.empty(); }
  const std::string& fault() const { return fault_; }
  void complain(std::string what) {
    if (fault_.empty()) fault_ = std::move(what);
  }

 private:
  char take() {
    const char c = rest_.front();
    rest_.remove_prefix(1);
    return c;
  }
  void skip_blanks() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }
  bool take_if(char wanted) {
    skip_blanks();
    if (rest_.empty() || rest_.front() != wanted) return false;
    take();
    return true;
  }
  void expect(char wanted) {
    if (!take_if(wanted)) complain(std::string("'") + wanted + "' is missing before \"" + std::string(rest_) + "\"");
  }
  std::string word() {
    skip_blanks();
    const std::size_t end = std::min(rest_.find_first_of(" \n,{}#"), rest_.size());
    const std::string word(rest_.substr(0, end));
    rest_.remove_prefix(end);
    if (word.empty()) complain("a word is missing before \"" + std::string(rest_) + "\"");
    return word;
  }
  Part gap(bool counted) {
    Part part{Part::Kind::gap, word(), {}};
    if (take_if('}') || !fault_.empty()) return part;
    expect(',');
    const std::string kind = word();
    if (kind != "plural" && kind != "select") complain("\"" + kind + "\" is neither plural nor select");
    part.kind = kind == "plural" ? Part::Kind::plural : Part::Kind::select;
    expect(',');
    read_choices(part, counted);
    expect('}');
    return part;
  }
  void read_choices(Part& part, bool counted) {
    for (skip_blanks(); fault_.empty() && !rest_.empty() && rest_.front() != '}'; skip_blanks()) {
      std::string key = word();
      expect('{');
      part.choices.push_back({std::move(key), parts(counted || part.kind == Part::Kind::plural)});
      expect('}');
    }
    if (part.choices.empty() || part.choices.back().key != "other") complain("the last choice must be \"other\"");
  }

  std::string_view rest_;
  std::string fault_;
};

/// In all three languages one is singular, and everything else plural.
bool fits(const Sentence::Choice& choice, Part::Kind kind, const std::string& key) {
  if (choice.key == "other") return true;
  if (kind == Part::Kind::select) return choice.key == key;
  return choice.key == "=" + key || (choice.key == "one" && key == "1");
}

using FillGap = std::function<Filling(std::string_view)>;

void write(const Parts& parts, const FillGap& filling, const std::string& number, std::string& out) {
  for (const Part& part : parts) {
    if (part.kind == Part::Kind::text) {
      out += part.text;
    } else if (part.kind == Part::Kind::number) {
      out += number;
    } else if (const Filling value = filling(part.text); part.kind == Part::Kind::gap) {
      out += value.words;
    } else {
      const auto choice = std::ranges::find_if(
          part.choices, [&](const Sentence::Choice& each) { return fits(each, part.kind, value.key); });
      write(choice->parts, filling, part.kind == Part::Kind::plural ? value.words : number, out);
    }
  }
}

}  // namespace

std::expected<Sentence, std::string> Sentence::read(std::string_view pattern) {
  Reader reader{pattern};
  Sentence sentence;
  sentence.parts_ = reader.parts(false);
  if (!reader.done()) reader.complain("a brace is closed that was never opened");
  if (!reader.fault().empty()) return std::unexpected(reader.fault());
  return sentence;
}

std::string Sentence::fill(const std::function<Filling(std::string_view)>& filling) const {
  std::string out;
  write(parts_, filling, "", out);
  return out;
}

}  // namespace ardri
