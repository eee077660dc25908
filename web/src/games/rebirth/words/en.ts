// What the face of Rebirth says, in English. The other languages have the same shape; the compiler sees to it.
import type { Phase, Source } from '../facts';

export const en = {
  parts: { label: 'What is shown', map: 'Map', missions: 'Missions', players: 'Players' },
  points: 'Points',
  castles: 'Castles',
  supply: 'To draw',
  missions: 'Public missions',
  players: 'What everybody has',
  left: 'Tiles still to come',
  aside: 'Set aside',
  hidden: 'hidden',
  secret: 'Private mission',
  handOf: (who: string) => `Tiles in ${who}’s hand`,
  phases: {
    missions: 'Missions', towers: 'Round towers', aside: 'Set aside', tiles: 'First tiles', place: 'Placing', double: 'Doubler', tower: 'Round tower',
    extra: 'Extra tile', 'place extra': 'Extra tile', secret: 'Private mission', draw: 'Drawing', over: '',
  } satisfies Record<Phase, string> as Record<Phase, string>,
  sources: { farms: 'Farms', settlements: 'Settlements', missions: 'Missions', towers: 'Towers', castles: 'Castles' } satisfies Record<Source, string> as Record<Source, string>,
  asked: {
    place: (tile: string) => `Where do you place ${tile}?`,
    extra: (tile: string) => `Where do you place your extra tile, ${tile}?`,
    choose: (tiles: number) => `Which of your ${tiles} tiles do you place, and where? The others go back into the supply.`,
    putOut: (tiles: number): string => (tiles === 1 ? 'Your tile fits nowhere: it leaves the game.' : 'None of your tiles fits anywhere: which one leaves the game?'),
    double: 'Which mission does your marker double?',
    tower: 'Which round tower do you activate?',
  },
  choices: {
    place: 'Place here',
    skip: 'Do without',
    putOut: (tile: string) => `Put out ${tile}`,
    tower: (name: string, bonus: string) => `${name}: ${bonus}`,
  },
  advise: {
    place: (tile: string, place: string) => `Place ${tile} at ${place}.`,
    putOut: (tile: string) => `Put ${tile} out of the game.`,
    double: (mission: string) => `Double “${mission}”.`,
    tower: (tower: string) => `Activate the round tower at ${tower}.`,
    skip: 'Do without the round towers.',
  },
  verdict: (who: string, winners: number) => (winners > 1 ? `${who} share the victory` : `${who} wins`),
  and: (names: string[]) => (names.length > 2 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names.join(' and ')),
};

export type Words = typeof en;
