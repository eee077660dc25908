// What the face of Tumult Royal says, in German.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';
import type { Words } from './en';

export const de: Words = {
  land: 'Das Land mit seinen Feldern',
  parts: { label: 'Was zu sehen ist', middle: 'Waren', land: 'Land', others: 'Burgen' },
  statues: 'Statuen',
  round: (round) => `Runde ${round}`,
  phases: {
    ranks: 'Ränge', lands: 'Das Land', first: 'Erste Statuen', spin: 'Volkes Stimmung', order: 'Steuer-Raub', raid: 'Steuer-Raub', face: 'Steuer-Raub', up: 'Aufdecken',
    spins: 'Volkes Stimmung', build: 'Statuen', open: 'Neues Land', land: 'Neues Land',
  },
  asked: {
    first: 'Wo steht deine erste Statue? Berühre eine freie Wiese.',
    lift: (lifts) => `Heb ein Plättchen an: noch ${plural(lifts, 'Mal', 'Mal')}.`,
    live: 'Greif zu! Berühre ein Plättchen, zieh es zu dir, um es zu behalten, oder schieb es weg, um es zurückzulegen.',
    again: 'Du willst keine Plättchen mehr; bis zum Ende des Raubs darfst du trotzdem noch eins anheben.',
    keep: (face) => `Du hältst ${face}: behalten oder zurücklegen?`,
    build: 'Wo stellst du Statuen auf? Berühre ein Feld.',
    open: 'Welche Landschaftstafel deckst du auf?',
  },
  next: { pay: (field) => `Wie bezahlst du ${field}?` },
  choices: {
    pass: 'Passen',
    pay: (goods) => `${goods} zahlen`,
  },
  advise: {
    at: (field) => `Setz die erste Statue auf ${field}.`,
    build: (field, goods) => `Bau auf ${field} und zahl ${goods}.`,
    lift: (slot) => `Heb Plättchen ${slot} an.`,
    open: (position) => `Deck Landschaftstafel ${position} auf.`,
    keep: 'Behalt das Plättchen.', back: 'Leg das Plättchen zurück.', done: 'Nimm keine Plättchen mehr.', pass: 'Passe.',
  },
  counts: { supporters: 'Gefolgsleute', statues: 'Statuen' },
  verdict: (who) => `${who} gewinnt`,
  score: { player: 'Spieler', statues: 'Statuen', supporters: 'Gefolgsleute', chronicle: 'Königs-Chronik' },
  and: listed('und'),
};
