// How a request becomes entries: one function for each thing that can be asked for. Looks at the table, changes
// nothing.
#pragma once

#include "table/table.hpp"

namespace ardri::table {

class Deciding {
 public:
  Deciding(const Table& table, const Request& request, Time now, Draws& draws)
      : table_(table), request_(request), now_(now), draws_(draws) {}

  Decision decide();

 private:
  using Refused = std::optional<Refusal>;

  Refused on(const Sit& sit);
  Refused on(const Leave& leave);
  Refused on(const BeReady& ready);
  Refused on(const Start& start);
  Refused on(const Move& move);
  Refused on(const TakeBack& take_back);
  Refused on(const Offer& offer);
  Refused on(const Accept& accept);
  Refused on(const Decline& decline);
  Refused on(const Withdraw& withdraw);
  Refused on(const Resign& resign);
  Refused on(const Pause& pause);
  Refused on(const Resume& resume);
  Refused on(const BeginStandIn& begin);
  Refused on(const EndStandIn& end);
  Refused on(const GoOn& go_on);
  Refused on(const Close& close);
  Refused on(const Wake& wake);

  void add(What what);
  Refused play_all(AnyPosition& position, const Move& move);
  Refused play_one(AnyPosition& position, const std::string& text, int number);
  /// Chance acts as long as it is its turn; then the game may be over.
  void go_on(AnyPosition& position, std::uint64_t draws);
  Refused take_back_the_end();
  void give_up(Seat seat, Cause cause);
  Refused not_playing(bool person) const;
  Refused gathering() const;
  SeatSet others_to_ask() const;

  const Table& table_;
  const Request& request_;
  Time now_;
  Draws& draws_;
  std::vector<Entry> entries_;
};

}  // namespace ardri::table
