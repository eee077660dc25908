// Drawings as inline SVG, piece by piece. Colours and fonts come from the page's style by the names of classes.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace ardri::arena {

/// Text as it must stand in HTML and SVG.
inline std::string escaped(std::string_view text) {
  std::string out;
  for (char c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      default: out += c;
    }
  return out;
}

class Drawing {
 public:
  static constexpr double width = 360;  // of every drawing, so that their letters are of one size

  void line(double x1, double y1, double x2, double y2, std::string_view style) {
    body_ +=
        fmt::format(R"(<line x1="{:.1f}" y1="{:.1f}" x2="{:.1f}" y2="{:.1f}" class="{}"/>)", x1, y1, x2, y2, style);
  }
  void box(double x, double y, double wide, double high, std::string_view style) {
    body_ += fmt::format(R"(<rect x="{:.1f}" y="{:.1f}" width="{:.1f}" height="{:.1f}" class="{}"/>)", x, y, wide, high,
                         style);
  }
  void dot(double x, double y, double radius, std::string_view style) {
    body_ += fmt::format(R"(<circle cx="{:.1f}" cy="{:.1f}" r="{:.1f}" class="{}"/>)", x, y, radius, style);
  }
  /// `style` also says which way it runs: "start", "middle" or "end".
  void text(double x, double y, std::string_view words, std::string_view style) {
    body_ += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" class="{}">{}</text>)", x, y, style, escaped(words));
  }
  void path(std::string_view points, std::string_view style) {
    body_ += fmt::format(R"(<path d="{}" class="{}"/>)", points, style);
  }

  /// The whole, with words for those who cannot see it.
  std::string finish(double height, std::string_view title) const {
    return fmt::format(R"(<svg viewBox="0 0 {:.0f} {:.0f}" role="img"><title>{}</title>{}</svg>)", width, height,
                       escaped(title), body_);
  }

 private:
  std::string body_;
};

}  // namespace ardri::arena
