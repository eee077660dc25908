// I consigli, in italiano.
import { within } from '../../words/within';
import type { Words } from './en';

export const it: Words = {
  keep: (cards) => `Tieni ${cards}.`,
  place: (card, region, what) => `Gioca la carta ${card} ${within(region)}. ${what}.`,
  stone: (card, region, one, other) => `Gioca la carta ${card} ${within(region)}: scambia ${one} e ${other}.`,
  discard: (card) => `Scarta la carta ${card}.`,
  amnesty: (card, region) => `Scarta la carta ${card} per un’amnistia ${within(region)}.`,
  promote: (field) => `Promuovi alla posizione ${field}.`,
  fort: (field) => `Tieni il fortino su ${field}.`,
  treason: (field) => `Sostituisci la pedina su ${field}.`,
  garrison: (field) => `Lascia una guarnigione su ${field}.`,
  region: (region) => `Scegli ${region === 'Ulster' ? 'l’Ulster' : `il ${region}`}.`,
  start: (who) => `Indica ${who}.`,
  ransom: (pieces) => `Riscatto: ${pieces}.`,
};
