#include "arena/plots.hpp"

#include "arena/axis.hpp"
#include "arena/svg.hpp"
#include "engine/core/utf8.hpp"

namespace ardri::arena {

namespace {

constexpr double left_edge = 1, right_edge = Drawing::width - 1;

std::string number_text(double value) { return value < 0 ? fmt::format("−{:g}", -value) : fmt::format("{:g}", value); }

/// The part of a long name that fits.
std::string shortened(const std::string& name, std::size_t most) {
  const std::string_view part = first_characters(name, most);
  return part.size() < name.size() ? std::string(part) + "…" : name;
}

void mark_below(Drawing& drawing, const Axis& axis, double top, double bottom, const std::vector<double>& marks) {
  for (double mark : marks) {
    drawing.line(axis.at(mark), top, axis.at(mark), bottom, "grid");
    drawing.text(axis.at(mark), bottom + 15, number_text(mark), "mark middle");
  }
}

/// The ends of all intervals that are finite, and zero.
std::pair<double, double> range_of(const std::vector<RatedName>& ratings) {
  double low = -50, high = 50;
  for (const auto& [name, rating] : ratings) {
    if (!rating) continue;
    for (double end : {rating->low, rating->elo, rating->high})
      if (std::isfinite(end)) low = std::min(low, end), high = std::max(high, end);
  }
  const double room = 0.06 * (high - low);
  return {low - room, high + room};
}

void draw_rating(Drawing& drawing, const Axis& axis, const Rating& rating, double y) {
  const double from = axis.at(rating.low), to = axis.at(rating.high);
  drawing.line(from, y, to, y, "whisker");
  for (const auto& [end, x] : {std::pair{rating.low, from}, std::pair{rating.high, to}})
    if (std::isfinite(end)) drawing.line(x, y - 5, x, y + 5, "whisker");
  if (std::isfinite(rating.elo)) return drawing.dot(axis.at(rating.elo), y, 5.5, "point");
  // No end is known on this side: an arrow.
  const double tip = rating.elo > 0 ? to : from, back = rating.elo > 0 ? -8 : 8;
  drawing.path(fmt::format("M{:.1f} {:.1f}l{} -6v12z", tip, y, back), "point");
}

/// Bars of some numbers each, so that they are neither too many nor too thin.
Histogram binned(const Histogram& values, int width) {
  Histogram bins;
  for (const auto& [value, times] : values) bins[int(std::floor(double(value) / width)) * width] += times;
  return bins;
}

int bin_width(int low, int high) {
  constexpr int most_bars = 30;
  int width = 1;
  while ((high - low) / width >= most_bars) ++width;
  return width;
}

int most_in(const Histogram& values) {
  int most = 1;
  for (const auto& [value, times] : values) most = std::max(most, times);
  return most;
}

double mean_of(const Histogram& values) {
  double sum = 0, count = 0;
  for (const auto& [value, times] : values) sum += double(value) * times, count += times;
  return count == 0 ? 0 : sum / count;
}

/// With its sign: "+3.4"
std::string mean_text(const Histogram& values) {
  const double mean = mean_of(values);
  return fmt::format("{}{:.1f}", mean < 0 ? "−" : "+", std::abs(mean));
}

}  // namespace

std::string plot_ratings(const std::vector<RatedName>& ratings) {
  constexpr double row = 44, top = 6;
  const auto [low, high] = range_of(ratings);
  const Axis axis(low, high, left_edge + 14, right_edge - 14);
  const double bottom = top + row * double(ratings.size());
  Drawing drawing;
  mark_below(drawing, axis, top, bottom, axis.marks(5, 1));
  drawing.line(axis.at(0), top, axis.at(0), bottom, "zero");
  std::string words;
  for (std::size_t i = 0; i < ratings.size(); ++i) {
    const auto& [name, rating] = ratings[i];
    const double y = top + row * double(i);
    drawing.text(left_edge, y + 14, shortened(name, 30), "label start halo");
    drawing.text(right_edge, y + 14, elo_text(rating), "value end halo");
    if (rating) draw_rating(drawing, axis, *rating, y + 30);
    words += fmt::format("{}{} {} ({})", i == 0 ? "" : ", ", name, elo_text(rating), interval_text(rating));
  }
  return drawing.finish(bottom + 22, "Elo with 95 % intervals: " + words);
}

std::string plot_balances(const std::vector<NamedBalance>& balances) {
  constexpr double row = 58, bar = 24, room_for_digits = 30;
  Drawing drawing;
  std::string words;
  double y = 0;
  for (const auto& [name, balance] : balances) {
    drawing.text(left_edge, y + 15, shortened(name, 44), "label start");
    const Axis axis(0, std::max(1, balance.games()), left_edge, right_edge);
    int before = 0;
    for (const auto& [count, style] :
         {std::pair{balance.won, "won"}, std::pair{balance.drawn, "drawn"}, std::pair{balance.lost, "lost"}}) {
      const double from = axis.at(before), to = axis.at(before + count);
      before += count;
      if (count == 0) continue;
      drawing.box(from, y + 22, to - from, bar, style);
      if (to - from > room_for_digits)
        drawing.text((from + to) / 2, y + 22 + 16.5, fmt::format("{:.0f} %", 100.0 * count / balance.games()),
                     fmt::format("inside middle on-{}", style));
    }
    words += fmt::format("{}{}: {} won, {} drawn, {} lost", words.empty() ? "" : "; ", name, balance.won, balance.drawn,
                         balance.lost);
    y += row;
  }
  return drawing.finish(y, words);
}

std::string plot_lengths(const Histogram& lengths) {
  constexpr double top = 18, bottom = 150;
  const int low = lengths.empty() ? 0 : lengths.begin()->first, high = lengths.empty() ? 1 : lengths.rbegin()->first;
  const int width = bin_width(low, high);
  const Histogram bins = binned(lengths, width);
  const int first = bins.empty() ? 0 : bins.begin()->first, last = (bins.empty() ? 0 : bins.rbegin()->first) + width;
  // A single bar would fill everything.
  const double middle = (first + last) / 2.0, half = std::max((last - first) / 2.0, 4.0 * width);
  const Axis x(middle - half, middle + half, left_edge + 26, right_edge), y(0, most_in(bins), bottom, top);
  Drawing drawing;
  for (double mark : y.marks(3, 1)) {
    drawing.line(left_edge + 26, y.at(mark), right_edge, y.at(mark), "grid");
    drawing.text(left_edge + 20, y.at(mark) + 4, number_text(mark), "mark end");
  }
  for (const auto& [bin, times] : bins)
    drawing.box(x.at(bin) + 0.7, y.at(times), x.at(bin + width) - x.at(bin) - 1.4, bottom - y.at(times), "bar");
  for (double mark : x.marks(6, 1))
    drawing.text((x.at(mark) + x.at(mark + (width == 1 ? 1 : 0))) / 2, bottom + 16, number_text(mark), "mark middle");
  const double mean = mean_of(lengths) + (width == 1 ? 0.5 : 0);
  drawing.line(x.at(mean), top - 6, x.at(mean), bottom, "mean");
  drawing.text(std::clamp(x.at(mean), left_edge + 60, right_edge - 60), top - 8,
               fmt::format("mean {:.1f}", mean_of(lengths)), "value middle halo");
  return drawing.finish(bottom + 24, fmt::format("Games by their length: {} to {} moves, {:.1f} on average", low, high,
                                                 mean_of(lengths)));
}

std::string plot_leads(const std::vector<NamedHistogram>& rows) {
  constexpr double row = 66, bars = 40, top = 4;
  int low = -1, high = 1;
  for (const auto& [name, values] : rows)
    if (!values.empty()) low = std::min(low, values.begin()->first), high = std::max(high, values.rbegin()->first);
  const int width = bin_width(low, high);
  const Axis x(low - 0.5 * width, high + 1.5 * width, left_edge, right_edge);
  const double bottom = top + row * double(rows.size());
  Drawing drawing;
  mark_below(drawing, x, top, bottom, x.marks(7, 1));
  drawing.line(x.at(0), top, x.at(0), bottom, "zero");
  std::string words;
  double y = top;
  for (const auto& [name, values] : rows) {
    const Histogram bins = binned(values, width);
    const double most = most_in(bins);
    for (const auto& [bin, times] : bins) {
      const double high_bar = bars * times / most, centre = width == 1 ? -0.5 : 0;
      drawing.box(x.at(bin + centre) + 0.7, y + row - high_bar, x.at(bin + centre + width) - x.at(bin + centre) - 1.4,
                  high_bar,
                  bin > 0                  ? "won"
                  : bin == 0 && width == 1 ? "drawn"
                  : bin < 0                ? "lost"
                                           : "won");
    }
    drawing.line(left_edge, y + row, right_edge, y + row, "base");
    drawing.text(left_edge, y + 15, shortened(name, 30), "label start halo");
    drawing.text(right_edge, y + 15, "mean " + mean_text(values), "value end halo");
    words += fmt::format("{}{} {} on average", words.empty() ? "" : ", ", name, mean_text(values));
    y += row;
  }
  return drawing.finish(bottom + 22, "Points ahead of the best opponent: " + words);
}

std::string plot_sprt(const Sprt& sprt) {
  constexpr double top = 20, bottom = 170;
  const std::vector<double>& history = sprt.history();
  double reach = sprt_bound * 1.15;
  for (double value : history) reach = std::max(reach, std::abs(value) * 1.05);
  const Axis x(0, std::max<double>(1, double(history.size())), left_edge + 14, right_edge - 14),
      y(-reach, reach, bottom, top);
  Drawing drawing;
  for (double mark : x.marks(5, 1)) drawing.text(x.at(mark), bottom + 16, number_text(mark), "mark middle");
  drawing.line(left_edge, y.at(0), right_edge, y.at(0), "grid");
  for (double bound : {sprt_bound, -sprt_bound}) drawing.line(left_edge, y.at(bound), right_edge, y.at(bound), "bound");
  const auto [elo0, elo1] = sprt.claims();
  drawing.text(left_edge, y.at(sprt_bound) - 6, fmt::format("{} Elo accepted above", number_text(elo1)), "mark start");
  drawing.text(left_edge, y.at(-sprt_bound) - 6, fmt::format("{} Elo accepted below", number_text(elo0)),
               "mark start halo");
  std::string course = fmt::format("M{:.1f} {:.1f}", x.at(0), y.at(0));
  for (std::size_t i = 0; i < history.size(); ++i)
    course += fmt::format("L{:.1f} {:.1f}", x.at(double(i + 1)), y.at(history[i]));
  drawing.path(course, "course");
  drawing.dot(x.at(double(history.size())), y.at(sprt.ratio()), 4.5, "point");
  return drawing.finish(bottom + 24,
                        fmt::format("Logarithm of the likelihood ratio: {:.2f} after {} rounds; the bounds are ±{:.2f}",
                                    sprt.ratio(), history.size(), sprt_bound));
}

}  // namespace ardri::arena
