// Tara as it lies on the shelf: the five games of the manual.
import type { Shelf } from '../shelf';
import Art from './Art.svelte';

const everywhere = (title: string) => ({ en: title, de: title, it: title });

export const shelf: Shelf = {
  family: 'tara',
  place: 1,
  heading: everywhere('Tara'),
  Art,
  lesson: {
    cover: 'sacred-hill',
    title: {
      en: 'New here? Learn Tara in five minutes',
      de: 'Neu hier? Lerne Tara in fünf Minuten',
      it: 'Prima volta qui? Impara Tara in cinque minuti',
    },
    about: {
      en: 'You make the moves: manoeuvres, battle, a siege, a capture, and the count.',
      de: 'Du ziehst selbst: Manöver, Schlacht, eine Belagerung, eine Eroberung und die Wertung.',
      it: 'Le mosse le fai tu: le Manovre, la Battaglia, un assedio, una cattura e il conteggio.',
    },
  },
  covers: [
    {
      id: 'sacred-hill',
      title: everywhere('Sacred Hill'),
      ruleSets: ['sacred-hill-1', 'sacred-hill-2', 'sacred-hill-doubles-1', 'sacred-hill-doubles-2'],
      minutes: [15, 25],
      mood: {
        en: 'Divide and conquer',
        de: 'Teile und herrsche',
        it: 'Divide et impera',
      },
      about: {
        en: 'Manoeuvre like knights, then battle: link your ringforts into one kingdom and split the enemy’s.',
        de: 'Erst das Manöver im Springerzug, dann die Schlacht: Verbinde deine Ringwälle zu einem Königreich und spalte das feindliche.',
        it: 'Prima le Manovre a mosse di cavallo, poi la Battaglia: unisci i tuoi forti in un solo regno e spezza quello nemico.',
      },
    },
    {
      id: 'four-treasures',
      title: everywhere('Four Treasures'),
      ruleSets: ['four-treasures', 'four-treasures-doubles'],
      minutes: [10, 15],
      mood: {
        en: 'Easy to learn, from age 6',
        de: 'Leicht zu lernen, ab 6 Jahren',
        it: 'Facile da imparare, dai 6 anni',
      },
      about: {
        en: 'Build anywhere and weave the most bridges. Lay traps, and do not fall into any.',
        de: 'Baue, wo du willst, und knüpfe die meisten Brücken. Stelle Fallen, aber tappe selbst in keine.',
        it: 'Costruisci dove vuoi e intreccia più ponti di tutti. Tendi trappole e non cadere in quelle altrui.',
      },
    },
    {
      id: 'high-kings',
      title: everywhere('High Kings of Tara'),
      ruleSets: ['high-kings-1', 'high-kings-2'],
      minutes: [20, 40],
      mood: {
        en: 'A hunt for kings',
        de: 'Jagd auf Könige',
        it: 'Caccia ai re',
      },
      about: {
        en: 'Three kings each do the building. They leap like knights, and they can be captured.',
        de: 'Auf jeder Seite bauen drei Könige. Sie ziehen wie Springer, und sie können geschlagen werden.',
        it: 'A costruire sono i re, tre per parte. Saltano come cavalli e possono essere catturati.',
      },
    },
    {
      id: 'poisoned-chalice',
      title: everywhere('Poisoned Chalice'),
      ruleSets: ['poisoned-chalice'],
      minutes: [15, 25],
      mood: {
        en: 'At cross purposes',
        de: 'Kreuz und quer',
        it: 'Piani incrociati',
      },
      about: {
        en: 'Red thinks in files, Blue in ranks. Where the enemy stands you must follow.',
        de: 'Rot denkt in Linien, Blau in Reihen. Wo der Feind steht, musst du folgen.',
        it: 'Rosso ragiona per colonne, Blu per traverse. Dove c’è il nemico, devi seguirlo.',
      },
    },
    {
      id: 'stone-of-destiny',
      title: everywhere('Stone of Destiny'),
      ruleSets: ['stone-of-destiny'],
      minutes: [25, 40],
      mood: {
        en: 'A duel to the last bridge',
        de: 'Ein Duell bis zur letzten Brücke',
        it: 'Duello fino all’ultimo ponte',
      },
      about: {
        en: 'Fill the board around the enemy king, then seize ringforts and hold them with bridges.',
        de: 'Fülle das Brett rund um den feindlichen König, dann schnapp dir Ringwälle und sichere sie mit Brücken.',
        it: 'Riempi il tabellone intorno al re nemico, poi conquista forti e difendili con i ponti.',
      },
    },
  ],
};
