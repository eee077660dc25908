// `ardri verify FILE`: plays the log of a table again, and says whether every draw is what the revealed seed and the
// players' numbers give.
#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/file.hpp"
#include "cli/saying.hpp"
#include "cli/terminal.hpp"
#include "fair/verification.hpp"

namespace ardri::cli {

namespace {

std::vector<table::Entry> load_log(const std::string& path) {
  auto log = table::read_log(read_file(path), find_rule_set);
  if (!log) throw Failure(Fault::of("fault.in-file", "", on_one_line(path), log.error()), failed);
  return std::move(*log);
}

void print_wrong_draws(const table::Verification& verification) {
  for (const auto& [entry, draw, drawn, due] : verification.draws)
    if (drawn != due) fmt::print("{:>5}. {} ({})\n", entry, drawn, due);
}

}  // namespace

void verify(const VerifyRequest& request) {
  const Language language = choose_language(request.language);
  const std::vector<table::Entry> log = load_log(request.file);
  const auto verification = fair::verify(log);
  if (verification) print_wrong_draws(*verification);
  const auto seat_names = [&](Seat seat, Language in) {
    return seat_name(*std::get<table::Opened>(log.front().what).setting.rules, seat, in);
  };
  const std::string verdict = tell(verification ? verification->verdict() : verification.error(), seat_names, language);
  if (!verification || !verification->is_right()) throw Failure(verdict, failed);
  fmt::print("{}\n", verdict);
}

}  // namespace ardri::cli
