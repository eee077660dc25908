// `ardri analyse FILE`: looks back at recorded games, move by move.
#include "bots/analysis.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <boost/json.hpp>
#include <cmath>

#include "cli/commands.hpp"
#include "cli/record_file.hpp"
#include "cli/saying.hpp"
#include "cli/terminal.hpp"
#include "engine/core/heard.hpp"
#include "engine/core/match.hpp"
#include "protocol/request.hpp"
#include "protocol/writing.hpp"

namespace ardri::cli {

namespace {

namespace json = boost::json;

/// Whether the games are those of one match, in their order: the start passes on, and all but the last are over.
bool are_a_match(const std::vector<Record>& records) {
  const Record& first = records.front();
  Match match{first.rules(), first.options()};
  for (const Record& record : records) {
    if (record.rules().id() != first.rules().id() || match.over()) return false;
    if (write_options(record.options()) != write_options(match.next_game())) return false;
    if (&record == &records.back()) break;
    if (!record.position().over()) return false;
    match.add(record.position().scores());
  }
  return records.size() > 1;
}

/// What the points of each game were worth to the players.
std::vector<bots::Stakes> stakes_of(const std::vector<Record>& records) {
  std::vector<bots::Stakes> stakes(records.size());
  if (!are_a_match(records)) return stakes;
  Match match{records.front().rules(), records.front().options()};
  for (std::size_t i = 0; i < records.size(); ++i) {
    stakes[i] = bots::stakes_in(match);
    if (records[i].position().over()) match.add(records[i].position().scores());
  }
  return stakes;
}

using Judges = std::vector<std::unique_ptr<bots::Player>>;

/// A player for each game; who is not there is noticed before the first game. If nobody is named it is the one that the
/// page asks: the strongest level, or who judges at a look where something is hidden or drawn.
Judges judges_of(const std::vector<Record>& records, const std::optional<std::string>& named) {
  Judges judges;
  for (const Record& record : records) {
    const std::string bot = named.value_or(record.rules().hides ? "heuristic" : "level-6");
    judges.push_back(bots::make_player(bot, record.rules()));
    if (!judges.back()) throw Failure(protocol::no_such_player(bot, record.rules()), bad_usage);
  }
  return judges;
}

bots::Budget budget_of(const AnalyseRequest& request) {
  bots::Budget budget;
  if (request.seconds)
    budget.seconds = *request.seconds;
  else
    budget.nodes = request.nodes;
  return budget;
}

std::string sign_of(bots::Mark mark) {
  return mark == bots::Mark::blunder ? " ??" : mark == bots::Mark::mistake ? " ?" : "";
}

/// What is sure is said so: nobody has to guess what 1.00 means.
std::string value_text(double value, Language language) {
  if (value >= 1) return say(language, "terminal.won");
  if (value <= -1) return say(language, "terminal.lost");
  return fmt::format("{:+.2f}", std::clamp(value, -0.99, 0.99));
}

/// In percent, if anything was ever at stake.
std::string accuracy_text(const bots::Summary& summary) {
  return summary.accuracy ? fmt::format("{} %", std::lround(100 * *summary.accuracy)) : "–";
}

/// Prints the moves of a game as they are judged.
class Commentary {
 public:
  Commentary(const Record& record, Language language)
      : record_(record), language_(language), position_(record.position_after(0)) {}

  void tell(const bots::Judgement& judgement) {
    std::string remark = luck_text(judgement);
    if (judgement.mark() != bots::Mark::none)
      remark = say(language_, "terminal.lost-value", fmt::format("{:.2f}", judgement.loss()),
                   move_text(judgement.line.front()));
    if (judgement.after.outcome && judgement.after.outcome != certain_) {
      certain_ = judgement.after.outcome;
      remark += (remark.empty() ? "" : "; ") +
                say(language_, "terminal.certain", points_text(record_.rules(), *certain_, language_));
    }
    fmt::print("{:>3}. {:<16}{:>6}{}{}\n", ++number_, print_step(position_, judgement.step) + sign_of(judgement.mark()),
               value_text(judgement.after.value.front(), language_), remark.empty() ? "" : "  ", remark);
    std::fflush(stdout);
    position_.play(judgement.step.seat, judgement.step.action);
  }

  void close(const std::vector<bots::Judgement>& judgements) const {
    if (position_.over())
      fmt::print("{}: {}\n", winners_text(record_.rules(), position_.winners(), position_.seats(), language_),
                 points_text(record_.rules(), position_.scores(), language_));
    tell_luck(judgements);
    tell_moments(judgements);
    const auto summaries = bots::summarise(judgements, position_.seats());
    for (Seat seat : SeatSet::first(position_.seats())) {
      const bots::Summary& summary = summaries[seat.number];
      fmt::print("{}\n", say(record_.rules(), language_, "terminal.summary", seat, accuracy_text(summary),
                             summary.mistakes, summary.blunders, summary.judged));
    }
  }

