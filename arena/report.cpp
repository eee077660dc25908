#include "arena/report.hpp"

#include <fmt/format.h>

#include "arena/plots.hpp"
#include "arena/remarks.hpp"
#include "arena/report_style.hpp"
#include "arena/svg.hpp"

namespace ardri::arena {

namespace {

std::string_view name_of(const Discipline& discipline) { return discipline.rules().words->name[Language::english]; }

std::string title_of(const Contest& contest) {
  if (contest.disciplines.size() > 3) return fmt::format("Tournament in {} rule sets", contest.disciplines.size());
  std::string title;
  for (const Discipline& discipline : contest.disciplines)
    title += fmt::format("{}{}", title.empty() ? "" : " · ", name_of(discipline));
  return title;
}

/// The result in a sentence.
std::string lede(const Progress& progress, const Standings& all) {
  const Contest& contest = progress.contest;
  const std::size_t best = ranking(all).front();
  const Standing& first = all.contestants[best];
  const std::string& name = contest.contestants[best].name;
  if (!first.rating) return "No round has been finished yet.";
  if (contest.contestants.size() > 2)
    return fmt::format("{} is ahead of {} others with {:.1f} % of the points: Elo {} against their mean (95 %: {}).",
                       name, contest.contestants.size() - 1, 100 * first.score, elo_text(first.rating),
                       interval_text(first.rating));
  const std::string& other = contest.contestants[1 - best].name;
  return fmt::format("{} scores {:.1f} % against {}: Elo {} (95 %: {}).", name, 100 * first.score, other,
                     elo_text(first.rating), interval_text(first.rating));
}

std::string thought_text(double seconds) {
  if (seconds < 100) return fmt::format("{:.1f} s", seconds);
  if (seconds < 6000) return fmt::format("{:.0f} min", seconds / 60);
  return fmt::format("{:.1f} h", seconds / 3600);
}

std::string fact(std::string_view what, const std::string& value) {
  return fmt::format("<div><dt>{}</dt><dd>{}</dd></div>", what, value);
}

std::string facts(const Progress& progress, const Standings& all) {
  double thought = 0;
  for (const Standing& standing : all.contestants) thought += standing.clock.seconds;
  return "<dl class=\"facts\">" +
         fact("games", progress.complete() ? fmt::format("{}", all.games)
                                           : fmt::format("{} of {}", all.games, progress.counted)) +
         fact("players", fmt::format("{}", all.contestants.size())) +
         fact("moves in a game", fmt::format("{:.1f}", all.mean_length())) + fact("of thought", thought_text(thought)) +
         "</dl>";
}

std::string cell(const std::string& text) { return "<td>" + text + "</td>"; }

std::string standings_row(const Contestant& contestant, const Standing& standing) {
  const Balance& balance = standing.balance;
  return "<tr><th scope=\"row\">" + escaped(contestant.name) + "</th><td class=\"elo\">" +
         escaped(elo_text(standing.rating)) + "</td>" + cell(interval_text(standing.rating)) +
         cell(fmt::format("{:.1f} %", 100 * standing.score)) + cell(fmt::format("{}", balance.games())) +
         cell(fmt::format("{}", balance.won)) + cell(fmt::format("{}", balance.drawn)) +
         cell(fmt::format("{}", balance.lost)) + cell(fmt::format("{:.2f}", standing.points)) +
         cell(fmt::format("{:.3f} s", standing.seconds_per_move())) +
         cell(fmt::format("{:.3f} s", standing.clock.slowest)) + "</tr>";
}

std::string head_row(std::initializer_list<std::string_view> names) {
  std::string row = "<thead><tr>";
  for (std::string_view name : names) row += fmt::format("<th scope=\"col\">{}</th>", name);
  return row + "</tr></thead>";
}

std::string standings_table(const Contest& contest, const Standings& standings) {
  std::string rows;
  for (std::size_t i : ranking(standings)) rows += standings_row(contest.contestants[i], standings.contestants[i]);
  return "<div class=\"sheet\"><table>" +
         head_row({"player", "Elo", "95 % interval", "score", "games", "won", "drawn", "lost", "points", "a move",
                   "slowest"}) +
         "<tbody>" + rows + "</tbody></table></div>";
}

/// The scores again with luck taken out.
std::string fair_table(const Contest& contest, const Standings& standings) {
  if (standings.without_luck.empty()) return "";
  std::string rows;
  for (std::size_t i : ranking(standings)) {
    const FairStanding& fair = standings.without_luck[i];
    rows += "<tr><th scope=\"row\">" + escaped(contest.contestants[i].name) + "</th><td class=\"elo\">" +
            escaped(elo_text(fair.rating)) + "</td>" + cell(interval_text(fair.rating)) +
            cell(fmt::format("{:.1f} %", 100 * fair.score)) +
            cell(fmt::format("{:.0f} games", fair.worth * standings.contestants[i].balance.games())) + "</tr>";
  }
  return "<p>With luck taken out: what chance gave is estimated draw by draw and leaves no trace on average, so that "
         "the same strength shows in fewer games.</p><div class=\"sheet\"><table>" +
         head_row({"player", "Elo", "95 % interval", "score", "as good as"}) + "<tbody>" + rows +
         "</tbody></table></div>";
}

/// What one scored against another, on a ground that shows it: the more, the greener.
std::string cross_cell(const Sample& sample) {
  if (sample.count == 0) return "<td>·</td>";
  const double score = sample.mean();
  return fmt::format("<td style=\"background:rgb(var(--{}) / {:.0f}%)\">{:.1f} %<small>{}</small></td>",
                     score >= 0.5 ? "good" : "bad", 90 * std::abs(score - 0.5), 100 * score,
                     escaped(elo_text(rate(sample))));
}

std::string cross_table(const Contest& contest, const Standings& standings) {
  const std::vector<std::size_t> order = ranking(standings);
  std::string head = "<thead><tr><td></td>", rows;
  for (std::size_t i : order) head += "<th scope=\"col\">" + escaped(contest.contestants[i].name) + "</th>";
  for (std::size_t i : order) {
    rows += "<tr><th scope=\"row\">" + escaped(contest.contestants[i].name) + "</th>";
    for (std::size_t j : order) rows += i == j ? "<td>–</td>" : cross_cell(standings.against[i][j]);
    rows += "</tr>";
  }
  return "<section><h2>Against each other</h2><p>The share of points of the player at the left against the one above, "
         "and what it means in Elo.</p><div class=\"sheet cross\"><table>" +
         head + "</tr></thead><tbody>" + rows + "</tbody></table></div></section>";
}

constexpr const char* legend =
    "<span class=\"legend\"><span><i class=\"key won\"></i>won</span> <span><i class=\"key drawn\"></i>drawn</span> "
    "<span><i class=\"key lost\"></i>lost</span></span>";

/// A plot with its caption, and its numbers for those who want them.
std::string figure(std::string_view caption, std::string_view explanation, const std::string& plot,
                   const std::string& numbers) {
  const std::string details =
      numbers.empty() ? "" : "<details><summary>Numbers</summary><table>" + numbers + "</table></details>";
  return fmt::format("<figure><figcaption>{}</figcaption><p>{}</p>{}{}</figure>", caption, explanation, plot, details);
}

std::string ratings_figure(const Contest& contest, const Standings& standings) {
  std::vector<RatedName> ratings;
  for (std::size_t i : ranking(standings))
    ratings.push_back({contest.contestants[i].name, standings.contestants[i].rating});
  return figure("Ratings", "Elo against the others, with 95 % intervals.", plot_ratings(ratings), "");
}

std::string results_figure(const Contest& contest, const Standings& standings) {
  std::vector<NamedBalance> balances;
  for (std::size_t i : ranking(standings))
    balances.push_back({contest.contestants[i].name, standings.contestants[i].balance});
  return figure("Results", legend, plot_balances(balances), "");
}

std::string sprt_figure(const Contest& contest, const Sprt& sprt) {
  return figure("Test", escaped(sprt_text(contest, sprt)) + ". Round by round:", plot_sprt(sprt), "");
}

std::string seats_figure(const Discipline& discipline, const Standings& standings) {
  std::vector<NamedBalance> balances;
  std::string numbers = head_row({"seat", "won", "drawn", "lost", "points"}) + "<tbody>";
  for (int side = 0; side < discipline.sides(); ++side) {
    const auto& [balance, points] = standings.sides[std::size_t(side)];
    balances.push_back({discipline.side_name(side), balance});
    numbers += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td><td>{}</td><td>{}</td><td>{:.2f}</td></tr>",
                           escaped(discipline.side_name(side)), balance.won, balance.drawn, balance.lost, points);
  }
  const AnyPosition start = discipline.rules().begin(discipline.options());
  const Seat first = *start.actors().begin();
  const std::string starts =
      first == chance_seat ? ""
                           : fmt::format("{} starts.", discipline.rules().seat_names[first.number][Language::english]);
  return figure("What the seats are worth", starts + legend, plot_balances(balances), numbers + "</tbody>");
}

std::string histogram_rows(const Histogram& values) {
  std::string rows = "<tbody>";
  for (const auto& [value, times] : values)
    rows += fmt::format("<tr><th scope=\"row\">{}</th><td>{}</td></tr>", value, times);
  return rows + "</tbody>";
}

std::string lengths_figure(const Standings& standings) {
  return figure("Length", "Games by their number of moves.", plot_lengths(standings.lengths),
                head_row({"moves", "games"}) + histogram_rows(standings.lengths));
}

std::string leads_figure(const Contest& contest, const Standings& standings) {
  std::vector<NamedHistogram> rows;
  std::string numbers = head_row({"player", "ahead by", "games"}) + "<tbody>";
  for (std::size_t i : ranking(standings)) {
    const Histogram& leads = standings.contestants[i].leads;
    if (leads.empty()) continue;  // all forfeited
    rows.push_back({contest.contestants[i].name, leads});
    for (const auto& [lead, times] : leads)
      numbers += fmt::format("<tr><th scope=\"row\">{}</th><td>{:+}</td><td>{}</td></tr>",
                             escaped(contest.contestants[i].name), lead, times);
  }
  return figure("Points", "Games by how many points a player was ahead of the best opponent.", plot_leads(rows),
                numbers + "</tbody>");
}

std::string discipline_section(const Progress& progress, std::size_t number) {
  const Contest& contest = progress.contest;
  const Discipline& discipline = contest.disciplines[number];
  const Standings standings = standings_of(progress, number);
  if (standings.games == 0) return "";
  const bool alone = contest.disciplines.size() == 1;
  return fmt::format("<section><h2>{}</h2><p>{}, {} games, {:.1f} moves on average</p>",
                     alone ? "The games" : name_of(discipline), discipline.rules().id(), standings.games,
                     standings.mean_length()) +
         (alone ? "" : standings_table(contest, standings) + fair_table(contest, standings)) + "<div class=\"plots\">" +
         seats_figure(discipline, standings) + lengths_figure(standings) + leads_figure(contest, standings) +
         "</div></section>";
}

std::string remarks_section(const Progress& progress, const Standings& all) {
  std::string items;
  for (const std::string& remark : remarks_on(progress, all)) items += "<li>" + escaped(remark) + "</li>";
  return items.empty() ? "" : "<section><h2>Remarks</h2><ul class=\"warn\">" + items + "</ul></section>";
}

std::string origin_row(std::string_view what, const std::string& value) {
  return fmt::format("<dt>{}</dt><dd>{}</dd>", what, value);
}

std::string players_text(const Contest& contest) {
  std::string text;
  for (const Contestant& contestant : contest.contestants)
    text += (text.empty() ? "" : "; ") + escaped(contestant.name) + ": " + escaped(limits_text(contestant));
  return text;
}

constexpr std::string_view compiler() {
#ifdef __clang__
  return "Clang " __clang_version__;
#else
  return "GCC " __VERSION__;
#endif
}

std::string origin_section(const Contest& contest, const Provenance& provenance) {
  std::string ids;
  for (const Discipline& discipline : contest.disciplines)
    ids += (ids.empty() ? "" : ", ") + std::string(discipline.rules().id());
  return "<section><h2>How it was played</h2><div class=\"sheet\"><dl class=\"origin\">" +
         origin_row("command", "<code>" + escaped(provenance.command) + "</code>") + origin_row("rule sets", ids) +
         origin_row("players", players_text(contest)) + origin_row("seed", fmt::format("{}", contest.pairing.seed)) +
         origin_row("openings",
                    fmt::format("{} random moves, each opening played from every seat", contest.opening_moves)) +
         origin_row("machine", fmt::format("{} cores, {} games at once", provenance.cores, provenance.jobs)) +
         origin_row("program", escaped(fmt::format("ardri, compiled by {}", compiler()))) +
         origin_row("written", escaped(provenance.date)) +
         "</dl></div><p>Elo is 400 · log₁₀ of the odds of scoring. The games from one opening, one from every seat, "
         "count "
         "as one observation, so that lucky openings and better seats weigh nothing; the intervals hold with a "
         "probability "
         "of 95 % and start from one imagined round of any result. Where players have limits of nodes rather than of "
         "time, the command plays the same games again.</p></section>";
}

}  // namespace

std::string report_html(const Progress& progress, const Provenance& provenance) {
  const Contest& contest = progress.contest;
  const Standings all = standings_of(progress, std::nullopt);
  const std::string title = escaped(title_of(contest));
  std::string body = facts(progress, all) + "<section><h2>Standings</h2>" + standings_table(contest, all) +
                     fair_table(contest, all) + "<div class=\"plots\">" + ratings_figure(contest, all) +
                     results_figure(contest, all) + (progress.sprt ? sprt_figure(contest, *progress.sprt) : "") +
                     "</div></section>";
  if (contest.contestants.size() > 2) body += cross_table(contest, all);
  for (std::size_t i = 0; i < contest.disciplines.size(); ++i) body += discipline_section(progress, i);
  body += remarks_section(progress, all) + origin_section(contest, provenance);
  return fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/><meta name=\"viewport\" "
      "content=\"width=device-width, initial-scale=1\"/><title>{} – Ard Rí tournament</title><style>{}</style></head>\n"
      "<body><header><p>Ard Rí · Tournament</p><h1>{}</h1><p "
      "class=\"lede\">{}</p></header>\n<main>{}</main></body></html>\n",
      title, report_style, title, escaped(lede(progress, all)), body);
}

}  // namespace ardri::arena
