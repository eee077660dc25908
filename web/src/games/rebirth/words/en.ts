// What the face of Rebirth says, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../words/listed';
import type { Phase, Source } from '../facts';

export const en = {
  parts: { label: 'What is shown', map: 'Map', missions: 'Missions', players: 'Players' },
  points: 'Points',
  castles: 'Castles',
  supply: 'To draw',
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
    placeThere: (tile: string, place: string) => `Do you place ${tile} at ${place}?`,
    place: (points: number | null) => (points ? `Place here: +${points}` : 'Place here'),
    skip: 'Do without',
    skipped: (towers: number) => (towers === 1 ? 'What the tower gives is lost.' : `What the ${towers} towers give is lost.`),
    double: (mission: string) => `Double “${mission}”`,
    doubled: (points: number[]) => `Twice ${points.join(' or ')} points`,
    sofar: (have: number, least: number) => `You have ${have} of ${least}`,
    extra: (aside: number) => (aside === 1 ? 'The tile that you have set aside is drawn, and you place it at once. Towers beside it give nothing.' : `One of the ${aside} tiles that you have set aside is drawn at random, and you place it at once. Towers beside it give nothing.`),
    draw: 'At the end of this turn you draw three tiles instead of one. Next turn you place one of them; the others go back into the supply.',
    secret: (deck: number) => `You draw one of the ${deck} missions that are left and keep it face down. It brings its higher value if you have fulfilled it at the end.`,
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
  and: listed('and'),
};

export type Words = typeof en;
