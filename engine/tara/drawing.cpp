#include "engine/tara/drawing.hpp"

#include <fmt/format.h>

#include "engine/core/any_position_of.hpp"
#include "engine/tara/rule_sets.hpp"
#include "engine/tara/tara_game.hpp"

namespace ardri::tara {

namespace {

/// The sign on a hill. Kings are marked; a king on enemy ground shows whose it is after the ringfort.
std::string sign(const Picture& picture, Hill h, bool marked) {
  const bool red = picture.forts[0] & set_of(h), blue = picture.forts[1] & set_of(h);
  if (!red && !blue) return marked ? "+ " : "· ";
  std::string fort = red ? "R" : "B";
  if (picture.kings[red ? 0 : 1] & set_of(h)) return fort + "♚";
  if (picture.kings[red ? 1 : 0] & set_of(h)) return fort + (red ? "b" : "r");
  return fort + (marked ? "?" : " ");
}

std::string hills_line(const Picture& picture, int rank, Hills marked) {
  std::string line = fmt::format("  {}  ", rank + 1);
  for (int file = 0; file < files; ++file) {
    const Hill h = hill(file, rank);
    std::string cell = on_board(file, rank) ? sign(picture, h, marked & set_of(h)) : "  ";
    const bool bridge = on_board(file, rank) && (picture.file_bridges & set_of(h));
    const bool red = picture.forts[0] & set_of(h);
    if (bridge && cell.ends_with(' ')) {
      cell.pop_back();
      cell += red ? "═══" : "───";
    } else {
      cell += bridge ? (red ? "══" : "──") : "  ";
    }
    line += cell;
  }
  return line + fmt::format(" {}\n", rank + 1);
}

std::string bridges_line(const Picture& picture, int lower_rank) {
  std::string line = "     ";
  for (int file = 0; file < files; ++file) {
    const Hill h = hill(file, lower_rank);
    const bool bridge = on_board(file, lower_rank) && (picture.rank_bridges & set_of(h));
    line += !bridge ? "    " : (picture.forts[0] & set_of(h)) ? "║   " : "│   ";
  }
  while (line.ends_with(' ')) line.pop_back();
  return line + "\n";
}

std::string board_text(const Picture& picture, Hills marked) {
  const std::string letters = "     A   B   C   D   E   F   G\n";
  std::string text = letters;
  for (int rank = ranks - 1; rank >= 0; --rank) {
    text += hills_line(picture, rank, marked);
    if (rank > 0) text += bridges_line(picture, rank - 1);
  }
  return text + letters;
}

std::string count_text(const Picture& picture, std::size_t colour, Language language) {
  std::string text = say(language, "tara.drawn-count", kingdoms_of(picture, colour).size(),
                         count_bits(picture.forts[colour]), bridges_used(picture, colour));
  if (picture.with_kings && picture.kings_taken[colour] > 0)
    text += ", " + say(language, "tara.drawn-kings", picture.kings_taken[colour]);
  return text + "\n";
}

/// Both colours, one below the other.
std::string counts_text(const Picture& picture, Language language) {
  std::string text;
  const auto names = drawn_names(rule_sets().front().seat_names, language);
  for (std::size_t colour : {0u, 1u}) {
    std::string head = names[colour] + " ";
    head[head.find(' ')] = ':';
    text += head + count_text(picture, colour, language);
  }
  return text;
}

std::string status_of(const Picture& picture, Language language) {
  std::vector<std::string> words;
  if (picture.phase == Phase::placing) words.push_back(say(language, "tara.drawn-placing"));
  if (picture.phase == Phase::manoeuvres) words.push_back(say(language, "tara.drawn-manoeuvres"));
  if (picture.phase == Phase::battle) words.push_back(say(language, "tara.drawn-battle"));
  if (picture.quiet_turns >= 10)
    words.push_back(say(language, "tara.drawn-quiet", picture.quiet_turns, picture.quiet_turns_to_end));
  if (picture.last_turn) words.push_back(say(language, "tara.drawn-last-turn"));
  return listed(words);
}

/// The drawing, if the position is one of these.
template <class... Positions>
std::optional<Drawing> drawing_of_one(const AnyPosition& position, Viewer viewer, Language language) {
  std::optional<Drawing> drawing;
  const auto draw_if = [&](const auto* here) {
    if (here) drawing = draw(picture_of(*here), viewer, language);
  };
  (draw_if(concrete<TaraGame<Positions>>(position)), ...);
  return drawing;
}

}  // namespace

Drawing draw(const Picture& picture, Viewer viewer, Language language) {
  const bool own_turn = picture.phase != Phase::over && viewer.sits_at(Seat{std::uint8_t(picture.turn)});
  return {board_text(picture, own_turn ? picture.choices : 0) + counts_text(picture, language),
          status_of(picture, language), say(language, "tara.drawn-legend")};
}

std::optional<Drawing> drawing_of(const AnyPosition& position, Viewer viewer, Language language) {
  return drawing_of_one<SacredHill1, SacredHill2, SacredHillDoubles1, SacredHillDoubles2, FourTreasures,
                        FourTreasuresDoubles, HighKings1, HighKings2, PoisonedChalice, StoneOfDestiny>(position, viewer,
                                                                                                       language);
}

}  // namespace ardri::tara
