// What the editor of cards says, in German.
import type { Words } from './en';

export const de: Words = {
  cards: 'Karten',
  drawn: (drawn, all) => `${drawn} von ${all} sind gezeichnet`,
  bare: 'noch ist kein Feld darauf gezeichnet, auf das gesetzt wird',
  wrong: 'hier stimmt etwas nicht',
  toWrong: (card) => `Zu ${card}`,
  add: 'Karte hinzufügen',
  remove: 'Diese Karte entfernen',
  duel: 'Duell-Wert',
  cost: 'Aktivierungskosten in Cumals',
  stone: 'Stein des Schicksals',
  stoneAbout: 'Er zeigt keine Felder: Zwei Spielsteine einer Region werden getauscht.',
  pattern: 'Anordnung',
  howTo: 'Berühre die Felder: einmal für den ersten Spielstein, noch einmal für den zweiten, noch einmal für ein Feld, das nur vorhanden sein muss, und noch einmal für keines.',
  clear: 'Anordnung leeren',
  fits: (places) => (places === 0 ? 'Sie passt nirgends in eine Region.' : places === 1 ? 'Sie passt an 1 Stelle einer Region.' : `Sie passt an ${places} Stellen einer Region.`),
  state: { empty: 'leer', place: 'ein Spielstein', first: 'erster Spielstein', second: 'zweiter Spielstein', need: 'muss vorhanden sein' },
  parts: { duel: 'Duell-Wert', cost: 'Aktivierungskosten', place: 'Platzierungsfelder', need: 'Felder, die vorhanden sein müssen', stone: 'Stein des Schicksals', source: 'Anmerkung', reason: 'Anmerkung', provenance: 'woher sie kommt', name: 'Name' },
};
