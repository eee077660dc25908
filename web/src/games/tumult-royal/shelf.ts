// Tumult Royal as it lies on the shelf.
import type { Shelf } from '../shelf';
import Art from './Art.svelte';

export const shelf: Shelf = {
  family: 'tumult-royal',
  place: 3,
  heading: { en: 'Raids and statues', de: 'Raubzüge und Statuen', it: 'Razzie e statue' },
  Art,
  lesson: {
    cover: 'tumult-royal',
    title: {
      en: 'Learn Tumult Royal move by move',
      de: 'Lerne Tumult Royal Zug um Zug',
      it: 'Impara Tumult Royal una mossa alla volta',
    },
    about: {
      en: 'You make the moves: raid, put back, survive a tumult, pay, build, win the crown and the game.',
      de: 'Du ziehst selbst: rauben, zurücklegen, einen Tumult überstehen, bezahlen, bauen, die Krone holen und gewinnen.',
      it: 'Le mosse le fai tu: razziare, rimettere a posto, superare un tumulto, pagare, costruire, prendere la corona e vincere.',
    },
  },
  covers: [
    {
      id: 'tumult-royal',
      title: { en: 'Tumult Royal', de: 'Tumult Royal', it: 'Tumult Royal' },
      ruleSets: ['tumult-royal'],
      minutes: [30, 60],
      mood: {
        en: 'Greedy, but not too greedy',
        de: 'Gierig, aber nicht zu gierig',
        it: 'Avidi, ma non troppo',
      },
      about: {
        en: 'Everybody grabs at once. Pay for statues of yourself with the people’s bread, marble and tools, and leave them just enough to keep quiet.',
        de: 'Alle greifen gleichzeitig zu. Bezahle mit Brot, Marmor und Werkzeug des Volkes Statuen von dir selbst, und lass ihm gerade genug, dass es ruhig bleibt.',
        it: 'Tutti arraffano insieme. Con il pane, il marmo e gli attrezzi del popolo paga statue che ti raffigurano, e lasciagliene quanto basta perché stia buono.',
      },
    },
  ],
};
