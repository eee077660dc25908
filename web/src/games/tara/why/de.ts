// Why moves of Tara are good or bad, in German.
import { plural } from '../../../words/plural';
import type { Words } from './en';

const number = (count: number) => ['kein', 'ein', 'zwei', 'drei', 'vier'][count] ?? String(count);

export const de: Words = {
  and: (hills) => (hills.length < 2 ? hills.join('') : `${hills.slice(0, -1).join(', ')} und ${hills.at(-1)}`),
  besieges: (hills) => `Belagert ${hills}.`,
  besiegesKing: (hills) => `Belagert den König auf ${hills}.`,
  saves: (hills) => `Rettet ${hills} vor der Belagerung.`,
  savesKing: (hills) => `Rettet den König auf ${hills} vor der Belagerung.`,
  leaves: (hills) => `Lässt ${hills} belagert stehen.`,
  leavesKing: (hills) => `Lässt den König auf ${hills} belagert stehen.`,
  threatens: (hills) => `Droht, ${hills} zu belagern.`,
  exposes: (hills) => `Setzt ${hills} der Gefahr einer Belagerung aus.`,
  joins: (kingdoms) => `Verbindet ${number(kingdoms)} Königreiche.`,
  cuts: (parts) => `Zerteilt ein feindliches Königreich in ${number(parts)}.`,
  keepsApart: (kingdoms) => `Hält ${number(kingdoms)} feindliche Königreiche auseinander.`,
  founds: 'Beginnt ein neues Königreich.',
  enlarges: (ringforts) => `Macht ein Königreich ${ringforts} Ringwälle groß.`,
  gains: (bridges, mine, theirs) => `${plural(bridges, 'Brücke', 'Brücken')} mehr: ${mine} zu ${theirs}.`,
  noTurn: 'Lässt dem Gegner keinen erlaubten Zug.',
  noKingMove: 'Lässt den feindlichen Königen keinen Zug.',
  onlyRow: (row) => `Lässt dem Gegner nur die Bahn ${row}.`,
};
