// What the face of Tumult Royal says, in Italian.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Words } from './en';

export const it: Words = {
  land: 'Il paese con le sue caselle',
  parts: { label: 'Che cosa si vede', middle: 'Merci', land: 'Paese', others: 'Castelli' },
  statues: 'Statue',
  round: (round) => `Round ${round}`,
  phases: {
    ranks: 'Ranghi', lands: 'Il paese', first: 'Prime statue', spin: 'Umore del popolo', order: 'Razzia', raid: 'Razzia', face: 'Razzia', up: 'Si scoprono le tessere',
    spins: 'Umore del popolo', build: 'Statue', open: 'Nuove terre', land: 'Nuove terre',
  },
  asked: {
    first: 'Dove sorge la tua prima statua? Tocca un prato libero.',
    lift: (lifts) => `Solleva una tessera: ancora ${plural(lifts, 'volta', 'volte')}.`,
    live: 'Arraffa! Tocca una tessera, tirala in giù per tenerla, spingila in su per rimetterla.',
    again: 'Non vuoi altre tessere; finché la razzia dura puoi ancora sollevarne una.',
    keep: (face) => `Hai in mano ${face}: la tieni o la rimetti?`,
    build: 'Dove erigi statue? Tocca una casella.',
    open: 'Quale tessera paesaggio scopri?',
  },
  next: { pay: (field) => `Come paghi ${field}?` },
  choices: {
    pass: 'Passare',
    pay: (goods) => `Pagare ${goods}`,
  },
  advise: {
    at: (field) => `Metti la prima statua su ${field}.`,
    build: (field, goods) => `Costruisci su ${field} e paga ${goods}.`,
    lift: (slot) => `Solleva la tessera ${slot}.`,
    open: (position) => `Scopri la tessera paesaggio ${position}.`,
    keep: 'Tieni la tessera.', back: 'Rimetti la tessera.', done: 'Non prendere altre tessere.', pass: 'Passa.',
  },
  counts: { supporters: 'Seguaci', statues: 'Statue' },
  verdict: (who) => `Vince ${who}`,
  score: { player: 'Giocatore', statues: 'Statue', supporters: 'Seguaci', chronicle: 'Cronaca reale' },
  and: listed('e'),
};
