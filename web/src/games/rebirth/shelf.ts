// Rebirth as it lies on the shelf.
import type { Shelf } from '../shelf';
import Art from './Art.svelte';

export const shelf: Shelf = {
  family: 'rebirth',
  place: 4,
  heading: { en: 'Tiles and towers', de: 'Plättchen und Türme', it: 'Tessere e torri' },
  Art,
  lesson: {
    cover: 'rebirth',
    title: {
      en: 'Learn Rebirth tile by tile',
      de: 'Lerne Rebirth Plättchen für Plättchen',
      it: 'Impara Rebirth tessera dopo tessera',
    },
    about: {
      en: 'You make the moves: let groups grow, fill areas, take castles, reach round towers and be first to a mission.',
      de: 'Du bist selbst am Zug: Gruppen wachsen lassen, Bereiche füllen, Burgen gewinnen, Runde Türme erreichen und einen Auftrag zuerst erfüllen.',
      it: 'Le mosse le fai tu: far crescere gruppi, riempire aree, conquistare castelli, raggiungere torri rotonde e compiere per primo una missione.',
    },
  },
  covers: [
    {
      id: 'rebirth',
      title: { en: 'Rebirth', de: 'Rebirth', it: 'Rebirth' },
      ruleSets: ['rebirth-ireland'],
      minutes: [30, 60],
      mood: {
        en: 'A green land, built anew',
        de: 'Ein grünes Land entsteht neu',
        it: 'Una terra verde che rinasce',
      },
      about: {
        en: 'Lay farms and settlements across Ireland, win its castles and open the round towers: every tile counts, and every neighbour.',
        de: 'Überzieh Irland mit Farmen und Siedlungen, gewinne Burgen und aktiviere die Runden Türme: Jedes Plättchen zählt und jede Nachbarschaft.',
        it: 'Copri l’Irlanda di fattorie e insediamenti, conquista i castelli e attiva le torri rotonde: conta ogni tessera, e ogni vicinanza.',
      },
    },
  ],
};
