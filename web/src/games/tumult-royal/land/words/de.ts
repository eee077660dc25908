// What the land says, in German.
import type { Words } from './en';

export const de: Words = {
  terrain: { m: 'Wiese', f: 'Wald', h: 'Gebirge', v: 'Dorf', c: 'Schloss' },
  position: (number) => `verdeckte Landschaftstafel ${number}`,
  cost: ([bread, marble, tools]) =>
    [bread && `${bread} ${bread === 1 ? 'Brot' : 'Brote'}`, marble && `${marble} Marmor`, tools && `${tools} ${tools === 1 ? 'Werkzeug' : 'Werkzeuge'}`].filter(Boolean).join(', '),
  free: (cost, double) => `frei, kostet ${cost}${double ? ', abseits deiner Felder das Doppelte' : ''}`,
  statues: (who, count) => `${count === 1 ? 'eine Statue' : `${count} Statuen`} von ${who}`,
  ghost: (who, count) => (count === 1 ? `hier stünde eine Statue von ${who}` : `hier stünden ${count} Statuen von ${who}`),
  price: (field, terrain, statues, cost, double) =>
    `${field}, ${terrain}: ${statues === 1 ? 'eine Statue' : `${statues} Statuen`} für ${cost}${double ? ' (das Doppelte, abseits deiner Felder)' : ''}.`,
  cannotPay: 'Das kannst du mit deinen Plättchen nicht bezahlen.',
  wins: (supporters) => (supporters === 0 ? 'nichts überzahlt' : `+${supporters} ${supporters === 1 ? 'Gefolgsmann' : 'Gefolgsleute'}`),
  more: (ways) => `${ways} weitere Möglichkeiten zu zahlen`,
  may: 'wählbar',
  chosen: 'gewählt',
  last: 'gerade verändert',
  proposed: 'Tipp',
  chronicle: 'Königs-Chronik.',
  crowned: (field, who, statues) => `Feld ${field}: ${who}, ${statues === 1 ? 'eine Statue' : `${statues} Statuen`}.`,
  next: (field) => `Als Nächstes kommt Feld ${field}.`,
  nextDouble: (field, threshold) => `Als Nächstes kommt Doppelfeld ${field}: Ein Vorsprung von mehr als ${threshold} beendet das Spiel.`,
  nearer: 'Das Land aus der Nähe sehen',
};
