// That games cannot be kept, in Italian.
import type { Words } from './en';

export const it: Words = {
  blocked: 'Questo browser non conserva partite, forse perché la finestra è privata.',
  full: 'Non c’è più spazio per conservare partite.',
  failed: 'Questo browser non ha potuto conservare la partita.',
  gone: 'Puoi continuare a giocare, ma ciò che si gioca ora andrà perso alla chiusura di questa finestra.',
  save: 'Salva le mie partite in un file',
};
