// Ratschläge, auf Deutsch.
import type { Words } from './en';

export const de: Words = {
  keep: (cards) => `Behalte ${cards}.`,
  place: (card, region, what) => `Spiel Karte ${card} in ${region} aus. ${what}.`,
  stone: (card, region, one, other) => `Spiel Karte ${card} in ${region} aus: Tausche ${one} und ${other}.`,
  discard: (card) => `Leg Karte ${card} ab.`,
  amnesty: (card, region) => `Leg Karte ${card} für eine Amnestie in ${region} ab.`,
  promote: (field) => `Steig auf ${field} auf.`,
  fort: (field) => `Behalte das Fort auf ${field}.`,
  treason: (field) => `Tausche den Spielstein auf ${field} aus.`,
  garrison: (field) => `Lass eine Garnison auf ${field} zurück.`,
  region: (region) => `Wähle ${region}.`,
  start: (who) => `Bestimme ${who}.`,
  ransom: (pieces) => `Lösegeld: ${pieces}.`,
};
