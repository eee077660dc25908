// A position drawn for people at a terminal, in their language. Drawings stand apart from the facts of a view: each
// family has a file of its own for them, engine/drawings.cpp.in lists them all, and a module for a page, which draws
// for itself, is linked without any.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "engine/core/any_position.hpp"

namespace ardri {

struct Drawing {
  std::string text;
  std::string status;  // the phase and the like, in a few words; empty if what is asked says it
  std::string legend;  // how to read the drawing
  /// Whoever is asked has just moved, and is asked about that: they need not see it all again.
  bool goes_on = false;
};

/// As the viewer may see it; empty where no drawing is known.
Drawing drawing_of(const AnyPosition& position, Viewer viewer, Language language);

/// The letter that stands for a seat in a drawing, in every language: Y is Yellow.
inline char letter_of(const Text& seat) { return seat[Language::english][0]; }

/// A seat's name, with its letter where that is another: "Gelb (Y)".
std::string drawn_name(const Text& seat, Language language);

/// The names of all seats, filled up to one width.
std::vector<std::string> drawn_names(std::span<const Text> seats, Language language);

/// A list within a drawing: "a, b, c".
std::string listed(const std::vector<std::string>& words, std::string_view between = ", ");

/// A head and a list, in lines that fit a terminal of 80 columns; nothing if the list is empty. All lines of the list
/// begin below each other, behind the head, which is filled up to that width.
std::string in_lines(std::string_view head, const std::vector<std::string>& words, std::string_view between = ",",
                     std::size_t head_width = 7);

}  // namespace ardri
