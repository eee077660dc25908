// What the face of Tumult Royal says, in English. The other languages have the same shape; the compiler sees to it.
import { listed } from '../../../words/listed';
import { plural } from '../../../words/plural';

export const en = {
  land: 'The land with its fields',
  parts: { label: 'What is shown', middle: 'Goods', land: 'Land', others: 'Castles' },
  statues: 'Statues',
  round: (round: number) => `Round ${round}`,
  phases: {
    ranks: 'Ranks', lands: 'The land', first: 'First statues', spin: 'Mood of the people', order: 'Tax raid', raid: 'Tax raid', face: 'Tax raid', up: 'Turning up',
    spins: 'Mood of the people', build: 'Statues', open: 'New land', land: 'New land',
  } as Record<string, string>,
  asked: {
    first: 'Where does your first statue stand? Touch a free meadow.',
    lift: (lifts: number) => `Lift a tile: ${plural(lifts, 'lift', 'lifts')} left.`,
    live: 'Grab! Touch a tile, pull it down to keep it, push it up to put it back.',
    again: 'You want no more tiles; until the raid ends you may still lift one.',
    keep: (face: string) => `You hold ${face}: keep it or put it back?`,
    build: 'Where do you set up statues? Touch a field.',
    open: 'Which landscape tile do you turn up?',
  },
  next: { pay: (field: string) => `How do you pay for ${field}?` },
  choices: {
    pass: 'Pass',
    pay: (goods: string) => `Pay ${goods}`,
  },
  advise: {
    at: (field: string) => `Set the first statue on ${field}.`,
    build: (field: string, goods: string) => `Build on ${field} and pay ${goods}.`,
    lift: (slot: number) => `Lift tile ${slot}.`,
    open: (position: number) => `Turn up landscape tile ${position}.`,
    keep: 'Keep the tile.', back: 'Put the tile back.', done: 'Take no more tiles.', pass: 'Pass.',
  },
  counts: { supporters: 'Supporters', statues: 'Statues' },
  verdict: (who: string) => `${who} wins`,
  score: { player: 'Player', statues: 'Statues', supporters: 'Supporters', chronicle: 'The royal chronicle' },
  and: listed('and'),
};

export type Words = typeof en;
