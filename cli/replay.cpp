// `ardri replay FILE`: plays a record again, checks every move, and shows where it ends.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/saying.hpp"
#include "cli/terminal.hpp"
#include "engine/core/drawing.hpp"

namespace ardri::cli {

namespace {

void show_board(const AnyPosition& position, Language language) {
  const std::string text = drawing_of(position, Viewer::all_seeing(), language).text;
  fmt::print("{}\n", wants_colour() ? coloured_board(text) : text);
}

void show_boards(const Record& record, Language language) {
  AnyPosition position = record.position_after(0);
  std::size_t number = 0;
  for (const Step& step : record.steps()) {
    fmt::print("{}. {}\n", ++number, print_step(position, step));
    position.play(step.seat, step.action);
    show_board(position, language);
  }
}

void show_moves(const Record& record, Language language) {
  auto texts = record.step_texts();
  for (std::size_t i = 0; i < texts.size(); ++i) texts[i] = fmt::format("{:>3}. {}", i + 1, texts[i]);
  print_in_columns(texts);
  show_board(record.position(), language);
}

}  // namespace

void replay(const ReplayRequest& request) {
  const Language language = choose_language(request.language);
  for (const Record& record : load_records(request.file)) {
    const RuleSet& rules = record.rules();
    fmt::print("{}\n",
               say(language, "terminal.record-head", rules.words->name[language], rules.id(), record.steps().size()));
    request.boards ? show_boards(record, language) : show_moves(record, language);
    if (!record.position().over()) {
      fmt::print("{}\n", say(language, "terminal.not-over"));
      continue;
    }
    fmt::print("{}: {}\n", winners_text(rules, record.position().winners(), record.position().seats(), language),
               points_text(rules, record.position().scores(), language));
  }
}

}  // namespace ardri::cli
