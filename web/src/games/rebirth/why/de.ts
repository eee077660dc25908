// Why moves of Rebirth are good or bad, in German.
import { listed } from '../../../words/listed';
import type { Words } from './en';

const number = (count: number) => ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'][count] ?? String(count);
const full = (free: number) => (free === 1 ? 'ein Feld fehlt noch' : `${number(free)} Felder fehlen noch`);

export const de: Words = {
  and: listed('und'),
  joins: (groups, size) => `Verbindet ${number(groups)} Gruppen zu einer aus ${size}.`,
  takesHex: (seat, size) => `Belegt ein Feld neben einer Gruppe aus ${size} von ${seat}.`,
  keepsApart: (seat, sizes) => `Hält Gruppen aus ${sizes} von ${seat} getrennt.`,
  alone: (area, free) => `Ist allein in ${area}, ${full(free)}.`,
  leads: (area, free) => `Führt in ${area}, ${full(free)}.`,
  trails: (area, free) => `Liegt in ${area} nicht vorn, ${full(free)}.`,
  overtakes: (seat, area) => `Überholt ${seat} in ${area}.`,
  endsAlone: (seat, area) => `Lässt ${seat} in ${area} nicht allein.`,
  nearer: (castle) => `Kommt bis auf ein Plättchen an ${castle} heran.`,
  strengthens: (castle, tiles) => `Stärkt ${castle}: Um diese Burg zu gewinnen, brauchen andere ${tiles} Plättchen.`,
  secures: (castle) => `Sichert ${castle}: Niemand kann diese Burg mehr gewinnen.`,
  thirteen: (towers) => `Erreicht den ${towers === 1 ? 'ersten' : 'zweiten'} der drei Türme mit der 13.`,
  doubler: 'Erreicht den ersten der beiden Verdoppler.',
  near: (missions) => `Kommt bis auf einen Schritt an ${missions} heran.`,
  forestalls: (seats, mission) => `Kommt ${seats} bei ${mission} zuvor.`,
  steps: (steps) => `Ist ${steps === 1 ? 'einen Schritt' : `${number(steps)} Schritte`} davon entfernt, ihn zu erfüllen.`,
  holdsPrivate: (mission) => `Erfüllt den persönlichen Auftrag ${mission}, wenn es so bleibt.`,
  mission: (name) => `„${name}“`,
};
