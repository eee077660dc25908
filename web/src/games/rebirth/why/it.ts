// Why moves of Rebirth are good or bad, in Italian.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Words } from './en';

const number = (count: number) => ['nessuna', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'][count] ?? String(count);
const full = (free: number) => (free === 1 ? 'manca una casella' : `mancano ${number(free)} caselle`);

export const it: Words = {
  and: listed('e'),
  joins: (groups, size) => `Unisce ${number(groups)} gruppi in uno da ${size}.`,
  takesHex: (seat, size) => `Occupa una casella accanto a un gruppo da ${size} di ${seat}.`,
  keepsApart: (seat, sizes) => `Tiene separati gruppi da ${sizes} di ${seat}.`,
  alone: (area, free) => `È da solo a ${area}, ${full(free)}.`,
  leads: (area, free) => `È in testa a ${area}, ${full(free)}.`,
  trails: (area, free) => `Non è primo a ${area}, ${full(free)}.`,
  overtakes: (seat, area) => `Supera ${seat} a ${area}.`,
  endsAlone: (seat, area) => `Non lascia ${seat} da solo a ${area}.`,
  nearer: (castle) => `Arriva a una tessera da ${castle}.`,
  strengthens: (castle, tiles) => `Rafforza ${castle}: per prenderlo agli altri servono ${plural(tiles, 'tessera', 'tessere')}.`,
  secures: (castle) => `Assicura ${castle}: nessuno può più prenderlo.`,
  thirteen: (towers) => `Raggiunge la ${towers === 1 ? 'prima' : 'seconda'} delle tre torri con il 13.`,
  doubler: 'Raggiunge il primo dei due raddoppi.',
  near: (missions) => `Arriva a un passo da ${missions}.`,
  forestalls: (seats, mission) => `Precede ${seats} in ${mission}.`,
  steps: (steps) => `È a ${steps === 1 ? 'un passo' : `${number(steps)} passi`} dal compierla.`,
  holdsPrivate: (mission) => `Compie la missione personale ${mission}, se resta così.`,
  mission: (name) => `«${name}»`,
};
