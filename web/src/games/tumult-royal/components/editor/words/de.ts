// What the editor of the components says, in German.
import { plural } from '../../../../../words/plural';
import type { Words } from './en';

export const de: Words = {
  goodsHint: 'Wie viele Plättchen es von jeder Sorte gibt. Die mit Rand kommen bei mehr Spielern dazu.',
  from: { 2: 'Ohne Rand: immer dabei', 3: 'Grauer Rand: ab 3 Spielern', 4: 'Schwarzer Rand: zu viert' },
  border: { 2: 'ohne Rand', 3: 'grauer Rand', 4: 'schwarzer Rand' },
  inPlay: (players, tiles, all) => `${players} Spieler: ${tiles} von ${all} Plättchen`,
  goodsInAll: (goods) => `Waren auf allen Plättchen: ${goods}`,
  discHint: 'Wie breit jede Zahl im Vergleich zu den anderen ist; 0, wenn die Scheibe sie nicht zeigt.',
  number: (number) => `Zahl ${number}`,
  costsHint: 'Was zu zahlen ist, um dort Statuen aufzustellen.',
  costOf: (terrain, good) => `${terrain}: ${good}`,
  thresholdsHint: 'Die Zahl unter jedem Doppelfeld: Die Partie endet, wenn der Vorsprung des Führenden auf den Letzten größer ist, und bei 0 in jedem Fall.',
  landscapesHint: 'Wähle eine Tafel und male ihre Felder.',
  brush: 'Pinsel',
  paintHint: 'Wähle einen Pinsel und berühre die Felder oder streiche darüber. Mit der Tastatur: Pfeiltasten, Eingabe, und 1 bis 5 für die Pinsel.',
  fields: 'Felder der Tafel',
  field: (row, column, terrain) => `Reihe ${row}, Spalte ${column}: ${terrain}`,
  turn: 'Zum Ansehen drehen',
  turned: (quarters) => (quarters === 0 ? 'wie aufgeschrieben' : `um ${90 * quarters}° gedreht`),
  add: 'Tafel hinzufügen',
  remove: 'Diese Tafel entfernen',
  layoutsHint: 'Welche Landschaftstafeln zu Beginn offen liegen: die Hälfte.',
  position: (number, up) => `Platz ${number}, ${up ? 'offen' : 'verdeckt'}`,
  up: (up, all) => `${up} von ${all} offen`,
  wrong: 'hier stimmt etwas nicht',
  toWrong: (tile) => `Zu ${tile}`,
  howMany: {
    goods: (tiles, all) => `es gibt ${tiles} Plättchen; zusammen müssen es ${all} sein`,
    landscapes: (tiles, all) => `es gibt ${plural(tiles, 'Tafel', 'Tafeln')}; es müssen ${all} sein`,
    layouts: (tiles, all) => `${plural(tiles, 'Tafel liegt', 'Tafeln liegen')} offen; es müssen ${all} sein`,
  },
  parts: { name: 'Name', provenance: 'woher es kommt' },
};
