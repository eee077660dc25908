// Why moves of Tara are good or bad, in Italian.
import { plural } from '../../../words/plural';
import type { Words } from './en';

const number = (count: number) => ['nessuno', 'uno', 'due', 'tre', 'quattro'][count] ?? String(count);

export const it: Words = {
  and: (hills) => (hills.length < 2 ? hills.join('') : `${hills.slice(0, -1).join(', ')} e ${hills.at(-1)}`),
  besieges: (hills) => `Assedia ${hills}.`,
  besiegesKing: (hills) => `Assedia il re su ${hills}.`,
  saves: (hills) => `Salva ${hills} dall’assedio.`,
  savesKing: (hills) => `Salva il re su ${hills} dall’assedio.`,
  leaves: (hills) => `Lascia ${hills} sotto assedio.`,
  leavesKing: (hills) => `Lascia il re su ${hills} sotto assedio.`,
  threatens: (hills) => `Minaccia di assediare ${hills}.`,
  exposes: (hills) => `Espone ${hills} al pericolo di un assedio.`,
  joins: (kingdoms) => `Unisce ${number(kingdoms)} regni.`,
  cuts: (parts) => `Spezza un regno nemico in ${number(parts)}.`,
  keepsApart: (kingdoms) => `Tiene separati ${number(kingdoms)} regni nemici.`,
  founds: 'Dà inizio a un nuovo regno.',
  enlarges: (ringforts) => `Porta un regno a ${ringforts} forti.`,
  gains: (bridges, mine, theirs) => `${plural(bridges, 'ponte', 'ponti')} in più: ${mine} a ${theirs}.`,
  noTurn: 'Non lascia all’avversario nessuna mossa consentita.',
  noKingMove: 'Non lascia nessuna mossa ai re nemici.',
  onlyRow: (row) => `Lascia all’avversario solo la fila ${row}.`,
};
