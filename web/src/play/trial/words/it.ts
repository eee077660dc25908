// What is said where things are tried out, in Italian.
import type { Words } from './en';

export const it: Words = {
  title: 'Prova',
  about: 'Gioca per tutte le parti: niente di tutto questo conta.',
  computer: 'Fai giocare il computer',
  thinking: 'Il computer cerca una mossa…',
  discard: 'Scarta',
  keep: 'Conserva come variante',
  lines: 'Varianti provate',
  lineFrom: (move: number) => (move === 0 ? 'Dall’inizio' : `Dopo la mossa ${move}`),
  remove: (line: string) => `Elimina ${line}`,
};
