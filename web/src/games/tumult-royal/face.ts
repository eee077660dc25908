// The face of Tumult Royal: the land, the middle of the table with the raid, and everybody's castle board.
import { catalogue } from '../../engine/catalogue';
import { ledger } from '../../words/ledger.svelte';
import { speech } from '../../words/speech.svelte';
import type { Face } from '../face';
import Board from './Board.svelte';
import { court } from './castles/court.svelte';
import StatueSign from './castles/StatueSign.svelte';
import { castleWords } from './castles/words/spoken';
import { lines } from './colours';
import { ceremony, telling } from './ceremony/telling';
import Counts from './Counts.svelte';
import type { Facts } from './facts';
import { landWords } from './land/words/spoken';
import Emblem from './pieces/Emblem.svelte';
import { raidWords } from './raid/words/spoken';
import { advise, phase, prompt, verdict } from './telling';
import { tumultWords as words } from './words/spoken';

const family = 'tumult-royal';
const names = (seat: number) => speech.of(catalogue.find(family)!.seats[seat]!);
const faceName = (face: string) => ledger.word(family, 'face', face);

ledger.speakOf(family, (seat) => court.sideOf(seat));

export const load = () => Promise.all([words.load(), landWords.load(), raidWords.load(), castleWords.load()]);

export const face: Face<Facts> = {
  family,
  Board,
  boxed: true,
  Counts,
  Emblem,
  colours: lines,
  score: async () => (await import('./Score.svelte')).default,
  lead: ({ facts }) => ({ name: words().statues, Sign: StatueSign, counts: facts.seats.map(({ statues }) => statues) }),
  phase: (position) => phase(words(), position),
  prompt: (position) => prompt(words(), faceName, position),
  verdict: (position) => verdict(words(), names, position),
  sides: (_, seats) => Array.from({ length: seats }, (_, seat) => [seat]),
  report: ({ events }) => events.filter((event) => !telling.quiet(event)).map((event) => ledger.tell(family, event, names)).filter(Boolean).join(' '),
  speaksInRealTime: true,
  telling,
  ceremony,
  advise: (_, move) => advise(words(), faceName, move),
  effects: async () => (await import('./why/spoken')).spokenEffects,
};