 private:
  /// Whom a draw did most good or harm, if it did any.
  std::string luck_text(const bots::Judgement& judgement) const {
    constexpr double noticed = 0.02;
    const bots::Worth& luck = judgement.change.luck;
    const auto most = std::ranges::max_element(luck, {}, [](double value) { return std::abs(value); });
    if (most == luck.end() || std::abs(*most) < noticed) return "";
    return say(record_.rules(), language_, "terminal.draw-worth", fmt::format("{:+.2f}", *most),
               Seat{std::uint8_t(most - luck.begin())});
  }

  void tell_luck(const std::vector<bots::Judgement>& judgements) const {
    const auto split = bots::luck_and_play(record_, judgements);
    if (!split) return;
    fmt::print("{}\n", say(language_, "terminal.luck-head"));
    for (Seat seat : SeatSet::first(position_.seats())) {
      const double start = split->start[seat.number], luck = split->luck[seat.number], play = split->play[seat.number];
      fmt::print("{}\n", say(record_.rules(), language_, "terminal.luck-and-play", seat, fmt::format("{:+.2f}", luck),
                             fmt::format("{:+.2f}", play), fmt::format("{:+.2f}", start),
                             value_text(std::round(1e6 * (start + luck + play)) / 1e6, language_)));
    }
  }

  std::string move_text(const Step& step) const { return position_.print(step.action); }

  void tell_moments(const std::vector<bots::Judgement>& judgements) const {
    const auto moments = bots::key_moments(judgements);
    const auto turned =
        std::ranges::count_if(moments, [&](std::size_t moment) { return bots::turns_the_game(judgements[moment]); });
    fmt::print("{}\n", say(language_, "terminal.key-moments", int(moments.size()), int(turned)));
    for (std::size_t moment : moments) {
      const bots::Judgement& judgement = judgements[moment];
      const AnyPosition here = record_.position_after(moment);
      fmt::print("{:>3}. {}\n", moment + 1, moment_text(here, judgement));
      for (const Step& step : {judgement.step, judgement.line.front()})
        fmt::print("     {}: {}\n", here.print(step.action), what_it_does(here, step));
    }
  }

  std::string moment_text(const AnyPosition& here, const bots::Judgement& judgement) const {
    const std::size_t seat = judgement.step.seat.number;
    return say(record_.rules(), language_, "terminal.moment", judgement.step.seat,
               here.print(judgement.step.action) + sign_of(judgement.mark()),
               value_text(judgement.after.value[seat], language_), here.print(judgement.line.front().action),
               value_text(judgement.best.value[seat], language_));
  }

  /// The events of a step in words.
  std::string what_it_does(AnyPosition here, const Step& step) const {
    Heard heard;
    here.play(step.seat, step.action, heard);
    const auto seats = [&](Seat seat, Language in) { return seat_name(record_.rules(), seat, in); };
    const auto naming = [&](std::string_view type, std::int32_t value) { return here.name(type, value); };
    std::string sentences;
    for (const Event& event : heard.events)
      sentences += (sentences.empty() ? "" : " ") + ardri::tell(happening_of(event, naming), seats, language_);
    return sentences;
  }

  const Record& record_;
  Language language_;
  AnyPosition position_;
  std::size_t number_ = 0;
  std::optional<Scores> certain_;
};

void comment_on(const Record& record, const bots::Player& judge, const bots::Task& task, Language language) {
  const RuleSet& rules = record.rules();
  fmt::print("{}\n{}\n",
             say(language, "terminal.record-head", rules.words->name[language], rules.id(), record.steps().size()),
             say(rules, language, "terminal.values", Seat{0}));
  Commentary commentary{record, language};
  commentary.close(bots::analyse(record, judge, task, [&](const auto& judged) { commentary.tell(judged); }));
}

json::object analysis_of(const Record& record, const bots::Player& judge, const bots::Task& task) {
  json::object analysis = protocol::write_analysis(record, bots::analyse(record, judge, task));
  analysis["game"] = record.rules().id();
  return analysis;
}

}  // namespace

void analyse(const AnalyseRequest& request) {
  const Language language = choose_language(request.language);
  const std::vector<Record> records = load_records(request.file);
  const std::vector<bots::Stakes> stakes = stakes_of(records);
  const Judges judges = judges_of(records, request.bot);
  json::array analyses;
  for (std::size_t i = 0; i < records.size(); ++i) {
    const bots::Task task{{}, budget_of(request), stakes[i], request.seed, {}};
    if (request.as_json)
      analyses.push_back(analysis_of(records[i], *judges[i], task));
    else
      comment_on(records[i], *judges[i], task, language);
  }
  if (request.as_json) fmt::print("{}\n", json::serialize(analyses));
}

}  // namespace ardri::cli
