// What the land says, in Italian.
import type { Words } from './en';

export const it: Words = {
  terrain: { m: 'prato', f: 'bosco', h: 'montagna', v: 'villaggio', c: 'castello' },
  position: (number) => `tessera paesaggio coperta ${number}`,
  cost: ([bread, marble, tools]) =>
    [bread && `${bread} ${bread === 1 ? 'pane' : 'pani'}`, marble && `${marble} ${marble === 1 ? 'marmo' : 'marmi'}`, tools && `${tools} ${tools === 1 ? 'attrezzo' : 'attrezzi'}`].filter(Boolean).join(', '),
  free: (cost, double) => `casella libera, costa ${cost}${double ? ', il doppio lontano dalle tue caselle' : ''}`,
  statues: (who, count) => `${count === 1 ? 'una statua' : `${count} statue`} di ${who}`,
  ghost: (who, count) => (count === 1 ? `qui sorgerebbe una statua di ${who}` : `qui sorgerebbero ${count} statue di ${who}`),
  price: (field, terrain, statues, cost, double) =>
    `${field}, ${terrain}: ${statues === 1 ? 'una statua' : `${statues} statue`} per ${cost}${double ? ' (il doppio, lontano dalle tue caselle)' : ''}.`,
  cannotPay: 'Con le tue tessere non puoi pagare tanto.',
  wins: (supporters) => (supporters === 0 ? 'niente pagato in più' : `+${supporters} ${supporters === 1 ? 'seguace' : 'seguaci'}`),
  more: (ways) => `Altri ${ways} modi di pagare`,
  may: 'si può scegliere',
  chosen: 'scelta',
  last: 'appena cambiata',
  proposed: 'suggerimento',
  chronicle: 'Cronaca reale.',
  crowned: (field, who, statues) => `Casella ${field}: ${who}, ${statues === 1 ? 'una statua' : `${statues} statue`}.`,
  next: (field) => `La prossima è la casella ${field}.`,
  nextDouble: (field, threshold) => `La prossima è la casella doppia ${field}: un vantaggio superiore a ${threshold} chiude la partita.`,
  nearer: 'Guarda il paese da vicino',
};
