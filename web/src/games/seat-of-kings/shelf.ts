// Seat of Kings as it lies on the shelf.
import type { Shelf } from '../shelf';
import Art from './Art.svelte';

export const shelf: Shelf = {
  family: 'seat-of-kings',
  place: 2,
  heading: { en: 'Cards and thrones', de: 'Karten und Throne', it: 'Carte e troni' },
  Art,
  lesson: {
    cover: 'seat-of-kings',
    title: {
      en: 'Learn Seat of Kings move by move',
      de: 'Lerne Sitz der irischen Könige Zug um Zug',
      it: 'Impara Seat of Kings una mossa alla volta',
    },
    about: {
      en: 'You make the moves: place, promote, capture, pay a ransom, buy a traitor, and take two thrones.',
      de: 'Du ziehst selbst: setzen, aufsteigen, gefangen nehmen, Lösegeld zahlen, einen Verräter kaufen und zwei Throne erringen.',
      it: 'Le mosse le fai tu: piazzare, promuovere, catturare, pagare un riscatto e un traditore, conquistare due troni.',
    },
  },
  covers: [
    {
      id: 'seat-of-kings',
      title: { en: 'Seat of Kings', de: 'Sitz der irischen Könige', it: 'Seat of Kings' },
      ruleSets: ['seat-of-kings'],
      minutes: [45, 90],
      mood: {
        en: 'From the farm to the throne',
        de: 'Vom Bauernhof auf den Thron',
        it: 'Dalla fattoria al trono',
      },
      about: {
        en: 'Climb rank by rank, capture whoever is in the way and bribe a traitor in time: two thrones at once make you High King.',
        de: 'Steig Rang um Rang auf, nimm gefangen, wer im Weg steht, und besteche rechtzeitig einen Verräter: Zwei Throne zugleich machen dich zum Hochkönig.',
        it: 'Sali di rango in rango, cattura chi ti sbarra la strada e paga un traditore al momento giusto: con due troni insieme sei l’Ard Ri.',
      },
    },
  ],
};
