#include "cli/terminal.hpp"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>

#include "cli/commands.hpp"
#include "engine/core/utf8.hpp"

namespace ardri::cli {

namespace {

constexpr std::string_view red = "\x1b[1;31m", blue = "\x1b[1;34m", green = "\x1b[32m", plain = "\x1b[0m";

struct Tint {
  std::string_view sign, colour;
};
// A king's crown follows the letter of its ringfort, so it is tinted together with that.
constexpr Tint tints[]{{"R♚", red}, {"B♚", blue}, {"Rb", red}, {"Br", blue}, {"R", red},   {"B", blue},
                       {"═", red},  {"║", red},   {"─", blue}, {"│", blue},  {"+", green}, {"?", green}};

std::string coloured_line(std::string_view line) {
  std::string out;
  while (!line.empty()) {
    const Tint* found = nullptr;
    for (const Tint& tint : tints)
      if (!found && line.starts_with(tint.sign)) found = &tint;
    const std::size_t length = found ? found->sign.size() : 1;
    if (found)
      out += fmt::format("{}{}{}", found->colour, line.substr(0, length), plain);
    else
      out += line.substr(0, length);
    line.remove_prefix(length);
  }
  return out;
}

/// The lines between the two that name the files.
bool part_of_board(std::string_view line) {
  const auto first = line.find_first_not_of(' ');
  return first != std::string_view::npos && (first == 2 || std::uint8_t(line[first]) >= 0x80);
}

/// Columns of the terminal; lines longer than 100 are hard to read anyway.
std::size_t columns() {
  constexpr std::size_t widest = 100;
  winsize size{};
  if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col < 20) return widest;
  return std::min<std::size_t>(size.ws_col, widest);
}

}  // namespace

bool is_terminal(int file_descriptor) { return isatty(file_descriptor) == 1; }

bool wants_colour() {
  const char* refused = std::getenv("NO_COLOR");
  return is_terminal(STDOUT_FILENO) && !(refused && *refused);
}

std::string coloured_board(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto end = text.find('\n');
    const std::string_view line = text.substr(0, end);
    out += part_of_board(line) ? coloured_line(line) : std::string(line);
    if (end == std::string_view::npos) break;
    out += '\n';
    text.remove_prefix(end + 1);
  }
  return out;
}

std::string wrapped(std::string_view text, std::size_t indent) {
  std::string out;
  std::size_t column = indent;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(std::min(text.size(), word.size() + 1));
    if (!out.empty() && column + 1 + characters(word) > columns()) {
      out += "\n" + std::string(indent, ' ');
      column = indent;
    } else if (!out.empty()) {
      out += ' ';
      ++column;
    }
    out += word;
    column += characters(word);
  }
  return out;
}

std::string fitted(std::string_view text) {
  constexpr std::size_t indent = 7;  // where most lines have something to say
  std::string out;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    const std::size_t head = line.find_first_not_of(' ', std::min(indent, line.size()));
    const bool fits = characters(line) <= columns() || head == std::string_view::npos;
    out += line.substr(0, fits ? line.size() : head);
    if (!fits) out += wrapped(line.substr(head), characters(line.substr(0, head)));
    out += '\n';
  }
  return out;
}

void print_in_columns(const std::vector<std::string>& texts) {
  std::size_t width = 0;
  for (const std::string& text : texts) width = std::max(width, characters(text) + 2);
  const std::size_t per_line = std::max<std::size_t>(1, columns() / std::max<std::size_t>(width, 1));
  for (std::size_t i = 0; i < texts.size(); ++i) {
    const bool ends = i % per_line == per_line - 1 || i + 1 == texts.size();
    fmt::print("{:<{}}{}", texts[i], ends ? 0 : width, ends ? "\n" : "");
  }
}

Language choose_language(const std::string& wanted) {
  if (wanted.empty()) return usual_language();
  const auto language = language_of(wanted);
  if (!language || wanted.size() != 2)
    throw Failure(Fault::of("terminal.no-language", "", within_quotes(wanted)), bad_usage);
  return *language;
}

Language usual_language() {
  for (const char* variable : {"LC_ALL", "LC_MESSAGES", "LANG"})
    if (const char* value = std::getenv(variable); value && *value)
      return language_of(value).value_or(Language::english);
  return Language::english;
}

}  // namespace ardri::cli
