// Untrusted text on its way into a message.
#pragma once

#include <string>
#include <string_view>

namespace ardri {

/// Cut to 40 characters, with everything replaced that cannot be printed: one line, whatever it was.
std::string plain(std::string_view text);

/// The same without quotes inside, for a sentence that puts it in quotes of its language.
std::string within_quotes(std::string_view text);

/// The same in quotes.
std::string quoted(std::string_view text);

/// A path, or a message of another library, for the terminal: at most 400 characters, all of them printable.
std::string on_one_line(std::string_view text);

/// Without the blanks at either end.
std::string_view trimmed(std::string_view text);

}  // namespace ardri
