// What a deck of Tara, Seat of Kings, does in the hands of players that try to win: how often each card is laid rather
// than discarded, how often it leads to promotions, whether those who lay it win; which seats win, and how long games
// are. Usage: deck_study heuristic|random GAMES SEED THREADS [PACK_FILE]
// Plays so many games with two, three and four such players each, and writes tables in Markdown.
#include <fmt/format.h>

#include <cstdio>
#include <map>

#include "bots/seat_of_kings/mind.hpp"
#include "content/study.hpp"
#include "engine/core/random_play.hpp"
#include "engine/seat_of_kings/game.hpp"

namespace {

using namespace ardri;
using namespace ardri::seat_of_kings;

struct CardUse {
  long left_hand = 0, laid = 0, promoted = 0;  // how often
  long layers = 0, winners = 0;                // players who laid it in a game, and those of them who won
  double fair = 0;                             // how many would have won by chance
};

struct Tally {
  long games = 0, steps = 0, seat_wins[max_seats]{}, starter_wins = 0;
  std::map<std::uint32_t, long> rounds;
  std::array<CardUse, card_count> cards{};

  void add(const Tally& other) {
    games += other.games;
    steps += other.steps;
    starter_wins += other.starter_wins;
    for (int seat = 0; seat < max_seats; ++seat) seat_wins[seat] += other.seat_wins[seat];
    for (const auto& [round, count] : other.rounds) rounds[round] += count;
    for (std::size_t card = 0; card < card_count; ++card) {
      CardUse& mine = cards[card];
      const CardUse& theirs = other.cards[card];
      mine.left_hand += theirs.left_hand;
      mine.laid += theirs.laid;
      mine.promoted += theirs.promoted;
      mine.layers += theirs.layers;
      mine.winners += theirs.winners;
      mine.fair += theirs.fair;
    }
  }
};

/// How a seat chooses.
using Choose = Action (*)(const SeatOfKings&, Seat, Random&);

void play_game(const Deck& deck, Choose choose, int players, Random& random, Tally& tally) {
  SeatOfKings position = SeatOfKings::begin(deck, players, std::uint8_t((1 << players) - 1));
  std::array<Cards, max_seats> laid{};
  int starter = -1, last_card = -1;
  while (!position.actors().empty()) {
    const Seat seat = *position.actors().begin();
    const Action action = (seat == chance_seat ? random_action<SeatOfKings> : choose)(position, seat, random);
    const Move move = Move::of(action);
    if (position.phase == Phase::deal && starter < 0) starter = position.start;
    if (position.phase == Phase::turn) {
      CardUse& use = tally.cards[move.card];
      ++use.left_hand;
      const bool lays = move.kind == MoveKind::place || move.kind == MoveKind::swap;
      use.laid += lays;
      if (lays) laid[seat.number] |= set_of_card(move.card);
      last_card = lays ? move.card : -1;
    } else if (move.kind == MoveKind::promote && position.stage == Stage::turns && last_card >= 0) {
      ++tally.cards[std::size_t(last_card)].promoted;  // once for a card: the first promotion pays
      last_card = -1;
    }
    position.play(seat, action);
    ++tally.steps;
  }
  ++tally.games;
  ++tally.rounds[position.round];
  for (std::uint8_t seat = 0; seat < players; ++seat) {
    const bool won = position.winners().contains(Seat{seat});
    tally.seat_wins[seat] += won;
    tally.starter_wins += won && seat == starter;
    for (Cards rest = laid[seat]; rest; rest = without_lowest_bit(rest)) {
      CardUse& use = tally.cards[std::size_t(lowest_bit(rest))];
      ++use.layers;
      use.winners += won;
      use.fair += 1.0 / players;
    }
  }
}

void print_seats(const Tally& tally, int players) {
  fmt::print("| {} | {} |", players, tally.games);
  double most = 0;
  for (int seat = 0; seat < max_seats; ++seat) {
    const double share = 100.0 * double(tally.seat_wins[seat]) / double(tally.games);
    most = std::max(most, share - 100.0 / players);
    fmt::print(" {} |", seat < players ? fmt::format("{:.1f} %", share) : "");
  }
  fmt::print(" {:+.1f} | {:.1f} % | {} / {} / {} | {} |\n", most,
             100.0 * double(tally.starter_wins) / double(tally.games), quantile(tally.rounds, 0.05),
             quantile(tally.rounds, 0.5), quantile(tally.rounds, 0.95), tally.rounds.rbegin()->first);
}

std::string face(const Card& card) {
  if (card.is_stone()) return "Stone of Destiny";
  std::string text;
  for (int which = 0; which < card.places; ++which) text += rank_of(card.at(which, card.first_anchor)).letter;
  return fmt::format("{}, {} places", text, card.last_anchor - card.first_anchor + 1);
}

void print_cards(const Tally& tally, const Deck& deck) {
  fmt::print("\n| card | face | cost | laid | with promotion | win contribution |\n|---|---|---|---|---|---|\n");
  for (std::size_t card = 0; card < card_count; ++card) {
    const CardUse& use = tally.cards[card];
    if (use.laid == 0) continue;  // with few games a card may not come up
    fmt::print("| {} | {} | {} | {:.0f} % | {:.0f} % | {:+.1f} |\n", card + 1, face(deck[card]), deck[card].cost,
               100.0 * double(use.laid) / double(use.left_hand), 100.0 * double(use.promoted) / double(use.laid),
               100.0 * (double(use.winners) - use.fair) / double(use.layers));
  }
}

}  // namespace

int main(int count, char** arguments) {
  const Study study = read_study(count, arguments, {"heuristic", "random"});
  const auto pack = study.pack_file ? pack_in<DeckContent>(study.pack_file, SeatOfKingsGame::read_content) : nullptr;
  const Deck& deck = pack ? pack->deck : standard_deck();
  const Choose choose =
      study.player == "random" ? random_action<SeatOfKings> : bots::seat_of_kings::best_at_first_sight;
  Tally all;
  fmt::print(
      "| players | games | Blue | Red | White | Yellow | most above fair | start player of round 1 | rounds 5 / 50 / "
      "95 % | "
      "longest |\n|---|---|---|---|---|---|---|---|---|---|\n");
  for (int players = 2; players <= max_seats; ++players) {
    const Tally tally = study.play<Tally>(
        players, [&](Random& random, Tally& part) { play_game(deck, choose, players, random, part); });
    print_seats(tally, players);
    std::fflush(stdout);
    all.add(tally);
  }
  print_cards(all, deck);
}
