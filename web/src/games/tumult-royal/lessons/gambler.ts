// The gambler’s variant: the people’s mood comes after the raid.
import { raiding, start, turnedUp, type Raid } from './records';
import { shortLesson } from './short';
import { only } from './tasks';

const gamble: Raid = { acts: '0 T3-, 1 =1, 0 T2, 1 ., 0 B1, 0 M1, 0 T3?', lifts: 5, aside: 'T2 T1 T1 B3 M3 B2' };

export const gamblerLesson = shortLesson({
  id: 'gambler',
  options: { gambler: 1, lifts: 5 },
  game: { gambler: 1 },
  scenes: [
    { id: 'tools', steps: [...start, ...raiding(gamble)], answers: () => [...turnedUp(gamble), '* spin 2', '* spin 3', '* spin 5'], move: only('back') },
  ],
});
