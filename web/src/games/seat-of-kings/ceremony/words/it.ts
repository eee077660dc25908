// What the end of a round says, in Italian.
import type { Words } from './en';

export const it: Words = {
  title: (round) => `Fine del round ${round}`,
  traitor: (region) => (region === 'Ulster' ? 'Il traditore nell’Ulster' : `Il traditore nel ${region}`),
  income: 'Rendite',
  clearing: (region) => (region === 'Ulster' ? 'Si svuota l’Ulster' : `Si svuota il ${region}`),
  exchange: 'Scambi e riscatti',
  start: 'Il nuovo giocatore iniziale',
  regions: { Con: 'Connacht', Uls: 'Ulster', Lei: 'Leinster', Mun: 'Munster' },
  rank: 'Rango',
  ranks: { farmer: 'Contadini', herdsman: 'Pastori', warrior: 'Guerrieri', chieftain: 'Capi clan' },
  several: 'Più regioni',
  nobody: 'Nessuno',
  who: 'Posto',
  earned: 'Rendite',
  purse: 'Cumal ora',
  duel: 'Spareggio',
  most: 'Chi ha più pedine di un rango in una regione riceve 1 cumal, in parità nessuno; chi ha un rango in più regioni ne riceve 1 in più.',
};
