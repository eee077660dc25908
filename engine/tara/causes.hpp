// Why things happen, as events say it: words of the ledger (rules/events/tara.json), in its order.
#pragma once

namespace ardri::tara {

/// Why a king is captured.
enum class CaptureCause {
  besieged,  // on a single ringfort, by a king that arrives (H4)
  trapped,   // on enemy ground, and cannot move (K2)
  stranded,  // on enemy ground when the game ends (K3)
};

/// Why Battle begins.
enum class BattleCause {
  immobile,  // the player to move has no turn of Manoeuvres left (S2, H2)
  edges,     // both have built on all four edges (P1)
  full,      // the board is full (X2)
};

/// What leaves the others just one more turn each.
enum class LastCall {
  called_out,  // T4
  passed,      // H6
  full,        // the last vacant hill is built on (H7)
};

enum class EndCause {
  last_turn,
  quiet,           // quiet turns in a row (H8)
  double_capture,  // H7
};

}  // namespace ardri::tara
